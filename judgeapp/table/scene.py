"""A built-in scene, and finding the scenes of a clause, a keyword effect or a title. Separate from what plays them, so
that looking for one doesn't load the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from msgspec import Struct

from judgeapp.clauses.citing import is_within, names_of
from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.language.folding import fold


class Scene(Struct, frozen=True, dict=True):
    key: str  # its file's name without the ending, with "own/" before those of the judge
    title: str
    clauses: tuple[str, ...]  # its clauses, each applied while it plays
    keywords: tuple[str, ...]  # the keyword effects among them by their official English names: "<Blocker>"
    text: str  # the scenario file
    own: bool = False
    titles: dict[str, str] = {}  # its titles in other languages than English

    def title_in(self, language: str) -> tuple[str, str]:
        """Title in a language, or else in English, and its language. The judge's own scenes keep their title."""
        title = self.titles.get(language)
        return (self.title, "en") if title is None else (title, language)

    @cached_property
    def folded_titles(self) -> str:
        """Titles in all languages, folded, each a line: they are needed with each key."""
        return "\n".join(map(_folded, ((self.title, *self.titles.values()))))

    @cached_property
    def clause_lines(self) -> str:
        """Its clauses, each after a line break."""
        return "".join(f"\n{clause}" for clause in self.clauses)


# A clause as readers write it: 16-5, or with its edition.
_NUMBER = re.compile(r"(\d+\.\d+:)?\d+(-\d+)*(@\d+\.\d+)?")


def citing(scenes: Iterable[Scene], clause: str) -> tuple[Scene, ...]:
    """The scenes that are about a clause or one below it; those that name it first."""
    # Hardly any of thousands of clauses begins like this one, so test that first.
    begun = "\n" + clause.partition("@")[0]
    matches = [s for s in scenes if begun in s.clause_lines and any(is_within(c, clause) for c in s.clauses)]
    return tuple(sorted(matches, key=lambda scene: clause not in scene.clauses))


def of_concept(scenes: Iterable[Scene], concept: Concept) -> tuple[Scene, ...]:
    """The scenes that are about any of the clauses that define a concept."""
    listed = tuple(scenes)
    matches = (scene for clause in concept.clauses for scene in citing(listed, clause))
    return tuple({scene.key: scene for scene in matches}.values())


def find(scenes: Iterable[Scene], query: str) -> tuple[Scene, ...]:
    """Scenes for a judge's text: a clause number, a keyword in any language, or words of the title. All for none."""
    listed = tuple(scenes)
    typed = query.strip()
    if not typed or not listed:
        return listed
    number = typed.rstrip(".-")
    if _NUMBER.fullmatch(number):
        return tuple({s.key: s for name in names_of(number) for s in citing(listed, name)}.values())
    folded = _folded(typed)
    meant = [concept for concept, names in _keyword_names() if folded in names]
    by_keyword = (s for c in meant for s in listed if c.name("en") in s.keywords)
    words = sorted(folded.split(), key=len, reverse=True)
    # Most titles lack even the longest word.
    longest = words[0] if words else ""
    by_title = [s for s in listed if longest in s.folded_titles and _has(words, s.folded_titles)]
    return tuple({s.key: s for s in (*by_keyword, *by_title)}.values())


def _has(words: Sequence[str], titles: str) -> bool:
    """True if one of the titles, each a line, has all words."""
    return all(word in titles for word in words) and (
        len(words) < 2 or any(all(word in title for word in words) for title in titles.split("\n"))
    )


def _folded(text: str) -> str:
    return fold(text.strip("<>≪≫[] ")).strip()


@cache
def keyword_concepts() -> tuple[Concept, ...]:
    """The keyword effects of chapter 16."""
    return tuple(c for c in load_concepts() if c.group is ConceptGroup.KEYWORD and _number(c))


@cache
def _keyword_names() -> tuple[tuple[Concept, frozenset[str]], ...]:
    """Keyword effects with all their names, folded."""
    return tuple((c, frozenset(_folded(name) for _, name in c.all_names())) for c in keyword_concepts())


def _number(concept: Concept) -> str:
    """The number under which chapter 16 has a keyword effect; empty if it has not."""
    return next((c for c in concept.clauses if c.startswith("16-") and c.count("-") == 1), "")


def is_about(concept: Concept, clauses: Iterable[str]) -> bool:
    return any(is_within(clause, _number(concept)) for clause in clauses)
