"""The same choices by two editions of the rules: where they part, by which facts, and how the final boards differ;
and a whole table replayed by another edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest

import msgspec
from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.edition import DIFFERENCES, EditionDifference, rules_of, without
from judgeapp.engine.events import Event
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import begin
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario, Step, StepLines, for_edition, read_scenario
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.naming import named_options
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import step_of, write_scenario
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import BoardDifference, differences
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.tree.file import as_scenario, begun_with
from judgeapp.table.tree.tree import ROOT, Beginning, Node, Tree, plant


class PlayedAnew(Struct, frozen=True):
    """A table by another edition, and the first difference on the line to the current node."""

    tree: Tree
    first: tuple[Event, Explanation] | None  # an event of it that is new; None if there is none
    gone: tuple[Event, Explanation] | None  # otherwise a former event that does not happen
    stuck: int | None  # the node of the former table whose choice is not open any more; None if all are
    # The nodes of the former table that are not in this one, with the clauses by which a choice is not open; none for
    # nodes behind such a choice.
    left_out: dict[int, tuple[str, ...]]
    # Those by which the editions part on that line; none if it is too long to compare.
    facts: tuple[EditionDifference, ...]


def play_anew(tree: Tree, edition: str, language: str = "en") -> PlayedAnew:
    """Replay the whole tree by an edition, without the choices that aren't open by it and everything after them. Raises
    InputError if the table didn't begin with a scenario."""
    facts: tuple[EditionDifference, ...] = ()
    with suppress(InputError):
        facts = compare_line(tree, tree.current, language).facts
    scenario, faces, _ = begun_with(tree.beginning)
    scenario = for_edition(scenario, edition)
    state, names = build(scenario, faces)
    anew = plant(Beginning(state, names, tree.beginning.title, write_scenario(scenario)))
    places, refused = {ROOT: ROOT}, dict[int, tuple[str, ...]]()
    for number, node in tree.nodes.items():
        if node.above is not None and node.above in places:
            player = StepPlayer(anew.nodes[places[node.above]].game, dict(names))
            try:
                take(player, step_of(tree.nodes[node.above].game, tree.beginning.names, node.choice))
            except FailedError as error:
                refused[number] = error.clauses
                continue
            anew = anew.go(places[node.above])
            for key in player.game.choices[len(anew.game.choices) :]:
                anew = anew.choose(key)
            places[number] = anew.current
        if number in places:
            at = replace(anew.nodes[places[number]], name=node.name, comment=node.comment)
            anew = replace(anew, nodes={**anew.nodes, at.number: at})
    way = tree.path(tree.current)
    there = [node for node in way if node.number in places]
    latest = {places[above]: places[below] for above, below in tree.latest.items() if below in places}
    # The clauses that decided belong to the other edition.
    notes = replace(tree.notes, clauses=None)
    anew = replace(anew, current=places[there[-1].number], latest=latest, notes=notes)
    parted = ((old, new) for old, new in _events(tree, there, anew, places, language) if _otherwise(old, new))
    old, new = next(parted, (None, None))
    stuck = way[len(there)].number if len(there) < len(way) else None
    left_out = {number: refused.get(number, ()) for number in tree.nodes if number not in places}
    return PlayedAnew(anew, new, None if new is not None else old, stuck, left_out, facts)


_Told = tuple[Event, Explanation] | None


def _events(
    tree: Tree, way: list[Node], anew: Tree, places: dict[int, int], language: str
) -> Iterator[tuple[_Told, _Told]]:
    """Former events of each choice, beside the present ones."""
    for node in way:
        before, now = tree.explain(node.number, language), anew.explain(places[node.number], language)
        yield from zip_longest(before, now)


def _otherwise(old: _Told, new: _Told) -> bool:
    return old is None or new is None or old[1] != new[1]


# Steps that aren't choices: they expect something, or ask whether something could be chosen.
_NO_CHOICE = frozenset(("expect", "refused", "allowed"))


class EditionQuestion(Struct, frozen=True):
    """Decision by an edition after a step; `kind` is empty if the duel is over."""

    edition: str
    seat: str
    kind: str
    options: tuple[str, ...]
    question: Question | None  # the same as at a table
    refused: str  # why the step itself can't be taken; empty if it was
    clauses: tuple[str, ...]


class EditionParting(Struct, frozen=True):
    """Point where the editions part: the step of the file, from 0 before the first, its line, and the decision then by
    each."""

    step: int
    line: int
    taken: Step
    then: tuple[EditionQuestion, ...]
    shared: int  # ids below it are those of the same cards in both


class LeftOut(Struct, frozen=True):
    """A step that can't be taken by an edition, after they have parted."""

    edition: str
    line: int
    taken: Step
    why: str


class EditionComparison(Struct, frozen=True):
    """Comparison of a line of play by two editions of the rules."""

    editions: tuple[str, str]
    parted: EditionParting | None  # None if they agree all the way
    facts: tuple[EditionDifference, ...]  # those by which they part there
    # states, boards: in the end, that of the first edition first
    states: tuple[State, State]
    boards: tuple[Board, Board]
    differences: tuple[BoardDifference, ...]  # differences of these boards
    left_out: tuple[LeftOut, ...]


