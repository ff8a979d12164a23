"""Editions of the Comprehensive Rules: brought in by a judge, lined up with each other."""
