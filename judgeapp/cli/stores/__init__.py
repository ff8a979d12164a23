"""Saved collections as commands open them: of each kind no more than is needed."""
