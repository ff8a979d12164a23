"""Names of cards in recorded events."""

from __future__ import annotations

import re

from judgeapp.engine.explanation.narration import Explanation

# Internal names of cards and effects, and placeholders for missing names.
INNER = re.compile(r"\b(effects|inherited|security|link_effects|gained|pending|keyword)\.\w|\?|#\d|\bblank\b")
# Words of card texts that don't occur in events.
OF_CARDS = ("effect", "text", "gifts")


def without_words_of_cards(explanation: Explanation) -> str:
    text = explanation.text
    for word in (explanation.params.get(part) for part in OF_CARDS):
        text = text.replace(word, "") if word else text
    return text


def lacks_a_name(explanation: Explanation) -> bool:
    """True if a card or an effect has its internal name instead of its own."""
    nameless = "a card" in {explanation.params.get(of) for of in ("unit", "card", "cards", "who")}
    return nameless or INNER.search(without_words_of_cards(explanation)) is not None
