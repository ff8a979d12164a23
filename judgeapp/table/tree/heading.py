"""Heading of a report: where and when it was ruled, by whom and on whom; and the name of its file."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

MAX_LENGTH = 120  # letters of a field
_MAX_NAME_LENGTH = 80  # letters of the name of a file, of the hundreds that systems allow
# What some system takes for its own in the name of a file, and what nobody sees.
_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_GAPS = re.compile(r"[\s_-]+")
# What Windows takes for a device, whatever ending follows.
_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\.|$)")


class ReportHeading(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Heading of a report; empty fields are left out. `date` is ISO if the program proposed it."""

    event: str = ""
    round: str = ""
    table: str = ""
    player_a: str = ""
    player_b: str = ""
    judge: str = ""
    date: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.event, self.round, self.table, self.player_a, self.player_b, self.judge, self.date)


def file_name(heading: ReportHeading, question: str, otherwise: str = "ruling") -> str:
    """A name without an ending, "Spring-Cup-3-12-May-it-block", that every system accepts; `otherwise` if there is
    nothing to name it by."""
    parts = (heading.event, heading.round, heading.table, question)
    name = "-".join(filter(None, map(_safe, parts)))[:_MAX_NAME_LENGTH].strip("-. ")
    if not name:
        return otherwise
    return f"{otherwise}-{name}" if _DEVICES.match(name) else name


def _safe(text: str) -> str:
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return _GAPS.sub("-", _UNSAFE.sub(" ", kept)).strip("-. ")
