"""The report, made from the table's state and the judge's request."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from judgeapp.cards.finding.cards import Cards
from judgeapp.editions.taught import Touched
from judgeapp.engine.state.state import State
from judgeapp.library import Library
from judgeapp.table.board.board import board
from judgeapp.table.report.clause_texts import clause_texts
from judgeapp.table.report.table_report import TableReport, report
from judgeapp.table.results import Results
from judgeapp.ui.table.board.board_things import board_picture
from judgeapp.ui.table.intents import MakeReport
from judgeapp.ui.table.table_state import TableState

# Where a picture after every choice would make a book, they end.
MAX_PICTURES = 40


class ReportSources(Struct, frozen=True):
    """Rules, cards and changes of an edition that a report quotes."""

    library: Library
    cards: Cards | None = None
    touched: Touched | None = None


class ReportView(Struct, frozen=True):
    made: TableReport
    words: Callable[[str], str]  # text of a clause that may have decided


def report_view(state: TableState, wanted: MakeReport, sources: ReportSources, drawn: Results) -> ReportView:
    """The report of the line to the current node. `drawn`: pictures of boards. Raises InputError."""
    tree, request = state.tree, wanted.request
    made = report(
        tree,
        tree.current,
        request,
        sources.library,
        cards=sources.cards,
        pictures=_pictures(state, wanted, drawn),
        printing=state.printing,
        touched=sources.touched,
    )
    return ReportView(made, partial(_words, sources.library, request.languages[0]))


def _words(library: Library, language: str, number: str) -> str:
    (clause,) = clause_texts(library, (number,), (language,))
    return next((words.text for words in clause.words if not words.place), "")


def _pictures(state: TableState, wanted: MakeReport, drawn: Results) -> dict[int, bytes]:
    if not wanted.pictures:
        return {}
    path = state.shown.path(state.tree.current)
    nodes = (path[0], *path[1:][-MAX_PICTURES:]) if wanted.every_picture and wanted.request.whole else (path[0],)
    language = wanted.request.languages[0]
    return {node.number: drawn.of(_picture, node.game.state, language, state.seat) for node in nodes}


def _picture(state: State, language: str, seat: str) -> bytes:
    return board_picture(board(state, language), seat)
