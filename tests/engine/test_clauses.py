"""The clauses that code, scenarios and ledger name exist, and read as they did when they were
implemented."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.ledger import ledger
from judgeapp.ledger.examples import examples, without_example
from judgeapp.ledger.ledger import (
    ImplementedTexts,
    LedgerEntry,
    Standing,
    changed_texts,
    entries,
    fingerprints,
    implemented,
    statement,
    troubles,
)
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.scenario.file import Scenario, Step
from tests.engine.accepted_texts import clauses_in, named_clauses
from tests.scenarios.files import EVERY_CASE, Case, played, read
from tests.scenarios.files import name as name_of

CHECKOUT = Path(__file__).resolve().parent.parent.parent
# What the engine is to enforce today; the rest of the rulebook comes later.
CHAPTERS = ("1", "2", "3", "4", "5", "6", "7-1", "8-1", "9", "11", "12", "13", "14", "15", "17", "18")


@pytest.fixture(scope="module")
def passing() -> list[tuple[str, Scenario]]:
    """The scenarios of the first edition that pass, with their names."""
    return [
        (case.file.stem, read(case).scenario)
        for case in EVERY_CASE
        if read(case).scenario.edition == EDITIONS[0] and played(case).failure is None
    ]


@pytest.fixture(scope="module")
def proved(passing: list[tuple[str, Scenario]]) -> dict[str, list[str]]:
    scenarios: dict[str, list[str]] = {}
    for name, scenario in passing:
        for clause in scenario.proves:
            scenarios.setdefault(clause, []).append(name)
    return scenarios


def test_every_clause_that_is_named_exists(corpus: Corpus) -> None:
    missing = {c: f for c, f in named_clauses(CHECKOUT).items() if corpus.clause(c) is None}
    assert missing == {}


def test_no_text_has_changed_since_it_was_implemented(corpus: Corpus) -> None:
    known = implemented()
    assert known.edition == corpus.manifest.source(RULES).edition
    named = named_clauses(CHECKOUT)
    # Run python -m tests.engine.accepted_texts once the engine has been checked against the new texts.
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


def test_the_ledger_names_only_what_exists_and_nothing_twice(corpus: Corpus, proved: dict[str, list[str]]) -> None:
    assert troubles(corpus, proved, statement()) == ()


def test_no_clause_of_the_chapters_of_today_is_open(corpus: Corpus, proved: dict[str, list[str]]) -> None:
    def is_of_today(entry: LedgerEntry) -> bool:
        return any(entry.clause == c or entry.clause.startswith(f"{c}-") for c in CHAPTERS)

    listed = entries(corpus, proved, statement())
    assert len(listed) == 784
    open_ = [e.clause for e in listed if e.standing is Standing.OPEN and is_of_today(e)]
    assert open_ == []


def test_every_example_that_the_rules_print_is_played(corpus: Corpus, passing: list[tuple[str, Scenario]]) -> None:
    shown = {scenario.example: [name] for name, scenario in passing if scenario.example}
    assert without_example(corpus, shown) == ()
    printed = examples(corpus, shown)
    assert len(printed) == 110
    assert [example.clause for example in printed if not example.scenarios] == []


CONTROLS = [case for case in EVERY_CASE if case.is_control]


@pytest.mark.parametrize("control", CONTROLS, ids=name_of)
def test_a_control_comes_out_otherwise(control: Case) -> None:
    """A control expects something else than its scenario."""
    assert _expected(control) != _expected(control._replace(is_control=False))


def _expected(case: Case) -> list[Step]:
    asked = {"expect", "refused", "allowed"}
    return [step for step in read(case).scenario.steps if step.keys() & asked]


def test_a_clause_number_is_told_from_a_date_and_a_range() -> None:
    text = "7-1-3-2 and (15-4-5-2), 2025-12-25, 16-4., v1-2-3x"
    assert list(clauses_in(text)) == ["7-1-3-2", "15-4-5-2", "16-4"]
