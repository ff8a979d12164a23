"""Import cards of a file: see judgeapp.entries.importing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from judgeapp.cards.facts import is_language, read_entry, read_number
from judgeapp.cards.fields import SHAPED
from judgeapp.cards.record import CardRecord
from judgeapp.entries.importing import EntryKind, ImportProgress, ImportReport, RecordStore, import_entries
from judgeapp.entries.recognition import shape_of
from judgeapp.entries.shape import Shape
from judgeapp.messages.errors import InputError


def import_cards(
    file: Path,
    store: RecordStore[CardRecord],
    *,
    language: str = "",
    shape: Shape | None = None,
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every card of a file into a store. Two cards of one number and language that say different things contradict.
    Without a shape the file is recognized. See import_entries."""
    shape = shape_of(file, SHAPED, shape)
    return import_entries(
        file,
        store,
        EntryKind(read_entry, read_number, _joined),
        shape=shape,
        language=language_of_import(language, shape),
        progress=progress,
    )


def language_of_import(language_given: str, shape: Shape) -> str:
    """The language that is said of a file: empty where nothing is. Raises InputError."""
    language = language_given or shape.language
    if language and not is_language(language):
        raise InputError("{language!r} is no language tag", mend="Write it as en or zh-Hans", language=language[:40])
    return language


def _joined(known: CardRecord, record: CardRecord) -> CardRecord | None:
    return None
