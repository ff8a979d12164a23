"""Search for known names in a text, the longest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.words import Word, english_stem, german_stem, words


class Found(NamedTuple):
    """Match of a name at text[start:end] of a folded text, with the ids that it means."""

    start: int
    end: int
    ids: tuple[str, ...]


Form = Callable[[str], str]
FORMS: tuple[Form, ...] = (str, english_stem, german_stem)


class NameTables(Struct, frozen=True):
    runs: dict[str, tuple[str, ...]]  # ids by a run of Chinese or Japanese characters
    phrases: dict[str, tuple[str, ...]]  # ids by Latin words joined by spaces
    # lengths, phrase_lengths: lengths of the names that begin with a character or word, the longest first
    lengths: dict[str, tuple[int, ...]]
    phrase_lengths: dict[str, tuple[int, ...]]


def name_tables(names: Iterable[tuple[str, str]], forms: tuple[Form, ...] = FORMS) -> NameTables:
    """Lookup tables from (name, id) pairs; ids of the same name keep their order. `forms`: the forms in which Latin
    words are compared."""
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


def _lengths(lengths_by_start: Iterable[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    lengths: dict[str, set[int]] = {}
    for first, length in lengths_by_start:
        lengths.setdefault(first, set()).add(length)
    return {first: tuple(sorted(some, reverse=True)) for first, some in lengths.items()}


class Names:
    """Dictionary of names, each with one or several ids. Latin names are compared word by word, as written and by their
    stems unless `forms` says otherwise; others character by character."""

    def __init__(self, tables: NameTables, forms: tuple[Form, ...] = FORMS) -> None:
        """`forms`: those of the tables."""
        self.tables = tables
        self._forms = forms
        self._runs, self._phrases = tables.runs, tables.phrases
        self._lengths, self._phrase_lengths = tables.lengths, tables.phrase_lengths
        # Cache by word: texts use only a few thousand different ones.
        self._lengths_from: dict[str, tuple[int, ...]] = {}

    @classmethod
    def of(cls, names: Iterable[tuple[str, str]], forms: tuple[Form, ...] = FORMS) -> Names:
        """See `name_tables`."""
        return cls(name_tables(names, forms), forms)

    def exactly(self, folded: str) -> tuple[str, ...]:
        """Ids of the name that a whole text is; empty if it is not."""
        run = bare(folded)
        if run in self._runs:
            return self._runs[run]
        sequence = [w.text for w in words(folded)]
        for form in self._forms:
            if ids := self._phrases.get(" ".join([form(w) for w in sequence])):
                return ids
        return ()

    def find(self, folded: str, sequence: Sequence[Word] | None = None) -> Iterator[Found]:
        """Names in a text from left to right, the longest at each place, none overlapping. `sequence`: its words, where
        they are known."""
        at = 0
        if sequence is None:
            sequence = list(words(folded))
        spelled = self._spelled(sequence)
        for index, word in enumerate(sequence):
            if word.cjk:
                for match in self._in_run(folded, max(word.start, at), word.end):
                    at = match.end
                    yield match
            elif word.start >= at:
                # Most words begin no name.
                starting = [*self._runs_at(folded, word.start)] if folded[word.start] in self._lengths else []
                starting += self._phrases_at(sequence, spelled, index)
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
                # Most characters begin no name.
                if folded[at] in self._lengths:
                    yield from self._runs_at(folded, at)
            if not word.cjk:
                yield from self._phrases_at(sequence, spelled, index)

    def _in_run(self, folded: str, start: int, end: int) -> Iterator[Found]:
        at = start
        while at < end:
            # Most characters begin no name.
            if folded[at] in self._lengths and (match := next(self._runs_at(folded, at), None)):
                yield match
                at = match.end
            else:
                at += 1

    def _runs_at(self, folded: str, at: int) -> Iterator[Found]:
        """Names with Chinese or Japanese letters that start at `at`, the longest first."""
        for length in self._lengths.get(folded[at], ()):
            run = folded[at : at + length]
            # Near the end of the text the slice is shorter.
            if len(run) == length and (ids := self._runs.get(run)):
                yield Found(at, at + length, ids)

    def _spelled(self, sequence: Sequence[Word]) -> list[list[str]]:
        """The words in each form; empty for Chinese and Japanese words, which are in no phrase."""
        return [["" if w.cjk else form(w.text) for w in sequence] for form in self._forms]

    def _phrases_at(self, sequence: Sequence[Word], spelled: list[list[str]], index: int) -> Iterator[Found]:
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
            lengths_by_start = {n for form in self._forms for n in self._phrase_lengths.get(form(first), ())}
            lengths = self._lengths_from[first] = tuple(sorted(lengths_by_start, reverse=True))
        return lengths


def bare(name: str) -> str:
    """Name without the brackets of a keyword or timing, with single spaces; without any in Chinese or Japanese."""
    inner = name.translate(_WITHOUT_BRACKETS).split()
    return ("" if has_cjk(name) else " ").join(inner)


_WITHOUT_BRACKETS = str.maketrans("", "", "<>[]{}()《》≪≫【】〈〉〔〕「」“”‘’\"'〖〗（）")
