"""Opening the questions: what they mean is worked out once and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.matching import QuestionMatcher
from judgeapp.questions.meaning import Meanings, MeaningTables, load_asking, meaning_tables
from judgeapp.questions.question import ProvenQuestion, load_questions
from judgeapp.questions.ways import KnownWays, WayTables, way_tables, ways_of
from judgeapp.worked_out import keep_worked_out, read_worked_out, worked_out_of

_TEXTS = ("questions", "asking.yaml", "terms.yaml")
_CODE = ("questions", "language", "glossary")


class _Kept(Struct, frozen=True):
    questions: tuple[ProvenQuestion, ...]
    ways: WayTables
    tables: MeaningTables


def open_questions(file: Path | None, glossary: Glossary) -> QuestionMatcher:
    """The questions with proven answers, as they are kept in a file; taken in and kept there when
    the file is missing, of other questions, or damaged."""
    known = _sources()
    kept = read_worked_out(file, known, _Kept) if file is not None else None
    if kept is None:
        questions = load_questions()
        tables = meaning_tables(glossary, load_asking())
        ways = way_tables(ways_of(questions, Meanings(tables)), len(questions))
        kept = _Kept(questions, ways, tables)
        if file is not None:
            keep_worked_out(file, known, kept)
    return QuestionMatcher(kept.questions, KnownWays(kept.ways), Meanings(kept.tables))


@cache
def _sources() -> bytes:
    return worked_out_of(_TEXTS, _CODE)
