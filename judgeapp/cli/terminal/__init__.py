"""What commands read from a terminal and write to it: JSON for scripts, lines for people."""
