"""Lines as clauses or headed passages: what stands where, and what it is not sure of."""
