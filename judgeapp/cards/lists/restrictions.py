"""Lists of banned and restricted cards: how many a deck may hold since when, and which two cards may not share one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

from msgspec import Struct

from judgeapp.cards.facts import read_number
from judgeapp.cards.vocabulary import squeezed
from judgeapp.entries.importing import MAX_LISTED, EntryKind, ImportReport, ImportTrouble, ReadEntry, ReadFile
from judgeapp.entries.shape import ShapeFields
from judgeapp.entries.values import FactError, describe_kind, entry_text, read_day
from judgeapp.files.untrusted import decode_utf8, read_untrusted_bytes, read_untrusted_start

SHAPED = ShapeFields(
    "restrictions",
    names=frozenset(("number", "status", "limit", "since", "partner", "region")),
    needed=(("number",), ("status", "limit")),
)
_MAX_LENGTH = 60  # letters
_MAX_COPIES = 50
# Copies, as lists write them: "1", "max 1", "1 copy".
_COPIES = re.compile(r"(?:[^\d-]*[^\d.-])?(?P<copies>[0-9]{1,2})(?:\.0)?(?:[^\d.-]\D*)?")
_PLAIN = re.compile(
    r"(?P<number>[^\s:,;]+)\s*[:,;\t ]\s*(?P<status>.+?)(?:\s*[,;\t ]\s*(?P<since>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}))?"
)
_MAX_LINE_LENGTH = 200  # letters
_MAX_PLAIN = 1 << 20  # bytes

# Copies that a word allows; None lifts a restriction.
_STATUS: Mapping[str, int | None] = {
    **dict.fromkeys(map(squeezed, ("banned", "forbidden", "禁止", "verboten")), 0),
    **dict.fromkeys(map(squeezed, ("restricted", "limited", "制限", "限制", "eingeschränkt")), 1),
    **dict.fromkeys(map(squeezed, ("unrestricted", "unbanned", "allowed", "解除", "erlaubt")), None),
}
_PAIR = frozenset(map(squeezed, ("pair", "banned pair", "choice restriction", "禁止ペア")))


class Restriction(Struct, frozen=True, omit_defaults=True):
    """One line of a list."""

    number: str
    # Copies that a deck may hold; None for as many as the rules allow, which lifts earlier ones.
    limit: int | None = None
    since: str = ""  # first day, as an ISO date; empty if the list does not say
    partner: str = ""  # number of another card that may not be in the same deck; the limit is then not meant
    region: str = ""  # where the list applies; empty for everywhere
    lifted: bool = False  # whether it takes back that two cards may not be in one deck

    @property
    def language(self) -> str:
        return ""

    @property
    def key(self) -> tuple[str, str]:
        return self.number, f"{self.partner} {self.region} {self.since}"


def standing(restrictions: Iterable[Restriction], day: date, region: str = "") -> tuple[Restriction, ...]:
    """The restrictions in force on a day: of each card, and of each pair, in each region the newest that has begun. A
    list for one region takes back nothing of one for everywhere, nor the other way round. `region`: leaves out those of
    other regions; empty for all."""
    newest: dict[tuple[frozenset[str], str], Restriction] = {}
    for restriction in sorted(restrictions, key=lambda r: r.since):
        if restriction.since <= day.isoformat() and restriction.region in ("", region or restriction.region):
            newest[frozenset((restriction.number, restriction.partner)), restriction.region] = restriction
    return tuple(r for r in newest.values() if (not r.lifted if r.partner else r.limit is not None))


def read_restriction(entry: object, language: str = "") -> ReadEntry[Restriction]:
    """The restriction of an entry. Raises FactError."""
    if not isinstance(entry, dict):
        raise FactError("a restriction must be a mapping of fields, not {entry}", entry=describe_kind(entry))
    status = _text(entry, "status")
    partner = _text(entry, "partner")
    limit = _limit(status, entry.get("limit"), is_pair=bool(partner))
    lifted = bool(partner) and _STATUS.get(squeezed(status), 0) is None
    restriction = Restriction(
        read_number(_text(entry, "number")),
        limit,
        read_day(_text(entry, "since"), "since"),
        read_number(partner) if partner else "",
        _text(entry, "region"),
        lifted,
    )
    return ReadEntry(restriction, (), tuple(str(field) for field in entry if field not in SHAPED.names))


def is_line_of_a_list(line: str) -> bool:
    """True for a line such as "TS1-010 banned 2026-08-01"."""
    match = _PLAIN.fullmatch(line.strip()[:_MAX_LINE_LENGTH])
    with suppress(FactError):
        return match is not None and bool(read_restriction(match.groupdict()))
    return False


def _read_plain(file: Path) -> ReadFile[Restriction] | None:
    """A file with a line for each restriction; None if it is JSON."""
    start = read_untrusted_start(file, _MAX_PLAIN).decode("utf-8-sig", errors="replace")
    if start.lstrip()[:1] in ("", "[", "{"):
        return None
    content = read_untrusted_bytes(file, _MAX_PLAIN)
    # Each record with its line.
    records: dict[tuple[str, str], tuple[int, Restriction]] = {}
    troubles: list[ImportTrouble] = []
    for number, line in enumerate(decode_utf8(content, str(file)).splitlines(), 1):
        if not line.strip() or line.lstrip().startswith(("#", "//")):
            continue
        match = _PLAIN.fullmatch(line.strip()[:_MAX_LINE_LENGTH])
        try:
            if match is None:
                raise FactError("not a line such as {example}", example="TS1-010 banned")
            record = read_restriction(match.groupdict()).record
            first, known = records.setdefault(record.key, (number, record))
            if known != record:
                raise FactError("number: {where} {first} has it too, with other facts", where="line", first=first)
        except FactError as error:
            troubles.append(ImportTrouble(number, "", str(error)))
    report = ImportReport(str(file), by_line=True, bad=len(troubles), troubles=tuple(troubles[:MAX_LISTED]))
    return ReadFile(report, tuple(record for _, record in records.values()), len(content))


RESTRICTIONS: EntryKind[Restriction] = EntryKind(
    SHAPED, read_restriction, read_number, lambda known, other: None, _read_plain
)


def _limit(status: str, limit: object, *, is_pair: bool) -> int | None:
    if is_pair or squeezed(status) in _PAIR:
        if not is_pair:
            raise FactError("partner: is missing")
        return None
    if isinstance(limit, int) and not isinstance(limit, bool) and 0 <= limit <= _MAX_COPIES:
        return limit
    if squeezed(status) in _STATUS:
        return _STATUS[squeezed(status)]
    if match := _COPIES.fullmatch(status if limit is None else str(limit)):
        return int(match["copies"])
    raise FactError("status: {status!r} isn't banned, restricted, unrestricted or pair", status=status)


def _text(entry: Mapping[str, object], field: str) -> str:
    return " ".join(entry_text(entry.get(field), field, _MAX_LENGTH).split())
