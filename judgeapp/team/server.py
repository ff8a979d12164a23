"""The server: requests and answers. Its data is as untrusted as any file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from secrets import token_urlsafe
from types import UnionType
from typing import Any, NamedTuple, TypeVar

import psycopg
from psycopg import sql

from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.team.connection import Connection, ServerRefusedError, UnreachedError, open_connection, reason_of, set_up
from judgeapp.team.migrations import (
    GRANTS,
    IN_THE_NAME_OF_ANOTHER,
    MIGRATIONS,
    ONLY_ADDED_TO,
    STAMPED_VERSION,
    Migration,
    pending,
)
from judgeapp.team.rows import MAX_LETTERS, MAX_LOGIN_LENGTH, GoneRow, RevisionRow, is_name

T = TypeVar("T")

_LOCK_ID = 0x6A756467  # held by whoever writes to the team's database
_COLUMNS = "id, ruling, parents, at, judge, device, content"
# Like RevisionRow.digest; of an oversized text it is another one, or whoever adds such texts would busy the server.
_DIGEST = (
    "encode(sha256(convert_to(concat_ws(E'\\x1f', id, ruling, parents, at, judge, device,"
    f" CASE WHEN octet_length(content) > {4 * MAX_LETTERS} THEN '' ELSE coalesce(content, E'\\x1e') END),"
    " 'UTF8')), 'hex')"
)
_IS_OF_OTHERS = (
    "EXISTS (SELECT FROM judgeapp.revision o WHERE o.ruling = new.ruling AND lower(o.judge) <> lower(new.judge))"
)
# Strength of a password made for a judge.
_PASSWORD_BYTES = 12
MAX_NUMBERS = 20_000  # numbers in one request


class Login(NamedTuple):
    name: str
    until: str  # until when its password is valid, as an ISO time; empty if there is no end
    is_owner: bool  # whether it is the one that has made the team's notebook


class Admitted(NamedTuple):
    """Judge who was given a login; the password is empty if a login of this name existed."""

    login: str
    password: str


class Server:
    """Open connection to a server with the team's notebook, of whatever version: begin with `migrate`. Its methods
    raise UnreachedError, ServerRefusedError and StoppedError."""

    def __init__(self, connection: Connection, team: Team, *, is_protected: bool) -> None:
        self._connection = connection
        self._team = team
        self._version = 0
        self.is_protected = is_protected  # whether it has proved to be the one that is meant, and nobody listens

    @property
    def address(self) -> str:
        return self._team.address

    def close(self) -> None:
        self._connection.close()

    # -- its version ------------------------------------------------------------------------------

    def version(self) -> tuple[int, int]:
        """Version of the team's notebook, and the oldest edition that may work with it; zeros if there is none yet.
        Raises InputError if something else is in its place."""
        with self._reported():
            # Ask the tables themselves: a connection's cache may be stale.
            if not self._all("SELECT FROM pg_namespace WHERE nspname = 'judgeapp'"):
                return 0, 0
            tables = self._all(
                "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                " WHERE n.nspname = 'judgeapp' AND c.relname IN ('version', 'revision', 'gone')"
            )
            if len(tables) != 3:
                raise _foreign(self._team)
            rows = self._all("SELECT number, least_client FROM judgeapp.version ORDER BY number DESC LIMIT 1")
        if len(rows) != 1 or len(rows[0]) != 2 or not all(type(value) is int for value in rows[0]):
            raise _foreign(self._team)
        self._version = rows[0][0]
        return rows[0][0], rows[0][1]

    @property
    def is_stamped(self) -> bool:
        """True if each row names the login through which it came."""
        return self._version >= STAMPED_VERSION

    def migrate(self, known: Sequence[Migration] = MIGRATIONS, *, shut_out: bool = False) -> tuple[int, ...]:
        """Make the team's notebook if missing, and bring it to the version of this edition. Returns the versions made;
        see migrations.pending for its errors. Raises ServerRefusedError for `shut_out` by anybody but its maker."""
        made: list[int] = []
        version, least_client = self.version()
        if not pending(version, least_client, known, shut_out=shut_out):
            return ()
        if version and not self.login().is_owner:
            if not shut_out:
                return ()  # its owner upgrades it; until then it works as it is
            raise ServerRefusedError(
                "only whoever made the team's notebook can upgrade it",
                where=self._team.address,
                mend="Ask them to upgrade it; until then it keeps working as it is",
            )
        with self._reported():
            if self._all("SHOW server_encoding")[0][0] != "UTF8":
                raise ServerRefusedError(
                    "the database {database!r} can't store all characters",
                    where=self._team.address,
                    mend="Have one created with: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0",
                    database=self._team.database,
                )
            while True:
                with self._together():
                    # Another judge may have done it meanwhile.
                    version, least_client = self.version()
                    steps = pending(version, least_client, known, shut_out=shut_out)
                    if not steps:
                        return tuple(made)
                    # A new one is never seen at an older version.
                    now = range(version + 1, version + 1 + (1 if version else len(steps)))
                    for number, step in zip(now, steps, strict=False):
                        self._apply_step(number, step)
                made += now

    def _apply_step(self, version: int, step: Migration) -> None:
        if version == 1:
            self._do("CREATE SCHEMA judgeapp")
            self._do(
                "CREATE TABLE judgeapp.version (number integer PRIMARY KEY, least_client integer"
                " NOT NULL, made timestamptz NOT NULL DEFAULT now())"
            )
        for statement in step.statements:
            self._do(statement)
        self._do("INSERT INTO judgeapp.version (number, least_client) VALUES (%s, %s)", (version, step.least_client))
        self._version = version

    # -- contents ---------------------------------------------------------------------------------

    def login(self) -> Login:
        rows = self._asked(
            "SELECT session_user::text, rolvaliduntil::text, EXISTS (SELECT FROM pg_namespace"
            " WHERE nspname = 'judgeapp' AND pg_has_role(session_user, nspowner, 'MEMBER'))::int"
            " FROM pg_roles WHERE rolname = session_user",
            (),
            (str, str | None, int),
        )
        if len(rows) != 1:
            raise self._unexpected_reply()
        name, until, is_owner = rows[0]
        return Login(name, _iso_time(until), bool(is_owner))

    def members(self) -> tuple[str, ...]:
        """Logins of the judges, also of those who have left."""
        if not self.is_stamped:
            return ()
        rows = self._asked(
            "SELECT left(login, 64) FROM judgeapp.member ORDER BY login LIMIT %s", (MAX_NUMBERS,), (str,)
        )
        return tuple(login for (login,) in rows)

    def numbers(self, after: int) -> tuple[tuple[int, str], ...]:
        """(number, id) of the revisions with a number after the given one, in order, MAX_NUMBERS at most. No later call
        returns a smaller number: see `put`."""
        rows = self._asked(
            "SELECT number, left(id, 33) FROM judgeapp.revision WHERE number > %s ORDER BY number LIMIT %s",
            (after, MAX_NUMBERS),
            (int, str),
        )
        self._check_order([number for number, _ in rows], after)
        return tuple((number, identity) for number, identity in rows)

    def digests(self, ids: Collection[str]) -> dict[str, str]:
        """RevisionRow.digest of the given revisions that it has, by id."""
        rows = self._asked(
            f"SELECT left(id, 33), {_DIGEST} FROM judgeapp.revision WHERE id = ANY(%s)", (list(ids),), (str, str)
        )
        return {str(identity): str(digest) for identity, digest in rows}

    def gone(self, after: int) -> tuple[tuple[int, GoneRow], ...]:
        """Permanent deletions by anybody, with their numbers."""
        login = "left(login, 64)" if self.is_stamped else "NULL::text"
        rows = self._asked(
            f"SELECT number, left(ruling, 33), left(at, 100), left(judge, 200), {login} FROM judgeapp.gone"
            " WHERE number > %s ORDER BY number LIMIT %s",
            (after, MAX_NUMBERS),
            (int, str, str, str, str | None),
        )
        self._check_order([number for number, *_ in rows], after)
        return tuple((number, GoneRow(*texts)) for number, *texts in rows)

    def closed(self, rulings: Collection[str]) -> frozenset[str]:
        """The given rulings that it accepts nothing of any more, as all their authors have deleted them."""
        whole = " AND whole" if self.is_stamped else ""
        return self._rulings(f"judgeapp.gone WHERE ruling = ANY(%s){whole}", rulings)

    def holding(self, gone: Collection[GoneRow]) -> frozenset[str]:
        """Rulings with revisions on the server, of those that somebody has deleted. Without logins the server carries
        out every request: then other judges' rulings are left out too."""
        anothers = "" if self.is_stamped else f" AND NOT {_IS_OF_OTHERS}"
        return self._rulings(
            "unnest(%s::text[], %s::text[]) AS new (ruling, judge)"
            f" WHERE EXISTS (SELECT FROM judgeapp.revision r WHERE r.ruling = new.ruling){anothers}",
            [row.ruling for row in gone],
            [row.judge for row in gone],
        )

    def _rulings(self, where: str, *values: Collection[str]) -> frozenset[str]:
        rows = self._asked(f"SELECT DISTINCT left(ruling, 33) FROM {where}", [list(value) for value in values], (str,))
        return frozenset(ruling for (ruling,) in rows)

    def revisions(self, ids: Collection[str]) -> tuple[RevisionRow, ...]:
        """Revisions of these ids, in the order of their numbers. Too long a text is cut just above the limit."""
        login = "left(login, 64)" if self.is_stamped else "NULL::text"
        rows = self._asked(
            "SELECT left(id, 33), left(ruling, 33), left(parents, 4000), left(at, 100),"
            f" left(judge, 200), left(device, 100), left(content, %s), {login}"
            " FROM judgeapp.revision WHERE id = ANY(%s) ORDER BY number",
            (MAX_LETTERS + 1, list(ids)),
            (str, *[object] * (len(RevisionRow._fields) - 1)),
        )
        revisions = tuple(RevisionRow(*texts) for texts in rows)
        known = {row.id for row in revisions}
        if len(known) < len(revisions) or not known <= set(ids):
            raise self._unexpected_reply()
        return revisions

    # -- writing ----------------------------------------------------------------------------------

    def put(self, rows: Sequence[RevisionRow], gone: Sequence[GoneRow] = ()) -> None:
        """Write revisions and permanent deletions to it, all or none of them; existing ones don't change. Of a ruling
        that all its authors have deleted, nothing stays; of any other, the server only records who deleted it. Only one
        writes at a time, and numbers are assigned meanwhile: whoever sees a number sees all before it. What was stored
        is read back afterwards."""
        if not rows and not gone:
            return
        with self._reported(), self._together():
            if gone:
                self._put_gone(gone)
            if rows:
                whole = "WHERE whole" if self.is_stamped else ""
                self._do(
                    f"INSERT INTO judgeapp.revision ({_COLUMNS}) SELECT {_COLUMNS} FROM"
                    " unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::text[],"
                    f" %s::text[], %s::text[]) WITH ORDINALITY AS new ({_COLUMNS}, place)"
                    f" WHERE ruling NOT IN (SELECT ruling FROM judgeapp.gone {whole})"
                    " ORDER BY place ON CONFLICT (id) DO NOTHING",
                    [list(column) for column in zip(*(row[:7] for row in rows), strict=True)],
                )

    def _put_gone(self, gone: Sequence[GoneRow]) -> None:
        rulings = [deleted.ruling for deleted in gone]
        own = "" if self.is_stamped else f" WHERE NOT {_IS_OF_OTHERS}"
        self._do(
            "INSERT INTO judgeapp.gone (ruling, at, judge) SELECT ruling, at, judge"
            f" FROM unnest(%s::text[], %s::text[], %s::text[]) AS new (ruling, at, judge){own}"
            " ON CONFLICT DO NOTHING",
            [list(column) for column in zip(*(deleted[:3] for deleted in gone), strict=True)],
        )
        whole = " AND g.whole AND g.login = session_user" if self.is_stamped else ""
        self._do(
            "DELETE FROM judgeapp.revision r WHERE ruling = ANY(%s) AND EXISTS"
            f" (SELECT FROM judgeapp.gone g WHERE g.ruling = r.ruling{whole})",
            (rulings,),
        )

    # -- logins -----------------------------------------------------------------------------------

    def admit(self, judges: Sequence[str]) -> tuple[Admitted, ...]:
        """Give judges a login each, called as they are, that may read and add; all of them or none. The notebook must
        be of a version with logins. Raises ServerRefusedError if this login may not do that."""
        for judge in judges:
            check_login(judge)
        admitted: list[Admitted] = []
        with self._reported(), self._together():
            for judge in judges:
                for member in self.members():
                    if is_name(member, judge) and member != judge:
                        raise ServerRefusedError(
                            "the judges {judge!r} and {member!r} would have the same name",
                            where=self.address,
                            mend="Use the existing login, or another name",
                            judge=judge,
                            member=member,
                        )
                is_new = not self._all("SELECT FROM pg_roles WHERE rolname = %s", (judge,))
                password = self._make_login(judge) if is_new else ""
                if not self._all("SELECT has_database_privilege(%s, current_database(), 'CONNECT')", (judge,))[0][0]:
                    self._do(
                        sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(
                            sql.Identifier(self._team.database), sql.Identifier(judge)
                        )
                    )
                for grant in GRANTS:
                    self._do(sql.SQL(f"GRANT {grant} TO {{}}").format(sql.Identifier(judge)))
                self._do(
                    "INSERT INTO judgeapp.member (login) VALUES (%s) ON CONFLICT (login) DO UPDATE SET until = NULL",
                    (judge,),
                )
                admitted.append(Admitted(judge, password))
        return tuple(admitted)

    def _make_login(self, judge: str) -> str:
        """Its password, which neither the server nor its log sees."""
        password = token_urlsafe(_PASSWORD_BYTES)
        secret = self._connection.pgconn.encrypt_password(password.encode(), judge.encode(), b"scram-sha-256")
        create = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}")
        self._do(create.format(sql.Identifier(judge), sql.Literal(secret.decode())))
        return password

    def dismiss(self, judge: str) -> None:
        """Remove a judge's access. All his texts stay, and so does his name. Raises ServerRefusedError."""
        with self._reported(), self._together():
            left = self._all("UPDATE judgeapp.member SET until = now() WHERE login = %s RETURNING login", (judge,))
            if not left:
                raise ServerRefusedError("the team has no judge {judge!r}", where=self.address, judge=judge)
            for grant in GRANTS:
                self._do(sql.SQL(f"REVOKE {grant} FROM {{}}").format(sql.Identifier(judge)))

    # -- asking -----------------------------------------------------------------------------------

    def _asked(self, query: str, values: Sequence[object], types: Sequence[type | UnionType]) -> list[tuple[Any, ...]]:
        """Rows of these types. Raises ServerRefusedError for anything else: a view in place of a table may have it."""
        with self._reported():
            rows = self._all(query, values)
        for row in rows:
            is_plain = all(isinstance(value, int | str | None) for value in row)
            if not is_plain or len(row) != len(types) or not all(map(isinstance, row, types)):
                raise self._unexpected_reply()
        return rows

    def _all(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values or None).fetchall()

    def _do(self, statement: str | sql.Composed, values: Sequence[object] = ()) -> None:
        self._connection.execute(statement, values or None)

    def _check_order(self, numbers: Sequence[object], after: int) -> None:
        """Check the order. Raises ServerRefusedError for numbers that would be requested endlessly."""
        before: int = after
        for number in numbers:
            if type(number) is not int or number <= before:
                raise self._unexpected_reply()
            before = number
        if len(numbers) > MAX_NUMBERS:
            raise self._unexpected_reply()

    def _unexpected_reply(self) -> ServerRefusedError:
        return ServerRefusedError(
            "the server sent something unexpected, so none of it was imported",
            where=self._team.address,
            mend="Ask the server's administrator",
        )

    @contextmanager
    def _together(self) -> Iterator[None]:
        with self._connection.transaction():
            self._do("SELECT pg_advisory_xact_lock(%s)", (_LOCK_ID,))
            yield

    @contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise self._error(error) from error
        except ValueError as error:  # not letters
            raise self._unexpected_reply() from error

    def _error(self, error: psycopg.Error) -> InputError:
        address, user = self._team.address, self._team.user
        if error.sqlstate == IN_THE_NAME_OF_ANOTHER:
            return ServerRefusedError(
                "the server refused a change under the name of a judge who has their own login ({error})",
                where=address,
                mend="Use your own login, or write under your own name",
                error=reason_of(error),
            )
        if error.sqlstate == ONLY_ADDED_TO:
            return ServerRefusedError(
                "the server refused a change to the team's notebook ({error})",
                where=address,
                mend="It takes only additions, and the database's default_transaction_isolation must be read committed",
                error=reason_of(error),
            )
        match error:
            case psycopg.errors.InsufficientPrivilege():
                return ServerRefusedError(
                    "the server doesn't allow the user {user!r} to do that ({error})",
                    where=address,
                    mend="Whoever created the team's notebook gives judges a login: judgeapp team judges --add NAME",
                    user=user,
                    error=reason_of(error),
                )
            case psycopg.errors.ReadOnlySqlTransaction():
                return ServerRefusedError("the server is read-only", where=address, mend="Use the one it copies")
            case psycopg.errors.LockNotAvailable() | psycopg.errors.QueryCanceled():
                return UnreachedError("the server is too busy", where=address)
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return UnreachedError("the server closed the connection ({error})", where=address, error=reason_of(error))
        return ServerRefusedError("the server refused it ({error})", where=address, error=reason_of(error))


