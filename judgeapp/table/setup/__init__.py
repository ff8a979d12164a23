"""Setting up a position: building it, from typed text, and from a table."""
