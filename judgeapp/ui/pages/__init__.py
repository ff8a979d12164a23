"""What the reader can show, as HTML: clauses, concepts, cards, scenes, and the desk itself."""
