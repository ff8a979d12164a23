"""Scenario files: a position, what the players did, and what must come of it."""
