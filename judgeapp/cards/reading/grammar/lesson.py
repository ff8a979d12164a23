"""Lesson of a judge: a wording that the phrase book lacks means the same as words that it has."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.json import Decoder


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Lesson in a judge's phrase file. Variable parts are in curly brackets in both texts: "wipe out {2} enemies",
    "delete {2} of your opponent's Digimon"."""

    language: str
    wording: str  # the card's words that the phrase book lacks
    same: str  # the same in words that are understood
    # by, date, note: who taught it, when (as an ISO date), and why
    by: str = ""
    date: str = ""
    note: str = ""
    # Of an unknown keyword effect, its citation: the wording is its icon then ("<Last Stand {2}>"), and `same` a whole
    # effect, which says of which type it is.
    clauses: tuple[str, ...] = ()

    @property
    def is_keyword(self) -> bool:
        """True if the lesson is a keyword effect rather than new words for known ones."""
        return bool(self.clauses)

    @property
    def key(self) -> tuple[str, str]:
        """A wording of a language is taught once."""
        return self.language, " ".join(self.wording.casefold().split())

    @property
    def meaning(self) -> str:
        """The taught meaning in normalized spelling."""
        return " ".join((*self.same.casefold().split(), *self.clauses))

    @property
    def summary(self) -> str:
        """Summary on one line: the lesson, its author and date."""
        who = ", ".join(part for part in (*self.clauses, self.by, self.date) if part)
        return f'"{self.wording}" as "{self.same}"' + (f" ({who})" if who else "")


# Made ready by the one thread that imports it, as the effect language is.
Decoder(Lesson)

# An icon with its number, if any; the text between is the icon's own.
ICON = re.compile(r"<(?P<name>[^<>{}\d]*[^<>{}\d\s(+-])(?P<behind>[\s(+-]*(?:\d+)?\)?)>")


def icon_name(text: str) -> str:
    """The name in an icon as in a file: "Last Stand" of "<Last Stand {2}>"; empty if not an icon."""
    plain = text.replace("{", "").replace("}", "")
    for signs in ("＜＞", "≪≫", "《》"):
        plain = plain.replace(signs[0], "<").replace(signs[1], ">")
    icon = ICON.fullmatch(plain.strip())
    return icon["name"].strip() if icon else ""
