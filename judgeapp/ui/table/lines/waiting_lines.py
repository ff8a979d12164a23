"""Pending effects of a board as lines: batches in the order in which they will go, with why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication

from judgeapp.table.board.snapshot import Board, WaitingSnapshot
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import because_of, order_reason_text, waiting_text, why_tip

translate = QCoreApplication.translate


def waiting_lines(board: Board) -> Iterator[tuple[CitedLine, Any]]:
    """Each with the effect that waits, or the batch."""
    for place, group in enumerate(board.pending, 1):
        template = translate("waiting", "Effects of {seat}, {why}")
        if group.chooses:
            template = translate("waiting", "Effects of {seat}, {why}; {seat} chooses the next one")
        text = template.format(seat=group.seat, why=order_reason_text(group.why))
        yield CitedLine(text, 0, f"{place}.", group.clauses, LineKind.STRONG), group
        for waiting in group.waiting:
            yield CitedLine(_told(waiting), 1, tip=_tip(waiting)), waiting
    for later in board.later:
        text = translate("waiting", "Later ({timing}): {effect}").format(
            timing=later.timing, effect=_told(later.waiting)
        )
        yield (CitedLine(text, 0, "", ("18-1",), LineKind.MUTED, tip=_tip(later.waiting)), later.waiting)


def _told(waiting: WaitingSnapshot) -> str:
    text = waiting_text(waiting)
    return because_of(text, waiting.cause) if waiting.cause else text


def _tip(waiting: WaitingSnapshot) -> str:
    return why_tip(waiting.cause) if waiting.cause else ""
