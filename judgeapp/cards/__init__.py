"""Cards as they are printed: records of community files, and what is read from their text."""
