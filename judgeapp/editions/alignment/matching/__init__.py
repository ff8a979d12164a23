"""Which clauses of two editions go together, by their order and by what stands above and below."""
