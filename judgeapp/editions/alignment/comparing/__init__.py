"""Likeness of the clauses of two editions, and the evidence that it gives."""
