"""A hostile judge with direct access to the server, and a hostile server owner."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.team import connection as connection_module
from judgeapp.team.exchange import Exchange
from judgeapp.team.migrations import MIGRATIONS
from judgeapp.team.rows import row_of
from judgeapp.team.server import connect
from tests.rulings.made import identity
from tests.team.conftest import AT, DRAFT, Event, Judge, Members

CONTENT = json.dumps({"question": "Who?"})
ROW = """INSERT INTO judgeapp.revision (id, ruling, parents, at, judge, device, content)
VALUES (%s, %s, %s, %s, %s, %s, %s)"""
GONE = "INSERT INTO judgeapp.gone (ruling, at, judge) VALUES (%s, %s, %s)"


def shared_ruling(members: Members, author: Judge, *readers: Judge) -> str:
    """A ruling of one judge that others have. Returns its id."""
    with author.notebook() as notebook:
        made = notebook.add(DRAFT, author.name)
    for judge in (author, *readers):
        members.sync(judge)
    return made.ruling


def test_a_stale_client_deletes_no_newer_revision(members: Members, event: Event) -> None:
    """A transaction that started earlier sees its judge as the only author."""
    ken, aiko, ben = members.judges
    ruling = shared_ruling(members, aiko, ken)
    with members.past(aiko.name) as stale:
        stale.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        stale.execute("SELECT FROM judgeapp.revision")
        with ken.notebook() as notebook:
            notebook.change(ruling, replace(DRAFT, answer="No."), ken.name, notebook.of(ruling).head_ids)
        assert members.sync(ken).sent == 1
        with pytest.raises(psycopg.Error, match="read committed"):
            stale.execute(GONE, (ruling, AT, aiko.name))
        stale.execute("ROLLBACK")
        stale.execute(GONE, (ruling, AT, aiko.name))
        assert stale.execute("DELETE FROM judgeapp.revision").rowcount == 0
    assert len(members.sync(ben).taken) == 2
    # A ruling with a single author is deleted.
    own = shared_ruling(members, aiko)
    with members.past(aiko.name) as connection:
        connection.execute(GONE, (own, AT, aiko.name))
        assert connection.execute("DELETE FROM judgeapp.revision").rowcount == 1


def test_nobody_deletes_a_ruling_being_written(members: Members, event: Event) -> None:
    ken, aiko, _ = members.judges
    ruling = shared_ruling(members, aiko, ken)
    with ken.notebook() as notebook:
        made = notebook.change(ruling, replace(DRAFT, answer="No."), ken.name, notebook.of(ruling).head_ids)
    with members.past(ken.name) as writing, members.past(aiko.name) as deleting:
        deleting.execute("SET lock_timeout = '200ms'")
        writing.execute("BEGIN")
        writing.execute(ROW, row_of(made)[:7])
        with pytest.raises(psycopg.errors.LockNotAvailable):
            deleting.execute(GONE, (ruling, AT, aiko.name))
        writing.execute("COMMIT")
        deleting.execute(GONE, (ruling, AT, aiko.name))
        assert deleting.execute("DELETE FROM judgeapp.revision").rowcount == 0
    assert event.ask("SELECT whole FROM judgeapp.gone") == [(False,)]


@pytest.mark.parametrize(
    ("parents", "why"), [((77, 78), "earlier revision"), ((6, 5), "earlier revision"), ((5, 6), "follows itself")]
)
def test_an_orphan_revision_does_not_block_others(members: Members, parents: tuple[int, int], why: str) -> None:
    """Otherwise one such row per ruling would hide it from judges who don't have it yet."""
    ken, aiko, ben = members.judges
    ruling = shared_ruling(members, ken)
    with members.past(aiko.name) as connection:
        for number, parent in zip((5, 6), parents, strict=True):
            values = (identity(number), ruling, identity(parent), AT, aiko.name, "ab", CONTENT)
            connection.execute(ROW, values)
    with ken.notebook() as notebook:
        notebook.change(ruling, replace(DRAFT, answer="No."), ken.name, notebook.of(ruling).head_ids)
    members.sync(ken)
    done = members.sync(ben)
    assert len(done.taken) == 2
    assert [why in str(error) for error in done.refused] == [True, True]
    with ben.notebook() as notebook, ken.notebook() as own:
        assert notebook.history(ruling) == own.history(ruling)


