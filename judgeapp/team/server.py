"""The server, asked and answered: the only place that opens a connection. What comes from it is as
strange as any file of others."""

from __future__ import annotations

import logging
import os
import ssl
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import make_conninfo

from judgeapp.desk.folder import cache_folder, roots_file, write_whole
from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.team.migrations import MIGRATIONS, Migration, pending
from judgeapp.team.rows import MOST_LETTERS, GoneRow, RevisionRow

T = TypeVar("T")

# What it has to say is said in errors.
logging.getLogger("psycopg").addHandler(logging.NullHandler())

_CONNECT_S = 4  # for a connection; less than 2 is not possible
_ANSWER_S = 20.0  # for an answer to whatever is asked
_INTERVAL_S = 0.1  # in which a wait is given up
_LOCK = 0x6A756467  # of whoever writes, in the team's database
# One who is cut off in the middle holds up nobody for longer.
_SETTINGS = {
    "search_path": "pg_catalog",
    "statement_timeout": "15s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "5s",
}
_LIVELINESS = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 6_000}
_COLUMNS = "id, ruling, parents, at, judge, device, content"
MOST_NUMBERS = 20_000  # asked for at once
_LONGEST_REASON = 300
_NO_ANSWER = message("it does not answer")
# How the server, or the library, says what can be mended. Servers say it in their own language:
# then it is told as they say it.
_MENDS = {
    "password authentication failed": message("Mind the user and the password"),
    "no password supplied": message("Type the password"),
    "does not exist": message("Mind the name of the database"),
    "certificate verify failed": message("Choose the certificate that the organizers hand out"),
    "does not match host name": message("Use the name that is in its certificate, or verify-ca"),
    "no pg_hba.conf entry": message("Ask whoever looks after the server to let you in"),
}
# How the library says that it went away while it was asked for the password.
_LOST = (
    "closed the connection",
    "could not receive",
    "could not send",
    "SSL SYSCALL",
    "eof",
    "timeout",
    "starting up",
    "shutting down",
)


class UnreachedError(InputError):
    """The server is not there, or went away."""


class ServerRefusedError(InputError):
    """The server refuses the judge, or is refused itself; asking again does not help."""


class PlainRefusedError(ServerRefusedError):
    """The server has no TLS, and the judge has not allowed that."""


class StoppedError(Exception):
    """Nobody waits for the answer any more."""


class _Connection(psycopg.Connection[tuple[Any, ...]]):
    """Whatever is waited for, it is given up in time."""

    is_stopped: Callable[[], bool] = staticmethod(lambda: False)

    def wait(self, gen: PQGen[T], interval: float = _INTERVAL_S, timeout: float | None = None) -> T:
        return super().wait(self._bounded(gen), interval, timeout)

    def _bounded(self, gen: PQGen[T]) -> PQGen[T]:
        until = time.monotonic() + _ANSWER_S
        try:
            state = next(gen)
            while True:
                ready = yield state
                if self.is_stopped():
                    raise StoppedError
                if time.monotonic() > until:
                    raise psycopg.OperationalError(_NO_ANSWER.text)
                state = gen.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result


