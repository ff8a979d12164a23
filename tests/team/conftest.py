"""A real PostgreSQL server, and judges with their own notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.team import Team
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.team.exchange import Exchange, Exchanged
from judgeapp.team.server import Server, connect
from tests.team.private_server import PrivateServer, private_server


@pytest.fixture(scope="session")
def started() -> Iterator[PrivateServer]:
    try:
        made = private_server()
        server = made.__enter__()
    except InputError as error:
        pytest.skip(str(error))
    try:
        yield server
    finally:
        made.__exit__(None, None, None)


class Event:
    """A server with a database for one test, and direct access to it."""

    def __init__(self, server: PrivateServer) -> None:
        self.server = server
        self.password = server.password
        self.team = server.new_team()

    def ask(self, query: str, *values: object) -> list[tuple[object, ...]]:
        team = self.team
        with psycopg.connect(
            host=team.host,
            port=team.port,
            dbname=team.database,
            user=team.user,
            password=self.password,
            sslmode="require",
            autocommit=True,
        ) as connection:
            asked = connection.execute(query, values or None)
            return asked.fetchall() if asked.description else []

    @contextmanager
    def reached(self, team: Team | None = None) -> Iterator[Server]:
        with closing(connect(team or self.team, self.password)) as server:
            server.migrate()
            yield server


@pytest.fixture
def event(started: PrivateServer) -> Event:
    return Event(started)


class Judge:
    """A judge with a data folder."""

    def __init__(self, name: str, folder: Path, event: Event) -> None:
        self.name, self.folder, self.event = name, folder / name, event
        self.folder.mkdir()

    @contextmanager
    def notebook(self) -> Iterator[Notebook]:
        notebook, trouble = open_notebook(notebook_file(self.folder))
        assert trouble is None, trouble
        with closing(notebook):
            yield notebook

    def sync(self) -> Exchanged:
        with self.event.reached() as server:
            return Exchange(self.folder, server).step()

    @property
    def revisions(self) -> set[str]:
        with self.notebook() as notebook:
            return set(notebook.ids())


@pytest.fixture
def judges(event: Event, tmp_path: Path) -> tuple[Judge, Judge, Judge]:
    return (Judge("Ken", tmp_path, event), Judge("Aiko", tmp_path, event), Judge("Ben", tmp_path, event))


DRAFT = Ruling("May a suspended Digimon block?")
AT = "2026-02-03T04:00:00.000000+00:00"


class Members:
    """Judges with one login each. Logins belong to a whole server, so their names are unique to this database."""

    def __init__(self, event: Event, folder: Path) -> None:
        self.event = event
        database = event.team.database
        self.names = [f"{name} {database}" for name in ("Ken", "Aiko", "Ben")]
        with event.reached() as server:
            self.passwords = dict(server.admit(self.names))
        self.judges = [Judge(name, folder, event) for name in self.names]

    def team(self, name: str) -> Team:
        return replace(self.event.team, user=name)

    @contextmanager
    def reached(self, name: str) -> Iterator[Server]:
        with closing(connect(self.team(name), self.passwords[name])) as server:
            server.migrate()
            yield server

    def sync(self, judge: Judge) -> Exchanged:
        with self.reached(judge.name) as server:
            return Exchange(judge.folder, server).step()

    def past(self, name: str) -> psycopg.Connection:
        """A direct connection with a judge's login."""
        team = self.team(name)
        return psycopg.connect(
            host=team.host,
            port=team.port,
            dbname=team.database,
            user=name,
            password=self.passwords[name],
            sslmode="require",
            autocommit=True,
        )


@pytest.fixture
def members(event: Event, tmp_path: Path) -> Members:
    return Members(event, tmp_path)
