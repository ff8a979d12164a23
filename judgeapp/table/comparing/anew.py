"""A table replayed by another edition of the rules: its position and all its choices, as far as they are open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest

from msgspec import Struct

from judgeapp.engine.edition import EditionDifference
from judgeapp.engine.events import Event
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.state.state import replace
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import by_edition
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import step_of, write_scenario
from judgeapp.table.comparing.editions import compare_line
from judgeapp.table.tree.file import begun_with
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
    scenario = by_edition(scenario, edition)
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
