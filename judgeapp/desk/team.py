"""The team that this notebook is synchronised with: its server and login. The password isn't stored with it."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.desk.folder import team_file
from judgeapp.desk.storage.saved import read_saved, write_saved
from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.messages.message import Message, message

PORT = 5432
MAX_BYTES = 20_000
_WHAT = message("the team")
_MAX_LENGTH = 200
_MAX_PATH_LENGTH = 4_000
# A host name or address: nothing that could be read as a path or as several hosts.
_HOST = re.compile(r"[0-9A-Za-z]([0-9A-Za-z._-]*[0-9A-Za-z])?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")


class Tls(StrEnum):
    """Proof that a server is the right one: a certificate for its name, or any certificate issued by the chosen one."""

    VERIFY_FULL = "verify-full"
    VERIFY_CA = "verify-ca"


class Team(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """PostgreSQL server of a team, and the login."""

    # host, port, database, user: of a PostgreSQL server
    host: str
    database: str
    user: str
    port: int = PORT
    tls: Tls = Tls.VERIFY_FULL
    certificate: str = ""  # the file that the server's certificate comes from; empty for those that the system trusts
    # The address for which the judge allows that the server has no TLS; empty for none, of no account for others.
    plain_at: str = ""

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def may_be_plain(self) -> bool:
        """True if a server without TLS is not refused."""
        return self.plain_at == self.address


def load_team(folder: Path) -> tuple[Team | None, InputError | None]:
    """The team of a data folder; None if there is none. A damaged file is set aside, which the error says."""
    file = team_file(folder)
    return read_saved(file, _WHAT, lambda content: read_team(content, str(file)), MAX_BYTES)


def save_team(team: Team, folder: Path) -> None:
    """Saves a team: on disk when this returns. Raises InputError if it can't be a server, and if the disk refuses."""
    check_team(team)
    content = msgspec.json.format(msgspec.json.encode(team, order="deterministic"), indent=2)
    write_saved(team_file(folder), content + b"\n", _WHAT)


def forget_team(folder: Path) -> None:
    """Forget the team. Raises InputError if the disk refuses."""
    try:
        team_file(folder).unlink(missing_ok=True)
    except OSError as error:
        raise InputError(
            "you can't leave the team ({reason})", where=str(team_file(folder)), reason=describe_os_error(error)
        ) from error


def read_team(content: bytes, name: str) -> Team:
    """Read a team. Raises InputError for anything else. `name` is of the file."""
    try:
        team = msgspec.json.decode(content, type=Team)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InputError("not a team ({error})", where=name, error=error) from error
    check_team(team, name)
    return team


def check_team(team: Team, name: str = "") -> None:
    """Check a team. Raises InputError if it can't be a server. `name` is its place, for the error."""
    fault: tuple[str, Message, Message] | None = None
    if not _HOST.fullmatch(team.host) or len(team.host) > _MAX_LENGTH:
        fault = (
            "host",
            message("{host!r} isn't the name of a server", host=team.host[:40]),
            message("For example: pg.example.org"),
        )
    elif not 0 < team.port < 65_536:
        fault = (
            "port",
            message("{port} isn't a port number", port=team.port),
            message("The usual one is {port}", port=PORT),
        )
    elif team.tls is Tls.VERIFY_CA and not team.certificate:
        fault = ("certificate", message("none is chosen"), message("Choose the file from the organizers"))
    for field, longest in (
        ("database", _MAX_LENGTH),
        ("user", _MAX_LENGTH),
        ("certificate", _MAX_PATH_LENGTH),
        ("plain_at", 2 * _MAX_LENGTH),
    ):
        text: str = getattr(team, field)
        if not text and field in ("database", "user"):
            fault = fault or (field, message("there is none"), message("Ask the server's administrator"))
        elif len(text) > longest or (text and not text.isprintable()):
            fault = fault or (field, message("it is too long, or has invisible characters"), Message(""))
    if fault is not None:
        field, wrong, mending = fault
        raise InputError(wrong, where=f"{name}: {field}" if name else field, mend=mending)
