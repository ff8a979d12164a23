"""Full text index of answers and rulings in SQLite, which finds among tens of thousands by all the words of a long
question at once.

It is derived data: a generation in a cache folder for each set of precedents, or in memory. Another set is made out of
the one that is most like it, so that a ruling more takes no time."""

from __future__ import annotations

import shutil
import sqlite3
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import reduce
from hashlib import blake2b
from itertools import islice
from math import log
from operator import or_
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec

import judgeapp
from judgeapp.files.generations import Generations
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulings.precedent import Precedent
from judgeapp.rulings.precedent_terms import clause_term, is_pair, terms_of

# Raise it when the terms or their storage change.
_LAYOUT_VERSION = 3
_MARKED = "#§"  # prefixes of card and clause terms
_MIN_COMMON_TERMS = 0.75  # the share of terms in common
_MAX_FINDING = 24  # terms of a question used for finding; the others only score
_MAX_ROWS = 2_000  # rows in which those are looked up
_MAX_NAMED = 200  # terms besides these
_MAX_CANDIDATES = 90
_MAX_RANKED = 100_000  # ranked rows that a filter chooses from
_MAX_TIES = 30  # rows that score like the last one
_REPORT_EVERY = 100
_CACHED_TERMS = 20_000  # terms with their cached counts
_CACHED_QUESTIONS = 64
_CACHED_READS = 2_000
_MAX_STALE_SHARE = 0.25  # share of outdated entries beyond which an index is built from scratch
_FILE = "terms.sqlite"
# Parameters of BM25.
_K1, _B = 1.2, 0.75
_BITS = 256
_TABLES = (
    "CREATE TABLE made (fingerprint BLOB NOT NULL)",
    "CREATE TABLE doc (id INTEGER PRIMARY KEY, digest BLOB NOT NULL UNIQUE, about TEXT NOT NULL, said TEXT NOT NULL, "
    "pairs TEXT NOT NULL)",
    "CREATE VIRTUAL TABLE term USING fts5(own, pairs, content='', tokenize=\"unicode61 remove_diacritics 0 tokenchars "
    "'@#§+-_'\")",
    "CREATE VIRTUAL TABLE count USING fts5vocab(term, row)",
)

_LENGTH = "length(said) + length(pairs)"
_COUNT = "SELECT doc FROM count WHERE term = ?"
_BEST = "SELECT bm25(term, 1.0, 0.5) AS score, rowid FROM term WHERE term MATCH ? ORDER BY score LIMIT ?"
_DOCS = "SELECT id, about, said, pairs FROM doc WHERE id IN ({})"


class Read(NamedTuple):
    """Index entry of a precedent, with hashes of its terms: thousands of entries are kept."""

    letters: int  # of its terms and pairs: one about many cards is no longer to read
    terms: array[int]  # its terms, then its subjects, and its pairs
    own: int  # how many of these are its terms
    size: int  # number of different terms of its own
    bits: int  # a bit for each of these, by its hash; terms may share one

    @classmethod
    def of(cls, about: str, text: str, pairs: str) -> Read:
        own = text.split()
        terms = array("q", map(hash, [*own, *about.split(), *pairs.split()]))
        different = frozenset(terms[: len(own)])
        bits = reduce(or_, (1 << hashed % _BITS for hashed in different), 0)
        return cls(len(text) + len(pairs), terms, len(own), len(different), bits)

    def times(self, asked: Mapping[int, str]) -> dict[str, int]:
        """Number of times it has each of its terms, of those with these hashes."""
        times: dict[str, int] = {}
        for hashed in filter(asked.__contains__, self.terms):
            term = asked[hashed]
            times[term] = times.get(term, 0) + 1
        return times


class Scored(NamedTuple):
    at: int  # place of the precedent
    score: float  # BM25 over all the terms of the question
    met: tuple[str, ...]  # the terms of the question that it has
    entry: Read  # its index entry


def alike(entry: Read, others: Sequence[Read]) -> Iterator[int]:
    """Places of those among others that have nearly the same terms."""
    # A bit that only one has stands for a term that only one has: most needn't be compared term by term.
    bits, most = entry.bits, entry.size * (1 - _MIN_COMMON_TERMS) / _MIN_COMMON_TERMS
    for at in [at for at, other in enumerate(others) if (bits ^ other.bits).bit_count() <= most]:
        both = len(frozenset(entry.terms[: entry.own]).intersection(others[at].terms[: others[at].own]))
        if both >= _MIN_COMMON_TERMS * (entry.size + others[at].size - both):
            yield at


