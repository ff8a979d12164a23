"""A card from plain facts: "Lv.4 red 5000", "tamer yellow cost 3", "Lv.5 <Blocker> 7000 DP"; with
its text behind them, or below its name, as it is printed: "Lv.4 red 5000 [On Play] Draw 1"; and
with the lines beside its effects, each in a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import check_had_alone, keyword_called, text_language
from judgeapp.engine.lang import Category, Color, Keyword
from judgeapp.messages.errors import InputError
from judgeapp.table.setup.card_lines import fields_of, split_lines

LONGEST = 8_000  # letters of a card with all its texts
_LEVEL = re.compile(r"(?:lv\.?|level)\s*(\d+)", re.IGNORECASE)
_COST = re.compile(r"(?:cost|play cost|play)\s*(\d+)", re.IGNORECASE)
_DP = re.compile(r"(\d{3,6})(?:\s*dp)?\b", re.IGNORECASE)
_KEYWORD = re.compile(r"<[^<>]+>")
_WORDS: dict[str, dict[str, Any]] = {
    **{color.value: {"colors": [color.value]} for color in Color},
    **{c.value: {"category": c.value} for c in Category},
    "egg": {"category": "digi-egg"},
    "token": {"token": True},
}
# Where printed text begins; and what stands before an inherited, link or security effect in it.
_PRINTED = re.compile(r"[\[【(（＜≪《]")
_HEADED = re.compile(
    r"(?:(?:^|\n)\s*{0}\s*[:：\n]|\s{0}\s*[:：])\s*".format(
        r"(?:(?:inherited(?: effects?)?|進化元効果|进化源效果|進化源效果)"
        r"|(?:link(?:ed)? effects?|リンク効果|链接效果|連結效果)"
        r"|(?:security effects?|セキュリティ効果|安防效果|安全防護效果))"
    ),
    re.IGNORECASE,
)
_PARTS = {
    "link_effects": re.compile(r"\W*(?:link|リンク|链接|連結)", re.IGNORECASE),
    "security": re.compile(r"\W*(?:security|セキュリティ|安防|安全防護)", re.IGNORECASE),
    "inherited": re.compile(""),
}
# A security effect begins a line with its icon; in a sentence the icon only speaks of such.
_SECURITY = re.compile(r"(?:^|\n)\s*(?=[\[【〔](?:security|セキュリティ|安防|安全防護)[\]】〕])", re.IGNORECASE)
_LONGEST_CALL = 30
_PLAIN = re.compile(r"^\s*(?:lv|level)|\d{3,}|<")


def is_facts(text: str) -> bool:
    """True for plain facts or printed text, and not a name."""
    head, printed = _parted(text)
    words = re.split(r"[\s/,]+", head.strip().casefold())
    is_bare = bool(printed) and not head.strip()
    return is_bare or bool(_PLAIN.search(head.casefold())) or any(word in _WORDS for word in words)


def split_name(text: str) -> tuple[str, str]:
    """(name, the rest): a name ends with a colon, or stands alone in the first line of several. Both may be empty."""
    first, _, below = text.strip().partition("\n")
    head, _ = _parted(text)
    name, colon, _ = head.partition(":")
    if colon and "\n" not in name:
        return name.strip(), text.strip()[text.strip().index(":") + 1 :]
    if below and not is_facts(first) and not _PRINTED.search(first):
        return first.strip(), below
    return "", text


def _parted(text: str) -> tuple[str, str]:
    """(plain facts, printed text)."""
    text = text.strip()
    match = _PRINTED.search(text)
    if match is None:
        return text, ""
    below = _HEADED.search(text, 0, match.start())
    icon = text.find("<", 0, match.start())
    at = min(place for place in (match.start(), below.start() if below else -1, icon) if place >= 0)
    return text[:at], text[at:]


def parse_facts(text: str) -> dict[str, Any]:
    """The fields that plain facts, printed text behind them, and the lines beside the effects come
    to. Raises InputError for a word of the facts that is none, a line that is not understood, and a
    text that is longer than that of any card."""
    if len(text) > LONGEST:
        raise InputError("the texts of a card have at most {longest:,} characters in all", longest=LONGEST)
    text, lines = split_lines(text)
    head, printed = _parted(text)
    fields = _described(head) if head.strip() or not (printed or lines) else {}
    own, *checked = _SECURITY.split(next(parts := _parts(printed))[1], 1)
    texts = {"effects": own, "security": "".join(checked)}
    for field, part in parts:
        texts[field] = "\n".join(filter(None, (texts.get(field, ""), part)))
    fields |= {field: part.strip() for field, part in texts.items() if part.strip()}
    return fields | (fields_of(lines) if lines else {})


def _parts(printed: str) -> Iterator[tuple[str, str]]:
    """A text by what stands before its parts; what comes first is the card's own."""
    heads = [*_HEADED.finditer(printed)]
    ends = [*(head.start() for head in heads), len(printed)]
    yield "effects", printed[: ends[0]]
    for head, end in zip(heads, ends[1:], strict=True):
        field = next(f for f, begins in _PARTS.items() if begins.match(head[0]))
        yield field, printed[head.end() : end]


