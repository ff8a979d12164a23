"""A keyword effect as a judge types it: "Blocker", "<Security A. +1>", "Fragment 3", "≪連携≫"."""

from __future__ import annotations

import re

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import check_had_alone, keyword_called
from judgeapp.engine.lang import Keyword
from judgeapp.language.folding import guessed_language
from judgeapp.messages.errors import InputError

_BRACKETS = " <>＜＞≪≫"
_NUMBERED = re.compile(r"(.*?)\s*([-+]?\d+)")


def keyword_typed(text: str) -> Keyword:
    """The keyword effect that is meant. Raises InputError when there is none of that name, or
    when it is processing, which nobody has by itself."""
    typed = text.strip(_BRACKETS)
    numbered = _NUMBERED.fullmatch(typed)
    try:
        name = keyword_called(numbered[1] if numbered else typed)
    except InputError:
        # What it specifies stands in brackets: "Decoy (Red)".
        icon = f"<{typed}>"
        effects = read_text(icon, guessed_language((icon,))).effects
        gifts = [gift for effect in effects for gift in effect.gifts]
        if len(gifts) == 1 and isinstance(gifts[0], Keyword):
            return gifts[0]
        raise
    check_had_alone(name)
    return Keyword(name, int(numbered[2]) if numbered else 0)
