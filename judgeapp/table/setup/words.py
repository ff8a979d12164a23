"""Words that a judge types while setting up a position, in five languages: names in the glossary, and a few others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import Category, Color
from judgeapp.files.packaged import packaged
from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.language.folding import fold
from judgeapp.table.words import keyword_concepts

LANGUAGES = ("en", "ja", "zh-Hans", "zh-Hant", "de")
PILES = ("hand", "security", "deck", "trash", "digi_egg_deck")
PHASES = ("main", "breeding", "start")
COLORS = tuple(color.value for color in Color)
NEW = "came this turn"
CATEGORIES = tuple(category.value for category in Category)
_WITHIN = re.compile(r"[(<\[（【]")


class _Typed(Struct, frozen=True):
    """Contents of words.yaml, which explains them."""

    concepts: dict[str, tuple[str, ...]]
    short: dict[str, dict[str, str]]
    more: dict[str, tuple[str, ...]]
    stacked: tuple[str, ...]
    joining: tuple[str, ...]
    stacked_cjk: tuple[str, ...]


_TYPED = packaged(__package__, "words.yaml", _Typed)


@cache
def _concepts() -> Mapping[str, Concept]:
    return {concept.id: concept for concept in load_concepts()}


def word(key: str, language: str) -> str:
    """Name by which it is typed in a language; in English as a scenario file has it."""
    language = language if language in LANGUAGES else "en"
    if short := _TYPED.short.get(key, {}).get(language):
        return short
    return key if language == "en" else _concepts()[_TYPED.concepts.get(key, (key,))[0]].name(language)


@cache
def keys_by_word(keys: tuple[str, ...]) -> Mapping[str, str]:
    """Meaning of each word of any language, folded, the longest first."""
    words = {fold(name): key for key in keys for name in _names(key)}
    return {name: words[name] for name in sorted(words, key=len, reverse=True)}


def _names(key: str, languages: tuple[str, ...] = LANGUAGES) -> Iterator[str]:
    yield key
    yield from (name for code, name in _TYPED.short.get(key, {}).items() if code in languages)
    yield from _TYPED.more.get(key, ())
    for concept in _TYPED.concepts.get(key, (key,)):
        if concept in _concepts():
            names = _concepts()[concept].all_names()
            yield from (name for code, name in names if code in languages and not _WITHIN.search(name))


def pattern(*keys: str) -> str:
    """Regular expression for the words of any of these in a folded text. A word in Latin letters stands by itself."""
    return rf"(?:{'|'.join(map(bounded, keys_by_word(keys)))})"


@cache
def areas_by_word() -> Mapping[str, str]:
    """Area of each word of any language that no card is described by, folded, the longest first."""
    words, of_cards = keys_by_word(("battle_area", "breeding_area", *PILES)), keys_by_word(CATEGORIES)
    return {name: key.removesuffix("_area") for name, key in words.items() if name not in of_cards}


@cache
def stack_pattern(*, in_name: bool) -> str:
    """Regular expression for words in a folded text by which a card is on or under others."""
    latin = (*_TYPED.stacked, *(_TYPED.joining if in_name else ()))
    return rf"(?<!\S)(?:{'|'.join(map(fold, latin))})(?!\S)|{'|'.join(map(fold, _TYPED.stacked_cjk))}"


@cache
def words_to_misspell(language: str) -> tuple[str, ...]:
    """Single words of cards in a language and in English, folded, that are long enough to be known with a wrong letter.
    A name is easily one letter from "Digimon"."""
    keys, spoken = (*COLORS, *CATEGORIES, "token", "level", "suspended"), ("en", language)
    of_cards = (fold(name) for key in keys for name in _names(key, spoken))
    keywords = (
        fold(name).strip("<>")
        for key, concept in keyword_concepts().items()
        if RULES[key].kind.is_had_alone
        for code in spoken
        for name in concept.names.get(code, ())
    )
    words = dict.fromkeys((*of_cards, *keywords))
    return tuple(word for word in words if re.fullmatch("[a-z]{4,}", word) and word != "digimon")


def as_printed(*concepts: str) -> str:
    """Regular expression for the official names of concepts, letter for letter, the longest first."""
    names = {name for c in concepts for several in _concepts()[c].names.values() for name in several}
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if not _WITHIN.search(name))


def bounded(name: str) -> str:
    before = "(?<![a-z])" if name[0].isascii() else ""
    after = "(?![a-z])" if name[-1].isascii() and name[-1].isalpha() else ""
    return f"{before}{re.escape(name)}{after}"


@cache
def keyword_pattern() -> str:
    """Regular expression for official names of cards' keyword effects, without brackets, in a folded text."""
    names = {name.strip("<>") for name, keyword in _keywords_by_name().items() if RULES[keyword].kind.is_had_alone}
    return rf"(?:{'|'.join(map(bounded, sorted(names, key=len, reverse=True)))})"


@cache
def _keywords_by_name() -> Mapping[str, str]:
    named = keyword_concepts().items()
    return {fold(name): keyword for keyword, c in named for names in c.names.values() for name in names}


def keyword_named(name: str) -> str:
    """The keyword effect with an official name in any language; empty for none."""
    return _keywords_by_name().get(fold(name.strip()), "")
