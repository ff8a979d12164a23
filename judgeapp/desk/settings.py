"""The settings, and their file, never half written.

They are read before the window is shown, so this module imports only what loads fast."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from judgeapp.desk.folder import read_only_reported, set_aside, write_whole
from judgeapp.desk.languages import LANGUAGES, SPOKEN
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError, MessageError, describe_os_error
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_message, semicolon_list

SCHEMES = ("system", "light", "dark")
# How to show a clause that has a rendering in another language: the rendering, both, or the source.
TEXTS = ("rendering", "both", "source")
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200, 250)
# The number of columns, and a width beyond any screen: wider windows crash the window system.
COLUMNS = 3
# Limits of the remembered questions: their number, and letters of each.
RECENT, MAX_QUESTION_LENGTH = 12, 200
MAX_WIDTH = 20_000
MAX_BYTES = 4_000_000
_BASE64 = re.compile(r"[A-Za-z0-9+/]*={0,2}")
_KEY = re.compile(r"[a-z][a-z-]{0,31}")


@dataclass(frozen=True)
class Settings:
    """Every setting with its type and default."""

    scheme: str = "system"  # one of SCHEMES
    text_size: int = 100  # per cent of the platform's own, one of TEXT_SIZES
    spoken: str = ""  # BCP 47 tag of the language of the window, one of SPOKEN; empty for the system's
    language: str = ""  # likewise of the language to show first, one of LANGUAGES; empty for the window's
    text: str = ""  # how clauses are shown, one of TEXTS; empty for the language's default
    cards: str = ""  # the language in which cards are shown at the table, one of LANGUAGES; empty for their own
    parallels: bool = False  # whether the column with the other languages is open
    columns: tuple[int, ...] = ()  # widths of the three columns in pixels; empty before the first time
    table: tuple[int, ...] = ()  # likewise of those of the table, 0 for one that is closed
    geometry: str = ""  # of the window, by the window system's binding, in base64
    rail: str = "search"  # the chosen place of the rail, by its key; the window knows which there are
    place: str = ""  # the reader's page, as its address; empty for the front page
    question: str = ""  # the field's text
    recent: tuple[str, ...] = ()  # the last questions with a result read, the newest first
    judge: str = ""  # the judge's name, which stands at what he teaches and in his reports
    pictures: str = ""  # the folder with pictures of cards, named by card number; empty for none
    motion: bool = True  # whether a step is seen to move cards
    # event, round: those of the last report, which are in the next one too
    event: str = ""
    round: str = ""
    further: tuple[tuple[str, str], ...] = ()  # (name, value as JSON) of settings that a newer edition has: kept for it

    @property
    def shown_text(self) -> str:
        """One of TEXTS: readers of Chinese read the source."""
        return self.text or ("source" if self.language.startswith("zh") else "rendering")

    def asked(self, question: str) -> Settings:
        """Add a question before the others remembered."""
        others = [recent for recent in self.recent if recent != question]
        return replace(self, recent=(question, *others)[:RECENT])

    def larger(self) -> Settings:
        above = [size for size in TEXT_SIZES if size > self.text_size]
        return replace(self, text_size=min(above, default=TEXT_SIZES[-1]))

    def smaller(self) -> Settings:
        below = [size for size in TEXT_SIZES if size < self.text_size]
        return replace(self, text_size=max(below, default=TEXT_SIZES[0]))


def load(file: Path) -> tuple[Settings, InputError | None]:
    """The settings in a file; the defaults if there is none. A damaged file is set aside, a damaged setting gets its
    default, and the error says so."""
    if not os.path.lexists(file):
        return Settings(), None
    try:
        settings, wrong = decode(read_untrusted_bytes(file, MAX_BYTES))
    except InputError as error:
        settings, wrong = Settings(), error.what
    if not wrong:
        return settings, None
    try:
        mending = message("The damaged file is saved as {name}", name=set_aside(file).name)
    except OSError as error:
        mending = message("It can't be set aside ({reason}) and will be overwritten", reason=describe_os_error(error))
    return settings, InputError(
        "the settings are damaged ({wrong}), so the defaults are used", where=str(file), mend=mending, wrong=wrong
    )


def spoken_in(file: Path) -> str:
    """The window's language from a file, read before anything else in it; empty if it has none."""
    try:
        return decode(read_untrusted_bytes(file, MAX_BYTES))[0].spoken
    except InputError:
        return ""


