"""Lists of lines with their clauses."""
