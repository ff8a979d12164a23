"""Import cards of a file: see judgeapp.entries.importing."""

from __future__ import annotations

from msgspec.structs import replace

from judgeapp.cards.facts import read_entry, read_number
from judgeapp.cards.fields import SHAPED
from judgeapp.cards.record import CardRecord
from judgeapp.entries.importing import EntryKind


def _joined(known: CardRecord, record: CardRecord) -> CardRecord | None:
    """Two entries of one card, one with another illustration: the first, with the names of both. None if they
    contradict."""
    if replace(record, rarity=known.rarity, copies=known.copies, names=known.names) != known:
        return None
    return replace(known, names=tuple(dict(record.names + known.names).items()))


CARDS: EntryKind[CardRecord] = EntryKind(SHAPED, read_entry, read_number, _joined)
