"""Rulings at the table: begun with what is seen, played again, handed on."""
