"""From a file that somebody hands over to an edition: its lines, its cover, and what it is."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

import judgeapp
from judgeapp.editions.cover import Cover, cover_of
from judgeapp.editions.edition import (
    EditionFacts,
    ImportedEdition,
    PrintedLine,
    Provenance,
    RulebookKind,
    SettledLine,
    checked_facts,
)
from judgeapp.editions.parsing.furniture import with_furniture
from judgeapp.editions.taking_apart import kind_of
from judgeapp.files.untrusted import decode_utf8, printable_name, read_untrusted_bytes
from judgeapp.messages.errors import InputError

MOST_BYTES = 64_000_000
_MOST_TEXT = 4_000_000
_MARKDOWN = (".md", ".markdown")
_PDF = b"%PDF-"
_EARLY = 1024  # a PDF may have something before it begins
# Two or three times as many as the longest rulebook has; taking more apart takes longer than anybody waits.
MOST_LINES = 8_000
_LONGEST_LINE = 20_000
_HEADING = re.compile(r"(?P<marks>#{1,6})\s+\S")
# What no rulebook has, and a terminal or a page would stumble over.
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufeff\u200b-\u200d\u2060]|\u00ad(?!\s*$)")


class RulebookFile(Struct, frozen=True):
    """A file as it was read, before anything was said of it."""

    lines: tuple[PrintedLine, ...]
    provenance: Provenance
    cover: Cover
    kind: RulebookKind


def read_rulebook(file: Path) -> RulebookFile:
    """Raises InputError for what can't be read, is too much, or has no text."""
    content = read_untrusted_bytes(file, MOST_BYTES)
    try:
        lines = _lines(file, content)
    except InputError as error:
        raise error.in_file(str(file)) from error
    if len(lines) > MOST_LINES:
        raise InputError("the text has more than {most:,} lines", where=str(file), most=MOST_LINES)
    come = Provenance(
        printable_name(file),
        hashlib.sha256(content).hexdigest(),
        len(content),
        max(line.page for line in lines),
        datetime.now(UTC).isoformat(timespec="seconds"),
        judgeapp.__version__,
    )
    return RulebookFile(lines, come, cover_of(lines), kind_of(lines))


def edition_of_file(read: RulebookFile, facts: EditionFacts, settled: Sequence[SettledLine] = ()) -> ImportedEdition:
    """Raises InputError for facts that can't be so."""
    return ImportedEdition(checked_facts(facts), read.provenance, read.lines, tuple(settled))


def _lines(file: Path, content: bytes) -> tuple[PrintedLine, ...]:
    if _PDF in content[:_EARLY] or file.suffix.casefold() == ".pdf":
        # The PDF reader is only imported when it is needed.
        from judgeapp.editions.pdf.reading import lines_of_pdf

        return lines_of_pdf(content)
    if len(content) > _MOST_TEXT:
        raise InputError("the file has more than {most:,} bytes, too much for a text", most=_MOST_TEXT)
    text = decode_utf8(content, str(file))
    return with_furniture(lines_of_text(text, markdown=file.suffix.casefold() in _MARKDOWN))


def lines_of_text(text: str, *, markdown: bool = False) -> tuple[PrintedLine, ...]:
    """The lines that are not blank. Raises InputError for a text that no rulebook can be."""
    lines: list[PrintedLine] = []
    # A text of which another program has wrapped the lines has no blank ones in between.
    for page, printed in enumerate(_plain(text).split("\f"), start=1):
        opens = True
        for raw in printed.split("\n"):
            if not raw.strip():
                opens = True
                continue
            level = len(match["marks"]) if markdown and (match := _HEADING.match(raw)) else 0
            lines.append(PrintedLine(page, _line(raw), level=level, opens=opens))
            opens = False
            if len(lines) > MOST_LINES:
                raise InputError("the text has more than {most:,} lines", most=MOST_LINES)
    if not lines:
        raise InputError("it has no text")
    return tuple(lines)


def _plain(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return re.sub("[\u2028\u2029\x0b\x85]", "\n", text)


def _line(raw: str) -> str:
    if len(raw) > _LONGEST_LINE:
        raise InputError("a line of the text has more than {most:,} characters", most=_LONGEST_LINE)
    return _CONTROL.sub("", raw).strip()
