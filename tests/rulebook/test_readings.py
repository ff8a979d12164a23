"""Our readings are complete and name existing things only, and the check would notice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from judgeapp.clauses.renumbering import EDITIONS, NEWEST, all_numbers
from judgeapp.engine.events import Event, EventKind
from judgeapp.rulebook.check import FaultKind, check_readings
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.our_words.readings import BearingAnswer, OurReading, load_readings, translation_in
from judgeapp.scenario.file import for_edition
from judgeapp.scenario.playing.decided import decided_at
from judgeapp.scenario.playing.play import play
from tests.scenarios.files import EVERY_CASE, Case, name, played, read

SCENARIOS = {name(case): case for case in EVERY_CASE}
READINGS = load_readings()
COUNTER = next(r for r in READINGS if r.id == "one-counter-decision")
POINT = COUNTER.rulings[0].point


def faults(corpus: Corpus, *readings: OurReading) -> list[tuple[FaultKind, str, str]]:
    all_faults = check_readings(readings, corpus, set(SCENARIOS)).faults
    return [(f.kind, f.where, f.detail) for f in all_faults]


def test_every_reading_is_complete_and_names_existing_things(corpus: Corpus) -> None:
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
        ({"passages": ("manual-ja:99",)}, FaultKind.REFERENCE, "there is no passage 'manual-ja:99'"),
        ({"scenarios": ("11-attacking/none",)}, FaultKind.SCENARIO, "there is no scenario '11-attacking/none'"),
        ({"scenarios": ()}, FaultKind.EMPTY, "scenarios is empty"),
        ({"question": COUNTER.question | {"en": " "}}, FaultKind.EMPTY, "question is empty in 'en'"),
        (
            {"answer": {k: v for k, v in COUNTER.answer.items() if k != "ja"}},
            FaultKind.EMPTY,
            "answer has no text in 'ja'",
        ),
        ({"because": {}}, FaultKind.EMPTY, "because has no text in 'en'"),
        ({"manual": COUNTER.manual | {"fr": "Rien."}}, FaultKind.REFERENCE, "manual: no language 'fr'"),
        ({"rulings": (BearingAnswer("Q1", POINT | {"en": ""}),)}, FaultKind.EMPTY, "rulings.Q1 is empty in 'en'"),
        ({"rulings": (BearingAnswer("one", POINT),)}, FaultKind.REFERENCE, "'one' is no ruling's number"),
    ],
)
def test_a_fault_in_a_reading_is_reported_with_its_id(
    corpus: Corpus, change: dict[str, object], kind: FaultKind, detail: str
) -> None:
    assert faults(corpus, replace(COUNTER, **change)) == [(kind, COUNTER.id, detail)]


def test_a_duplicate_reading_id_is_reported(corpus: Corpus) -> None:
    assert faults(corpus, COUNTER, COUNTER) == [(FaultKind.IDENTITY, COUNTER.id, "2 readings have this id")]


def test_without_scenarios_their_names_are_not_checked(corpus: Corpus) -> None:
    report = check_readings([replace(COUNTER, scenarios=("any/name",))], corpus, None)
    assert report.faults == ()
    assert report.scenarios is None


def test_a_text_comes_in_the_language_asked_for_or_in_english() -> None:
    texts = {"en": "No.", "de": "Nein."}
    assert translation_in(texts, "de") == ("Nein.", "de")
    assert translation_in(texts, "ja") == ("No.", "en")


def test_a_clause_knows_its_readings_and_a_passage_of_a_manual_has_none(corpus: Corpus) -> None:
    assert corpus.readings_of(corpus.passage("rules:11-3-2")) == (COUNTER,)
    assert corpus.readings_of(corpus.passage("rules:11-3")) == ()
    assert corpus.readings_of(corpus.passage("manual-ja:8.10")) == ()


def test_an_event_has_the_readings_that_decided_it() -> None:
    events = played(SCENARIOS["11-attacking/an-effect-ends-the-attack"]).events
    (ended,) = [n for n, e in enumerate(events) if not set(all_numbers("15-15-1-1")).isdisjoint(e.clauses)]
    assert decided_at(events, ended) == ("an-ended-attack",)
    assert decided_at(events, 0) == ()


def test_a_clause_can_be_cited_without_its_reading_deciding() -> None:
    events = played(SCENARIOS["11-attacking/an-effect-ends-the-attack"]).events
    timing = [n for n, e in enumerate(events) if e.kind is EventKind.TIMING]
    assert timing
    assert not any("one-counter-decision" in decided_at(events, n) for n in timing)


def test_a_link_card_can_be_trashed_without_linking() -> None:
    events = played(SCENARIOS["10-linking/a-replaced-link-card-is-not-trashed-by-an-effect"]).events
    cited = [n for n, e in enumerate(events) if not set(all_numbers("4-7-5")).isdisjoint(e.clauses)]
    assert "several-links-beyond-the-limit" not in decided_at(events, cited[-1])


# Readings without an event: something stays unchanged, a card is defined, an actor is named, or something is
# impossible.
UNTOLD = {
    "the-kind-of-an-effect-stays",
    "main-of-a-placed-option",
    "use-req-and-the-breeding-area",
    "a-dual-card-that-is-checked",
    "the-same-card-in-4-2",
}


def _events(case: Case, reading: OurReading) -> Sequence[Event]:
    """Events under the newest edition that leaves the reading's question open."""
    edition = next(e for e in reversed(EDITIONS) if e not in reading.settled)
    if edition == NEWEST:
        return played(case).events
    scenario, faces, lines = read(case)
    return play(for_edition(scenario, edition), faces, lines).events


@pytest.mark.parametrize("reading", READINGS, ids=lambda r: r.id)
def test_a_scenario_that_plays_a_reading_names_it(reading: OurReading) -> None:
    events = [_events(SCENARIOS[name], reading) for name in reading.scenarios]
    is_cited = any(reading.id in decided_at(e, n) for e in events for n in range(len(e)))
    assert is_cited is (reading.id not in UNTOLD)
