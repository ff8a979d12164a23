"""Outcomes of all lines of play from a position, and the claims that can be checked against them."""
