"""The judge's desk for the Digimon Card Game."""

__version__ = "0.1.0"
