"""A card from plain facts: "Lv.4 red 5000", "tamer yellow cost 3", "Lv.5 blocker 7000 DP"; its name before them, if it
has one: "Tai Tamer red"; with its printed text after them, or below its name: "Lv.4 red 5000 [On Play] Draw 1"; and
with the lines beside its effects, each in a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import LANGUAGES, check_had_alone, keyword_called, text_language
from judgeapp.engine.lang import Keyword
from judgeapp.language.folding import fold, fold_with_origins
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import brief, capitalized
from judgeapp.table.setup.card_lines import fields_of, split_lines
from judgeapp.table.setup.words import (
    CATEGORIES,
    COLORS,
    as_printed,
    keys_by_word,
    keyword_named,
    keyword_pattern,
    pattern,
    word,
)
from judgeapp.table.words import keyword_word

MAX_LENGTH = 8_000  # letters of a card with all its texts
_KEYWORD = re.compile(r"<[^<>]+>")
_FACTS = (*COLORS, *CATEGORIES, "token")
_SEPARATORS = r"\s/,、，・"
# Where printed text begins.
_PRINTED = re.compile(r"[\[【(（＜≪《]")
_ICON = re.compile(r"[<＜≪《〈][^<>＜＞≪≫《》〈〉]+[>＞≫》〉]")
_PARTS = {
    "link_effects": re.compile(r"\W*(?:link|リンク|链接|連結)", re.IGNORECASE),
    "security": re.compile(r"\W*(?:security|セキュリティ|安防|安全)", re.IGNORECASE),
    "inherited": re.compile(""),
}
# A security effect begins a line with its icon; in a sentence the icon only refers to them.
_SECURITY = re.compile(r"(?:^|\n)\s*(?=[\[【〔](?:security|セキュリティ|安防|安全區|安全防護)[\]】〕])", re.IGNORECASE)
_MAX_CALL_LENGTH = 30
# Printed texts in the order in which they are typed, with what begins each.
_HEADS = {"effects": "", "security": "", "inherited": "Inherited effect: ", "link_effects": "Link effect: "}
_TYPED = ("level", "play_cost", "use_cost", "dp", "colors", "category", "token", *_HEADS)
_MIN_DP = 100
_COLON = re.compile("[:：]")


@cache
def _headed() -> re.Pattern[str]:
    """Headings of inherited, link and security effects."""
    names = as_printed("inherited-effect", "link-effect", "security-effect")
    more = r"inherited(?: effects?)?|link(?:ed)? effects?|security effects?|進化源效果|安防效果|安全防護效果"
    return re.compile(r"(?:(?:^|\n)\s*(?:{0})\s*[:：\n]|\s(?:{0})\s*[:：])\s*".format(f"{more}|{names}"), re.IGNORECASE)


@cache
def _numbers() -> Mapping[str, re.Pattern[str]]:
    """The numbers of a card by the field that they fill, in a folded text."""
    dp = pattern("dp")
    return {
        "level": re.compile(rf"{pattern('level')}\s*\.?\s*(\d+)"),
        "play_cost": re.compile(rf"{pattern('cost')}\s*(\d+)"),
        "dp": re.compile(rf"(?:{dp}\s*)?(?<!\d)(\d{{3,6}})(?!\d)(?:\s*{dp})?"),
    }


def _whole(fact: str) -> str:
    """Regular expression for a fact between separators."""
    return rf"(?<![^{_SEPARATORS}])(?:{fact})(?![^{_SEPARATORS}])"


@cache
def _keywords() -> re.Pattern[str]:
    """Keyword effects by their names alone: "blocker", "security attack +1"."""
    return re.compile(_whole(rf"{keyword_pattern()}(?:\s*[-+]?\d{{1,2}})?"))


@cache
def _begins() -> re.Pattern[str]:
    """Facts with which a name ends, as words by themselves."""
    level, cost = (_numbers()[field].pattern for field in ("level", "play_cost"))
    dp = rf"(?:{pattern('dp')}\s*)?\d{{4,6}}(?:{pattern('dp')})?"
    facts = _whole(rf"(?:{pattern(*_FACTS)}|{level})+|{cost}|{dp}")
    return re.compile(f"<|{_keywords().pattern}|{facts}")


@cache
def _plain() -> re.Pattern[str]:
    """Parts that no name has: a level, a number as long as a DP, a keyword effect, a word of the facts by itself."""
    return re.compile(rf"^\s*{pattern('level')}|\d{{3,}}|{_begins().pattern}")


def is_facts(text: str) -> bool:
    """True for plain facts or printed text, and not a name."""
    head, printed = _parted(text)
    is_bare = bool(printed) and not head.strip()
    return is_bare or bool(_plain().search(fold(head.strip())))


def split_name(text: str) -> tuple[str, str]:
    """(name, the rest): a name ends with a colon, stands alone in the first line of several, or goes up to the first
    fact. Both may be empty."""
    first, _, below = text.strip().partition("\n")
    head, _ = _parted(text)
    name, *rest = _COLON.split(head, maxsplit=1)
    if rest and "\n" not in name:
        return name.strip(), text.strip()[len(name) + 1 :]
    if below and not is_facts(first) and not _PRINTED.search(first):
        return first.strip(), below
    folded = fold_with_origins(head)
    if match := _begins().search(folded.text):
        start, _ = folded.span(*match.span())
        return head[:start].strip(" ,、，・/"), text.strip()[start:]
    return "", text


def _parted(text: str) -> tuple[str, str]:
    """(plain facts, printed text)."""
    text = text.strip()
    match = _PRINTED.search(text)
    if match is None:
        return text, ""
    below = _headed().search(text, 0, match.start())
    icon = text.find("<", 0, match.start())
    at = min(place for place in (match.start(), below.start() if below else -1, icon) if place >= 0)
    return text[:at], text[at:]


def parse_facts(text: str) -> dict[str, Any]:
    """The fields given by plain facts, printed text after them, and the lines beside the effects. Raises InputError for
    a word that is not a fact, a line not understood, and a text longer than any card's."""
    if len(text) > MAX_LENGTH:
        raise InputError("the texts of a card have at most {longest:,} characters in all", longest=MAX_LENGTH)
    text, lines = split_lines(text)
    head, printed = _parted(_with_plain_icons(text))
    fields = _described(head) if head.strip() or not (printed or lines) else {}
    own, *checked = _SECURITY.split(next(parts := _parts(printed))[1], 1)
    texts = {"effects": own, "security": "".join(checked)}
    for field, part in parts:
        texts[field] = "\n".join(filter(None, (texts.get(field, ""), part)))
    fields |= {field: part.strip() for field, part in texts.items() if part.strip()}
    return fields | (fields_of(lines) if lines else {})


