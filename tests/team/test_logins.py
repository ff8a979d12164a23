"""Logins for each judge on a real server: rows are stamped, append-only, and never in another's name; expired passwords
are reported as such; notebooks of an earlier version work until they are upgraded."""

from __future__ import annotations

from contextlib import closing

import psycopg
import pytest
from msgspec.structs import replace

from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import Revision, sealed_id
from judgeapp.rulings.notebook.ruling import Authority, Status
from judgeapp.team.connection import ExpiredError, ServerRefusedError
from judgeapp.team.exchange import Exchange
from judgeapp.team.logins import connect_as, remember
from judgeapp.team.migrations import MIGRATIONS
from judgeapp.team.rows import GoneRow, row_of
from judgeapp.team.server import connect
from tests.team.conftest import AT, DRAFT, Event, Judge, Members


def forged(revision: Revision, **values: object) -> Revision:
    made = replace(revision, parents=(revision.id,), at=AT, **values)
    return replace(made, id=sealed_id(made))


def test_each_row_names_its_login(members: Members) -> None:
    ken, aiko, _ = members.judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, ken.name)
    assert members.sync(ken).sent == 1
    assert members.event.ask("SELECT login, judge FROM judgeapp.revision") == [(ken.name, ken.name)]
    assert members.sync(aiko).taken == (made,)
    with aiko.notebook() as notebook:
        assert notebook.stamps(made.ruling) == {made.id: ken.name}


def test_nobody_writes_or_deletes_in_the_name_of_another(members: Members) -> None:
    """Whatever the letters of the name; the name of a judge without a login is allowed, and stamped."""
    ken, aiko, _ = members.judges
    with ken.notebook() as notebook:
        made = notebook.add(replace(DRAFT, authority=Authority.HEAD_JUDGE, status=Status.GIVEN), ken.name)
    members.sync(ken)
    with members.reached(aiko.name) as server:
        for name in (ken.name, ken.name.upper(), f" {ken.name} ", ken.name.replace("K", "\uff2b")):
            with pytest.raises(ServerRefusedError, match="under the name"):
                server.put([row_of(forged(made, by=name, content=replace(DRAFT, answer="Yes.")))])
        server.put([row_of(forged(made, by="Hana", device="", content=replace(DRAFT, answer="Yes.")))])
        with pytest.raises(ServerRefusedError, match="under the name"):
            server.put((), [GoneRow(made.ruling, AT, ken.name)])
    members.sync(ken)
    with ken.notebook() as notebook:
        assert sorted(notebook.stamps(made.ruling).values()) == [aiko.name]


REFUSED = (
    "UPDATE judgeapp.revision SET content = 'x'",
    "TRUNCATE judgeapp.revision",
    "INSERT INTO judgeapp.revision (id, ruling, parents, at, judge, device, login) SELECT"
    " repeat('a', 32), ruling, '', at, 'Hana', '', login FROM judgeapp.revision",
    "INSERT INTO judgeapp.revision (number, id, ruling, parents, at, judge, device) OVERRIDING SYSTEM VALUE"
    " SELECT 9000000000000000000, repeat('a', 32), ruling, '', at, 'Hana', '' FROM judgeapp.revision",
    "UPDATE judgeapp.gone SET judge = 'Hana'",
    "DELETE FROM judgeapp.gone",
    "INSERT INTO judgeapp.gone (ruling, at, judge, whole) SELECT ruling, at, 'Hana', true FROM judgeapp.revision",
    "DELETE FROM judgeapp.member",
    "UPDATE judgeapp.version SET number = 9",
    "ALTER TABLE judgeapp.revision DISABLE TRIGGER ALL",
    "DROP SCHEMA judgeapp CASCADE",
    "CREATE TABLE judgeapp.more ()",
    "CREATE OR REPLACE FUNCTION judgeapp.plain(name text) RETURNS text LANGUAGE sql AS 'SELECT 1::text'",
    "SET SESSION AUTHORIZATION judge",
    "SET session_replication_role = replica",
)


def test_a_member_can_only_add(members: Members, event: Event) -> None:
    ken, aiko, _ = members.judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    members.sync(ken)
    before = event.ask("SELECT * FROM judgeapp.revision")
    with members.past(aiko.name) as connection:
        for statement in REFUSED:
            with pytest.raises(psycopg.Error):
                connection.execute(statement)
        # Row-level security hides every row, so nothing is deleted.
        assert connection.execute("DELETE FROM judgeapp.revision").rowcount == 0
    assert event.ask("SELECT * FROM judgeapp.revision") == before


