"""Our own words about the sources: readings, renderings, differences, clauses that are only cited."""
