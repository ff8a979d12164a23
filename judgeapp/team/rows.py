"""Revisions as rows of the server, which may have anything in them."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import NamedTuple

import msgspec

from judgeapp.desk.written.notebook import Gone
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import Revision, check_revision, short
from judgeapp.rulings.notebook.ruling import BOUNDS, Ruling

# Letters of a ruling as JSON, where a letter may take two.
MAX_LETTERS = 10_000 + 2 * sum(b.letters * max(b.number, 1) for b in BOUNDS.values())
MAX_LOGIN_LENGTH = 63  # bytes in PostgreSQL
_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Ruling)


class RevisionRow(NamedTuple):
    """A revision; content is None if the ruling was deleted."""

    id: str
    ruling: str
    parents: str
    at: str
    judge: str
    device: str
    content: str | None
    login: str | None = None

    @property
    def digest(self) -> str:
        """Digest of all but the login, as the server computes it of its row."""
        texts = self[: RevisionRow._fields.index("login")]
        return sha256("\x1f".join("\x1e" if text is None else text for text in texts).encode()).hexdigest()


class GoneRow(NamedTuple):
    """A ruling deleted permanently."""

    ruling: str
    at: str
    judge: str
    login: str | None = None  # as of a RevisionRow


def row_of(revision: Revision) -> RevisionRow:
    content = None if revision.content is None else _ENCODER.encode(revision.content).decode()
    return RevisionRow(
        revision.id, revision.ruling, " ".join(revision.parents), revision.at, revision.by, revision.device, content
    )


def revision_of(row: RevisionRow) -> Revision:
    """Revision of a row. Raises InputError, with the place, if no notebook can have written it."""
    where = f"revision {_shown(row.id)}"
    *texts, content_text, login = row
    if not all(type(text) is str for text in texts) or type(content_text) not in (str, type(None)):
        raise InputError("text is missing", where=where)
    _check_login(login, where)
    content = None
    if row.content is not None:
        if len(row.content) > MAX_LETTERS:
            raise InputError("it has more than {most:,} characters", where=where, most=MAX_LETTERS)
        try:
            content = _DECODER.decode(row.content)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise InputError("not a ruling ({error})", where=where, error=error) from error
    parents = tuple(row.parents.split(" ")) if row.parents else ()
    revision = Revision(row.id, row.ruling, parents, row.at, row.judge, row.device, content)
    check_revision(revision, where)
    return revision


def gone_of(row: GoneRow) -> Gone:
    """Deletion of a row. Raises InputError if no notebook can have written it."""
    where = f"deleted ruling {_shown(row.ruling)}"
    *texts, login = row
    if not all(type(text) is str for text in texts):
        raise InputError("text is missing", where=where)
    _check_login(login, where)
    # A deletion has fewer fields than a revision, and the same bounds.
    check_revision(Revision(row.ruling, row.ruling, (), row.at, row.judge, "", None), where)
    return Gone(row.ruling, row.at, row.judge)


def is_name(first: str, other: str) -> bool:
    """True if two names of judges are the same, whatever the case and width of their letters. The server compares them
    in the same way."""
    return _plain(first) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name.strip(" ")).lower()


def _check_login(login: object, where: str) -> None:
    if login is not None and (
        type(login) is not str or not 0 < len(login) <= MAX_LOGIN_LENGTH or not login.isprintable()
    ):
        raise InputError("its login isn't valid", where=where)


def _shown(identity: object) -> str:
    shown = short(identity) if isinstance(identity, str) else "?"
    return shown if shown.isprintable() else "?"
