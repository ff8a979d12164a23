"""Inputs through the window: drops, and pastes into fields. Wrong input is reported in the window; an uncaught error is
a fault of the program."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.table.dispute.disputed_accounts import AddStep, Undo
from judgeapp.ui.cards.import_dialog import ImportDialog
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.fuzz.mutations import mangled_json, mangled_lines, mangled_text, mangled_yaml
from tests.fuzz.ways import CARDS, PHRASES, QUERIES, STEPS, TEXTS, TYPED, replays, scenarios, shared, tables
from tests.table.conftest import DUEL, planted
from tests.ui.dropping import drop, of_files
from tests.ui.waiting import wait

WORDINGS = ("Banish {2} foes", "<Last Stand {2}>", "相手のデジモン{1}体を葬り去る")
# Clipboard formats that other programs offer besides files, or together with them.
_KINDS = ("text/plain", "text/html", "text/uri-list", "image/png", "application/x-judgeapp-card")
_CONTROL = Qt.KeyboardModifier.ControlModifier


class OpenWindow(NamedTuple):
    """faults -- uncaught errors
    parts  -- drop targets, in turn
    """

    window: Window
    folder: Path
    faults: list[BaseException]
    parts: Iterator[QWidget]

    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table


class WindowWay(NamedTuple):
    name: str
    spoiled: Callable[[], SearchStrategy[bytes]]
    take_in: Callable[[bytes, OpenWindow], None]


def opened(window: Window, folder: Path, faults: list[BaseException]) -> OpenWindow:
    """The window with its table, and without dialogs on top."""
    window.navigator.show_view("table")
    while window.table is None or not window.table.is_open:
        wait(1)
    columns, table = window.columns, window.table
    parts = (
        window.omnibox,
        window.rail,
        table.board,
        table.decision,
        columns.reader,
        columns.form,
        columns.teach_form,
        columns.results,
    )
    return OpenWindow(window, folder, faults, cycle(parts))


def settle(around: OpenWindow) -> None:
    """Wait until all work is done, and raise uncaught errors."""
    QApplication.processEvents()
    while not around.window.is_idle:
        wait(1)
    QApplication.processEvents()
    for dialog in around.window.findChildren(ImportDialog):
        dialog.reject()
        QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    for notice in around.window.notices.texts:
        around.window.notices.dismiss(notice)
    if around.faults:
        fault = around.faults[0]
        around.faults.clear()
        raise fault


def _dropped(*names: str) -> Callable[[bytes, OpenWindow], None]:
    """A dropped file; several names are tried in turn."""
    ways = cycle(names)

    def take_in(content: bytes, around: OpenWindow) -> None:
        file = around.folder / next(ways)
        file.write_bytes(content)
        drop(of_files([file]), next(around.parts))
        settle(around)

    return take_in


def _dropped_data(content: bytes, around: OpenWindow) -> None:
    """Arbitrary drag data of another program."""
    data = QMimeData()
    kind, _, dropped = content.partition(b"\x1f")
    data.setData(os.fsdecode(kind), dropped)
    if kind == b"text/uri-list":
        data.setUrls([QUrl(line.decode(errors="replace")) for line in dropped.split(b"\n")])
    drop(data, next(around.parts))
    around.window.navigator.show_view("table")
    around.table.setup_controller.go_on()
    drop(data, around.table.view)
    around.table.show_decision()
    settle(around)


def _some_data() -> SearchStrategy[bytes]:
    addresses = st.sampled_from(
        (
            "file:///",
            "file:///dev/zero",
            "file:///proc/self/mem",
            "file://host/share/x.json",
            "file:///nowhere/%00.yaml",
            "file:///%FF%FE.json",
            "http://example.com/x.json",
            "file:",
            "file:///" + "a" * 5000 + ".yaml",
            "thing\nx",
            "typed\n[",
            "number\n\x00",
            "typed\n" * 99,
        )
    )
    texts = st.one_of(st.lists(addresses, max_size=4).map("\n".join), addresses, st.text(max_size=30))
    return st.tuples(st.sampled_from(_KINDS), texts).map(
        lambda two: f"{two[0]}\x1f{two[1]}".encode(errors="surrogatepass")
    )


def _pasted(place: str, *fields: Callable[[OpenWindow], Any]) -> Callable[[bytes, OpenWindow], None]:
    """A pasted text that replaces a field's content, one field after the other."""
    ways = cycle(fields)

    def take_in(content: bytes, around: OpenWindow) -> None:
        data = QMimeData()
        data.setText(content.decode(errors="replace"))
        data.setHtml(content.decode(errors="replace"))
        QApplication.clipboard().setMimeData(data)
        around.window.actions_by_id[place].trigger()
        field = next(ways)(around)
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, _CONTROL)
        QTest.keyClick(field, Qt.Key.Key_V, _CONTROL)
        settle(around)

    return take_in


