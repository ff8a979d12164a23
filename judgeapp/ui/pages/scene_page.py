"""Built-in scenes for the reader and the results: its subject, and a link to the table."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.clauses.citing import by_leading, cited_list
from judgeapp.library import Library
from judgeapp.table.scene import Scene
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import current_language, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.shown_text import ShownText, headed_clause
from judgeapp.ui.signs import CHOICE
from judgeapp.ui.widgets.lists.rows import Row, Run


def scene_page(library: Library, scene: Scene, shown: ShownText, style: PageStyle) -> str:
    play = text_link(translate("scene_page", "Play it at the table"), Kind.PLAY, scene.key)
    body = [
        parts.title(in_language(*scene.title_in(current_language())), style),
        parts.links([play], style),
        parts.label(translate("scene_page", "Clauses shown"), style),
    ]
    for number in scene.clauses:
        if (clause := library.corpus.clause(number)) is not None:
            body.append(parts.item(headed_clause(library, clause, number, shown), style))
    return style.page("".join(body))


def scene_row(scene: Scene) -> tuple[Row, Address]:
    body = (Run(cited_list(by_leading(scene.clauses))),)
    return Row(title=(Run(*scene.title_in(current_language())),), body=body), Address(Kind.SCENE, scene.key)


def played_line(what: str, scenes: Sequence[Scene], style: PageStyle) -> str:
    """A link to the scenes about a page, with their number; nothing if there are none."""
    if not scenes:
        return ""
    text = translate("scene_page", "See it played ({count})").format(count=len(scenes))
    address = Address(Kind.SCENES, what) if len(scenes) > 1 else Address(Kind.PLAY, scenes[0].key)
    return parts.links([link(address, f"{CHOICE} {text}", kind="calm")], style)
