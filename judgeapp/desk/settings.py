"""The settings: what they are, and a file that is never half written.

They are read before the window is shown, so this module keeps to what is quickly imported.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from judgeapp.desk.folder import set_aside
from judgeapp.errors import InputError

SCHEMES = ("system", "light", "dark")
RAILS = ("search", "sources", "glossary", "bookmarks")
LANGUAGES = ("en", "ja", "zh-Hans", "zh-Hant", "de")
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200, 250)


@dataclass(frozen=True)
class Settings:
    """Every setting with its type and default.

    scheme    -- one of SCHEMES
    text_size -- per cent of the platform's own, one of TEXT_SIZES
    language  -- BCP 47 tag of the language to show first, one of LANGUAGES; empty for none
    parallels -- whether the column with the other languages is open
    columns   -- widths of the three columns in pixels; empty before the first time
    geometry  -- of the window, as the window system's binding gives it, in base64
    rail      -- the chosen place of the rail, one of RAILS
    place     -- what the reader shows, as its address; empty for the front page
    question  -- what stands in the field
    """

    scheme: str = "system"
    text_size: int = 100
    language: str = ""
    parallels: bool = True
    columns: tuple[int, ...] = ()
    geometry: str = ""
    rail: str = "search"
    place: str = ""
    question: str = ""

    def larger(self) -> Settings:
        above = [size for size in TEXT_SIZES if size > self.text_size]
        return replace(self, text_size=min(above, default=TEXT_SIZES[-1]))

    def smaller(self) -> Settings:
        below = [size for size in TEXT_SIZES if size < self.text_size]
        return replace(self, text_size=max(below, default=TEXT_SIZES[0]))


def load(file: Path) -> tuple[Settings, InputError | None]:
    """The settings of a file; the defaults where there is none.

    A damaged file is set aside, the defaults are given, and the error says so.
    """
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), InputError(
            f"the settings can't be read ({error.strerror}), so the defaults are used",
            where=str(file),
            mend="Make the file readable",
        )
    try:
        return decode(data), None
    except ValueError as wrong:
        try:
            mend = f"The damaged file is kept as {set_aside(file).name}"
        except OSError as error:
            mend = f"It can't be set aside ({error.strerror}) and will be overwritten"
        return Settings(), InputError(
            f"the settings are damaged ({wrong}), so the defaults are used",
            where=str(file),
            mend=mend,
        )


def save(settings: Settings, file: Path) -> None:
    """Write so that a power cut leaves the old or the new file, never half of one.

    Raises InputError when the folder can't be written.
    """
    beside = file.with_name(f"{file.name}.new")
    try:
        with beside.open("wb") as out:
            out.write(encode(settings))
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise InputError(
            f"the settings can't be saved ({error.strerror})",
            where=str(file),
            mend="Make the folder writable or free some space",
        ) from error


def encode(settings: Settings) -> bytes:
    return (json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n").encode()


def decode(data: bytes) -> Settings:
    """Raises ValueError that says what is wrong."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        raise ValueError("this is no JSON") from None
    if not isinstance(values, dict):
        raise ValueError("there is no table of settings")
    # A setting of a newer program is no damage: what is not known is left out.
    known = {f.name for f in fields(Settings)}
    settings = Settings(**{k: _checked(k, v) for k, v in values.items() if k in known})
    if settings.scheme not in SCHEMES:
        raise ValueError(f"scheme is none of {', '.join(SCHEMES)}")
    if settings.rail not in RAILS:
        raise ValueError(f"rail is none of {', '.join(RAILS)}")
    if settings.language not in ("", *LANGUAGES):
        raise ValueError(f"language is none of {', '.join(LANGUAGES)}")
    if settings.text_size not in TEXT_SIZES:
        raise ValueError(f"text_size is none of {', '.join(map(str, TEXT_SIZES))}")
    return settings


def _checked(name: str, value: Any) -> Any:
    """The value as its setting's type, which is that of the default."""
    if name == "columns":
        if not isinstance(value, list) or not all(type(v) is int and v >= 0 for v in value):
            raise ValueError("columns is no list of widths")
        return tuple(value)
    expected = type(getattr(Settings, name))
    if type(value) is not expected:
        raise ValueError(f"{name} is of the wrong type")
    return value