class PrecedentIndex:
    """Finds among precedents. Safe to use from several threads."""

    def __init__(self, database: sqlite3.Connection, places: Mapping[int, int]) -> None:
        """`places` says of each row of `doc` which precedent it is."""
        self._database = database
        self._places = places
        self._one_at_a_time = Lock()
        self._is_open = True
        # Rows per term: an open index never changes.
        self._known_rows: dict[str, int] = {}
        self._known_best: dict[str, list[int]] = {}
        self._known_reads: dict[int, Read] = {}
        (total,) = database.execute("SELECT count(*) FROM doc").fetchone()
        self._total = max(total, 1)
        (letters,) = database.execute(f"SELECT avg({_LENGTH}) FROM doc").fetchone()
        self._usual_length = float(letters or 1.0)

    def find(
        self,
        weights: Mapping[str, float],
        limit: int,
        named: Mapping[str, float] | None = None,
        keeps: Callable[[int], bool] | None = None,
    ) -> list[Scored]:
        """Precedents with some of the terms, best first.

        weights -- how much each term counts
        named -- likewise, of terms named beside a question's words: however many they are, the words find too
        keeps -- predicate of the places to search; None for all"""
        named = dict(islice((named or {}).items(), _MAX_NAMED))
        weights = {**named, **weights}
        with self._one_at_a_time:
            having = self._having(term for term in weights if not is_pair(term))
            words = {term: rows for term, rows in having.items() if term not in named}
            telling = [*self._finding(words, weights), *(term for term in named if term in having)]
            if not telling:
                return []
            asked = " OR ".join(f'"{term}"' for term in telling)
            hashes = {hash(term): term for term in weights}
            entries = self._reads(self._best(asked, keeps))
            read = [(row, entry, entry.times(hashes)) for row, entry in entries.items()]
            # Most pairs of neighbours in a question occur in no answer: only the others are looked up.
            having |= self._having({term for _, _, times in read for term in times if is_pair(term)})
        distinctive_weights = {t: w * self._term_weight(having[t]) for t, w in weights.items() if t in having}
        scored = [self._scored(row, entry, times, distinctive_weights) for row, entry, times in read]
        scored.sort(key=lambda hit: (-hit.score, hit.at))
        return scored[:limit]

    def most(self, weights: Mapping[str, float]) -> float:
        """Score of a text that had everything that is asked, once."""
        words = {term: weight for term, weight in weights.items() if not is_pair(term)}
        with self._one_at_a_time:
            having = self._having(words)
        return sum(w * self._term_weight(having.get(term, 0)) for term, w in words.items())

    def about(self, clause: str, *, alone: bool = False) -> frozenset[int]:
        """Places of the precedents that name a term of a clause, or one below it."""
        term = clause_term(clause)
        asked = f'"{term}"' if alone else f'"{term}" OR "{term}-"*'
        with self._one_at_a_time:
            if not self._is_open:
                return frozenset()
            rows = self._database.execute("SELECT rowid FROM term WHERE term MATCH ?", (asked,))
            return frozenset(self._places[row] for (row,) in rows)

    def begins(self, start: str) -> list[str]:
        """The words that begin so."""
        with self._one_at_a_time:
            if not self._is_open:
                return []
            rows = self._database.execute(
                "SELECT term FROM count WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT 8",
                (start, f"{start}\U0010ffff"),
            ).fetchall()
        return [term for (term,) in rows if not is_pair(term) and term[0] not in _MARKED]

    def close(self) -> None:
        """Close it: later searches find nothing. Waits for running ones."""
        with self._one_at_a_time:
            self._is_open = False
            self._database.close()

    def _having(self, terms: Iterable[str]) -> dict[str, int]:
        """Number of precedents with each term; terms that none has are left out."""
        counts: dict[str, int] = {}
        known = self._known_rows
        if len(known) > _CACHED_TERMS:
            known.clear()
        for term in terms if self._is_open else ():
            rows = known.get(term)
            if rows is None:
                row = self._database.execute(_COUNT, (term,)).fetchone()
                rows = known[term] = row[0] if row is not None else 0
            if rows:
                counts[term] = rows
        return counts

    def _term_weight(self, having: int) -> float:
        """Weight of a term that so many have: the rarer, the more."""
        return log(1 + (self._total - having + 0.5) / (having + 0.5))

    def _finding(self, having: Mapping[str, int], weights: Mapping[str, float]) -> list[str]:
        """The terms that find, those that tell most first: as many as are looked through at once."""
        finding: list[str] = []
        rows = 0
        for term in sorted(having, key=lambda term: -weights[term] * self._term_weight(having[term])):
            rows += having[term]
            if len(finding) >= _MAX_FINDING or (finding and rows > _MAX_ROWS):
                break
            finding.append(term)
        return finding

    def _best(self, asked: str, keeps: Callable[[int], bool] | None) -> list[int]:
        if keeps is None:
            return self._best_of_all(asked)
        ranked = self._ranked(asked, _MAX_RANKED)
        return [row for row in ranked if keeps(self._places[row])][:_MAX_CANDIDATES]

    def _best_of_all(self, asked: str) -> list[int]:
        """The rows of the best of all. While a word is typed the same is asked again and again."""
        best = self._known_best.get(asked)
        if best is None:
            if len(self._known_best) >= _CACHED_QUESTIONS:
                self._known_best.clear()
            best = self._known_best[asked] = self._ranked(asked, _MAX_CANDIDATES + _MAX_TIES)[:_MAX_CANDIDATES]
        return best

    def _ranked(self, asked: str, most: int) -> list[int]:
        rows = self._database.execute(_BEST, (asked, most)).fetchall()
        # Of equal scores the order of the precedents decides, whenever each was added.
        rows.sort(key=lambda row: (row[0], self._places[row[1]]))
        return [row for _, row in rows]

    def _reads(self, rows: Sequence[int]) -> dict[int, Read]:
        known = self._known_reads
        if len(known) >= _CACHED_READS:
            known.clear()
        missing = [row for row in rows if row not in known]
        for row, *texts in self._database.execute(_DOCS.format(",".join(map(str, missing)))) if missing else ():
            known[row] = Read.of(*texts)
        return {row: known[row] for row in rows}

    def _scored(self, row: int, entry: Read, times: Mapping[str, int], weights: Mapping[str, float]) -> Scored:
        spread = _K1 * (1 - _B + _B * entry.letters / self._usual_length)
        met = [term for term in weights if term in times]
        # Length doesn't make a text less about its cards and clauses.
        score = sum(
            weights[term] * (1 if term[0] in _MARKED else times[term] * (_K1 + 1) / (times[term] + spread))
            for term in met
        )
        return Scored(self._places[row], score, tuple(met), entry)


