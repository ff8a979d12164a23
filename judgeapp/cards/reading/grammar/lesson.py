"""Lesson of a judge: a wording that the phrase book lacks means the same as words that it has."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.json import Decoder


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Lesson as it is in a judge's phrase file. What varies is in curly brackets in both texts: "wipe out {2}
    enemies", "delete {2} of your opponent's Digimon".

    wording -- what cards say and the phrase book lacks
    same -- the same in words that are understood
    by, date, note -- who taught it, when (as an ISO date), and why
    clauses -- of a keyword effect that nobody knows, by what it is cited: the wording is its icon then ("<Last Stand
               {2}>"), and `same` a whole effect, which says of which type it is
    """

    language: str
    wording: str
    same: str
    by: str = ""
    date: str = ""
    note: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def is_keyword(self) -> bool:
        """True if a keyword effect is taught, and no other words for what is known."""
        return bool(self.clauses)

    @property
    def key(self) -> tuple[str, str]:
        """A wording of a language is taught once."""
        return self.language, " ".join(self.wording.casefold().split())

    @property
    def meaning(self) -> str:
        """Meaning that is taught, in one spelling."""
        return " ".join((*self.same.casefold().split(), *self.clauses))

    @property
    def summary(self) -> str:
        """Summary on one line: what was taught, by whom and when."""
        who = ", ".join(part for part in (*self.clauses, self.by, self.date) if part)
        return f'"{self.wording}" as "{self.same}"' + (f" ({who})" if who else "")


# Made ready by the one thread that imports it, as the effect language is.
Decoder(Lesson)


# An icon with its number, if it has one; what is between is the icon's own.
ICON = re.compile(r"<(?P<name>[^<>{}\d]*[^<>{}\d\s(+-])(?P<behind>[\s(+-]*(?:\d+)?\)?)>")


def icon_name(text: str) -> str:
    """The name in an icon as it is in a file: "Last Stand" of "<Last Stand {2}>"; empty if it is none."""
    plain = text.replace("{", "").replace("}", "")
    for signs in ("＜＞", "≪≫", "《》"):
        plain = plain.replace(signs[0], "<").replace(signs[1], ">")
    icon = ICON.fullmatch(plain.strip())
    return icon["name"].strip() if icon else ""
