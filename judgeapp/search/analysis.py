"""The terms under which a passage is indexed and a question is looked up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.words import Compounds, bigrams, english_stem, german_stem, stems, words
from judgeapp.rulebook.passage import Passage

# Umlauts written out: "ueber" is also looked up as "uber".
_TRANSCRIBED = (("ae", "a"), ("oe", "o"), ("ue", "u"))


def concept_term(concept: str) -> str:
    """A concept as a term of the index; no word of a text looks like it."""
    return f"@{concept}"


class Analysis:
    """Turns texts into terms. One and the same for index and question.

    Terms: of Latin words the word, its English and German stems and, in German, the parts of a compound; of Chinese and
    Japanese runs the bigrams and, marked by a leading "'", the single letters; of furigana the bigrams of the reading.
    """

    def __init__(self, passages: Iterable[Passage], glossary: Glossary) -> None:
        """`passages`: those with the German words of compounds."""
        self.glossary = glossary
        self._passages = passages

    @cached_property
    def _compounds(self) -> Compounds:
        # Built on first use: most questions have no long German word.
        german = (p.text for p in self._passages if p.language == "de")
        return Compounds(w.text for text in german for w in words(fold(text)) if not w.cjk)

    def _parts(self, word: str) -> tuple[str, ...]:
        return self._compounds.parts(word) if len(word) >= Compounds.MIN_LENGTH else ()

    def terms(self, text: str, language: str) -> Iterator[str]:
        """The terms of a text, with repeats."""
        for word in words(fold(text)):
            if word.cjk:
                yield from bigrams(word.text)
                yield from (f"'{letter}" for letter in word.text)
            else:
                yield from stems(word.text)
                if language == "de":
                    for part in self._parts(word.text):
                        yield from stems(part)

    def passage_terms(self, passage: Passage) -> Iterator[str]:
        """The terms and concepts of the text below the heading."""
        for block in passage.blocks:
            yield from self.terms(block.text, passage.language)
            yield from self.concept_terms(block.text, passage.language)
            for reading in block.readings:
                yield from self.terms(reading.kana, passage.language)
        for note in passage.notes:
            # Index the correct word too, so a misprint in our copy doesn't hide the passage.
            yield from self.terms(note.correct, passage.language)

    def concept_terms(self, text: str, language: str) -> Iterable[str]:
        """The concepts that a text names, as terms, with repeats."""
        return (concept_term(i) for f in self.glossary.found_in(text, language) for i in f.ids)

    def alternatives(self, unit: str) -> tuple[tuple[str, ...], ...]:
        """A folded unit of a question as alternatives; each is terms that must all be there."""
        if has_cjk(unit):
            return (tuple(t for w in words(unit) for t in self._cjk_terms(w.text, w.cjk)),)
        sequence = [w.text for w in words(unit)]
        # Every written word is indexed with its stem, so stems are enough.
        ways = [tuple(english_stem(w) for w in sequence), tuple(german_stem(w) for w in sequence)]
        if len(sequence) == 1:
            word = sequence[0]
            ways += [(word.replace(ae, a),) for ae, a in _TRANSCRIBED if ae in word]
            ways += [parts] if (parts := self._parts(word)) else []
        return tuple(dict.fromkeys(ways))

    @staticmethod
    def _cjk_terms(word: str, cjk: bool) -> tuple[str, ...]:
        if not cjk:
            return (word,)
        return bigrams(word) if len(word) > 1 else (f"'{word}",)
