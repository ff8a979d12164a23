"""Differences between the sources: an older manual against the Comprehensive Rules, a translation against the Japanese,
a text that is not clear."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation
from judgeapp.rulebook.our_words.readings import Translations


class DifferenceKind(StrEnum):
    OLDER = "older"  # the other passage states the rule of an older edition
    TRANSLATION = "translation"  # the translation differs from the Japanese
    UNCLEAR = "unclear"  # the text has two possible meanings


_LABELS = {
    DifferenceKind.OLDER: QT_TRANSLATE_NOOP("differences", "An older source says something else"),
    DifferenceKind.TRANSLATION: QT_TRANSLATE_NOOP("differences", "The translation differs"),
    DifferenceKind.UNCLEAR: QT_TRANSLATE_NOOP("differences", "The text is unclear"),
}


class SourceDifference(Struct, frozen=True, forbid_unknown_fields=True):
    id: str  # stable
    clauses: tuple[str, ...]  # numbers of the Comprehensive Rules, the nearest first
    passages: tuple[str, ...]  # ids of the differing ones in the other sources
    kind: DifferenceKind
    says: Translations  # each statement, and today's valid one, by BCP 47 language

    @property
    def label(self) -> str:
        """Its kind, in the current language."""
        return translation("differences", _LABELS[self.kind])


@cache
def load_differences() -> tuple[SourceDifference, ...]:
    """Every difference of rules_corpus/differences.yaml, in file order."""
    return packaged("rules_corpus", "differences.yaml", tuple[SourceDifference, ...])
