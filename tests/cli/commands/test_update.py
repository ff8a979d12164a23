"""`judgeapp update`: only what a judge named is fetched, and only what has changed is imported."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

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


def test_cards_are_fetched_and_imported_and_then_only_what_changed(own: Run, served: Served) -> None:
    assert own("update", "--add", "Cards", f"{served.address}/cards.json").status == 0
    assert not served.asked
    first = own("update", "--json")
    assert first.status == 0, first.err
    assert json.loads(first.out)[0]["new"] == 1
    again = own("update")
    assert (again.status, again.out) == (0, "Cards: as it was\n")
    served.files["/cards.json"] = json.dumps([CARD, OTHER]).encode()
    tried = json.loads(own("update", "--try", "--json").out)[0]
    assert (tried["new"], tried["unchanged"]) == (1, 1)
    assert own("cards", "find", "Betamon").status == 1
    kept = json.loads(own("update", "Cards", "--json").out)[0]
    assert (kept["new"], kept["unchanged"]) == (1, 1)
    assert own("cards", "find", "Betamon").status == 0


def test_a_list_of_banned_cards_is_taken_for_what_it_is(own: Run, served: Served) -> None:
    served.files["/banned.txt"] = b"TS1-001 banned 2026-08-01\n"
    own("update", "--add", "Banned", f"{served.address}/banned.txt")
    assert json.loads(own("update", "--json").out)[0]["new"] == 1


def test_nothing_is_fetched_while_updates_are_off(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update", "--off")
    refused = own("update")
    assert refused.status == 2
    assert "switched off" in refused.err
    assert not served.asked
    assert json.loads(own("update", "--list", "--json").out)["offline"] is True
    own("update", "--on")
    assert own("update").status == 0


def test_what_goes_wrong_is_one_line_and_keeps_what_is_there(own: Run, served: Served) -> None:
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
        ("Cards",),
        (),
    ],
)
def test_what_names_no_file_is_refused(own: Run, arguments: tuple[str, ...]) -> None:
    assert own("update", *arguments).status == 2


def test_an_address_is_forgotten_and_its_cards_stay(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    own("update", "--remove", "Cards")
    assert json.loads(own("update", "--list", "--json").out) == {"files": [], "offline": False}
    assert own("cards", "find", "Alphamon").status == 0


def test_the_last_import_of_a_file_is_taken_back_and_then_fetched_again(own: Run, served: Served) -> None:
    own("update", "--add", "Cards", f"{served.address}/cards.json")
    own("update")
    served.files["/cards.json"] = json.dumps([{**CARD, "name": "Gammamon Egg"}, OTHER]).encode()
    own("update")
    assert own("cards", "find", "Gammamon").status == 0
    back = own("update", "--take-back", "Cards")
    assert back.status == 0, back.err
    assert own("cards", "find", "Gammamon").status == 1
    assert own("cards", "find", "Alphamon").status == 0
    assert json.loads(own("update", "--json").out)[0]["updated"] == 1
    assert own("update", "--take-back", "Nothing").status == 2
