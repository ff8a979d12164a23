"""Connecting to the server: with TLS, or refused; problems are reported in one line."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from judgeapp.desk.team import Team, Tls, check_team, forget_team, load_team, save_team
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.team.connection import PlainRefusedError, ServerRefusedError, UnreachedError
from judgeapp.team.migrations import MIGRATIONS, Migration, NewerTeamError
from judgeapp.team.server import Server, connect
from tests.team.conftest import Event
from tests.team.private_server import PrivateServer


def error_for(team: Team, password: str) -> InputError:
    with pytest.raises(InputError) as raised:
        connect(team, password)
    assert "\n" not in str(raised.value)
    return raised.value


def test_a_failure_is_one_line(event: Event) -> None:
    team, password = event.team, event.password
    for wrong, kind, what in (
        (replace(team, port=1), UnreachedError, "can't be reached"),
        (replace(team, host="nowhere.invalid"), UnreachedError, "can't be reached"),
        (replace(team, database="nothing"), ServerRefusedError, "database"),
        (replace(team, user="nobody"), ServerRefusedError, "password"),
        (replace(team, certificate="/nowhere.crt"), ServerRefusedError, "certificate file is missing"),
    ):
        error = error_for(wrong, password)
        assert isinstance(error, kind)
        assert what in error.what
        assert error.where
    assert isinstance(error_for(team, "wrong"), ServerRefusedError)
    assert isinstance(error_for(team, ""), ServerRefusedError)


def test_a_server_that_proves_its_identity_is_protected(event: Event) -> None:
    with event.reached() as server:
        assert server.is_protected


def test_an_unknown_certificate_is_refused(event: Event, tmp_path: Path) -> None:
    """Without a chosen certificate, the system's trusted ones count."""
    error = error_for(replace(event.team, certificate=""), event.password)
    assert "certificate" in error.what
    other = tmp_path / "other.crt"
    other.write_text("none")
    assert "certificate" in error_for(replace(event.team, certificate=str(other)), event.password).what


def test_a_certificate_for_another_name_is_refused_unless_only_its_origin_counts(event: Event) -> None:
    """127.0.0.1 is this machine, but not a name in the certificate."""
    elsewhere = replace(event.team, host="127.0.0.1")
    assert isinstance(error_for(elsewhere, event.password), ServerRefusedError)
    with event.reached(replace(elsewhere, tls=Tls.VERIFY_CA)) as server:
        assert server.is_protected


@pytest.fixture
def plain(started: PrivateServer, event: Event) -> Iterator[Event]:
    """The server without TLS."""
    started.stop()
    started.start(tls=False)
    yield event
    started.stop()
    started.start()


def test_a_server_without_tls_is_refused(plain: Event) -> None:
    error = error_for(plain.team, plain.password)
    assert isinstance(error, PlainRefusedError)
    assert "no TLS" in error.what


def test_a_server_without_tls_is_used_if_the_judge_allows_it(plain: Event) -> None:
    allowed = replace(plain.team, plain_at=plain.team.address)
    with plain.reached(allowed) as server:
        assert not server.is_protected
    # The permission is for this address only.
    error = error_for(replace(allowed, host="127.0.0.1"), plain.password)
    assert isinstance(error, PlainRefusedError)


