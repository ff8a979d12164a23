"""Two nodes of a tree side by side: the first choice that differs, the two boards, and what is
not the same on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from judgeapp.engine.telling.explain import Told, sentence
from judgeapp.table.board import board
from judgeapp.table.shown import Board, CardShown, SeatShown, UnitShown
from judgeapp.table.tree import ROOT, Tree

# One sentence a kind of difference; one and other are how it is on the two boards.
ENGLISH = {
    "turn": "turn: {one} / {other}",
    "phase": "phase: {one} / {other}",
    "memory": "memory of A: {one} / {other}",
    "winner": "winner: {one} / {other}",
    "attack": "attack: {one} / {other}",
    "pending": "pending: {one} / {other}",
    "only-one": "only on the first board: {unit} ({area} area of {seat})",
    "only-other": "only on the second board: {unit} ({area} area of {seat})",
    "unit": "{unit}: {what} {one} / {other}",
    "count": "{pile} of {seat}: {one} / {other} cards",
    "cards": "{pile} of {seat}: only on the first board: {one}; only on the second: {other}",
    "cards-one": "{pile} of {seat}: only on the first board: {one}",
    "cards-other": "{pile} of {seat}: only on the second board: {other}",
    "order": "{pile} of {seat}: the same cards in another order",
    "given": "given to {seat}: {one} / {other}",
}
_NONE = "-"


class BoardDifference(Struct, frozen=True):
    """refs -- the unit that it is about on each of the boards; 0 for none"""

    told: Told
    refs: tuple[int, int] = (0, 0)


class Comparison(Struct, frozen=True):
    """common -- the last node that both have come by
    choices -- the first choice on each side that differs; empty where a side ends in common
    """

    common: int
    choices: tuple[str, str]
    boards: tuple[Board, Board]
    differences: tuple[BoardDifference, ...]


def compare(tree: Tree, one: int, other: int, language: str = "en") -> Comparison:
    """Two nodes of a tree, for a reader of a language. Raises KeyError when there is none such."""
    ways = tree.path(one), tree.path(other)
    common = tree.nodes[ROOT]
    for mine, its in zip(*ways, strict=False):
        if mine.number != its.number:
            break
        common = mine
    depth = len(tree.path(common.number))
    parted = [way[depth].choice if len(way) > depth else "" for way in ways]
    names = tree.beginning.names
    states = tree.nodes[one].game.state, tree.nodes[other].game.state
    boards = board(states[0], names, language), board(states[1], names, language)
    shared = common.game.state.next_id
    found = tuple(_differences(*boards, shared))
    return Comparison(common.number, (parted[0], parted[1]), boards, found)


def _say(code: str, refs: tuple[int, int] = (0, 0), **params: object) -> BoardDifference:
    said = {name: str(value) for name, value in params.items() if value not in ("", None)}
    return BoardDifference(Told(code, said, sentence(ENGLISH[code], said)), refs)


def _differences(one: Board, other: Board, shared: int) -> Iterator[BoardDifference]:
    """`shared`: ids below it are those of the same cards on both boards."""
    simple = {
        "winner": [_winner(b) for b in (one, other)],
        "turn": [f"{b.turn} ({b.turn_seat})" for b in (one, other)],
        "phase": [b.phase for b in (one, other)],
        "memory": [f"{b.memory}" for b in (one, other)],
        "attack": [_attack(b) for b in (one, other)],
        "pending": [_pending(b) for b in (one, other)],
    }
    for code, (mine, its) in simple.items():
        if mine != its:
            yield _say(code, one=mine, other=its)
    for seat in one.seats:
        yield from _sides(one.seats[seat], other.seats[seat], shared)


def _winner(board: Board) -> str:
    return (board.winner or "draw") if board.is_over else _NONE


def _attack(board: Board) -> str:
    attack = board.attack
    if attack is None:
        return _NONE
    target = "the player" if attack.at_player else attack.target or _NONE
    return f"{attack.attacker or _NONE} at {target} ({attack.stage})"


def _pending(board: Board) -> str:
    groups = (", ".join(w.card for w in g.waiting) for g in board.pending)
    return " > ".join(groups) or _NONE


def _sides(one: SeatShown, other: SeatShown, shared: int) -> Iterator[BoardDifference]:
    pairs = _paired((*one.battle, *one.breeding), (*other.battle, *other.breeding), shared)
    for mine, its in pairs:
        if mine is not None and its is not None:
            yield from _units(mine, its)
        elif (only := mine or its) is not None:
            refs = (only.id, 0) if mine is not None else (0, only.id)
            code = "only-one" if mine is not None else "only-other"
            yield _say(code, refs, unit=only.label, area=only.area, seat=only.seat)
    for pile in ("hand", "deck", "digi_egg_deck", "security", "trash"):
        yield from _piles(pile, one.seat, getattr(one, pile), getattr(other, pile))
    given = [", ".join(g.text for g in side.gained) or _NONE for side in (one, other)]
    if given[0] != given[1]:
        yield _say("given", seat=one.seat, one=given[0], other=given[1])


def _paired(
    one: Sequence[UnitShown], other: Sequence[UnitShown], shared: int
) -> Iterator[tuple[UnitShown | None, UnitShown | None]]:
    """Units that are the same on both boards: by id when they were there before the ways
    parted, then by name and area."""
    left = list(other)
    for mine in one:
        its = next((u for u in left if u.id == mine.id and u.id < shared), None) or next(
            (
                u
                for u in left
                if u.id >= shared and mine.id >= shared
                and (u.name, u.area) == (mine.name, mine.area)
            ),
            None,
        )  # fmt: skip
        if its is not None:
            left.remove(its)
        yield mine, its
    for its in left:
        yield None, its


def _units(one: UnitShown, other: UnitShown) -> Iterator[BoardDifference]:
    for (what, mine), (_, its) in zip(_facts(one), _facts(other), strict=True):
        if mine != its:
            yield _say("unit", (one.id, other.id), unit=one.label, what=what, one=mine, other=its)


def _facts(unit: UnitShown) -> Iterator[tuple[str, str]]:
    yield "area", unit.area
    yield "card", unit.name
    yield "suspended", "yes" if unit.suspended else "no"
    yield "level", _number(unit.level.now)
    yield "DP", _number(unit.dp.now)
    yield "colors", _listed(unit.colors)
    yield "names", _listed(unit.names)
    yield "traits", _listed(unit.traits)
    yield "kind", _listed(unit.categories)
    yield "keywords", _listed(sorted(unit.keywords))
    yield "under it", _listed(c.name if c.face_up else f"{c.name} face down"
                              for c in unit.stack[1:])  # fmt: skip
    yield "linked", _listed(c.name for c in unit.links)
    yield (
        "given",
        _listed(
            f"{g.text} ({g.card or g.part})" for g in sorted(unit.gained, key=lambda g: g.text)
        ),
    )


def _number(value: int | None) -> str:
    return _NONE if value is None else str(value)


def _listed(values: Iterable[str]) -> str:
    return ", ".join(values) or _NONE


def _piles(
    pile: str, seat: str, one: Sequence[CardShown], other: Sequence[CardShown]
) -> Iterator[BoardDifference]:
    named = pile.replace("_", "-")
    mine, its = Counter(c.name for c in one), Counter(c.name for c in other)
    if mine != its:
        only = [Counter(c.name for c in a if not c.blank) for a in (one, other)]
        first, second = only[0] - only[1], only[1] - only[0]
        if len(one) != len(other):
            yield _say("count", pile=named, seat=seat, one=len(one), other=len(other))
        if first or second:
            code = "cards" if first and second else "cards-one" if first else "cards-other"
            one_only, other_only = _listed(first.elements()), _listed(second.elements())
            yield _say(code, pile=named, seat=seat, one=one_only, other=other_only)
    elif [c.name for c in one] != [c.name for c in other] and pile != "hand":
        yield _say("order", pile=named, seat=seat)
