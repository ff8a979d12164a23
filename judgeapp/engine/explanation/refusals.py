"""Refusals in words: each clause that forbids something, or did, in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from judgeapp.clauses.citing import citation
from judgeapp.clauses.renumbering import all_numbers
from judgeapp.files.packaged import packaged
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import note_message, semicolon_message


@cache
def refusals() -> Mapping[str, str]:
    return packaged(__package__, "refusals.yaml", dict[str, str])


# Unmet part of a trigger condition, for an effect that does not trigger although a player could expect it.
MISSED = {
    "only-in-battle": "it applies only to what happens in battle",
    "not-in-battle": "it doesn't apply to what happens in battle",
    "not-by-own-effects": "it doesn't apply to the effects of its own player",
    "cause": "it doesn't apply to the cause of this",
    "destination": "it doesn't apply to where the card would go",
    "subject": "the card doesn't match its trigger condition",
}


@cache
def _refusals_by_later_number() -> dict[str, str]:
    """Sentences of refusing clauses by their numbers in later editions. A number that took in several clauses has none:
    which of them refuses can't be told by it."""
    words: dict[str, set[str]] = {}
    for clause in refusals():
        for name in all_numbers(clause)[1:]:
            words.setdefault(name, set()).add(refusals()[clause])
    return {name: texts.pop() for name, texts in words.items() if len(texts) == 1}


def describe_clause(clause: str) -> str:
    """A few words for a clause that refuses; empty for any other."""
    return refusals().get(clause) or (_refusals_by_later_number().get(clause, "") if "@" in clause else "")


def describe_refusal(clauses: Iterable[str]) -> tuple[str, ...]:
    """The clauses of a refusal in words, each once."""
    return tuple(dict.fromkeys(filter(None, map(describe_clause, clauses))))


def describe_with_clauses(clauses: Iterable[str]) -> Message:
    """Clauses of a refusal in words of the language shown: "a Digimon that can't suspend can't block (12-1-4)"."""
    words = ((citation(clause), describe_clause(clause)) for clause in dict.fromkeys(clauses))
    return semicolon_message(
        note_message(Message(text, context="reasons"), clause) if text else message("{clause}", clause=clause)
        for clause, text in words
    )
