"""Layout of the window."""
