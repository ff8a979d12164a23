"""Grammar of card texts: the phrase book, reading by it, and printing readings."""
