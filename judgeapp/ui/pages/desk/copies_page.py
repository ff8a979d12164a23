"""The dated copies, as HTML: their dates, their contents, and links to restore one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from judgeapp.ui.address import Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import styled, text_link
from judgeapp.ui.markup.page_style import PageStyle

if TYPE_CHECKING:
    from judgeapp.desk.upkeep.restoring import DatedCopy

_tr = partial(translate, "copies_page")


def copies_page(copies: Sequence[DatedCopy], style: PageStyle) -> str:
    """`copies` are by their subject, the newest first."""
    text = _tr(
        "Restoring replaces what is there now, and backs that up first. The window closes and reopens; what "
        "you typed in forms stays."
    )
    none = _tr("No backups yet. They are made automatically when the window opens, and every hour after a change.")
    body = [
        parts.title(escape(_tr("Restore a backup")), style),
        parts.hint(text if copies else none, style, apart=False),
    ]
    for file, some in groupby(copies, key=lambda copy: copy.data_file.file):
        body.append(parts.label(data_file_name(file.stem), style))
        body.append(parts.table([_row(copy) for copy in some], style))
    return style.page("".join(body))


def data_file_name(stem: str) -> str:
    return {
        "settings": _tr("Settings"),
        "bookmarks": _tr("Bookmarks"),
        "cards": _tr("Cards"),
        "rulings": _tr("Rulings"),
        "answers": _tr("Official answers"),
        "phrases": _tr("Taught phrases"),
        "table": _tr("The table"),
        "position": _tr("The position being set up"),
        "ruling": _tr("The ruling that is being written"),
        "typed": _tr("Unfinished forms"),
        "editions": _tr("Imported editions"),
        "lined-up": _tr("Your answers on editions"),
        "lists": _tr("Imported lists"),
        "team": _tr("Where the team's notebook is"),
    }[stem]


def format_made(made: datetime) -> str:
    """Local date and time at which a copy was made."""
    return f"{made.astimezone():%Y-%m-%d %H:%M}"


def describe_content(copy: DatedCopy) -> str:
    """Number of entries in a copy; empty if it has only one thing."""
    number = copy.number
    match copy.data_file.file.stem:
        case "bookmarks":
            return _tr("%n bookmark(s)", "", number)
        case "cards":
            return _tr("%n card record(s)", "", number)
        case "rulings":
            return _tr("%n revision(s)", "", number)
        case "answers":
            return _tr("%n entry(ies)", "", number)
        case "phrases":
            return _tr("%n wording(s)", "", number)
        case "editions":
            return _tr("editions: {number}").format(number=number)
        case "lined-up":
            return _tr("settled: {number}").format(number=number)
        case "table":
            return _tr("%n node(s) in its tree", "", number)
        case _:
            return ""


def _row(copy: DatedCopy) -> tuple[str, str, str]:
    made = escape(format_made(copy.copy.made))
    if copy.wrong:
        return made, styled(escape(_tr("damaged: {wrong}").format(wrong=copy.wrong)), "muted"), ""
    return made, escape(describe_content(copy)), text_link(_tr("Restore"), Kind.BRING_BACK, copy.name)
