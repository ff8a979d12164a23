"""What happened, and why, in words and clauses."""
