"""Effects in words: their headers, then their body, in today's wording.

`..._text` raises UnsayableError where the phrase book has no words. `..._words`, of effects that are known by their
record alone, are those in the reader's language, else the English ones; without words, the effect language's own
notation, and never anything else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import yaml
from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.reading.compiler import kind_of, printer
from judgeapp.cards.reading.grammar.parsing import ExhaustedError, Parser
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, phrase_book
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.headers import header_words
from judgeapp.cards.reading.lines import line_text
from judgeapp.cards.reading.meaning.calling import called_as_cards_do
from judgeapp.cards.reading.meaning.meaning import meaning_of, of_either_player, prevented, spread
from judgeapp.cards.reading.meaning.reference import spoken, spoken_alone
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.reading.parts import Gap, Part, ReadText, TextFault
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import Action, By, ByHand, Category, Effect, Gift, Keyword, KeywordName, Timing
from judgeapp.messages.punctuation import capitalized

T = TypeVar("T")
_MAX_KEPT = 4096  # words of effects that were said lately
# The phrase book's "this Digimon" is something else on other cards.
_THIS = {
    (Category.TAMER, "en"): (("this Digimon", "this Tamer"), ("This Digimon", "This Tamer")),
    (Category.OPTION, "en"): (("this Digimon", "this card"), ("This Digimon", "This card")),
    (Category.TAMER, "ja"): (("このデジモン", "このテイマー"),),
    (Category.OPTION, "ja"): (("このデジモン", "このカード"),),
}


def ready(language: str) -> None:
    """Read the phrase book of a language, English for one without words, before anybody waits for its words."""
    printer(language if language in LANGUAGES else "en")


@lru_cache(maxsize=_MAX_KEPT)
def effect_words(
    effect: Effect, language: str = "en", of: Category = Category.DIGIMON, *, security: bool = False
) -> str:
    """The words of an effect in a language, in English if that has none. `of`: its kind of card: "this Tamer";
    `security`: it is a security effect, which need not say so itself (15-16-10)."""
    if security and not effect.timings and not effect.gifts:
        effect = replace(effect, timings=(Timing.SECURITY,))
    return _words_or_written(
        lambda part, spoken: adapted_to_category(effect_text(part, spoken), of, spoken), effect, language
    )


@lru_cache(maxsize=_MAX_KEPT)
def actions_said(actions: tuple[Action, ...], language: str = "en") -> str:
    """The words of actions: "Delete 1 of your opponent's Digimon."; empty if there are none."""
    return _in_words(actions_text, actions, language)


def actions_words(actions: tuple[Action, ...], language: str = "en") -> str:
    """Words of actions; if they have none together, each by itself, or its notation if it has none."""
    if text := actions_said(actions, language):
        return text
    if len(actions) > 1:
        return " ".join(actions_words((action,), language) for action in actions)
    return as_written(actions)


@lru_cache(maxsize=_MAX_KEPT)
def gift_words(gift: Gift, language: str = "en") -> str:
    """Words of a gift as on its holder: "gets +1000 DP"."""
    return _words_or_written(gift_text, gift, language)


@lru_cache(maxsize=_MAX_KEPT)
def keyword_words(keyword: Keyword, language: str = "en") -> str:
    """A keyword effect as its icon: "<Security A. +1>"."""
    return _words_or_written(keyword_text, keyword, language)


def as_written(part: object) -> str:
    """A part of the effect language as in a scenario file: "{do: win}"."""
    written: str = yaml.safe_dump(
        meaning_of(part), default_flow_style=True, width=1_000_000, allow_unicode=True, sort_keys=False
    )
    return written.strip()


def _words_or_written(text: Callable[[T, str], str], part: T, language: str) -> str:
    return _in_words(text, part, language) or as_written(part)


def _in_words(text: Callable[[T, str], str], part: T, language: str) -> str:
    for wanted in dict.fromkeys((language, "en")):
        if wanted in LANGUAGES:
            try:
                words = text(part, wanted)
                return _with_icons(words) if wanted == "ja" else words
            except UnsayableError:
                pass
    return ""


def _with_icons(text: str) -> str:
    """Keyword effects as Japanese cards print them: ≪デコイ《赤》≫."""
    return re.sub(r"(<[^<>]*)<([^<>]*)>", r"\1《\2》", text).replace("<", "≪").replace(">", "≫")


def part_words(reading: ReadText, part: Part, of: Category = Category.DIGIMON) -> str:
    """Words of a part of a card's text: like effect_words, but in the original structure. Empty if not understood."""
    words = adapted_to_category(part_text(reading, part), of, reading.language)
    return _with_icons(words) if reading.language == "ja" else words


