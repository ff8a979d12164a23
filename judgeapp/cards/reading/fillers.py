"""Words of card texts that only repeat the rules: they are read, and appear in no effect."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgeapp.cards.reading.parts import Part, ReadText

# By the clause that says so without them, their words in each language.
_FILLERS: dict[str, dict[str, str]] = {
    # A played card is no longer a Security Digimon: there is no battle.
    "13-1-7-3-2": {"en": r"\bwithout battling\b", "ja": "バトル(?:を行わ|せ)ずに"},
    # A card that is played from under another is a new one.
    "3-1-3-1-1": {"en": r"\bas (?:another|other) Digimon\b", "ja": "別のデジモンとして"},
    # Who has several cards placed chooses their order.
    "3-1-3-4": {"en": r"\bin any order\b", "ja": "好きな順番で"},
}


class PassedOver(NamedTuple):
    """Redundant words, and the clause that already says the same."""

    words: str
    clause: str


def passed_over(reading: ReadText, part: Part, printed: str) -> tuple[PassedOver, ...]:
    """Redundant words of an understood part that aren't printed back."""
    if part.gaps:
        return ()
    text, language = reading.text[part.start : part.end], reading.language
    patterns = ((clause, words[language]) for clause, words in _FILLERS.items() if language in words)
    matches = ((clause, pattern, re.search(pattern, text, re.IGNORECASE)) for clause, pattern in patterns)
    return tuple(
        PassedOver(match[0], clause)
        for clause, pattern, match in matches
        if match is not None and not re.search(pattern, printed, re.IGNORECASE)
    )
