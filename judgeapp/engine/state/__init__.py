"""The state of a duel: what it is made of, what changes it, and when two are the same."""
