"""Rulings: official answers and judges' rulings, found beside rules and cards."""