def test_the_owners_login_can_not_change_rows_by_accident(members: Members, event: Event) -> None:
    ken, _, _ = members.judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    members.sync(ken)
    for statement in ("UPDATE judgeapp.revision SET content = 'x'", "DELETE FROM judgeapp.revision"):
        with pytest.raises(psycopg.Error, match="only added to"):
            event.ask(statement)


def test_an_altered_row_is_reported_by_members_who_have_it_and_refused_by_new_ones(
    members: Members, event: Event
) -> None:
    ken, aiko, ben = members.judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, ken.name)
    members.sync(ken)
    members.sync(aiko)
    event.ask("ALTER TABLE judgeapp.revision DISABLE TRIGGER ALL")
    event.ask("""UPDATE judgeapp.revision SET content = '{"question":"Something else?"}'""")
    for judge in (ken, aiko):
        (refusal,) = members.sync(judge).refused
        assert "changed on the server" in str(refusal)
        with judge.notebook() as notebook:
            assert notebook.of(made.ruling).content == DRAFT
    (refused,) = members.sync(ben).refused
    assert "changed after it was written" in str(refused)
    assert ben.revisions == set()


def test_a_revision_that_the_server_does_not_store_counts_as_unsent(members: Members, event: Event) -> None:
    ken, _, _ = members.judges
    event.ask("CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'")
    event.ask("CREATE TRIGGER swallow BEFORE INSERT ON judgeapp.revision FOR EACH ROW EXECUTE FUNCTION swallow()")
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    done = members.sync(ken)
    assert (done.sent, done.unsent) == (0, 1)
    assert "is missing" in str(done.refused[0])
    event.ask("DROP TRIGGER swallow ON judgeapp.revision")
    assert members.sync(ken).sent == 1


def test_a_null_column_is_reported(members: Members, event: Event) -> None:
    ken, aiko, _ = members.judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, ken.name)
    members.sync(ken)
    event.ask("ALTER TABLE judgeapp.revision RENAME TO behind")
    for column in ("id", "ruling", "at", "judge"):
        shown = ["number", "id", "ruling", "parents", "at", "judge", "device", "content", "login"]
        shown[shown.index(column)] = f"NULL::text AS {column}"
        event.ask(f"CREATE VIEW judgeapp.revision AS SELECT {', '.join(shown)} FROM judgeapp.behind")
        event.ask(f'GRANT SELECT ON judgeapp.revision TO "{aiko.name}"')
        if column == "id":
            with pytest.raises(ServerRefusedError, match="something unexpected"):
                members.sync(aiko)
        else:
            (refused,) = members.sync(aiko).refused
            assert "text is missing" in str(refused)
        event.ask("DROP VIEW judgeapp.revision")
    assert aiko.revisions == set()


def test_an_expired_password_is_reported_as_such(members: Members, event: Event) -> None:
    ken, _, _ = members.judges
    team, password = members.team(ken.name), members.passwords[ken.name]
    event.ask(f"""ALTER ROLE "{ken.name}" VALID UNTIL '2099-12-31 00:00 UTC'""")
    event.ask(f"""ALTER ROLE "{ken.name}" SET datestyle = 'German'""")
    with closing(connect_as(ken.folder, team, password)) as server:
        server.migrate()
        assert server.login().until == "2099-12-31T00:00:00+00:00"
        remember(ken.folder, team, server)
    # A wrong password gets the same message as before.
    with pytest.raises(ServerRefusedError, match="password authentication failed") as raised:
        connect_as(ken.folder, team, "wrong")
    assert not isinstance(raised.value, ExpiredError)
    event.ask(f"""ALTER ROLE "{ken.name}" VALID UNTIL '2026-01-01 00:00 UTC'""")
    with ken.notebook() as notebook:
        known = notebook.known_login(f"{team.address}/{team.database}", team.user)
        notebook.remember_login(f"{team.address}/{team.database}", team.user, known._replace(until=AT))
    with pytest.raises(ExpiredError, match="expired"):
        connect_as(ken.folder, team, password)


