"""An effect named in a step is described in words, even after its card has gone."""

from __future__ import annotations

import pytest

from judgeapp.table.deciding.options import ENGLISH, describe_answered_effect


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("Bakemon/inherited.0 @1", "Bakemon: inherited effect 1 (no. 1)"),
        ("Horn/effects.1", "Horn: effect 2"),
        ("Horn/effects.0#73", "Horn: effect 1"),
        ("counter:Horn/security.0", "Horn: security effect 1"),
        ("Egg/link_effects.0 @2", "Egg: link effect 1 (no. 2)"),
        ("Horn/pending.trash", "Horn: pending processing"),
        ("Horn/gained.12/effects.0", "Horn: gained effect"),
        ("Wall/Armor Purge", "Wall: <Armor Purge>"),
        ("Wall/De-Digivolve @2", "Wall: <De-Digivolve> (no. 2)"),
    ],
)
def test_an_effect_has_words(answer: str, text: str) -> None:
    explanation = describe_answered_effect({"answer": answer})
    assert explanation is not None
    assert explanation.text == text
    assert explanation.code in ENGLISH


@pytest.mark.parametrize("step", [{"answer": "Wall"}, {"answer": ["yes"]}, {"pass": True}])
def test_text_that_is_no_effect_stays_as_written(step: dict[str, object]) -> None:
    assert describe_answered_effect(step) is None
