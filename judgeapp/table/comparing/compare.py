"""Two nodes of a tree side by side: the first choice that differs, the two boards, and their differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from judgeapp.engine.explanation.narration import Explanation, sentence
from judgeapp.messages.punctuation import comma_list
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import (
    AttackSnapshot,
    Board,
    CardSnapshot,
    SeatSnapshot,
    UnitSnapshot,
    WaitingSnapshot,
)
from judgeapp.table.sentences import sentences
from judgeapp.table.tree.tree import ROOT, Tree

ENGLISH = sentences("differences")
WORDS = sentences("compared words")
# Parameters of a message that are words, by the kind of difference.
WORDED = {
    "phase": ("one", "other"),
    "stage": ("one", "other"),
    "unit": ("what", "one", "other"),
    "only": ("area",),
    "more": ("what",),
    "under-order": ("what",),
    "count": ("pile",),
    "cards": ("pile",),
    "order": ("pile",),
    "attack": ("target", "stage"),
    "winner": ("one", "other"),
}
_PILES = ("hand", "deck", "digi_egg_deck", "security", "trash")
_ON_BOARD = ("one", "other")
_BOARDS = (WORDS["first"], WORDS["second"])

# Highlights on a board: ids of cards, and names of places such as "A.hand".
Marks = tuple[int | str, ...]


class BoardDifference(Struct, frozen=True):
    """Difference between two boards, with its subjects marked on each."""

    explanation: Explanation
    marks: tuple[Marks, Marks] = ((), ())


class Comparison(Struct, frozen=True):
    """Comparison of two nodes of a tree."""

    common: int  # the last node that both have come by
    choices: tuple[str, str]  # the first choice on each side that differs; empty if a side ends in common
    boards: tuple[Board, Board]
    differences: tuple[BoardDifference, ...]


def compare(tree: Tree, first: int, other: int, language: str = "en") -> Comparison:
    """Compare two nodes of a tree, for a reader of a language. Raises KeyError if one is unknown."""
    paths = tree.path(first), tree.path(other)
    common = tree.nodes[ROOT]
    for mine, its in zip(*paths, strict=False):
        if mine.number != its.number:
            break
        common = mine
    depth = len(tree.path(common.number))
    parted = [path[depth].choice if len(path) > depth else "" for path in paths]
    states = tree.nodes[first].game.state, tree.nodes[other].game.state
    boards = board(states[0], language), board(states[1], language)
    found_differences = differences(*boards, common.game.state.next_id)
    return Comparison(common.number, (parted[0], parted[1]), boards, found_differences)


def differences(first: Board, other: Board, shared: int) -> tuple[BoardDifference, ...]:
    """Differences between two boards. `shared`: ids below it are those of the same cards on both."""
    return tuple(_differences(first, other, shared))


def marks_of(compared: Iterable[BoardDifference]) -> tuple[Marks, Marks]:
    both_marks = [difference.marks for difference in compared]
    first, second = (dict.fromkeys(mark for marks in both_marks for mark in marks[at]) for at in (0, 1))
    return tuple(first), tuple(second)


def kind_of(code: str) -> str:
    """Kind of a difference, whichever board has something alone."""
    return code.removesuffix("-one").removesuffix("-other")


def boards_in(code: str, boards: Sequence[str]) -> dict[str, str]:
    """Parameters of a difference for what both boards are called."""
    return {"first": boards[0], "second": boards[1], "there": boards[code.endswith("-other")]}


def _difference(code: str, marks: tuple[Marks, Marks], **params: object) -> BoardDifference:
    values = {name: str(value) for name, value in params.items() if value not in ("", None)}
    english = {
        name: WORDS.get(value, value) if name in WORDED.get(kind_of(code), ()) else value
        for name, value in values.items()
    }
    text = sentence(ENGLISH[kind_of(code)], english | boards_in(code, _BOARDS))
    return BoardDifference(Explanation(code, values, text), marks)


def _on_both(*marks: int | str) -> tuple[Marks, Marks]:
    return marks, marks


def _only(side: int, marks: Marks, beside: Marks = ()) -> tuple[Marks, Marks]:
    """Marks that are only on one of the boards; with `beside`, those only on the other."""
    return (beside, marks) if side else (marks, beside)


def _differences(first: Board, other: Board, shared: int) -> Iterator[BoardDifference]:
    boards = first, other
    if (first.is_over, first.winner) != (other.is_over, other.winner):
        yield _of_end(first, other)
    if (first.turn, first.turn_seat) != (other.turn, other.turn_seat):
        seats = f"{first.turn_seat}.player", f"{other.turn_seat}.player"
        yield _difference(
            "turn",
            ((seats[0],), (seats[1],)),
            one=first.turn,
            one_seat=first.turn_seat,
            other=other.turn,
            other_seat=other.turn_seat,
        )
    if first.phase != other.phase:
        yield _difference("phase", ((), ()), one=first.phase, other=other.phase)
    if first.memory != other.memory:
        (mine, whose), (its, theirs) = map(_memory, boards)
        yield _difference("memory", _on_both("memory"), one=mine, one_seat=whose, other=its, other_seat=theirs)
    yield from _of_attack(first, other)
    yield from _waiting(first, other)
    for seat in first.seats:
        yield from _sides(first.seats[seat], other.seats[seat], shared)


def _memory(board: Board) -> tuple[int, str]:
    """Memory as the gauge has it: how much for whom."""
    for seat, side in board.seats.items():
        if side.memory > 0:
            return side.memory, seat
    return 0, board.turn_seat


def _of_end(first: Board, other: Board) -> BoardDifference:
    if first.is_over and other.is_over:
        won = [board.winner or "nobody" for board in (first, other)]
        return _difference("winner", ((), ()), one=won[0], other=won[1])
    side, over = (0, first) if first.is_over else (1, other)
    marks = (f"{over.winner}.player",) if over.winner else ()
    return _difference(f"over-{_ON_BOARD[side]}", _only(side, marks), winner=over.winner)


def _of_attack(first: Board, other: Board) -> Iterator[BoardDifference]:
    if first.attack == other.attack:
        return
    attacks = [_attack(board) for board in (first, other)]
    if first.attack is not None and other.attack is not None and attacks[0] == attacks[1]:
        if first.attack.stage != other.attack.stage:
            attacker, marks = attacks[0][0], attacks[0][2]
            yield _difference(
                "stage", (marks, marks), attacker=attacker, one=_stage(first.attack), other=_stage(other.attack)
            )
        return
    for side, shown in enumerate((first, other)):
        attacker, target, marks = attacks[side]
        if shown.attack is not None:
            yield _difference(
                f"attack-{_ON_BOARD[side]}",
                _only(side, marks),
                attacker=attacker,
                target=target,
                stage=_stage(shown.attack),
            )


def _stage(attack: AttackSnapshot) -> str:
    return f"attack-{attack.stage}"


def _attack(board: Board) -> tuple[str, str, Marks]:
    attack = board.attack
    if attack is None:
        return "", "", ()
    attacked = "B" if attack.seat == "A" else "A"
    target = f"{attacked}.player" if attack.at_player else attack.target
    marks = tuple(filter(None, (attack.attacker, target)))
    target_name = "player" if attack.at_player else attack.target or "nobody"
    return attack.attacker or "nobody", target_name, marks


def _waiting(first: Board, other: Board) -> Iterator[BoardDifference]:
    """Pending effects on one of the boards only, or in another order."""
    every = [[w for group in board.pending for w in group.waiting] for board in (first, other)]
    every = [
        [*waiting, *(later.waiting for later in board.later)]
        for waiting, board in zip(every, (first, other), strict=True)
    ]
    effects = [[(w.card, w.text) for w in waiting] for waiting in every]
    for side in (0, 1):
        left = Counter(effects[1 - side])
        for waiting in every[side]:
            effect = waiting.card, waiting.text
            if left[effect]:
                left[effect] -= 1
            else:
                yield _waits(side, waiting)
    if effects[0] != effects[1] and Counter(effects[0]) == Counter(effects[1]):
        marks = [tuple(w.ref for w in waiting) for waiting in every]
        yield _difference("waits-order", (marks[0], marks[1]))


def _waits(side: int, waiting: WaitingSnapshot) -> BoardDifference:
    marks = _only(side, (waiting.ref,))
    return _difference(f"waits-{_ON_BOARD[side]}", marks, card=waiting.card, effect=waiting.text)


def _sides(first: SeatSnapshot, other: SeatSnapshot, shared: int) -> Iterator[BoardDifference]:
    pairs = _paired((*first.battle, *first.breeding), (*other.battle, *other.breeding), shared)
    for mine, its in pairs:
        if mine is not None and its is not None:
            yield from _units(mine, its)
        elif (only := mine or its) is not None:
            side = 0 if mine is not None else 1
            marks = _only(side, (only.id,), (f"{only.seat}.{only.area}",))
            yield _difference(f"only-{_ON_BOARD[side]}", marks, unit=only.label, area=only.area, seat=only.seat)
    for pile in _PILES:
        yield from _piles(pile, first.seat, getattr(first, pile), getattr(other, pile))
    gains = [[g.text for g in side.gained] for side in (first, other)]
    for side, things in enumerate(_more(*gains)):
        if things:
            marks = _only(side, (f"{first.seat}.player",))
            yield _difference(f"given-{_ON_BOARD[side]}", marks, seat=first.seat, things=comma_list(things))


def _paired(
    first: Sequence[UnitSnapshot], other: Sequence[UnitSnapshot], shared: int
) -> Iterator[tuple[UnitSnapshot | None, UnitSnapshot | None]]:
    """Units that both boards have: by id when they were there before the ways parted, then by name and area."""
    left = list(other)
    for mine in first:
        its = next((u for u in left if u.id == mine.id and u.id < shared), None) or next(
            (u for u in left if u.id >= shared and mine.id >= shared and (u.name, u.area) == (mine.name, mine.area)),
            None,
        )
        if its is not None:
            left.remove(its)
        yield mine, its
    for its in left:
        yield None, its


def _units(first: UnitSnapshot, other: UnitSnapshot) -> Iterator[BoardDifference]:
    marks: tuple[Marks, Marks] = (first.id,), (other.id,)
    if first.suspended != other.suspended:
        yield _difference(f"suspended-{_ON_BOARD[other.suspended]}", marks, unit=first.label)
    if first.name != other.name:
        yield _difference("top", marks, unit=first.label, one=first.name, other=other.name)
    for (code, mine), (_, its) in zip(_facts(first), _facts(other), strict=True):
        if mine != its:
            yield _difference("unit", marks, unit=first.label, what=code, one=mine, other=its)
    for (code, had), (_, has) in zip(_things(first), _things(other), strict=True):
        for side, things in enumerate(_more(had, has)):
            if things:
                yield _difference(
                    f"more-{_ON_BOARD[side]}", marks, unit=first.label, what=code, things=comma_list(things)
                )
        if code in ("under", "links") and had != has and Counter(had) == Counter(has):
            yield _difference("under-order", marks, unit=first.label, what=code)


def _facts(unit: UnitSnapshot) -> Iterator[tuple[str, str]]:
    """Facts that a card has one of."""
    yield "area", unit.area
    yield "level", _number(unit.level.now)
    yield "dp", _number(unit.dp.now)


def _things(unit: UnitSnapshot) -> Iterator[tuple[str, list[str]]]:
    """Facts that a card may have several of."""
    yield "colors", [*unit.colors]
    yield "names", [*unit.names]
    yield "traits", [*unit.traits]
    yield "kinds", [*unit.categories]
    yield "keywords", [*unit.keywords]
    yield "under", [card.name for card in unit.stack[1:]]
    yield "links", [card.name for card in unit.links]
    yield "given", [f"{g.text} ({g.card})" if g.card else g.text for g in unit.gained]


def _number(value: int | None) -> str:
    return "none" if value is None else str(value)


def _more(first: Iterable[str], other: Iterable[str]) -> tuple[list[str], list[str]]:
    """Elements only of the first, and only of the second."""
    mine, its = Counter(first), Counter(other)
    return [*(mine - its).elements()], [*(its - mine).elements()]


def _piles(
    pile: str, seat: str, first: Sequence[CardSnapshot], other: Sequence[CardSnapshot]
) -> Iterator[BoardDifference]:
    place = f"{seat}.{pile}"
    if len(first) != len(other):
        yield _difference("count", _on_both(place), pile=pile, seat=seat, one=len(first), other=len(other))
    names = [[card.name for card in cards] for cards in (first, other)]
    named = [[card.name for card in cards if not card.blank] for cards in (first, other)]
    for side, only in enumerate(_more(*named)):
        if only:
            ids = tuple(card.id for card in (first, other)[side] if card.name in only)
            yield _difference(
                f"cards-{_ON_BOARD[side]}",
                _only(side, (place, *ids), (place,)),
                pile=pile,
                seat=seat,
                cards=", ".join(only),
            )
    if names[0] != names[1] and Counter(names[0]) == Counter(names[1]) and pile != "hand":
        yield _difference("order", _on_both(place), pile=pile, seat=seat)
