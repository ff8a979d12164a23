"""Codes with parameters rendered in the language of the reader, as they stand within a line: it begins small where its
language begins it so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce
from typing import NamedTuple

from judgeapp.engine.events import IDS, EventKind
from judgeapp.engine.explanation.narration import Explanation, sentence, template
from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation

# How a language joins two; marked for translation in the window.
_LIST, _SENTENCES = "{one}, {other}", "{one}; {other}"
# Names of the players by seat, as they are rendered now, and the parameters that are seats.
_players: ContextVar[Mapping[str, str]] = ContextVar("players")
_SEATS = frozenset(("seat", "one_seat", "other_seat", "winner"))


@contextmanager
def players_named(names: Mapping[str, str]) -> Iterator[None]:
    """Say the names of players in here, by seat."""
    before = _players.set(names)
    try:
        yield
    finally:
        _players.reset(before)


def seat_text(seat: str) -> str:
    """Name of the player who decides."""
    return _players.get({}).get(seat, seat) or translation("table", QT_TRANSLATE_NOOP("table", "The judge"))


def render_event(explanation: Explanation) -> str:
    return render("events", template(EventKind(explanation.code), explanation.params), explanation.params)


def card_name_text(name: str) -> str:
    """Name of a card, or of several of one; in words for a card that nobody has named."""
    number, times, card = name.rpartition(" × ")
    return f"{number}{times}{translation(CARDS, card)}"


def render(context: str, text: str, params: Mapping[str, str]) -> str:
    """A sentence with its parameters; those that are words are in the current language too."""
    words = {name: seat_text(text) if text and name in _SEATS else text for name, text in params.items()}
    for name, (of, between) in WORDED.get(context, {}).items():
        if name in params:
            pair = _SENTENCES if between == AND_THEN else _LIST
            words[name] = _beside(pair, (_word(of, part) for part in params[name].split(between)))
    return sentence(translation(context, text), words)


def _word(context: str, text: str) -> str:
    return card_name_text(text) if context == CARDS else translation(context, text)


def _beside(pair: str, words: Iterable[str]) -> str:
    template = translation("wording", pair)
    return reduce(lambda first, other: template.format(one=first, other=other), words)


# Separates several sentences in one parameter.
AND_THEN = "; "


class Worded(NamedTuple):
    """A parameter that is words: their context, and the separator of several."""

    context: str
    between: str = ", "


# Parameter with names of cards, in words for unnamed ones.
CARDS = "cards"


def _named(*params: str) -> dict[str, Worded]:
    return dict.fromkeys(params, Worded(CARDS))


# Parameters that are words, by context.
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
    "differences": _named("attacker", "target", "card", "cards", "unit"),
    "faults": {"area": Worded("areas"), **_named("card")},
    "claims": {"why": Worded("reasons", AND_THEN), **_named("card")},
    "outcomes": {"pile": Worded("areas"), **_named("unit", "card", "cards")},
    "options": {"keyword": Worded("keyword effects"), **_named("card", "unit", "target", "of", "link")},
    "sayings": _named("card"),
}
