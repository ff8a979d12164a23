"""Scenario files: a position, the players' actions, and the expected results."""
