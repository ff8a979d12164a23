"""`judgeapp rulings find`: official answers, and rulings of the notebook."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from judgeapp.cli.arguments import add_finding, check_limit, describe_emptied
from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words
from judgeapp.cli.output.found_precedents import precedent_json, print_precedent
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.found_cards import cards_if_any
from judgeapp.cli.stores.precedents import known_precedents
from judgeapp.cli.terminal import print_json, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.rulings.filtering import FilterKey, FilterLookups, predicate_of
from judgeapp.rulings.precedent_finding import MAX_QUESTION_LENGTH
from judgeapp.search.filters import TypedFilter, emptied, filtered
from judgeapp.search.question import ClauseNumber

_FILTERS_TOLD = for_later(
    "Filters among the words: card:TS1-010, clause:16-5, is:official, is:ruling, is:given or another status, "
    "is:head-judge or another authority, since:2026 or since:2026-03-28, until:2025, lang:ja, event:WORD, "
    "tag:WORD; put a value with spaces in double quotes."
)


def add(parser: Command) -> None:
    parser.words = {"filters": in_words(_FILTERS_TOLD)}
    add_finding(parser)
    parser.set_run(_find)


def _find(chosen: argparse.Namespace) -> int:
    check_limit(chosen)
    question = " ".join(chosen.query)
    asked = filtered(question, tuple(FilterKey))
    glossary = opened_concordance().glossary
    precedents = known_precedents(chosen, glossary)
    cards = cards_if_any(chosen, glossary)

    def called(name: str) -> tuple[str, ...]:
        return tuple(card.number for card in cards.called(name))

    def about(number: ClauseNumber) -> Collection[str]:
        bases = opened_concordance(data_folder(chosen.data)).corpus.bases_written(number.number)
        return {key for base in bases for key in precedents.about(replace(number, number=base))}

    known = FilterLookups(called, about)
    hits = precedents.find(
        asked.words,
        language=chosen.lang,
        limit=chosen.limit,
        keeps=predicate_of(asked.filters, known) if asked.filters else None,
        cards=called(asked.words),
        named=tuple(cards.asked_names.found_in(asked.words[:MAX_QUESTION_LENGTH])),
    )
    if chosen.json:
        print_json({"question": question, "hits": [precedent_json(hit) for hit in hits]})
    else:
        for hit in hits:
            print_precedent(hit)
    if hits:
        return 0

    def finds(words: str, filters: Sequence[TypedFilter]) -> bool:
        return bool(precedents.find(words, limit=1, keeps=predicate_of(filters, known)))

    why = describe_emptied(emptied(asked, finds)) if asked.filters else ""
    text = for_later("judgeapp: no matches for {question!r}.")
    if why:
        text = for_later("judgeapp: no matches for {question!r}: {why}.")
    warn_worded(text, question=question, why=why)
    return 1
