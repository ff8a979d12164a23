"""Lines for a board's pending effects: batches in order, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgeapp.clauses.citing import by_leading
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.table.board.snapshot import Board
from judgeapp.table.sentences import render_sentence
from judgeapp.ui.localization import translate
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import waiting_text, why_tip


def waiting_lines(board: Board) -> Iterator[tuple[CitedLine, Any]]:
    """Lines of a board's pending effects, each with the effect or the batch."""
    for place, group in enumerate(board.pending, 1):
        template = translate("waiting", "Effects of {seat}, {why}")
        if group.chooses:
            template = translate("waiting", "Effects of {seat}, {why}; {seat} chooses the next one")
        text = template.format(seat=group.seat, why=render_sentence("table", f"order-{group.why}"))
        yield CitedLine(text, 0, f"{place}.", group.clauses, LineKind.STRONG), group
        for waiting in group.waiting:
            yield CitedLine(waiting_text(waiting, with_cause=True), 1, tip=why_tip(waiting.cause)), waiting
    for later in board.later:
        text = translate("waiting", "Later ({timing}): {effect}").format(
            timing=later.timing, effect=waiting_text(later.waiting, with_cause=True)
        )
        # A board that names its edition is played by another than the leading one.
        clauses = ("18-1",) if board.edition == EDITIONS[0] else by_leading(("18-1",))
        yield (CitedLine(text, 0, "", clauses, LineKind.MUTED, tip=why_tip(later.waiting.cause)), later.waiting)
