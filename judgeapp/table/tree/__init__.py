"""All attempts at a table, their file, and the heading of a report."""
