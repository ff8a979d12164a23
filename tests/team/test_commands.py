"""`judgeapp team`: join, status, sync and leave on the command line."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring

from judgeapp.team.password import VARIABLE
from tests.cli.conftest import Ran, Run, indexed, own
from tests.team.conftest import Event, Judge
from tests.team.key_store import KeyStoreOfTests, key_store

__all__ = ["indexed", "key_store", "own"]

STATUS = {"reached", "protected", "version", "to_send", "to_take", "conflicts", "wrong", "mend"}
STATUS |= {"judges", "digest", "password_until"}
TEAM = {"address", "database", "user", "tls", "certificate", "without_tls"}


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def joined(own: Run, event: Event, monkeypatch: pytest.MonkeyPatch, *more: str) -> Ran:
    typed(monkeypatch, event.password + "\n")
    team = event.team
    return own(
        "team",
        "set",
        team.host,
        "--port",
        str(team.port),
        "--database",
        team.database,
        "--user",
        team.user,
        "--certificate",
        team.certificate,
        "--password-stdin",
        *more,
    )


def status(own: Run) -> Any:
    return own("team", "status", "--json").json


def test_a_team_is_joined_and_left(
    own: Run, event: Event, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key_store: KeyStoreOfTests
) -> None:
    ran = joined(own, event, monkeypatch, "--json")
    assert (ran.status, ran.err) == (0, "")
    assert set(ran.json) == TEAM | {"key_store", "reached", "wrong", "judges"}
    assert (ran.json["reached"], ran.json["key_store"]) == (True, True)
    assert [*key_store.kept.values()] == [event.password]
    for file in (tmp_path / "data").rglob("*"):
        assert not file.is_file() or event.password.encode() not in file.read_bytes()
    assert own("team", "leave", "--json").json == {"left": event.team.address}
    assert key_store.kept == {}
    assert own("team", "leave", "--json").json == {"left": ""}
    assert own("team", "status", "--json").json is None


def test_a_notebook_is_synchronised(
    own: Run, event: Event, monkeypatch: pytest.MonkeyPatch, judges: tuple[Judge, Judge, Judge]
) -> None:
    joined(own, event, monkeypatch)
    assert status(own)["version"] == 0
    made = own("notebook", "add", "--question", "Who blocks?", "--json").json
    first = own("team", "sync", "--json")
    assert first.status == 0
    nothing = {"taken": 0, "deleted": [], "asked": [], "unsent": 0, "held": 0, "refused": [], "conflicts": []}
    assert first.json == {"sent": 1} | nothing
    own("notebook", "edit", made["id"], "--answer", "Nobody.")
    state = status(own)
    assert set(state) == TEAM | STATUS
    assert (state["reached"], state["protected"], state["version"]) == (True, True, 3)
    assert (state["to_send"], state["to_take"]) == (1, 0)
    assert own("team", "status").status == 1
    # Another judge changes the same ruling, and a third one deletes another for good.
    ken, _, _ = judges
    ken.sync()
    with ken.notebook() as notebook:
        noted = notebook.of(made["id"])
        assert noted.content is not None
        notebook.set_status(noted.id, type(noted.content.status)("given"), "Ken")
    ken.sync()
    assert own("team", "sync", "--json").json["conflicts"] == [made["id"]]
    assert made["id"][:8] in own("team", "status").out
    assert own("team", "status").status == 0
    with ken.notebook() as notebook:
        notebook.delete_for_good(made["id"], "Ken")
    ken.sync()
    # Written here, so it stays until this judge agrees.
    (gone,) = own("team", "sync", "--json").json["asked"]
    assert (gone["id"], gone["by"]) == (made["id"], "Ken")
    assert own("team", "deletions", "--json").json == [gone | {"state": "asked"}]
    assert own("team", "deletions", "--keep", made["id"][:8], "--json").json == [gone | {"state": "kept"}]


def test_a_missing_server_is_reported_and_the_team_is_kept(own: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "secret\n")
    ran = own("team", "set", "localhost", "--port", "1", "--database", "cup", "--user", "judges", "--password-stdin")
    assert ran.status == 1
    assert ran.err.count("\n") == 1
    state = status(own)
    assert (state["reached"], state["to_send"]) == (False, None)
    assert "can't be reached" in state["wrong"]
    synced = own("team", "sync")
    assert (synced.status, synced.err.count("\n")) == (2, 1)


def test_without_a_key_store_the_password_is_given_each_time(
    own: Run, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    ran = joined(own, event, monkeypatch)
    assert ran.status == 0
    assert "key store" in ran.err
    assert own("team", "sync").status == 2, "nobody gives it"
    monkeypatch.setenv(VARIABLE, event.password)
    assert own("team", "sync").status == 0
    monkeypatch.delenv(VARIABLE)
    typed(monkeypatch, event.password)
    assert own("team", "sync", "--password-stdin").status == 0


def test_an_insecure_key_store_does_not_count(
    own: Run, event: Event, monkeypatch: pytest.MonkeyPatch, key_store: KeyStoreOfTests
) -> None:
    monkeypatch.setattr(KeyStoreOfTests, "priority", 0.5)
    assert "key store" in joined(own, event, monkeypatch).err
    assert key_store.kept == {}


def test_missing_tls_is_mentioned_all_the_time(own: Run, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    joined(own, event, monkeypatch, "--without-tls")
    state = status(own)
    assert (state["without_tls"], state["protected"]) == (True, False)
    assert "NOT PROTECTED" in own("team", "status").out
    joined(own, event, monkeypatch)
    assert "NOT" not in own("team", "status").out


def test_without_a_team_there_is_nothing_to_synchronise(own: Run) -> None:
    ran = own("team", "sync")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "you are in no team" in ran.err


def test_the_teams_notebook_is_upgraded(own: Run, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    joined(own, event, monkeypatch)
    assert own("team", "upgrade", "--json").json == {"made": [1, 2, 3], "version": 3}
    assert own("team", "upgrade", "--json").json == {"made": [], "version": 3}


def test_the_administrator_gives_judges_logins(own: Run, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    ken, aiko = (f"{name} {event.team.database}" for name in ("Ken", "Aiko"))
    ran = joined(own, event, monkeypatch, "--judge", ken, "--json")
    assert (ran.status, ran.json["judges"][0]["login"]) == (0, ken)
    assert "Ask for a login with your name" in ran.err
    added = own("team", "judges", "--add", aiko, "--json").json
    assert (added["judges"], added["added"][0]["login"]) == (sorted([ken, aiko]), aiko)
    password = added["added"][0]["password"]
    typed(monkeypatch, password + "\n")
    team = event.team
    where = ("--port", str(team.port), "--database", team.database, "--certificate", team.certificate)
    ran = own("team", "set", team.host, *where, "--user", aiko, "--password-stdin")
    assert (ran.status, ran.err) == (0, "")
    own("notebook", "add", "--question", "Who blocks?", "--by", aiko)
    own("notebook", "add", "--question", "Who blocks?", "--by", ken)
    done = own("team", "sync", "--json").json
    assert (done["sent"], done["held"]) == (1, 1)
    status_now = status(own)
    assert status_now["judges"] == sorted([ken, aiko])
    assert len(status_now["digest"]) == 64
    assert own("team", "judges", "--remove", ken).status == 2
    for name in ("", " Ken", "x" * 64):
        assert own("team", "judges", "--add", name).status == 2
