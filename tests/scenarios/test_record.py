"""Records of all scenarios are reliable: cards and effects have their names, and refusals have reasons."""

from __future__ import annotations

import pytest

from judgeapp.cli.commands.play import explained_events
from judgeapp.engine.events import FACTS, EventKind
from judgeapp.engine.explanation.refusals import refusals
from tests.scenarios.files import CASES, by_chapter, name, played
from tests.scenarios.words import lacks_a_name

# Events that report a refusal.
REFUSING = (EventKind.NOT_ACTIVATED, EventKind.NOT_TRIGGERED, EventKind.CANNOT)
CHAPTERS = by_chapter(CASES)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_everything_has_a_name_and_refusals_have_reasons(chapter: str) -> None:
    for case in CHAPTERS[chapter]:
        for event, explanation in explained_events(played(case)):
            where = f"{name(case)}: {explanation.text}"
            assert not lacks_a_name(explanation), where
            assert explanation.params.get("effect") != "", where
            assert event.kind is not EventKind.CHECKED or explanation.text.count("unknown card") <= 1, where
            if event.kind in REFUSING and "judge" not in event.clauses:
                assert explanation.params.get("reason"), where


def test_every_fact_of_an_event_is_known() -> None:
    recorded = {fact for case in CASES for event in played(case).events for fact in event.facts}
    assert recorded <= FACTS


def test_words_of_refusals_are_short_and_of_one_sentence() -> None:
    for words in refusals().values():
        assert len(words) <= 90
        assert not words.endswith(".")
