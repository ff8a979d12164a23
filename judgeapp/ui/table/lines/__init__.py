"""Lists of lines with the clauses behind each."""
