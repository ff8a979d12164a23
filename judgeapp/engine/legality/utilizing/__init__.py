"""Utilizing cards (1-3-11): can a card be played, digivolved into, used or linked?"""
