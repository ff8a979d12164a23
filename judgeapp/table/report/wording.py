"""The words of a report. A window hands over its translation of them; on the command line they are English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.table.deciding.options import Question

WORDS = {
    "event": "Event",
    "round": "Round",
    "table": "Table",
    "player_a": "Player A",
    "player_b": "Player B",
    "judge": "Judge",
    "date": "Date",
    "ruling": "Ruling",
    "no-ruling": "No ruling is written yet.",
    "clauses": "Clauses",
    "accounts": "Two accounts",
    "outcome-undecided": "A step can't be read or found: nothing is decided yet.",
    "outcome-same": "Both accounts lead to the same result.",
    "outcome-same-wrong": "Both accounts say the same, and it is not legal.",
    "outcome-neither": "Neither account is legal.",
    "outcome-both": "Both accounts are legal: what decides is which of them happened.",
    "outcome-nothing-yet": "{who} has said nothing yet.",
    "outcome-no-more": "The same so far; {who} says no more.",
    "outcome-legal": "What {who} says is legal; what {other} says is not.",
    "outcome-so": "What {who} says is true; what {other} says is not.",
    "outcome-wrong": "What {other} says is not legal.",
    "part": "Here they differ",
    "parted": "They differ at: {one}; {other}.",
    "said": "{who}, step {number}: {step}",
    "said-no-more": "{who} says no more",
    "not-legal": "not legal",
    "not-so": "not true",
    "as-if-not-done": "What follows is checked as if this had not happened.",
    "not-read": "can't be read or found",
    "instead": "Legal instead: {options}",
    "and-more": "{options} and {number} more",
    "position": "Position",
    "steps": "What happened",
    "earlier": "Less important lines, in the full record: {number}",
    "by-judge": "by the judge",
    "cards": "Cards",
    "inherited": "Inherited: {text}",
    "link_effects": "Link: {text}",
    "by-hand": "By hand, taught, not understood",
    "hand": "done by the judge",
    "unread": "not understood, ruled on by the judge",
    "misprint": "read differently from what is printed",
    "changed": "changed in a newer edition, check",
    "taught": "read as a judge has taught it",
    "code": "The ruling for a phone",
    "left-out": "Left out of the code for lack of space: {what}.",
    "left-out-ruling": "the end of the ruling",
    "left-out-clauses": "the words of {clauses}",
    "whole": "The full record",
    "beginning": "The beginning",
    "end": "The board after it",
    "every-step": "Every step",
    "every-clause": "Every clause applied",
    "too-many": "Too many to print: {number}",
    "none": "The Comprehensive Rules of this program have no such clause.",
    "sources": "Sources",
    "rendering": "unofficial English rendering",
    "not-official": "not official",
    "program": "The judge's desk {version}",
    "untitled": "A ruling",
}


class ReportWording(NamedTuple):
    """words -- the words of a report besides what it tells, by the keys of WORDS
    event, line, option -- an event, a line of the board, an option as sentences
    chosen -- what was chosen when this was to be decided
    stated -- what somebody says that a number was
    why -- why a step was not legal, or what is so instead
    language -- what a language is called
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
    return explanation.text[:1].upper() + explanation.text[1:]


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
