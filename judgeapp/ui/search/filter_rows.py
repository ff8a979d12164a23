"""Filters as rows among the results: what one means that is just being typed, how it goes on."""

from __future__ import annotations

from judgeapp.rulings.filtering import IS_VALUES, FilterKey
from judgeapp.search.filters import completions
from judgeapp.ui.address import ASK, Address
from judgeapp.ui.pages.filter_words import filter_told
from judgeapp.ui.widgets.rows import Row, Run


def filter_rows(question: str) -> list[tuple[Row, Address]]:
    """Those that the last word of a question begins, or the values that one can have."""
    before, _, last = question.rpartition(" ")
    before = f"{before} " if before else ""
    if last.lower() == f"{FilterKey.IS}:":
        return [_row(before, f"{last}{value}", "") for value in IS_VALUES]
    keys = completions(question, tuple(FilterKey))
    return [_row(before, key, filter_told(FilterKey(key.rstrip(":")))) for key in keys]


def _row(before: str, written: str, told: str) -> tuple[Row, Address]:
    row = Row(title=(Run(written),), body=(Run(told),) if told else ())
    return row, Address(ASK, f"{before}{written}")
