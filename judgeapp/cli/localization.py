"""Language of the command line, and its texts, without Qt. English costs nothing: only others read a translation."""

from __future__ import annotations

import argparse
import gettext
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgeapp.desk.languages import FILES, SPOKEN, TRANSLATIONS, VARIABLE, spoken
from judgeapp.messages.message import Translator, current_translator, render, set_translator, translation

if TYPE_CHECKING:
    from judgeapp.rulebook.manifest import Rulebook

# Environment variables with the language of a POSIX system; the first that is set counts.
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
# Locales that name no language.
_NO_LANGUAGES = ("", "C", "POSIX")

T = TypeVar("T")
_language = "en"


def worded(text: str, /, **words: object) -> str:
    """A text of the command line in its language, with its parameters filled in."""
    return render("cli", text, **words)


def for_later(text: str) -> str:
    """Mark a text of the command line that in_words translates later."""
    return text


# For a marked text; arguments of `worded` are translated in place.
in_words = worded


def worded_code(section: str, code: str, /, **words: object) -> str:
    """A text of words.yaml in the language of the command line, by its section and code."""
    return in_words(coded_words()[section][code], **words)


@cache
def coded_words() -> Mapping[str, Mapping[str, str]]:
    from judgeapp.files.packaged import packaged  # slow to load, and not needed for help

    return packaged("judgeapp.cli", "words.yaml", dict[str, dict[str, str]])


def source_title(source: Rulebook) -> str:
    return translation("sources", source.english_title)


def source_status(source: Rulebook) -> str:
    """Note on which parts of a rulebook are included, in the current language."""
    return translation("sources", source.status)


def spoken_now() -> str:
    """The language that is spoken, by its BCP 47 tag."""
    return _language


def in_language(texts: Mapping[str, T]) -> T:
    """The text in the current language, of texts by BCP 47 tag; otherwise the English one."""
    return texts.get(_language, texts["en"])


def wished_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: that of the variable, or of the system; English if the program has neither."""
    for name in (VARIABLE, *_LOCALES):
        if tag := environment.get(name, ""):
            bare = tag.partition(".")[0].partition("@")[0]
            return "en" if bare in _NO_LANGUAGES else spoken((bare,), SPOKEN)
    return spoken(_system_languages(), SPOKEN)


def _system_languages() -> tuple[str, ...]:
    """Languages of Windows and macOS, if no variable names one. The window asks Qt, which is slow to load."""
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return (locale.windows_locale.get(number, ""),)
    if sys.platform == "darwin":
        return languages_of_mac(Path.home() / "Library/Preferences/.GlobalPreferences.plist")
    return ()


def languages_of_mac(preferences: Path) -> tuple[str, ...]:
    """The languages that a macOS is set to, the first first; none if they can't be read."""
    import plistlib

    try:
        values = plistlib.loads(preferences.read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException):
        return ()
    return tuple(map(str, values.get("AppleLanguages", ())))


def speak(language: str) -> None:
    """Set the language of the command line, of its parsers too."""
    global _language
    _language = language
    set_translator(_translator(language))
    _translate_parsers(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language in here, but for the parsers."""
    global _language
    before = _language, current_translator()
    if language != _language:
        _language = language
        set_translator(_translator(language))
    try:
        yield
    finally:
        _language = before[0]
        set_translator(before[1])


def _translator(language: str) -> Translator | None:
    if language == "en":
        return None
    try:
        known = read_translations(TRANSLATIONS / f"judgeapp_{FILES[language]}.qm")
    except FileNotFoundError:  # a checkout that hasn't compiled it yet
        known = {}
    return lambda context, text: known.get((context, text), text)


def _translate_parsers(language: str) -> None:
    """Let every parser say its own words in the current language."""
    # argparse looks its texts up by these names.
    if language == "en":
        vars(argparse).update(_=gettext.gettext, ngettext=gettext.ngettext)
    else:
        vars(argparse).update(_=_in_parser, ngettext=_counted)


def _in_parser(text: str) -> str:
    return translation("argparse", text)


def _counted(singular: str, plural: str, number: int) -> str:
    return _in_parser(singular if number == 1 else plural)


# A .qm file, read without Qt: Qt takes half a second to load, and is not on every machine that runs commands. Behind a
# mark of 16 bytes it has fields: a byte for the kind, four for the length, then the content. One field holds all
# messages, each a row of fields up to an end field. The format is that of QTranslator, which a test compares.
_MARK = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LC_MESSAGES = 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT = 1, 3, 6, 7


def read_translations(file: Path) -> dict[tuple[str, str], str]:
    """Translations of a file by context and English text; the first form if a number is in it. Raises ValueError."""
    content = file.read_bytes()
    if not content.startswith(_MARK):
        raise ValueError(f"{file.name} is no file of translations")
    translations: dict[tuple[str, str], str] = {}
    parts: dict[int, bytes] = {}
    for field, part in _fields(dict(_fields(content[len(_MARK) :])).get(_LC_MESSAGES, b"")):
        if field == _END:
            translations[parts[_CONTEXT].decode(), parts[_SOURCE].decode()] = parts[_TRANSLATION].decode("utf-16-be")
            parts = {}
        else:
            parts.setdefault(field, part)
    return translations


def _fields(content: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at < len(content):
        field, start = content[at], at + 5
        # The end field has no length.
        at = at + 1 if field == _END else start + int.from_bytes(content[at + 1 : start], "big")
        yield field, content[start:at]
