"""The terms of passages, written as a segment of the index library.

The library's own writer sorts every posting, on disk if there are many. Here passages come in order, so only terms have
to be sorted. Seconds of processor time for a whole index, of which turning 1,526 passages into terms takes 0.8:

    passages   this module   library   limitmb=512   procs=2   procs=2, multisegment
       1,526           1.0       1.5           1.5       2.7                     1.7
      30,000           9.3      33.8          21.5      47.6                    35.6
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from functools import cache, partial

from whoosh import fields
from whoosh.analysis import SpaceSeparatedTokenizer
from whoosh.codec import default_codec
from whoosh.codec.base import PerDocumentReader
from whoosh.filedb.filestore import Storage
from whoosh.formats import Existence
from whoosh.index import TOC
from whoosh.system import pack_uint

from judgeapp.glossary.concordance import Concordance
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis, concept_term

_NAME = "MAIN"  # name under which Whoosh looks for a folder's index
_HEADING_WEIGHT = 2  # how much more a term in the heading counts


def schema() -> fields.Schema:
    """Fields of a passage, none of them stored; the number of its document is its ordinal."""
    terms = SpaceSeparatedTokenizer()
    return fields.Schema(
        source=fields.ID,
        language=fields.KEYWORD,
        own=fields.TEXT(analyzer=terms, phrase=False),
        above=fields.TEXT(analyzer=terms, phrase=False, field_boost=0.5),
        reading=fields.TEXT(analyzer=terms, phrase=False),
    )


class PassageTerms:
    """Terms that passages are found by, in the fields of the schema."""

    def __init__(self, concordance: Concordance, analysis: Analysis) -> None:
        self._concordance = concordance
        self._analysis = analysis
        self._heading = cache(lambda language, heading: tuple(analysis.terms(heading, language)))

    def of(self, passage: Passage) -> dict[str, Iterable[str]]:
        """Terms by field, with repeats.

        language -- of its source and of its rendering
        own      -- terms and concepts of the passage; those of its heading weigh more
        above    -- terms and concepts of the headings above it
        reading  -- terms and concepts of the questions and answers of our readings of it"""
        corpus, analysis = self._concordance.corpus, self._analysis
        texts = corpus.texts(passage)
        ancestors = corpus.ancestors(passage)
        own = [term for text in texts for term in analysis.passage_terms(text)]
        for text in texts:
            own += self._heading(text.language, text.heading) * _HEADING_WEIGHT
        own += [concept_term(concept) for concept in self._concordance.about(passage)] * _HEADING_WEIGHT
        headings = (text for ancestor in ancestors for text in corpus.texts(ancestor))
        above = [term for text in headings for term in self._heading(text.language, text.heading)]
        concepts = dict.fromkeys(c for ancestor in ancestors for c in self._concordance.about(ancestor))
        above += map(concept_term, concepts)
        reading: list[str] = []
        for our_reading in corpus.readings_of(passage):
            for language, words in (*our_reading.question.items(), *our_reading.answer.items()):
                reading += analysis.terms(words, language)
                reading += analysis.concept_terms(words, language)
        return {
            "source": (passage.source,),
            "language": [text.language for text in texts],
            "own": own,
            "above": above,
            "reading": reading,
        }


def write_segment(storage: Storage, documents: Iterable[Mapping[str, Iterable[str]]]) -> None:
    """Write the index of documents, each given by the terms of all its fields, into an empty storage.

    Raises OSError."""
    index_schema = schema()
    number = -1
    # By field and term, for each document that has it: its number and the term's frequency.
    postings: dict[str, defaultdict[str, array[int]]] = {
        field: defaultdict(partial(array, "I")) for field in index_schema.names()
    }
    lengths = {field: array("I") for field in index_schema.names()}
    for number, document in enumerate(documents):
        for field, terms in document.items():
            counts = Counter(terms)
            lengths[field].append(counts.total())
            places = postings[field]
            for term, times in counts.items():
                place = places[term]
                place.append(number)
                place.append(times)

    codec = default_codec()
    segment = codec.new_segment(storage, _NAME)
    with closing(codec.per_document_writer(storage, segment)) as writer:
        for document_number in range(number + 1):
            writer.start_doc(document_number)
            for name, field in sorted(index_schema.items()):
                writer.add_field(name, field, None, lengths[name][document_number] if field.scorable else 0)
            writer.finish_doc()
    segment.set_doc_count(number + 1)
    with (
        closing(codec.per_document_reader(storage, segment)) as reader,
        closing(codec.field_writer(storage, segment)) as field_writer,
    ):
        field_writer.add_postings(index_schema, _Lengths(reader, number + 1), _in_order(index_schema, postings))
    storage.temp_storage(f"{_NAME}.tmp").destroy()
    TOC(index_schema, [segment], 1).write(storage, _NAME)


class _Lengths:
    """Lengths of fields as the library has rounded them, looked up once: it asks with every posting."""

    def __init__(self, reader: PerDocumentReader, documents: int) -> None:
        self._reader = reader
        self._documents = documents

    def doc_field_length_reader(self, field: str) -> Callable[[int], int]:
        length = self._reader.doc_field_length_reader(field)
        return [length(document) for document in range(self._documents)].__getitem__


@cache
def _packed(times: int) -> bytes:
    return bytes(pack_uint(times))


def _in_order(
    index_schema: fields.Schema, postings: Mapping[str, Mapping[str, array[int]]]
) -> Iterator[tuple[str, bytes, int, float, bytes]]:
    """(field, term, document, weight, packed count) by field, by term, by document."""
    for name, field in sorted(index_schema.items()):
        boost = field.format.field_boost
        counts = not isinstance(field.format, Existence)
        for term, place in sorted(postings[name].items()):
            encoded = term.encode()
            for document, times in zip(place[::2], place[1::2], strict=True):
                yield name, encoded, document, times * boost, _packed(times) if counts else b""
