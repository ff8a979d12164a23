"""The list of concepts."""
