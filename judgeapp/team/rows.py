"""Revisions as rows of the server, which may have anything in them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from judgeapp.desk.written.notebook import Gone
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import Revision, check_revision, short
from judgeapp.rulings.notebook.ruling import BOUNDS, Ruling

# Of a ruling as JSON, in which a letter may take two.
MOST_LETTERS = 10_000 + 2 * sum(b.letters * max(b.number, 1) for b in BOUNDS.values())
_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Ruling)


class RevisionRow(NamedTuple):
    """A revision; content is None where the ruling was deleted."""

    id: str
    ruling: str
    parents: str
    at: str
    judge: str
    device: str
    content: str | None


class GoneRow(NamedTuple):
    """A ruling that was deleted for good."""

    ruling: str
    at: str
    judge: str


def row_of(revision: Revision) -> RevisionRow:
    content = None if revision.content is None else _ENCODER.encode(revision.content).decode()
    return RevisionRow(
        revision.id, revision.ruling, " ".join(revision.parents), revision.at, revision.by, revision.device, content
    )


def revision_of(row: RevisionRow) -> Revision:
    """Raises InputError for what no notebook ever wrote, with where it stands."""
    where = f"revision {_shown(row.id)}"
    texts = row[:-1]
    if not all(type(text) is str for text in texts) or type(row.content) not in (str, type(None)):
        raise InputError("it has no text where one belongs", where=where)
    content = None
    if row.content is not None:
        if len(row.content) > MOST_LETTERS:
            raise InputError("it has more than {most:,} letters", where=where, most=MOST_LETTERS)
        try:
            content = _DECODER.decode(row.content)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise InputError("this is no ruling ({error})", where=where, error=error) from error
    parents = tuple(row.parents.split(" ")) if row.parents else ()
    revision = Revision(row.id, row.ruling, parents, row.at, row.judge, row.device, content)
    check_revision(revision, where)
    return revision


def gone_of(row: GoneRow) -> Gone:
    """Raises InputError for what no notebook ever wrote."""
    where = f"deleted ruling {_shown(row.ruling)}"
    if not all(type(text) is str for text in row):
        raise InputError("it has no text where one belongs", where=where)
    # It has nothing that a revision has not, and the same bounds.
    check_revision(Revision(row.ruling, row.ruling, (), row.at, row.judge, "", None), where)
    return Gone(*row)


def _shown(identity: object) -> str:
    shown = short(identity) if isinstance(identity, str) else "?"
    return shown if shown.isprintable() else "?"
