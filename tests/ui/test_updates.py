"""A web file is downloaded on request, previewed before it is saved, and can be undone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from judgeapp.desk.imported.lists import load_lists
from judgeapp.desk.imported.web_files import add_web_file, web_file, web_files
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.import_dialog import ImportDialog
from judgeapp.ui.window.controllers.update_controller import AddressDialog
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.entries.shaped import CARD_API
from tests.ui.driving import links_of, page
from tests.web.served import CERTIFICATE, Served, serving


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    monkeypatch.setenv("no_proxy", "*")
    with serving() as server:
        server.files["/cards.json"] = json.dumps([entry()]).encode()
        yield server


def do(qtbot: QtBot, window: Window, command: str) -> None:
    """Click a link of the Library page."""
    page(window, Kind.LIBRARY)
    address = Address(Kind.UPDATE, command)
    assert address.url in links_of(window.columns.reader.sheet.document())
    assert window.navigation is not None
    window.navigation.open(address)
    qtbot.waitUntil(lambda: window.is_idle)


def test_an_address_is_added_fetched_imported_and_current(qtbot: QtBot, window: Window, served: Served) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    do(qtbot, window, "add")
    dialog = window.update_controller.dialog
    assert isinstance(dialog, AddressDialog)
    dialog.name.setText("Cards")
    dialog.address.setText("http://127.0.0.1/cards.json")
    dialog.go_on.click()
    assert "Only https" in dialog.wrong.text()
    dialog.address.setText(f"{served.address}/cards.json")
    dialog.go_on.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    qtbot.waitUntil(lambda: "not downloaded yet" in page(window, Kind.LIBRARY))
    assert not served.asked
    do(qtbot, window, "fetch Cards")
    qtbot.waitUntil(lambda: "English: 1 card" in page(window, Kind.LIBRARY))
    qtbot.waitUntil(lambda: window.is_idle)
    do(qtbot, window, "all")
    assert window.notices.texts[-1] == "Up to date: Cards"
    kept = web_file(window._folder, "Cards")
    assert kept.etag == served.etag("/cards.json")


def test_failures_are_reported_and_updates_can_be_switched_off(qtbot: QtBot, window: Window, served: Served) -> None:
    add_web_file(window._folder, "Cards", f"{served.address}/cards.json")
    window.card_controller.collection.load()
    qtbot.waitUntil(lambda: window.is_idle)
    served.files["/cards.json"] = b"<html>"
    do(qtbot, window, "fetch Cards")
    assert "is a web page" in window.notices.texts[-1]
    assert not window.import_bar.isVisible()
    assert served.address in page(window, Kind.LIBRARY)
    do(qtbot, window, "off")
    qtbot.waitUntil(lambda: "Updates are off" in page(window, Kind.LIBRARY))
    assert Address(Kind.UPDATE, "fetch Cards").url not in links_of(window.columns.reader.sheet.document())
    do(qtbot, window, "on")
    qtbot.waitUntil(lambda: "Update all" in page(window, Kind.LIBRARY))
    do(qtbot, window, "forget Cards")
    qtbot.waitUntil(
        lambda: served.address not in page(window, Kind.LIBRARY) and "Update all" not in page(window, Kind.LIBRARY)
    )


def test_each_file_is_recorded_when_saved_and_undone_separately(qtbot: QtBot, window: Window, served: Served) -> None:
    """A question about the next file doesn't affect it."""
    served.files["/theirs.json"] = json.dumps(CARD_API).encode()
    served.files["/banned.txt"] = b"TS1-010 banned 2026-08-01\n"
    qtbot.waitUntil(lambda: window.is_idle)
    for name in ("cards.json", "banned.txt", "theirs.json"):
        add_web_file(window._folder, name, f"{served.address}/{name}")
    window.card_controller.collection.load()
    qtbot.waitUntil(lambda: "Update all" in page(window, Kind.LIBRARY))
    do(qtbot, window, "all")
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)))
    (dialog,) = window.findChildren(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    dialog.reject()
    qtbot.waitUntil(lambda: window.is_idle)
    noted = {file.name: bool(file.imported) for file in web_files(window._folder)}
    assert noted == {"cards.json": True, "banned.txt": True, "theirs.json": False}
    do(qtbot, window, "take-back banned.txt")
    assert load_lists(window._folder)[0].restrictions == ()
    assert not web_file(window._folder, "banned.txt").imported
    qtbot.waitUntil(lambda: "last update undone" in page(window, Kind.LIBRARY))


def test_a_web_file_is_opened_only_as_entries(qtbot: QtBot, window: Window, served: Served) -> None:
    served.files["/cards.json"] = b'{"format": "judgeapp-table-1"}'
    add_web_file(window._folder, "Cards", f"{served.address}/cards.json")
    qtbot.waitUntil(lambda: window.is_idle)
    window.card_controller.collection.load()
    qtbot.waitUntil(lambda: window.is_idle)
    do(qtbot, window, "fetch Cards")
    assert window.table_controller.table is None
