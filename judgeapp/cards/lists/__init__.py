"""Lists about cards, as players and publishers hand them out: decks, errata, banned and restricted cards."""
