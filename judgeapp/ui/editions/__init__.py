"""Rulebooks that are brought in: what they are asked to be, and the work behind it."""
