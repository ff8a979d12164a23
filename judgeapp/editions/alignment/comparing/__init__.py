"""How like the clauses of two editions are, and what that tells."""
