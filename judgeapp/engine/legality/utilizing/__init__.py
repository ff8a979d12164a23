"""Utilizing cards (1-3-11): can a card be played, digivolved into, used or linked?

Imports point one way: reducing <- declaring <- play, use, link, digivolve, fusions <- committed.
"""
