"""Count controls and words at first sight of each view, before anything is clicked.

python -m tests.ui.first_sight                     a line a place
python -m tests.ui.first_sight --list              and each control with its text
python -m tests.ui.first_sight --pictures FOLDER   and a picture of each place
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import reportlab

from judgeapp.ui.application import application

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.window.window import Window

_TAG = re.compile(r"<style>.*?</style>|<[^>]+>|&\w+;", re.DOTALL)
_WORD = re.compile(r"\w+")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
    import pictures
    from screenshots.sitting import settle, wait_until

    def set_up(window: Window) -> None:
        window.actions_by_id["set-up-anew"].trigger()
        wait_until(lambda: window.table is not None and window.table.is_idle)

    def dispute(window: Window) -> None:
        pictures.table_compare(window)
        pictures.table_dispute(window)

    places: Mapping[str, Callable[[Window], None]] = {
        "start": lambda window: window.navigator.show_front(),
        "search": lambda window: pictures.ask(window, "blocker", ""),
        "set-up": set_up,
        "table": pictures.table,
        "dispute": dispute,
        "report": pictures.table_report,
    }
    application()
    # The same on every machine: it comes with a package of the tests.
    QFontDatabase.addApplicationFont(str(Path(reportlab.__file__).parent / "fonts" / "Vera.ttf"))
    QApplication.setFont(QFont("Bitstream Vera Sans", 10))
    with pictures.opened() as window:
        # Scenes come last, and then among the results.
        wait_until(lambda: window.navigation is not None and bool(window.navigation.pages.scenes))
        for name, go in places.items():
            go(window)
            settle(window)
            window.notices.hide()
            if asked.pictures:
                window.grab().save(str(asked.pictures / f"{name}.png"))
            controls = [*controls_of(window)]
            print(f"{name:9} {len(controls):3} controls {words_of(window):4} words")
            if asked.list:
                print("          ", " | ".join(controls))
    return 0


def controls_of(window: QWidget) -> Iterator[str]:
    """Texts of controls that can be clicked or typed into, except rows of lists, which are results."""
    for shown in _visible(window):
        if isinstance(shown, QMenuBar):
            yield from (action.text() for action in shown.actions() if action.isVisible())
        elif isinstance(shown, QAbstractButton):
            yield shown.text() or shown.accessibleName() or shown.toolTip()
        elif isinstance(shown, QComboBox | QAbstractSpinBox | QLineEdit | QPlainTextEdit):
            if not isinstance(shown.parent(), QComboBox | QAbstractSpinBox):
                yield shown.accessibleName() or shown.objectName() or type(shown).__name__
        elif isinstance(shown, QTextEdit):
            if not shown.isReadOnly():
                yield shown.accessibleName() or type(shown).__name__
            yield from _links(shown)


def words_of(window: QWidget) -> int:
    return sum(len(_WORD.findall(_TAG.sub(" ", text))) for shown in _visible(window) for text in _texts(shown))


def _visible(window: QWidget) -> Iterator[QWidget]:
    for shown in window.findChildren(QWidget):
        # A list without a scroll bar is covered by its own viewport.
        seen = shown.viewport() if isinstance(shown, QAbstractScrollArea) else shown
        if shown.isVisible() and not seen.visibleRegion().isEmpty():
            yield shown


def _texts(shown: QWidget) -> Iterator[str]:
    if isinstance(shown, QMenuBar):
        yield from (action.text() for action in shown.actions() if action.isVisible())
    elif isinstance(shown, QTextEdit):
        below = shown.cursorForPosition(shown.viewport().rect().bottomRight()).position()
        yield shown.toPlainText()[:below]
    elif isinstance(shown, QAbstractButton | QLabel):
        yield shown.text()
    elif isinstance(shown, QLineEdit):
        yield shown.text() or shown.placeholderText()
    elif isinstance(shown, QPlainTextEdit):
        yield shown.toPlainText() or shown.placeholderText()
    elif isinstance(shown, LineList):
        for row, line in enumerate(shown.shown):
            if shown.visualRect(shown.model_of_lines.index(row, 0)).intersects(shown.viewport().rect()):
                yield " ".join((line.number, line.text, line.aside, line.remark, *line.written))
    elif isinstance(shown, QAbstractItemView) and (model := shown.model()) is not None:
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            if shown.visualRect(index).intersects(shown.viewport().rect()):
                for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
                    if text := index.data(role):
                        yield str(text)
                        break


def _links(page: QTextEdit) -> Iterator[str]:
    """Links of a page that are visible without scrolling."""
    document: QTextDocument = page.document()
    height = page.viewport().height() + page.verticalScrollBar().value()
    block = document.begin()
    while block.isValid() and document.documentLayout().blockBoundingRect(block).top() < height:
        former = ""
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            address = fragment.charFormat().anchorHref()
            if address and address != former:
                yield fragment.text()
            former = address
            fragments += 1
        block = block.next()


if __name__ == "__main__":
    raise SystemExit(main())