def check_login(judge: str) -> None:
    """Check a name. Raises InputError if it can't be a login's."""
    if not judge.strip() or judge != judge.strip() or not judge.isprintable() or len(judge.encode()) > MAX_LOGIN_LENGTH:
        raise InputError(
            "{judge!r} can't be the name of a login",
            mend="It can have at most {most} bytes, and no invisible characters",
            judge=judge[:40],
            most=MAX_LOGIN_LENGTH,
        )


def connect(team: Team, password: str, is_stopped: Callable[[], bool] = lambda: False, until: str = "") -> Server:
    """Raises UnreachedError if nobody answers, and ServerRefusedError if one side refuses the other. Until it returns
    it takes some seconds at most; any later wait is cancelled once `is_stopped`. `until`: when the password runs out,
    as far as that is known."""
    connection = open_connection(team, password, is_stopped, until)
    server = Server(connection, team, is_protected=bool(connection.pgconn.ssl_in_use) and not team.may_be_plain)
    try:
        with server._reported():
            set_up(connection)
    except BaseException:
        connection.close()
        raise
    return server


def _foreign(team: Team) -> ServerRefusedError:
    return ServerRefusedError(
        "the database {database!r} already has something else named judgeapp",
        where=team.address,
        mend="Use another database",
        database=team.database,
    )


def _iso_time(text: str | None) -> str:
    """A time as the server writes it, in ISO; empty for none, and for no end."""
    try:
        return datetime.fromisoformat(text or "").astimezone(UTC).isoformat()
    except (ValueError, OverflowError):  # no calendar has it: as good as no end
        return ""
