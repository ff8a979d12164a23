"""Clause numbers of the Comprehensive Rules: across editions, and in running text."""
