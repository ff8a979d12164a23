"""Sense of what was read: what pronouns mean, in which order things are done, and whether it can be meant."""
