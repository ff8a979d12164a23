"""The index of a part of the rulebooks is written: the terms of each of its passages, and a seal of
what they were worked out of."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from whoosh import fields
from whoosh.analysis import SpaceSeparatedTokenizer
from whoosh.filedb.filestore import FileStorage

from judgeapp.glossary.concordance import Concordance
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis, concept_term

_SEAL = "seal.json"
_REPORT_EVERY = 50
_HEADING_WEIGHT = 2  # how much more a term of the heading counts


class BuildReason(StrEnum):
    """Why an index is built."""

    NEW = "new"  # there was none
    OUTDATED = "outdated"  # corpus, terms or program have changed
    DAMAGED = "damaged"  # its files can't be read, or are not what was written


class IndexProgress(Struct, frozen=True):
    """How far the building of an index is: `done` of `total` passages."""

    reason: BuildReason
    done: int
    total: int


class Seal(Struct, frozen=True):
    """What an index was built from, and the digest of each of its files."""

    fingerprint: str
    files: dict[str, str]


def what_is_wrong(folder: Path, fingerprint: str) -> BuildReason | None:
    """Why the index in a folder is none of what has this fingerprint; None where it is."""
    if not folder.exists():
        return BuildReason.NEW
    try:
        if not any(folder.iterdir()):
            return BuildReason.NEW
        seal = msgspec.json.decode((folder / _SEAL).read_bytes(), type=Seal)
        if seal.files != _digests(folder):
            return BuildReason.DAMAGED
    except (OSError, msgspec.DecodeError):
        return BuildReason.DAMAGED
    return None if seal.fingerprint == fingerprint else BuildReason.OUTDATED


def _digests(folder: Path) -> dict[str, str]:
    """The digest of every file that belongs to the index."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != _SEAL and not path.name.endswith("_WRITELOCK") and path.is_file()
    }


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


@contextmanager
def _emptied(folder: Path) -> Iterator[Path]:
    """A new folder beside `folder` that takes its place when all went well. What stood there
    is moved aside first, so that it is whole or gone, and another program's is left alone."""
    fresh = folder.with_name(f"{folder.name}.new-{os.getpid()}")
    aside = folder.with_name(f"{folder.name}.old-{os.getpid()}")
    _remove(fresh)
    fresh.mkdir(parents=True)
    try:
        yield fresh
        if folder.exists():
            folder.replace(aside)
        try:
            fresh.replace(folder)
        except OSError:
            # Another program has put its own there in the meantime, which is the same.
            if not folder.is_dir():
                raise
    finally:
        _remove(fresh)
        _remove(aside)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def write_index(
    folder: Path,
    passages: Sequence[Passage],
    concordance: Concordance,
    analysis: Analysis,
    fingerprint: str,
    reason: BuildReason,
    progress: Callable[[IndexProgress], None],
) -> None:
    """Build the index of these passages. Raises OSError."""
    total = len(passages)
    progress(IndexProgress(reason, 0, total))
    with _emptied(folder) as fresh:
        index = FileStorage(str(fresh)).create_index(schema())
        writer = index.writer(limitmb=256)
        try:
            for done, passage in enumerate(passages):
                writer.add_document(**_document(passage, concordance, analysis))
                if done and done % _REPORT_EVERY == 0:
                    progress(IndexProgress(reason, done, total))
        except BaseException:
            # The window was closed, or a key pressed: leave no open files behind.
            writer.cancel()
            index.close()
            raise
        writer.commit(optimize=True)
        index.close()
        seal = Seal(fingerprint, _digests(fresh))
        (fresh / _SEAL).write_bytes(msgspec.json.encode(seal))
    progress(IndexProgress(reason, total, total))


def _document(passage: Passage, concordance: Concordance, analysis: Analysis) -> dict[str, Any]:
    """The fields of a passage.

    language -- of its source and of its rendering
    own      -- terms and concepts of the passage; those of its heading weigh more
    above    -- terms and concepts of the headings above it
    reading  -- terms and concepts of the questions and answers of our readings of it
    """
    corpus = concordance.corpus
    ancestors = corpus.ancestors(passage)
    texts = corpus.texts(passage)
    return {
        "source": passage.source,
        "language": " ".join(text.language for text in texts),
        "own": " ".join(
            (
                *(t for text in texts for t in analysis.passage_terms(text)),
                *(
                    t
                    for text in texts
                    for _ in range(_HEADING_WEIGHT)
                    for t in analysis.heading_terms(text)
                ),
                *(concept_term(i) for i in concordance.about(passage) * _HEADING_WEIGHT),
            )
        ),
        "above": " ".join(
            (
                *(
                    t
                    for p in ancestors
                    for text in corpus.texts(p)
                    for t in analysis.heading_terms(text)
                ),
                *dict.fromkeys(concept_term(i) for p in ancestors for i in concordance.about(p)),
            )
        ),
        "reading": " ".join(
            term
            for reading in corpus.readings_of(passage)
            for told in (reading.question, reading.answer)
            for language, text in told.items()
            for term in (
                *analysis.terms(text, language),
                *analysis.concept_terms(text, language),
            )
        ),
    }
