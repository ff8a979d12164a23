"""What comes of all ways from a position, and what can be asked of them."""
