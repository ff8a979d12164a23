"""Check whether rulings still stand: the basis of a ruling is replayed by the current engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.clauses.citing import edition_of, is_within
from judgeapp.clauses.renumbering import EDITIONS, in_edition
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.scenario.file import read_scenario, with_default_edition
from judgeapp.scenario.playing.play import play
from judgeapp.table.position_line import MARK, position_of


class RestCheck(Struct, frozen=True):
    """A ruling that rests on a scene or a position."""

    ruling: str  # its id
    question: str
    failure: str = ""  # the different result, or why it can't be played; empty if unchanged
    # Clauses of the ruling that the scene does not apply: none for a position, which plays nothing.
    unapplied: tuple[str, ...] = ()


def check_rests(rulings: Iterable[NotedRuling]) -> Iterator[RestCheck]:
    """Play the basis of each ruling; rulings without one are left out."""
    for noted in rulings:
        ruling = noted.content
        if ruling is not None and ruling.rests_on.strip():
            failure, applied = _played(ruling.rests_on)
            unapplied = () if applied is None else _unapplied(ruling.clauses, applied)
            yield RestCheck(noted.id, ruling.question, failure, unapplied)


def _played(text: str) -> tuple[str, tuple[str, ...] | None]:
    """Failure, and the clauses that were applied; None if nothing is played."""
    try:
        scene = position_of(text) if MARK in text else text
        scenario, faces, lines = read_scenario(scene, str(message("its grounds")))
        # A scenario without an edition was saved before there were several.
        played = play(with_default_edition(scenario, EDITIONS[0]), faces, lines)
    except InputError as error:
        return str(error), None
    failure = "" if played.failure is None else played.failure.what
    return failure, played.cited if scenario.steps and not failure else None


def _unapplied(clauses: Iterable[str], applied: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses not applied. One is applied if a clause below it is, by its number in the scene's edition; clauses
    without a number there are left out."""
    editions = {edition_of(clause) for clause in applied}
    by_edition = {clause: _in_editions(clause, editions) for clause in clauses}
    return tuple(
        clause
        for clause, names in by_edition.items()
        if names and not any(is_within(other, name) for name in names for other in applied)
    )


def _in_editions(clause: str, editions: Iterable[str]) -> tuple[str, ...]:
    if edition_of(clause) != EDITIONS[0]:
        return (clause,) if edition_of(clause) in editions else ()
    later = (name for edition in editions if edition in EDITIONS[1:] for name in in_edition((clause,), edition))
    return ((clause,) if EDITIONS[0] in editions else ()) + tuple(later)
