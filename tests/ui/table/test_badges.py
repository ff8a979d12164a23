"""Chips on a card: an additive keyword effect shows its count (16-3-3, 16-39-3)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF

from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.card_face import badge_text
from judgeapp.ui.table.board.unit_item import UnitItem
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import open_file, written


@pytest.mark.parametrize(
    ("keyword", "times", "chip"),
    [
        ("<Security A. +1>", 1, "Security A. +1"),
        ("<Security A. +1>", 2, "Security A. +1 ×2"),
        ("≪リンク＋1≫", 2, "リンク＋1 ×2"),
        ("<Blocker>", 2, "Blocker"),
    ],
)
def test_a_cumulative_keyword_shows_its_count(keyword: str, times: int, chip: str) -> None:
    assert badge_text(keyword, times) == chip


_ARRIVED = """\
title: A Blocker that came this turn
cards:
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
  Riddle:
    level: 4
    dp: 3000
    effects: "<Blocker> [All Turns] While the moon is full, this Digimon hums."
  Egg: {level: 2, category: digi-egg}
position:
  memory: 3
  A:
    battle:
      - {card: Guard, as: Arrived, new: true, under: [Egg]}
      - {card: Guard, as: Turned, new: true, suspended: true, under: [Egg]}
      - {card: Riddle, as: Unread, new: true, suspended: true}
      - {card: Guard, as: There}
steps: []
"""
# Card sizes in font units: the smallest on a board, and larger ones.
_SIZES = [(wide, high) for wide in (5.2, 6.5, 8.0, 10.0, 14.0) for high in (4.7, 5.5, 6.3, 8.0, 12.0)]


def test_came_this_turn_is_visible_at_every_size(table: Table, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    open_file(table, written(tmp_path, _ARRIVED))
    items = {item.name: item for item in table.view.scene().items() if isinstance(item, UnitItem)}
    request.addfinalizer(lambda: set_language("en"))
    names = (("Arrived", True), ("Turned", True), ("Unread", True), ("There", False))
    for language, (name, is_new) in product(("en", "de", "ja", "zh-Hans", "zh-Hant"), names):
        set_language(language)
        marks = [QCoreApplication.translate("board", mark).replace(" ", "") for mark in ("came this turn", "new")]
        item = items[name]
        unit = item.setting.measures.unit
        for wide, high in _SIZES:
            item.place(QRectF(0, 0, wide * unit, high * unit))
            item.forget()
            shown = "".join(item.sketch.texts).replace(" ", "")
            assert any(mark in shown for mark in marks) is is_new, (language, name, wide, high, item.sketch.texts)
            # An unread text always has its sign.
            assert name != "Unread" or "?" in shown or "ruling" in shown or language != "en"


_ADDED = """\
title: A number that another one is added to
cards:
  Guard:
    level: 4
    dp: 6000
    effects:
      - {gifts: [{gives: keyword, name: Blocker}]}
      - {gifts: [{gives: keyword, name: Security A., amount: 1}]}
position:
  memory: 3
  A: {battle: [{card: Guard, as: Raised, suspended: true}]}
steps: []
"""


def test_a_number_without_room_leaves_a_sign(table: Table, tmp_path: Path) -> None:
    """ "Security A." alone would say that it checks 1."""
    open_file(table, written(tmp_path, _ADDED))
    (item,) = (item for item in table.view.scene().items() if isinstance(item, UnitItem))
    unit = item.setting.measures.unit
    cut = 0
    for wide, high in _SIZES:
        item.place(QRectF(0, 0, wide * unit, high * unit))
        item.forget()
        shown = "".join(item.sketch.texts)
        if "Blocker" in shown and "+1" not in shown:
            cut += 1
            assert "…" in shown, (wide, high, item.sketch.texts)
    assert cut, "no size is too small"
