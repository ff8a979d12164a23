"""Lists, their rows, and what of a row is marked."""
