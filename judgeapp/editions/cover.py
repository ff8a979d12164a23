"""Cover of a file: title, edition, date and language, as its first page says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from msgspec import Struct

from judgeapp.editions.edition import PrintedLine

_FIRST = 40  # lines that may be a cover
_EDITION = re.compile(
    r"(?:ver(?:sion)?|edition|rev(?:ision)?|v|バージョン|版本)\s*[.:：]?\s*(?P<edition>\d{1,2}(?:\.\d{1,2}){1,2})",
    re.IGNORECASE,
)
_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan january januar",
            "feb february februar",
            "mar march märz",
            "apr april",
            "may mai",
            "jun june juni",
            "jul july juli",
            "aug august",
            "sep sept september",
            "oct october oktober",
            "nov november",
            "dec december dezember",
        ),
        start=1,
    )
    for name in names.split()
}
_ISO = re.compile(r"(?P<y>20\d\d)\s*[-/.年]\s*(?P<m>\d{1,2})\s*[-/.月]\s*(?P<d>\d{1,2})")
_AMERICAN = re.compile(r"(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>20\d\d)")
_GERMAN = re.compile(r"(?P<d>\d{1,2})\.\s?(?P<m>\d{1,2})\.\s?(?P<y>20\d\d)")
_MONTH_FIRST = re.compile(r"(?P<m>[A-Za-zä]{3,9})\.?\s+(?P<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<y>20\d\d)")
_DAY_FIRST = re.compile(r"(?P<d>\d{1,2})(?:st|nd|rd|th|\.)?\s+(?P<m>[A-Za-zä]{3,9})\.?,?\s+(?P<y>20\d\d)")
_DATES = (_ISO, _AMERICAN, _GERMAN, _MONTH_FIRST, _DAY_FIRST)
_KANA = re.compile(r"[ぁ-ゖァ-ヺ]")
_HAN = re.compile(r"[\u4e00-\u9fff]")
# Letters that only one of the two ways of writing Chinese has, and that every rulebook needs.
_SIMPLIFIED, _TRADITIONAL = (frozenset("则战进对这发动费阶结选择区"), frozenset("則戰進對這發動費階結選擇區"))
_GERMAN_WORDS = re.compile(r"\b(?:und|der|die|das|wird|nicht|ein|eine|oder|Karte[n]?)\b")
_ENGLISH_WORDS = re.compile(r"\b(?:and|the|of|is|not|a|an|or|cards?)\b")


class Cover(Struct, frozen=True):
    """Facts of a cover; empty where it does not say."""

    title: str = ""
    edition: str = ""
    date: str = ""
    language: str = ""


def cover_of(lines: Sequence[PrintedLine]) -> Cover:
    first = [line.text for line in lines[:_FIRST]]
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
