"""Panels around the board: events, pending effects, decisions."""
