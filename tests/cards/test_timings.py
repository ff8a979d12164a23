"""Every timing of the effect language has a clause (15-16), an icon in each language of the phrase book, and a concept
in the glossary."""

from __future__ import annotations

import pytest

from judgeapp.cards.governing import governing
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import effect_text
from judgeapp.engine.lang import Draw, Effect, Timing
from judgeapp.ledger.ledger import timing_of
from judgeapp.library import Library


@pytest.mark.parametrize("timing", Timing)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_timing_is_written_as_an_icon_and_read_again(timing: Timing, language: str) -> None:
    effect = Effect(timings=(timing,), actions=(Draw(),))
    (part,) = read_text(effect_text(effect, language), language).parts
    assert (part.state, part.effect) == (Understanding.UNDERSTOOD, effect)


@pytest.mark.parametrize("timing", Timing)
def test_the_clause_of_each_timing_governs_its_effects(timing: Timing) -> None:
    governed = governing(Effect(timings=(timing,)))
    assert any(c.startswith("15-16-") for part in governed for c in part.clauses)


def test_each_timing_is_a_concept_of_the_glossary(library: Library) -> None:
    concepts = library.glossary.concepts.values()
    assert {timing_of(concept) for concept in concepts} - {""} == {t.value for t in Timing}
