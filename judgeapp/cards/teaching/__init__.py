"""Lessons of judges: wordings that mean the same as words that are understood."""
