"""A card from plain facts: "Lv.4 red 5000", "tamer yellow cost 3", "Lv.5 blocker 7000 DP"; its name before them, if it
has one: "Tai Tamer red"; with its printed text after them, or below its name: "Lv.4 red 5000 [On Play] Draw 1"; and
with the lines beside its effects, each in a line of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from rapidfuzz.distance import OSA

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
    NEW,
    PILES,
    as_printed,
    keys_by_word,
    keyword_named,
    keyword_pattern,
    pattern,
    stack_pattern,
    word,
    words_to_misspell,
)
from judgeapp.table.setup.words import LANGUAGES as TYPED_LANGUAGES
from judgeapp.table.words import keyword_word

MAX_LENGTH = 8_000  # letters of a card with all its texts
_KEYWORD = re.compile(r"<[^<>]+>")
_FACTS = (*COLORS, *CATEGORIES, "token")
_SEPARATORS = r"\s/,、，・"
# Where printed text begins; "(X Antibody)" ends names.
_PRINTED = re.compile(r"[\[【＜≪《]|[(（](?!X[ -]?(?:Antibody|抗体|抗體)[)）])", re.IGNORECASE)
_ICON = re.compile(r"[<＜≪《〈][^<>＜＞≪≫《》〈〉]+[>＞≫》〉]")
_PARTS = {
    "link_effects": re.compile(r"\W*(?:link|リンク|链接|連結)", re.IGNORECASE),
    "security": re.compile(r"\W*(?:security|セキュリティ|安防|安全)", re.IGNORECASE),
    "inherited": re.compile(""),
}
# A [Security] effect begins a line with its icon; inside a sentence the icon only mentions them.
_SECURITY = re.compile(r"(?:^|\n)\s*(?=[\[【〔](?:security|セキュリティ|安防|安全區|安全防護)[\]】〕])", re.IGNORECASE)
_MAX_CALL_LENGTH = 30
# Printed texts in the order of typing, with the words before each.
_HEADS = {"effects": "", "security": "", "inherited": "Inherited effect: ", "link_effects": "Link effect: "}
_TYPED = ("level", "play_cost", "use_cost", "dp", "colors", "category", "token", *_HEADS)
_MIN_DP = 100
_WORD = re.compile("[a-z]{4,}")
_MIN_LETTERS_FOR_TWO_TYPOS = 8
IsName = Callable[[str], bool]  # whether a card that is known has a name that begins so
_COLON = re.compile("[:：]")
# Number after the name of an unnamed card, if another card has the same facts.
_NUMBER = re.compile(r" \(\d+\)$")


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
def _facts() -> re.Pattern[str]:
    """Facts before which a name ends, as words by themselves."""
    level, cost = (_numbers()[field].pattern for field in ("level", "play_cost"))
    dp = rf"(?:{pattern('dp')}\s*)?\d{{4,6}}(?:{pattern('dp')})?"
    facts = _whole(rf"(?:{pattern(*_FACTS)}|{level})+|{cost}|{dp}")
    return re.compile(f"<|{facts}")


@cache
def _plain() -> re.Pattern[str]:
    """Parts that no name has: a level, a number as long as a DP, keyword effects alone, a fact by itself."""
    return re.compile(
        rf"^\s*{pattern('level')}|\d{{3,}}|{_facts().pattern}|^(?:{_keywords().pattern}|[{_SEPARATORS}])+$"
    )


@cache
def _doubtful() -> re.Pattern[str]:
    """Words that a name before facts may not have without a colon: they may be facts themselves."""
    words = pattern("level", "cost", "dp", "suspended", NEW, *PILES)
    articles = r"^(?:an?|the|der|die|das|eine?)$"
    numbered_color = rf"(?<!\S)(?:{pattern(*COLORS)})\d{{1,2}}(?!\S)"
    return re.compile(rf"{_keywords().pattern}|{words}|{numbered_color}|(?<!\S)\d\S*|[^\s,、，]*[,、，]|{articles}")


@cache
def _colors() -> re.Pattern[str]:
    return re.compile(rf"(?:{_whole(f'(?:{pattern(*COLORS)})+')}|[{_SEPARATORS}])+")


def is_facts(text: str) -> bool:
    """True for plain facts or printed text, and not a name."""
    head, printed = _parted(text)
    is_bare = bool(printed) and not head.strip()
    return is_bare or bool(_plain().search(fold(head.strip())))


def no_name(_: str) -> bool:
    """No card is known by any name."""
    return False


def has_ended_name(text: str) -> bool:
    """True if a colon or a line of its own ends the name in a text."""
    first, _, below = text.strip().partition("\n")
    has_line = bool(below) and not is_facts(first) and not _PRINTED.search(first)
    return has_line or bool(_COLON.search(_parted(first)[0]))


def split_name(text: str, is_name: IsName = no_name, language: str = "en") -> tuple[str, str]:
    """(name, the rest): a name ends with a colon, stands alone in the first line of several, or goes up to the first
    fact. Both may be empty. Raises InputError for a word that may belong to the name or be a fact, also one misspelt
    in the language typed in, unless a known card is called so."""
    text = text.strip()
    first, _, below = text.partition("\n")
    head, _ = _parted(text)
    if colons := [*_COLON.finditer(head.partition("\n")[0])]:
        between = fold(head[colons[0].end() : colons[-1].start()])
        stated = _facts().search(_colors().sub(" ", between)) or _doubtful().search(_keywords().sub(" ", between))
        colon = colons[0 if stated else -1]
        if len(colons) == 1 or stated:
            _check_colors(head[colon.end() :], is_above=bool(below))
        return head[: colon.start()].strip(), text[colon.end() :]
    if below and not is_facts(first) and not _PRINTED.search(first):
        return first.strip(), below
    folded = fold_with_origins(head)
    match = _facts().search(folded.text)
    start = folded.span(*match.span())[0] if match else 0
    name = head[:start].strip(" ,、，・/")
    if is_facts(name):
        return "", text
    if not name:
        return name, text[start:]
    folded = fold_with_origins(head[start:])
    color = _colors().match(folded.text)
    # Ends of the colors behind the name, of which the name may have some.
    words = re.finditer(rf"[^{_SEPARATORS}]+", color[0]) if color else ()
    ends = [start + folded.span(word.start(), word.end())[1] for word in words]
    if end := next((end for end in reversed(ends) if is_name(head[:end])), 0):
        return head[:end].strip(), text[end:]
    if not is_name(name):
        _check_name(name, language)
        if ends and name[0].isupper() and (colors := head[start : ends[-1]].strip())[0].isupper():
            raise _in_doubt(colors)
    _check_colors(head[start:], is_above=bool(below))
    return name, text[start:]


def _check_name(name: str, language: str) -> None:
    """Raise InputError for a word of a name without a colon that may say something else."""
    folded = fold_with_origins(name)
    if doubtful := _doubtful().search(folded.text):
        begin, end = folded.span(*doubtful.span())
        raise _in_doubt(name[begin:end].strip())
    check_stack(name, in_name=True)
    for match in _WORD.finditer(folded.text):
        if near := _misspelt(match[0], language):
            begin, end = folded.span(*match.span())
            raise InputError(
                "{word!r} may mean {near!r}",
                mend='Correct it, or end the name with a colon: "Tai: Tamer yellow cost 3"',
                word=name[begin:end],
                near=near,
            )


def _misspelt(word: str, language: str) -> str:
    """Word of a card in a language or in English that another word is a letter or two from; empty without one."""
    if word.endswith("mon"):
        return ""
    for known in words_to_misspell(language):
        most = 2 if min(len(word), len(known)) >= _MIN_LETTERS_FOR_TWO_TYPOS else 1
        if 0 < OSA.distance(word, known, score_cutoff=most) <= most:
            return known
    return ""


def check_stack(text: str, *, in_name: bool) -> None:
    """Raise InputError for a word that lays a card on or under others, as one at a time is typed."""
    folded = fold_with_origins(text)
    if match := re.search(stack_pattern(in_name=in_name), folded.text):
        begin, end = folded.span(*match.span())
        raise InputError(
            "{word!r} isn't understood: the cards of a stack are typed one by one",
            mend="Enter the top card, then each card below it with Ctrl+Enter; if the word is part of a name, end the "
            "name with a colon",
            word=text[begin:end],
        )


def _check_colors(facts: str, *, is_above: bool) -> None:
    """Raise InputError for a color right behind a name that may be its end: another one follows later, or it ends the
    first line of several."""
    line, _, below = facts.partition("\n")
    folded = fold_with_origins(line)
    match = _colors().match(folded.text)
    if not match or not match[0].strip(" ,、，・/"):
        return
    ends_line = is_above and match.end() == len(folded.text)
    if ends_line or re.search(_whole(f"(?:{pattern(*COLORS)})+"), f"{folded.text[match.end() :]}\n{fold(below)}"):
        raise _in_doubt(line[: folded.span(*match.span())[1]].strip(" ,、，・/"))


def _in_doubt(word: str) -> InputError:
    return InputError(
        "{word!r} may be part of the name or describe the card",
        mend='End the name with a colon: "Tai: Tamer yellow cost 3"',
        word=word,
    )


def _parted(text: str) -> tuple[str, str]:
    """(plain facts, printed text)."""
    text = text.strip()
    match = _PRINTED.search(text)
    below = _headed().search(text, 0, match.start() if match else len(text))
    if match is None:
        return (text[: below.start()], text[below.start() :]) if below else (text, "")
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
    if own.strip() and "effects" in fields:
        names = ", ".join(brief(gift["name"], _MAX_CALL_LENGTH) for e in fields["effects"] for gift in e["gifts"])
        raise InputError(
            "{word!r} comes before printed text and needs brackets",
            mend='Write it as printed: "Lv.4 <Blocker> [On Play] Gain 1 memory."',
            word=names,
        )
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


def _blank(match: re.Match[str]) -> str:
    """Spaces for the letters of a match, so that those behind keep their places."""
    return " " * len(match[0])


def _described(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    plain = _KEYWORD.sub(_blank, text)
    folded = fold_with_origins(plain)
    bare = [folded.span(*keyword.span()) for keyword in _keywords().finditer(folded.text)]
    icons = sorted((*(icon.span() for icon in _KEYWORD.finditer(text)), *bare))
    gifts = [msgspec.to_builtins(parse_keyword(text[start:end])) for start, end in icons]
    for start, end in bare:
        plain = f"{plain[:start]}{' ' * (end - start)}{plain[end:]}"
    folded = fold_with_origins(plain)
    rest = folded.text
    for name, number in _numbers().items():
        if match := number.search(rest):
            fields[name] = int(match[1])
            rest = number.sub(_blank, rest, 1)
    words = re.compile(pattern(*_FACTS))
    for match in words.finditer(rest):
        key = keys_by_word(_FACTS)[match[0]]
        if key in COLORS:
            fields["colors"] = [*fields.get("colors", []), key]
        else:
            fields["token" if key == "token" else "category"] = key == "token" or key
    if unknown := re.search(rf"[^{_SEPARATORS}]+", words.sub(_blank, rest)):
        start, end = folded.span(*unknown.span())
        check_stack(text, in_name=False)
        raise InputError(
            "{word!r} doesn't describe a card",
            where=text,
            mend='Write for example "Lv.4 red 5000 blocker", "Tai Tamer yellow cost 3"',
            word=text[start:end],
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
            amount = f"{'' if behind else ' '}{gift['amount']:+d}" if "amount" in gift else ""
            icon = keyword_word(gift["name"], language)
            words.append(f"{icon[:-1]}{amount}{icon[-1]}")
    words += [word("token", language)] if fields.get("token") else []
    return capitalized(" ".join(filter(None, words)))


def typed_fields(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a card that plain facts and printed text can state."""

    def is_typed(field: str, value: Any) -> bool:
        if field in ("effects", "security") and not isinstance(value, str):
            gifts = [gift for effect in value for gift in effect.get("gifts", ({},))]
            is_plain = all(effect.keys() == {"gifts"} for effect in value)
            return is_plain and all({"name"} <= g.keys() <= {"gives", "name", "amount"} for g in gifts)
        if field in _HEADS:
            return isinstance(value, str)
        return field in _TYPED and (field != "dp" or value >= _MIN_DP)

    return {field: value for field, value in fields.items() if is_typed(field, value)}


