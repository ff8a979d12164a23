"""Outcomes of all lines of play from a position, described: the answer first, then each outcome by what distinguishes
it from the others, and the claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import TypeAlias

from msgspec import Struct

from judgeapp.engine.derive import view
from judgeapp.engine.explanation.narration import AREAS, Explanation, explain, sentence
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area, EffectKind
from judgeapp.engine.state.state import State
from judgeapp.exploring.board import SeenBoard, SeenSide, SeenUnit
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.horizon import Horizon
from judgeapp.exploring.outcomes import ClaimAnswer, ExploredOutcome, ExploredOutcomes
from judgeapp.exploring.varying import WhoseChoices
from judgeapp.scenario.playing.naming import named_options
from judgeapp.scenario.table import BLANKS, UNKNOWN
from judgeapp.table import words
from judgeapp.table.deciding.options import question
from judgeapp.table.sentences import sentences

OUTCOMES, _CLAIMS = sentences("outcomes"), sentences("outcome claims")
_PILES = ("hand", "security", "trash", "deck")


def claimable_effects(state: State, language: str) -> Iterator[OutcomeClaim]:
    """Claims that an effect is activated: for each card on the field any effect, if it has several, and each; then any
    effect of the known cards elsewhere. Persistent effects are never activated (15-8-2)."""
    for unit in state.units:
        parts = [
            OutcomeClaim(
                "activated",
                called,
                index=held.source.index,
                words=words.of_effect(state, held.source, held.effect, language),
            )
            for held in view(state).held(UnitId(unit))
            if held.effect.kind is not EffectKind.PERSISTENT
            for called in (state.label(held.source.card) or state.label(unit),)
        ]
        if len(parts) > 1:
            yield OutcomeClaim("activated", state.label(unit))
        yield from dict.fromkeys(parts)
    for face in _elsewhere(state):
        copies = [card.called for card in state.cards.values() if card.face == face]
        yield OutcomeClaim("activated", state.faces[face].name, copies=tuple(dict.fromkeys(copies)))


def _elsewhere(state: State) -> Iterator[str]:
    """The faces of known cards with effects, each once."""
    there = (
        state.cards[card].face for pile in _PILES for areas in state.areas.values() for card in getattr(areas, pile)
    )
    for face in dict.fromkeys(there):
        if face not in BLANKS and any(getattr(state.faces[face], part) for part in words.PARTS):
            yield face


# Fills parameters into a sentence, in the reader's language.
Fill: TypeAlias = Callable[[str, dict[str, str]], str]


def describe_claim(claim: OutcomeClaim, fill: Fill = sentence) -> str:
    """A claim in words, as part of a sentence; `fill` renders it in another language."""
    if claim.kind == "once":
        return describe_claim(claim.of[0], fill)
    if claim.is_joined:
        within = [
            fill(_CLAIMS["within"], {"claim": described}) if part.is_joined else described
            for part in claim.of
            for described in (describe_claim(part, fill),)
        ]
        pair = _CLAIMS[claim.kind]
        return reduce(lambda first, other: fill(pair, {"one": first, "other": other}), within)
    if claim.index:
        what = {"card": claim.name, "effect": claim.words or claim.index}
        return fill(_CLAIMS["activated-this"], what)
    params = {"card": claim.name} if claim.seat is None else {"seat": claim.seat.value}
    if claim.at_least is not None or claim.at_most is not None:
        params["amount"] = _amount(claim, fill)
    return fill(_CLAIMS[claim.kind], params)


def _amount(claim: OutcomeClaim, fill: Fill) -> str:
    """The claimed amount, in words."""
    least, most = claim.at_least, claim.at_most
    if least == most:
        return fill(_CLAIMS["exactly"], {"number": str(least)})
    if most is None:
        return fill(_CLAIMS["at-least"], {"number": str(least)})
    if least is None:
        return fill(_CLAIMS["at-most"], {"number": str(most)})
    return fill(_CLAIMS["between"], {"number": str(least), "most": str(most)})


_MAX_CARDS = 6  # cards of a pile that are named


class DescribedOutcome(Struct, frozen=True):
    """An outcome by what distinguishes it."""

    number: int  # from 1
    outcome: ExploredOutcome
    facts: tuple[Explanation, ...]


class DescribedClaim(Struct, frozen=True):
    """Claim about outcomes, with its answer in words."""

    of: OutcomeClaim
    claim: str
    answer: Explanation
    # for_, against: numbers of the outcomes with the shortest way; 0 if there is none
    for_: int
    against: int


class DescribedOutcomes(Struct, frozen=True):
    """The answer in a sentence, its open questions, and the rest."""

    answer: Explanation
    open: tuple[Explanation, ...]
    outcomes: tuple[DescribedOutcome, ...]
    claims: tuple[DescribedClaim, ...]


def describe_outcomes(explored: ExploredOutcomes, whose: WhoseChoices) -> DescribedOutcomes:
    """Describe the outcomes of all lines of play, the answer first."""
    return DescribedOutcomes(
        _answer(explored, whose),
        tuple(open_reasons(explored)),
        tuple(
            DescribedOutcome(number, outcome, facts)
            for number, (outcome, facts) in enumerate(
                zip(explored.outcomes, _distinct(explored.outcomes), strict=True), 1
            )
        ),
        tuple(map(_claimed, explored.answered)),
    )


def _answer(explored: ExploredOutcomes, whose: WhoseChoices) -> Explanation:
    number = len(explored.outcomes)
    if not number:
        return explain(OUTCOMES, "nothing")
    if explored.is_whole and number == 1:
        if explored.line_count == 1:
            return explain(OUTCOMES, "one-way")
        return explain(OUTCOMES, "order-same" if whose is WhoseChoices.ORDER else "same")
    if number == 1:
        return explain(OUTCOMES, "one")
    orders = whose is WhoseChoices.ORDER and explored.is_whole
    return explain(OUTCOMES, "order-several" if orders else "several", count=number)


def open_reasons(explored: ExploredOutcomes) -> Iterator[Explanation]:
    """Yield the reasons why another outcome may be possible."""
    if explored.stopped:
        yield explain(OUTCOMES, explored.stopped, count=explored.positions)
    if explored.free:
        yield explain(OUTCOMES, "free")
    if explored.left_out:
        yield explain(OUTCOMES, "left-out")
    if not all(outcome.is_certain for outcome in explored.outcomes):
        yield explain(OUTCOMES, "uncertain")


def _claimed(answered: ClaimAnswer) -> DescribedClaim:
    return DescribedClaim(
        answered.claim,
        describe_claim(answered.claim),
        explain(OUTCOMES, answered.answer),
        0 if answered.holds is None else answered.holds + 1,
        0 if answered.fails is None else answered.fails + 1,
    )


# -- distinguishing facts -------------------------------------------------------------------------


def _distinct(outcomes: Sequence[ExploredOutcome]) -> list[tuple[Explanation, ...]]:
    """Facts of each outcome that are not the same in all of them; and the end of the duel, if it ended in all."""
    boards = [outcome.board for outcome in outcomes]
    ends = [_of_end(board) for board in boards]
    is_over = len({end.text for end in ends}) == 1 and all(board.winner for board in boards)
    facts: list[list[Explanation]] = [[end] if is_over else [] for end in ends]
    for column in _columns(boards) if boards else ():
        if len({fact.text for fact in column if fact is not None}) + (None in column) > 1:
            for own, fact in zip(facts, column, strict=True):
                own += [fact] if fact is not None else []
    for own, outcome in zip(facts, outcomes, strict=True):
        own += _uncertain(outcome)
    return [tuple(own) for own in facts]


def _uncertain(outcome: ExploredOutcome) -> Iterator[Explanation]:
    if outcome.by_hand:
        yield explain(OUTCOMES, "by-hand", text=outcome.by_hand)
    for card, text in outcome.unread:
        yield explain(OUTCOMES, "unread", card=card, text=text)
    for chance in outcome.chance:
        seat, _, pile = chance.partition(".")
        if pile:
            yield explain(OUTCOMES, "chance", seat=seat, pile=AREAS[pile])
        else:
            yield explain(OUTCOMES, "unknown")


# One fact of every outcome, in their order; None where there is nothing to say.
_Column = list[Explanation | None]


def _columns(boards: Sequence[SeenBoard]) -> Iterator[_Column]:
    yield [_of_end(board) for board in boards]
    yield [explain(OUTCOMES, "turn", turn=board.turn, seat=board.turn_seat) for board in boards]
    yield [_memory(board) for board in boards]
    for seat in Seat:
        sides = [board.side(seat) for board in boards]
        yield from _of_field(seat, sides)
        yield [_security(seat, side) for side in sides]
        if len({len(side.security) for side in sides}) == 1:
            yield [_cards("security", seat, side.security) for side in sides]
        for pile in ("hand", "trash"):
            yield from _of_pile(pile, seat, [getattr(side, pile) for side in sides])
        yield [explain(OUTCOMES, "deck-count", seat=seat, count=len(side.deck)) for side in sides]
        if len({len(side.deck) for side in sides}) == 1:
            yield [_cards("deck", seat, side.deck) for side in sides]
        yield [explain(OUTCOMES, "eggs", seat=seat, count=len(side.digi_egg_deck)) for side in sides]
    yield _numbered("lasting", [board.lasting for board in boards])
    yield _numbered("waiting", [board.waiting for board in boards])


def _of_end(board: SeenBoard) -> Explanation:
    if not board.winner:
        return explain(OUTCOMES, "goes-on")
    if board.winner == "draw":
        return explain(OUTCOMES, "draw")
    return explain(OUTCOMES, "wins", seat=board.winner)


def _memory(board: SeenBoard) -> Explanation:
    if not board.memory:
        return explain(OUTCOMES, "no-memory")
    seat = Seat.A if board.memory > 0 else Seat.B
    return explain(OUTCOMES, "memory", number=abs(board.memory), seat=seat)


def _security(seat: Seat, side: SeenSide) -> Explanation:
    if not side.security:
        return explain(OUTCOMES, "no-security", seat=seat)
    return explain(OUTCOMES, "security-count", seat=seat, count=len(side.security))


def _cards(code: str, seat: Seat, cards: Sequence[str]) -> Explanation:
    some = (*map(_named, cards[:_MAX_CARDS]), *("…" for _ in cards[_MAX_CARDS : _MAX_CARDS + 1]))
    return explain(OUTCOMES, code, seat=seat, cards=", ".join(some))


def _of_pile(pile: str, seat: Seat, piles: Sequence[tuple[str, ...]]) -> Iterator[_Column]:
    """The cards that are not in all of them."""
    counts = [Counter(cards) for cards in piles]
    same = counts[0].copy()
    for count in counts:
        same &= count
    yield [
        explain(OUTCOMES, pile, seat=seat, cards=_counted(count - same))
        if count - same
        else explain(OUTCOMES, f"no-{pile}", seat=seat)
        for count in counts
    ]


def _counted(cards: Counter[str]) -> str:
    return ", ".join(f"{n} × {_named(card)}" if n > 1 else _named(card) for card, n in sorted(cards.items()))


def _named(card: str) -> str:
    return UNKNOWN.get(card, card)


def _numbered(code: str, parts: Sequence[str]) -> _Column:
    """Numbers for things with the same words."""
    kinds = list(dict.fromkeys(parts))
    return [explain(OUTCOMES, code, number=kinds.index(part) + 1) for part in parts]


def _of_field(seat: Seat, sides: Sequence[SeenSide]) -> Iterator[_Column]:
    """Facts about the field of a player; for a card that is there once everywhere also its condition."""
    names = dict.fromkeys(unit.name for side in sides for unit in side.field)
    for name in names:
        every = [[unit for unit in side.field if unit.name == name] for side in sides]
        yield [_there(seat, name, units) for units in every]
        if all(len(units) <= 1 for units in every):
            yield from _how([units[0] if units else None for units in every])


def _there(seat: Seat, name: str, units: Sequence[SeenUnit]) -> Explanation:
    if not units:
        return explain(OUTCOMES, "not-on-field", seat=seat, unit=name)
    if len(units) > 1:
        return explain(OUTCOMES, "several-on-field", seat=seat, unit=name, count=len(units))
    where = "in-breeding" if units[0].area is Area.BREEDING else "on-field"
    return explain(OUTCOMES, where, seat=seat, unit=name)


def _how(units: Sequence[SeenUnit | None]) -> Iterator[_Column]:
    there = [unit for unit in units if unit is not None]
    if len({unit.suspended for unit in there}) > 1:
        yield [
            explain(OUTCOMES, "suspended" if unit.suspended else "unsuspended", unit=unit.name) if unit else None
            for unit in units
        ]
    if len({unit.dp for unit in there}) > 1:
        yield [
            explain(OUTCOMES, "dp", unit=unit.name, dp="-" if unit.dp is None else unit.dp) if unit else None
            for unit in units
        ]
    for pile in ("under", "links"):
        if len({getattr(unit, pile) for unit in there}) > 1:
            yield [_cards_of(pile, unit) if unit else None for unit in units]


def _cards_of(pile: str, unit: SeenUnit) -> Explanation:
    cards: Iterable[str] = getattr(unit, pile)
    if not cards:
        return explain(OUTCOMES, "nothing-under" if pile == "under" else "no-links", unit=unit.name)
    return explain(OUTCOMES, pile, unit=unit.name, cards=", ".join(map(_named, cards)))


# -- line of play ---------------------------------------------------------------------------------


class LineStep(Struct, frozen=True):
    """A choice on a line of play."""

    kind: str  # its decision
    seat: str  # by whom; empty by nature
    key: str  # the option
    name: str  # its name in files
    explanation: Explanation  # the option in words
    clauses: tuple[str, ...]  # those applied until the next choice
    alone: bool  # whether nothing else was open


def end_of_line(root: Game, choices: Iterable[str], horizon: Horizon) -> Game:
    game = root
    for key in choices:
        game = game.after(key, horizon.stops)
    return game


def describe_line(
    root: Game,
    choices: Iterable[str],
    names: Mapping[str, UnitId],
    horizon: Horizon,
    language: str = "en",
    shown: Callable[[Game], Game] = lambda game: game,
) -> tuple[LineStep, ...]:
    """Describe the choices that lead from a position to an outcome, with the clauses applied after each, up to the
    horizon. `shown`: a game with its cards as they are read."""
    steps: list[LineStep] = []
    game = root
    for key in choices:
        decision = game.decision
        asked = question(shown(game), language)
        assert decision is not None
        assert asked is not None
        explanation = next(
            choice.explanation
            for group in asked.groups
            for choice in group.choices
            if key in (choice.key, *choice.also)
        )
        options = named_options(game.state, decision, names)
        name = next(option.name for option in options if option.key == key)
        game = game.after(key, horizon.stops)
        clauses = dict.fromkeys(clause for event in game.events for clause in event.clauses)
        steps.append(LineStep(asked.kind, asked.seat, key, name, explanation, tuple(clauses), len(options) == 1))
    return tuple(steps)
