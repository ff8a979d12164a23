"""Random games with legal decks of real cards, in which everything must hold."""
