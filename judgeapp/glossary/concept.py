"""A concept of the game: its names in five languages and the clauses that define it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache

from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation
from judgeapp.rulebook.our_words.readings import Translations


class ConceptGroup(StrEnum):
    KEYWORD = "keyword"
    TIMING = "timing"
    PHASE = "phase"
    AREA = "area"
    CARD = "card"
    INFORMATION = "information"
    ACTION = "action"
    STATE = "state"
    EFFECT = "effect"
    RULE = "rule"
    OTHER = "other"
    WORD = "word"  # plain vocabulary that joins the languages and defines nothing


_GROUPS = {
    ConceptGroup.KEYWORD: QT_TRANSLATE_NOOP("wording", "Keyword effect"),
    ConceptGroup.TIMING: QT_TRANSLATE_NOOP("wording", "Timing"),
    ConceptGroup.PHASE: QT_TRANSLATE_NOOP("wording", "Phase"),
    ConceptGroup.AREA: QT_TRANSLATE_NOOP("wording", "Area"),
    ConceptGroup.CARD: QT_TRANSLATE_NOOP("wording", "Card"),
    ConceptGroup.INFORMATION: QT_TRANSLATE_NOOP("wording", "Card information"),
    ConceptGroup.ACTION: QT_TRANSLATE_NOOP("wording", "Action"),
    ConceptGroup.STATE: QT_TRANSLATE_NOOP("wording", "State"),
    ConceptGroup.EFFECT: QT_TRANSLATE_NOOP("wording", "Effect"),
    ConceptGroup.RULE: QT_TRANSLATE_NOOP("wording", "Rule"),
    ConceptGroup.OTHER: QT_TRANSLATE_NOOP("wording", "Other"),
    ConceptGroup.WORD: QT_TRANSLATE_NOOP("wording", "Word"),
}


def group_name(group: ConceptGroup) -> str:
    return translation("wording", _GROUPS[group])


class Concept(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    group: ConceptGroup
    clauses: tuple[str, ...]  # numbers of the Comprehensive Rules that define it, the best first
    names: dict[str, tuple[str, ...]]  # by BCP 47 language, the official or most usual name first
    readings: tuple[str, ...] = ()  # of the Japanese names, in hiragana
    aliases: dict[str, tuple[str, ...]] = {}  # older names, players' slang and common mistakes, by language
    # Names that cards or the headings of a manual print, though no passage of our sources has them.
    official: dict[str, tuple[str, ...]] = {}
    lookup: bool = True  # whether the name alone is a question that its clauses answer

    def name(self, language: str) -> str:
        """The first name in a language, or in English if it has none."""
        return (self.names.get(language) or self.names["en"])[0]

    def title(self, language: str) -> str:
        """Name as a heading: with a large first letter, which a name within a sentence needn't have in German."""
        name = self.name(language)
        return name[:1].upper() + name[1:]

    def all_names(self) -> Iterator[tuple[str, str]]:
        """(language, name) for every name, reading and alias."""
        for language, names in self.names.items():
            for name in names:
                yield language, name
        for reading in self.readings:
            yield "ja", reading
        for language, names in self.aliases.items():
            for name in names:
                yield language, name


_known_concepts: list[tuple[Concept, ...]] = []


@cache
def load_concepts() -> tuple[Concept, ...]:
    """Every concept of rules_corpus/terms.yaml, in file order."""
    return _known_concepts[0] if _known_concepts else packaged("rules_corpus", "terms.yaml", tuple[Concept, ...])


def know_concepts(concepts: tuple[Concept, ...]) -> None:
    """These were read from the file before: it need not be again."""
    _known_concepts[:] = [concepts]


@cache
def load_definitions(group: ConceptGroup) -> dict[str, Translations]:
    """Definitions of a group by concept and BCP 47 language: a file of rules_corpus/definitions, read when one of its
    concepts is first shown. Plain words have none."""
    if group is ConceptGroup.WORD:
        return {}
    entries = packaged("rules_corpus", f"definitions/{group.value}.yaml", list[dict[str, str]])
    return {entry["id"]: {tag: text for tag, text in entry.items() if tag != "id"} for entry in entries}
