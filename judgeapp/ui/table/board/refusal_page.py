"""Why something can't be done with a card of the board, in words, with the clauses as links."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from judgeapp.ui.markup.inline import LINE_BREAK, clause_links, strong
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.signs import NOT
from judgeapp.ui.table.lines.cited_line import CitedLine


def refusal_page(refusals: Iterable[CitedLine], style: PageStyle) -> str:
    """What was refused, and why, each with the clauses."""
    told = []
    for one in refusals:
        why = " ".join(filter(None, (escape(one.remark), clause_links(one.clauses))))
        told.append(LINE_BREAK.join(filter(None, (strong(f"{NOT} {escape(one.text)}"), why))))
    return style.page((LINE_BREAK * 2).join(told))
