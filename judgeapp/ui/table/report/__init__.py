"""Handing over what was found."""
