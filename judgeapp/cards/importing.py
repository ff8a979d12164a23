"""Import cards of a file: see judgeapp.entries.importing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec.structs import replace

from judgeapp.cards.facts import read_entry, read_number
from judgeapp.cards.fields import SHAPED
from judgeapp.cards.record import CardRecord
from judgeapp.entries.importing import EntryKind, ImportProgress, ImportReport, RecordStore, import_file
from judgeapp.entries.shape import Shape


def _joined(known: CardRecord, record: CardRecord) -> CardRecord | None:
    """Two entries of one card, of which one has another illustration: the first, with the names that either has. None
    where they contradict."""
    if replace(record, rarity=known.rarity, copies=known.copies, names=known.names) != known:
        return None
    return replace(known, names=tuple(dict(record.names + known.names).items()))


CARDS: EntryKind[CardRecord] = EntryKind(SHAPED, read_entry, read_number, _joined)


def import_cards(
    file: Path,
    store: RecordStore[CardRecord],
    *,
    language: str = "",
    shape: Shape | None = None,
    own: Iterable[Shape] = (),
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every card of a file into a store. See import_file."""
    return import_file(file, store, CARDS, language=language, shape=shape, own=own, progress=progress)
