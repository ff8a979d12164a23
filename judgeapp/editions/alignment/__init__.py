"""Alignment of two editions: which clause of one is which of the other."""
