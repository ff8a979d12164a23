"""Legality of utilizing cards (1-3-11): playing, digivolving, using and linking them."""
