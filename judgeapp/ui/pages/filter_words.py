"""What the filters of a question mean."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from judgeapp.rulings.filtering import FilterKey

translate = QCoreApplication.translate


def filters_explained() -> Iterator[tuple[str, str]]:
    """(an example, what it keeps) of every filter."""
    for key in FilterKey:
        yield _EXAMPLES[key], filter_told(key)


_EXAMPLES = {
    FilterKey.CARD: "card:BT1-010",
    FilterKey.CLAUSE: "clause:16-4",
    FilterKey.IS: "is:official",
    FilterKey.SINCE: "since:2026",
    FilterKey.UNTIL: "until:2025-06",
    FilterKey.LANG: "lang:ja",
    FilterKey.EVENT: "event:nationals",
    FilterKey.TAG: "tag:blocking",
}


def filter_told(key: FilterKey) -> str:
    """What a filter keeps."""
    match key:
        case FilterKey.CARD:
            return translate("filter_words", "answers and rulings about a card, by number or name")
        case FilterKey.CLAUSE:
            return translate("filter_words", "those about a clause and what is below it")
        case FilterKey.IS:
            return translate("filter_words", "official answers, rulings, or what became of them")
        case FilterKey.SINCE:
            return translate("filter_words", "of that year, month or day, or later")
        case FilterKey.UNTIL:
            return translate("filter_words", "of that year, month or day, or earlier")
        case FilterKey.LANG:
            return translate("filter_words", "those that are there in a language")
        case FilterKey.EVENT:
            return translate("filter_words", "rulings of an event, a table or a player")
        case FilterKey.TAG:
            return translate("filter_words", "rulings with a tag")
