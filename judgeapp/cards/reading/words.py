"""Words of effects that are known by their record alone: written by hand, or given by an effect. They are the phrase
book's in the reader's language, else its English ones; what it has no words for stands as it is written in the
effect language, and never as something else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

import yaml
from msgspec.structs import replace

from judgeapp.cards.reading.compiler import Part, ReadText, printer
from judgeapp.cards.reading.effects import actions_text, effect_text, gift_text, keyword_text, part_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.engine.lang import Action, Category, Effect, Gift, Keyword, Timing

T = TypeVar("T")
_MOST_KEPT = 4096  # words of effects that were said lately
# What the phrase book has as "this Digimon" is something else on other cards.
_THIS = {
    (Category.TAMER, "en"): (("this Digimon", "this Tamer"), ("This Digimon", "This Tamer")),
    (Category.OPTION, "en"): (("this Digimon", "this card"), ("This Digimon", "This card")),
    (Category.TAMER, "ja"): (("このデジモン", "このテイマー"),),
    (Category.OPTION, "ja"): (("このデジモン", "このカード"),),
}


def ready() -> None:
    """Read the phrase book, which takes half a second, before anybody waits for its words."""
    for language in LANGUAGES:
        printer(language)


@lru_cache(maxsize=_MOST_KEPT)
def effect_words(
    effect: Effect, language: str = "en", of: Category = Category.DIGIMON, *, security: bool = False
) -> str:
    """The words of an effect in a language, in English if that has none.

    of       -- what kind of card says so: "this Tamer"
    security -- it is a security effect, which need not say so itself (15-16-10)
    """
    if security and not effect.timings and not effect.gifts:
        effect = replace(effect, timings=(Timing.SECURITY,))
    return _words_or_written(lambda part, spoken: _of_card(effect_text(part, spoken), of, spoken), effect, language)


@lru_cache(maxsize=_MOST_KEPT)
def actions_said(actions: tuple[Action, ...], language: str = "en") -> str:
    """The words of what is done: "Delete 1 of your opponent's Digimon."; empty if there are none."""
    return _in_words(actions_text, actions, language)


def actions_words(actions: tuple[Action, ...], language: str = "en") -> str:
    """The same, as it is written if there are no words."""
    return actions_said(actions, language) or as_written(actions)


@lru_cache(maxsize=_MOST_KEPT)
def gift_words(gift: Gift, language: str = "en") -> str:
    """The words of what is given, as a card says it of the one who has it: "gets +1000 DP"."""
    return _words_or_written(gift_text, gift, language)


@lru_cache(maxsize=_MOST_KEPT)
def keyword_words(keyword: Keyword, language: str = "en") -> str:
    """A keyword effect as its icon: "<Security A. +1>"."""
    return _words_or_written(keyword_text, keyword, language)


def as_written(part: object) -> str:
    """A part of the effect language as it stands in a scenario file: "{do: win}"."""
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
    inner = re.sub(r"(<[^<>]*)<([^<>]*)>", r"\1《\2》", text)
    return inner.replace("<", "≪").replace(">", "≫")


def part_words(reading: ReadText, part: Part, of: Category = Category.DIGIMON) -> str:
    """Words of a part of a card's text; as effect_words gives those of an effect that has no text, but said as it was
    said. Empty where it is not understood."""
    words = _of_card(part_text(reading, part), of, reading.language)
    return _with_icons(words) if reading.language == "ja" else words


# What is gained speaks of the card that gains it; and what lies under a Tamer are no digivolution cards.
_QUOTED = re.compile(r"(\"[^\"]*\"|「【[^」]*」|「[^」]*。」)")
_UNDER = re.compile(r"(?:in|from) this Tamer's digivolution cards")


def _of_card(text: str, of: Category, language: str) -> str:
    parts = _QUOTED.split(text)
    for digimon, this in _THIS.get((of, language), ()):
        parts[::2] = [part.replace(digimon, this) for part in parts[::2]]
    return _UNDER.sub("from under this Tamer", "".join(parts))
