"""Opening the corpus with its glossary. What is worked out of the sources is kept, so that they are
not taken apart anew each time the program starts.

What is kept counts only for the very sources and program that it was worked out by, and only whole:
its digest stands before it. It comes as typed records and is never run.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
from msgspec import Struct

import judgeapp
from judgeapp.fingerprint import fingerprint_of
from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary, GlossaryTables
from judgeapp.rulebook.corpus import CorpusParts, corpus_of, read_parts
from judgeapp.rulebook.readings import FIRST_LANGUAGE

_PROGRAM = Path(judgeapp.__file__).parent
_CODE = ("rulebook", "language", "glossary")
_TEXTS = (
    "manifest.yaml", "sources", "layout", "english", "cited", "terms.yaml", "readings.yaml",
    "differences.yaml",
)  # fmt: skip
_DIGEST = 32  # bytes


class _Kept(Struct, frozen=True):
    """A concordance as it is kept, with all that takes long to work out."""

    corpus: CorpusParts
    concepts: tuple[Concept, ...]
    glossary: GlossaryTables
    headings: dict[str, tuple[str, ...]]


def kept_beside(index_folder: Path) -> Path:
    """Where the concordance of an index is kept."""
    return index_folder.with_name("corpus.msgpack")


def open_concordance(file: Path | None) -> Concordance:
    """The corpus and its glossary, as they are kept in a file; worked out and kept there when the
    file is missing, of other sources, or damaged. None, or one that can't be written, keeps
    nothing."""
    known = _sources()
    if file is not None and (kept := _read(file, known)) is not None:
        glossary = Glossary(kept.concepts, kept.glossary)
        return Concordance(corpus_of(kept.corpus), glossary, kept.headings)
    parts, concepts = read_parts(), load_concepts()
    concordance = Concordance(corpus_of(parts), Glossary(concepts))
    if file is not None:
        languages = {passage.language for passage in parts.passages}
        tables = concordance.glossary.tables({FIRST_LANGUAGE, *languages})
        _write(file, known, _Kept(parts, concepts, tables, dict(concordance.headings)))
    return concordance


@cache
def _sources() -> bytes:
    """Of the sources and of what reads them."""
    with as_file(files("rules_corpus")) as corpus:
        return fingerprint_of(corpus, _TEXTS) + fingerprint_of(_PROGRAM, _CODE)


def _read(file: Path, known: bytes) -> _Kept | None:
    try:
        content = file.read_bytes()
    except OSError:
        return None
    if not content.startswith(known):
        return None
    digest, body = content[len(known) : len(known) + _DIGEST], content[len(known) + _DIGEST :]
    if digest != blake2b(body, digest_size=_DIGEST).digest():
        return None
    with suppress(msgspec.DecodeError):
        return _decoder().decode(body)
    return None


@cache
def _decoder() -> msgspec.msgpack.Decoder[_Kept]:
    return msgspec.msgpack.Decoder(_Kept)


def _write(file: Path, known: bytes, kept: _Kept) -> None:
    body = msgspec.msgpack.encode(kept)
    content = known + blake2b(body, digest_size=_DIGEST).digest() + body
    fresh = file.with_name(f"{file.name}.new-{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(content)
        fresh.replace(file)
    with suppress(OSError):
        fresh.unlink(missing_ok=True)