def card_text(name: str, fields: Mapping[str, Any], language: str = "en") -> str:
    """Text that describes a card so, as it can be typed: its name, plain facts, and each printed text in a line. Empty
    if the card isn't the same when this is read again. A card without colors is red, as in a file."""
    typed = typed_fields({"colors": ["red"], **fields})
    if "name" in fields or any(field in _TYPED and field not in typed for field in fields):
        return ""
    texts = {field: value for field, value in typed.items() if isinstance(value, str) and field in _HEADS}
    plain = name_from_facts({field: value for field, value in typed.items() if field not in texts}, language)
    # A card named by its facts gets such a name again, in the language of the old one.
    by_facts = {fold(name_from_facts(typed, other)) for other in TYPED_LANGUAGES}
    is_named = fold(_NUMBER.sub("", name)) not in by_facts
    below = [f"{head}{texts[field]}" for field, head in _HEADS.items() if field in texts]

    def is_same(text: str) -> bool:
        try:
            called, facts = split_name(text)
            read = {"colors": [], **parse_facts(facts)}
        except InputError:
            return False
        return read == typed and (called or name_from_facts(read, language)) == name

    # In brackets, a keyword effect may be printed text.
    plains = (plain, _ICON.sub(lambda icon: icon[0].strip(_BRACKETS), plain))
    described = ("\n".join((f"{name}: {facts}" if is_named else facts, *below)) for facts in plains)
    return next(filter(is_same, described), "")


_BRACKETS = " <>＜＞≪≫《》〈〉"
_NUMBERED = re.compile(r"(.*?)\s*([-+]?\d+)")


def parse_keyword(text: str) -> Keyword:
    """The keyword effect meant. Raises InputError for another name, and for processing, which nobody has by itself."""
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
