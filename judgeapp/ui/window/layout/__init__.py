"""What of the window lies where."""
