"""Random games with legal decks of real cards, checked for faults."""