def _with_plain_icons(text: str) -> str:
    """The text with the keyword effects of a language whose cards aren't read as they are typed: <Blocker>."""
    icons = [match[0] for match in _ICON.finditer(text)]
    if text_language(icons) in LANGUAGES or _PRINTED.search(_ICON.sub("", text)):
        return text
    return _ICON.sub(lambda icon: f"<{icon[0].strip(_BRACKETS)}>", text)


def _parts(printed: str) -> Iterator[tuple[str, str]]:
    """A text split by the heads of its parts; the first part is the card's own."""
    heads = [*_headed().finditer(printed)]
    ends = [*(head.start() for head in heads), len(printed)]
    yield "effects", printed[: ends[0]]
    for head, end in zip(heads, ends[1:], strict=True):
        field = next(f for f, begins in _PARTS.items() if begins.match(head[0]))
        yield field, printed[head.end() : end]


def _described(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    folded = fold_with_origins(text)
    for keyword in reversed([*_keywords().finditer(folded.text)]):
        start, end = folded.span(*keyword.span())
        text = f"{text[:start]}<{text[start:end].strip()}>{text[end:]}"
    icons = _KEYWORD.findall(text)
    gifts = [msgspec.to_builtins(parse_keyword(icon)) for icon in icons]
    folded = fold_with_origins(_KEYWORD.sub(" ", text))
    rest = folded.text

    def left_out(match: re.Match[str]) -> str:
        return " " * len(match[0])

    for name, number in _numbers().items():
        if match := number.search(rest):
            fields[name] = int(match[1])
            rest = number.sub(left_out, rest, 1)
    words = re.compile(pattern(*_FACTS))
    for match in words.finditer(rest):
        key = keys_by_word(_FACTS)[match[0]]
        if key in COLORS:
            fields["colors"] = [*fields.get("colors", []), key]
        else:
            fields["token" if key == "token" else "category"] = key == "token" or key
    if unknown := re.search(rf"[^{_SEPARATORS}]+", words.sub(left_out, rest)):
        start, end = folded.span(*unknown.span())
        raise InputError(
            "{word!r} doesn't describe a card",
            where=text,
            mend='Write for example "Lv.4 red 5000 blocker", "Tai Tamer yellow cost 3"',
            word=_KEYWORD.sub(" ", text)[start:end],
        )
    if fields.get("category") == "option" and "play_cost" in fields:
        fields["use_cost"] = fields.pop("play_cost")
    if gifts:
        fields["effects"] = [{"gifts": [gift]} for gift in gifts]
    if not fields:
        raise InputError("this doesn't describe a card", where=text)
    return fields


def name_from_facts(fields: dict[str, Any], language: str = "en") -> str:
    """Name for a card without one, from its facts."""
    cost = fields.get("play_cost", fields.get("use_cost"))
    behind = language not in ("en", "de", "")
    words = [word(fields["category"], language)] if fields.get("category", "digimon") != "digimon" else []
    words += [f"Lv.{fields['level']}"] if "level" in fields else []
    words += [word(color, language) for color in fields.get("colors", [])]
    words += [f"DP{fields['dp']}" if behind else f"{fields['dp']} DP"] if "dp" in fields else []
    words += [f"{word('cost', language)}{'' if behind else ' '}{cost}"] if cost is not None else []
    words += [f"{word('link', language)} +{fields['link_dp']}"] if "link_dp" in fields else []
    effects = fields.get("effects", fields.get("security", []))
    if isinstance(effects, str):
        # Cards with other texts are other cards.
        text = " ".join(effects.split())
        words.append(text if len(text) <= _MAX_CALL_LENGTH else brief(text.rstrip(".。"), _MAX_CALL_LENGTH))
        effects = []
    for effect in effects:
        for gift in effect["gifts"]:
            amount = f" {gift['amount']:+d}" if "amount" in gift else ""
            icon = keyword_word(gift["name"], language)
            words.append(f"{icon[:-1]}{amount}{icon[-1]}")
    words += [word("token", language)] if fields.get("token") else []
    return capitalized(" ".join(filter(None, words)))


def typed_fields(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a card that plain facts and printed text can state."""

    def is_typed(field: str, value: Any) -> bool:
        if field in ("effects", "security") and not isinstance(value, str):
            return all(effect.keys() == {"gifts"} and all("of" not in g for g in effect["gifts"]) for effect in value)
        return field in _TYPED and (field != "dp" or value >= _MIN_DP)

    return {field: value for field, value in fields.items() if is_typed(field, value)}


def card_text(name: str, fields: Mapping[str, Any], language: str = "en") -> str:
    """Text that describes a card so, as it can be typed: its name, plain facts, and each printed text in a line."""
    typed = typed_fields(fields)
    texts = {field: value for field, value in typed.items() if isinstance(value, str) and field in _HEADS}
    plain = name_from_facts({field: value for field, value in typed.items() if field not in texts}, language)
    called = f"{name}: " if name != name_from_facts(dict(fields), language) else ""
    return "\n".join(
        (f"{called}{plain}", *(f"{head}{texts[field]}" for field, head in _HEADS.items() if field in texts))
    )


_BRACKETS = " <>＜＞≪≫《》〈〉"
_NUMBERED = re.compile(r"(.*?)\s*([-+]?\d+)")


def parse_keyword(text: str) -> Keyword:
    """The keyword effect meant. Raises InputError if there is none of that name, or if it is processing, which nobody
    has by itself."""
    typed = text.strip(_BRACKETS)
    numbered = _NUMBERED.fullmatch(typed)
    try:
        name = keyword_called(numbered[1] if numbered else typed)
    except InputError:
        if name := keyword_named(numbered[1] if numbered else typed):
            return parse_keyword(f"{name} {numbered[2]}" if numbered else name)
        # Its specification is in brackets: "Decoy (Red)".
        icon = f"<{typed}>"
        effects = read_text(icon, text_language((icon,))).effects
        gifts = [gift for effect in effects for gift in effect.gifts]
        if len(gifts) == 1 and isinstance(gifts[0], Keyword):
            return gifts[0]
        raise
    check_had_alone(name)
    return Keyword(name, int(numbered[2]) if numbered else 0)
