"""Open the proven questions, whose meanings are cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property, partial
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.files.cache import corpus_fingerprint, is_in_cache, load_cached, save_cached
from judgeapp.files.generations import with_prebuilt
from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.matching import QuestionMatcher
from judgeapp.questions.meaning import Meanings, MeaningTables, load_asking, meaning_tables
from judgeapp.questions.question import EncodedQuestions, ProvenQuestions, encode_questions, load_questions
from judgeapp.questions.ways import KnownWays, Way, WayTables, way_tables, ways_of

_TEXTS = ("questions", "asking.yaml", "terms.yaml")
_CODE = ("questions", "language", "glossary")
_REPORT_EVERY = 500  # ways of asking


class QuestionProgress(Struct, frozen=True):
    """Progress of opening questions: `done` of `total` ways of asking them."""

    done: int
    total: int


class _Cached(Struct, frozen=True):
    """Questions as cached. `meant_by`: _MeantBy, closed."""

    questions: EncodedQuestions
    meant_by: msgspec.Raw


class _MeantBy(Struct, frozen=True):
    ways: WayTables
    tables: MeaningTables


class OpenQuestions:
    """The questions with proven answers. They are read with the first that somebody asks, in words, or looks at."""

    def __init__(self, read: Callable[[], _Cached]) -> None:
        self._read = read

    @cached_property
    def _cached(self) -> _Cached:
        return self._read()

    @cached_property
    def by_id(self) -> ProvenQuestions:
        return ProvenQuestions(self._cached.questions)

    @cached_property
    def matcher(self) -> QuestionMatcher:
        meant_by = msgspec.msgpack.decode(self._cached.meant_by, type=_MeantBy)
        # Release the file's bytes, the larger part of this object.
        self.by_id.detach()
        del self._cached
        return QuestionMatcher(self.by_id, KnownWays(meant_by.ways), Meanings(meant_by.tables))


def open_questions(
    cache_folder: Path, glossary: Glossary, progress: Callable[[QuestionProgress], None] = lambda _: None
) -> OpenQuestions:
    """The questions with proven answers, from the cache of a folder; read and saved there when they are missing or
    other ones, while `progress` is called; or when they turn out to be damaged, with the first that is asked."""
    known = _sources()
    generations = with_prebuilt(cache_folder)

    def read(progress: Callable[[QuestionProgress], None] = lambda _: None) -> _Cached:
        cached = load_cached(generations, known, _Cached)
        if cached is None:
            cached = _read_all(glossary, progress)
            save_cached(generations, known, cached)
        return cached

    if is_in_cache(generations, known):
        return OpenQuestions(read)
    questions = OpenQuestions(partial(read, progress))
    _ = questions.by_id
    return questions


def _read_all(glossary: Glossary, progress: Callable[[QuestionProgress], None]) -> _Cached:
    questions = load_questions()
    tables = meaning_tables(glossary, load_asking())
    total = sum(len(some) for q in questions for by_language in (q.ask, q.apart) for some in by_language.values())

    def reporting(ways: Iterable[Way]) -> Iterator[Way]:
        for done, way in enumerate(ways):
            if done % _REPORT_EVERY == 0:
                progress(QuestionProgress(done, total))
            yield way

    ways = way_tables(reporting(ways_of(questions, Meanings(tables))), len(questions))
    return _Cached(encode_questions(questions), msgspec.Raw(msgspec.msgpack.encode(_MeantBy(ways, tables))))


@cache
def _sources() -> bytes:
    return corpus_fingerprint(_TEXTS, _CODE)