# -- what can be set up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("team", "field"),
    [
        (Team("", "db", "ken"), "host"),
        (Team("/tmp", "db", "ken"), "host"),
        (Team("a,b", "db", "ken"), "host"),
        (Team("a b", "db", "ken"), "host"),
        (Team("pg", "", "ken"), "database"),
        (Team("pg", "db", ""), "user"),
        (Team("pg", "db\n", "ken"), "database"),
        (Team("pg", "db", "ken", port=0), "port"),
        (Team("pg", "db", "ken", tls=Tls.VERIFY_CA), "certificate"),
    ],
)
def test_an_invalid_server_is_refused(team: Team, field: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as raised:
        save_team(team, tmp_path)
    assert field in raised.value.where
    assert load_team(tmp_path) == (None, None)


@pytest.mark.parametrize("host", ["pg", "pg.example.org", "192.168.1.4", "::1", "fe80::1"])
def test_a_machine_is_named_or_numbered(host: str, tmp_path: Path) -> None:
    team = Team(host, "spring-cup", "judges")
    check_team(team)
    save_team(team, tmp_path)
    assert load_team(tmp_path) == (team, None)
    forget_team(tmp_path)
    assert load_team(tmp_path) == (None, None)


def test_no_password_is_in_the_file(event: Event, tmp_path: Path) -> None:
    save_team(event.team, tmp_path)
    assert not any(event.password in path.read_text(errors="replace") for path in tmp_path.rglob("*") if path.is_file())


def test_missing_tls_is_allowed_for_one_address_only() -> None:
    team = Team("pg", "db", "ken", plain_at="pg:5432")
    assert team.may_be_plain
    assert not replace(team, host="other").may_be_plain
    assert not replace(team, port=5433).may_be_plain
    assert not replace(team, plain_at="").may_be_plain


# -- versions -------------------------------------------------------------------------------------

LATEST = len(MIGRATIONS)
NEXT = Migration(LATEST, ("ALTER TABLE judgeapp.revision ADD COLUMN seal text",))
SHUTS_OUT = Migration(LATEST + 1, ())


# Fields of a ruling in each version of the team's notebook.
FIELDS = {
    2: "question answer cards clauses answers authority status replaced_by event round table"
    " players judge date tags rests_on record account_a account_b"
}
FIELDS[3] = FIELDS[2]


def test_a_new_field_of_a_ruling_is_a_new_version_of_the_teams_notebook() -> None:
    """An older program can't read it: MIGRATIONS stops it before it tries."""
    assert FIELDS[len(MIGRATIONS)].split() == [*Ruling.__struct_fields__]


def test_the_first_member_creates_the_teams_notebook(event: Event) -> None:
    with connected(event) as server:
        assert server.version() == (0, 0)
        assert server.migrate() == (1, 2, 3)
        assert server.version() == (LATEST, 2)
        assert server.migrate() == ()


def test_simultaneous_first_members_create_it_once(event: Event) -> None:
    def come(_: int) -> tuple[int, ...]:
        with connected(event) as server:
            return server.migrate()

    with ThreadPoolExecutor(6) as judges:
        assert sorted(judges.map(come, range(6))) == [*[()] * 5, (1, 2, 3)]


def test_each_migration_runs_once_and_completely(event: Event) -> None:
    broken = Migration(LATEST, ("CREATE TABLE judgeapp.half ()", "CREATE TABLE no words"))
    with connected(event) as server:
        server.migrate()
        with pytest.raises(InputError):
            server.migrate((*MIGRATIONS, NEXT, broken))
        # The migration before it is done, and the failed one undone.
        assert server.version() == (LATEST + 1, LATEST)
        assert event.ask("SELECT to_regclass('judgeapp.half')") == [(None,)]
        assert server.migrate((*MIGRATIONS, NEXT, SHUTS_OUT), shut_out=True) == (LATEST + 2,)


def test_a_newer_notebook_that_older_editions_may_use_is_used(event: Event) -> None:
    with connected(event) as server:
        server.migrate((*MIGRATIONS, NEXT))
        assert server.migrate() == ()


def test_a_notebook_that_needs_a_newer_edition_is_reported(event: Event) -> None:
    with connected(event) as server:
        server.migrate((*MIGRATIONS, SHUTS_OUT))
        with pytest.raises(NewerTeamError, match="needs a newer version"):
            server.migrate()


def test_a_newer_edition_shuts_nobody_out_unless_asked_to(event: Event) -> None:
    with connected(event) as server:
        server.migrate()
        # It works with the older database.
        assert server.migrate((*MIGRATIONS, SHUTS_OUT)) == ()
        assert server.version() == (LATEST, 2)
        assert server.migrate((*MIGRATIONS, SHUTS_OUT), shut_out=True) == (LATEST + 1,)


def test_something_else_in_its_place_is_left_alone(event: Event) -> None:
    event.ask("CREATE SCHEMA judgeapp")
    with connected(event) as server, pytest.raises(ServerRefusedError, match="something else"):
        server.migrate()
    assert event.ask("SELECT count(*) FROM pg_tables WHERE schemaname = 'judgeapp'") == [(0,)]


def test_a_login_without_write_access_is_reported(event: Event) -> None:
    with connected(event) as server:
        server.migrate()
    user = f"reader_{event.team.database}"
    event.ask(f"CREATE ROLE {user} LOGIN PASSWORD 'secret'")
    event.ask(f"GRANT USAGE ON SCHEMA judgeapp TO {user}")
    with connected(event, replace(event.team, user=user), "secret") as server:
        with pytest.raises(ServerRefusedError, match="doesn't allow") as raised:
            server.numbers(0)
        assert user in str(raised.value)


def test_a_database_that_lacks_letters_is_refused(event: Event) -> None:
    event.ask(f"CREATE DATABASE {event.team.database}_latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    team = replace(event.team, database=f"{event.team.database}_latin")
    with connected(event, team) as server, pytest.raises(ServerRefusedError, match="all characters"):
        server.migrate()


def connected(event: Event, team: Team | None = None, password: str = "") -> closing[Server]:
    return closing(connect(team or event.team, password or event.password))
