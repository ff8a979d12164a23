"""Connections to a team's server: opened with TLS, given up in time, with errors in words. Nothing else opens one."""

from __future__ import annotations

import logging
import os
import ssl
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import make_conninfo

from judgeapp.desk.folder import cache_folder, roots_file, write_whole
from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message

T = TypeVar("T")

# Its errors say everything.
logging.getLogger("psycopg").addHandler(logging.NullHandler())

_CONNECT_TIMEOUT_S = 4  # seconds to connect; the library's minimum is 2
_ANSWER_TIMEOUT_S = 20.0  # seconds for an answer
_POLL_S = 0.1  # how often a wait checks whether it was given up
# A connection cut off in the middle holds up nobody for longer.
_SETTINGS = {
    "search_path": "pg_catalog",
    "datestyle": "ISO",
    "default_transaction_isolation": "read committed",
    "statement_timeout": "15s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "5s",
}
_LIVELINESS = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 6_000}
_MAX_REASON_LENGTH = 300
_NO_ANSWER = message("it doesn't answer")
# Texts of the server or the library for faults that can be mended. Servers use their own language: other texts are
# shown as they are.
_MENDS = {
    "password authentication failed": message(
        "Check the user and the password; an expired password gives the same message"
    ),
    "no password supplied": message("Type the password"),
    "does not exist": message("Check the name of the database"),
    "certificate verify failed": message("Choose the certificate from the organizers"),
    "does not match host name": message("Use the name that is in its certificate, or verify-ca"),
    "no pg_hba.conf entry": message("Ask the server's administrator for access"),
}
# Texts of the library for a server that went away while it was asked for the password.
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


class ExpiredError(ServerRefusedError):
    """The password of the judge has run out."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """Whatever is waited for, it is given up in time."""

    is_stopped: Callable[[], bool] = staticmethod(lambda: False)

    def wait(self, gen: PQGen[T], interval: float = _POLL_S, timeout: float | None = None) -> T:
        return super().wait(self._bounded(gen), interval, timeout)

    def _bounded(self, gen: PQGen[T]) -> PQGen[T]:
        until = time.monotonic() + _ANSWER_TIMEOUT_S
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


def open_connection(team: Team, password: str, is_stopped: Callable[[], bool], until: str) -> Connection:
    """An open connection, with nothing asked yet. See judgeapp.team.server.connect."""
    try:
        connection = Connection.connect(
            make_conninfo(
                "",
                host=team.host,
                port=team.port,
                dbname=team.database,
                user=team.user,
                password=password,
                passfile=os.devnull,
                connect_timeout=_CONNECT_TIMEOUT_S,
                application_name="judgeapp",
                client_encoding="UTF8",
                gssencmode="disable",
                **_LIVELINESS,
                **_tls(team),
            ),
            autocommit=True,
        )
    except psycopg.Error as error:
        raise _not_connected(team, error, until) from error
    connection.is_stopped = is_stopped
    # Don't prepare statements: a proxy in between would mix them up.
    connection.prepare_threshold = None
    return connection


def set_up(connection: Connection) -> None:
    """Bound what a connection may do. Raises psycopg.Error."""
    for name, value in _SETTINGS.items():
        connection.execute("SELECT set_config(%s, %s, false)", (name, value))


def _tls(team: Team) -> dict[str, str]:
    if team.may_be_plain:
        # A server that proves nothing gets no password in plain text.
        return {"sslmode": "prefer", "require_auth": "scram-sha-256,md5,none"}
    if not team.certificate:
        return {"sslmode": team.tls.value, "sslrootcert": str(_system_roots())}
    file = Path(team.certificate)
    if not file.is_file():
        raise ServerRefusedError("the certificate file is missing", where=str(file), mend="Choose it again")
    return {"sslmode": team.tls.value, "sslrootcert": str(file)}


def _system_roots() -> Path:
    """File of the certificates that the system trusts. Raises InputError if there is none: not all systems have one."""
    if (bundle := ssl.get_default_verify_paths().cafile) is not None:
        return Path(bundle)
    roots = ssl.create_default_context().get_ca_certs(binary_form=True)
    if not roots:
        raise ServerRefusedError(
            "this system trusts no certificates", mend="Choose the certificate from the organizers"
        )
    file = roots_file(cache_folder())
    text = "".join(ssl.DER_cert_to_PEM_cert(certificate) for certificate in roots)
    write_whole(file, text.encode("ascii"), message("the system's certificates"))
    return file


def _not_connected(team: Team, error: psycopg.Error, until: str) -> InputError:
    reason = reason_of(error)
    # The server doesn't tell an expired password from a wrong one.
    if until and "password authentication failed" in reason and datetime.fromisoformat(until) <= datetime.now(UTC):
        return ExpiredError(
            "the password of {user!r} expired at {until}",
            where=team.address,
            mend="Ask the server's administrator for another one",
            user=team.user,
            until=until,
        )
    mend = next((mend for part, mend in _MENDS.items() if part in reason), Message(""))
    if "does not support SSL" in reason:
        return PlainRefusedError(
            "the connection was refused, because the server has no TLS: others could read and change all that you send",
            where=team.address,
            mend="Ask for TLS to be switched on there, or allow connections without TLS at this event",
        )
    has_answered = error.pgconn is not None and error.pgconn.used_password
    if mend or (has_answered and not any(sign in reason for sign in _LOST)):
        return ServerRefusedError("the server can't be used ({reason})", where=team.address, mend=mend, reason=reason)
    return UnreachedError(
        "the server can't be reached ({reason})",
        where=team.address,
        mend="Check its address and the network",
        reason=reason,
    )


def reason_of(error: psycopg.Error) -> str:
    """Cause of an error, in one line."""
    text = error.diag.message_primary or str(error)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    # One line for each address of a machine; the last is as good as any.
    last = next((line for line in reversed(lines) if "failed: " in line), lines[0] if lines else "")
    last = last.rpartition("failed: ")[2].removeprefix("FATAL:").strip()
    shown = "".join(letter if letter.isprintable() else " " for letter in last)
    # Our own texts are in the current language, the others in the server's.
    if shown == _NO_ANSWER.text:
        return str(_NO_ANSWER)
    return shown[:_MAX_REASON_LENGTH].rstrip(".") or str(message("no reason is given"))