def test_a_judge_who_left_is_locked_out_while_rulings_and_name_stay(members: Members, event: Event) -> None:
    ken, aiko, ben = members.judges
    with ben.notebook() as notebook:
        made = notebook.add(DRAFT, ben.name)
    members.sync(ben)
    with event.reached() as server:
        server.dismiss(ben.name)
    with ben.notebook() as notebook:
        notebook.add(DRAFT, ben.name)
    with pytest.raises(ServerRefusedError):
        members.sync(ben)
    assert members.sync(ken).taken == (made,)
    with members.reached(aiko.name) as server, pytest.raises(ServerRefusedError, match="under the name"):
        server.put([row_of(forged(made, by=ben.name))])
    with event.reached() as server:
        assert server.admit([ben.name]) == ((ben.name, ""),)
    assert members.sync(ben).sent == 1


def test_another_members_revision_from_a_file_waits_for_that_member(members: Members) -> None:
    ken, aiko, _ = members.judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, ken.name)
    with aiko.notebook() as notebook:
        notebook.take([made])
        notebook.set_status(made.ruling, Status.GIVEN, aiko.name)
    done = members.sync(aiko)
    assert (done.sent, done.held, done.refused) == (0, 2, ())
    assert members.sync(ken).sent == 1
    assert members.sync(aiko).sent == 1
    assert len(members.sync(ken).taken) == 1


# -- a notebook of an earlier edition -------------------------------------------------------------


@pytest.fixture
def earlier(event: Event) -> Event:
    """A notebook of the first version, with revisions written through the shared login."""
    with closing(connect(event.team, event.password)) as server:
        server.migrate(MIGRATIONS[:1])
        server.put([row_of(old("Ken", 1)), row_of(old("Aiko", 2))])
    return event


def old(judge: str, number: int) -> Revision:
    """A revision with a random id."""
    digits = f"{number:032x}"
    return Revision(digits, digits, (), AT, judge, f"{judge.lower()}", replace(DRAFT, answer=judge))


def test_a_notebook_of_an_earlier_edition_goes_on_working(earlier: Event, judges: tuple[Judge, Judge, Judge]) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, "Ken")
    done = ken.sync()
    assert (done.sent, len(done.taken)) == (1, 2)
    # Own rulings only, because that version obeys every deletion.
    with aiko.notebook() as notebook:
        pass
    aiko.sync()
    with aiko.notebook() as notebook:
        for noted in notebook.all():
            notebook.delete_for_good(noted.id, "Aiko")
    assert aiko.sync().unsent == 0
    assert earlier.ask("SELECT judge FROM judgeapp.revision ORDER BY number") == [("Ken",), ("Ken",)]
    assert not ken.sync().deleted or ken.revisions
    assert earlier.ask("SELECT max(number) FROM judgeapp.version") == [(1,)]


def test_the_owner_upgrades_it_and_everybody_is_informed_once(
    earlier: Event, judges: tuple[Judge, Judge, Judge]
) -> None:
    ken, aiko, _ = judges
    login = f"Ken {earlier.team.database}"

    def advice(team: Team, password: str, judge: Judge) -> str:
        with closing(connect_as(judge.folder, team, password)) as server:
            server.migrate()
            return str(remember(judge.folder, team, server) or "")

    assert "share one login" in advice(earlier.team, earlier.password, ken)
    assert advice(earlier.team, earlier.password, ken) == ""
    ken.sync()
    with closing(connect(earlier.team, earlier.password)) as server:
        assert server.migrate(shut_out=True) == (2, 3)
        ((_, password),) = server.admit([login])
    assert "their own logins" in advice(earlier.team, earlier.password, ken)
    assert advice(earlier.team, earlier.password, ken) == ""
    own = replace(earlier.team, user=login)
    assert advice(own, password, ken) == ""
    # Existing revisions stay, and the old login still works, except for judges with their own.
    with aiko.notebook() as notebook:
        notebook.add(DRAFT, "Aiko")
    assert (len(aiko.sync().taken), len(aiko.revisions)) == (2, 3)
    with aiko.notebook() as notebook:
        notebook.add(DRAFT, login)
    assert (aiko.sync().held, aiko.sync().sent) == (1, 0)
    with closing(connect_as(ken.folder, own, password)) as server:
        server.migrate()
        assert len(Exchange(ken.folder, server).step().taken) == 1
    assert earlier.ask("SELECT login FROM judgeapp.revision WHERE number <= 2") == [(None,), (None,)]


def test_missing_rights_to_make_logins_are_reported(members: Members) -> None:
    with members.reached(members.names[0]) as server, pytest.raises(InputError, match="doesn't allow"):
        server.admit(["Hana"])
