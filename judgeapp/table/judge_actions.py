"""Actions of the judge: corrections of the board, on which nothing triggers, the actions of an effect that he resolves
by hand, and actions at any moment by his ruling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.reading.parts import Understanding
from judgeapp.engine import judge, lang
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import ByHandDeed, Correction, Ruling
from judgeapp.engine.keyword_rules import effects_of
from judgeapp.engine.lang import Area, Named, Until
from judgeapp.engine.state.state import State
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.table import words
from judgeapp.table.board.snapshot import Board, CardSnapshot
from judgeapp.table.setup.facts import parse_keyword

# Parameters of each action: "card", "unit" (any card on the field), "area", "onto" (a card on the field), "number",
# "seat", "keyword", "words", "until".
CORRECTIONS: dict[str, tuple[str, ...]] = {
    "put": ("card", "area", "seat"),
    "under": ("card", "onto"),
    "on": ("card", "onto"),
    "link": ("card", "onto"),
    "suspend": ("unit",),
    "unsuspend": ("unit",),
    "memory": ("seat", "number"),
    "dp": ("unit", "number", "until"),
    "keyword": ("unit", "keyword", "until"),
}
BY_HAND_ACTIONS: dict[str, tuple[str, ...]] = {
    "words": ("words",),
    "draw": ("number",),
    "gain-memory": ("number",),
    "delete": ("unit",),
    "to-hand": ("card",),
    "to-deck-top": ("card",),
    "to-deck-bottom": ("card",),
    "to-security": ("card",),
    "trash": ("card",),
    "suspend": ("unit",),
    "unsuspend": ("unit",),
    "de-digivolve": ("unit", "number"),
    "play": ("card",),
    "dp": ("unit", "number", "until"),
    "keyword": ("unit", "keyword", "until"),
}
# What a ruling can have an effect ("by") of a card do: every correction, with the additional parameters "into" (any
# card) and "effect" (one of the card's).
RULINGS: dict[str, tuple[str, ...]] = {
    "activate": ("by", "effect"),
    "digivolve": ("by", "unit", "into"),
    **{action: ("by", *needs) for action, needs in BY_HAND_ACTIONS.items()},
}
# Where a card can be put, and on which end of a pile.
PLACES: dict[str, tuple[Area, bool]] = {
    "hand": (Area.HAND, True),
    "trash": (Area.TRASH, True),
    "deck-top": (Area.DECK, True),
    "deck-bottom": (Area.DECK, False),
    "security-top": (Area.SECURITY, True),
    "security-bottom": (Area.SECURITY, False),
    "battle": (Area.BATTLE, True),
    "breeding": (Area.BREEDING, True),
    "digi-egg-deck": (Area.DIGI_EGG_DECK, True),
}
_HEADERS = {"en": "[Main] ", "ja": "【メイン】"}
_CHOSEN = Named("chosen")


class ActionParams(Struct, frozen=True):
    """Parameters that the judge chose."""

    # card, onto, into, by: ids; number may be negative; seat "" is the owner of the card
    card: int = 0
    onto: int = 0
    into: int = 0
    by: int = 0
    effect: str = ""  # its place on the card: "effects.0"
    place: str = "trash"
    seat: str = ""
    number: int = 1
    keyword: str = ""  # "Blocker", "Security A. +1"
    words: str = ""  # the text of an effect, in the words of cards
    until: Until = Until.END_OF_TURN


def correction(action: str, params: ActionParams) -> Correction:
    """Make one of CORRECTIONS. Raises InputError when a parameter is missing."""
    _needs(CORRECTIONS[action], params)
    seat = Seat(params.seat) if params.seat else None
    if action == "put":
        area, top = PLACES[params.place]
        return judge.Put(params.card, area, seat, top)
    if action in ("under", "on"):
        return judge.Stack(params.card, params.onto, on_top=action == "on")
    if action == "link":
        return judge.Plug(params.card, params.onto)
    if action in ("suspend", "unsuspend"):
        return judge.TurnUnit(params.card, suspended=action == "suspend")
    if action == "memory":
        return judge.CorrectMemory(seat or Seat.A, params.number)
    return judge.Granted(params.card, (_gift(action, params),), params.until)


def by_hand_action(action: str, params: ActionParams) -> ByHandDeed:
    """Make one of BY_HAND_ACTIONS. Raises InputError when a parameter is missing, or the words are not understood."""
    _needs(BY_HAND_ACTIONS[action], params)
    cards = (params.card,) if {"card", "unit"} & set(BY_HAND_ACTIONS[action]) else ()
    return ByHandDeed(_actions(action, params), cards)


def ruling_action(action: str, params: ActionParams) -> Ruling:
    """Make one of RULINGS. Raises InputError when a parameter is missing, or the words are not understood."""
    needs = RULINGS[action]
    _needs(needs, params)
    if action == "activate":
        return Ruling(params.by, params.effect)
    cards = (params.card,) if {"card", "unit"} & set(needs) else ()
    into = (params.into,) if "into" in needs else ()
    return Ruling(params.by, "", _actions(action, params), cards, into)


def effects_to_rule(state: State, ref: int, language: str) -> dict[str, str]:
    """Texts of the effects of a card that a ruling can activate, by their places."""
    held = judge.effects_to_rule(state, ref)
    return {each.source.index: words.of_effect(state, *each, language) for each in held}


_DONE: Mapping[str, Callable[[ActionParams], lang.Action]] = {
    "draw": lambda params: lang.Draw(params.number),
    "gain-memory": lambda params: lang.Memory(params.number),
    "delete": lambda _: lang.Delete(_CHOSEN),
    "to-hand": lambda _: lang.ToHand(_CHOSEN),
    "to-deck-top": lambda _: lang.ToDeck(_CHOSEN, top=True),
    "to-deck-bottom": lambda _: lang.ToDeck(_CHOSEN),
    "to-security": lambda _: lang.ToSecurity(_CHOSEN),
    "trash": lambda _: lang.Trash(_CHOSEN),
    "suspend": lambda _: lang.Suspend(_CHOSEN),
    "unsuspend": lambda _: lang.Unsuspend(_CHOSEN),
    "de-digivolve": lambda params: lang.DeDigivolve(_CHOSEN, params.number),
    "digivolve": lambda _: lang.DigivolveInto(_CHOSEN, Named(lang.IT), free=True, ignore_requirements=True),
    "play": lambda _: lang.PlayFree(_CHOSEN),
}


def _actions(action: str, params: ActionParams) -> tuple[lang.Action, ...]:
    if action == "words":
        return _in_words(params.words)
    known = _DONE.get(action)
    return (known(params) if known is not None else lang.Give(_CHOSEN, (_gift(action, params),), params.until),)


def _in_words(text: str) -> tuple[lang.Action, ...]:
    language = text_language((text,))
    reading = read_text(text, language)
    if reading.state is not Understanding.UNDERSTOOD and language in _HEADERS:
        # The actions of an effect are only read after its timing.
        reading = read_text(f"{_HEADERS[language]}{text}", language)
    if reading.state is not Understanding.UNDERSTOOD:
        raise InputError(
            "{text!r} isn't understood",
            where=str(message("an effect by hand")),
            mend="Choose one of the other actions, or correct the board",
            text=text.strip(),
        )
    return tuple(action for effect in reading.effects for action in effect.actions)


def _gift(action: str, params: ActionParams) -> lang.Gift:
    if action == "dp":
        return lang.AddDP(params.number)
    keyword = parse_keyword(params.keyword)
    effects_of(keyword)  # raises if the icon needs more
    return keyword


def _needs(needs: tuple[str, ...], params: ActionParams) -> None:
    missing = [
        name
        for name, there in (
            ("card", params.card),
            ("unit", params.card),
            ("onto", params.onto),
            ("into", params.into),
            ("by", params.by),
            ("effect", params.effect),
            ("keyword", params.keyword.strip()),
            ("words", params.words.strip()),
        )
        if name in needs and not there
    ]
    if missing:
        raise InputError("the {missing} is missing", mend="Choose it first", missing=missing[0])


class CardOnTable(Struct, frozen=True):
    """A card of the table: its area, its owner, and whether it is a unit of the field with all its cards."""

    id: int
    name: str
    seat: str
    area: str
    is_unit: bool = False


def cards_of(board: Board) -> Iterator[CardOnTable]:
    """Cards that can be meant, the field first."""
    for unit in board.units():
        yield CardOnTable(unit.id, unit.label, unit.seat, unit.area, is_unit=True)
    for unit in board.units():
        for card in unit.stack[1:]:
            yield CardOnTable(card.id, card.name, unit.seat, "under")
        for card in unit.links:
            yield CardOnTable(card.id, card.name, unit.seat, "link")
    for card in board.shown:
        yield CardOnTable(card.id, card.name, card.owner, "nowhere")
    for side in board.seats.values():
        for area in ("hand", "trash", "security", "deck", "digi_egg_deck"):
            pile: tuple[CardSnapshot, ...] = getattr(side, area)
            for card in pile:
                yield CardOnTable(card.id, card.name, side.seat, area)
