"""From an untrusted file to an edition: its lines, its cover, and its facts."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from msgspec import Struct

import judgeapp
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

MAX_BYTES = 64_000_000
_MAX_TEXT = 4_000_000
_MARKDOWN = (".md", ".markdown")
_PDF = b"%PDF-"
_PDF_HEADER_WITHIN = 1024  # bytes that may precede a PDF's header
# Two or three times the longest rulebook; more would take longer than anybody waits.
MAX_LINES = 8_000
_MAX_LINE_LENGTH = 20_000
_HEADING = re.compile(r"(?P<marks>#{1,6})\s+\S")
# Characters that no rulebook has and that harm a terminal or a page.
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufeff\u200b-\u200d\u2060]|\u00ad(?!\s*$)")


class RulebookFile(Struct, frozen=True):
    """A file as it was read, before the judge decided anything about it."""

    lines: tuple[PrintedLine, ...]
    provenance: Provenance
    cover: Cover
    kind: RulebookKind


def read_rulebook(file: Path) -> RulebookFile:
    """Read a rulebook. Raises InputError if it is unreadable, too large, or has no text."""
    content = read_untrusted_bytes(file, MAX_BYTES)
    try:
        lines = _lines(file, content)
    except InputError as error:
        raise error.in_file(str(file)) from error
    if len(lines) > MAX_LINES:
        raise InputError("the text has more than {most:,} lines", where=str(file), most=MAX_LINES)
    provenance = Provenance(
        printable_name(file),
        hashlib.sha256(content).hexdigest(),
        len(content),
        max(line.page for line in lines),
        datetime.now(UTC).isoformat(timespec="seconds"),
        judgeapp.__version__,
    )
    return RulebookFile(lines, provenance, cover_of(lines), kind_of(lines))


def edition_of_file(read: RulebookFile, facts: EditionFacts, settled: Sequence[SettledLine] = ()) -> ImportedEdition:
    """Edition of a file. Raises InputError for impossible facts."""
    return ImportedEdition(checked_facts(facts), read.provenance, read.lines, tuple(settled))


def _lines(file: Path, content: bytes) -> tuple[PrintedLine, ...]:
    if _PDF in content[:_PDF_HEADER_WITHIN] or file.suffix.casefold() == ".pdf":
        # Import the PDF reader only when needed.
        from judgeapp.editions.pdf.reading import lines_of_pdf

        return lines_of_pdf(content)
    if len(content) > _MAX_TEXT:
        raise InputError("the file is larger than {most:,} bytes, too large for a text file", most=_MAX_TEXT)
    text = decode_utf8(content, str(file))
    return with_furniture(lines_of_text(text, markdown=file.suffix.casefold() in _MARKDOWN))


def lines_of_text(text: str, *, markdown: bool = False) -> tuple[PrintedLine, ...]:
    """The lines that are not blank. Raises InputError for a text that no rulebook can be."""
    lines: list[PrintedLine] = []
    # Text wrapped by another program has no blank lines inside a paragraph.
    for page, printed in enumerate(_plain(text).split("\f"), start=1):
        opens = True
        for raw in printed.split("\n"):
            if not raw.strip():
                opens = True
                continue
            level = len(match["marks"]) if markdown and (match := _HEADING.match(raw)) else 0
            lines.append(PrintedLine(page, _line(raw), level=level, opens=opens))
            opens = False
            if len(lines) > MAX_LINES:
                raise InputError("the text has more than {most:,} lines", most=MAX_LINES)
    if not lines:
        raise InputError("it has no text")
    return tuple(lines)


def _plain(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return re.sub("[\u2028\u2029\x0b\x85]", "\n", text)


def _line(raw: str) -> str:
    if len(raw) > _MAX_LINE_LENGTH:
        raise InputError("a line of the text has more than {most:,} characters", most=_MAX_LINE_LENGTH)
    return _CONTROL.sub("", raw).strip()


# -- the cover: title, edition, date and language, as the first page says ---------------------------

_MAX_COVER_LINES = 40  # lines that may belong to a cover
_EDITION = re.compile(
    r"(?:ver(?:sion)?|edition|rev(?:ision)?|v|バージョン|版本)\s*[.:：]?\s*(?P<edition>\d{1,2}(?:\.\d{1,2}){1,2})",
    re.IGNORECASE,
)
_NAMES_OF_MONTHS = (
    "jan january januar|feb february februar|mar march märz|apr april|may mai|jun june juni|jul july juli|aug august"
    "|sep sept september|oct october oktober|nov november|dec december dezember"
)
_MONTHS = {name: month for month, names in enumerate(_NAMES_OF_MONTHS.split("|"), 1) for name in names.split()}
_ISO = re.compile(r"(?P<y>20\d\d)\s*[-/.年]\s*(?P<m>\d{1,2})\s*[-/.月]\s*(?P<d>\d{1,2})")
_AMERICAN = re.compile(r"(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>20\d\d)")
_GERMAN = re.compile(r"(?P<d>\d{1,2})\.\s?(?P<m>\d{1,2})\.\s?(?P<y>20\d\d)")
_MONTH_FIRST = re.compile(r"(?P<m>[A-Za-zä]{3,9})\.?\s+(?P<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<y>20\d\d)")
_DAY_FIRST = re.compile(r"(?P<d>\d{1,2})(?:st|nd|rd|th|\.)?\s+(?P<m>[A-Za-zä]{3,9})\.?,?\s+(?P<y>20\d\d)")
_DATES = (_ISO, _AMERICAN, _GERMAN, _MONTH_FIRST, _DAY_FIRST)
_KANA = re.compile(r"[ぁ-ゖァ-ヺ]")
_HAN = re.compile(r"[\u4e00-\u9fff]")
# Characters that only one of the two Chinese scripts has, and that every rulebook needs.
_SIMPLIFIED, _TRADITIONAL = (frozenset("则战进对这发动费阶结选择区"), frozenset("則戰進對這發動費階結選擇區"))
_GERMAN_WORDS = re.compile(r"\b(?:und|der|die|das|wird|nicht|ein|eine|oder|Karte[n]?)\b")
_ENGLISH_WORDS = re.compile(r"\b(?:and|the|of|is|not|a|an|or|cards?)\b")


class Cover(Struct, frozen=True):
    """Facts of a cover; empty if it does not say."""

    title: str = ""
    edition: str = ""
    date: str = ""
    language: str = ""


def cover_of(lines: Sequence[PrintedLine]) -> Cover:
    first = [line.text for line in lines[:_MAX_COVER_LINES]]
    edition = next((m["edition"] for text in first if (m := _EDITION.search(text))), "")
    dates = (day for text in first for day in _dates(text))
    return Cover(_title(first), edition, next(dates, ""), _language(lines))


def _title(first: Sequence[str]) -> str:
    for text in first:
        plain = text.lstrip("#").strip()
        is_other = _EDITION.search(plain) or any(_dates(plain))
        if 3 < len(plain) <= 100 and not is_other and not plain[0].isdigit():
            return plain
    return ""


def _dates(text: str) -> Iterator[str]:
    for pattern in _DATES:
        for match in pattern.finditer(text):
            named = match["m"].casefold()
            month = int(named) if named.isdigit() else _MONTHS.get(named, 0)
            try:
                yield date(int(match["y"]), month, int(match["d"])).isoformat()
            except ValueError:
                continue


def _language(lines: Sequence[PrintedLine]) -> str:
    text = " ".join(line.text for line in lines[:400])[:20_000]
    kana, han = len(_KANA.findall(text)), len(_HAN.findall(text))
    if kana > 20 and kana * 5 > han:
        return "ja"
    if han > 20:
        simplified = sum(letter in _SIMPLIFIED for letter in text)
        return "zh-Hans" if simplified >= sum(c in _TRADITIONAL for c in text) else "zh-Hant"
    german, english = len(_GERMAN_WORDS.findall(text)), len(_ENGLISH_WORDS.findall(text))
    if german + english < 3:
        return ""
    return "de" if german > english else "en"
