"""The board, drawn."""
