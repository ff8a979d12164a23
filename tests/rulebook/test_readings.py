"""Our readings name only what there is and leave nothing out, and the check would notice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judgeapp.cli.play import readings_in
from judgeapp.rulebook.check import FaultKind, check_readings
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.readings import OurReading, Ruling, load_readings, told_in
from tests.scenarios.files import CASES, name, played

SCENARIOS = {name(case): case for case in CASES}
READINGS = load_readings()
COUNTER = next(r for r in READINGS if r.id == "one-counter-decision")


def faults(corpus: Corpus, *readings: OurReading) -> list[tuple[FaultKind, str, str]]:
    found = check_readings(readings, corpus, set(SCENARIOS)).faults
    return [(f.kind, f.where, f.detail) for f in found]


def test_every_reading_is_whole_and_names_what_there_is(corpus: Corpus) -> None:
    assert check_readings(READINGS, corpus, set(SCENARIOS)).faults == ()


@pytest.mark.parametrize("reading", READINGS, ids=lambda r: r.id)
def test_the_scenarios_of_a_reading_pass(reading: OurReading) -> None:
    for scenario in reading.scenarios:
        assert played(SCENARIOS[scenario]).failure is None


@pytest.mark.parametrize(
    ("change", "kind", "detail"),
    [
        ({"clauses": ("11-3-9",)}, FaultKind.REFERENCE, "there is no clause 11-3-9"),
        ({"clauses": ()}, FaultKind.EMPTY, "clauses is empty"),
        ({"passages": ("manual-ja:99",)}, FaultKind.REFERENCE,
         "there is no passage 'manual-ja:99'"),
        ({"scenarios": ("11-attacking/none",)}, FaultKind.SCENARIO,
         "there is no scenario '11-attacking/none'"),
        ({"scenarios": ()}, FaultKind.EMPTY, "scenarios is empty"),
        ({"question": {"en": " "}}, FaultKind.EMPTY, "question is empty in 'en'"),
        ({"because": {}}, FaultKind.EMPTY, "because has no text in 'en'"),
        ({"manual": {"en": "Nothing.", "fr": "Rien."}}, FaultKind.REFERENCE,
         "manual: no language 'fr'"),
        ({"rulings": (Ruling("Q1", {"en": ""}),)}, FaultKind.EMPTY, "rulings.Q1 is empty in 'en'"),
        ({"rulings": (Ruling("one", {"en": "So."}),)}, FaultKind.REFERENCE,
         "'one' is no ruling's number"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_reading_is_told_by_its_id(
    corpus: Corpus, change: dict[str, object], kind: FaultKind, detail: str
) -> None:
    assert faults(corpus, replace(COUNTER, **change)) == [(kind, COUNTER.id, detail)]


def test_two_readings_with_one_id_are_told(corpus: Corpus) -> None:
    assert faults(corpus, COUNTER, COUNTER) == [
        (FaultKind.IDENTITY, COUNTER.id, "2 readings have this id")
    ]


def test_without_a_folder_of_scenarios_their_names_are_not_judged(corpus: Corpus) -> None:
    report = check_readings([replace(COUNTER, scenarios=("any/name",))], corpus, None)
    assert report.faults == ()
    assert report.scenarios is None


def test_a_text_comes_in_the_language_asked_for_or_in_english() -> None:
    told = {"en": "No.", "de": "Nein."}
    assert told_in(told, "de") == ("Nein.", "de")
    assert told_in(told, "ja") == ("No.", "en")


def test_a_clause_knows_its_readings_and_a_passage_of_a_manual_has_none(corpus: Corpus) -> None:
    assert corpus.readings_of(corpus.passage("rules:11-3-2")) == (COUNTER,)
    assert corpus.readings_of(corpus.passage("rules:11-3")) == ()
    assert corpus.readings_of(corpus.passage("manual-ja:8.10")) == ()


def test_an_event_has_the_readings_of_the_clauses_that_it_cites() -> None:
    events = played(SCENARIOS["11-attacking/an-effect-ends-the-attack"]).events
    (ended,) = [e for e in events if "15-15-1-1" in e.clauses]
    assert readings_in(ended) == ("an-ended-attack",)
    assert readings_in(events[0]) == ()
