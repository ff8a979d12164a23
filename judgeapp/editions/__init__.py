"""Rulebooks that a judge imports: from a file to passages, with proof that none of it was lost."""
