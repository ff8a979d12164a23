"""The languages of the sources and of the names in the glossary, in the order of lists."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 -- lupdate looks for it
    """Marks a text for translation later."""
    return text


# By BCP 47 tag, with their English names.
LANGUAGES = {
    "en": QT_TRANSLATE_NOOP("wording", "English"),
    "ja": QT_TRANSLATE_NOOP("wording", "Japanese"),
    "zh-Hans": QT_TRANSLATE_NOOP("wording", "Simplified Chinese"),
    "zh-Hant": QT_TRANSLATE_NOOP("wording", "Traditional Chinese"),
    "de": QT_TRANSLATE_NOOP("wording", "German"),
}