def line_words(kind: str, means: Struct, language: str) -> str:
    """Words of a line beside the effects; kind: its field in the record."""
    words = effect_text(means, language) if isinstance(means, Effect) else line_text(kind, means, language)
    return _with_icons(words.replace("<ルール>", "〈ルール〉")) if language == "ja" else words


def ways_to_read(reading: ReadText, gap: Gap) -> tuple[str, ...]:
    """All readings of an ambiguous span in today's words; empty if there is only one or none. Readings with the same
    words are given in the effect language."""
    if gap.why is not TextFault.TWO_READINGS:
        return ()
    language, source, start = reading.language, "", gap.start
    for correction in reading.corrections:
        if gap.start <= correction.start and correction.end <= gap.end:
            source += reading.text[start : correction.start] + correction.read
            start = correction.end
    source = normalised(source + reading.text[start : gap.end], language).text.strip().rstrip(_ENDS[language])
    try:
        each = (Parser(phrase_book(language), source).readings(kind) for kind in ("body.timed", "body.free"))
        ways = next((several for several in each if len(several) > 1), [])
        words = tuple(_sentences(printer(language).write(way), language, ends=True) for way in ways)
    except (ExhaustedError, UnsayableError):
        return ()
    return words if len({*words}) == len(words) else tuple(as_written(way.meaning) for way in ways)


# Gained effects refer to the card that gains them; and cards under a Tamer are not digivolution cards.
_QUOTED = re.compile(r"(\"[^\"]*\"|「【[^」]*」|「[^」]*。」)")
_UNDER_TAMERS: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "en": (
        (
            re.compile(r"\bas ((?:this|[^,.]*\b(?:your|their)\b[^,.']*) Tamers?)'s? bottom digivolution cards?"),
            r"under \1",
        ),
        (re.compile(r"\b(?:in|from) this Tamer's digivolution cards"), "from under this Tamer"),
        (re.compile(r"\bthis Tamer's digivolution cards"), "cards from under this Tamer"),
        (re.compile(r"\bdigivolution (cards?) of ((?:(?!Digimon)[^,.])*?\bTamers?\b)"), r"\1 under \2"),
        (re.compile(r"\b(Tamers? with (?:no|\d+ or (?:more|fewer))) digivolution cards"), r"\1 cards under them"),
    ),
    "ja": (
        (re.compile(r"(テイマー(?:\d+体|全て)?の)進化元の下(?!か)"), r"\1下"),
        (re.compile(r"(テイマー(?:\d+体|全て)?の)進化元(から|の(?!下))"), r"\1下\2"),
        (re.compile(r"(テイマー(?:\d+体|全て)?の)進化元を"), r"\1下のカードを"),
    ),
}
# Cards under the card itself need no statement of where they lie.
_UNDER_THIS = re.compile(
    r"(?<!with )\b((?:any |up to )?\d+(?: or (?:more|fewer))?(?: \[[^\[\]]*\][^,.]*? trait)?) digivolution (cards?)\b"
    r"(?! (?:from|of|under|in)\b)"
)


def category_told(text: str) -> Category:
    """Category of the card with this text: a Tamer calls itself "this Tamer"."""
    return Category.TAMER if "this tamer" in text.lower() or "このテイマー" in text else Category.DIGIMON


def adapted_to_category(text: str, of: Category, language: str) -> str:
    """Words of an effect for a category of card: "this Tamer"."""
    parts = _QUOTED.split(text)
    for digimon, this in _THIS.get((of, language), ()):
        parts[::2] = [part.replace(digimon, this) for part in parts[::2]]
    # A pronoun that owns something has no apostrophe.
    text = "".join(parts).replace("it's bottom", "its bottom")
    for pattern, words in _UNDER_TAMERS[language] if "Tamer" in text or "テイマー" in text else ():
        text = pattern.sub(words, text)
    return _UNDER_THIS.sub(r"\1 \2 under this Tamer", text) if of is Category.TAMER else text


