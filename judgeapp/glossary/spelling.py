"""Names that are misspelt or not typed to their end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, takewhile
from typing import NamedTuple

from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

from judgeapp.glossary.concept import Concept
from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.names import bare

_MIN_LATIN_LENGTH = 5  # of shorter words another word is too often one letter away
_MIN_BEGINNING_LENGTH = 3  # of Latin letters; one Chinese or Japanese letter will do
_MAX_BEGUN = 8


class BegunName(NamedTuple):
    """A name that a question is the beginning of."""

    name: str
    concept: Concept


class SpellingTables(Struct, frozen=True):
    """Every name without its brackets, folded."""

    written_as: dict[str, list[str]]  # the ways to write it
    # The concepts that it answers for, each with how usual it is: 0 for the first name in its language, 1 for others, 2
    # for readings and aliases.
    answering: dict[str, list[tuple[int, str]]]


def spelling_tables(concepts: Iterable[Concept]) -> SpellingTables:
    tables = SpellingTables({}, {})
    for concept in concepts:
        firsts = {names[0] for names in concept.names.values() if names}
        others = {n for names in concept.names.values() for n in names}
        for _, name in concept.all_names():
            folded = bare(fold(name))
            tables.written_as.setdefault(folded, []).append(bare(name))
            if concept.lookup and concept.clauses:
                usual = 0 if name in firsts else 1 if name in others else 2
                tables.answering.setdefault(folded, []).append((usual, concept.id))
    return tables


class Spelling:
    """Knows every name of the concepts, and the ways to write it."""

    def __init__(self, concepts: Mapping[str, Concept], tables: SpellingTables) -> None:
        self._written_as = tables.written_as
        self._answering = {name: [(usual, concepts[i]) for usual, i in some] for name, some in tables.answering.items()}
        self._sorted = sorted(self._answering)
        self._places = {name: index for index, name in enumerate(self._written_as)}
        self._by_length: dict[int, list[str]] = {}
        for name in self._written_as:
            self._by_length.setdefault(len(name), []).append(name)

    def one_wrong(self, folded: str) -> str | None:
        """A known name that differs from a word in one letter; None when none does."""
        word = bare(folded)
        if len(word) < (_MIN_LATIN_LENGTH if word.isascii() else 2):
            return None
        # One letter more or fewer: names of other lengths are not looked at, nor anything beside a whole question.
        lengths = {
            length: [
                name
                for name, distance, _ in process.extract(
                    word, self._by_length.get(length, ()), scorer=OSA.distance, score_cutoff=1, limit=None
                )
                if distance == 1
            ]
            for length in range(len(word) - 1, len(word) + 2)
        }
        same_length = lengths.pop(len(word))
        if len(word) == 2:
            # Half of a word of two letters is wrong: only a single candidate is believed.
            return self._written(same_length[0], folded) if len(same_length) == 1 else None
        # Of the others the one that is written down first.
        best = same_length[:1] or sorted((some[0] for some in lengths.values() if some), key=self._places.__getitem__)
        return self._written(best[0], folded) if best else None

    def begun(self, folded: str) -> tuple[BegunName, ...]:
        """Names that begin with a question: those lacking one letter, then usual and short ones; each concept once."""
        start = bare(folded)
        if len(start) < (1 if has_cjk(start) else _MIN_BEGINNING_LENGTH):
            return ()
        meant = sorted(
            (
                (len(name) - len(start) > 1, usual, len(name), name, concept)
                for name in self._beginning(start)
                for usual, concept in self._answering[name]
            ),
            key=lambda entry: entry[:4],
        )
        names: dict[str, BegunName] = {}
        for *_, name, concept in meant:
            names.setdefault(concept.id, BegunName(self._written(name, folded), concept))
        return tuple(names.values())[:_MAX_BEGUN]

    def _beginning(self, start: str) -> Iterator[str]:
        """The names with this beginning, which are adjacent when sorted."""
        first = bisect_left(self._sorted, start)
        return takewhile(lambda name: name.startswith(start), islice(self._sorted, first, None))

    def _written(self, name: str, folded: str) -> str:
        """A folded name as written in the script nearest to the typed one."""
        return min(self._written_as[name], key=lambda way: OSA.distance(way.casefold(), folded))
