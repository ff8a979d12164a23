"""A position as a file states it: the cards, whose turn it is, lasting effects and pending processing.

Names are those of the position itself: a card's `as`, or its own. In the place of an effect ("effects.0",
"gained.<Guard>/effects.1", "gained.<lasting 2>.0") they are in angle brackets; "lasting 2" is the second lasting
effect. A missing thing is called "gone"."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat

import msgspec
from msgspec import Struct, structs

from judgeapp.engine.lang import Action, Due, Filter, Gift, Until

GONE = "gone"  # the thing with this name is gone
PILES = ("hand", "deck", "digi_egg_deck", "security", "trash")
FIELD = ("battle", "breeding")
BELOW = ("under", "under_face_down", "links")  # attached to a card on the field
TOP = "top of "  # before a card on the field: its top card alone


class GrantedEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """Gift of an effect to a card: its duration, and whose effect it was (by default the owner's own)."""

    gifts: tuple[Gift, ...]
    until: Until = Until.END_OF_TURN
    by: str = ""


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of a card that are adjacent in a deck."""

    card: str
    count: int = 1


class Lying(Struct, frozen=True, forbid_unknown_fields=True):
    """Card in a pile, under another one or linked, with more details than its name."""

    card: str
    as_: str = msgspec.field(default="", name="as")  # its name in other parts of the position
    owner: str = ""  # its owner, if not the player whose area it is in (4-9-2)
    face_up: bool | None = None  # if it lies unlike other cards there: up in the security stack, down under a card
    used: dict[str, int] = {}  # how often its [X Per Turn] effects were used this turn, by their place
    count: int = 1  # number of copies, one behind the other; read as that many cards


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the field."""

    card: str
    as_: str = msgspec.field(default="", name="as")  # name in the steps; by default its own
    owner: str = ""  # owner of the top card, if not the player
    under: tuple[str | Lying, ...] = ()  # the cards stacked under it, from bottom to top
    under_face_down: tuple[str | Lying, ...] = ()
    links: tuple[str | Lying, ...] = ()  # its link cards, the first linked first
    suspended: bool = False
    new: bool = False  # it came this turn (7-1-2-1)
    by_effect: bool = False  # it is an Option card that an effect has placed there
    granted: tuple[GrantedEffect, ...] = ()  # gifts of effects, before all other lasting ones
    # How often its [X Per Turn] effects were used this turn, by their place, gained effects included.
    used: dict[str, int] = {}
    token: bool = False  # it is one, even if its card does not say so (4-18)
    # digixrosed, assembled: how many cards were placed under it by the DigiXros or the Assembly by which it was played
    # (7-2-2-9, 7-3-2-7)
    digixrosed: int = 0
    assembled: int = 0


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's cards. A number stands for that many blank cards; piles are listed from the top."""

    battle: tuple[str | Placed, ...] = ()
    breeding: tuple[str | Placed, ...] = ()
    hand: int | tuple[str | Lying, ...] = ()
    deck: int | tuple[str | Lying, ...] = 10
    digi_egg_deck: int | tuple[str | Lying, ...] = 0
    security: int | tuple[str | Lying, ...] = 5
    trash: int | tuple[str | Lying, ...] = ()
    # attacks, digivolutions: how many there were this turn, those in the breeding area left out
    attacks: int = 0
    digivolutions: int = 0


class EffectOf(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str = ""  # its player; if empty, its card's
    of: str = ""  # the card that has it, by its name in the position; "gone" if it is gone
    within: str = ""  # the card of the field that it belongs to, if that is a different one
    effect: str = ""  # its place on the card
    kinds: tuple[str, ...] = ()  # what kind of card it is of, if that was fixed by then (15-2)


class Lasting(Struct, frozen=True, forbid_unknown_fields=True):
    """Gift of an effect for a time (15-13), or an active persistent effect (15-8-2-5). It began after all before it."""

    to: str = ""  # the card that was given `gifts`; or
    all: Filter | None = None  # to all that fit (15-11-2-2); or
    player: str = ""  # to a player (15-10-1)
    gifts: tuple[Gift, ...] = ()
    until: Until = Until.END_OF_TURN
    by: str | EffectOf = ""
    active: str = ""  # the card whose persistent effect it is, as `effect` says
    effect: str = ""
    together: bool = False  # it began at the same time as the one before it
    breeding: bool | None = None  # it was given in the breeding area, or not, if the card has moved since (3-4-5-3)
    name: str = ""  # of a player's gift: former name of the effect's card, if it has another now


class LeftForLater(Struct, frozen=True, forbid_unknown_fields=True):
    """Pending processing (18-1)."""

    at: Due  # the timing that it waits for
    do: tuple[Action, ...]  # the processing
    by: str | EffectOf = ""
    about: dict[str, tuple[str, ...]] = {}  # referents of the effect, by the names that it uses ("subject" is "it")
    name: str = ""  # former name of the effect's card, if it has another now


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """Position that a scenario begins with."""

    turn: str = "A"
    turn_number: int = 3
    phase: str = "main"  # "main", "breeding", or "start" for the beginning of the turn
    memory: int = 0  # from the turn player's view
    A: Side = Side()
    B: Side = Side()
    lasting: tuple[Lasting, ...] = ()  # lasting effects, in the order they began
    later: tuple[LeftForLater, ...] = ()  # pending processing, in the order in which it was left


def one_by_one(position: Position) -> Position:
    """The position with every copy of a card as a card of its own."""
    return structs.replace(position, A=_side_one_by_one(position.A), B=_side_one_by_one(position.B))


def _side_one_by_one(side: Side) -> Side:
    piles = {name: _copies(cards) for name in PILES if not isinstance(cards := getattr(side, name), int)}
    field = {name: tuple(map(_unit_one_by_one, getattr(side, name))) for name in FIELD}
    return structs.replace(side, **piles, **field)


def _unit_one_by_one(placed: str | Placed) -> str | Placed:
    if isinstance(placed, str):
        return placed
    return structs.replace(placed, **{name: _copies(getattr(placed, name)) for name in BELOW})


def _copies(cards: tuple[str | Lying, ...]) -> tuple[str | Lying, ...]:
    return tuple(copy for card in cards for copy in _copies_of(card))


def _copies_of(card: str | Lying) -> Iterable[str | Lying]:
    if isinstance(card, str) or card.count == 1:
        return (card,)
    return repeat(structs.replace(card, count=1), card.count)


def cards_of_deck(cards: Iterable[str | Copies]) -> tuple[str, ...]:
    """The deck with every copy of a card."""
    return tuple(name for c in cards for name in ((c,) if isinstance(c, str) else repeat(c.card, c.count)))


def number_of(cards: Iterable[str | Lying | Copies]) -> int:
    """Number of cards, each copy counted."""
    return sum(1 if isinstance(card, str) else card.count for card in cards)


def placed_of(card: str | Placed) -> Placed:
    """A card on the field with everything that can be stated about it."""
    return Placed(card) if isinstance(card, str) else card


def lying_of(card: str | Lying) -> Lying:
    """Any other card with everything that can be stated about it."""
    return Lying(card) if isinstance(card, str) else card


def key_of_card(card: str | Lying) -> str:
    """Key under which the file describes a card."""
    return card if isinstance(card, str) else card.card


def called_otherwise(position: Position, name: str, to: str) -> Position:
    """The position with a card renamed."""
    lasting = tuple(
        structs.replace(
            entry,
            to=to if entry.to == name else entry.to,
            active=to if entry.active == name else entry.active,
            by=_reassign_cause(entry.by, name, to),
            effect=_in_words(entry.effect, name, to),
        )
        for entry in position.lasting
    )
    later = tuple(
        structs.replace(
            entry,
            by=_reassign_cause(entry.by, name, to),
            about={key: tuple(_in_about(ref, name, to) for ref in refs) for key, refs in entry.about.items()},
        )
        for entry in position.later
    )
    return structs.replace(position, lasting=lasting, later=later)


def without_card(position: Position, name: str) -> Position:
    """The position without a card of the field and all that lasts on it."""
    kept = tuple(lasting for lasting in position.lasting if name not in (lasting.to, lasting.active))
    return called_otherwise(structs.replace(position, lasting=kept), name, GONE)


def _reassign_cause(by: str | EffectOf, name: str, to: str) -> str | EffectOf:
    if isinstance(by, str):
        return by
    within = to if by.within == name else by.within
    return structs.replace(by, of=to if by.of == name else by.of, within=within, effect=_in_words(by.effect, name, to))


def _in_words(words: str, name: str, to: str) -> str:
    return words.replace(f"<{name}>", f"<{to}>")


def _in_about(ref: str, name: str, to: str) -> str:
    top = f"{TOP}{name}"
    return to if ref == name else (to if to == GONE else f"{TOP}{to}") if ref == top else ref
