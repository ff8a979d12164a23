"""State of a duel: its parts, the functions that change it, and when two are the same."""
