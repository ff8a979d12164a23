"""An in-memory team server that behaves like the real one (tests/team/test_logins.py compares them), and misbehaves on
request."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from itertools import count

from judgeapp.team.connection import ServerRefusedError, UnreachedError
from judgeapp.team.rows import GoneRow, RevisionRow, is_name
from judgeapp.team.server import Login, Server

OWNER = "owner"


class Mischief(StrEnum):
    """A server's misbehavior during one step."""

    NONE = "none"
    GONE_BEFORE = "goes away before it takes anything"
    GONE_AFTER = "takes all and goes away"
    SWALLOWS = "takes nothing and says nothing"
    SWALLOWS_HALF = "takes every other row"
    REORDERS = "answers backwards"
    REPLAYS = "shows old rows as new ones"
    NULLS = "answers NULL"
    LIES = "answers rows that were changed on the way"


class ModelServer:
    """Rows of the server, shared by all connections."""

    def __init__(self, members: Sequence[str]) -> None:
        self.members = list(members)
        self.dismissed: set[str] = set()
        self.rows: dict[int, RevisionRow] = {}
        self.gone: dict[int, tuple[GoneRow, bool]] = {}
        self.numbers = count(1)
        # Authors of permanently deleted rulings.
        self.emptied: dict[str, set[str]] = {}

    def put(self, login: str, rows: Sequence[RevisionRow], gone: Sequence[GoneRow]) -> None:
        """Insert rows under the rules of the real server's triggers; all or nothing."""
        for name in (*(row.judge for row in rows), *(row.judge for row in gone)):
            if any(is_name(member, name) and member != login for member in self.members):
                raise ServerRefusedError("in the name of another")
        for row in gone:
            of_it = [known for known in self.rows.values() if known.ruling == row.ruling]
            others = [known for known, _ in self.gone.values() if known.ruling == row.ruling]
            if of_it and not any((known.login, known.judge) == (login, row.judge) for known in others):
                made = row._replace(login=login)
                whole = all(any(_is_of(known, by) for by in (made, *others)) for known in of_it)
                self.gone[next(self.numbers)] = made, whole
                if whole:
                    self.emptied[row.ruling] = {known.judge for known in of_it}
                    self.rows = {number: known for number, known in self.rows.items() if known.ruling != row.ruling}
        ids = {known.id for known in self.rows.values()}
        for new in rows:
            if new.id not in ids and new.ruling not in self.closed:
                self.rows[next(self.numbers)] = new._replace(login=login)
                ids.add(new.id)

    @property
    def closed(self) -> set[str]:
        return {row.ruling for row, whole in self.gone.values() if whole}

    def change(self, number: int, row: RevisionRow) -> None:
        """Make a change that only the server's owner can make."""
        self.rows[number] = row


class ModelConnection(Server):
    """Connection of one login."""

    address = "model:5432"
    is_stamped = True

    def __init__(self, server: ModelServer, login: str) -> None:
        self._server = server
        self._name = login
        self.mischief = Mischief.NONE

    def login(self) -> Login:
        self._ask()
        return Login(self._name, "", self._name == OWNER)

    def members(self) -> tuple[str, ...]:
        return tuple(self._server.members)

    def numbers(self, after: int) -> tuple[tuple[int, str], ...]:
        self._ask()
        rows = dict(self._server.rows)
        if self.mischief is Mischief.REPLAYS:
            rows |= {next(self._server.numbers): row for row in tuple(rows.values())[:3]}
        return tuple((number, row.id) for number, row in sorted(rows.items()) if number > after)

    def digests(self, ids: Collection[str]) -> dict[str, str]:
        return {row.id: row.digest for row in self._server.rows.values() if row.id in ids}

    def gone(self, after: int) -> tuple[tuple[int, GoneRow], ...]:
        self._ask()
        rows = [(number, row) for number, (row, _) in sorted(self._server.gone.items()) if number > after]
        if self.mischief is Mischief.NULLS:
            rows = [(number, row._replace(at=None)) for number, row in rows]  # type: ignore[arg-type]
        return tuple(rows)

    def closed(self, rulings: Collection[str]) -> frozenset[str]:
        return frozenset(self._server.closed & {*rulings})

    def holding(self, gone: Collection[GoneRow]) -> frozenset[str]:
        there = {row.ruling for row in self._server.rows.values()}
        return frozenset(row.ruling for row in gone if row.ruling in there)

    def revisions(self, ids: Collection[str]) -> tuple[RevisionRow, ...]:
        rows = [row for _, row in sorted(self._server.rows.items()) if row.id in ids]
        if self.mischief is Mischief.REORDERS:
            rows.reverse()
        if self.mischief is Mischief.NULLS:
            rows = [row._replace(judge=None) for row in rows]  # type: ignore[arg-type]
        if self.mischief is Mischief.LIES:
            rows = [row._replace(content='{"question":"Something else?"}') for row in rows]
        return tuple(rows)

    def put(self, rows: Sequence[RevisionRow], gone: Sequence[GoneRow] = ()) -> None:
        match self.mischief:
            case Mischief.GONE_BEFORE:
                raise UnreachedError("away")
            case Mischief.SWALLOWS:
                return
            case Mischief.SWALLOWS_HALF:
                rows = rows[::2]
        self._server.put(self._name, rows, gone)
        if self.mischief is Mischief.GONE_AFTER:
            raise UnreachedError("away")

    def _ask(self) -> None:
        if self._name in self._server.dismissed:
            raise ServerRefusedError("no such login")


def _is_of(row: RevisionRow, gone: GoneRow) -> bool:
    own = gone.login is not None and is_name(gone.login, gone.judge)
    return is_name(row.judge, gone.judge) and (own or row.login == gone.login)
