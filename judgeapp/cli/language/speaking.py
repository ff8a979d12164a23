"""The language that the command line speaks, and its texts in it. English costs nothing: only for
another language a translation is read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgeapp.desk.languages import FILES, SPOKEN, TRANSLATIONS, VARIABLE, spoken
from judgeapp.messages.message import Translator, current_translator, render, set_translator, translation

# What names the language of a POSIX system; the first that is set counts.
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
# The locales of a system to which nobody gave a language.
_NO_LANGUAGES = ("", "C", "POSIX")

if TYPE_CHECKING:
    from judgeapp.rulebook.manifest import Rulebook

T = TypeVar("T")
_language = "en"


def worded(text: str, /, **words: object) -> str:
    """A text of the command line in the language that is spoken, with its words filled in."""
    return render("cli", text, **words)


def for_later(text: str) -> str:
    """Marks a text of the command line that is told later, by in_words."""
    return text


def in_words(text: str, /, **words: object) -> str:
    """A text that was marked, in the language that is spoken, with its words filled in."""
    return render("cli", text, **words)


def source_title(source: Rulebook) -> str:
    """What a rulebook is called in the language that is spoken."""
    return translation("sources", source.english_title)


def source_status(source: Rulebook) -> str:
    """What of a rulebook was taken in, in the language that is spoken."""
    return translation("sources", source.status)


def spoken_now() -> str:
    """The language that is spoken, by its BCP 47 tag."""
    return _language


def in_language(texts: Mapping[str, T]) -> T:
    """The one of the language that is spoken, of texts by BCP 47 tag; the English one where it has
    none."""
    return texts.get(_language, texts["en"])


def wished_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: that of the variable, or of the system; English where the program
    speaks neither."""
    for name in (VARIABLE, *_LOCALES):
        if tag := environment.get(name, ""):
            bare = tag.partition(".")[0].partition("@")[0]
            return "en" if bare in _NO_LANGUAGES else spoken((bare,), SPOKEN)
    return spoken(_of_system(), SPOKEN)


def _of_system() -> tuple[str, ...]:
    """What Windows and macOS speak, where no variable says it. The window asks Qt, which would be
    slow to load here."""
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return (locale.windows_locale.get(number, ""),)
    if sys.platform == "darwin":
        return languages_of_mac(Path.home() / "Library/Preferences/.GlobalPreferences.plist")
    return ()


def languages_of_mac(preferences: Path) -> tuple[str, ...]:
    """The languages that a macOS is set to, the first first; none where they can't be read."""
    import plistlib

    try:
        kept = plistlib.loads(preferences.read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException):
        return ()
    return tuple(map(str, kept.get("AppleLanguages", ())))


def speak(language: str) -> None:
    """Say whatever the command line says from now on in a language, also what its parsers say."""
    from judgeapp.cli.language.parser_words import let_parsers_speak

    global _language
    _language = language
    set_translator(_speaker(language) if language != "en" else None)
    let_parsers_speak(language)


@contextmanager
def english(*, only_if: bool) -> Iterator[None]:
    """In here all is told in English, which is what scripts compare."""
    global _language
    before = _language, current_translator()
    if only_if:
        _language = "en"
        set_translator(None)
    try:
        yield
    finally:
        _language = before[0]
        set_translator(before[1])


def _speaker(language: str) -> Translator:
    from judgeapp.cli.language.translation_file import read_translations

    try:
        known = read_translations(TRANSLATIONS / f"judgeapp_{FILES[language]}.qm")
    except FileNotFoundError:  # in a checkout in which nothing has compiled it yet
        known = {}
    return lambda context, text: known.get((context, text), text)
