"""Panels around the board: what happened, what is pending, what is to be decided."""
