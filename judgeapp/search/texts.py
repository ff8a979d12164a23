"""Passages as they are compared with a question: folded, in every language, by part."""

from __future__ import annotations

from typing import NamedTuple

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.names import bare
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import BlockKind, Passage
from judgeapp.search.analysis import Analysis
from judgeapp.search.marking import FoldedLine, Needles, read_words
from judgeapp.search.question import QuestionPart

_REMEMBERED = 512  # units whose needles are cached


class FoldedText(NamedTuple):
    """A passage in one language, for comparing: folded rule and examples; and for display."""

    rule: str
    examples: str
    line: FoldedLine

    @classmethod
    def of(cls, text: Passage) -> FoldedText:
        blocks = (b.text for b in text.blocks if b.kind is BlockKind.TEXT)
        rule = fold("\n".join((text.heading, *blocks)))
        examples = fold("\n".join(b.text for b in text.examples))
        return cls(rule, examples, FoldedLine.of(_body(text)))


class FoldedPassage(NamedTuple):
    """A passage in its languages, and of all of them together the folded rules, examples, and the questions and answers
    of our readings."""

    texts: dict[str, FoldedText]
    rule: str
    examples: str
    reading: str


def _body(passage: Passage) -> str:
    """The text of a passage without its heading; the heading if that is all."""
    return "\n".join(block.text for block in passage.blocks) or passage.heading


class PassageTexts:
    """Folded texts of passages and names of units, kept ready: they take long to work out again."""

    def __init__(self, corpus: Corpus, glossary: Glossary, analysis: Analysis) -> None:
        self._corpus = corpus
        self._glossary = glossary
        self._analysis = analysis
        self._read: dict[str, FoldedPassage] = {}
        self._headings_of: dict[str, str] = {}
        self._terms_of: dict[str, frozenset[str]] = {}
        self._needles_of: dict[tuple[str, tuple[str, ...]], Needles] = {}

    def read(self, passage: Passage) -> FoldedPassage:
        read = self._read.get(passage.id)
        if read is None:
            texts = {text.language: FoldedText.of(text) for text in self._corpus.texts(passage)}
            readings = fold(
                "\n".join(
                    words
                    for reading in self._corpus.readings_of(passage)
                    for texts_of_reading in (reading.question, reading.answer)
                    for words in texts_of_reading.values()
                )
            )
            read = FoldedPassage(
                texts,
                "\n".join(text.rule for text in texts.values()),
                "\n".join(text.examples for text in texts.values()),
                readings,
            )
            self._read[passage.id] = read
        return read

    def read_ahead(self, passage: Passage) -> None:
        """Prepare texts to compare with."""
        read = self.read(passage)
        for folded in (read.rule, read.examples, read.reading, self.headings(passage)):
            read_words(folded)

    def shown(self, passage: Passage, first: str) -> FoldedText:
        """The text of a passage in language `first`, or as in its source."""
        texts = self.read(passage).texts
        return texts.get(first) or texts[passage.language]

    def headings(self, passage: Passage) -> str:
        headings = self._headings_of.get(passage.id)
        if headings is None:
            above = self._corpus.ancestors(passage)
            headings = self._headings_of[passage.id] = fold(
                "\n".join(t.heading for p in above for t in self._corpus.texts(p))
            )
        return headings

    def needles(self, unit: QuestionPart) -> Needles:
        """Needles of a unit: the unit as typed and every name of its concepts."""
        key = (unit.folded, unit.concepts)
        needles = self._needles_of.get(key)
        if needles is None:
            if len(self._needles_of) > _REMEMBERED:
                self._needles_of.clear()
            names = (n for i in unit.concepts for n in self._glossary.concepts[i].all_names())
            needles = Needles((bare(unit.folded), *(bare(fold(name)) for _, name in names)))
            self._needles_of[key] = needles
        return needles

    def has_apart(self, passage: Passage, unit: QuestionPart) -> bool:
        """True if the terms of a unit are there apart from each other, as the parts of a compound."""
        terms = self._terms_of.get(passage.id)
        if terms is None:
            terms = self._terms_of[passage.id] = frozenset(
                term for text in self._corpus.texts(passage) for term in self._analysis.terms(text.text, text.language)
            )
        return any(terms.issuperset(way) for way in self._analysis.alternatives(unit.folded))
