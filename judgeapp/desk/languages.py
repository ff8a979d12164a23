"""The languages of the sources and of the names in the glossary, in the order of lists; and those of the program."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from judgeapp.messages.message import QT_TRANSLATE_NOOP

# English names by BCP 47 tag.
LANGUAGES = {
    "en": QT_TRANSLATE_NOOP("wording", "English"),
    "ja": QT_TRANSLATE_NOOP("wording", "Japanese"),
    "zh-Hans": QT_TRANSLATE_NOOP("wording", "Simplified Chinese"),
    "zh-Hant": QT_TRANSLATE_NOOP("wording", "Traditional Chinese"),
    "de": QT_TRANSLATE_NOOP("wording", "German"),
}
# Languages that every text of the program is translated into.
SPOKEN = ("en", "ja", "zh-Hans", "zh-Hant", "de")
# Environment variable with the language to speak; it overrides the window's settings and the system.
VARIABLE = "JUDGEAPP_LANGUAGE"
# Translation files, by Qt's names of languages.
TRANSLATIONS = Path(__file__).parent.parent / "translations"
FILES = {"en": "en", "ja": "ja", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "de": "de"}
# Subtags that imply traditional Chinese.
_TRADITIONAL = frozenset(("hant", "tw", "hk", "mo"))


def spoken(wished: Iterable[str], among: Collection[str]) -> str:
    """The first wished language ("zh_HK", "de-AT", "ja_JP.UTF-8") among some; English if none of them is there."""
    for tag in wished:
        name, *parts = tag.partition(".")[0].replace("_", "-").lower().split("-")
        if name == "zh":
            name = "zh-Hant" if _TRADITIONAL.intersection(parts) else "zh-Hans"
        if name in among:
            return name
    return "en"
