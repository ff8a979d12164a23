"""Table of the editions of the rules, by the dates from which they are in force; the edition that leads by it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, order, played_for
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.manifest import Manifest

_EDITION = re.compile(r"\d{1,3}(\.\d{1,3}){0,3}")
# The publisher revises the rules every few weeks.
_USUAL = timedelta(days=60)


class InForce(Struct, frozen=True, forbid_unknown_fields=True):
    """Date from which an edition is in force. `since` is an ISO date."""

    edition: str
    since: str


class LeadingEdition(Struct, frozen=True):
    """Edition of the rules that a judge follows."""

    number: str  # of the one in force: "4.2"
    # Number of the edition by which the engine plays for it: itself, or the newest that is known and not newer.
    plays: str
    # The day was before all dates of the table, which a wrong clock may be: it is the oldest edition.
    early: bool = False


def dates_of(
    manifest: Manifest, stated: Sequence[InForce] | None, imported: Iterable[InForce] = ()
) -> tuple[InForce, ...]:
    """The table: the judge's dates, otherwise those that the editions print; the newest first. `imported` are those not
    in the manifest."""
    # Editions here print their dates; those of cited editions are ours.
    dates = {c.edition: c.date for c in manifest.cited}
    dates |= {s.edition: s.date for s in manifest.sources if s.comprehensive and s.date}
    dates |= {row.edition: row.since for row in imported if row.since}
    printed = [InForce(edition, since) for edition, since in dates.items() if since]
    rows = printed if stated is None else stated
    return tuple(sorted(dict.fromkeys(rows), key=_newest, reverse=True))


def in_force(table: Iterable[InForce], day: date) -> str:
    """The edition of a day; empty if the table has none."""
    so_far = [row for row in table if row.since <= day.isoformat()]
    return max(so_far, key=_newest).edition if so_far else ""


def leading_edition(table: Iterable[InForce], day: date) -> LeadingEdition:
    """The edition that a judge goes by on a day."""
    rows = tuple(table)
    if number := in_force(rows, day):
        return LeadingEdition(number, played_for(number))
    oldest = min(rows, key=_newest).edition if rows else EDITIONS[0]
    return LeadingEdition(oldest, played_for(oldest), early=True)


def edition_at(manifest: Manifest, day: str) -> str:
    """Edition whose numbers a text of a day (ISO) uses: that in force by its printed date; before all, the oldest."""
    table = dates_of(manifest, None)
    so_far = [row for row in table if row.since <= day]
    return max(so_far, key=_newest).edition if so_far else min(table, key=_newest).edition


def may_be_newer(table: Iterable[InForce], day: date) -> bool:
    """True if the newest edition is so old that there may be another."""
    newest = max((row.since for row in table), default="")
    return newest < (day - _USUAL).isoformat()


def checked_table(rows: Iterable[InForce]) -> tuple[InForce, ...]:
    """Check rows, and return them. Raises InputError for invalid ones."""
    table = tuple(rows)
    for row in table:
        if not _EDITION.fullmatch(row.edition):
            raise InputError("{edition!r} isn't an edition", mend="Write it as 4.2", edition=row.edition[:40])
        try:
            iso = date.fromisoformat(row.since).isoformat()
        except ValueError:
            iso = ""
        if iso != row.since:
            raise InputError("{since!r} isn't a date", mend="Write it as 2026-08-18", since=row.since[:40])
    return table


def with_edition(table: Iterable[InForce], row: InForce) -> tuple[InForce, ...]:
    """Table with this row, replacing one of the same edition. Raises InputError for an invalid row."""
    return checked_table((*(r for r in table if r.edition != row.edition), row))


def without_edition(table: Sequence[InForce], edition: str) -> tuple[InForce, ...]:
    """Table without an edition's row. Raises InputError if there is none."""
    rest = tuple(r for r in table if r.edition != edition)
    if len(rest) == len(table):
        raise InputError("the table has no edition {edition!r}", edition=edition[:40])
    return rest


def _newest(row: InForce) -> tuple[str, tuple[int, ...]]:
    return row.since, order(row.edition)
