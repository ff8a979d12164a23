"""Rulebooks that are imported: what they are asked to be, and the work behind it."""
