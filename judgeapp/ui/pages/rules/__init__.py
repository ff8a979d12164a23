"""The rulebooks as pages: clauses, passages and concepts, and notes beside them."""