def open_precedent_index(
    precedents: Sequence[Precedent],
    glossary: Glossary,
    cache_folder: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> PrecedentIndex:
    """The index of precedents, made if missing; in memory without a folder or space in it. `progress`: called now and
    then with how many are read out of how many have to be."""
    fingerprint = _fingerprint(glossary)
    places = {_digest(precedent): index for index, precedent in enumerate(precedents)}
    work = _Indexing(fingerprint, precedents, places, glossary, progress)
    try:
        if cache_folder is not None:
            try:
                return _cached(Generations(cache_folder), work)
            except (OSError, sqlite3.Error):
                pass  # no room for it
        database = sqlite3.connect(":memory:", check_same_thread=False)
        work.fill(database)
        return PrecedentIndex(database, _places(database, places))
    except sqlite3.Error as error:
        raise InputError("the answers can't be indexed ({error})", error=error) from error


class _Indexing(NamedTuple):
    """The parts of an index. `places` maps a digest to its precedent."""

    fingerprint: bytes
    precedents: Sequence[Precedent]
    places: Mapping[bytes, int]
    glossary: Glossary
    progress: Callable[[int, int], None]

    @property
    def key(self) -> bytes:
        """Digest of all that the rows say, in whatever order."""
        return blake2b(b"".join((self.fingerprint, *sorted(self.places))), digest_size=16).digest()

    def write(self, folder: Path, like: Path | None) -> None:
        """Write the index into a folder, from that of other precedents if one is similar."""
        if like is not None:
            shutil.copyfile(like, folder / _FILE)
        with closing(sqlite3.connect(folder / _FILE)) as database:
            # A half-written index is discarded.
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("PRAGMA synchronous = OFF")
            self.fill(database)

    def fill(self, database: sqlite3.Connection) -> None:
        """Bring an index to these precedents, or one that is empty."""
        with database:
            if not database.execute("SELECT 1 FROM sqlite_master").fetchone():
                for statement in _TABLES:
                    database.execute(statement)
                database.execute("INSERT INTO made VALUES (?)", (self.fingerprint,))
            known = _known(database)
            for digest in known.keys() - self.places.keys():
                _take_out(database, known[digest])
            missing = [(digest, self.precedents[at]) for digest, at in self.places.items() if digest not in known]
            for digest, about, words, pairs in _rows(missing, self.glossary, self.progress):
                row = database.execute(
                    "INSERT INTO doc (digest, about, said, pairs) VALUES (?, ?, ?, ?)", (digest, about, words, pairs)
                ).lastrowid
                database.execute(
                    "INSERT INTO term (rowid, own, pairs) VALUES (?, ?, ?)", (row, f"{about} {words}", pairs)
                )


def _cached(generations: Generations, work: _Indexing) -> PrecedentIndex:
    """The index of the generation of these precedents, which is made if need be."""
    key = work.key
    if (sound := generations.find(key)) is not None:
        try:
            return _opened(sound / _FILE, work.places)
        except sqlite3.Error:  # right digests but unreadable: a forgery
            generations.discard(key)
    made = generations.write(key, lambda folder: work.write(folder, _like(generations, work)))
    return _opened(made / _FILE, work.places)


def _like(generations: Generations, work: _Indexing) -> Path | None:
    """The index of most of these precedents, and of not many others."""
    best, most = None, 0
    for folder in generations.newest():
        try:
            with closing(_immutable(folder / _FILE)) as database:
                if database.execute("SELECT fingerprint FROM made").fetchall() != [(work.fingerprint,)]:
                    continue
                known = _known(database)
        except sqlite3.Error:  # forged, or just deleted
            continue
        both = len(known.keys() & work.places.keys())
        if both > most and len(known) - both <= _MAX_STALE_SHARE * len(known):
            best, most = folder / _FILE, both
    return best


def _opened(file: Path, places: Mapping[bytes, int]) -> PrecedentIndex:
    database = _immutable(file)
    try:
        return PrecedentIndex(database, _places(database, places))
    except BaseException:
        database.close()
        raise


def _immutable(file: Path) -> sqlite3.Connection:
    """A database that nobody writes to: no lock is taken."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False)


def _known(database: sqlite3.Connection) -> dict[bytes, int]:
    """The rows that are there, by digest."""
    return dict(database.execute("SELECT digest, id FROM doc"))


def _places(database: sqlite3.Connection, places: Mapping[bytes, int]) -> dict[int, int]:
    """The precedent of each row, by its place. Raises sqlite3.DatabaseError if the rows are others'."""
    known = _known(database)
    if known.keys() != places.keys():
        raise sqlite3.DatabaseError("the rows are those of other answers")
    return {row: places[digest] for digest, row in known.items()}


def _take_out(database: sqlite3.Connection, row: int) -> None:
    ((_, about, words, pairs),) = database.execute(_DOCS.format(row))
    statement = "INSERT INTO term (term, rowid, own, pairs) VALUES ('delete', ?, ?, ?)"
    database.execute(statement, (row, f"{about} {words}", pairs))
    database.execute("DELETE FROM doc WHERE id = ?", (row,))


def _fingerprint(glossary: Glossary) -> bytes:
    concepts = list(glossary.concepts.values())
    content = msgspec.msgpack.encode([judgeapp.__version__, _LAYOUT_VERSION, concepts])
    return blake2b(content, digest_size=16).digest()


def _rows(
    new: Sequence[tuple[bytes, Precedent]], glossary: Glossary, progress: Callable[[int, int], None]
) -> Iterator[tuple[bytes, str, str, str]]:
    for done, (digest, precedent) in enumerate(new):
        if done % _REPORT_EVERY == 0:
            progress(done, len(new))
        terms = terms_of(precedent, glossary)
        yield digest, " ".join(terms.about), " ".join(terms.words), " ".join(terms.pairs)


_ENCODER = msgspec.msgpack.Encoder()


def _digest(precedent: Precedent) -> bytes:
    """Digest of its searchable parts."""
    found_by = (precedent.texts, precedent.cards, precedent.clauses, precedent.tags, precedent.words, precedent.key)
    return blake2b(_ENCODER.encode(found_by), digest_size=16).digest()
