"""`judgeapp update` downloads only what a judge named, and imports only changes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.kinds import EntriesKind, kind_to_import
from judgeapp.desk.imported.lists import WebFile, load_lists, save_lists, save_shape
from judgeapp.desk.imported.web_files import web_file, web_files
from judgeapp.entries.guessing import shape_with
from judgeapp.rulings.answer_importing import SHAPED
from tests.cli.conftest import Run
from tests.web.served import CERTIFICATE, Served, serving

CARD = {
    "number": "TS1-001",
    "name": "Alphamon Egg",
    "category": "Digi-Egg",
    "colors": ["red"],
    "level": 2,
    "lang": "en",
}
OTHER = {**CARD, "number": "TS1-002", "name": "Betamon Egg"}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    monkeypatch.setenv("no_proxy", "*")
    with serving() as server:
        server.files["/cards.json"] = json.dumps([CARD]).encode()
        yield server


def test_cards_are_fetched_and_later_only_changes(own: Run, served: Served) -> None:
    assert own("update", "--add", "Cards", f"{served.address}/cards.json").status == 0
    assert not served.asked
    first = own("update", "--json")
    assert first.status == 0, first.err
    assert json.loads(first.out)[0]["new"] == 1
    again = own("update")
    assert (again.status, again.out) == (0, "Cards: unchanged\n")
    served.files["/cards.json"] = json.dumps([CARD, OTHER]).encode()
    tried = json.loads(own("update", "--try", "--json").out)[0]
    assert (tried["new"], tried["unchanged"]) == (1, 1)
    assert own("cards", "find", "Betamon").status == 1
    kept = json.loads(own("update", "Cards", "--json").out)[0]
    assert (kept["new"], kept["unchanged"]) == (1, 1)
    assert own("cards", "find", "Betamon").status == 0


def test_addresses_with_the_same_file_name_do_not_collide(own: Run, served: Served, tmp_path: Path) -> None:
    served.files["/more/cards.json"] = json.dumps([OTHER]).encode()
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    served.files["/same.json"] = served.files["/cards.json"]
    own("update", "--add", "More", f"{served.address}/more/cards.json")
    own("update", "--add", "Same", f"{served.address}/same.json")
    assert own("update").status == 0
    assert own("update").out == "Cards: unchanged\nMore: unchanged\nSame: unchanged\n"
    with closing(sqlite3.connect(tmp_path / "data" / "cards.sqlite")) as cards:
        origins = cards.execute("SELECT origin FROM card ORDER BY number").fetchall()
    assert origins == [("cards.json",), ("cards (2).json",)]


def test_a_list_of_banned_cards_is_recognised(own: Run, served: Served) -> None:
    served.files["/banned.txt"] = b"TS1-001 banned 2026-08-01\n"
    own("update", "--add", "Banned", f"{served.address}/banned.txt")
    assert json.loads(own("update", "--json").out)[0]["new"] == 1


def test_nothing_is_fetched_while_updates_are_off(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update", "--off")
    assert "switched off" in own("update").refusal
    assert not served.asked
    assert json.loads(own("update", "--list", "--json").out)["offline"] is True
    own("update", "--on")
    assert own("update").status == 0


def test_a_failure_is_one_line_and_keeps_existing_data(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    served.files["/cards.json"] = b"<html>Log in</html>"
    wrong = own("update")
    assert wrong.status == 2
    assert wrong.err.count("\n") == 1
    assert own("cards", "find", "Alphamon").status == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--add", "Cards", "http://example.org/x"),
        ("--add", "", "https://example.org/x"),
        ("--remove", "Cards"),
        ("--remove", ""),
        ("--take-back", ""),
        ("--add", "Here", "https://example.org/y"),
        ("Cards",),
        (),
    ],
)
def test_an_address_without_a_file_is_refused(own: Run, served: Served, arguments: tuple[str, ...]) -> None:
    own("update", "--add", "Here", f"{served.address}/cards.json")
    arguments = arguments or ("Nothing",)
    refused = own("update", *arguments)
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    assert not served.asked
    assert json.loads(own("update", "--list", "--json").out)["files"][0]["address"].startswith(served.address)


def test_an_address_is_forgotten_and_its_cards_stay(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    own("update", "--remove", "Cards")
    assert json.loads(own("update", "--list", "--json").out) == {"files": [], "offline": False}
    assert own("cards", "find", "Alphamon").status == 0


def test_the_last_import_of_a_file_is_undone_and_fetched_again(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    served.files["/cards.json"] = json.dumps([{**CARD, "name": "Gammamon Egg"}, OTHER]).encode()
    own("update")
    assert own("cards", "find", "Gammamon").status == 0
    back = own("update", "--take-back", "Cards")
    assert back.status == 0, back.err
    assert own("cards", "find", "Gammamon").status == 1
    assert own("cards", "find", "Alphamon").status == 0
    assert "last import undone" in back.out, "what was imported before it is still here"
    again = own("update", "--take-back", "Cards")
    assert (again.status, "already undone" in again.err) == (2, True)
    assert json.loads(own("update", "--json").out)[0]["updated"] == 1
    assert own("update", "--take-back", "Nothing").status == 2


def test_an_address_only_added_is_saved_as_earlier_versions_read_it(own: Run, tmp_path: Path) -> None:
    own("update", "--add", "Cards", "https://example.org/cards.json")
    (kept,) = json.loads(lists_file(tmp_path / "data").read_bytes())["web"]
    assert kept == {"name": "Cards", "address": "https://example.org/cards.json"}


def test_unreadable_addresses_are_reported(own: Run, tmp_path: Path) -> None:
    own("update", "--add", "Cards", "https://example.org/cards.json")
    lists_file(tmp_path / "data").write_bytes(b"damaged")
    listed = own("update", "--list")
    assert (listed.status, listed.out) == (0, "")
    assert "can't restore the imported lists" in listed.err
    assert own("update", "--list").err == ""


def test_imports_of_an_older_version_can_not_be_undone_and_say_why(own: Run, tmp_path: Path) -> None:
    kept = WebFile("Cards", "https://example.org/cards.json", imported="2026-11-29T04:30:00+00:00")
    (tmp_path / "data").mkdir()
    save_lists(tmp_path / "data", lambda lists: replace(lists, web=(kept,)))
    refused = own("update", "--take-back", "Cards")
    assert (refused.status, "an older version" in refused.err) == (2, True)
    assert "judgeapp desk copies" in refused.err


def test_entries_missing_in_the_library_are_fetched_again(own: Run, served: Served, tmp_path: Path) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    (tmp_path / "data" / "cards.sqlite").unlink()
    assert json.loads(own("update", "--json").out)[0]["new"] == 1
    assert own("update").out == "Cards: unchanged\n"


def test_undoing_an_import_keeps_later_changes(own: Run, served: Served) -> None:
    served.files["/more.json"] = json.dumps([OTHER]).encode()
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update", "--add", "More", f"{served.address}/more.json")
    own("update")
    refused = own("update", "--take-back", "Cards")
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    assert "judgeapp desk copies" in refused.err
    assert own("cards", "find", "Betamon").status == 0
    assert own("update", "--take-back", "More").status == 0
    assert own("cards", "find", "Betamon").status == 1
    assert own("cards", "find", "Alphamon").status == 0


def test_undoing_a_list_removes_only_its_entries(own: Run, served: Served, tmp_path: Path) -> None:
    served.files["/banned.csv"] = b"TS1-001 banned 2026-08-01\n"
    own("update", "--add", "Banned", f"{served.address}/banned.csv")
    own("update")
    served.files["/banned.csv"] += b"TS1-002 banned 2026-08-01\n"
    own("update")
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update", "--off")
    assert own("update", "--take-back", "Banned").status == 0
    lists = load_lists(tmp_path / "data")[0]
    assert [listed.record.number for listed in lists.restrictions] == ["TS1-001"]
    assert [file.name for file in web_files(tmp_path / "data")] == ["Banned", "Cards"]
    assert lists.offline is True
    assert own("update", "--take-back", "Banned").status == 2


def test_an_import_that_can_not_be_undone_stays_recorded(own: Run, served: Served, tmp_path: Path) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    before = web_file(tmp_path / "data", "Cards").before
    (tmp_path / "data" / "backups" / before).write_bytes(b"damaged")
    assert own("update", "--take-back", "Cards").status == 2
    assert own("update").out == "Cards: unchanged\n"


def test_a_copy_needed_for_undo_stays_however_many_are_made(own: Run, served: Served, tmp_path: Path) -> None:
    """Others of its age are thinned out; two backups in one second have different names."""
    served.files["/more.json"] = json.dumps([OTHER]).encode()
    own("update", "--add", "More", f"{served.address}/more.json")
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    copies = {file.before for file in web_files(tmp_path / "data")}
    for number in range(3):
        served.files["/cards.json"] = json.dumps([{**CARD, "name": f"Gammamon {number}"}]).encode()
        own("update")
    kept = {path.name for path in (tmp_path / "data" / "backups").iterdir()}
    assert len(copies) == 2
    assert {file.before for file in web_files(tmp_path / "data")} < kept
    assert web_file(tmp_path / "data", "More").before in copies


def test_one_address_that_fails_stops_no_other(own: Run, served: Served) -> None:
    served.files["/page"] = b"<html>"
    own("update", "--add", "Page", f"{served.address}/page")
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    result = own("update")
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert own("cards", "find", "Alphamon").status == 0


def test_a_described_format_identifies_the_kind_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "any.json"
    file.write_text('[{"nr": "Q1", "frage": "May I?", "antwort": "Yes."}]', encoding="utf-8")
    assert kind_to_import(file, tmp_path) is EntriesKind.CARDS
    shape = shape_with({"number": "nr", "question": "frage", "answer": "antwort"}, "", "club", "de")
    save_shape(tmp_path, SHAPED, shape)
    assert kind_to_import(file, tmp_path) is EntriesKind.ANSWERS
