"""The rulebooks as pages: clauses, passages and concepts, and what is told beside them."""
