"""Rulebooks that a judge brings in: from a file to passages, with the proof that nothing of it was
lost."""
