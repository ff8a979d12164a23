"""Opening the corpus with its glossary. What is worked out of the sources is kept, so that they are
not taken apart anew each time the program starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary, GlossaryTables
from judgeapp.rulebook.corpus import CorpusParts, corpus_of, read_parts
from judgeapp.rulebook.readings import FIRST_LANGUAGE
from judgeapp.worked_out import keep_worked_out, read_worked_out, worked_out_of

_CODE = ("rulebook", "language", "glossary")
_TEXTS = (
    "manifest.yaml", "sources", "layout", "english", "cited", "terms.yaml", "readings.yaml",
    "differences.yaml",
)  # fmt: skip


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
    if file is not None and (kept := read_worked_out(file, known, _Kept)) is not None:
        glossary = Glossary(kept.concepts, kept.glossary)
        return Concordance(corpus_of(kept.corpus), glossary, kept.headings)
    parts, concepts = read_parts(), load_concepts()
    concordance = Concordance(corpus_of(parts), Glossary(concepts))
    if file is not None:
        languages = {passage.language for passage in parts.passages}
        tables = concordance.glossary.tables({FIRST_LANGUAGE, *languages})
        keep_worked_out(file, known, _Kept(parts, concepts, tables, dict(concordance.headings)))
    return concordance


@cache
def _sources() -> bytes:
    return worked_out_of(_TEXTS, _CODE)
