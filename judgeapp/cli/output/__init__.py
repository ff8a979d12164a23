"""Lines and JSON of results that several commands print."""