def save(settings: Settings, file: Path) -> None:
    """Write so that a power cut leaves the old or the new file, never half of one.

    Raises InputError when the folder can't be written."""
    with read_only_reported(file):
        write_whole(file, encode(settings), message("the settings"))


def encode(settings: Settings) -> bytes:
    values = {name: _written(getattr(settings, name)) for name in _NAMES} | dict(settings.further)
    lines = ",\n".join(f"  {_written(name)}: {value}" for name, value in values.items())
    # Half a letter, which a broken input method may leave, must not prevent saving.
    return ("{\n" + lines + "\n}\n").encode(errors="replace")


def decode(data: bytes) -> tuple[Settings, str]:
    """The settings, and their faults: empty, or those that got their defaults."""
    try:
        values = json.loads(data)
        if not isinstance(values, dict):
            return Settings(), str(message("the file has no settings"))
        # A newer edition's setting isn't damage and is kept.
        further = tuple((name, _written(values[name])) for name in values if name not in _NAMES)
    except (ValueError, RecursionError):
        return Settings(), str(message("not JSON"))
    sound: dict[str, Any] = {}
    wrong: list[str] = []
    for name in (name for name in _NAMES if name in values):
        try:
            sound[name] = _checked(name, values[name])
        except _WrongError as error:
            wrong.append(str(error))
    return Settings(**sound, further=further), semicolon_list(wrong)


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Settings that this edition knows.
_NAMES = tuple(field.name for field in fields(Settings) if field.name != "further")
_CHOICES: dict[str, tuple[object, ...]] = {
    "scheme": SCHEMES,
    "spoken": ("", *SPOKEN),
    "language": ("", *LANGUAGES),
    "cards": ("", *LANGUAGES),
    "text_size": TEXT_SIZES,
    "text": ("", *TEXTS),
}


class _WrongError(MessageError):
    """Error of an invalid setting."""


def _checked(name: str, value: Any) -> Any:
    """Value checked to have the type of the setting's default. Raises _WrongError."""
    if name in ("columns", "table"):
        if (
            not isinstance(value, list)
            or len(value) not in (0, COLUMNS)
            or not all(type(v) is int and 0 <= v <= MAX_WIDTH for v in value)
        ):
            raise _WrongError("{name} has no widths", name=name)
        return tuple(value)
    if name == "recent":
        return _questions(value)
    if type(value) is not type(getattr(Settings, name)):
        raise _WrongError("{name} is of the wrong type", name=name)
    if name in _CHOICES and value not in _CHOICES[name]:
        known = comma_message(filter(None, map(str, _CHOICES[name])))
        raise _WrongError("{name} isn't one of {known}", name=name, known=known)
    if name == "geometry" and not _BASE64.fullmatch(value):
        raise _WrongError("{name} isn't base64", name=name)
    if name == "rail" and not _KEY.fullmatch(value):
        raise _WrongError("{name} isn't a place", name=name)
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _WrongError("the text of {name} ends in the middle of a character", name=name)
    return value


def _questions(value: Any) -> tuple[str, ...]:
    """Recent questions. Raises _WrongError."""
    if not isinstance(value, list) or not all(isinstance(question, str) for question in value):
        raise _WrongError("{name} has no questions", name="recent")
    if any("\ud800" <= letter <= "\udfff" for question in value for letter in question):
        raise _WrongError("the text of {name} ends in the middle of a character", name="recent")
    return tuple(question[:MAX_QUESTION_LENGTH] for question in value[:RECENT])
