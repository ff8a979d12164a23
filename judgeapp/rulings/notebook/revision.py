"""Revisions: every change of a ruling as it was made, by whom and upon what. What a ruling is now are its heads; two of
them are a conflict, of which nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import datetime
from heapq import heapify, heappop, heappush

from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.rulings.notebook.ruling import Ruling, check, is_id

MOST_PARENTS = 50
_LONGEST_NAME = 120
_DEVICE = re.compile(r"[0-9a-z]{0,32}")
_SHORT = 8


class Revision(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Never changed once it is made.

    id, ruling -- of its own, and of the ruling: 32 figures of base 16
    parents -- ids of the revisions that it came after; none of the first one
    at      -- when, as an ISO time in UTC
    by      -- the judge, as he calls himself; device -- the notebook in which it was written
    content -- what the ruling is from here on; None where it was deleted
    """

    id: str
    ruling: str
    parents: tuple[str, ...]
    at: str
    by: str
    device: str
    content: Ruling | None


class NotedRuling(Struct, frozen=True):
    """A ruling of the notebook as it is now. heads -- the newest first; one at least"""

    id: str
    heads: tuple[Revision, ...]

    @property
    def content(self) -> Ruling | None:
        """Ruling that is shown: of several heads the one written last; None if it is deleted."""
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
    return identity[:_SHORT]


def heads(revisions: Iterable[Revision]) -> tuple[Revision, ...]:
    """Those of one ruling that nothing came after, the newest first."""
    known = tuple(revisions)
    before = {parent for revision in known for parent in revision.parents}
    last = [revision for revision in known if revision.id not in before]
    # Only in a damaged notebook each comes after another one.
    return tuple(sorted(last or known, key=_newest, reverse=True))


def history(revisions: Iterable[Revision]) -> tuple[Revision, ...]:
    """Those of one ruling from the newest back: none precedes what came after it, whatever the clocks said."""
    return tuple(reversed(in_order(tuple(revisions))))


def check_revision(revision: Revision, name: str = "") -> None:
    """Raises InputError for what no notebook ever wrote. `name` is where it stands, for the error."""
    wrong = Message("")
    if not is_id(revision.id):
        wrong = message("id: this is none")
    elif not is_id(revision.ruling):
        wrong = message("ruling: this is no id")
    elif len(revision.parents) > MOST_PARENTS or not all(map(is_id, revision.parents)):
        wrong = message("parents: there are too many, or they are no ids")
    elif not _is_time(revision.at):
        wrong = message("at: this is no time as 2026-01-31T12:30:00.000000+00:00")
    elif len(revision.by) > _LONGEST_NAME or not revision.by.isprintable():
        wrong = message("by: this is too long, or has letters that can't be seen")
    elif not _DEVICE.fullmatch(revision.device):
        wrong = message("device: this is none")
    if wrong:
        raise InputError(wrong, where=name)
    if revision.content is not None:
        check(revision.content, name)


def new_of(own: Iterable[Revision], others: Iterable[Revision]) -> tuple[Revision, ...]:
    """Revisions of the others that are not there yet, each behind its parents. Raises InputError for what can't be
    joined: one that is otherwise here, or without its parents."""
    known = {revision.id: revision for revision in own}
    new: dict[str, Revision] = {}
    for revision in others:
        before = known.get(revision.id) or new.get(revision.id)
        if before is None:
            new[revision.id] = revision
        elif before != revision:
            raise InputError(
                "a revision is there twice, and not the same",
                where=f"revision {short(revision.id)} of ruling {short(revision.ruling)}",
                mend="The file was changed by hand; have it exported again",
            )
    together = known | new
    for revision in new.values():
        for parent in revision.parents:
            if parent not in together or together[parent].ruling != revision.ruling:
                raise InputError(
                    "what a revision came after is not there",
                    where=f"revision {short(revision.id)} of ruling {short(revision.ruling)}",
                    mend="Have the ruling exported again with all of its history",
                )
    return in_order(tuple(new.values()))


def in_order(revisions: Collection[Revision]) -> tuple[Revision, ...]:
    """Revisions, each behind its parents, and the older one first otherwise. Raises InputError where one came after
    itself."""
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
            "a revision came after itself",
            where=f"ruling {short(next(revision.ruling for revision in revisions if waits_for[revision.id]))}",
            mend="The file was changed by hand; have it exported again",
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
