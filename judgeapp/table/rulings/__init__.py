"""Rulings at the table: drafted from it, replayed, shared."""
