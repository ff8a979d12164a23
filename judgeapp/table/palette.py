"""What the judge does with his own hands, as the few deeds that he has to choose from: corrections
of the board, on which nothing triggers, and what an effect does that he resolves by hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judgeapp.cards.reading.compiler import Understanding, read_text
from judgeapp.engine import judge, lang
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import ByHandDeed, Correction
from judgeapp.engine.keyword_rules import effects_of
from judgeapp.engine.lang import Area, Named, Until
from judgeapp.language.folding import guessed_language
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.table.board.shown import Board, CardShown
from judgeapp.table.setup.keyword import keyword_typed

# What each deed needs besides itself: "card", "unit" (any card of the field), "area", "onto" (a
# card of the field), "number", "seat", "keyword", "words", "until".
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
DEEDS: dict[str, tuple[str, ...]] = {
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
# Where a card can be put, and to which end of a pile.
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


class PaletteChoice(Struct, frozen=True):
    """What the judge chose.

    card, onto -- ids; number may be negative; seat "" is the owner of the card
    keyword    -- "Blocker", "Security A. +1"
    words      -- what an effect does, in the words of cards
    """

    card: int = 0
    onto: int = 0
    place: str = "trash"
    seat: str = ""
    number: int = 1
    keyword: str = ""
    words: str = ""
    until: Until = Until.END_OF_TURN


def correction(deed: str, said: PaletteChoice) -> Correction:
    """One of CORRECTIONS. Raises InputError when what it needs was not said."""
    _needs(CORRECTIONS[deed], said)
    seat = Seat(said.seat) if said.seat else None
    if deed == "put":
        area, top = PLACES[said.place]
        return judge.Put(said.card, area, seat, top)
    if deed in ("under", "on"):
        return judge.Stack(said.card, said.onto, on_top=deed == "on")
    if deed == "link":
        return judge.Plug(said.card, said.onto)
    if deed in ("suspend", "unsuspend"):
        return judge.TurnUnit(said.card, suspended=deed == "suspend")
    if deed == "memory":
        return judge.CorrectMemory(seat or Seat.A, said.number)
    return judge.Granted(said.card, (_gift(deed, said),), said.until)


def deed(deed: str, said: PaletteChoice) -> ByHandDeed:
    """One of DEEDS. Raises InputError when what it needs was not said, or the words are not
    understood."""
    _needs(DEEDS[deed], said)
    cards = (said.card,) if {"card", "unit"} & set(DEEDS[deed]) else ()
    return ByHandDeed(tuple(_actions(deed, said)), cards)


def _actions(deed: str, said: PaletteChoice) -> Iterator[lang.Action]:
    match deed:
        case "words":
            yield from _in_words(said.words)
        case "draw":
            yield lang.Draw(said.number)
        case "gain-memory":
            yield lang.Memory(said.number)
        case "delete":
            yield lang.Delete(_CHOSEN)
        case "to-hand":
            yield lang.ToHand(_CHOSEN)
        case "to-deck-top":
            yield lang.ToDeck(_CHOSEN, top=True)
        case "to-deck-bottom":
            yield lang.ToDeck(_CHOSEN)
        case "to-security":
            yield lang.ToSecurity(_CHOSEN)
        case "trash":
            yield lang.Trash(_CHOSEN)
        case "suspend":
            yield lang.Suspend(_CHOSEN)
        case "unsuspend":
            yield lang.Unsuspend(_CHOSEN)
        case "de-digivolve":
            yield lang.DeDigivolve(_CHOSEN, said.number)
        case "play":
            yield lang.PlayFree(_CHOSEN)
        case _:
            yield lang.Give(_CHOSEN, (_gift(deed, said),), said.until)


def _in_words(text: str) -> tuple[lang.Action, ...]:
    language = guessed_language((text,))
    reading = read_text(text, language)
    if reading.state is not Understanding.UNDERSTOOD and language in _HEADERS:
        # What an effect does is only read behind its timing.
        reading = read_text(f"{_HEADERS[language]}{text}", language)
    if reading.state is not Understanding.UNDERSTOOD:
        raise InputError(
            "{text!r} is not understood",
            where=str(message("an effect by hand")),
            mend="Choose one of the other deeds, or correct the board",
            text=text.strip(),
        )
    return tuple(action for effect in reading.effects for action in effect.actions)


def _gift(deed: str, said: PaletteChoice) -> lang.Gift:
    if deed == "dp":
        return lang.AddDP(said.number)
    keyword = keyword_typed(said.keyword)
    effects_of(keyword)  # says what its icon must tell besides
    return keyword


def _needs(needs: tuple[str, ...], said: PaletteChoice) -> None:
    missing = [
        name
        for name, there in (
            ("card", said.card),
            ("unit", said.card),
            ("onto", said.onto),
            ("keyword", said.keyword.strip()),
            ("words", said.words.strip()),
        )
        if name in needs and not there
    ]
    if missing:
        raise InputError("the {missing} is missing", mend="Choose it first", missing=missing[0])


# -- what there is to choose from -----------------------------------------------------------------


class CardOnTable(Struct, frozen=True):
    """A card of the table: of which area of whom, and whether it is one of the field with all
    that belongs to it."""

    id: int
    name: str
    seat: str
    area: str
    is_unit: bool = False


def cards_of(board: Board) -> Iterator[CardOnTable]:
    """Every card that can be meant, the field first."""
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
            pile: tuple[CardShown, ...] = getattr(side, area)
            for card in pile:
                yield CardOnTable(card.id, card.name, side.seat, area)
