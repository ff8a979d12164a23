"""A small rulebook."""

from __future__ import annotations

SMALL = """\
A Game of Tides
Ver.4.2
1. Overview
1-1. Players
1-1-1. Two players play.
1-1-2. A third one may watch. (Example: A judge.) No one else may.
1-2. Winning
1-2-1. Whoever has no card left loses. (For details, see 2-1 "Decks".)
2. Cards
2-1. Decks
2-1-1. A deck has 50 cards.
2-1-2. They are shuffled.
Update History
(2026/03/13) Ver.4.1
1-1-2. has been updated.
(2026/08/18) Ver.4.2
2-1-2. has been added.
"""
