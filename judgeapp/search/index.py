"""The index on disk: built once, kept with a fingerprint, rebuilt by itself when it is out
of date or damaged."""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
import whoosh
from msgspec import Struct
from whoosh import fields
from whoosh.analysis import SpaceSeparatedTokenizer
from whoosh.filedb.filestore import FileStorage
from whoosh.index import FileIndex
from whoosh.query import Query
from whoosh.reading import CorruptIndexError
from whoosh.scoring import BM25F
from whoosh.searching import Searcher

import judgeapp
from judgeapp.errors import InputError
from judgeapp.glossary.concordance import Concordance
from judgeapp.search.analysis import Analysis, concept_term
from judgeapp.search.plain_pickles import read_plainly

# Raise it when the layout of the index changes; its content is covered by the fingerprint.
_LAYOUT = 5
_SEAL = "seal.json"
_REPORT_EVERY = 50
_HEADING_WEIGHT = 2  # how much more a term of the heading counts

read_plainly()

# A text that makes use of every kind of analysis: if it gives other terms, the index is old.
_SPECIMEN = (
    "Ｂｌｏｃｋｅｒ ﾌﾞﾛｯｶｰ 格擋 阻挡者 進撃 がか Brutbereich Optionkarten überführt Lv.3 +1000"
)


class BuildReason(StrEnum):
    """Why an index is built."""

    NEW = "new"  # there was none
    OUTDATED = "outdated"  # corpus, terms or program have changed
    DAMAGED = "damaged"  # its files can't be read, or are not what was written


class IndexProgress(Struct, frozen=True):
    """How far the building of an index is: `done` of `total` passages."""

    reason: BuildReason
    done: int
    total: int


class Seal(Struct, frozen=True):
    """What an index was built from, and the digest of each of its files."""

    fingerprint: str
    files: dict[str, str]


class Index:
    """An open index. Finds the ordinals of passages; knows nothing of ranking beyond BM25."""

    def __init__(self, folder: Path, analysis: Analysis) -> None:
        self._folder = folder
        # The schema is ours: that of the file is not even looked at.
        self._index: FileIndex = FileStorage(str(folder)).open_index(schema=_schema())
        self.analysis = analysis
        # Nothing writes to an open index: one searcher serves it for good. It reads from
        # files that have a position, so only one search at a time.
        self._searcher: Searcher = self._index.searcher(weighting=BM25F(B=0.4))
        self._one_at_a_time = Lock()

    def find(
        self, query: Query, limit: int, within: Query | None = None
    ) -> list[tuple[int, float]]:
        """(ordinal, BM25 score) of the best `limit` passages, best first, out of `within`."""
        with self._reading():
            results = self._searcher.search(query, limit=limit, filter=within)
            return [
                (self._searcher.stored_fields(doc)["ordinal"], score)
                for score, doc in results.top_n
            ]

    def count(self, term: str) -> int:
        """How many passages have a term themselves."""
        with self._reading():
            return int(self._searcher.doc_frequency("own", term))

    def has(self, term: str) -> bool:
        """Whether any passage, or a reading of one, has a term."""
        with self._reading():
            return any(self._searcher.doc_frequency(field, term) for field in ("own", "reading"))

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._one_at_a_time:
            try:
                yield
            except (pickle.UnpicklingError, CorruptIndexError) as error:
                raise InputError(
                    f"the index is none that this program has made ({error})",
                    where=str(self._folder),
                    mend="Delete this folder and start again: the index is made anew",
                ) from error

    def close(self) -> None:
        self._searcher.close()
        self._index.close()


def open_index(
    folder: Path,
    concordance: Concordance,
    progress: Callable[[IndexProgress], None] = lambda _: None,
) -> Index:
    """Open the index in `folder`; build it first when it is missing, old or damaged.

    Raises InputError when it can't be written there.
    """
    analysis = Analysis(concordance.corpus, concordance.glossary)
    fingerprint = _fingerprint(concordance, analysis)
    reason = _what_is_wrong(folder, fingerprint)
    if reason is None:
        try:
            return Index(folder, analysis)
        except Exception:  # its digests are right and yet it can't be read: somebody forged it
            reason = BuildReason.DAMAGED
    try:
        _build(folder, concordance, analysis, fingerprint, reason, progress)
    except OSError as error:
        raise InputError(
            f"the index can't be written ({error.strerror})",
            where=str(folder),
            mend="Make room there, or choose another cache folder",
        ) from error
    return Index(folder, analysis)


def _fingerprint(concordance: Concordance, analysis: Analysis) -> str:
    concepts = list(concordance.glossary.concepts.values())
    digest = hashlib.sha256()
    for part in (
        msgspec.msgpack.encode([judgeapp.__version__, list(whoosh.__version__), _LAYOUT, concepts]),
        *(msgspec.msgpack.encode(passage) for passage in concordance.corpus),
        *(msgspec.msgpack.encode(r) for r in concordance.corpus.readings.values()),
        *(msgspec.msgpack.encode(r) for r in concordance.corpus.renderings.values()),
        *(term.encode() for term in analysis.terms(_SPECIMEN, "de")),
        *(term.encode() for term in analysis.concept_terms(_SPECIMEN, "zh-Hans")),
    ):
        digest.update(part)
    return digest.hexdigest()


