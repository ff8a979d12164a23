"""Filters as rows among the results: what one means that is just being typed, how it goes on."""

from __future__ import annotations

from judgeapp.cards.filtering import CardFilterKey
from judgeapp.rulings.filtering import AUTHORITY_VALUES, STATUS_VALUES, FilterKey
from judgeapp.search.filters import completions
from judgeapp.ui.address import ASK, Address
from judgeapp.ui.pages.desk.filter_words import KIND_VALUES, describe_filter, describe_value
from judgeapp.ui.widgets.lists.rows import Row, Run

_VALUES: dict[FilterKey | CardFilterKey, tuple[str, ...]] = {
    FilterKey.IS: (*KIND_VALUES, *STATUS_VALUES, *AUTHORITY_VALUES),
    CardFilterKey.UNDERSTOOD: ("yes", "no"),
}
FILTERS: tuple[FilterKey | CardFilterKey, ...] = (*FilterKey, *CardFilterKey)


def filter_rows(question: str) -> list[tuple[Row, Address]]:
    """Those that the last word of a question begins; or what the one means that it is, with the values that it can
    have."""
    before, _, last = question.rpartition(" ")
    before = f"{before} " if before else ""
    for key, values in _VALUES.items():
        if last.lower() == f"{key}:":
            return [_row(before, f"{last}{value}", describe_value(key, value)) for value in values]
    if is_begun(question):
        return [_row(before, last, describe_filter(k)) for k in FILTERS if last.lower() == f"{k}:"]
    begun = completions(question, FILTERS)
    return [_row(before, f"{key}:", describe_filter(key)) for key in FILTERS if f"{key}:" in begun]


def is_begun(question: str) -> bool:
    """Whether the last word of a question is a filter without its value."""
    return question.rpartition(" ")[2].lower() in {f"{key}:" for key in FILTERS}


def _row(before: str, written: str, told: str) -> tuple[Row, Address]:
    row = Row(title=(Run(written),), body=(Run(told),) if told else ())
    return row, Address(ASK, f"{before}{written}")
