"""Official answers in the window."""
