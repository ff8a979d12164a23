"""The card library: imported cards, and those the judge added or corrected by hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager
from datetime import UTC, date, datetime
from functools import cached_property, lru_cache
from pathlib import Path
from sys import intern

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from judgeapp.cards.lists.errata import Corrected, Erratum, corrected
from judgeapp.cards.record import CardRecord
from judgeapp.desk.imported.lists import SavedLists, load_lists
from judgeapp.desk.storage.database import RecordDatabase, open_readable, together
from judgeapp.desk.storage.schema import Schema
from judgeapp.entries.importing import ImportOutcome
from judgeapp.files.packaged import packaged_steps
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

SCHEMA = Schema(message("the cards"), 1, packaged_steps(__package__, "cards.sql"))
_COLUMNS = "imported, origin, imported_at, corrected, corrected_at"


class StoredCard(Struct, frozen=True):
    record: CardRecord  # the valid one: as corrected by hand, or as imported
    # As in the file, which a correction leaves as it is; None for a card that was added by hand.
    imported: CardRecord | None
    origin: str  # the name of that file
    by_hand: bool  # whether the record was added or corrected by hand
    at: str  # when the record was last changed, as an ISO time in UTC
    # Changes by imported errata, and those that failed; none if it is corrected by hand.
    errata: Corrected | None = None

    @property
    def key(self) -> tuple[str, str]:
        return self.record.key


class CardLibrary(RecordDatabase[StoredCard]):
    schema = SCHEMA

    def of(self, number: str) -> tuple[StoredCard, ...]:
        """The records of a card, one a language."""
        cards = self._read("WHERE number = ?", number)
        return tuple(stored for stored in cards if stored is not None)

    def count(self) -> int:
        """Number of records."""
        return int(self._execute("SELECT count(*) FROM card")[0][0])

    def put(self, record: CardRecord, origin: str) -> ImportOutcome:
        """Store an imported record. A correction by hand stays in force above it."""
        written = _ENCODER.encode(record)
        rows = self._execute("SELECT imported FROM card WHERE number = ? AND language = ?", record.key)
        if rows == [(written,)]:
            return ImportOutcome.UNCHANGED
        self._execute(
            "INSERT INTO card (number, language, imported, origin, imported_at, sum) VALUES (?1, ?2, ?3, ?4, ?5, "
            "row_sum(?1, ?2, ?3, ?4, ?5, NULL, '')) ON CONFLICT DO UPDATE SET imported = excluded.imported, origin = "
            "excluded.origin, imported_at = excluded.imported_at, sum = row_sum(number, language, ?3, ?4, ?5, "
            "corrected, corrected_at)",
            (*record.key, written, origin, _now()),
        )
        return ImportOutcome.UPDATED if rows else ImportOutcome.NEW

    def correct(self, record: CardRecord) -> None:
        """Add a card by hand, or correct the existing one."""
        self._execute(
            "INSERT INTO card (number, language, corrected, corrected_at, sum) VALUES (?1, ?2, ?3, ?4, row_sum(?1, ?2, "
            "NULL, '', '', ?3, ?4)) ON CONFLICT DO UPDATE SET corrected = excluded.corrected, corrected_at = "
            "excluded.corrected_at, sum = row_sum(number, language, imported, origin, imported_at, ?3, ?4)",
            (*record.key, _ENCODER.encode(record), _now()),
        )

    def restore(self, number: str, language: str) -> bool:
        """Undo manual changes: a corrected card is again as imported, an added one is removed. Returns whether there
        was anything to undo."""
        key = (number, language)
        with self.transaction():
            changed = self._connection.execute(
                "UPDATE card SET corrected = NULL, corrected_at = '', sum = row_sum(number, language, imported, "
                "origin, imported_at, NULL, '') WHERE number = ? AND language = ? AND corrected IS NOT NULL",
                key,
            ).rowcount
            self._connection.execute(
                "DELETE FROM card WHERE number = ? AND language = ? AND imported IS NULL AND corrected IS NULL", key
            )
        return changed > 0

    def _read(self, where: str = "", *values: str) -> Iterator[StoredCard | None]:
        rows = self._rows(f"SELECT {_COLUMNS} FROM card {where} ORDER BY number, language", values)
        return map(self._with_errata, map(_decoded, rows))

    def _with_errata(self, stored: StoredCard | None) -> StoredCard | None:
        """A record with the imported errata applied."""
        if stored is None or stored.by_hand or stored.record.number not in self._errata:
            return stored
        today = corrected(stored.record, self._errata[stored.record.number], date.today())
        return replace(stored, record=today.record, errata=today)

    @property
    def lists_trouble(self) -> InputError | None:
        """Damage of the lists with the errata, which nothing else reports."""
        return self._lists[1]

    @cached_property
    def _lists(self) -> tuple[SavedLists, InputError | None]:
        return load_lists(self._file.parent)

    @cached_property
    def _errata(self) -> dict[str, list[Erratum]]:
        errata: dict[str, list[Erratum]] = {}
        for listed in self._lists[0].errata:
            errata.setdefault(listed.record.number, []).append(listed.record)
        return errata


class Corrections:
    """Takes records as corrections: see CardLibrary.correct."""

    def __init__(self, library: CardLibrary) -> None:
        self._library = library

    def transaction(self) -> AbstractContextManager[None]:
        return self._library.transaction()

    def put(self, record: CardRecord, origin: str) -> ImportOutcome:
        before = next((k for k in self._library.of(record.number) if k.key == record.key), None)
        if before is not None and before.by_hand and before.record == record:
            return ImportOutcome.UNCHANGED
        self._library.correct(record)
        return ImportOutcome.NEW if before is None else ImportOutcome.UPDATED


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(CardRecord)
_SHARED_FIELDS = ("colors", "evo_costs", "traits", "attributes", "forms", "rarity")


def open_cards(file: Path) -> tuple[CardLibrary, InputError | None]:
    """Open the card library, creating it if needed: see desk.storage.database.open_readable. The error also says if the
    errata can't be read."""
    library, trouble = open_readable(
        file,
        SCHEMA,
        CardLibrary,
        lost=message("of the cards can't be read, so they aren't found"),
        mend=message("Import their file again; the others are unchanged"),
    )
    return library, together(trouble, library.lists_trouble)


def _decoded(row: tuple[bytes | None, bytes, bytes, bytes | None, bytes]) -> StoredCard | None:
    imported, origin, imported_at, corrected, corrected_at = row
    try:
        below = None if imported is None else _record_of(imported)
        above = None if corrected is None else _record_of(corrected)
        record = above or below
        if record is None:
            return None
        # Thousands of cards share these.
        at, came_from = intern((corrected_at if above else imported_at).decode()), intern(origin.decode())
        return StoredCard(record, below, came_from, above is not None, at)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _record_of(text: bytes) -> CardRecord:
    """Record whose values that many cards have are in memory once."""
    record = _DECODER.decode(text)
    for field in _SHARED_FIELDS:
        force_setattr(record, field, _shared(getattr(record, field)))
    return record


@lru_cache(maxsize=8192)
def _shared(value: Hashable) -> Hashable:
    return value


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
