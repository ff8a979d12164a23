"""The judge's cards: loaded, imported, written."""
