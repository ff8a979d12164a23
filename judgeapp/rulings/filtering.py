"""Filters for answers and rulings: by card, clause, date, language, authority and status."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from typing import NamedTuple

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message
from judgeapp.rulings.notebook.ruling import Authority, Status
from judgeapp.rulings.precedent import Precedent, PrecedentKind
from judgeapp.search.filters import TypedFilter
from judgeapp.search.question import ClauseNumber, parse_number

STATUS_VALUES = tuple(map(str, Status))
AUTHORITY_VALUES = tuple(authority.replace(" ", "-") for authority in Authority if authority is not Authority.OFFICIAL)
# Kinds of rulings and answers.
IS_VALUES = (*map(str, PrecedentKind), *STATUS_VALUES, *AUTHORITY_VALUES)
Predicate = Callable[[Precedent], bool]
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")


class OtherKind(StrEnum):
    """Other values of "is:", where more than answers and rulings is searched."""

    RULE = "rule"
    CARD = "card"
    SCENE = "scene"


class FilterKey(StrEnum):
    """Keys that answers and rulings can be filtered by."""

    CARD = "card"  # card numbers, or names where the library has such cards: TS1-001,TS1-002
    CLAUSE = "clause"  # a clause number; those below it count too
    IS = "is"  # official, ruling, or a status or an authority of rulings
    SINCE = "since"  # a year, a month or a day; of that day or later
    UNTIL = "until"  # of that day or earlier
    LANG = "lang"  # has a text in that language
    EVENT = "event"  # words of the event, tags and players
    TAG = "tag"


class FilterLookups(NamedTuple):
    """Lookups that filters need: the numbers of the cards with a name, the keys of the precedents about a clause, and
    what "is:" may say besides where more than precedents is searched."""

    cards_called: Callable[[str], Collection[str]]
    about: Callable[[ClauseNumber], Collection[str]]
    other_kinds: tuple[str, ...] = ()


def predicate_of(filters: Iterable[TypedFilter], known: FilterLookups) -> Predicate:
    """Predicate that is true for precedents that pass all filters. Raises InputError for a value without meaning."""
    tests = [_test(FilterKey(key), value, known) for key, value in filters]
    return lambda precedent: all(test(precedent) for test in tests)


def _card(value: str, known: FilterLookups) -> Predicate:
    # Several, separated by commas: about any of these.
    names = [name.strip() for name in value.split(",")]
    wanted = frozenset(c for name in names for c in (name.upper(), *known.cards_called(name)))
    return lambda precedent: not wanted.isdisjoint(precedent.cards)


def _clause(value: str, known: FilterLookups) -> Predicate:
    number = parse_number(value)
    if number is None:
        raise InputError("clause:{value} isn't a clause number", mend="Write it as clause:16-5", value=value)
    about = known.about(number)
    return lambda precedent: precedent.key in about


def _is(value: str, known: FilterLookups) -> Predicate:
    wanted = value.lower().replace(" ", "-")
    if wanted not in IS_VALUES:
        values = comma_message((*known.other_kinds, *IS_VALUES))
        raise InputError(
            "is:{value} isn't something you can filter by", mend="Use {values}", value=value, values=values
        )
    if wanted in (PrecedentKind.OFFICIAL, PrecedentKind.RULING):
        return lambda precedent: precedent.kind == wanted
    return lambda precedent: wanted in (precedent.status, precedent.authority)


def _date(key: str, value: str) -> str:
    if not _DATE.fullmatch(value):
        raise InputError(
            "{key}:{value} isn't a date", mend="Write it as {key}:2026 or {key}:2026-03-28", key=key, value=value
        )
    return value


def _test(key: FilterKey, value: str, known: FilterLookups) -> Predicate:
    wanted = value.casefold()
    match key:
        case FilterKey.CARD:
            return _card(value, known)
        case FilterKey.CLAUSE:
            return _clause(value, known)
        case FilterKey.IS:
            return _is(value, known)
        case FilterKey.SINCE:
            start = _date("since", value)
            return lambda precedent: precedent.date >= start
        case FilterKey.UNTIL:
            end = _date("until", value)
            return lambda precedent: "" < precedent.date[: len(end)] <= end
        case FilterKey.LANG:
            return lambda precedent: any(text.language.casefold() == wanted for text in precedent.texts)
        case FilterKey.EVENT:
            return lambda precedent: any(wanted in word.casefold() for word in precedent.words)
        case FilterKey.TAG:
            return lambda precedent: any(wanted in tag.casefold() for tag in precedent.tags)
