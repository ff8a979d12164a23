"""Filters for cards by printed facts: typed as such ("color:red level:6"), or in words ("red level 6 blocker")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeVar

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.record import CardRecord
from judgeapp.cards.vocabulary import CATEGORIES, COLORS, squeezed
from judgeapp.language.folding import fold
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message
from judgeapp.search.filters import TypedFilter

T = TypeVar("T")
CardPredicate = Callable[[PrintedCard], bool]
_RANGE = re.compile(r"(?P<least>\d{1,9})(?:(?P<to>\+|-)(?P<most>\d{1,9})?)?|(?P<sign>[<>]=?)(?P<bound>\d{1,9})")
_FACTS_IN_WORDS = re.compile(
    r"\b(?:level|lvl|lv)\.?\s*(?P<level>\d)\b"
    r"|\b(?:play\s+)?cost\s+(?P<cost>\d{1,2})\b"
    r"|\b(?P<dp_before>\d{4,5})\s*dp\b|\bdp\s*(?P<dp>\d{4,5})\b"
)

_UNDERSTOOD = re.compile(r"\b(?P<not>not\s+)?understood\b")
_YES_OR_NO = {"yes": True, "no": False}


class CardFilterKey(StrEnum):
    COLOR = "color"  # one of its colors
    LEVEL = "level"  # 6, 4-6, 5+ or <=5; so are cost and dp
    COST = "cost"  # the play cost, or an Option's use cost
    DP = "dp"
    TRAIT = "trait"  # in a trait, the form or the attribute
    KEYWORD = "keyword"  # in the pointed brackets of its text
    TYPE = "type"  # Digimon, Tamer, Option, Digi-Egg
    UNDERSTOOD = "understood"  # yes: everything printed; no: something isn't


class CardCriteria(NamedTuple):
    printed: CardPredicate  # by their printed facts
    understood: bool | None = None  # whether they must be understood, or must not be; None if either will do


class CardFacts(NamedTuple):
    """Facts of cards that a question in words names, and the rest of its words."""

    words: str
    criteria: CardCriteria
    # Whether that is a number, or whether they are understood: what else is said may be about rules as well.
    counted: bool


def card_criteria(filters: Iterable[TypedFilter]) -> CardCriteria:
    """Predicates of the cards that pass all filters. Raises InputError for a value that says nothing."""
    asked = [(CardFilterKey(key), value) for key, value in filters]
    tests = [_test(key, value) for key, value in asked]
    wanted = {_lookup(key, value, _YES_OR_NO) for key, value in asked if key is CardFilterKey.UNDERSTOOD}
    if len(wanted) > 1:
        # Nothing is both.
        return CardCriteria(lambda _: False)

    def keeps(card: PrintedCard) -> bool:
        return all(any(test(record) for record in card.records) for test in tests)

    return CardCriteria(keeps, next(iter(wanted), None))


def facts_in(question: str) -> CardFacts | None:
    """The level, cost and DP that a question says, whether a card is understood, and beside one of these, or beside
    other words, the color; None if it says none."""
    words = fold(question)
    filters = [
        TypedFilter(kind.removesuffix("_before"), value)
        for match in _FACTS_IN_WORDS.finditer(words)
        for kind, value in match.groupdict().items()
        if value is not None
    ]
    words = _FACTS_IN_WORDS.sub(" ", words)
    if (understood := _UNDERSTOOD.search(words)) is not None:
        rest = _UNDERSTOOD.sub(" ", words)
        # Alone, "understood" is an ordinary word.
        if understood["not"] or filters or rest.split():
            value = "no" if understood["not"] else "yes"
            filters.append(TypedFilter(CardFilterKey.UNDERSTOOD, value))
            words = rest
    rest_of_words = words.split()
    counted = bool(filters)
    colors = [word for word in rest_of_words if word in COLORS]
    if colors and (filters or len(rest_of_words) > len(colors)):
        filters += (TypedFilter(CardFilterKey.COLOR, word) for word in colors)
        rest_of_words = [word for word in rest_of_words if word not in colors]
    if not filters:
        return None
    return CardFacts(" ".join(rest_of_words), card_criteria(filters), counted)


_Test = Callable[[CardRecord], bool]


def _color(value: str) -> _Test:
    color = _lookup(CardFilterKey.COLOR, value, COLORS)
    return lambda record: color in record.colors


def _type(value: str) -> _Test:
    category = _lookup(CardFilterKey.TYPE, value, CATEGORIES)
    return lambda record: category in record.categories


def _lookup(key: CardFilterKey, value: str, names: Mapping[str, T]) -> T:
    meant = names.get(squeezed(value))
    if meant is None:
        # For names in several languages, list the official ones.
        is_named = all(isinstance(name, str) for name in names.values())
        known = comma_message(dict.fromkeys(map(str, names.values() if is_named else names)))
        raise InputError("{key}:{value} isn't possible", mend="Use {known}", key=key, value=value, known=known)
    return meant


def _number(key: CardFilterKey, value: str, number_of: Callable[[CardRecord], int | None]) -> _Test:
    match = _RANGE.fullmatch(value)
    if match is None:
        raise InputError(
            "{key}:{value} isn't a number", mend="Write it as {key}:4, {key}:3-5 or {key}:>=4", key=key, value=value
        )
    least, most = _bounds(match)
    return lambda record: (number := number_of(record)) is not None and least <= number <= most


def _bounds(match: re.Match[str]) -> tuple[float, float]:
    if (sign := match["sign"]) is not None:
        bound = int(match["bound"])
        strict = 0 if sign.endswith("=") else 1
        return (bound + strict, float("inf")) if sign[0] == ">" else (0, bound - strict)
    least = int(match["least"])
    if match["to"] is None:
        return least, least
    return least, float("inf") if match["most"] is None else int(match["most"])


def _trait(value: str) -> _Test:
    wanted = squeezed(value)
    return lambda record: any(wanted in squeezed(trait) for trait in record.all_traits)


def _keyword(value: str) -> _Test:
    wanted = re.compile(rf"[＜<≪《]\s*{re.escape(fold(value))}")
    return lambda record: any(wanted.search(fold(text)) for text in record.texts())


def _test(key: CardFilterKey, value: str) -> _Test:
    match key:
        case CardFilterKey.COLOR:
            return _color(value)
        case CardFilterKey.LEVEL:
            return _number(key, value, lambda record: record.level)
        case CardFilterKey.COST:
            return _number(key, value, lambda record: record.play_cost)
        case CardFilterKey.DP:
            return _number(key, value, lambda record: record.dp)
        case CardFilterKey.TRAIT:
            return _trait(value)
        case CardFilterKey.KEYWORD:
            return _keyword(value)
        case CardFilterKey.TYPE:
            return _type(value)
        case CardFilterKey.UNDERSTOOD:
            return lambda _: True  # not printed on a card
