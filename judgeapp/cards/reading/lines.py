"""The lines beside the effects: digivolution and link requirements in text, (Rule) texts."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from judgeapp.cards.reading.compiler import Fault, printer
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.reading.parsing import ExhaustedError, Parser
from judgeapp.cards.reading.phrases import phrase_book
from judgeapp.cards.reading.printing import UnsayableError
from judgeapp.engine.cards import Requirement
from judgeapp.engine.lang import AlsoIs

# "(Rule)" stands in round brackets, but is no note (2-3-5).
_RULE = re.compile(r"^\s*[(（]Rule[)）]", re.IGNORECASE)


def digivolve_line(text: str, language: str) -> Requirement | Fault:
    """A digivolution requirement in text (2-3-6-3)."""
    meaning = _meaning("digivolve-line", text, language)
    return meaning if isinstance(meaning, Fault) else _converted(meaning, Requirement)


def link_line(text: str, language: str) -> Requirement | Fault:
    """A link requirement with its cost (2-3-12-2)."""
    meaning = _meaning("link-line", text, language)
    return meaning if isinstance(meaning, Fault) else _converted(meaning, Requirement)


def rule_line(text: str, language: str) -> AlsoIs | Fault:
    """What a (Rule) text says that the card also is (2-3-5-1)."""
    meaning = _meaning("rule-line", _RULE.sub("[Rule]", text), language)
    return meaning if isinstance(meaning, Fault) else _converted(meaning, AlsoIs)


def _converted(meaning: Any, to: Any) -> Any:
    try:
        return msgspec.convert(meaning, type=to)
    except msgspec.ValidationError:
        return Fault.NO_EFFECT


def _meaning(kind: str, text: str, language: str) -> Any:
    """The one meaning of a line that is the same when it is printed and read again."""
    book = phrase_book(language)
    said = normalised(text, language).text.strip().rstrip(".。")
    try:
        derivations = Parser(book, said).readings(kind)
    except ExhaustedError:
        return Fault.TOO_LONG
    if not derivations:
        return Fault.NO_WORDS
    if len(derivations) > 1:
        return Fault.TWO_READINGS
    meaning = derivations[0].meaning
    try:
        again = Parser(book, printer(language).text(kind, meaning)).readings(kind)
    except (UnsayableError, ExhaustedError):
        return Fault.NOT_THE_SAME
    return meaning if [d.meaning for d in again] == [meaning] else Fault.NOT_THE_SAME
