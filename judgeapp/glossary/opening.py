"""Open the corpus with its glossary. Both are cached, so that the sources are not taken apart at each start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, MovedClauses, know_moved_clauses, moved_clauses
from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import Generations, with_prebuilt
from judgeapp.glossary.concept import Concept, know_concepts, load_concepts
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary, GlossaryTables
from judgeapp.language.words import know_stems, stems_in
from judgeapp.rulebook.corpus import Corpus, CorpusParts, read_parts
from judgeapp.rulebook.manifest import know_manifest
from judgeapp.rulebook.our_words.readings import FIRST_LANGUAGE

_CODE = ("rulebook", "language", "glossary", "clauses")
_TEXTS = (
    "manifest.yaml",
    "sources",
    "layout",
    "english",
    "cited",
    "terms.yaml",
    "readings.yaml",
    "readings",
    "differences.yaml",
    "editions",
)


class _Cached(Struct, frozen=True):
    """A saved concordance, with all that takes long to compute."""

    corpus: CorpusParts
    concepts: tuple[Concept, ...]
    glossary: GlossaryTables
    headings: dict[str, tuple[str, ...]]
    digest: bytes
    stems: dict[str, tuple[str, str]]
    moved: tuple[MovedClauses, ...]


def cache_beside(index_folder: Path) -> Generations:
    """Cache for a concordance, beside its index."""
    return with_prebuilt(index_folder.with_name("corpus"))


def open_concordance(generations: Generations | None) -> Concordance:
    """The corpus and its glossary from a cache; they are computed and stored there if they are missing, of other
    sources, or damaged. None, or a cache that can't be written, stores nothing."""
    known = _sources()
    if generations is not None and (cached := load_cached(generations, known, _Cached)) is not None:
        know_stems(cached.stems)
        know_concepts(cached.concepts)
        know_manifest(cached.corpus.manifest)
        know_moved_clauses(cached.moved)
        glossary = Glossary(cached.concepts, cached.glossary.detached())
        return Concordance(Corpus(cached.corpus), glossary, cached.headings, cached.digest)
    parts, concepts = read_parts(), load_concepts()
    concordance = Concordance(Corpus(parts), Glossary(concepts))
    if generations is not None:
        languages = {passage.language for passage in parts.passages}
        tables = concordance.glossary.tables({FIRST_LANGUAGE, *languages})
        stems, headings = stems_in(_texts(concordance)), dict(concordance.headings)
        moved = tuple(map(moved_clauses, EDITIONS[1:]))
        cached = _Cached(parts, concepts, tables, headings, concordance.digest, stems, moved)
        save_cached(generations, known, cached)
    return concordance


def _texts(concordance: Concordance) -> Iterator[str]:
    """All texts that are searched for words."""
    corpus = concordance.corpus
    for passage in corpus:
        for text in corpus.texts(passage):
            yield f"{text.heading}\n{text.text}"
    for concept in concordance.glossary.concepts.values():
        yield from (name for _, name in concept.all_names())


@cache
def _sources() -> bytes:
    return corpus_fingerprint(_TEXTS, _CODE)
