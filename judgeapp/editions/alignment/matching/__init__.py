"""Matching of the clauses of two editions, by their order and by what is above and below."""
