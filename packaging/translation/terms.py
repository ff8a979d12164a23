"""Glossary names that translations must use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from translation.texts import Text

# Words of engine and table that are named by the glossary: context, word, concept id.
_NAMED: dict[str, dict[str, str]] = {
    "phases": {
        "unsuspend": "unsuspend-phase",
        "draw": "draw-phase",
        "breeding": "breeding-phase",
        "main": "main-phase",
        "end": "end-of-turn",
    },
    "areas": {
        "deck": "deck",
        "Digi-Egg deck": "digi-egg-deck",
        "digi_egg_deck": "digi-egg-deck",
        "breeding": "breeding-area",
        "battle": "battle-area",
        "hand": "hand",
        "trash": "trash",
        "security": "security-stack",
        "security stack": "security-stack",
        "link": "link-cards",
        "stack": "stacked-cards",
        "under": "stacked-cards",
        "removed": "outside-the-game",
        "outside of the game": "outside-the-game",
    },
    "kinds of cards": {
        "digimon": "digimon",
        "tamer": "tamer",
        "option": "option-card",
        "digi-egg": "digi-egg-card",
        "token": "token",
    },
}
_COLORS = ("red", "blue", "yellow", "green", "black", "purple", "white")
# Groups whose names are capitalized within a text, as on cards and in rulebooks.
_GROUPS = frozenset(
    (ConceptGroup.AREA, ConceptGroup.CARD, ConceptGroup.PHASE, ConceptGroup.ACTION, ConceptGroup.TIMING)
)
# Names that are also ordinary words and may begin a sentence or a button.
_PLAIN = frozenset(
    (
        "Deck",
        "Field",
        "Hand",
        "Trash",
        "Areas",
        "Turn",
        "Dice",
        "Index",
        "Main",
        "Counter",
        "Play",
        "Use",
        "Link",
        "Draw",
        "Block",
        "Check",
        "Move",
        "Pass",
        "Attack",
        "Battle",
        "Delete",
        "Hatch",
        "Linking",
        "Drawing",
        "Moving",
        "Passing",
        "Shuffle",
        "Blocking",
        "Battles",
    )
)
_ICON = re.compile(r"<[A-Z][^<>{}]*>")
_TIMING = re.compile(r"\[[A-Z][^\[\]{}]*\]")


class Term(NamedTuple):
    """A name in English and its translations, most common first."""

    english: str
    names: tuple[str, ...]


def name_of(language: str, text: Text) -> str:
    """Glossary name of a word of engine or table; empty if there is none."""
    concept = _concept(text)
    if concept is None or language not in concept.names:
        return ""
    name = _bare(concept.names[language][0])
    # The number isn't part of a keyword effect's name ("Xドロー").
    return name.lstrip("Xx") if text.context == "keyword effects" else name


def _concept(text: Text) -> Concept | None:
    by_id = {concept.id: concept for concept in load_concepts()}
    if text.context == "colors" and text.source in _COLORS:
        return by_id[text.source]
    if text.context == "keyword effects":
        return _keywords().get(text.source)
    concept_id = _NAMED.get(text.context, {}).get(text.source)
    return by_id[concept_id] if concept_id is not None else None


def terms_in(language: str, source: str) -> Iterator[Term]:
    """Names of the game in an English text."""
    for icon in _ICON.findall(source):
        if (keyword := _keywords().get(icon[1:-1])) is not None:
            yield Term(icon, _names(keyword, language))
    for header in _TIMING.findall(source):
        if (timing := _timings().get(header)) is not None:
            yield Term(header, _names(timing, language))
    rest = _TIMING.sub("", _ICON.sub("", source))
    for name, concept in _capitals():
        # "Digi-Egg deck" matches "Digi-Egg Deck", but "on play" doesn't match "[On Play]".
        first, others = re.escape(name[0]), re.escape(name[1:])
        pattern = rf"(?<![\w-]){first}(?i:{others})s?(?![\w-])"
        if re.search(pattern, rest):
            yield Term(name, _names(concept, language))
            rest = re.sub(pattern, "", rest)


def missing_terms(language: str, source: str, translation: str) -> Iterator[Term]:
    """Names in a text that are missing in its translation."""
    folded = translation.casefold()
    for term in terms_in(language, source):
        if term.names and not any(name.casefold() in folded for name in term.names):
            yield term


def _names(concept: Concept, language: str) -> tuple[str, ...]:
    names = (*concept.names.get(language, ()), *concept.aliases.get(language, ()))
    return tuple(dict.fromkeys(map(_bare, names)))


def _bare(name: str) -> str:
    return name.strip("<>[]【】《》≪≫＜＞")


@cache
def _keywords() -> dict[str, Concept]:
    return {
        _bare(name): concept
        for concept in load_concepts()
        if concept.group is ConceptGroup.KEYWORD
        for name in concept.names["en"]
        if name.startswith("<")
    }


@cache
def _timings() -> dict[str, Concept]:
    return {
        name: concept
        for concept in load_concepts()
        if concept.group is ConceptGroup.TIMING
        for name in concept.names["en"]
        if name.startswith("[")
    }


@cache
def _capitals() -> tuple[tuple[str, Concept], ...]:
    """Capitalized names, longest first, as one may be part of another."""
    names = {
        name: concept
        for concept in load_concepts()
        if concept.group in _GROUPS
        for name in concept.names["en"]
        if name[:1].isupper() and name not in _PLAIN
    }
    return tuple(sorted(names.items(), key=lambda item: -len(item[0])))
