"""Scenarios prove every clause of an edition; those without an edition have the same outcome in each, or differ by a
known fact."""

from __future__ import annotations

import pytest

from judgeapp.clauses.renumbering import EDITIONS, in_edition
from judgeapp.engine.edition import DIFFERENCES, EditionFact, without
from judgeapp.ledger.ledger import (
    LedgerEntry,
    Standing,
    entries,
    examples,
    leaves,
    statement,
    troubles,
    without_example,
)
from judgeapp.rulebook.corpus import Corpus
from judgeapp.scenario.file import for_edition
from judgeapp.scenario.playing.play import Failure, play
from tests.scenarios.files import EVERY_CASE, Case, name, played, read

FIRST, LATER = EDITIONS
FACTS = tuple(difference.fact for difference in DIFFERENCES[LATER] if not difference.alike)
# Chapters of the first edition that the engine enforces.
CHAPTERS = ("1", "2", "3", "4", "5", "6", "7-1", "8-1", "9", "11", "12", "13", "14", "15", "17", "18")
# Outcomes that take two facts together to change.
_BY_TWO = {"editions/shown-is-not-there/3.6": (EditionFact.OPTION_TRASHED_AT_ONCE, EditionFact.SHOWN_IS_NOT_THERE)}


def _by(case: Case, edition: str) -> Failure | None:
    scenario, faces, lines = read(case)
    return play(for_edition(scenario, edition), faces, lines).failure


def _of_first() -> list[Case]:
    """Scenarios that can prove clauses of the first edition."""
    return [case for case in EVERY_CASE if read(case).scenario.edition in ("", FIRST)]


def _proving(cases: list[Case]) -> list[Case]:
    """Fewest scenarios that prove every clause and show every example that any of them does, and pass in the first
    edition."""
    passing: list[Case] = []
    shown: set[str] = set()
    for case in sorted(cases, key=lambda case: -len(read(case).scenario.proves)):
        scenario = read(case).scenario
        new = {*scenario.proves, f"example of {scenario.example}"} - shown
        if new and _by(case, FIRST) is None:
            passing.append(case)
            shown |= new
    return passing


def _proved(passing: list[Case], edition: str) -> dict[str, list[str]]:
    proved: dict[str, list[str]] = {}
    for case in passing:
        clauses = read(case).scenario.proves
        for clause in clauses if edition == FIRST else in_edition(clauses, edition):
            proved.setdefault(clause, []).append(name(case))
    return proved


@pytest.mark.lengthy
def test_no_clause_of_the_later_edition_is_open(corpus: Corpus) -> None:
    of_later = [case for case in EVERY_CASE if read(case).scenario.edition in ("", LATER)]
    proved = _proved([case for case in of_later if played(case).failure is None], LATER)
    listed = entries(corpus, proved, statement(LATER), LATER)
    assert [entry.clause for entry in listed] == list(leaves(corpus, LATER))
    assert len(listed) > 750
    assert [entry.clause for entry in listed if entry.standing is Standing.OPEN] == []
    # Every new clause has a scenario, or a statement that it doesn't concern a duel.
    new = [difference for difference in DIFFERENCES[LATER] if not set(difference.clauses) & proved.keys()]
    assert new == []


@pytest.mark.nightly
def test_every_difference_between_the_editions_comes_from_a_fact() -> None:
    known = {some: without(LATER, *some) for some in (*((fact,) for fact in FACTS), *_BY_TWO.values())}

    def is_explained(case: Case) -> bool:
        """True if without a fact the scenario changes its outcome, if it names no edition, or passes, if it names the
        first."""
        named = read(case).scenario.edition == FIRST
        reasons = [_BY_TWO[name(case)]] if name(case) in _BY_TWO else [(fact,) for fact in FACTS]
        return any((_by(case, known[some]) is None) is named for some in reasons)

    of_first = [case for case in _of_first() if read(case).scenario.edition == FIRST and _by(case, LATER) is not None]
    otherwise = [case for case in _of_first() if _by(case, FIRST) is not None]
    assert otherwise
    assert of_first
    assert [name(case) for case in (*of_first, *otherwise) if not is_explained(case)] == []
    assert [name(case) for case in otherwise if read(case).scenario.edition == FIRST] == []


@pytest.mark.lengthy
def test_no_clause_of_the_first_edition_is_open(corpus: Corpus) -> None:
    passing = _proving(_of_first())
    proved = _proved(passing, FIRST)
    assert troubles(corpus, proved, statement()) == ()

    def is_asked(entry: LedgerEntry) -> bool:
        return any(f"{entry.clause}-".startswith(f"{chapter}-") for chapter in CHAPTERS)

    listed = entries(corpus, proved, statement())
    assert len(listed) == 784
    assert [entry.clause for entry in listed if entry.standing is Standing.OPEN and is_asked(entry)] == []
    shown = {read(case).scenario.example: [name(case)] for case in passing}
    shown.pop("", None)
    assert without_example(corpus, shown) == ()
    printed = examples(corpus, shown)
    assert len(printed) == 110
    assert [example.clause for example in printed if not example.scenarios] == []
