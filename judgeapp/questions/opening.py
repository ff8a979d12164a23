"""Open the proven questions, whose meanings are cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import with_prebuilt
from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.matching import QuestionMatcher
from judgeapp.questions.meaning import Meanings, MeaningTables, load_asking, meaning_tables
from judgeapp.questions.question import ClosedQuestions, ProvenQuestions, closed, load_questions
from judgeapp.questions.ways import KnownWays, Way, WayTables, way_tables, ways_of

_TEXTS = ("questions", "asking.yaml", "terms.yaml")
_CODE = ("questions", "language", "glossary")
_REPORT_EVERY = 500  # ways of asking


class QuestionProgress(Struct, frozen=True):
    """Progress of taking questions in: `done` of `total` ways in which they are asked."""

    done: int
    total: int


class _Kept(Struct, frozen=True):
    """`meant_by`: _MeantBy, closed."""

    questions: ClosedQuestions
    meant_by: msgspec.Raw


class _MeantBy(Struct, frozen=True):
    ways: WayTables
    tables: MeaningTables


class OpenQuestions:
    """The questions with proven answers. What they are known by is opened with the first that somebody asks."""

    def __init__(self, kept: _Kept) -> None:
        self.by_id = ProvenQuestions(kept.questions)
        self._meant_by: msgspec.Raw | None = kept.meant_by

    @cached_property
    def matcher(self) -> QuestionMatcher:
        assert self._meant_by is not None
        meant_by = msgspec.msgpack.decode(self._meant_by, type=_MeantBy)
        # The file as it was read goes, of which this was the larger part.
        self._meant_by = None
        self.by_id.detach()
        return QuestionMatcher(self.by_id, KnownWays(meant_by.ways), Meanings(meant_by.tables))


def open_questions(
    cache_folder: Path | None, glossary: Glossary, progress: Callable[[QuestionProgress], None] = lambda _: None
) -> OpenQuestions:
    """The questions with proven answers, as they are cached in a folder; taken in and kept there when they are missing,
    other ones, or damaged. `progress` is called meanwhile."""
    known = _sources()
    generations = with_prebuilt(cache_folder) if cache_folder is not None else None
    kept = load_cached(generations, known, _Kept) if generations is not None else None
    if kept is None:
        kept = _taken_in(glossary, progress)
        if generations is not None:
            save_cached(generations, known, kept)
    return OpenQuestions(kept)


def _taken_in(glossary: Glossary, progress: Callable[[QuestionProgress], None]) -> _Kept:
    questions = load_questions()
    tables = meaning_tables(glossary, load_asking())
    total = sum(len(some) for q in questions for by_language in (q.ask, q.apart) for some in by_language.values())

    def reporting(ways: Iterable[Way]) -> Iterator[Way]:
        for done, way in enumerate(ways):
            if done % _REPORT_EVERY == 0:
                progress(QuestionProgress(done, total))
            yield way

    ways = way_tables(reporting(ways_of(questions, Meanings(tables))), len(questions))
    meant_by = msgspec.msgpack.encode(_MeantBy(ways, tables))
    return _Kept(closed(questions), msgspec.Raw(meant_by))


@cache
def _sources() -> bytes:
    return corpus_fingerprint(_TEXTS, _CODE)
