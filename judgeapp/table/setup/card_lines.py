"""The lines beside the effects in the text of a card: digivolution requirements, DNA, burst and app
fusion, DigiXros, Assembly, link, overflow, traits and (Rule) texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judgeapp.cards.facts import read_entry
from judgeapp.cards.mending import LINE_KINDS
from judgeapp.cards.understanding import read_card
from judgeapp.entries.values import FactError
from judgeapp.language.folding import guessed_language
from judgeapp.messages.errors import InputError
from judgeapp.scenario.filling import facts_of

# Each kind of line by a pattern for the whole of it. Effects begin with a bracket too, but a requirement has a number,
# and a link a cost.
_OPEN, _CLOSE = r"[\[【〈<＜≪《〔［]\s*", r"\s*[\]】〉>＞≫》〕］]"
_COST = r".*(?:cost|コスト|费用|費用)\s*\d+\s*"
_KINDS = {
    "link_dp": re.compile(r"\W*(?:link\s*DP|リンクDP|链接DP|連結DP)\W*?(?P<said>[+＋]?\d+)\s*", re.IGNORECASE),
    "link": re.compile(
        rf"(?:{_OPEN}(?:link|リンク|链接|連結){_CLOSE}|link(?:\s+requirements?)?\s*[:：])"
        rf"(?P<said>{_COST})",
        re.IGNORECASE,
    ),
    "overflow": re.compile(
        r"\W*(?:ACE\W*)?(?:overflow|オーバーフロー|超流|(?:數據|数据)?溢位)\W*(?P<said>\d+)\W*(?:[(（].*[)）])?",
        re.IGNORECASE,
    ),
    "traits": re.compile(r"(?:traits?|types?|typen|merkmale?|特徴|特征|特徵)\s*[:：]\s*(?P<said>.+)", re.IGNORECASE),
    "evo_costs": re.compile(
        r"(?:(?:digivol\w*|[进進]化)\s*[:：]?\s*)?"
        r"(?P<color>[^\W\d]+(?:\s*/\s*[^\W\d]+)*)\s*Lv\.?\s*(?P<level>\d+)\s*[:：]\s*"
        r"(?:cost\s*)?(?P<cost>\d+)\s*",
        re.IGNORECASE,
    ),
    "digivolve": re.compile(rf"{_OPEN}(?:digivolve|[进進]化){_CLOSE}{_COST}", re.IGNORECASE),
    "rules": re.compile(r"[(（〈<＜]\s*(?:rule|ルール|规则|規則)\s*[)）〉>＞].*", re.IGNORECASE),
}
_HAS_NUMBER = re.compile(r"\d")
_BETWEEN = re.compile(r"\s*[|/、,，]\s*")
# A card without any facts.
_BARE = {"number": "X-0", "name": "X", "category": "Digimon"}


def split_lines(text: str) -> tuple[str, list[tuple[str, re.Match[str]]]]:
    """The text without these lines, and the lines, each with its kind."""
    kept: list[str] = []
    matches: list[tuple[str, re.Match[str]]] = []
    for line in text.splitlines():
        kind, match = _kind(line.strip())
        if match is None:
            kept.append(line)
        else:
            matches.append((kind, match))
    return "\n".join(kept), matches


def fields_of(lines: list[tuple[str, re.Match[str]]]) -> dict[str, Any]:
    """Fields of a card in a scenario file from these lines. Raises InputError that names a line not understood: none of
    it could be done by hand."""
    language = guessed_language([match[0] for _, match in lines])
    try:
        record = read_entry(_entry(lines), language).record
    except FactError as error:
        raise InputError("{error}", error=error, mend='Write a digivolution cost as "Red Lv.3: 2"') from error
    for line in read_card(record).lines:
        if line.means is None and line.text:
            raise InputError(
                "the line {text!r} isn't understood",
                mend='Write it as cards do: "[Link] [Beta] trait: Cost 1", "[DNA Digivolve] Blue'
                ' Lv.4 + Green Lv.4: Cost 0"',
                text=line.text,
            )
    bare = facts_of(read_entry(_BARE, language).record)
    return {field: value for field, value in facts_of(record).items() if value != bare.get(field)}


def _kind(line: str) -> tuple[str, re.Match[str] | None]:
    for kind, pattern in _KINDS.items():
        if match := pattern.fullmatch(line):
            return kind, match
    for kind, begins in LINE_KINDS.items():
        # An Option's requirement in place of its colors is a keyword effect and stays with the effects.
        if kind != "use_requirement" and begins.match(line) and _HAS_NUMBER.search(line):
            return kind, re.fullmatch(r".*", line)
    return "", None


def _entry(lines: list[tuple[str, re.Match[str]]]) -> dict[str, Any]:
    """The lines as the entry of a card file has them."""
    special: dict[str, Any] = {}
    entry: dict[str, Any] = dict(_BARE)
    for kind, match in lines:
        if kind == "evo_costs":
            entry.setdefault(kind, []).append(match.groupdict())
        elif kind == "traits":
            entry[kind] = [*entry.get(kind, ()), *filter(None, _BETWEEN.split(match["said"]))]
        elif kind == "overflow":
            special[kind] = match["said"]
        elif kind == "link_dp":
            special.setdefault("link", {})["dp"] = match["said"]
        elif kind == "link":
            link = special.setdefault("link", {})
            link["requirement"] = "\n".join((*_requirements(link), _requirement(match)))
        else:
            special.setdefault(kind, []).append(match[0])
    return entry | ({"special": special} if special else {})


def _requirements(link: dict[str, Any]) -> Iterator[str]:
    if link.get("requirement"):
        yield link["requirement"]


def _requirement(match: re.Match[str]) -> str:
    """A link requirement with its icon, as cards have it."""
    bare = match[0].lower().startswith("link")
    return f"[Link] {match['said'].strip()}" if bare else match[0]
