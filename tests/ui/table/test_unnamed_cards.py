"""Unknown cards: each language has its own words for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from judgeapp.desk.languages import SPOKEN
from judgeapp.table.dispute.claims import refusal_reason
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.rendering.texts import reason_text
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import board_text

# A checks one unknown card and battles it; B draws another.
UNNAMED = """\
title: Nobody has said what lies there
cards:
  Rex: {level: 4, dp: 5000, play_cost: 4, effects: "[When Attacking] <Draw 1>."}
position:
  memory: 3
  A: {battle: [Rex], hand: 2, deck: 3, security: 2, digi_egg_deck: 2}
  B: {security: 2, deck: 3, hand: 1, trash: 1, digi_egg_deck: 1}
steps: []
"""


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("language", [spoken for spoken in SPOKEN if spoken != "en"])
def test_names_follow_the_windows_language(sit_at: Callable[[str], Table], language: str) -> None:
    set_language(language)
    table = sit_at(UNNAMED)
    for choice in ("attack:", "play:blank", "pass"):
        decision = table.session.tree.game.decision
        assert decision is not None
        table.session.choose(next(o.key for o in decision.options if o.key.startswith(choice)))
    unknown = card_name_text("an unknown card")
    assert unknown != "an unknown card"
    texts = [*table.timeline.texts, *table.branches.lines.texts, board_text(table)]
    assert sum(unknown in line for line in texts) > 2
    table.toggle_by_hand()
    texts += [table.pages.by_hand.part.card.itemText(row) for row in range(table.pages.by_hand.part.card.count())]
    table.pages_controller.explore()
    subject = table.pages.explore.part.form.subject
    texts += [subject.itemText(row) for row in range(subject.count())]
    assert [line for line in texts if "unknown" in line] == []


@pytest.mark.parametrize("language", [spoken for spoken in SPOKEN if spoken != "en"])
def test_several_reasons_and_names_follow_the_windows_language(language: str) -> None:
    set_language(language)
    first, second = (reason_text(refusal_reason((clause,)).explanation) for clause in ("12-1-4", "3-4-5-2"))
    both = reason_text(refusal_reason(("12-1-4", "3-4-5-2")).explanation)
    assert both.startswith(first)
    assert both.endswith(second)
    assert "only 1 card" not in both


def test_unknown_requirements_are_mentioned_once(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(UNNAMED)
    table.decision.why.toggle()
    lines = [line for line in table.decision.options.shown if line.text.startswith("Digivolve")]
    assert [(line.text, line.remark) for line in lines] == [
        ("Digivolve into an unknown card in the hand", "its digivolution requirements aren't known")
    ]
    assert not lines[0].clauses


def test_it_is_mentioned_for_two_cards_too(qapp: QApplication) -> None:
    set_language("de")
    assert card_name_text("2 × an unknown card") == "2 × eine unbekannte Karte"
    assert card_name_text("Rex × Max") == "Rex × Max"
