"""Matching of the clauses of two editions, by order and by the clauses above and below."""
