"""References to clauses of the rules, and their standing in a newer edition."""
