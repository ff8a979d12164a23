"""The chapters of the guide and what else it tells, in the languages that they are written in; and which chapter is
about where a judge is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from judgeapp.ui.address import LICENCES, WHAT_IS_NEW, WHAT_IS_TRUSTED, WHAT_SURVIVES, Kind
from judgeapp.ui.views import RULINGS, TABLE, TEACH, WRITE, ViewSpec

# In the order in which they are read.
FIRST_MINUTES = "first-minutes"
AT_THE_TABLE = "at-the-table"
AN_APPEAL = "an-appeal"
BEFORE_AN_EVENT = "before-an-event"
BRINGING_IN = "bringing-in"
TEACHING = "teaching"
WHAT_IT_CANT_DO = "what-it-cant-do"
CHAPTERS = (FIRST_MINUTES, AT_THE_TABLE, AN_APPEAL, BEFORE_AN_EVENT, BRINGING_IN, TEACHING, WHAT_IT_CANT_DO)
# What is no chapter: what a judge may rely on, whom the program believes, what is new, and whose work it is.
PROMISES = (WHAT_SURVIVES, WHAT_IS_TRUSTED, WHAT_IS_NEW, LICENCES)

_OF_PLACES = {TABLE: AT_THE_TABLE, WRITE: BRINGING_IN, TEACH: TEACHING, RULINGS: AN_APPEAL}
# Of what is read beside the lists of rules.
_OF_PAGES = {
    **dict.fromkeys((Kind.CARD, Kind.DRAFT, Kind.TEXT, Kind.IMPORTED, Kind.ANSWER, Kind.BROUGHT), BRINGING_IN),
    **dict.fromkeys((Kind.EDITIONS, Kind.COMPARED, Kind.DOUBTFUL, Kind.REVIEWED), BRINGING_IN),
    **dict.fromkeys((Kind.RULING, Kind.WRITTEN, Kind.SHARED), AN_APPEAL),
    Kind.TAUGHT: TEACHING,
    Kind.COPIES: BEFORE_AN_EVENT,
}
# Stands by itself for what it leads to.
_SHARED = re.compile(r"^\[[^\]]+\]\(\.\./([\w-]+\.md)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Chapter:
    """`text` is Markdown, without the title."""

    title: str
    text: str


@cache
def chapter(name: str, language: str) -> Chapter:
    """A chapter or a promise in a language; in English where it is not written in that."""
    file = f"{CHAPTERS.index(name) + 1:02}-{name}.md" if name in CHAPTERS else f"{name}.md"
    guide = files("judgeapp").joinpath("guide")
    written = guide.joinpath(language, file)
    if not written.is_file():
        written = guide.joinpath("en", file)
    title, _, text = written.read_text("utf-8").removeprefix("# ").partition("\n")
    return Chapter(title, _SHARED.sub(lambda match: _shared(match[1]), text).strip())


def _shared(file: str) -> str:
    """Chapter that is the same in every language."""
    return files("judgeapp").joinpath("guide", file).read_text("utf-8").strip()


def chapter_about(place: ViewSpec, page: Kind) -> str:
    """The chapter about a place of the window, in which the reader shows this kind of page."""
    return _OF_PLACES.get(place) or _OF_PAGES.get(page, FIRST_MINUTES)
