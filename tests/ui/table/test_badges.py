"""Chips on a card: a keyword effect whose number adds up says how often it is there (16-3-3, 16-39-3)."""

from __future__ import annotations

import pytest

from judgeapp.ui.table.board.cards.card_face import badge_text


@pytest.mark.parametrize(
    ("keyword", "times", "chip"),
    [
        ("<Security A. +1>", 1, "Security A. +1"),
        ("<Security A. +1>", 2, "Security A. +1 ×2"),
        ("≪リンク＋1≫", 2, "リンク＋1 ×2"),
        ("<Blocker>", 2, "Blocker"),
    ],
)
def test_a_number_that_adds_up_says_how_often_it_is_there(keyword: str, times: int, chip: str) -> None:
    assert badge_text(keyword, times) == chip
