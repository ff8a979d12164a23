"""Printed cards: records of community files, and readings of their texts."""