_HEADERS = ("timings", "during", "area", "per_turn")
# Gifts that also hold in hand (4-19).
_ANYWHERE = ({"gives": "can", "deed": "ignore-colors"},)
# Keyword effects that say no more than their processing.
_WRITTEN_OUT = (KeywordName.BLAST_DIGIVOLVE, KeywordName.BLAST_DNA_DIGIVOLVE)
# English begins a sentence with a capital; a bracket or an icon has none.
_ENDS = {"en": ".", "ja": "。"}
# Nor has an effect in quotes one in front of its headers.
_QUOTED_BEGINNING = re.compile(r'("(?:\[[^\[\]]*\] )*)([a-z])(?=[^"]*")')


def effect_text(effect: Effect, language: str = "en") -> str:
    """Text of an effect in the style of a card: "[On Play] Delete 1 of your opponent's Digimon.". Parts to be resolved
    by hand are in it as written.

    Raises UnsayableError if the phrase book has no words for a part of it."""
    if (name := _stood_for(effect)) is not None:
        return keyword_text(Keyword(name), language)
    if (delayed := _unread_by_delay(effect, language)) is not None:
        return _describe_unread(delayed, language)
    if any(isinstance(action, ByHand) for action in effect.actions):
        return _describe_unread(effect, language)
    if effect == Effect(actions=effect.actions):
        return actions_text(effect.actions, language)
    for fields, body in _ways(effect):
        derivation = printer(language).derive(kind_of(fields), body)
        if derivation is not None:
            words = printer(language).write(derivation)
            all_turns = _says_all_turns(fields, body)
            return _whole_effect(fields, body, words, language, all_turns=all_turns)
    raise UnsayableError(f"{effect}")


# Beginning of an effect; its gifts, and its tokens, have headers of their own.
_HEAD = re.compile(r"(?:\s*(?:\[[^\[\]]*\]|【[^【】]*】|\{[^{}]*\}))*")


def part_text(reading: ReadText, part: Part) -> str:
    """Reading of a part in today's words, in the original structure; empty if it isn't understood."""
    if not part.printed or part.gaps:
        return ""
    plain = meaning_of(part.effect)
    fields = {name: plain.pop(name) for name in _HEADERS if name in plain}
    language = reading.language
    own = _HEAD.match(reading.text[part.start : part.end])
    all_turns = header_words({}, language, all_turns=True).strip().casefold() in (
        own[0].casefold() if own is not None else ""
    )
    return _whole_effect(fields, plain, part.printed, language, all_turns=all_turns)


def _says_all_turns(fields: dict[str, Any], body: dict[str, Any]) -> bool:
    """True if cards say [All Turns]: if they have no timing, but not for keyword effects, nor for gifts or events that
    apply anywhere."""
    return "timings" not in fields and not body.keys() <= {"gifts"} and not _is_anywhere(body)


def _whole_effect(fields: dict[str, Any], body: dict[str, Any], words: str, language: str, *, all_turns: bool) -> str:
    head = header_words(fields, language, all_turns=all_turns)
    # Standalone icons are not a sentence, but doing what one says is.
    ends = "actions" in body and "keyword" not in body
    return head + _sentences(words, language, ends=ends)


def _is_anywhere(body: dict[str, Any]) -> bool:
    """True if it is about the card anywhere: the cost to play, use or digivolve into it, its other identities."""
    if body.get("to", {}).get("name") == "this-card":
        return True
    if any(gift in _ANYWHERE for gift in body.get("gifts", ())):
        return True
    whens = body.get("when", ())
    return bool(body.get("would") and whens) and all(map(_is_of_the_card, whens))


def _is_of_the_card(when: dict[str, Any]) -> bool:
    """True if the card itself is about to leave its area."""
    own = when.get("this") and when["event"] in ("played", "used")
    return bool(own or when["event"] == "digivolved-into")


