"""Pages of the reader as HTML: clauses, concepts, cards, scenes, and the program itself."""
