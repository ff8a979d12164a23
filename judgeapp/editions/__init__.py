"""Rulebooks that a judge brings in: from a file to passages, with the proof that none of it was lost."""
