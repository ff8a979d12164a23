"""Finding known names in a text, the longest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.words import Word, english_stem, german_stem, words


class Found(NamedTuple):
    """A name at text[start:end] of a folded text and what it stands for."""

    start: int
    end: int
    ids: tuple[str, ...]


_Stem = Callable[[str], str]
_FORMS: tuple[_Stem, ...] = (str, english_stem, german_stem)


class Names:
    """A table of names, each standing for one or several ids.

    Names of Latin letters are compared word by word, as written and by their stems unless `forms`
    says otherwise; others
    letter by letter.
    """

    def __init__(self, names: Iterable[tuple[str, str]], forms: tuple[_Stem, ...] = _FORMS) -> None:
        """`names` are (name, id); ids of the same name keep their order. `forms` are those in which
        Latin words are compared."""
        self._forms = forms
        self._runs: dict[str, dict[str, None]] = {}
        self._phrases: dict[tuple[str, ...], dict[str, None]] = {}
        for name, target in names:
            folded = fold(name)
            if has_cjk(folded):
                self._runs.setdefault(bare(folded), {})[target] = None
            elif sequence := tuple(w.text for w in words(folded)):
                for form in self._forms:
                    key = tuple(form(w) for w in sequence)
                    self._phrases.setdefault(key, {})[target] = None
        self._lengths: dict[str, list[int]] = {}
        for run in self._runs:
            self._lengths.setdefault(run[0], []).append(len(run))
        for first, lengths in self._lengths.items():
            self._lengths[first] = sorted(set(lengths), reverse=True)
        # How long the phrases are that begin with a word.
        self._phrase_lengths: dict[str, list[int]] = {}
        for phrase in self._phrases:
            self._phrase_lengths.setdefault(phrase[0], []).append(len(phrase))
        for word, many in self._phrase_lengths.items():
            self._phrase_lengths[word] = sorted(set(many), reverse=True)

    def exactly(self, folded: str) -> tuple[str, ...]:
        """What a whole text names; nothing if it is no name."""
        run = bare(folded)
        if run in self._runs:
            return tuple(self._runs[run])
        sequence = [w.text for w in words(folded)]
        for form in self._forms:
            if ids := self._phrases.get(tuple(form(w) for w in sequence)):
                return tuple(ids)
        return ()

    def find(self, folded: str) -> Iterator[Found]:
        """Names in a text from left to right, the longest at each place, none overlapping."""
        at = 0
        sequence = list(words(folded))
        for index, word in enumerate(sequence):
            if word.cjk:
                for found in self._in_run(folded, max(word.start, at), word.end):
                    at = found.end
                    yield found
            elif word.start >= at:
                starting = (*self._runs_at(folded, word.start), *self._phrases_at(sequence, index))
                if starting:
                    longest = max(starting, key=lambda found: found.end)
                    at = longest.end
                    yield longest

    def find_all(self, folded: str) -> Iterator[Found]:
        """Every name in a text, names inside other names included."""
        sequence = list(words(folded))
        for index, word in enumerate(sequence):
            for at in range(word.start, word.end if word.cjk else word.start + 1):
                yield from self._runs_at(folded, at)
            yield from self._phrases_at(sequence, index)

    def _in_run(self, folded: str, start: int, end: int) -> Iterator[Found]:
        at = start
        while at < end:
            if found := next(self._runs_at(folded, at), None):
                yield found
                at = found.end
            else:
                at += 1

    def _runs_at(self, folded: str, at: int) -> Iterator[Found]:
        """Names with Chinese or Japanese letters that start at `at`, the longest first."""
        for length in self._lengths.get(folded[at], ()):
            run = folded[at : at + length]
            # The last letters of a text are fewer than were asked for.
            if len(run) == length and (ids := self._runs.get(run)):
                yield Found(at, at + length, tuple(ids))

    def _phrases_at(self, sequence: list[Word], index: int) -> Iterator[Found]:
        """Names of Latin words that start with a word, the longest first."""
        first = sequence[index].text
        begun = {n for form in self._forms for n in self._phrase_lengths.get(form(first), ())}
        for length in sorted(begun, reverse=True):
            part = sequence[index : index + length]
            if len(part) < length or any(w.cjk for w in part):
                continue
            for form in self._forms:
                if ids := self._phrases.get(tuple(form(w.text) for w in part)):
                    yield Found(part[0].start, part[-1].end, tuple(ids))
                    break


def bare(name: str) -> str:
    """A name without the brackets that mark it as a keyword or timing, on single spaces;
    without any space where it is Chinese or Japanese."""
    inner = name.translate(_WITHOUT_BRACKETS).split()
    return ("" if has_cjk(name) else " ").join(inner)


_WITHOUT_BRACKETS = str.maketrans("", "", "<>[]{}()《》≪≫【】〈〉〔〕「」“”‘’\"'〖〗（）")
