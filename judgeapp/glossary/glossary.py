"""The glossary: every concept, found by any of its names; and places in a text that name one, to mark and link."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.glossary.spelling import Spelling, SpellingTables, spelling_tables
from judgeapp.language.folding import fold, fold_with_origins
from judgeapp.language.names import Found, Names, NameTables, bare


class GlossaryTables(Struct, frozen=True):
    """Lookup tables of the concepts, which take long to build: their names by language, those of all languages together
    under "", as NameTables that are only opened when a text is in that language; the names that terms are marked by,
    likewise; and how names are spelled."""

    names: dict[str, msgspec.Raw]
    terms: dict[str, msgspec.Raw]
    spelling: SpellingTables

    def detached(self) -> GlossaryTables:
        """These tables without the file that they were read from, which is larger."""
        names, terms = ({tag: raw.copy() for tag, raw in encoded.items()} for encoded in (self.names, self.terms))
        return GlossaryTables(names, terms, self.spelling)


class Glossary:
    """All concepts. Read only."""

    def __init__(self, concepts: Iterable[Concept], tables: GlossaryTables | None = None) -> None:
        """`tables` are those of an earlier glossary of the same concepts: see `tables`."""
        self.concepts: dict[str, Concept] = {c.id: c for c in concepts}
        self._tables = tables
        # Worked out, or opened, once per language.
        self._names_in: dict[str, Names] = {}
        self._terms_in: dict[str, Names] = {}
        self._defined_by: dict[str, list[Concept]] = {}
        for concept in self.concepts.values():
            for number in concept.clauses:
                self._defined_by.setdefault(number, []).append(concept)

    @classmethod
    def load(cls) -> Glossary:
        return cls(load_concepts())

    @property
    def names(self) -> Names:
        """Every name in every language."""
        return self.names_in("")

    def names_in(self, language: str) -> Names:
        """The names used in texts of a language: its own and the English ones."""
        if language not in self._names_in:
            encoded = self._tables.names.get(language) if self._tables else None
            self._names_in[language] = _decoded(encoded) or Names.of(
                (way, c.id)
                for c in self.concepts.values()
                for own, name in c.all_names()
                if not language or own in (language, "en")
                for way in dict.fromkeys((name, _as_compound(name) if own == "de" else name))
            )
        return self._names_in[language]

    def terms_in(self, language: str) -> Names:
        """Names marked in texts of a language: official ones, because slang and older names would mark plain words."""
        if language not in self._terms_in:
            encoded = self._tables.terms.get(language) if self._tables else None
            self._terms_in[language] = _decoded(encoded) or Names.of(
                (name, concept.id)
                for concept in self.concepts.values()
                if concept.group is not ConceptGroup.WORD
                for tag in dict.fromkeys((language, "en"))
                for name in concept.names.get(tag, ())
            )
        return self._terms_in[language]

    @cached_property
    def spelling(self) -> Spelling:
        known = self._tables.spelling if self._tables else spelling_tables(self.concepts.values())
        return Spelling(self.concepts, known)

    def tables(self, languages: Iterable[str]) -> GlossaryTables:
        """Lookup tables for texts of some languages, to be cached."""
        tags = tuple(languages)
        return GlossaryTables(
            {language: _encoded(self.names_in(language)) for language in ("", *tags)},
            {language: _encoded(self.terms_in(language)) for language in tags},
            spelling_tables(self.concepts.values()),
        )

    def found_in(self, text: str, language: str) -> tuple[Found, ...]:
        """The concepts that a text of a language names, also inside longer names; positions are those of fold(text)."""
        return tuple(self.names_in(language).find_all(fold(text)))

    def defined_by(self, number: str) -> tuple[Concept, ...]:
        return tuple(self._defined_by.get(number, ()))


def _as_compound(name: str) -> str:
    """German name of two words as one, as many write it: "Securitystack"."""
    return re.sub(r"^([^\W\d]+)[ -]([^\W\d]+)$", r"\1\2", name)


def _encoded(names: Names) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(names.tables))


def _decoded(encoded: msgspec.Raw | None) -> Names | None:
    if encoded is None:
        return None
    # Thousands of names share the same referents and lengths.
    once: dict[tuple[object, ...], Any] = {}
    tables = astuple(msgspec.msgpack.decode(encoded, type=NameTables))
    return Names(NameTables(*({key: once.setdefault(is_, is_) for key, is_ in table.items()} for table in tables)))


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
    names = (name for names_of_language in concept.names.values() for name in names_of_language)
    return any(bare(fold(name)) == written for name in names)
