"""The dated copies, as HTML: their dates, their contents, and links to restore one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
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


def copies_page(copies: Sequence[DatedCopy], style: PageStyle) -> str:
    """`copies` are by their subject, the newest first."""
    text = translate(
        "copies_page",
        "Restoring replaces what is there now, and backs that up first. The window closes and reopens; what "
        "you typed in forms stays.",
    )
    none = translate(
        "copies_page",
        "No backups yet. They are made automatically when the window opens, and every hour after a change.",
    )
    body = [
        parts.title(escape(translate("copies_page", "Restore a backup")), style),
        parts.hint(text if copies else none, style, apart=False),
    ]
    for file, some in groupby(copies, key=lambda copy: copy.thing.file):
        body.append(parts.label(kept_file_name(file.stem), style))
        body.append(parts.table([_row(copy) for copy in some], style))
    return style.page("".join(body))


def kept_file_name(stem: str) -> str:
    return {
        "settings": translate("copies_page", "Settings"),
        "bookmarks": translate("copies_page", "Bookmarks"),
        "cards": translate("copies_page", "Cards"),
        "rulings": translate("copies_page", "Rulings"),
        "answers": translate("copies_page", "Official answers"),
        "phrases": translate("copies_page", "Taught phrases"),
        "table": translate("copies_page", "The table"),
        "position": translate("copies_page", "The position being set up"),
        "ruling": translate("copies_page", "The ruling that is being written"),
        "typed": translate("copies_page", "Unfinished forms"),
        "editions": translate("copies_page", "Imported editions"),
        "lined-up": translate("copies_page", "Your answers on editions"),
        "lists": translate("copies_page", "Imported lists"),
        "team": translate("copies_page", "Where the team's notebook is"),
    }[stem]


def format_made(made: datetime) -> str:
    """Local date and time at which a copy was made."""
    return f"{made.astimezone():%Y-%m-%d %H:%M}"


def describe_content(copy: DatedCopy) -> str:
    """Number of entries in a copy; empty if it has only one thing."""
    number = copy.number
    match copy.thing.file.stem:
        case "bookmarks":
            return translate("copies_page", "%n bookmark(s)", "", number)
        case "cards":
            return translate("copies_page", "%n record(s) of cards", "", number)
        case "rulings":
            return translate("copies_page", "%n revision(s)", "", number)
        case "answers":
            return translate("copies_page", "%n entry(ies)", "", number)
        case "phrases":
            return translate("copies_page", "%n wording(s)", "", number)
        case "editions":
            return translate("copies_page", "editions: {number}").format(number=number)
        case "lined-up":
            return translate("copies_page", "settled: {number}").format(number=number)
        case "table":
            return translate("copies_page", "%n node(s) in its tree", "", number)
        case _:
            return ""


def _row(copy: DatedCopy) -> tuple[str, str, str]:
    made = escape(format_made(copy.copy.made))
    if copy.wrong:
        wrong = translate("copies_page", "damaged: {wrong}").format(wrong=copy.wrong)
        return made, styled(escape(wrong), "muted"), ""
    offer = text_link(translate("copies_page", "Restore"), Kind.BRING_BACK, copy.name)
    return made, escape(describe_content(copy)), offer
