"""From passages to the terms that they are found by, and from these to where each term stands."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from judgeapp.glossary.concordance import Concordance
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis, concept_term

_HEADING_WEIGHT = 2  # how much more a term of the heading counts


class FoundBy(Struct, frozen=True, array_like=True):
    """What a passage is found by, as it is written: all that is to be known of it to take it apart.

    texts    -- in its languages
    about    -- concepts of the passage
    headings -- above it, each with its language
    above    -- concepts of these
    readings -- the questions and answers of our readings of it, each with its language
    """

    source: str
    texts: tuple[Passage, ...]
    about: tuple[str, ...]
    headings: tuple[tuple[str, str], ...]
    above: tuple[str, ...]
    readings: tuple[tuple[str, str], ...]


def found_by(passage: Passage, concordance: Concordance) -> FoundBy:
    corpus = concordance.corpus
    ancestors = corpus.ancestors(passage)
    return FoundBy(
        passage.source,
        corpus.texts(passage),
        concordance.about(passage),
        tuple((text.language, text.heading) for p in ancestors for text in corpus.texts(p)),
        tuple(dict.fromkeys(i for p in ancestors for i in concordance.about(p))),
        tuple(
            asked_or_told
            for reading in corpus.readings_of(passage)
            for told in (reading.question, reading.answer)
            for asked_or_told in told.items()
        ),
    )


class Postings(Struct, frozen=True):
    """Where terms stand in some documents that follow each other.

    documents -- how many
    places    -- by field and term: for each document that has it its number and how often, as the
                 bytes of an array of numbers
    lengths   -- by field: of how many terms it is in each document, likewise
    """

    documents: int
    places: dict[str, dict[str, bytes]]
    lengths: dict[str, bytes]


def numbers(of: bytes = b"") -> array[int]:
    return array("I", of)


class Inverting:
    """Takes passages apart. Headings recur from passage to passage: each is taken apart once."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis = analysis
        self._headings: dict[tuple[str, str], tuple[str, ...]] = {}

    def postings(self, some: Sequence[FoundBy], first: int) -> Postings:
        """Of passages of which the first is document number `first`."""
        places: dict[str, defaultdict[str, array[int]]] = {}
        lengths: dict[str, array[int]] = {}
        for document, found in enumerate(some, first):
            for field, terms in self._terms(found):
                counted = Counter(terms)
                lengths.setdefault(field, numbers()).append(counted.total())
                standing = places.setdefault(field, defaultdict(partial(array, "I")))
                for term, times in counted.items():
                    place = standing[term]
                    place.append(document)
                    place.append(times)
        return Postings(
            len(some),
            {field: {term: place.tobytes() for term, place in standing.items()} for field, standing in places.items()},
            {field: each.tobytes() for field, each in lengths.items()},
        )

    def _terms(self, found: FoundBy) -> Iterator[tuple[str, Iterable[str]]]:
        """The fields of a passage with their terms.

        language -- of its source and of its rendering
        own      -- terms and concepts of the passage; those of its heading weigh more
        above    -- terms and concepts of the headings above it
        reading  -- terms and concepts of the questions and answers of our readings of it
        """
        analysis = self._analysis
        yield "source", (found.source,)
        yield "language", (text.language for text in found.texts)
        own = [t for text in found.texts for t in analysis.passage_terms(text)]
        for text in found.texts:
            own += self._heading(text.language, text.heading) * _HEADING_WEIGHT
        own += [concept_term(i) for i in found.about] * _HEADING_WEIGHT
        yield "own", own
        above = [t for language, text in found.headings for t in self._heading(language, text)]
        yield "above", above + [concept_term(i) for i in found.above]
        reading: list[str] = []
        for language, told in found.readings:
            reading += analysis.terms(told, language)
            reading += analysis.concept_terms(told, language)
        yield "reading", reading

    def _heading(self, language: str, heading: str) -> tuple[str, ...]:
        terms = self._headings.get((language, heading))
        if terms is None:
            terms = tuple(self._analysis.terms(heading, language))
            self._headings[language, heading] = terms
        return terms
