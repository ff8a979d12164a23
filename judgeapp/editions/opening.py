"""The rules together with the editions that a judge has imported. What these say is kept as it
was computed of their lines, so that they are not parsed again each time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.editions.edition import CACHE_FOLDER, INDEX_FOLDER, ImportedEdition
from judgeapp.editions.findings import ReadEdition
from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import Generations
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.opening import cache_beside, open_concordance
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import Corpus

_CODE = ("rulebook", "language", "glossary", "editions")
_TEXTS = ("manifest.yaml", "english", "terms.yaml")


class _Kept(Struct, frozen=True):
    editions: tuple[ReadEdition, ...]
    headings: dict[str, tuple[str, ...]]


def open_rules(index_folder: Path, editions: Sequence[ImportedEdition] = ()) -> Concordance:
    """The corpus and its glossary, with these editions behind what is built in."""
    concordance = open_concordance(cache_beside(index_folder))
    if not editions:
        return concordance
    generations = Generations(index_folder.with_name(CACHE_FOLDER))
    known = _known(editions)
    if (kept := load_cached(generations, known, _Kept)) is None:
        kept = _worked_out(editions, concordance)
        save_cached(generations, known, kept)
    corpus = concordance.corpus.with_sources(
        (edition.source for edition in kept.editions), (p for edition in kept.editions for p in edition.passages)
    )
    headings = {**concordance.headings, **kept.headings}
    return Concordance(corpus, concordance.glossary, headings, concordance.digest)


def index_of(index_folder: Path, key: str) -> Path:
    """Folder of the indexes of an edition, beside that of what is built in."""
    return index_folder.with_name(INDEX_FOLDER) / key


def _worked_out(editions: Sequence[ImportedEdition], concordance: Concordance) -> _Kept:
    read = tuple(map(_read, editions))
    passages = [p for edition in read for p in edition.passages]
    alone = Corpus(concordance.corpus.manifest, passages, concordance.corpus.history)
    return _Kept(read, dict(Concordance(alone, concordance.glossary).headings))


def _read(edition: ImportedEdition) -> ReadEdition:
    """One that this program can't take apart any more is there without passages, and says so."""
    # The parser of rulebooks is only imported when one is parsed.
    from judgeapp.editions.taking_apart import read_edition, without_passages

    try:
        return read_edition(edition)
    except InputError as error:
        return without_passages(edition, str(error))


def _known(editions: Sequence[ImportedEdition]) -> bytes:
    return _program() + blake2b(msgspec.msgpack.encode(editions), digest_size=16).digest()


@cache
def _program() -> bytes:
    return corpus_fingerprint(_TEXTS, _CODE)