class Server:
    """An open connection to a server with the team's notebook, whichever version it is of: begin
    with `bring_up`. Its methods raise UnreachedError and ServerRefusedError, and StoppedError.

    is_protected -- whether it has proved to be the one that is meant, and nobody listens
    """

    def __init__(self, connection: _Connection, team: Team, *, is_protected: bool) -> None:
        self._connection = connection
        self._team = team
        self.is_protected = is_protected

    @property
    def address(self) -> str:
        return self._team.address

    def close(self) -> None:
        self._connection.close()

    # -- its version ------------------------------------------------------------------------------

    def version(self) -> tuple[int, int]:
        """That of the team's notebook, and the oldest edition that may work with it; zeros where
        there is none yet. Raises InputError where something else is in its place."""
        with self._told():
            # By the tables themselves: what a connection remembers of them may be out of date.
            spaces = self._all("SELECT FROM pg_namespace WHERE nspname = 'judgeapp'")
            if not spaces:
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
        return rows[0][0], rows[0][1]

    def bring_up(self, known: Sequence[Migration] = MIGRATIONS, *, shut_out: bool = False) -> tuple[int, ...]:
        """Make the team's notebook if there is none, and bring it to the version of this edition.
        Returns the versions that were made; see migrations.pending for what it raises."""
        made: list[int] = []
        version, least_client = self.version()
        if not pending(version, least_client, known, shut_out=shut_out):
            return ()
        # Of one that is not there yet nobody has an older edition.
        shut_out = shut_out or not version
        with self._told():
            if self._all("SHOW server_encoding")[0][0] != "UTF8":
                raise ServerRefusedError(
                    "the database {database!r} can't keep all letters",
                    where=self._team.address,
                    mend="Have one made with: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0",
                    database=self._team.database,
                )
            while True:
                with self._together():
                    # Another judge may have done it meanwhile.
                    version, least_client = self.version()
                    steps = pending(version, least_client, known, shut_out=shut_out)
                    if not steps:
                        return tuple(made)
                    self._take_step(version + 1, steps[0], is_first=not version)
                made.append(version + 1)

    def _take_step(self, version: int, step: Migration, *, is_first: bool) -> None:
        if is_first:
            self._do("CREATE SCHEMA judgeapp")
            self._do(
                "CREATE TABLE judgeapp.version (number integer PRIMARY KEY, least_client integer"
                " NOT NULL, made timestamptz NOT NULL DEFAULT now())"
            )
        for statement in step.statements:
            self._do(statement)
        self._do("INSERT INTO judgeapp.version (number, least_client) VALUES (%s, %s)", (version, step.least_client))

    # -- what it has ------------------------------------------------------------------------------

    def numbers(self, after: int) -> tuple[tuple[int, str], ...]:
        """(number, id) of the revisions whose number comes after one, in their order, MOST_NUMBERS
        at most. Of those that are seen none comes before one that is not: see `put`."""
        rows = self._asked(
            "SELECT number, left(id, 33) FROM judgeapp.revision WHERE number > %s ORDER BY number LIMIT %s",
            (after, MOST_NUMBERS),
        )
        revisions = tuple((number, identity) for number, identity in rows)
        self._check_order([number for number, _ in revisions], after)
        return revisions

    def gone(self, after: int) -> tuple[tuple[int, GoneRow], ...]:
        """Likewise of what was deleted for good."""
        rows = self._asked(
            "SELECT number, left(ruling, 33), left(at, 100), left(judge, 200) FROM judgeapp.gone"
            " WHERE number > %s ORDER BY number LIMIT %s",
            (after, MOST_NUMBERS),
        )
        deleted = tuple((number, GoneRow(*texts)) for number, *texts in rows)
        self._check_order([number for number, _ in deleted], after)
        return deleted

    def revisions(self, ids: Collection[str]) -> tuple[RevisionRow, ...]:
        """Those of these ids, in the order of their numbers. Of what is too long only so much comes
        that it is seen to be."""
        rows = self._asked(
            "SELECT left(id, 33), left(ruling, 33), left(parents, 4000), left(at, 100),"
            " left(judge, 200), left(device, 100), left(content, %s)"
            " FROM judgeapp.revision WHERE id = ANY(%s) ORDER BY number",
            (MOST_LETTERS + 1, list(ids)),
        )
        revisions = tuple(RevisionRow(*texts) for texts in rows)
        if len(revisions) > len(ids) or not {row.id for row in revisions} <= set(ids):
            raise self._unexpected_reply()
        return revisions

    # -- what it is given -------------------------------------------------------------------------

    def put(self, rows: Sequence[RevisionRow], gone: Sequence[GoneRow] = ()) -> None:
        """Give it revisions, and rulings that were deleted for good, together or none of them; what
        it has stays as it is. Of a ruling that was deleted for good nothing is left there.

        Only one writes at a time, and numbers are given meanwhile: whoever sees a number sees all
        that come before it.
        """
        if not rows and not gone:
            return
        with self._told(), self._together():
            if gone:
                self._do(
                    "INSERT INTO judgeapp.gone (ruling, at, judge)"
                    " SELECT * FROM unnest(%s::text[], %s::text[], %s::text[])"
                    " ON CONFLICT (ruling) DO NOTHING",
                    [list(column) for column in zip(*gone, strict=True)],
                )
                self._do(
                    "DELETE FROM judgeapp.revision WHERE ruling = ANY(%s)", ([deleted.ruling for deleted in gone],)
                )
            if rows:
                self._do(
                    f"INSERT INTO judgeapp.revision ({_COLUMNS}) SELECT {_COLUMNS} FROM"
                    " unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::text[],"
                    f" %s::text[], %s::text[]) WITH ORDINALITY AS new ({_COLUMNS}, place)"
                    " WHERE ruling NOT IN (SELECT ruling FROM judgeapp.gone)"
                    " ORDER BY place ON CONFLICT (id) DO NOTHING",
                    [list(column) for column in zip(*rows, strict=True)],
                )

    # -- asking -----------------------------------------------------------------------------------

    def _asked(self, query: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """Rows of numbers and texts. Raises ServerRefusedError for anything else."""
        with self._told():
            rows = self._all(query, values)
        if not all(isinstance(value, int | str | None) for row in rows for value in row):
            raise self._unexpected_reply()
        return rows

    def _all(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values or None).fetchall()

    def _do(self, statement: str, values: Sequence[object] = ()) -> None:
        self._connection.execute(statement, values or None)

    def _check_order(self, numbers: Sequence[object], after: int) -> None:
        """Raises ServerRefusedError for numbers that would be asked for again and again."""
        before: int = after
        for number in numbers:
            if type(number) is not int or number <= before:
                raise self._unexpected_reply()
            before = number
        if len(numbers) > MOST_NUMBERS:
            raise self._unexpected_reply()

    def _unexpected_reply(self) -> ServerRefusedError:
        return ServerRefusedError(
            "the server answers what was not asked, so nothing of it was taken",
            where=self._team.address,
            mend="Ask whoever looks after the server",
        )

    @contextmanager
    def _together(self) -> Iterator[None]:
        with self._connection.transaction():
            self._do("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            yield

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise self._error(error) from error
        except ValueError as error:  # letters that are none
            raise self._unexpected_reply() from error

    def _error(self, error: psycopg.Error) -> InputError:
        address, user = self._team.address, self._team.user
        match error:
            case psycopg.errors.InsufficientPrivilege():
                return ServerRefusedError(
                    "the user {user!r} may not do that on the server ({error})",
                    where=address,
                    mend="Have all judges use the user that has made the team's notebook, or one with its rights",
                    user=user,
                    error=_reason(error),
                )
            case psycopg.errors.ReadOnlySqlTransaction():
                return ServerRefusedError(
                    "the server can only be read", where=address, mend="Use the one that it copies"
                )
            case psycopg.errors.LockNotAvailable() | psycopg.errors.QueryCanceled():
                return UnreachedError("the server is too busy", where=address)
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return UnreachedError("the server went away ({error})", where=address, error=_reason(error))
        return ServerRefusedError("the server refuses it ({error})", where=address, error=_reason(error))


def connect(team: Team, password: str, is_stopped: Callable[[], bool] = lambda: False) -> Server:
    """Raises UnreachedError where nobody answers, and ServerRefusedError where one side refuses the
    other. Until it returns it takes some seconds at most; whatever is waited for later is given up
    as soon as `is_stopped`."""
    try:
        connection = _Connection.connect(
            make_conninfo(
                "",
                host=team.host,
                port=team.port,
                dbname=team.database,
                user=team.user,
                password=password,
                passfile=os.devnull,
                connect_timeout=_CONNECT_S,
                application_name="judgeapp",
                client_encoding="UTF8",
                gssencmode="disable",
                **_LIVELINESS,
                **_tls(team),
            ),
            autocommit=True,
        )
    except psycopg.Error as error:
        raise _not_connected(team, error) from error
    connection.is_stopped = is_stopped
    # Each statement is prepared once: a proxy in between would mix them up.
    connection.prepare_threshold = None
    server = Server(connection, team, is_protected=bool(connection.pgconn.ssl_in_use) and not team.may_be_plain)
    try:
        with server._told():
            for name, value in _SETTINGS.items():
                connection.execute("SELECT set_config(%s, %s, false)", (name, value))
    except BaseException:
        connection.close()
        raise
    return server


def _tls(team: Team) -> dict[str, str]:
    if team.may_be_plain:
        # Who can't prove anything gets no password in plain letters either.
        return {"sslmode": "prefer", "require_auth": "scram-sha-256,md5,none"}
    if not team.certificate:
        return {"sslmode": team.tls.value, "sslrootcert": str(_system_roots())}
    file = Path(team.certificate)
    if not file.is_file():
        raise ServerRefusedError("the certificate is not there", where=str(file), mend="Choose it again")
    return {"sslmode": team.tls.value, "sslrootcert": str(file)}


def _system_roots() -> Path:
    """A file with the certificates that the system trusts. Raises InputError where there is none:
    not every system has them in one."""
    if (bundle := ssl.get_default_verify_paths().cafile) is not None:
        return Path(bundle)
    roots = ssl.create_default_context().get_ca_certs(binary_form=True)
    if not roots:
        raise ServerRefusedError(
            "this system says of no certificate that it trusts it",
            mend="Choose the certificate that the organizers hand out",
        )
    file = roots_file(cache_folder())
    text = "".join(ssl.DER_cert_to_PEM_cert(certificate) for certificate in roots)
    write_whole(file, text.encode("ascii"), message("the certificates of the system"))
    return file


def _not_connected(team: Team, error: psycopg.Error) -> InputError:
    reason = _reason(error)
    mend = next((mend for part, mend in _MENDS.items() if part in reason), Message(""))
    if "does not support SSL" in reason:
        return PlainRefusedError(
            "the server has no TLS, so it was refused: others could read and change all that goes there",
            where=team.address,
            mend="Have TLS switched on there, or allow it for this event",
        )
    has_answered = error.pgconn is not None and error.pgconn.used_password
    if mend or (has_answered and not any(sign in reason for sign in _LOST)):
        return ServerRefusedError("the server can't be used ({reason})", where=team.address, mend=mend, reason=reason)
    return UnreachedError(
        "the server can't be reached ({reason})",
        where=team.address,
        mend="Mind its address, and the network",
        reason=reason,
    )


def _foreign(team: Team) -> ServerRefusedError:
    return ServerRefusedError(
        "the database {database!r} has something else that is called judgeapp",
        where=team.address,
        mend="Use another database",
        database=team.database,
    )


def _reason(error: psycopg.Error) -> str:
    """Cause of an error, in one line."""
    text = error.diag.message_primary or str(error)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    # Of several addresses of one machine each is told; the last one is as good as any.
    last = next((line for line in reversed(lines) if "failed: " in line), lines[0] if lines else "")
    last = last.rpartition("failed: ")[2].removeprefix("FATAL:").strip()
    shown = "".join(letter if letter.isprintable() else " " for letter in last)
    # What is ours is said in the language that is spoken; the rest in the words of the server.
    if shown == _NO_ANSWER.text:
        return str(_NO_ANSWER)
    return shown[:_LONGEST_REASON].rstrip(".") or str(message("no reason is told"))
