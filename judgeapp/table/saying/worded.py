"""Parameters of what engine and table say that are words, for which each language has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgeapp.engine.events import IDS

# Between sentences that a parameter has several of.
AND_THEN = "; "


class Worded(NamedTuple):
    """A parameter that is words: the context of these, and what stands between several."""

    context: str
    between: str = ", "


# What cards are called: their names, but for those of which nobody has said what they are.
CARDS = "cards"


def _named(*params: str) -> dict[str, Worded]:
    return dict.fromkeys(params, Worded(CARDS))


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
        **_named(*sorted(IDS), "name", "who", "was", "now"),
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
        **_named("label", "name", "card", "cards"),
    },
    "differences": {"stage": Worded("stages of an attack"), **_named("attacker", "target", "card", "cards", "unit")},
    "faults": {"area": Worded("areas"), **_named("card")},
    "claims": {"why": Worded("reasons", AND_THEN), **_named("card")},
    "outcomes": {"pile": Worded("areas"), **_named("unit", "card", "cards")},
    "options": {"keyword": Worded("keyword effects"), **_named("card", "unit", "target", "of", "link")},
    "sayings": _named("card"),
}
