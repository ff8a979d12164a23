"""Texts that look like those of cards."""

from __future__ import annotations

import re

from judgeapp.language.folding import guessed_language
from judgeapp.language.words import ends_as_question

# Marks of card texts alone: a timing or keyword in its brackets.
_BRACKETED = re.compile("【[^【】]+】|≪[^≪≫]+≫|《[^《》]+》|＜[^＜＞]+＞|<[^<>]+>|\\[[^\\[\\]]+\\]")
# Letters beside the brackets; with fewer, somebody is looking up the name of a timing.
_SPEAKS = {"en": 16, "ja": 6}
# No card text contains or begins with these.
_ASKED = re.compile(
    r"什么|什麼|怎么|怎麼|怎样|怎樣|能不能|可不可以|会不会|會不會|どう|なぜ|"
    r"^\s*(?:can|could|do|does|did|is|are|was|what|how|why|who|which|whose|when (?:do|does|is|are|can)|"
    r"kann|darf|muss|was|wie|warum|wer|wann)\b",
    re.IGNORECASE,
)


def is_card_text(text: str) -> bool:
    """True if a text looks like that of a card, not a question: a timing or keyword in brackets with a text around."""
    if not _BRACKETED.search(text) or ends_as_question(text) or _ASKED.search(text):
        return False
    least = _SPEAKS.get(guessed_language((text,)), _SPEAKS["ja"])
    return sum(c.isalnum() for c in _BRACKETED.sub("", text)) >= least