def test_long_texts_do_not_block_others(members: Members, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(connection_module._SETTINGS, "statement_timeout", "1s")
    ken, aiko, ben = members.judges
    shared_ruling(members, ken)
    # stored uncompressed, like random letters
    event.ask("ALTER TABLE judgeapp.revision ALTER content SET STORAGE EXTERNAL")
    with members.past(aiko.name) as connection:
        for number in range(4):
            connection.execute(
                "INSERT INTO judgeapp.revision (id, ruling, parents, at, judge, device, content)"
                " VALUES (%s, %s, '', %s, %s, 'ab', repeat('x', 100000000))",
                (identity(number), identity(9), AT, aiko.name),
            )
    done = members.sync(ben)
    assert len(done.taken) == 1
    assert ["characters" in str(error) for error in done.refused] == [True] * 4


def test_a_server_claiming_deletions_is_not_believed_without_any(members: Members, event: Event) -> None:
    """A server that drops what it gets and claims that every ruling is deleted."""
    ken, _, _ = members.judges
    event.ask("CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'")
    event.ask("CREATE TRIGGER swallow BEFORE INSERT ON judgeapp.revision FOR EACH ROW EXECUTE FUNCTION swallow()")
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, ken.name)
    event.ask("ALTER TABLE judgeapp.gone RENAME TO behind")
    event.ask(
        f"CREATE VIEW judgeapp.gone AS SELECT -1::bigint AS number, '{made.ruling}'::text AS ruling,"
        " ''::text AS at, ''::text AS judge, ''::text AS login, true AS whole"
    )
    event.ask(f'GRANT SELECT ON judgeapp.gone TO "{ken.name}"')
    done = members.sync(ken)
    assert (done.sent, done.unsent) == (0, 1)
    assert "is missing" in str(done.refused[0])


def test_deletions_are_sent_again_to_a_restored_server(members: Members, event: Event) -> None:
    ken, aiko, _ = members.judges
    ruling = shared_ruling(members, ken, aiko)
    with members.reached(aiko.name) as server:
        exchange = Exchange(aiko.folder, server)
        with ken.notebook() as notebook:
            notebook.delete_for_good(ruling, ken.name)
        members.sync(ken)
        assert len(exchange.step().deleted) == 1
        with aiko.notebook() as notebook:
            notebook.keep(ruling)
            notebook.change(ruling, replace(DRAFT, answer="No."), aiko.name, notebook.of(ruling).head_ids)
        assert (exchange.step().sent, exchange.waiting().to_send) == (0, 0)
        event.ask("ALTER TABLE judgeapp.gone DISABLE TRIGGER ALL")
        event.ask("DELETE FROM judgeapp.gone")
        exchange.ask_again()
        # Only Ken can send the first revision; its descendants are held until then.
        assert exchange.step().held == 2


def test_a_password_with_an_impossible_expiry_is_used(members: Members, event: Event) -> None:
    """Valid until the last second of 9999, a common setting, west of Greenwich."""
    ken, _, _ = members.judges
    event.ask(f"""ALTER ROLE "{ken.name}" SET timezone = 'America/New_York'""")
    event.ask(f"""ALTER ROLE "{ken.name}" VALID UNTIL '9999-12-31 23:59:59 America/New_York'""")
    with members.reached(ken.name) as server:
        assert server.login().until == ""


def test_two_judges_can_not_share_a_name(members: Members, event: Event) -> None:
    """Neither could write under their own name."""
    ken, _, _ = members.judges
    with event.reached() as server:
        with pytest.raises(InputError, match="would have the same name"):
            server.admit(["Hana", ken.name.upper()])
        assert ken.name in server.members()
        assert "Hana" not in server.members()
        assert server.admit([ken.name]) == ((ken.name, ""),)
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    assert members.sync(ken).sent == 1


def test_a_client_without_upgrade_rights_uses_the_notebook_as_it_is(event: Event, tmp_path: Path) -> None:
    ken = Judge(f"Ken {event.team.database}", tmp_path, event)
    with closing(connect(event.team, event.password)) as server:
        server.migrate(MIGRATIONS[:2])
        ((_, password),) = server.admit([ken.name])
    with closing(connect(replace(event.team, user=ken.name), password)) as server:
        assert server.migrate() == ()
        with ken.notebook() as notebook:
            notebook.add(DRAFT, ken.name)
        assert Exchange(ken.folder, server).step().sent == 1
        with pytest.raises(InputError, match="only whoever made the team's notebook can upgrade it"):
            server.migrate(shut_out=True)
        assert server.version() == (2, 2)
    with event.reached() as server:
        assert server.version() == (len(MIGRATIONS), 2)
    with closing(connect(replace(event.team, user=ken.name), password)) as server:
        assert server.migrate(shut_out=True) == ()


def test_the_notebooks_isolation_level_is_explicit(members: Members, monkeypatch: pytest.MonkeyPatch) -> None:
    ken, _, _ = members.judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    with monkeypatch.context() as patch:
        patch.setitem(connection_module._SETTINGS, "default_transaction_isolation", "serializable")
        with pytest.raises(InputError, match="refused a change to the team's notebook") as refused:
            members.sync(ken)
    assert "must be read committed" in str(refused.value.mend)
    assert members.sync(ken).sent == 1
