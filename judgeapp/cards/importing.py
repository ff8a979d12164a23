"""Import cards of a file: see judgeapp.entries.importing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from judgeapp.cards.facts import is_language, read_entry, read_number
from judgeapp.cards.record import CardRecord
from judgeapp.entries.importing import EntryKind, ImportProgress, ImportReport, RecordStore, import_entries
from judgeapp.entries.mapping import SAME, Translation
from judgeapp.messages.errors import InputError


def import_cards(
    file: Path,
    store: RecordStore[CardRecord],
    *,
    language: str = "",
    translation: Translation = SAME,
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every card of a file into a store. Two cards of one number and language that say different things contradict.
    See import_entries."""
    return import_entries(
        file,
        store,
        EntryKind(read_entry, read_number, _joined),
        language=language_of_import(language, translation),
        translation=translation,
        progress=progress,
    )


def language_of_import(language_given: str, translation: Translation) -> str:
    """The language that is said of a file: empty where nothing is. Raises InputError."""
    language = language_given or translation.language
    if language and not is_language(language):
        raise InputError("{language!r} is no language tag", mend="Write it as en or zh-Hans", language=language[:40])
    return language


def _joined(known: CardRecord, record: CardRecord) -> CardRecord | None:
    return None
