"""How fast the window is, and whether its memory stays flat."""
