"""Revisions: every change of a ruling as it was made, with its author and parents. The heads are the current ruling;
two heads are a conflict, in which nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from heapq import heapify, heappop, heappush

import msgspec
from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.rulings.notebook.ruling import Ruling, check, is_id

MAX_PARENTS = 50
_MAX_NAME_LENGTH = 120
_DEVICE = re.compile(r"[0-9a-z]{0,32}")
_SHORT_ID_LETTERS = 8
# Independent of the order in which later editions list fields.
_ENCODER = msgspec.json.Encoder(order="sorted")


class Revision(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change; itself immutable."""

    # id, ruling: of its own, and of the ruling: 32 figures of base 16; its own is a digest of its content
    id: str
    ruling: str
    parents: tuple[str, ...]  # ids of the revisions before it; none of the first one
    at: str  # when, as an ISO time in UTC
    by: str  # the judge, as he calls himself
    device: str  # its notebook of origin
    content: Ruling | None  # the ruling from here on; None if deleted


class ProposalState(StrEnum):
    """ASKED: the ruling is shown as before. HIDDEN: it is shown as deleted. KEPT: the judge has decided to keep it."""

    ASKED = "asked"
    HIDDEN = "hidden"
    KEPT = "kept"


class Proposal(Struct, frozen=True):
    """Permanent deletion by another judge, which by itself deletes nothing here."""

    ruling: str
    # at, by: when (an ISO time in UTC), and by whom
    at: str
    by: str
    login: str  # of the team's server, that brought it; empty if it has one for all
    state: ProposalState  # its outcome here


class NotedRuling(Struct, frozen=True):
    """A ruling of the notebook now."""

    id: str
    heads: tuple[Revision, ...]  # the newest first; one at least
    proposal: Proposal | None = None

    @property
    def is_hidden(self) -> bool:
        """True if another judge deleted it permanently, and it is shown so."""
        return self.proposal is not None and self.proposal.state is ProposalState.HIDDEN

    @property
    def content(self) -> Ruling | None:
        """Ruling that is shown: of several heads the one written last; None if it is deleted."""
        if self.is_hidden:
            return None
        return next((head.content for head in self.heads if head.content is not None), None)

    @property
    def at(self) -> str:
        """Time of the last change."""
        return self.heads[0].at

    @property
    def in_conflict(self) -> bool:
        """True if it was changed in two ways that do not get the same result."""
        return any(head.content != self.heads[0].content for head in self.heads)

    @property
    def head_ids(self) -> tuple[str, ...]:
        return tuple(head.id for head in self.heads)


def short(identity: str) -> str:
    """First letters of an id, which are shown of it."""
    return identity[:_SHORT_ID_LETTERS]


def sealed_id(revision: Revision) -> str:
    """Id of a revision, computed from everything else in it: a digest, as a UUID of version 8. Nobody can change a
    revision and keep its id. Earlier editions used random ids, of version 4, which prove nothing."""
    content = (revision.ruling, revision.parents, revision.at, revision.by, revision.device, revision.content)
    digest = bytearray(sha256(_ENCODER.encode(content)).digest()[:16])
    digest[6] = digest[6] & 0x0F | 0x80
    digest[8] = digest[8] & 0x3F | 0x80
    return digest.hex()


def _is_sealed(identity: str) -> bool:
    return identity[12] == "8" and identity[16] in "89ab"


def heads(revisions: Iterable[Revision]) -> tuple[Revision, ...]:
    """Revisions of one ruling that nothing came after, the newest first."""
    known = tuple(revisions)
    before = {parent for revision in known for parent in revision.parents}
    last = [revision for revision in known if revision.id not in before]
    # Only in a damaged notebook does each come after another.
    return tuple(sorted(last or known, key=_newest, reverse=True))


def history(revisions: Iterable[Revision]) -> tuple[Revision, ...]:
    """Revisions of a ruling from the newest back: none comes before its children, whatever the clocks said."""
    return tuple(reversed(in_order(tuple(revisions))))


def check_revision(revision: Revision, name: str = "") -> None:
    """Check a revision. Raises InputError if no notebook can have written it. `name` is its place, for the error."""
    wrong = Message("")
    if not is_id(revision.id):
        wrong = message("id: not an id")
    elif not is_id(revision.ruling):
        wrong = message("ruling: not an id")
    elif len(revision.parents) > MAX_PARENTS or not all(map(is_id, revision.parents)):
        wrong = message("parents: too many, or not ids")
    elif not _is_time(revision.at):
        wrong = message("at: not a time such as 2026-01-31T12:30:00.000000+00:00")
    elif len(revision.by) > _MAX_NAME_LENGTH or not revision.by.isprintable():
        wrong = message("by: too long, or has invisible characters")
    elif not _DEVICE.fullmatch(revision.device):
        wrong = message("device: not a device")
    elif _is_sealed(revision.id) and revision.id != sealed_id(revision):
        wrong = message("id: the content was changed after it was written")
    if wrong:
        raise InputError(wrong, where=name)
    if revision.content is not None:
        check(revision.content, name)


def new_of(own: Iterable[Revision], others: Iterable[Revision]) -> tuple[Revision, ...]:
    """The revisions that are new, each after its parents. Raises InputError for one that can't be joined: different
    here, or without its parents."""
    known = {revision.id: revision for revision in own}
    new: dict[str, Revision] = {}
    for revision in others:
        before = known.get(revision.id) or new.get(revision.id)
        if before is None:
            new[revision.id] = revision
        elif before != revision:
            raise InputError(
                "a revision appears twice with different content",
                where=f"revision {short(revision.id)} of ruling {short(revision.ruling)}",
                mend="The file was edited by hand. Ask for a new export",
            )
    together = known | new
    for revision in new.values():
        for parent in revision.parents:
            if parent not in together or together[parent].ruling != revision.ruling:
                raise InputError(
                    "the earlier revision of one is missing",
                    where=f"revision {short(revision.id)} of ruling {short(revision.ruling)}",
                    mend="Ask for a new export of the ruling with all of its history",
                )
    return in_order(tuple(new.values()))


def in_order(revisions: Collection[Revision]) -> tuple[Revision, ...]:
    """Revisions, each after its parents, otherwise the older first. Raises InputError if one is its own ancestor."""
    waits_for = {revision.id: 0 for revision in revisions}
    after: dict[str, list[Revision]] = {revision.id: [] for revision in revisions}
    for revision in revisions:
        for parent in revision.parents:
            if parent in after:
                after[parent].append(revision)
                waits_for[revision.id] += 1
    ready = [(*_newest(revision), revision) for revision in revisions if not waits_for[revision.id]]
    heapify(ready)
    ordered: list[Revision] = []
    while ready:
        *_, revision = heappop(ready)
        ordered.append(revision)
        for successor in after[revision.id]:
            waits_for[successor.id] -= 1
            if not waits_for[successor.id]:
                heappush(ready, (*_newest(successor), successor))
    if len(ordered) < len(waits_for):
        raise InputError(
            "a revision follows itself",
            where=f"ruling {short(next(revision.ruling for revision in revisions if waits_for[revision.id]))}",
            mend="The file was edited by hand. Ask for a new export",
        )
    return tuple(ordered)


def _newest(revision: Revision) -> tuple[str, str]:
    return revision.at, revision.id


def _is_time(text: str) -> bool:
    try:
        at = datetime.fromisoformat(text)
        return at.isoformat(timespec="microseconds") == text and text.endswith("+00:00")
    except ValueError:
        return False