def _what_is_wrong(folder: Path, fingerprint: str) -> BuildReason | None:
    if not folder.exists():
        return BuildReason.NEW
    try:
        if not any(folder.iterdir()):
            return BuildReason.NEW
        seal = msgspec.json.decode((folder / _SEAL).read_bytes(), type=Seal)
        if seal.files != _digests(folder):
            return BuildReason.DAMAGED
    except (OSError, msgspec.DecodeError):
        return BuildReason.DAMAGED
    return None if seal.fingerprint == fingerprint else BuildReason.OUTDATED


def _digests(folder: Path) -> dict[str, str]:
    """The digest of every file that belongs to the index."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != _SEAL and not path.name.endswith("_WRITELOCK") and path.is_file()
    }


def _schema() -> fields.Schema:
    terms = SpaceSeparatedTokenizer()
    return fields.Schema(
        ordinal=fields.STORED,
        source=fields.ID,
        language=fields.KEYWORD,
        own=fields.TEXT(analyzer=terms, phrase=False),
        above=fields.TEXT(analyzer=terms, phrase=False, field_boost=0.5),
        reading=fields.TEXT(analyzer=terms, phrase=False),
    )


@contextmanager
def _emptied(folder: Path) -> Iterator[Path]:
    """A new folder beside `folder` that takes its place when all went well. What stood there
    is moved aside first, so that it is whole or gone, and another program's is left alone."""
    fresh = folder.with_name(f"{folder.name}.new-{os.getpid()}")
    aside = folder.with_name(f"{folder.name}.old-{os.getpid()}")
    _remove(fresh)
    fresh.mkdir(parents=True)
    try:
        yield fresh
        if folder.exists():
            folder.replace(aside)
        try:
            fresh.replace(folder)
        except OSError:
            # Another program has put its own there in the meantime, which is the same.
            if not folder.is_dir():
                raise
    finally:
        _remove(fresh)
        _remove(aside)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _build(
    folder: Path,
    concordance: Concordance,
    analysis: Analysis,
    fingerprint: str,
    reason: BuildReason,
    progress: Callable[[IndexProgress], None],
) -> None:
    total = len(concordance.corpus)
    progress(IndexProgress(reason, 0, total))
    with _emptied(folder) as fresh:
        index = FileStorage(str(fresh)).create_index(_schema())
        writer = index.writer(limitmb=256)
        try:
            for ordinal, document in enumerate(_documents(concordance, analysis)):
                writer.add_document(ordinal=ordinal, **document)
                if ordinal and ordinal % _REPORT_EVERY == 0:
                    progress(IndexProgress(reason, ordinal, total))
        except BaseException:
            # The window was closed, or a key pressed: leave no open files behind.
            writer.cancel()
            index.close()
            raise
        writer.commit(optimize=True)
        index.close()
        seal = Seal(fingerprint, _digests(fresh))
        (fresh / _SEAL).write_bytes(msgspec.json.encode(seal))
    progress(IndexProgress(reason, total, total))


def _documents(concordance: Concordance, analysis: Analysis) -> Iterator[dict[str, Any]]:
    """The fields of each passage, in corpus order.

    language -- of its source and of its rendering
    own      -- terms and concepts of the passage; those of its heading weigh more
    above    -- terms and concepts of the headings above it
    reading  -- terms and concepts of the questions and answers of our readings of it
    """
    corpus = concordance.corpus
    for passage in corpus:
        ancestors = corpus.ancestors(passage)
        texts = corpus.texts(passage)
        yield {
            "source": passage.source,
            "language": " ".join(text.language for text in texts),
            "own": " ".join(
                (
                    *(t for text in texts for t in analysis.passage_terms(text)),
                    *(
                        t
                        for text in texts
                        for _ in range(_HEADING_WEIGHT)
                        for t in analysis.heading_terms(text)
                    ),
                    *(concept_term(i) for i in concordance.about(passage) * _HEADING_WEIGHT),
                )
            ),
            "above": " ".join(
                (
                    *(
                        t
                        for p in ancestors
                        for text in corpus.texts(p)
                        for t in analysis.heading_terms(text)
                    ),
                    *dict.fromkeys(
                        concept_term(i) for p in ancestors for i in concordance.about(p)
                    ),
                )
            ),
            "reading": " ".join(
                term
                for reading in corpus.readings_of(passage)
                for told in (reading.question, reading.answer)
                for language, text in told.items()
                for term in (
                    *analysis.terms(text, language),
                    *analysis.concept_terms(text, language),
                )
            ),
        }
