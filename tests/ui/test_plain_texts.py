"""Names come from anyone: no name of a card, table, bookmark, ruling or file is rendered as HTML in the window, and
nothing in it is loaded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt, QUrl
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QLabel,
    QTextBrowser,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.views import VIEWS
from judgeapp.ui.widgets.plain_text import PlainLabel, tip
from judgeapp.ui.window.window import Window
from tests.cards.made import entry

Start = Callable[[Path], Window]
# Visible as an image, a link or bold text if it is rendered as HTML.
HOSTILE = '<img src="file:///%s"><a href="file:///%s">go</a><b>Rex</b>'


class Page(QTextDocument):
    """Document that records what Qt would load for a rich text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wanted: list[str] = []
        self.setHtml(text)
        self.setTextWidth(300)
        self.size()

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        self.wanted.append(str(name))


class Links(HTMLParser):
    """Addresses of a rich text's links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [str(value) for name, value in attrs if name in ("href", "src")]


def wrong(window: QWidget, hostile: str) -> list[str]:
    """Texts of a window that would be rendered as HTML."""
    matches: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        notice = f"{type(widget).__name__} {widget.accessibleName()[:40]}"
        tips = [widget.toolTip(), widget.whatsThis(), widget.statusTip()]
        if isinstance(widget, QComboBox):
            tips += _tips(widget.model())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            tips += _tips(widget.model())
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            tips += [item.toolTip() for item in widget.scene().items()]
        matches += [f"tip of {notice}: {text[:80]}" for text in tips if _is_taken(text, hostile)]
        if isinstance(widget, QLabel):
            how = widget.textFormat()
            if how is Qt.TextFormat.AutoText or (how is Qt.TextFormat.RichText and _is_taken(widget.text(), hostile)):
                matches.append(f"label {notice}: {widget.text()[:80]}")
        if isinstance(widget, QTextEdit):
            page = widget.toHtml()
            if Page(page).wanted or any("file:" in link for link in Links(page).found):
                matches.append(f"page {notice}")
            if isinstance(widget, QTextBrowser):
                assert type(widget).loadResource is not QTextBrowser.loadResource, notice
                assert not widget.openLinks(), notice
    for action in window.findChildren(QAction):
        matches += [f"action {action.text()}"] if _is_taken(action.toolTip(), hostile) else []
    return matches


def _tips(model: QAbstractItemModel, above: QModelIndex | None = None) -> Iterator[str]:
    above = above or QModelIndex()
    for row in range(min(model.rowCount(above), 300)):
        # columnCount of a list model is private; a list has one column.
        is_list = isinstance(model, QAbstractListModel)
        for column in range(1 if is_list else model.columnCount(above)):
            index = model.index(row, column, above)
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.StatusTipRole):
                yield str(index.data(role) or "")
            if column == 0:
                yield from _tips(model, index)


def _is_taken(text: str, hostile: str) -> bool:
    """Return true if a text would be rendered as HTML."""
    if not QtText.mightBeRichText(text):
        return False
    page = Page(text)
    shown = page.toPlainText()
    if page.wanted or any("file:" in link for link in Links(text).found):
        return True
    # Escaped text is shown completely; a part of it may be cut off.
    return "Rex" in shown and hostile[:4] not in shown


def test_the_walk_detects_text_rendered_as_html(qtbot: QtBot) -> None:
    hostile = HOSTILE % ("a.png", "a.html")
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("all is well", window)
    assert wrong(window, hostile) == ["label QLabel : all is well"]
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(hostile)
    assert wrong(window, hostile) == []
    label.setToolTip(hostile)
    assert len(wrong(window, hostile)) == 1
    label.setToolTip(tip(hostile))
    assert wrong(window, hostile) == []
    assert Page(tip(hostile)).toPlainText() == hostile


@pytest.mark.parametrize("text", ["Rex", "x < y", "16-4 <Blocker>", "a <b>c</b>\n d  e & f"])
def test_a_tool_tip_equals_its_text(text: str) -> None:
    shown = tip(text)
    page = Page(shown) if QtText.mightBeRichText(shown) else None
    assert (page.toPlainText() if page is not None else shown) == text
    assert PlainLabel(text).text() == text


def scenario(name: str, title: str) -> str:
    text = {
        "title": title,
        "cards": {
            name: {"level": 4, "dp": 4000, "traits": [name], "effects": "[When Attacking] Gain 1 memory."},
            f"2 {name}": {
                "level": 4,
                "dp": 6000,
                "text": name,
                "effects": [{"gifts": [{"gives": "keyword", "name": "Blocker"}]}],
            },
        },
        "position": {
            "memory": 3,
            "A": {"battle": [name], "hand": [name], "trash": [name]},
            "B": {"battle": [f"2 {name}"], "security": [name]},
        },
        "steps": [],
    }
    return json.dumps(text, ensure_ascii=False)


def test_no_name_is_taken_for_html_in_the_whole_window(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "secret.html"
    secret.write_text("<b>secret</b>", encoding="utf-8")
    hostile = HOSTILE % (secret, secret)
    (data / "scenes").mkdir()
    own = scenario("Rex", f"own {hostile}")
    (data / "scenes" / "<img src=x>.yaml").write_text(own, encoding="utf-8")
    (data / "scenes" / "<b>broken.yaml").write_text("title: [", encoding="utf-8")
    cards, _ = open_cards(cards_file(data))
    cards.close()
    file = tmp_path / "<img src=cards>.json"
    file.write_text(
        json.dumps([entry(name=hostile, effect=f"[On Play] {hostile}", traits=[hostile])]), encoding="utf-8"
    )
    bad = tmp_path / "<img src=bad>.json"
    bad.write_text("{", encoding="utf-8")

    window = start(data)
    navigation = window.navigation
    assert navigation is not None
    seen: list[str] = []

    def look(what: str) -> None:
        qtbot.waitUntil(lambda: window.is_idle)
        seen.extend(f"{what}: {text}" for text in wrong(window, hostile))

    # Cards and their source files.
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bad), str(file)], ""))
    window.card_controller.import_cards()
    look("import")
    navigation.open(Address(Kind.CARD, "TS1-010"))
    look("a card")
    window.card_controller.correct_card()
    look("a card that is corrected")
    # A bookmark with a note, a question, a taught wording.
    navigation.open(Address(Kind.PASSAGE, "rules:16-4-2"))
    window.toggle_bookmark()
    window.columns.bookmarks.note.setPlainText(hostile)
    window.columns.teach_form.wording.setPlainText(hostile)
    window.columns.teach_form.by.setText(hostile)
    qtbot.keyClicks(window.omnibox, "<b>Rex</b>")
    for place in VIEWS:
        window.navigator.show_view(place.key)
        look(place.key)
    # A table.
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.is_open)
    look("the scenes")
    path = tmp_path / "<img src=table>.yaml"
    path.write_text(scenario(hostile, hostile), encoding="utf-8")
    table.seating.open_path(path)
    qtbot.waitUntil(lambda: table.title.whole == hostile)
    look("the table")
    session = table.session
    decision = session.tree.game.decision
    assert decision is not None
    for key in [o.key for o in decision.options if ":" in o.key][:4]:
        session.choose(key)
        session.call(session.tree.current, hostile)
        session.comment(session.tree.current, hostile)
        look(key[:20])
        table.seating.undo()
    for ref in session.now.board_state.units:
        table.view.choose(ref) if hasattr(table.view, "choose") else None
    table.board.toggle_text()
    table.decision.why.toggle()
    look("what isn't possible")
    table.toggle_by_hand()
    look("by hand")
    table.toggle_by_hand()
    table.pages_controller.argue()
    step = f'- attack: {{with: "{"<b>Rex</b>"}", at: player}}'
    table.pages.dispute.part.show_accounts(((hostile, step), ("<i>B</i>", "- play: <b>Rex</b>")))
    qtbot.waitUntil(lambda: table.is_idle)
    look("two accounts")
    table.pages_controller.report()
    table.pages.report.part.ruling.setPlainText(hostile)
    table.pages.report.part.title.setText(hostile)
    look("the report")
    table.pages_controller.compare()
    look("comparing")
    table.setup_controller.begin_here()
    look("setting up")
    assert seen == []
