"""What the pictures show: the window, sat down at, with a table before it, in each language."""
