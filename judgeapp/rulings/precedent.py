"""Precedents: official answers, and rulings of the notebook, as they are found."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from judgeapp.clauses.citing import by_edition, edition_of, names_of
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.language.folding import guessed_language
from judgeapp.rulings.answer import DecidedBy, OfficialAnswer
from judgeapp.rulings.notebook.revision import NotedRuling, short


class PrecedentKind(StrEnum):
    OFFICIAL = "official"
    RULING = "ruling"


class PrecedentText(Struct, frozen=True):
    """Question and answer of a precedent in a language."""

    language: str
    question: str
    answer: str

    @property
    def whole(self) -> str:
        return f"{self.question}\n{self.answer}"


class Precedent(Struct, frozen=True):
    """Official answer or ruling, as the search finds it."""

    kind: PrecedentKind
    key: str  # opens it: the number of an official answer, the id of a ruling
    texts: tuple[PrecedentText, ...]
    numbers: tuple[str, ...] = ()  # its names in questions, the key among them
    cards: tuple[str, ...] = ()  # card numbers, and topics it is printed at
    clauses: tuple[str, ...] = ()  # that are known to decide it
    date: str = ""  # ISO; empty if unknown
    authority: str = ""  # its author: official, head-judge, floor-judge, own-note
    status: str = ""  # of a ruling: draft, given ...; empty for an official answer
    tags: tuple[str, ...] = ()  # of a ruling
    words: tuple[str, ...] = ()  # further words that it is found by: event, round, table, players, judge
    editions: tuple[str, ...] = ()  # of the rules, whose clauses the judge confirmed to decide an official answer

    @property
    def name(self) -> str:
        """Number that it is called by."""
        return self.numbers[0] if self.numbers else self.key

    def text(self, language: str) -> PrecedentText:
        """Text in a language; in the first that it has if it has not this one."""
        return next((t for t in self.texts if t.language == language), self.texts[0])


def precedent_of_ruling(noted: NotedRuling) -> Precedent | None:
    """A ruling of the notebook as shown; None if deleted."""
    ruling = noted.content
    if ruling is None:
        return None
    language = guessed_language((ruling.question, ruling.answer))
    words = (ruling.event, ruling.round, ruling.table, *ruling.players, ruling.judge)
    known = (clause for clause in ruling.clauses if edition_of(clause) in EDITIONS)
    return Precedent(
        PrecedentKind.RULING,
        noted.id,
        (PrecedentText(language, ruling.question, ruling.answer),),
        (short(noted.id),),
        ruling.cards,
        # Under the numbers that the clauses have in the first edition.
        tuple(dict.fromkeys(name for clause in known for name in names_of(by_edition(clause, EDITIONS[0])))),
        ruling.date or noted.at[:10],
        ruling.authority.value.replace(" ", "-"),
        ruling.status.value,
        ruling.tags,
        tuple(filter(None, (*words, *ruling.answers))),
    )


def precedent_of_answer(answer: OfficialAnswer, decided: DecidedBy) -> Precedent:
    return Precedent(
        PrecedentKind.OFFICIAL,
        answer.number,
        tuple(PrecedentText(t.language, t.question, t.answer) for t in answer.texts),
        answer.numbers,
        answer.cards,
        decided.clauses,
        answer.date,
        authority="official",
        editions=decided.editions,
    )
