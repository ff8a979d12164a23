"""Rows that the field is answered with, by their kinds, and what stands above them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from judgeapp.cards.finding import CardAnswer, CardHit, Cards
from judgeapp.library import Library
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents
from judgeapp.search.answer import Answer
from judgeapp.table.scene import Scene
from judgeapp.ui.address import ANSWER, CARD, PASSAGE, RULING, Address
from judgeapp.ui.pages.rulings.answer_page import precedent_row
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import card_facts, describe_card_why
from judgeapp.ui.search.facets import Facet
from judgeapp.ui.search.hit_row import hit_row
from judgeapp.ui.widgets.lists.marked_runs import marked_runs
from judgeapp.ui.widgets.lists.rows import Row, Run

translate = QCoreApplication.translate
Rows = list[tuple[Row, Address]]


@dataclass(frozen=True)
class AnswerRows:
    """`found` is what to mark in passages, `found_in_cards` in cards; `facets` is what the results can be narrowed by;
    of `unread` cards it is not known whether they are understood, which is asked; `emptied` says which filters have
    left nothing over."""

    question: str
    rows: Rows
    notice: str
    found: tuple[str, ...]
    found_in_cards: tuple[str, ...]
    facets: tuple[Facet, ...] = ()
    unread: int = 0
    emptied: str = ""


@dataclass(frozen=True)
class SearchData:
    """What is asked: rules, cards, ready scenes, and what was answered before."""

    library: Library
    cards: Cards
    scenes: Sequence[Scene]
    precedents: Precedents


def rules_rows(shelves: SearchData, answer: Answer, shown: ShownText) -> Rows:
    return [
        (hit_row(shelves.library, hit, answer.found, shown), Address(PASSAGE, hit.passage.id)) for hit in answer.hits
    ]


def answer_rows(shelves: SearchData, hits: Sequence[PrecedentHit], found: Sequence[str]) -> Rows:
    return [precedent_row(hit, partial(shelves.library.marks, found=found)) for hit in hits]


def card_rows(found: CardAnswer, language: str) -> Rows:
    return [(card_row(hit, language), Address(CARD, hit.card.number)) for hit in found.hits]


def card_row(hit: CardHit, language: str) -> Row:
    """Number, name in the preferred language and another one, text, facts, and why."""
    card = hit.card
    named = dict(card.names())
    own = language if language in named else card.records[0].language
    others = [(tag, name) for tag, name in named.items() if name != named[own]]
    also = tuple(Run(f"  {name}", tag, muted=True) for tag, name in others[:1])
    facts = card_facts(card.completed(hit.language))
    return Row(
        number=card.number,
        title=(Run(named[own], own), *also),
        body=marked_runs(hit.snippet, hit.language, hit.marks),
        foot=" · ".join((*facts, describe_card_why(hit.why))),
    )


def by_kind(rows: Rows) -> tuple[tuple[str, Rows], ...]:
    """What judges have ruled, and official answers."""
    return (
        (translate("answer_rows", "Rulings"), [row for row in rows if row[1].kind == RULING]),
        (translate("answer_rows", "Official answers"), [row for row in rows if row[1].kind != RULING]),
    )


def grouped(*groups: tuple[str, Rows]) -> Rows:
    """One group after the other, each with its name above."""
    return [
        (replace(row, group="" if at else name), address)
        for name, rows in groups
        for at, (row, address) in enumerate(rows)
    ]


def cards_named() -> str:
    return translate("answer_rows", "Cards")


def rules_named() -> str:
    return translate("answer_rows", "Rules")


def filters_named() -> str:
    return translate("answer_rows", "Filters")


def scenes_named() -> str:
    return translate("answer_rows", "Scenes to play")


def cut(*found: tuple[str, int, int]) -> frozenset[str]:
    """The kinds of which as many were found as are looked for; what was ruled goes with what was answered."""
    cut = {kind for kind, count, most in found if count >= most}
    return frozenset(cut | ({RULING} if ANSWER in cut else set()))


def describe_unread(unread: int) -> str:
    return translate(
        "answer_rows",
        "Of %n more card(s) it is not known whether they are understood. A card is read when it is opened.",
        None,
        unread,
    )
