"""The decision: what is open, what is not, and why."""
