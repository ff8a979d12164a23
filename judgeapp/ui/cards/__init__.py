"""The judge's cards: brought in, imported, written."""
