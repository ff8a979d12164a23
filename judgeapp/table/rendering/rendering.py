"""Codes with parameters rendered in the language of the reader, as they stand within a line: it begins small where its
language begins it so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce

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
    for name, of in WORDED.get(context, {}).items():
        if name in params:
            pair = _SENTENCES if of == "reasons" else _LIST
            words[name] = _beside(pair, (_word(of, part) for part in params[name].split(_BETWEEN.get(of, ", "))))
    return sentence(translation(context, text), words)


def _word(context: str, text: str) -> str:
    return card_name_text(text) if context == CARDS else translation(context, text)


def _beside(pair: str, words: Iterable[str]) -> str:
    template = translation("wording", pair)
    return reduce(lambda first, other: template.format(one=first, other=other), words)


# Parameters with names of cards, in words for unnamed ones.
CARDS = "cards"
# Parameters that are words: by the context of a sentence, the context of each.
WORDED: Mapping[str, Mapping[str, str]] = {
    context: {name: of for of, names in words.items() for name in names.split()}
    for context, words in {
        "events": {
            "phases": "phase",
            "areas": "to area",
            "moments": "timing",
            "durations": "until",
            "places on a stack": "where",
            "reasons": "reason",
            "keyword effects": "kind keyword",
            CARDS: " ".join((*sorted(IDS), "name who was now waiting")),
        },
        "board": {
            "phases": "phase",
            "stages of an attack": "stage",
            "areas": "pile",
            "board words": "why chooses suspended fresh down active part",
            "kinds of cards": "kinds",
            "colors": "colors",
            "durations": "until",
            "moments": "timing",
            CARDS: "label name card cards",
        },
        "differences": {CARDS: "attacker target card cards unit"},
        "faults": {"areas": "area", CARDS: "card"},
        "claims": {"reasons": "why", CARDS: "card"},
        "outcomes": {"areas": "pile", CARDS: "unit card cards"},
        "options": {"keyword effects": "keyword", CARDS: "card unit target of link"},
        "sayings": {CARDS: "card"},
    }.items()
}
# Separators of several in a parameter, by their context; of all others a comma.
_BETWEEN = {"reasons": "; ", "kinds of cards": " and ", "colors": " "}
