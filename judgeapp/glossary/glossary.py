"""The glossary: every concept, found by any of its names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.language.folding import fold
from judgeapp.language.names import Found, Names


class Glossary:
    """All concepts. Read only."""

    def __init__(self, concepts: Iterable[Concept]) -> None:
        self.concepts: dict[str, Concept] = {c.id: c for c in concepts}
        # Worked out once per language.
        self._names_in: dict[str, Names] = {}
        self._defined_by: dict[str, list[Concept]] = {}
        for concept in self.concepts.values():
            for number in concept.clauses:
                self._defined_by.setdefault(number, []).append(concept)

    @classmethod
    def load(cls) -> Glossary:
        return cls(load_concepts())

    @cached_property
    def names(self) -> Names:
        """Every name in every language."""
        return Names((name, c.id) for c in self.concepts.values() for _, name in c.all_names())

    def names_in(self, language: str) -> Names:
        """The names that stand in texts of a language: its own and the English ones."""
        if language not in self._names_in:
            self._names_in[language] = Names(
                (name, c.id)
                for c in self.concepts.values()
                for own, name in c.all_names()
                if own in (language, "en")
            )
        return self._names_in[language]

    def found_in(self, text: str, language: str) -> tuple[Found, ...]:
        """The concepts that a text of a language names, those inside longer names included;
        positions are those of fold(text)."""
        return tuple(self.names_in(language).find_all(fold(text)))

    def defined_by(self, number: str) -> tuple[Concept, ...]:
        """The concepts that a clause defines."""
        return tuple(self._defined_by.get(number, ()))
