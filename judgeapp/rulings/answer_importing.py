"""Import official answers of a file: see judgeapp.entries.importing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from judgeapp.cards.importing import language_of_import
from judgeapp.entries.importing import EntryKind, ImportProgress, ImportReport, Shelf, import_entries
from judgeapp.entries.mapping import SAME, Translation
from judgeapp.rulings.answer import AnswerText
from judgeapp.rulings.answer_entry import read_answer, read_answer_number


def import_answers(
    file: Path,
    shelf: Shelf[AnswerText],
    *,
    language: str = "",
    translation: Translation = SAME,
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every answer of a file into a store. One that stands in it once for each of its cards is one with all of
    them. See import_entries."""
    return import_entries(
        file,
        shelf,
        EntryKind(read_answer, read_answer_number, joined),
        language=language_of_import(language, translation),
        translation=translation,
        progress=progress,
    )


def joined(known: AnswerText, text: AnswerText) -> AnswerText | None:
    """Two entries of one number that say the same, with the cards of both; None where they contradict."""
    if (known.question, known.answer) != (text.question, text.answer):
        return None
    cards = tuple(dict.fromkeys((*known.cards, *text.cards)))
    return replace(known, cards=cards, date=max(known.date, text.date))
