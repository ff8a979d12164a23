"""Rulings: official answers, and what judges have ruled, found beside rules and cards."""
