"""Descriptions of the filters of a question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from judgeapp.cards.finding.filtering import CardFilterKey
from judgeapp.rulings.filtering import AUTHORITY_VALUES, STATUS_VALUES, FilterKey, OtherKind
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.search.filters import RulesFilterKey
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate

_tr = partial(translate, "filter_words")
_for_later = partial(QT_TRANSLATE_NOOP, "filter_words")
KIND_VALUES = (*map(str, PrecedentKind), *map(str, OtherKind))  # values of "is:"


def filters_explained() -> Iterator[tuple[str, str]]:
    """(an example, its meaning) of every filter, and of all values of "is:"."""
    for key in (*FilterKey, *RulesFilterKey, *CardFilterKey):
        if key is FilterKey.IS:
            for value in KIND_VALUES:
                yield f"{key}:{value}", describe_value(key, value)
            for values in (STATUS_VALUES, AUTHORITY_VALUES):
                yield ", ".join(f"{key}:{status}" for status in values), describe_value(key, values[0])
        else:
            yield _EXPLAINED[key][0], describe_filter(key)


AnyFilterKey = FilterKey | RulesFilterKey | CardFilterKey


def describe_value(key: AnyFilterKey, value: str) -> str:
    """Description of a filter with one of its few values."""
    by = _for_later("rulings by status") if value in STATUS_VALUES else _for_later("rulings by authority")
    return _tr(_VALUES.get((key, value), by))


def describe_filter(key: AnyFilterKey) -> str:
    return _tr(_EXPLAINED[key][1])


# An example of each filter, and its description.
_EXPLAINED: dict[AnyFilterKey, tuple[str, str]] = {
    FilterKey.CARD: ("card:BT1-010", _for_later("answers and rulings about a card, by number or name")),
    FilterKey.CLAUSE: ("clause:16-5", _for_later("matches about a clause or the clauses below it")),
    FilterKey.IS: ("is:rule", _for_later("rules, cards, scenes, official answers, or rulings by status")),
    FilterKey.SINCE: ("since:2026", _for_later("of that year, month or day, or later")),
    FilterKey.UNTIL: ("until:2025-06", _for_later("of that year, month or day, or earlier")),
    FilterKey.LANG: ("lang:ja", _for_later("matches in a language")),
    FilterKey.EVENT: ("event:nationals", _for_later("rulings of an event, a table or a player")),
    FilterKey.TAG: ("tag:blocking", _for_later("rulings with a tag")),
    RulesFilterKey.EDITION: ("edition:3.6", _for_later("clauses of another edition of the rules")),
    CardFilterKey.COLOR: ("color:red", _for_later("cards of a color")),
    CardFilterKey.LEVEL: ("level:4-6", _for_later("cards of a level: 6, 4-6, 5+, <=5")),
    CardFilterKey.COST: ("cost:<=5", _for_later("cards by play or use cost")),
    CardFilterKey.DP: ("dp:>=6000", _for_later("cards by their DP")),
    CardFilterKey.TRAIT: ("trait:dragon", _for_later("cards with a word in their traits")),
    CardFilterKey.KEYWORD: ("keyword:blocker", _for_later("cards with a keyword effect")),
    CardFilterKey.TYPE: ("type:tamer", _for_later("Digimon, Tamer, Option or Digi-Egg cards")),
    CardFilterKey.UNDERSTOOD: ("understood:no", _for_later("cards that are, or aren't, fully understood")),
}
# Values with descriptions of their own.
_VALUES: dict[tuple[AnyFilterKey, str], str] = {
    (CardFilterKey.UNDERSTOOD, "yes"): _for_later("cards that are fully understood"),
    (CardFilterKey.UNDERSTOOD, "no"): _for_later("cards that aren't fully understood"),
    (FilterKey.IS, OtherKind.RULE): _for_later("clauses and passages of the rules"),
    (FilterKey.IS, OtherKind.CARD): _for_later("cards in your library"),
    (FilterKey.IS, OtherKind.SCENE): _for_later("scenes to play"),
    (FilterKey.IS, PrecedentKind.OFFICIAL): _for_later("official answers"),
    (FilterKey.IS, PrecedentKind.RULING): _for_later("rulings in your notebook"),
}