def _described(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    gifts: list[dict[str, Any]] = []

    def take(pattern: re.Pattern[str], rest: str, name: str) -> str:
        match = pattern.search(rest)
        if match is None:
            return rest
        fields[name] = int(match[1])
        return rest[: match.start()] + " " + rest[match.end() :]

    rest = text
    for match in _KEYWORD.finditer(rest):
        gifts.append(msgspec.to_builtins(parse_keyword(match[0])))
    rest = _KEYWORD.sub(" ", rest)
    for pattern, name in ((_LEVEL, "level"), (_COST, "play_cost"), (_DP, "dp")):
        rest = take(pattern, rest, name)
    for word in re.split(r"[\s/,]+", rest.strip()):
        if not word:
            continue
        facts = _WORDS.get(word.casefold())
        if facts is None:
            raise InputError(
                "{word!r} says nothing about a card",
                where=text,
                mend='Write for example "Lv.4 red 5000", "tamer yellow cost 3", "<Blocker>"',
                word=word,
            )
        for field, value in facts.items():
            fields[field] = [*fields.get(field, []), *value] if field == "colors" else value
    if fields.get("category") == "option" and "play_cost" in fields:
        fields["use_cost"] = fields.pop("play_cost")
    if gifts:
        fields["effects"] = [{"gifts": [gift]} for gift in gifts]
    if not fields:
        raise InputError("this says nothing about a card", where=text)
    return fields


def name_from_facts(fields: dict[str, Any]) -> str:
    """Name for a card without one, from its facts."""
    words = [fields.get("category", "")] if fields.get("category") != "digimon" else []
    words += [f"Lv.{fields['level']}"] if "level" in fields else []
    words += fields.get("colors", [])
    words += [f"{fields['dp']} DP"] if "dp" in fields else []
    cost = fields.get("play_cost", fields.get("use_cost"))
    words += [f"cost {cost}"] if cost is not None else []
    words += [f"link +{fields['link_dp']}"] if "link_dp" in fields else []
    effects = fields.get("effects", fields.get("security", []))
    if isinstance(effects, str):
        # Cards with other texts are other cards.
        words.append(" ".join(effects.split())[:_LONGEST_CALL].strip())
        effects = []
    for effect in effects:
        for gift in effect["gifts"]:
            amount = f" {gift['amount']:+d}" if "amount" in gift else ""
            words.append(f"<{gift['name']}{amount}>")
    words += ["token"] if fields.get("token") else []
    return " ".join(filter(None, words))


_BRACKETS = " <>＜＞≪≫"
_NUMBERED = re.compile(r"(.*?)\s*([-+]?\d+)")


def parse_keyword(text: str) -> Keyword:
    """The keyword effect that is meant. Raises InputError when there is none of that name, or
    when it is processing, which nobody has by itself."""
    typed = text.strip(_BRACKETS)
    numbered = _NUMBERED.fullmatch(typed)
    try:
        name = keyword_called(numbered[1] if numbered else typed)
    except InputError:
        # What it specifies stands in brackets: "Decoy (Red)".
        icon = f"<{typed}>"
        effects = read_text(icon, text_language((icon,))).effects
        gifts = [gift for effect in effects for gift in effect.gifts]
        if len(gifts) == 1 and isinstance(gifts[0], Keyword):
            return gifts[0]
        raise
    check_had_alone(name)
    return Keyword(name, int(numbered[2]) if numbered else 0)
