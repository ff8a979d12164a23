"""The grammar of card texts: the phrase book, reading by it, and printing what was read."""
