"""What stands around the board: what happened, what waits, what is to be decided."""
