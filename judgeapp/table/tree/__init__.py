"""All that was tried at a table, its file, and what stands above a report of it."""
