"""The same choices by two editions of the rules: where they part, by which facts, and what is not
the same on the board in the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from judgeapp.engine.cards import Face
from judgeapp.engine.edition import DIFFERENCES, EditionDifference, rules_of, without
from judgeapp.engine.game import begin
from judgeapp.engine.state import replace
from judgeapp.moved_clauses import EDITIONS
from judgeapp.scenario.file import Scenario, Step, StepLines, by_edition
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.naming import named_options
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.compare import BoardDifference, differences

# What nobody chooses: it is expected, or asked whether it could be chosen.
_NO_CHOICE = frozenset(("expect", "refused", "allowed"))


class AskedThen(Struct, frozen=True):
    """What is asked by an edition after a step; nothing in `kind` where the duel is over.

    refused -- why the step itself can't be taken; empty if it was
    """

    edition: str
    seat: str
    kind: str
    options: tuple[str, ...]
    refused: str
    clauses: tuple[str, ...]


class EditionsPart(Struct, frozen=True):
    """Where the editions part: the step of the file, from 0 before the first, and its line, and
    what is asked then by each. shared -- ids below it are those of the same cards in both"""

    step: int
    line: int
    told: Step
    then: tuple[AskedThen, ...]
    shared: int


class LeftOut(Struct, frozen=True):
    """A step that can't be taken by an edition, after they have parted."""

    edition: str
    line: int
    told: Step
    why: str


class EditionComparison(Struct, frozen=True):
    """parted -- None where they come to the same all the way
    facts  -- those by which they part there
    boards -- what is not the same on the boards in the end, that of the first edition first
    """

    editions: tuple[str, str]
    parted: EditionsPart | None
    facts: tuple[EditionDifference, ...]
    boards: tuple[str, ...]
    left_out: tuple[LeftOut, ...]


class _Way:
    """A scenario as it is played by an edition, as far as its steps can be taken."""

    def __init__(self, scenario: Scenario, faces: Mapping[str, Face], edition: str) -> None:
        self.edition = edition
        state, names = build(by_edition(scenario, rules_of(edition)), faces)
        state = replace(state, edition=edition) if edition != EDITIONS[0] else state
        self.player = StepPlayer(begin(state), names)
        self.refused: FailedError | None = None

    def take(self, step: Step) -> None:
        self.refused = None
        try:
            take(self.player, step)
        except FailedError as error:
            self.refused = error

    def asked(self) -> AskedThen:
        game, why = self.player.game, self.refused
        decision = game.decision
        options = named_options(game.state, decision, self.player.names) if decision else ()
        return AskedThen(
            self.edition,
            decision.seat.value if decision is not None and decision.seat else "",
            decision.kind if decision is not None else "",
            tuple(option.name for option in options),
            str(why) if why is not None else "",
            why.clauses if why is not None else decision.clauses if decision is not None else (),
        )


def compare_editions(
    scenario: Scenario, faces: Mapping[str, Face], lines: StepLines, later: str = EDITIONS[-1]
) -> EditionComparison:
    """Take the steps of a scenario by the first edition and by a later one. Raises InputError for
    what no table can be."""
    ways = _Way(scenario, faces, EDITIONS[0]), _Way(scenario, faces, later)
    parted, left_out = _go(scenario, lines, ways)
    facts = _facts(scenario, faces, lines, parted, later) if parted is not None else ()
    shared = parted.shared if parted is not None else ways[0].player.game.state.next_id
    one, other = (board(way.player.game.state, way.player.names) for way in ways)
    found = tuple(_told(differences(one, other, shared)))
    return EditionComparison((EDITIONS[0], later), parted, facts, found, left_out)


def _go(
    scenario: Scenario, lines: StepLines, ways: Sequence[_Way]
) -> tuple[EditionsPart | None, tuple[LeftOut, ...]]:
    """Go the ways to the end: where they part, and what can't be taken after that."""
    parted: EditionsPart | None = None
    left_out: list[LeftOut] = []
    shared = ways[0].player.game.state.next_id
    for number, step in enumerate(({}, *scenario.steps)):
        if step.keys() & _NO_CHOICE:
            continue
        line = lines.steps[number - 1] if 0 < number <= len(lines.steps) else 0
        for way in ways if number else ():
            way.take(step)
            if parted is not None and way.refused is not None:
                left_out.append(LeftOut(way.edition, line, step, str(way.refused)))
        if parted is None and _part(ways, shared):
            asked = tuple(way.asked() for way in ways)
            parted = EditionsPart(number, line, step, asked, shared)
        next_ids = {way.player.game.state.next_id for way in ways}
        if parted is None and len(next_ids) == 1:
            (shared,) = next_ids  # from here on the ids of new cards may differ
    return parted, tuple(left_out)


def _part(ways: Sequence[_Way], shared: int) -> bool:
    """Whether something else is asked, or lies on the board."""
    one, other = (way.asked() for way in ways)
    if (one.seat, one.kind, bool(one.refused)) != (other.seat, other.kind, bool(other.refused)):
        return True
    if sorted(one.options) != sorted(other.options):
        return True
    first, second = (board(way.player.game.state, way.player.names) for way in ways)
    return any(True for _ in _told(differences(first, second, shared)))


def _told(found: Sequence[BoardDifference]) -> Iterator[str]:
    """What is not the same, but for what came after the editions had parted and is on both."""
    said = [(each.told.code, each.told.params) for each in found]
    for each in found:
        kind, _, side = each.told.code.rpartition("-")
        there = f"{kind}-{'other' if side == 'one' else 'one'}"
        if side not in ("one", "other") or (there, each.told.params) not in said:
            yield each.told.text


def _facts(
    scenario: Scenario, faces: Mapping[str, Face], lines: StepLines, parted: EditionsPart,
    later: str,
) -> tuple[EditionDifference, ...]:  # fmt: skip
    """The facts without which they would not part there; where several have them part together,
    those by which alone they would."""
    cut = msgspec.structs.replace(scenario, steps=scenario.steps[: parted.step])

    def part_by(variant: str) -> bool:
        ways = _Way(cut, faces, EDITIONS[0]), _Way(cut, faces, variant)
        return _go(cut, lines, ways)[0] is not None

    known = DIFFERENCES[later]
    alone = tuple(one for one in known if not part_by(without(later, one.fact)))
    return alone or tuple(
        one for one in known
        if part_by(without(later, *(other.fact for other in known if other is not one)))
    )  # fmt: skip
