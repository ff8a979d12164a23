"""Clauses named in code, scenarios and ledger exist and still have the implemented text."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.ledger import ledger
from judgeapp.ledger.ledger import ImplementedTexts, changed_texts, fingerprints, implemented
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.scenario.file import Step
from tests.engine.accepted_texts import clauses_in, named_clauses
from tests.scenarios.files import EVERY_CASE, Case, read
from tests.scenarios.files import name as name_of

CHECKOUT = Path(__file__).resolve().parent.parent.parent


def test_every_clause_mentioned_exists(corpus: Corpus) -> None:
    missing = {c: f for c, f in named_clauses(CHECKOUT).items() if corpus.clause(c) is None}
    assert missing == {}


def test_no_text_has_changed_since_it_was_implemented(corpus: Corpus) -> None:
    known = implemented()
    assert known.edition == corpus.manifest.source(RULES).edition
    named = named_clauses(CHECKOUT)
    # To fix: check the engine against the new texts, then run python -m tests.engine.accepted_texts.
    assert changed_texts(corpus, named) == ()
    assert fingerprints(corpus, named).keys() <= known.texts.keys()


def test_a_changed_text_is_noticed(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    unchanged, changed = fingerprints(corpus, ["16-4-1", "16-4-2"]).values()
    assert unchanged != changed
    before = ImplementedTexts("3.5", {"16-4-1": unchanged, "16-4-2": unchanged})
    monkeypatch.setattr(ledger, "implemented", lambda: before)
    (trouble,) = changed_texts(corpus, ["16-4-1", "16-4-2", "16-4-3"])
    assert trouble.clause == "16-4-2"
    assert "otherwise than in edition 3.5" in trouble.what


CONTROLS = [case for case in EVERY_CASE if case.is_control]


@pytest.mark.parametrize("control", CONTROLS, ids=name_of)
def test_a_control_has_another_outcome(control: Case) -> None:
    """The control of a scenario expects a different outcome."""
    assert _expected(control) != _expected(control._replace(is_control=False))


def _expected(case: Case) -> list[Step]:
    asked = {"expect", "refused", "allowed"}
    return [step for step in read(case).scenario.steps if step.keys() & asked]


def test_a_clause_number_is_distinguished_from_a_date_and_a_range() -> None:
    text = "7-1-3-2 and (15-4-5-2), 2025-12-25, 16-4., v1-2-3x"
    assert list(clauses_in(text)) == ["7-1-3-2", "15-4-5-2", "16-4"]
