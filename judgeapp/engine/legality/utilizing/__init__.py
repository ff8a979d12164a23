"""Utilizing cards (1-3-11): whether one can be played, digivolved into, used or linked.

Imports point one way: declaring <- play, use, link, digivolve, dna, burst, app_fusion.
"""