def _set_up(around: OpenWindow) -> QWidget:
    around.table.setup_controller.go_on()
    return around.table.setup.field


def _set_up_and_sent(content: bytes, around: OpenWindow) -> None:
    _pasted("table", _set_up)(content, around)
    QTest.keyClick(around.table.setup.field, Qt.Key.Key_Return)
    around.table.setup.clear_table()
    around.table.show_decision()
    settle(around)


def _written_ruling(content: bytes, around: OpenWindow) -> None:
    """Text for a field of a ruling, which is saved if possible."""
    form = around.window.columns.rulings.form
    around.window.navigator.show_view("search")
    if not around.window.columns.rulings.writes:
        around.window.ruling_controller.writing.write_of_seen()
    fields = (*form.texts.values(), *form.lines.values())
    _pasted("rulings", lambda _: fields[len(content) % len(fields)])(content, around)
    around.window.ruling_controller.writing.keep()
    settle(around)


def _argued(content: bytes, around: OpenWindow) -> None:
    """An account in a table file."""
    around.table.seating.begin(planted(DUEL), touched=True)
    page = around.table.pages.dispute.part
    page.show_accounts([("A", content.decode("utf-8", "replace")), ("B", "")])
    around.table.pages_controller.argue()
    settle(around)
    page.dispatch(AddStep({"pass": True}))
    page.dispatch(Undo())
    settle(around)


def _lines(*seeds: str) -> Callable[[], SearchStrategy[bytes]]:
    return lambda: mangled_text(seeds).map(lambda text: text.encode("utf-8", "surrogatepass"))


def _form(field: str) -> Callable[[OpenWindow], Any]:
    return lambda around: around.window.columns.form.fields[field]


def window_ways() -> tuple[WindowWay, ...]:
    array = b"[" + CARDS.strip().replace(b"\n", b",") + b"]"
    return (
        WindowWay("dropped scenario", lambda: mangled_yaml(scenarios()[:6]), _dropped("dropped.yaml", "dropped.YML")),
        WindowWay("dropped table", lambda: mangled_json(tables()), _dropped("dropped.json")),
        WindowWay("dropped replay", lambda: mangled_json(replays()), _dropped("dropped.json")),
        WindowWay("dropped cards", lambda: mangled_lines([CARDS.decode()]), _dropped("dropped.jsonl", "dropped.json")),
        WindowWay("dropped array of cards", lambda: mangled_json([array]), _dropped("dropped.json", "dropped.jsonl")),
        WindowWay("dropped phrases", lambda: mangled_yaml([PHRASES]), _dropped("dropped.yaml")),
        WindowWay("dropped shared", lambda: mangled_yaml(shared()), _dropped("dropped.yaml")),
        WindowWay("dropped data", _some_data, _dropped_data),
        WindowWay("pasted question", _lines(*QUERIES, *TEXTS), _pasted("search", lambda around: around.window.omnibox)),
        WindowWay("pasted set-up", _lines(*TYPED, *TEXTS), _set_up_and_sent),
        WindowWay(
            "pasted wording",
            _lines(*WORDINGS, *TEXTS),
            _pasted(
                "teach",
                lambda around: around.window.columns.teach_form.wording,
                lambda around: around.window.columns.teach_form.same,
            ),
        ),
        WindowWay(
            "pasted card",
            _lines(*TEXTS, "Red Lv.2: 0", "[Link] [Wisp] trait: Cost 1"),
            _pasted(
                "card",
                *map(
                    _form,
                    ("effect", "special", "evo_costs", "name", "link", "inherited", "traits", "digivolve", "rules"),
                ),
            ),
        ),
        WindowWay("pasted ruling", _lines(*TEXTS, "**No** `x`\n> - [a](b)\n\n# h", "2026-01-31"), _written_ruling),
        WindowWay("account of a table", lambda: mangled_yaml([STEPS]), _argued),
    )
