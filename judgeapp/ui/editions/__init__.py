"""Imported rulebooks: the questions about them, and the work behind it."""