class _EditionPlay:
    """A scenario played by an edition, as far as its steps can be taken."""

    def __init__(self, scenario: Scenario, faces: Mapping[str, Face], edition: str) -> None:
        self.edition = edition
        state, names = build(for_edition(scenario, rules_of(edition)), faces)
        state = replace(state, edition=edition) if edition != EDITIONS[0] else state
        self.player = StepPlayer(begin(state), names)
        self.refused: FailedError | None = None

    def take(self, step: Step) -> None:
        self.refused = None
        try:
            take(self.player, step)
        except FailedError as error:
            self.refused = error

    def asked(self, language: str = "en") -> EditionQuestion:
        game, why = self.player.game, self.refused
        decision = game.decision
        options = named_options(game.state, decision, self.player.names) if decision else ()
        return EditionQuestion(
            self.edition,
            decision.seat.value if decision is not None and decision.seat else "",
            decision.kind if decision is not None else "",
            tuple(option.name for option in options),
            question(game, language),
            str(why) if why is not None else "",
            why.clauses if why is not None else decision.clauses if decision is not None else (),
        )


def compare_editions(
    scenario: Scenario, faces: Mapping[str, Face], lines: StepLines, later: str = EDITIONS[-1], language: str = "en"
) -> EditionComparison:
    """Take the steps of a scenario by the first edition and by a later one, for a reader of a language. Raises
    InputError if it can't be a table."""
    plays = _EditionPlay(scenario, faces, EDITIONS[0]), _EditionPlay(scenario, faces, later)
    parted, left_out = _go(scenario, lines, plays, language)
    facts = _facts(scenario, faces, lines, parted, later) if parted is not None else ()
    first, other = (play.player.game.state for play in plays)
    shared = parted.shared if parted is not None else first.next_id
    boards = (board(first, language), board(other, language))
    parted_differences = tuple(_parted(differences(*boards, shared)))
    return EditionComparison((EDITIONS[0], later), parted, facts, (first, other), boards, parted_differences, left_out)


def compare_line(tree: Tree, number: int, language: str = "en") -> EditionComparison:
    """Choices that led to a table's node, by both editions. Raises InputError if the table began without a scenario."""
    scenario, faces, lines = read_scenario(as_scenario(tree, number), tree.beginning.title)
    return compare_editions(scenario, faces, lines, language=language)


def _go(
    scenario: Scenario, lines: StepLines, plays: Sequence[_EditionPlay], language: str = "en"
) -> tuple[EditionParting | None, tuple[LeftOut, ...]]:
    """Take all steps by each edition: where they part, and the steps that then fail."""
    parted: EditionParting | None = None
    left_out: list[LeftOut] = []
    shared = plays[0].player.game.state.next_id
    for number, step in enumerate(({}, *scenario.steps)):
        if step.keys() & _NO_CHOICE:
            continue
        line = lines.steps[number - 1] if 0 < number <= len(lines.steps) else 0
        for play in plays if number else ():
            play.take(step)
            if parted is not None and play.refused is not None:
                left_out.append(LeftOut(play.edition, line, step, str(play.refused)))
        if parted is None and _part(plays, shared):
            asked = tuple(play.asked(language) for play in plays)
            parted = EditionParting(number, line, step, asked, shared)
        next_ids = {play.player.game.state.next_id for play in plays}
        if parted is None and len(next_ids) == 1:
            (shared,) = next_ids  # from here on the ids of new cards may differ
    return parted, tuple(left_out)


def _part(plays: Sequence[_EditionPlay], shared: int) -> bool:
    """True if the decisions or the boards differ."""
    mine, other = (play.asked() for play in plays)
    if (mine.seat, mine.kind, bool(mine.refused)) != (other.seat, other.kind, bool(other.refused)):
        return True
    if sorted(mine.options) != sorted(other.options):
        return True
    first, second = (board(play.player.game.state) for play in plays)
    return any(True for _ in _parted(differences(first, second, shared)))


def _parted(compared: Sequence[BoardDifference]) -> Iterator[BoardDifference]:
    """Yield the differences, but for cards that came after the editions had parted and are on both."""
    both = [(difference.explanation.code, difference.explanation.params) for difference in compared]
    for difference in compared:
        kind, _, side = difference.explanation.code.rpartition("-")
        there = f"{kind}-{'other' if side == 'one' else 'one'}"
        if side not in ("one", "other") or (there, difference.explanation.params) not in both:
            yield difference


def _facts(
    scenario: Scenario, faces: Mapping[str, Face], lines: StepLines, parted: EditionParting, later: str
) -> tuple[EditionDifference, ...]:
    """The facts without which they wouldn't part there; where several cause it together, those that cause it alone."""
    cut = msgspec.structs.replace(scenario, steps=scenario.steps[: parted.step])

    def part_by(variant: str) -> bool:
        plays = _EditionPlay(cut, faces, EDITIONS[0]), _EditionPlay(cut, faces, variant)
        return _go(cut, lines, plays)[0] is not None

    facts = DIFFERENCES[later]
    alone = tuple(difference for difference in facts if not part_by(without(later, difference.fact)))
    return alone or tuple(
        difference
        for difference in facts
        if part_by(without(later, *(other.fact for other in facts if other is not difference)))
    )
