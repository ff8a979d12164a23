"""Hidden parts are created on first use, with the same content as if they had always existed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.table import Table
from judgeapp.ui.views import CARDS
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.window.window import Window
from tests.table.conftest import DUEL
from tests.ui.dropping import drop, of_files


def test_deferred_calls_reach_a_part_when_made_even_after_a_fault(qtbot: QtBot) -> None:
    part = OnDemand[list[str]](list)
    part.when_made(lambda made: made.append("made"))
    part.call_when_made("seat", lambda made: made.append("A"))
    part.call_when_made("fault", lambda made: made.remove("nothing"))
    part.call_when_made("seat", lambda made: made.append("B"))
    assert part.made is None
    with qtbot.captureExceptions() as raised:
        assert part.part == ["B", "made"]
    assert [kind for kind, *_ in raised] == [ValueError]
    part.call_when_made("seat", lambda made: made.append("C"))
    assert part.make() is part.part
    assert part.part == ["B", "made", "C"]


def test_the_window_starts_without_its_forms(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    assert (window.columns.cards.made, window.columns.rulings.forms.made) == (None, None)
    window.navigator.show_view(CARDS.key)
    assert window.columns.cards.part.list.isVisible()


def test_the_table_starts_with_the_board_alone(table: Table) -> None:
    assert all(page.made is None for page in table.pages)
    table.flip()
    table.pages_controller.argue()
    assert table.pages.dispute.part.state.seat == table.session.now.seat == "B"
    assert [page for page in table.pages if page.made is not None] == [table.pages.dispute]


def test_a_file_can_be_dropped_on_a_field_created_later(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "another.yaml"
    file.write_text(DUEL, encoding="utf-8")
    table.pages_controller.report()
    ruling = table.pages.report.part.ruling
    assert drop(of_files([file]), ruling.viewport()) is Qt.DropAction.CopyAction
    assert ruling.toPlainText() == ""
