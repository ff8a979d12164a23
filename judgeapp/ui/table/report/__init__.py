"""Reports of the table."""
