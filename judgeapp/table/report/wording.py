"""The words of a report. A window hands over its translation of them; on the command line they are English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.messages.punctuation import capitalized
from judgeapp.table.deciding.options import Question
from judgeapp.table.sentences import sentences

WORDS = sentences("report")


class ReportWording(NamedTuple):
    """Functions and fixed words that put a report into a language.

    words -- the fixed words of a report, by the keys of WORDS
    event, line, option -- an event, a line of the board, an option as sentences
    chosen -- a choice, by its decision
    stated -- somebody's statement of a number
    why -- why a step was not legal, or the true value
    language -- the name of a language
    """

    words: Mapping[str, str]
    event: Callable[[Explanation], str]
    line: Callable[[Explanation], str]
    option: Callable[[Explanation], str]
    chosen: Callable[[Question | None, str], str]
    stated: Callable[[Explanation], str]
    why: Callable[[Explanation], str]
    language: Callable[[str], str]


def _sentence(explanation: Explanation) -> str:
    return capitalized(explanation.text)


def _chosen(asked: Question | None, key: str) -> str:
    choices = asked.choices() if asked is not None else ()
    text = next((c.explanation.text for c in choices if key in (c.key, *c.also)), key)
    return f"{asked.seat}: {text}" if asked is not None and asked.seat else text


ENGLISH = ReportWording(
    words=WORDS,
    event=_sentence,
    line=_sentence,
    option=lambda explanation: explanation.text,
    chosen=_chosen,
    stated=lambda explanation: explanation.text,
    why=lambda explanation: explanation.text,
    language=lambda tag: LANGUAGES.get(tag, tag),
)
