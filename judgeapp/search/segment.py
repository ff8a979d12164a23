"""The files of an index, as the index library keeps them, of where each term stands.

Its own way there takes each posting through a sort on disk; ours come in order.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

from whoosh import fields
from whoosh.analysis import SpaceSeparatedTokenizer
from whoosh.codec import default_codec
from whoosh.codec.base import PerDocumentReader
from whoosh.filedb.filestore import FileStorage
from whoosh.formats import Existence
from whoosh.index import TOC
from whoosh.system import pack_uint

from judgeapp.search.inverting import Postings, numbers

_NAME = "MAIN"  # under which the library looks for the index of a folder


def schema() -> fields.Schema:
    """What is kept of a passage; its ordinal is the number of its document."""
    terms = SpaceSeparatedTokenizer()
    return fields.Schema(
        source=fields.ID,
        language=fields.KEYWORD,
        own=fields.TEXT(analyzer=terms, phrase=False),
        above=fields.TEXT(analyzer=terms, phrase=False, field_boost=0.5),
        reading=fields.TEXT(analyzer=terms, phrase=False),
    )


def write_segment(folder: Path, parts: Iterable[Postings]) -> None:
    """Write the index of documents, whose postings come in their order, into an empty folder.
    Raises OSError."""
    kept = schema()
    documents = 0
    places: dict[str, dict[str, array[int]]] = {field: {} for field in kept.names()}
    lengths = {field: numbers() for field in kept.names()}
    for part in parts:
        documents += part.documents
        for field, standing in part.places.items():
            known = places[field]
            for term, place in standing.items():
                if term in known:
                    known[term].frombytes(place)
                else:
                    known[term] = numbers(place)
        for field, each in part.lengths.items():
            lengths[field].frombytes(each)

    storage, codec = FileStorage(str(folder)), default_codec()
    segment = codec.new_segment(storage, _NAME)
    with closing(codec.per_document_writer(storage, segment)) as each_document:
        for document in range(documents):
            each_document.start_doc(document)
            for name, field in sorted(kept.items()):
                length = lengths[name][document] if field.scorable else 0
                each_document.add_field(name, field, None, length)
            each_document.finish_doc()
    segment.set_doc_count(documents)
    with (
        closing(codec.per_document_reader(storage, segment)) as reader,
        closing(codec.field_writer(storage, segment)) as each_field,
    ):
        each_field.add_postings(kept, _Lengths(reader, documents), _in_order(kept, places))
    storage.temp_storage(f"{_NAME}.tmp").destroy()
    segment.create_compound_file(storage)
    segment.compound = True
    TOC(kept, [segment], 1).write(storage, _NAME)


class _Lengths:
    """How long each field is in each document, as the library has rounded it: it asks with every
    posting."""

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
    kept: fields.Schema, places: dict[str, dict[str, array[int]]]
) -> Iterator[tuple[str, bytes, int, float, bytes]]:
    """(field, term, document, weight, how often) by field, by term, by document."""
    for name, field in sorted(kept.items()):
        boost = field.format.field_boost
        counts = not isinstance(field.format, Existence)
        for term, place in sorted(places[name].items()):
            written = term.encode()
            for document, times in zip(place[::2], place[1::2], strict=True):
                yield name, written, document, times * boost, _packed(times) if counts else b""
