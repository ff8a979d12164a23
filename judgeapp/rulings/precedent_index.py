"""Full text index of answers and rulings in SQLite, which finds among tens of thousands by all the words of a long
question at once.

It is derived data: it lies in a cache folder, or in memory, and is begun again where it is damaged or of another
edition.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import islice
from math import log
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec

import judgeapp
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulings.precedent import Precedent
from judgeapp.rulings.precedent_terms import clause_term, is_pair, terms_of

# Raise it when the terms, or how they are kept, change.
_LAYOUT = 2
_MARKED = "#§"  # cards and clauses, of which nothing is said
_LIKE = 0.75  # the share of terms in common
_MOST_FINDING = 24  # terms of a question that find; the others count for what was found
_MOST_ROWS = 2_000  # that these are looked up in
_MOST_NAMED = 200  # terms beside these
_CANDIDATES = 90
_REPORT_EVERY = 100
_REMEMBERED = 20_000  # terms, how many have each
_REMEMBERED_QUESTIONS = 64
_REMEMBERED_READS = 2_000
_STALE = 0.25  # the share of what is no more from which on the index is begun again
# As BM25 has them.
_K1, _B = 1.2, 0.75
_TABLES = (
    "CREATE TABLE IF NOT EXISTS made (fingerprint BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS doc"
    " (id INTEGER PRIMARY KEY, digest BLOB NOT NULL UNIQUE,"
    " about TEXT NOT NULL, said TEXT NOT NULL, pairs TEXT NOT NULL)",
    "CREATE VIRTUAL TABLE IF NOT EXISTS term USING"
    " fts5(own, pairs, content='', tokenize=\"unicode61 remove_diacritics 0"
    " tokenchars '@#§+-_'\")",
    "CREATE VIRTUAL TABLE IF NOT EXISTS count USING fts5vocab(term, row)",
)

_LENGTH = "length(about) + length(said) + length(pairs)"
_COUNT = "SELECT doc FROM count WHERE term = ?"
_BEST = "SELECT rowid FROM term WHERE term MATCH ? ORDER BY bm25(term, 1.0, 0.5) LIMIT ?"
_DOC = "SELECT about, said, pairs FROM doc WHERE id = ?"


class _Read(NamedTuple):
    """Index entry of a precedent.

    letters -- of all of it
    times -- how often it has each of its terms and pairs
    said -- its terms without what it is about
    """

    letters: int
    times: Mapping[str, int]
    said: frozenset[str]

    @classmethod
    def of(cls, about: str, text: str, pairs: str) -> _Read:
        terms = text.split()
        times = Counter([*terms, *about.split(), *pairs.split()])
        return cls(len(about) + len(text) + len(pairs), times, frozenset(terms))


class Scored(NamedTuple):
    """at    -- which of the precedents, by its place
    score -- BM25 over all the terms of the question
    met   -- the terms of the question that it has
    terms -- all of its own without what it is about
    """

    at: int
    score: float
    met: tuple[str, ...]
    terms: frozenset[str]

    def alike(self, others: Sequence[frozenset[str]]) -> Iterator[int]:
        """Places of those among others that say nearly the same, by their terms."""
        terms = self.terms
        size = len(terms)
        least, most = size * _LIKE, size / _LIKE
        # Most are distinguished by their lengths, without a look at the terms.
        sizes = [*map(len, others)]
        for at in [at for at, other in enumerate(sizes) if least <= other <= most]:
            both = len(terms & others[at])
            if both >= _LIKE * (size + sizes[at] - both):
                yield at


class PrecedentIndex:
    """Finds among precedents. Safe to use from several threads."""

    def __init__(self, database: sqlite3.Connection, places: Mapping[int, int]) -> None:
        """`places` says which precedent a row of `doc` is."""
        self._database = database
        self._places = places
        self._one_at_a_time = Lock()
        self._is_open = True
        # How many have a term: nothing changes in an open index.
        self._known_rows: dict[str, int] = {}
        self._known_best: dict[str, list[int]] = {}
        self._known_reads: dict[int, _Read] = {}
        (total,) = database.execute("SELECT count(*) FROM doc").fetchone()
        self._total = max(total, 1)
        (letters,) = database.execute(f"SELECT avg({_LENGTH}) FROM doc").fetchone()
        self._usual_length = float(letters or 1.0)

    def find(self, weights: Mapping[str, float], limit: int, named: Mapping[str, float] | None = None) -> list[Scored]:
        """The best that have some of the terms, best first. `weights` says how much each counts; so does `named`, of
        terms that a question names beside its words: however many they are, the words find too."""
        named = dict(islice((named or {}).items(), _MOST_NAMED))
        weights = {**named, **weights}
        with self._one_at_a_time:
            having = self._having(term for term in weights if not is_pair(term))
            words = {term: rows for term, rows in having.items() if term not in named}
            telling = [*self._finding(words, weights), *(term for term in named if term in having)]
            if not telling:
                return []
            asked = " OR ".join(f'"{term}"' for term in telling)
            read = [
                (place, self._reads(row)) for row in self._best(asked) if (place := self._places.get(row)) is not None
            ]
            # Of most neighbours in a question no answer has any: only the others are looked up.
            pairs = {term for term in weights if is_pair(term)}
            having |= self._having({p for _, text in read for p in text.times.keys() & pairs})
        distinctive_weights = {t: w * self._term_weight(having[t]) for t, w in weights.items() if t in having}
        order = {term: at for at, term in enumerate(distinctive_weights)}
        scored = [self._scored(place, text, distinctive_weights, order) for place, text in read]
        scored.sort(key=lambda hit: (-hit.score, hit.at))
        return scored[:limit]

    def most(self, weights: Mapping[str, float]) -> float:
        """Score of a text that had everything that is asked, once."""
        words = {term: weight for term, weight in weights.items() if not is_pair(term)}
        with self._one_at_a_time:
            having = self._having(words)
        return sum(w * self._term_weight(having.get(term, 0)) for term, w in words.items())

    def about(self, clause: str, *, alone: bool = False) -> frozenset[int]:
        """Places of the precedents that name what a clause, or one below it, defines."""
        term = clause_term(clause)
        asked = f'"{term}"' if alone else f'"{term}" OR "{term}-"*'
        with self._one_at_a_time:
            if not self._is_open:
                return frozenset()
            rows = self._database.execute("SELECT rowid FROM term WHERE term MATCH ?", (asked,))
            return frozenset(self._places[row] for (row,) in rows if row in self._places)

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
        """From now on nothing is found. Waits for what is just being found."""
        with self._one_at_a_time:
            self._is_open = False
            self._database.close()

    def _having(self, terms: Iterable[str]) -> dict[str, int]:
        """Number of precedents with each term; terms that none has are left out."""
        counts: dict[str, int] = {}
        known = self._known_rows
        if len(known) > _REMEMBERED:
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
            if len(finding) >= _MOST_FINDING or (finding and rows > _MOST_ROWS):
                break
            finding.append(term)
        return finding

    def _best(self, asked: str) -> list[int]:
        """The rows of the best. While a word is typed the same is asked again and again."""
        best = self._known_best.get(asked)
        if best is None:
            if len(self._known_best) >= _REMEMBERED_QUESTIONS:
                self._known_best.clear()
            rows = self._database.execute(_BEST, (asked, _CANDIDATES))
            best = self._known_best[asked] = [row for (row,) in rows]
        return best

    def _reads(self, row: int) -> _Read:
        read = self._known_reads.get(row)
        if read is None:
            if len(self._known_reads) >= _REMEMBERED_READS:
                self._known_reads.clear()
            (texts,) = self._database.execute(_DOC, (row,))
            read = self._known_reads[row] = _Read.of(*texts)
        return read

    def _scored(self, at: int, read: _Read, weights: Mapping[str, float], order: Mapping[str, int]) -> Scored:
        spread = _K1 * (1 - _B + _B * read.letters / self._usual_length)
        met = sorted(read.times.keys() & weights.keys(), key=order.__getitem__)
        score = 0.0
        for term in met:
            times = read.times[term]
            score += weights[term] * times * (_K1 + 1) / (times + spread)
        return Scored(at, score, tuple(met), read.said)


def open_precedent_index(
    precedents: Sequence[Precedent],
    glossary: Glossary,
    file: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> PrecedentIndex:
    """The index of precedents, brought up to date; in memory where there is no file or no place for one.

    progress -- called now and then with how many are read out of how many have to be
    """
    fingerprint = _fingerprint(glossary)
    for where in (file, file, None) if file is not None else (None,):
        database: sqlite3.Connection | None = None
        try:
            database = sqlite3.connect(":memory:" if where is None else where, timeout=1.0, check_same_thread=False)
            database.execute("PRAGMA synchronous = OFF")  # what is lost is computed again
            places = _update(database, fingerprint, precedents, glossary, progress)
            return PrecedentIndex(database, places)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if database is not None:
                database.close()
            if where is None:
                raise InputError("the answers can't be indexed ({error})", error=error) from error
            # Damaged, or another edition's: begun again. In use by another program: in memory.
            with suppress(OSError):
                where.unlink()
    raise AssertionError("the memory takes every index")


def _fingerprint(glossary: Glossary) -> bytes:
    concepts = list(glossary.concepts.values())
    content = msgspec.msgpack.encode([judgeapp.__version__, _LAYOUT, concepts])
    return blake2b(content, digest_size=16).digest()


def _update(
    database: sqlite3.Connection,
    fingerprint: bytes,
    precedents: Sequence[Precedent],
    glossary: Glossary,
    progress: Callable[[int, int], None],
) -> dict[int, int]:
    for statement in _TABLES:
        database.execute(statement)
    digests = [_digest(precedent) for precedent in precedents]
    known = _known(database, fingerprint, digests)
    missing = [at for at, digest in enumerate(digests) if digest not in known]
    rows = _rows(((at, precedents[at]) for at in missing), glossary, len(missing), progress)
    with database:
        for at, about, words, pairs in rows:
            row = database.execute(
                "INSERT INTO doc (digest, about, said, pairs) VALUES (?, ?, ?, ?)", (digests[at], about, words, pairs)
            ).lastrowid
            assert row is not None
            database.execute("INSERT INTO term (rowid, own, pairs) VALUES (?, ?, ?)", (row, f"{about} {words}", pairs))
            known[digests[at]] = row
    return {known[digest]: at for at, digest in enumerate(digests)}


def _known(database: sqlite3.Connection, fingerprint: bytes, digests: Sequence[bytes]) -> dict[bytes, int]:
    """The rows that are there, by digest; all of it is taken away where it is another edition's, or too much of it is
    no more."""
    made = database.execute("SELECT fingerprint FROM made").fetchall()
    known = dict(database.execute("SELECT digest, id FROM doc").fetchall())
    stale = len(known.keys() - set(digests))
    if made == [(fingerprint,)] and stale <= _STALE * len(known):
        return known
    with database:
        database.execute("DELETE FROM made")
        database.execute("DELETE FROM doc")
        database.execute("INSERT INTO term(term) VALUES ('delete-all')")
        database.execute("INSERT INTO made VALUES (?)", (fingerprint,))
    return {}


def _rows(
    new: Iterable[tuple[int, Precedent]], glossary: Glossary, total: int, progress: Callable[[int, int], None]
) -> Iterator[tuple[int, str, str, str]]:
    for done, (at, precedent) in enumerate(new):
        if done % _REPORT_EVERY == 0:
            progress(done, total)
        terms = terms_of(precedent, glossary)
        yield at, " ".join(terms.about), " ".join(terms.words), " ".join(terms.pairs)


_ENCODER = msgspec.msgpack.Encoder()


def _digest(precedent: Precedent) -> bytes:
    """Of what it is found by."""
    found_by = (precedent.texts, precedent.cards, precedent.clauses, precedent.tags, precedent.words, precedent.key)
    return blake2b(_ENCODER.encode(found_by), digest_size=16).digest()
