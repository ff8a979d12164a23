"""Parameters of what engine and table say that are words, for which each language has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

# Between sentences that a parameter has several of.
AND_THEN = "; "


class Worded(NamedTuple):
    """A parameter that is words: the context of these, and what stands between several."""

    context: str
    between: str = ", "


_CARDS = Worded("cards")
# Of each context its parameters that are words.
WORDED: Mapping[str, Mapping[str, Worded]] = {
    "events": {
        "phase": Worded("phases"),
        "to": Worded("areas"),
        "area": Worded("areas"),
        "timing": Worded("moments"),
        "until": Worded("durations"),
        "where": Worded("places on a stack"),
        "reason": Worded("reasons", AND_THEN),
        "kind": Worded("keyword effects"),
        "keyword": Worded("keyword effects"),
        "target": _CARDS,
        "unit": _CARDS,
        "card": _CARDS,
        "cards": _CARDS,
        "became": _CARDS,
    },
    "board": {
        "phase": Worded("phases"),
        "stage": Worded("stages of an attack"),
        "pile": Worded("areas"),
        "why": Worded("board words"),
        "chooses": Worded("board words"),
        "kinds": Worded("kinds of cards", " and "),
        "colors": Worded("colors", " "),
        "suspended": Worded("board words"),
        "fresh": Worded("board words"),
        "down": Worded("board words"),
        "active": Worded("board words"),
        "part": Worded("board words"),
        "until": Worded("durations"),
        "timing": Worded("moments"),
        "cards": _CARDS,
    },
    "differences": {"stage": Worded("stages of an attack")},
    "faults": {"area": Worded("areas")},
    "claims": {"why": Worded("reasons", AND_THEN)},
    "outcomes": {"pile": Worded("areas"), "unit": _CARDS, "card": _CARDS, "cards": _CARDS},
    "options": {
        "keyword": Worded("keyword effects"),
        **dict.fromkeys(("card", "unit", "target", "of", "link"), _CARDS),
    },
}
