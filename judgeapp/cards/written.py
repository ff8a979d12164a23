"""A card as one types it, field by field: to a record, with what is wrong at each field, and
back."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from judgeapp.cards.facts import FactError, guessed_language, read_entry
from judgeapp.cards.record import CardRecord, DigivolutionCost, Link

# What can be typed, each field a text.
FIELDS = (
    "number", "name", "language", "category", "colors", "level", "dp", "play_cost", "evo_costs",
    "digivolve", "traits", "effect", "inherited", "security", "special", "link", "link_dp",
    "link_effect", "rules",
)  # fmt: skip
_TEXTS = ("effect", "inherited", "security")
_LINES = ("digivolve", "rules")
_LINK = {"link": "requirement", "link_dp": "dp", "link_effect": "effect"}
# The other lines beside the effects, by the words that one begins with.
SPECIAL = {
    "use_requirement": re.compile(r"\W*(?:use req|使用条件)", re.I),
    "dna": re.compile(r"\W*(?:DNA|ジョグレス|联展进化)", re.I),
    "burst": re.compile(r"\W*(?:burst digivol|バースト進化|爆裂进化)", re.I),
    "app_fusion": re.compile(r"\W*(?:app fusion|アプ合体|应用合体)", re.I),
    "digixros": re.compile(r"\W*(?:digixros|デジクロス|数码合体)", re.I),
    "assembly": re.compile(r"\W*(?:assembly|アセンブリ|组装)", re.I),
}
_STAND_IN = {"number": "X-0", "name": "X"}
_TRAITS = " | "
# A printed circle (2-3-6-2): "Red/Blue Lv.3: 2".
_COST = re.compile(r"(?P<color>.*?)\s*(?:Lv\.?\s*(?P<level>\d+))?\s*[:：]\s*(?P<cost>\d+)", re.I)
# What only card texts have: a timing or keyword in its brackets.
_BRACKETED = re.compile("【[^【】]+】|≪[^≪≫]+≫|《[^《》]+》|＜[^＜＞]+＞|<[^<>]+>|\\[[^\\[\\]]+\\]")
# Letters beside the brackets; fewer are the name of a timing that somebody looks for.
_SPEAKS = {"en": 16, "ja": 6}


class Draft(NamedTuple):
    """faults -- by field, why it can't be taken; the record is without what is wrong

    The number and the name of the record may be empty.
    """

    record: CardRecord
    faults: dict[str, str]


def draft(written: Mapping[str, str], base: CardRecord | None = None) -> Draft:
    """The record of what was typed: FIELDS to texts, those that are missing are empty.

    base -- the record that is corrected: what can't be typed is as it has it
    """
    texts = {field: written.get(field, "") for field in FIELDS}
    language = texts["language"] or guessed_language([texts[f] for f in ("name", *_TEXTS)])
    needed = {**_STAND_IN, "category": texts["category"] or "Digimon"}
    entry: dict[str, Any] = dict(needed)
    faults: dict[str, str] = {}
    for field in FIELDS:
        if field == "language":
            continue
        try:
            fact = _fact(field, texts[field], base)
            doubts = read_entry(_joined(needed, fact), language).doubts if fact else ()
            wrong = next((d for d in doubts if d.startswith(f"{field}: ")), "")
        except FactError as error:
            wrong = str(error)
        if wrong:
            faults[field] = wrong.partition(": ")[2]
        else:
            entry = _joined(entry, fact)
    record = read_entry(entry, language).record
    if not texts["name"].strip():
        faults["name"] = "is missing"
    named = {field: "" for field in _STAND_IN if not texts[field].strip() or field in faults}
    return Draft(_on(replace(record, **named), base), faults)


def written(record: CardRecord) -> dict[str, str]:
    """A record as one would type it."""
    link = record.special.link or Link()
    numbers = {name: getattr(record, name) for name in ("level", "dp", "play_cost")}
    return {
        "number": record.number,
        "name": record.name,
        "language": record.language,
        "category": record.category.value,
        "colors": "/".join(color.value.title() for color in record.colors),
        **{name: "" if value is None else str(value) for name, value in numbers.items()},
        "evo_costs": "\n".join(map(_cost_written, record.evo_costs)),
        "digivolve": "\n".join(record.special.digivolve),
        "traits": _TRAITS.join(record.all_traits),
        **{name: getattr(record, name) for name in _TEXTS},
        "special": "\n".join(_special_lines(record)),
        "link": link.requirement,
        "link_dp": "" if link.dp is None else str(link.dp),
        "link_effect": link.effect,
        "rules": "\n".join(record.special.rules),
    }


def own_number(taken: Container[str]) -> str:
    """A number for a card that has none: the first of OWN-001, OWN-002 that is not taken."""
    return next(number for n in count(1) if (number := f"OWN-{n:03}") not in taken)


def is_card_text(text: str) -> bool:
    """Whether it looks like what a card says, and not like a question: a timing or keyword in
    brackets with a text around."""
    if not _BRACKETED.search(text):
        return False
    least = _SPEAKS.get(guessed_language((text,)), _SPEAKS["ja"])
    return sum(c.isalnum() for c in _BRACKETED.sub("", text)) >= least


def _special_lines(record: CardRecord) -> Iterator[str]:
    for kind in SPECIAL:
        yield from getattr(record.special, kind)


def _fact(field: str, text: str, base: CardRecord | None) -> dict[str, Any]:
    """A field as the entry of a card file has it; nothing where nothing is typed."""
    text = text.strip()
    if not text:
        return {}
    if field in _LINES:
        return {"special": {field: [line for line in text.splitlines() if line.strip()]}}
    if field == "special":
        lines: dict[str, list[str]] = {}
        for line in filter(str.strip, text.splitlines()):
            lines.setdefault(_kind(line, base), []).append(line)
        return {"special": lines}
    if field in _LINK:
        return {"special": {"link": {_LINK[field]: text}}}
    if field == "evo_costs":
        return {field: [_cost(line) for line in text.splitlines() if line.strip()]}
    return {field: text}


def _kind(line: str, base: CardRecord | None) -> str:
    """Which of the lines beside the effects a line is. What a file says of one holds."""
    for kind in SPECIAL:
        if base is not None and line in getattr(base.special, kind):
            return kind
    for kind, begins in SPECIAL.items():
        if begins.match(line):
            return kind
    raise FactError(
        f"special: {line.strip()[:40]!r} does not begin as a line such as [DNA Digivolve],"
        " [DigiXros -2], [Burst Digivolve], [App Fusion], [Assembly -6] or <Use Req.>"
    )


def _joined(entry: dict[str, Any], fact: dict[str, Any]) -> dict[str, Any]:
    ours, its = entry.get("special", {}), fact.get("special", {})
    special = {**ours, **its}
    if "link" in special:
        special["link"] = {**ours.get("link", {}), **its.get("link", {})}
    return {**entry, **fact, **({"special": special} if special else {})}


def _cost(line: str) -> dict[str, Any]:
    match = _COST.fullmatch(line.strip())
    if match is None:
        raise FactError(f"evo_costs: {line.strip()[:40]!r} is no cost such as Red Lv.3: 2")
    return {"color": match["color"], "level": match["level"], "cost": match["cost"]}


def _cost_written(cost: DigivolutionCost) -> str:
    colors = "/".join(color.value.title() for color in cost.colors)
    level = "" if cost.level is None else f"Lv.{cost.level}"
    return f"{f'{colors} {level}'.strip()}: {cost.cost}"


def _on(record: CardRecord, base: CardRecord | None) -> CardRecord:
    """The record with what can't be typed from another one."""
    if base is None:
        return record
    special = replace(record.special, overflow=base.special.overflow)
    kept: dict[str, Any] = {
        "rarity": base.rarity,
        "copies": base.copies,
        "names": base.names,
        "special": special,
    }
    if record.traits == base.all_traits:
        # Form, attribute and type are traits alike (2-3-2-1), but files tell them apart.
        kept |= {"traits": base.traits, "attributes": base.attributes, "forms": base.forms}
    if _same_costs(record, base):
        kept["evo_costs"] = base.evo_costs
    return replace(record, **kept)


def _same_costs(record: CardRecord, base: CardRecord) -> bool:
    return [_cost_written(c) for c in record.evo_costs] == [
        _cost_written(c) for c in base.evo_costs
    ]
