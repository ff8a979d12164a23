"""What was learnt."""

from __future__ import annotations

from typing import NamedTuple

from judgeapp.cards.reading.grammar.phrases import TaughtPhrase


class Learnt(NamedTuple):
    """A phrase that was learnt; what it says in today's words, and an effect that has it."""

    phrase: TaughtPhrase
    means: str
    example: str
