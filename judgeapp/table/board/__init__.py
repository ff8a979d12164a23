"""The board at one moment: as values, as text, and pending effects."""
