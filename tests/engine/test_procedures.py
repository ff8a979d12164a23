"""The procedures read like the rulebook: each numbered step under its clause, in its order."""

from __future__ import annotations

import pytest

from judgeapp.engine.moment import Procedure
from judgeapp.engine.procedures import ALL
from judgeapp.rulebook.corpus import Corpus

# Chapters whose procedures the rulebook gives as numbered steps.
NUMBERED = {"setup": "5-2-1", "play": "7-1-3", "digivolve": "8-1-3", "use": "9-1-9"}


@pytest.mark.parametrize("procedure", ALL.values(), ids=lambda p: p.name)
def test_every_step_is_under_a_clause_that_exists(procedure: Procedure, corpus: Corpus) -> None:
    assert procedure.steps
    for step in procedure.steps:
        assert corpus.clause(step.clause), f"{procedure.name}: {step.clause}"


@pytest.mark.parametrize(("name", "section"), NUMBERED.items())
def test_the_numbered_steps_of_the_rulebook_are_there_in_their_order(name: str, section: str, corpus: Corpus) -> None:
    printed = [p.number for p in corpus.children(corpus.passage(f"rules:{section}"))]
    steps = [s.clause for s in ALL[name].steps if s.clause.startswith(f"{section}-")]
    assert list(dict.fromkeys(steps)) == printed
