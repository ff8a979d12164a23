"""The glossary: every concept, found by any of its names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.glossary.spelling import Spelling, SpellingTables, spelling_tables
from judgeapp.language.folding import fold
from judgeapp.language.names import Found, Names, NameTables


class GlossaryTables(Struct, frozen=True):
    """What takes long to work out of concepts: their names by language, those of all languages
    together under "", and how they are spelled."""

    names: dict[str, NameTables]
    spelling: SpellingTables


class Glossary:
    """All concepts. Read only."""

    def __init__(self, concepts: Iterable[Concept], tables: GlossaryTables | None = None) -> None:
        """`tables` are those of an earlier glossary of the same concepts: see `tables`."""
        self.concepts: dict[str, Concept] = {c.id: c for c in concepts}
        self._tables = tables
        # Worked out once per language.
        names = tables.names if tables else {}
        self._names_in: dict[str, Names] = {tag: Names(t) for tag, t in names.items()}
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
        """The names that stand in texts of a language: its own and the English ones."""
        if language not in self._names_in:
            self._names_in[language] = Names.of(
                (name, c.id)
                for c in self.concepts.values()
                for own, name in c.all_names()
                if not language or own in (language, "en")
            )
        return self._names_in[language]

    @cached_property
    def spelling(self) -> Spelling:
        """How the names are spelled."""
        known = self._tables.spelling if self._tables else spelling_tables(self.concepts.values())
        return Spelling(self.concepts, known)

    def tables(self, languages: Iterable[str]) -> GlossaryTables:
        """What takes long to work out, for texts of some languages."""
        names = {language: self.names_in(language).tables for language in ("", *languages)}
        return GlossaryTables(names, spelling_tables(self.concepts.values()))

    def found_in(self, text: str, language: str) -> tuple[Found, ...]:
        """The concepts that a text of a language names, those inside longer names included;
        positions are those of fold(text)."""
        return tuple(self.names_in(language).find_all(fold(text)))

    def defined_by(self, number: str) -> tuple[Concept, ...]:
        """The concepts that a clause defines."""
        return tuple(self._defined_by.get(number, ()))
