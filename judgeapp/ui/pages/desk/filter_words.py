"""Descriptions of the filters of a question."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.cards.finding.filtering import CardFilterKey
from judgeapp.rulings.filtering import AUTHORITY_VALUES, STATUS_VALUES, FilterKey, OtherKind
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.search.filters import RulesFilterKey
from judgeapp.ui.localization import translate

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
            yield _explained(key)


AnyFilterKey = FilterKey | RulesFilterKey | CardFilterKey


def describe_value(key: AnyFilterKey, value: str) -> str:
    """Description of a filter with one of its few values."""
    match value:
        case "yes" | "no" if key is CardFilterKey.UNDERSTOOD:
            understood = translate("filter_words", "cards that are fully understood")
            not_understood = translate("filter_words", "cards that aren't fully understood")
            return understood if value == "yes" else not_understood
        case OtherKind.RULE:
            return translate("filter_words", "clauses and passages of the rules")
        case OtherKind.CARD:
            return translate("filter_words", "cards of your library")
        case OtherKind.SCENE:
            return translate("filter_words", "scenes to play")
        case PrecedentKind.OFFICIAL:
            return translate("filter_words", "official answers")
        case PrecedentKind.RULING:
            return translate("filter_words", "rulings of your notebook")
        case _ if value in STATUS_VALUES:
            return translate("filter_words", "rulings by status")
        case _:
            return translate("filter_words", "rulings by authority")


def describe_filter(key: AnyFilterKey) -> str:
    _, described = _explained(key)
    return described


def _explained(key: AnyFilterKey) -> tuple[str, str]:
    """Example of a filter, and its description."""
    match key:
        case FilterKey.CARD:
            return "card:BT1-010", translate("filter_words", "answers and rulings about a card, by number or name")
        case FilterKey.CLAUSE:
            return "clause:16-5", translate("filter_words", "matches about a clause or the clauses below it")
        case FilterKey.IS:
            return "is:rule", translate("filter_words", "rules, cards, scenes, official answers, or rulings by status")
        case FilterKey.SINCE:
            return "since:2026", translate("filter_words", "of that year, month or day, or later")
        case FilterKey.UNTIL:
            return "until:2025-06", translate("filter_words", "of that year, month or day, or earlier")
        case FilterKey.LANG:
            return "lang:ja", translate("filter_words", "matches in a language")
        case FilterKey.EVENT:
            return "event:nationals", translate("filter_words", "rulings of an event, a table or a player")
        case FilterKey.TAG:
            return "tag:blocking", translate("filter_words", "rulings with a tag")
        case RulesFilterKey.EDITION:
            return "edition:3.6", translate("filter_words", "clauses of another edition of the rules")
        case CardFilterKey.COLOR:
            return "color:red", translate("filter_words", "cards of a color")
        case CardFilterKey.LEVEL:
            return "level:4-6", translate("filter_words", "cards of a level: 6, 4-6, 5+, <=5")
        case CardFilterKey.COST:
            return "cost:<=5", translate("filter_words", "cards by play or use cost")
        case CardFilterKey.DP:
            return "dp:>=6000", translate("filter_words", "cards by their DP")
        case CardFilterKey.TRAIT:
            return "trait:dragon", translate("filter_words", "cards with a word in their traits")
        case CardFilterKey.KEYWORD:
            return "keyword:blocker", translate("filter_words", "cards with a keyword effect")
        case CardFilterKey.TYPE:
            return "type:tamer", translate("filter_words", "Digimon, Tamer, Option or Digi-Egg cards")
        case CardFilterKey.UNDERSTOOD:
            return "understood:no", translate("filter_words", "cards that are, or aren't, fully understood")
