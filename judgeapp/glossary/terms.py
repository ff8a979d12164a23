"""Places in a text that name concepts of the glossary, to be marked and to lead there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from judgeapp.glossary.concept import Concept, ConceptGroup
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, fold_with_origins
from judgeapp.language.names import bare

_MAX_CACHED = 4096
# Text in brackets of its own.
_GROUPS = {**dict.fromkeys("<＜≪《", ConceptGroup.KEYWORD), **dict.fromkeys("[【", ConceptGroup.TIMING)}


class Term(Struct, frozen=True):
    """`text[start:end]` names a concept."""

    start: int
    end: int
    concept: str


class Terms:
    """Finder of terms in texts by their official names. Read only, but for its cache."""

    def __init__(self, glossary: Glossary) -> None:
        self._glossary = glossary
        self.of = lru_cache(maxsize=_MAX_CACHED)(self._of)

    def _of(self, text: str, language: str) -> tuple[Term, ...]:
        """The first place of each concept that a text of a language names, in order, apart."""
        folded = fold_with_origins(text)
        terms: dict[str, Term] = {}
        for name in self._glossary.terms_in(language).find(folded.text):
            start, end = folded.span(name.start, name.end)
            before = text[start - 1 : start]
            concept = self._best_concept(name.ids, folded.text[name.start : name.end], before)
            terms.setdefault(concept, Term(start, end, concept))
        return tuple(terms.values())

    def _best_concept(self, ids: Sequence[str], written: str, before: str) -> str:
        """Concept, among those of one name, whose brackets it is in; else the one whose name is written so."""
        if len(ids) == 1:
            return ids[0]
        concepts = [self._glossary.concepts[i] for i in ids]
        group = _GROUPS.get(before)
        bracketed = (c.id for c in concepts if group and c.group is group)
        exactly = (c.id for c in concepts if _is_written(c, written))
        return next(bracketed, None) or next(exactly, ids[0])


def _is_written(concept: Concept, written: str) -> bool:
    """Of names with the same stem ("play", "player"), the written one is meant."""
    names = (name for some in concept.names.values() for name in some)
    return any(bare(fold(name)) == written for name in names)
