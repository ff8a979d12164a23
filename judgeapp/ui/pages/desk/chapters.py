"""The chapters of the guide, in the languages that they are written in; and which of them is about
where a judge is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from judgeapp.ui.address import (
    ANSWER,
    BROUGHT,
    CARD,
    COMPARED,
    COPIES,
    DOUBTFUL,
    DRAFT,
    EDITIONS,
    IMPORTED,
    REVIEWED,
    RULING,
    SHARED,
    TAUGHT,
    TEXT,
    WRITTEN,
)
from judgeapp.ui.places import RULINGS, TABLE, TEACH, WRITE, Place

# In the order in which they are read.
FIRST_MINUTES = "first-minutes"
AT_THE_TABLE = "at-the-table"
AN_APPEAL = "an-appeal"
BEFORE_AN_EVENT = "before-an-event"
BRINGING_IN = "bringing-in"
TEACHING = "teaching"
WHAT_IT_CANT_DO = "what-it-cant-do"
CHAPTERS = (FIRST_MINUTES, AT_THE_TABLE, AN_APPEAL, BEFORE_AN_EVENT, BRINGING_IN, TEACHING,
            WHAT_IT_CANT_DO)  # fmt: skip

_OF_PLACES = {TABLE: AT_THE_TABLE, WRITE: BRINGING_IN, TEACH: TEACHING, RULINGS: AN_APPEAL}
# Of what is read beside the lists of rules.
_OF_PAGES = {
    **dict.fromkeys((CARD, DRAFT, TEXT, IMPORTED, ANSWER, BROUGHT), BRINGING_IN),
    **dict.fromkeys((EDITIONS, COMPARED, DOUBTFUL, REVIEWED), BRINGING_IN),
    **dict.fromkeys((RULING, WRITTEN, SHARED), AN_APPEAL),
    TAUGHT: TEACHING,
    COPIES: BEFORE_AN_EVENT,
}


@dataclass(frozen=True)
class Chapter:
    """`text` is Markdown, without the title."""

    title: str
    text: str


@cache
def chapter(name: str, language: str) -> Chapter:
    """A chapter in a language; in English where it is not written in that."""
    file = f"{CHAPTERS.index(name) + 1:02}-{name}.md"
    guide = files("judgeapp").joinpath("guide")
    written = guide.joinpath(language, file)
    if not written.is_file():
        written = guide.joinpath("en", file)
    title, _, text = written.read_text("utf-8").removeprefix("# ").partition("\n")
    return Chapter(title, text.strip())


def chapter_about(place: Place, page: str) -> str:
    """The chapter about a place of the window, in which the reader shows this kind of page."""
    return _OF_PLACES.get(place) or _OF_PAGES.get(page, FIRST_MINUTES)