def actions_text(actions: tuple[Action, ...], language: str = "en") -> str:
    """Words of actions without context: "Delete 1 of your opponent's Digimon.". Raises UnsayableError."""
    if any(isinstance(action, ByHand) for action in actions):
        return _joined(_one_by_one(actions, language), language)
    meaning = called_as_cards_do({"actions": meaning_of(tuple(map(prevented, actions)))})
    for way in (meaning, of_either_player(meaning)):
        spoken = spoken_alone(way)
        for kind in ("answers", "whole"):
            if derivation := printer(language).derive(kind, spoken["actions"]):
                return _sentences(printer(language).write(derivation), language, ends=True)
    raise UnsayableError(f"{actions}")


def gift_text(gift: Gift, language: str = "en") -> str:
    """Words of a gift as on its holder: "gets +1000 DP". Raises UnsayableError."""
    return printer(language).text("gifts", [meaning_of(gift)])


def keyword_text(keyword: Keyword, language: str = "en") -> str:
    """A keyword effect as its icon: "<Security A. +1>"."""
    try:
        return printer(language).text("keyword", meaning_of(keyword))
    except UnsayableError:
        # By its name only, as cards speak of one: "with <Fragment>".
        pass
    try:
        return printer(language).text("bare-keyword", keyword.name)
    except UnsayableError:
        return f"<{keyword.name}>"  # one that was taught


def _ways(effect: Effect) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Headers and body of an effect, in each possible way to say them; none if no pronoun would be understood."""
    whole = called_as_cards_do(meaning_of(effect))
    for way in (*spoken(whole), *(spoken(spread(whole)) if effect.actions else ())):
        fields = {name: way.pop(name) for name in _HEADERS if name in way}
        yield fields, way
        if way.get("keyword") in _WRITTEN_OUT:
            yield fields, {name: part for name, part in way.items() if name != "keyword"}


def _describe_unread(effect: Effect, language: str) -> str:
    """Action by action: the text between is not understood."""
    if any(isinstance(action, ByHand) and action.perhaps for action in effect.actions):
        # When it triggers is in its own words, which were not understood.
        effect = msgspec.structs.replace(effect, when=(), would=False)
    fields, body = next(_ways(effect), ({}, {}))
    if not body:
        raise UnsayableError(f"{effect}")
    head = header_words(fields, language, all_turns="timings" not in fields and "when" in body)
    done = _joined(_one_by_one(effect.actions, language), language)
    if not effect.when:
        return head + done
    trigger = {key: body[key] for key in ("when", "would") if key in body}
    when = printer(language).text("trigger", trigger)
    return head + capitalized(when) + done[:1].lower() + done[1:]


def _unread_by_delay(effect: Effect, language: str) -> Effect | None:
    """A partly understood <Delay> effect, with everything after the icon in one piece; None for others."""
    first = effect.actions[0] if effect.actions else None
    if effect.keyword != KeywordName.DELAY or not isinstance(first, By):
        return None
    if not any(isinstance(action, ByHand) for action in first.then):
        return None
    done = _joined(_one_by_one(first.then, language), language)
    icon = keyword_text(Keyword(KeywordName.DELAY), language)
    return msgspec.structs.replace(effect, keyword=None, actions=(ByHand(f"{icon}\n・{done}"),))


def _one_by_one(actions: tuple[Action, ...], language: str) -> Iterator[str]:
    for action in actions:
        yield action.text if isinstance(action, ByHand) else actions_text((action,), language)


def _joined(sentences: Iterable[str], language: str) -> str:
    return (" " if language == "en" else "").join(sentences)


def _stood_for(effect: Effect) -> str | None:
    """Keyword effect that stands for the effect, if no card spells it out."""
    name = effect.keyword
    if name is None or (name in RULES and not RULES[name].stands_for):
        return None
    return name


def _sentences(body: str, language: str, *, ends: bool) -> str:
    """A body with its capitals and its full stop."""
    text = body
    if language == "en":
        for end in (". ", "\n・"):
            text = end.join(map(capitalized, text.split(end)))
        text = _QUOTED_BEGINNING.sub(lambda quoted: quoted[1] + quoted[2].upper(), text)
    is_icon = text.startswith("<") and text.endswith(">")
    return text + _ENDS[language] if ends or not is_icon else text
