"""Finding known names in a text, the longest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.words import Word, english_stem, german_stem, words


class Found(NamedTuple):
    """A name at text[start:end] of a folded text and what it stands for."""

    start: int
    end: int
    ids: tuple[str, ...]


Form = Callable[[str], str]
FORMS: tuple[Form, ...] = (str, english_stem, german_stem)


class NameTables(Struct, frozen=True):
    """Names as they are looked up: ids by a run of Chinese or Japanese letters, and by Latin words that are joined by
    spaces; how long what begins with a letter or a word is, the longest first.
    """

    runs: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[str, ...]]
    lengths: dict[str, tuple[int, ...]]
    phrase_lengths: dict[str, tuple[int, ...]]


def name_tables(names: Iterable[tuple[str, str]], forms: tuple[Form, ...] = FORMS) -> NameTables:
    """The tables of (name, id); ids of the same name keep their order. `forms` are those in which Latin words are
    compared."""
    runs: dict[str, dict[str, None]] = {}
    phrases: dict[tuple[str, ...], dict[str, None]] = {}
    for name, target in names:
        folded = fold(name)
        if has_cjk(folded):
            runs.setdefault(bare(folded), {})[target] = None
        elif sequence := tuple(w.text for w in words(folded)):
            for form in forms:
                phrases.setdefault(tuple(form(w) for w in sequence), {})[target] = None
    return NameTables(
        {run: tuple(ids) for run, ids in runs.items()},
        {" ".join(phrase): tuple(ids) for phrase, ids in phrases.items()},
        _lengths((run[0], len(run)) for run in runs),
        _lengths((phrase[0], len(phrase)) for phrase in phrases),
    )


def _lengths(begun: Iterable[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    lengths: dict[str, set[int]] = {}
    for first, length in begun:
        lengths.setdefault(first, set()).add(length)
    return {first: tuple(sorted(some, reverse=True)) for first, some in lengths.items()}


class Names:
    """A table of names, each standing for one or several ids.

    Names of Latin letters are compared word by word, as written and by their stems unless `forms` says otherwise;
    others letter by letter.
    """

    def __init__(self, tables: NameTables, forms: tuple[Form, ...] = FORMS) -> None:
        """`forms` are those that the tables were made with."""
        self.tables = tables
        self._forms = forms
        self._runs, self._phrases = tables.runs, tables.phrases
        self._lengths, self._phrase_lengths = tables.lengths, tables.phrase_lengths
        # By the words that were met: a few thousand of them make up all texts.
        self._lengths_from: dict[str, tuple[int, ...]] = {}

    @classmethod
    def of(cls, names: Iterable[tuple[str, str]], forms: tuple[Form, ...] = FORMS) -> Names:
        """See `name_tables`."""
        return cls(name_tables(names, forms), forms)

    def exactly(self, folded: str) -> tuple[str, ...]:
        """Ids that a whole text names; nothing if it is no name."""
        run = bare(folded)
        if run in self._runs:
            return self._runs[run]
        sequence = [w.text for w in words(folded)]
        for form in self._forms:
            if ids := self._phrases.get(" ".join([form(w) for w in sequence])):
                return ids
        return ()

    def find(self, folded: str) -> Iterator[Found]:
        """Names in a text from left to right, the longest at each place, none overlapping."""
        at = 0
        sequence = list(words(folded))
        spelled = self._spelled(sequence)
        for index, word in enumerate(sequence):
            if word.cjk:
                for match in self._in_run(folded, max(word.start, at), word.end):
                    at = match.end
                    yield match
            elif word.start >= at:
                starting = (*self._runs_at(folded, word.start), *self._phrases_at(sequence, spelled, index))
                if starting:
                    longest = max(starting, key=lambda name: name.end)
                    at = longest.end
                    yield longest

    def find_all(self, folded: str) -> Iterator[Found]:
        """Every name in a text, names inside other names included."""
        sequence = list(words(folded))
        spelled = self._spelled(sequence)
        for index, word in enumerate(sequence):
            for at in range(word.start, word.end if word.cjk else word.start + 1):
                # With most letters no name begins.
                if folded[at] in self._lengths:
                    yield from self._runs_at(folded, at)
            if not word.cjk:
                yield from self._phrases_at(sequence, spelled, index)

    def _in_run(self, folded: str, start: int, end: int) -> Iterator[Found]:
        at = start
        while at < end:
            if match := next(self._runs_at(folded, at), None):
                yield match
                at = match.end
            else:
                at += 1

    def _runs_at(self, folded: str, at: int) -> Iterator[Found]:
        """Names with Chinese or Japanese letters that start at `at`, the longest first."""
        for length in self._lengths.get(folded[at], ()):
            run = folded[at : at + length]
            # The last letters of a text are fewer than were asked for.
            if len(run) == length and (ids := self._runs.get(run)):
                yield Found(at, at + length, ids)

    def _spelled(self, sequence: list[Word]) -> list[list[str]]:
        """The words in each form; in none those of Chinese or Japanese, which are in no phrase."""
        return [["" if w.cjk else form(w.text) for w in sequence] for form in self._forms]

    def _phrases_at(self, sequence: list[Word], spelled: list[list[str]], index: int) -> Iterator[Found]:
        """Names of Latin words that start with a word, the longest first."""
        for length in self._phrase_lengths_from(sequence[index].text):
            end = index + length
            if end > len(sequence):
                continue
            for form in spelled:
                if ids := self._phrases.get(" ".join(form[index:end])):
                    yield Found(sequence[index].start, sequence[end - 1].end, ids)
                    break

    def _phrase_lengths_from(self, first: str) -> tuple[int, ...]:
        """Lengths of names that start with a word in any form, the longest first."""
        lengths = self._lengths_from.get(first)
        if lengths is None:
            begun = {n for form in self._forms for n in self._phrase_lengths.get(form(first), ())}
            lengths = self._lengths_from[first] = tuple(sorted(begun, reverse=True))
        return lengths


def bare(name: str) -> str:
    """A name without the brackets that mark it as a keyword or timing, on single spaces; without any space where it is
    Chinese or Japanese."""
    inner = name.translate(_WITHOUT_BRACKETS).split()
    return ("" if has_cjk(name) else " ").join(inner)


_WITHOUT_BRACKETS = str.maketrans("", "", "<>[]{}()《》≪≫【】〈〉〔〕「」“”‘’\"'〖〗（）")
