"""`judgeapp cards find`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from judgeapp.cards.finding.cards import CardAnswer
from judgeapp.cards.finding.filtering import CardFilterKey, card_criteria
from judgeapp.cli.arguments import add_finding, check_limit, describe_emptied
from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later
from judgeapp.cli.output.found_cards import card_json, print_card
from judgeapp.cli.stores.found_cards import known_cards
from judgeapp.cli.terminal import json_fields, print_json, print_worded, warn_worded
from judgeapp.search.filters import TypedFilter, emptied, filtered


def add(parser: Command) -> None:
    add_finding(parser)
    parser.add_flag("--read")
    parser.set_run(_find)


def _find(chosen: argparse.Namespace) -> int:
    check_limit(chosen)
    question = " ".join(chosen.query)
    asked = filtered(question, tuple(CardFilterKey))
    criteria = card_criteria(asked.filters) if asked.filters else None
    cards = known_cards(chosen)
    if chosen.read:
        from judgeapp.cards.readers import read_cards

        for _ in read_cards(cards.unread(), known=cards.words):
            pass  # caches whether it is understood
    answer = cards.find(asked.words, language=chosen.lang, limit=chosen.limit + 1, criteria=criteria)
    has_more = len(answer.hits) > chosen.limit
    answer = replace(answer, hits=answer.hits[: chosen.limit])
    if chosen.json:
        print_json(_answer_json(answer) | {"more": has_more})
    else:
        _print_answer(answer, chosen.lang)
    if has_more:
        warn_worded("judgeapp: only the first {limit} are shown; --limit shows more.", limit=chosen.limit)
    if answer.unread:
        warn_worded("judgeapp: {unread:,} more haven't been read; --read reads them first.", unread=answer.unread)
    if answer.hits:
        return 0
    why = ""
    if asked.filters and not answer.unread:

        def finds(words: str, filters: Sequence[TypedFilter]) -> bool:
            criteria = card_criteria(filters) if filters else None
            answer = cards.find(words, limit=1, criteria=criteria)
            return bool(answer.hits) or answer.unread > 0

        why = describe_emptied(emptied(asked, finds))
    text = for_later("judgeapp: no card matches {question!r}.")
    if why:
        text = for_later("judgeapp: no card matches {question!r}: {why}.")
    warn_worded(text, question=question, why=why)
    return 1


def _print_answer(answer: CardAnswer, language: str) -> None:
    if answer.corrected:
        print_worded(
            "(showing cards for {corrected}; none has {question!r})",
            corrected=answer.corrected,
            question=answer.question,
        )
    for hit in answer.hits:
        print_card(hit, language)


def _answer_json(answer: CardAnswer) -> dict[str, Any]:
    return {**json_fields(answer, "question", "corrected", "unread"), "hits": [card_json(hit) for hit in answer.hits]}
