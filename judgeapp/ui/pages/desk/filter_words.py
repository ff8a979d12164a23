"""Descriptions of the filters of a question."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.cards.finding.filtering import CardFilterKey
from judgeapp.rulings.filtering import AUTHORITY_VALUES, STATUS_VALUES, FilterKey, OtherKind
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.search.filters import RulesFilterKey
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate

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
    return translate("filter_words", _EXPLAINED[key][1])


# An example of each filter, and its description.
_EXPLAINED: dict[AnyFilterKey, tuple[str, str]] = {
    FilterKey.CARD: (
        "card:BT1-010",
        QT_TRANSLATE_NOOP("filter_words", "answers and rulings about a card, by number or name"),
    ),
    FilterKey.CLAUSE: (
        "clause:16-5",
        QT_TRANSLATE_NOOP("filter_words", "matches about a clause or the clauses below it"),
    ),
    FilterKey.IS: (
        "is:rule",
        QT_TRANSLATE_NOOP("filter_words", "rules, cards, scenes, official answers, or rulings by status"),
    ),
    FilterKey.SINCE: ("since:2026", QT_TRANSLATE_NOOP("filter_words", "of that year, month or day, or later")),
    FilterKey.UNTIL: ("until:2025-06", QT_TRANSLATE_NOOP("filter_words", "of that year, month or day, or earlier")),
    FilterKey.LANG: ("lang:ja", QT_TRANSLATE_NOOP("filter_words", "matches in a language")),
    FilterKey.EVENT: ("event:nationals", QT_TRANSLATE_NOOP("filter_words", "rulings of an event, a table or a player")),
    FilterKey.TAG: ("tag:blocking", QT_TRANSLATE_NOOP("filter_words", "rulings with a tag")),
    RulesFilterKey.EDITION: (
        "edition:3.6",
        QT_TRANSLATE_NOOP("filter_words", "clauses of another edition of the rules"),
    ),
    CardFilterKey.COLOR: ("color:red", QT_TRANSLATE_NOOP("filter_words", "cards of a color")),
    CardFilterKey.LEVEL: ("level:4-6", QT_TRANSLATE_NOOP("filter_words", "cards of a level: 6, 4-6, 5+, <=5")),
    CardFilterKey.COST: ("cost:<=5", QT_TRANSLATE_NOOP("filter_words", "cards by play or use cost")),
    CardFilterKey.DP: ("dp:>=6000", QT_TRANSLATE_NOOP("filter_words", "cards by their DP")),
    CardFilterKey.TRAIT: ("trait:dragon", QT_TRANSLATE_NOOP("filter_words", "cards with a word in their traits")),
    CardFilterKey.KEYWORD: ("keyword:blocker", QT_TRANSLATE_NOOP("filter_words", "cards with a keyword effect")),
    CardFilterKey.TYPE: ("type:tamer", QT_TRANSLATE_NOOP("filter_words", "Digimon, Tamer, Option or Digi-Egg cards")),
    CardFilterKey.UNDERSTOOD: (
        "understood:no",
        QT_TRANSLATE_NOOP("filter_words", "cards that are, or aren't, fully understood"),
    ),
}
