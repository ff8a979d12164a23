"""Random games of cards that are understood, and the faults that they come to."""
