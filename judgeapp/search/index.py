"""The index on disk: built once, cached under a fingerprint of its sources, rebuilt automatically if out of date or
damaged. Each imported edition has its own; they are searched as one."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from itertools import product
from pathlib import Path
from threading import Lock
from weakref import finalize

import msgspec
import whoosh
from whoosh.filedb.filestore import FileStorage, RamStorage, Storage
from whoosh.query import And, Query, Term
from whoosh.reading import CorruptIndexError, IndexReader, MultiReader
from whoosh.scoring import BM25F
from whoosh.searching import Searcher

import judgeapp
from judgeapp.editions.opening import index_of
from judgeapp.files.cache import corpus_fingerprint
from judgeapp.files.generations import Generations, with_prebuilt
from judgeapp.glossary.concordance import Concordance
from judgeapp.language.words import Compounds
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis
from judgeapp.search.indexing import BuildReason, IndexProgress, write_index
from judgeapp.search.plain_pickles import read_plainly
from judgeapp.search.segment import schema

# Index fields of a passage.
FIELDS = ("own", "above", "reading")
_REMEMBERED = 256  # units whose passages are cached
_CODE = ("search", "language", "glossary")
_DIGEST = 16  # bytes

read_plainly()

# A text that exercises every kind of analysis: if it yields other terms, the index is outdated. The stems of its words
# came with the built-in sources: loading the stemmer would take as long as opening the index.
_SPECIMEN = "Ｂｌｏｃｋｅｒ ﾌﾞﾛｯｶｰ 格擋 阻挡者 進撃 がか Brutbereich Optionkarten gelöscht Lv.3 +1000"
# Words that only imported editions have, for the stemmer.
_UNKNOWN_WORDS = "überführt accumulating"
# Two words that form a German compound.
_PARTS = ("option", "karten")


class Index:
    """The open index of all parts. Finds the ordinals of passages; knows nothing of ranking beyond BM25, for which the
    parts count as one."""

    def __init__(self, folder: Path, parts: Sequence[IndexReader], analysis: Analysis) -> None:
        self._folder = folder
        self.analysis = analysis
        # An open index is never written to, so one searcher serves it for good. Its files have a read position: one
        # search at a time.
        reader = parts[0] if len(parts) == 1 else MultiReader(list(parts))
        self._searcher = Searcher(reader, weighting=BM25F(B=0.4))
        # The files stay open as long as this object lives.
        self._close_files = finalize(self, self._searcher.close)
        self._one_at_a_time = Lock()
        self._known: dict[tuple[tuple[str, ...], ...], Mapping[int, float]] = {}

    def having(self, ways: Sequence[tuple[str, ...]], fields: tuple[str, ...] = FIELDS) -> Mapping[int, float]:
        """BM25 scores, by ordinal, of the passages that have all terms of one of the ways in one of the fields. Cached,
        since each key asks for most words again."""
        asked = (fields, *ways)
        if (known := self._known.get(asked)) is not None:
            return known
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        scores = self._known[asked] = self._scores(And([Term(f, t) for t in way]) for way in ways for f in fields)
        return scores

    def _scores(self, queries: Iterable[Query]) -> dict[int, float]:
        scores: dict[int, float] = {}
        with self._reading():
            for query, (searcher, offset) in product(queries, self._searcher.leaf_searchers()):
                matcher = query.matcher(searcher)
                while matcher.is_active():
                    ordinal = offset + matcher.id()
                    scores[ordinal] = scores.get(ordinal, 0.0) + matcher.score()
                    matcher.next()
        return scores

    def count(self, term: str) -> int:
        """Number of passages that have a term themselves."""
        with self._reading():
            return int(self._searcher.doc_frequency("own", term))

    def has(self, term: str) -> bool:
        """True if any passage, or a reading of one, has a term."""
        with self._reading():
            return any(self._searcher.doc_frequency(field, term) for field in ("own", "reading"))

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._one_at_a_time:
            try:
                yield
            except (pickle.UnpicklingError, CorruptIndexError) as error:
                raise InputError(
                    "the index wasn't made by this program ({error})",
                    where=str(self._folder),
                    mend="Delete this folder and start again: the index will be rebuilt",
                    error=error,
                ) from error

    def close(self) -> None:
        self._close_files()


def open_index(
    folder: Path, concordance: Concordance, progress: Callable[[IndexProgress], None] = lambda _: None
) -> Index:
    """Open the index in `folder`, and beside it those of imported editions; first build missing, old or damaged ones.
    If it can't be written it is built in memory."""
    parts_of = concordance.corpus.by_origin
    analysis = Analysis(parts_of[""], concordance.glossary)
    built_in = _fingerprint(concordance, analysis)
    parts: list[IndexReader] = []
    for key, passages in parts_of.items():
        known = built_in if not key else _continued(built_in, passages, analysis)
        where = index_of(folder, key) if key else folder
        parts.append(_part(where, passages, concordance, analysis, known, progress))
    return Index(folder, parts, analysis)


def _part(
    folder: Path,
    passages: Sequence[Passage],
    concordance: Concordance,
    analysis: Analysis,
    fingerprint: bytes,
    progress: Callable[[IndexProgress], None],
) -> IndexReader:
    """The index of these passages, built if necessary."""
    generations = with_prebuilt(folder)
    reason = _rebuild_reason(generations, fingerprint)
    for sound in generations.sound(fingerprint):
        with suppress(Exception):  # right digests but unreadable: a forgery
            return _opened(sound)
    generations.discard(fingerprint)

    def write(storage: Storage) -> None:
        write_index(storage, passages, concordance, analysis, reason, progress)

    try:
        return _opened(generations.write(fingerprint, lambda fresh: write(FileStorage(str(fresh)))))
    except OSError:  # no room for it
        storage = RamStorage()
        write(storage)
        return _reader(storage)


def _rebuild_reason(generations: Generations, fingerprint: bytes) -> BuildReason:
    if generations.has(fingerprint):
        return BuildReason.DAMAGED
    return BuildReason.NEW if generations.is_empty else BuildReason.OUTDATED


def _opened(folder: Path) -> IndexReader:
    return _reader(FileStorage(str(folder)))


def _reader(storage: Storage) -> IndexReader:
    # Use our own schema and ignore the one in the file.
    return storage.open_index(schema=schema()).reader()


def _fingerprint(concordance: Concordance, analysis: Analysis) -> bytes:
    """Fingerprint of the built-in sources, and of how they are analysed."""
    digest = blake2b(digest_size=_DIGEST)
    for part in (
        msgspec.msgpack.encode([judgeapp.__version__, list(whoosh.__version__)]),
        corpus_fingerprint((), _CODE),
        concordance.digest,
        *(term.encode() for term in analysis.terms(_SPECIMEN, "en")),
        *(part.encode() for part in Compounds(_PARTS).parts("".join(_PARTS))),
    ):
        digest.update(part)
    return digest.digest()


def _continued(fingerprint: bytes, passages: Sequence[Passage], analysis: Analysis) -> bytes:
    """Fingerprint of an edition, whose terms are computed with the built-in sources."""
    digest = blake2b(fingerprint, digest_size=_DIGEST)
    for term in analysis.terms(_UNKNOWN_WORDS, "en"):
        digest.update(term.encode())
    for passage in passages:
        digest.update(msgspec.msgpack.encode(passage))
    return digest.digest()
