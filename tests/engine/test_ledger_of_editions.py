"""Every clause of a later edition is proved, by scenarios of the first that come out the same by it
and by its own; those that come out otherwise do so by one of its facts."""

from __future__ import annotations

import pytest

from judgeapp.clauses.renumbering import EDITIONS, in_edition
from judgeapp.engine.edition import DIFFERENCES, EditionFact, without
from judgeapp.ledger.ledger import Standing, entries, leaves, statement
from judgeapp.rulebook.corpus import Corpus
from judgeapp.scenario import limits
from judgeapp.scenario.file import by_edition
from judgeapp.scenario.playing.play import Failure, play
from tests.scenarios.files import CASES, Case, name, read

FIRST, LATER = EDITIONS
# What comes out otherwise only by two facts together.
_BY_TWO = dict.fromkeys(
    ("15-effects-in-detail/looking-leaves-the-cards-where-they-are", "editions/shown-is-not-there/3.6"),
    (EditionFact.OPTION_TRASHED_AT_ONCE, EditionFact.SHOWN_IS_NOT_THERE),
)


def _by(case: Case, edition: str) -> Failure | None:
    scenario, faces, lines = read(case)
    return play(by_edition(scenario, edition), faces, lines).failure


@pytest.fixture(scope="module")
def passing() -> dict[Case, bool]:
    """Scenarios by which the later edition can be proved, each with whether it passes by that edition."""
    of_both = [case for case in CASES if read(case).scenario.edition in (FIRST, LATER)]
    return {case: _by(case, LATER) is None for case in of_both}


@pytest.mark.lengthy
def test_no_clause_of_the_later_edition_is_open(corpus: Corpus, passing: dict[Case, bool]) -> None:
    proved: dict[str, list[str]] = {}
    for case, passes in passing.items():
        for clause in in_edition(read(case).scenario.proves, LATER) if passes else ():
            proved.setdefault(clause, []).append(name(case))
    listed = entries(corpus, proved, statement(LATER), LATER)
    assert [entry.clause for entry in listed] == list(leaves(corpus, LATER))
    assert len(listed) > 750
    assert [entry.clause for entry in listed if entry.standing is Standing.OPEN] == []
    # All that is new in it has a scenario, or is said to be nothing for a duel.
    new = [difference for difference in DIFFERENCES[LATER] if not set(difference.clauses) & proved.keys()]
    assert new == []


@pytest.mark.lengthy
def test_what_comes_out_otherwise_does_so_by_a_fact(passing: dict[Case, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [(difference.fact,) for difference in DIFFERENCES[LATER] if not difference.alike]
    pairs = set(_BY_TWO.values())
    known = {some: without(LATER, *some) for some in (*facts, *pairs)}
    monkeypatch.setattr(limits, "EDITIONS", (*EDITIONS, *known.values()))
    otherwise = [case for case, passes in passing.items() if not passes and read(case).scenario.edition == FIRST]
    assert otherwise
    unexplained = [
        name(case)
        for case in otherwise
        if all(
            _by(case, known[some]) is not None for some in ([_BY_TWO[name(case)]] if name(case) in _BY_TWO else facts)
        )
    ]
    assert unexplained == []
