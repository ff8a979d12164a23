"""Setting up a position: building it, from what is typed, and off a table."""
