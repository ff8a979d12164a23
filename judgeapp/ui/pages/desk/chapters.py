"""The chapters and other parts of the guide, in their languages; and the part about the current view."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from judgeapp.ui.address import LICENCES, WHAT_IS_NEW, WHAT_IS_TRUSTED, WHAT_SURVIVES, Kind
from judgeapp.ui.views import CARDS, RULINGS, TABLE, ViewSpec

# Chapters in the order of reading.
FIVE_MINUTES = "five-minutes"
FINDING = "finding"
AT_THE_TABLE = "at-the-table"
AN_APPEAL = "an-appeal"
BEFORE_AN_EVENT = "before-an-event"
BRINGING_IN = "bringing-in"
TEACHING = "teaching"
WHAT_IT_CANT_DO = "what-it-cant-do"
CHAPTERS = (FIVE_MINUTES, FINDING, AT_THE_TABLE, AN_APPEAL, BEFORE_AN_EVENT, BRINGING_IN, TEACHING, WHAT_IT_CANT_DO)
# Chapters for looking things up.
SEARCHING = "searching"
THE_TABLE = "the-table"
RULINGS_AND_TEAM = "rulings-and-team"
EDITIONS = "editions"
CARD_FILES = "card-files"
CARD_TEXTS = "card-texts"
SCENARIOS = "scenarios"
COMMAND_LINE = "command-line"
REFERENCE = (SEARCHING, THE_TABLE, RULINGS_AND_TEAM, EDITIONS, CARD_FILES, CARD_TEXTS, SCENARIOS, COMMAND_LINE)
# Pages about what is safe, what is trusted, news and credits.
PROMISES = (WHAT_SURVIVES, WHAT_IS_TRUSTED, WHAT_IS_NEW, LICENCES)
# Chapters that continue another one.
MORE = {
    FINDING: (SEARCHING,),
    AT_THE_TABLE: (THE_TABLE, SCENARIOS),
    AN_APPEAL: (RULINGS_AND_TEAM,),
    BRINGING_IN: (CARD_FILES, EDITIONS),
    TEACHING: (CARD_TEXTS,),
}

# Separates a chapter from the number of the heading at which it opens.
PART = "#"
SETTING_UP, EXPLORING, ACCOUNTS, REPORTING = (f"{AT_THE_TABLE}{PART}{heading}" for heading in (2, 3, 4, 5))
_CARDS, _ANSWERS, _RULEBOOKS = (f"{BRINGING_IN}{PART}{heading}" for heading in (1, 2, 3))
_GIVING, _AFTERWARDS = f"{AN_APPEAL}{PART}1", f"{AN_APPEAL}{PART}3"
_COPIES = f"{WHAT_SURVIVES}{PART}3"

_OF_VIEWS = {TABLE: AT_THE_TABLE, RULINGS: AN_APPEAL}
# Chapters for pages beside the lists of rules.
_OF_PAGES = {
    Kind.FRONT: FIVE_MINUTES,
    **dict.fromkeys((Kind.CARD, Kind.DRAFT, Kind.TEXT, Kind.IMPORT_REPORT), _CARDS),
    Kind.ANSWER: _ANSWERS,
    **dict.fromkeys((Kind.IMPORTING_RULEBOOK, Kind.EDITIONS, Kind.COMPARED, Kind.DOUBTFUL, Kind.REVIEWED), _RULEBOOKS),
    Kind.LIBRARY: BRINGING_IN,
    Kind.RULING: AN_APPEAL,
    Kind.WRITTEN: _GIVING,
    Kind.SHARED: _AFTERWARDS,
    Kind.TAUGHT: TEACHING,
    Kind.COPIES: _COPIES,
}
# A line that is only a link.
_SHARED = re.compile(r"^\[[^\]]+\]\(\.\./([\w-]+\.md)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Chapter:
    """Chapter of the guide. `text` is Markdown, without the title."""

    title: str
    text: str


@cache
def chapter(name: str, language: str) -> Chapter:
    written = files("judgeapp").joinpath("guide", language, f"{name}.md")
    title, _, text = written.read_text("utf-8").removeprefix("# ").partition("\n")
    return Chapter(title, _SHARED.sub(lambda match: _shared(match[1]), text).strip())


def _shared(file: str) -> str:
    """Chapter that is the same in every language."""
    return files("judgeapp").joinpath("guide", file).read_text("utf-8").strip()


def chapter_about(view: ViewSpec, page: Kind) -> str:
    """The chapter, or the part of one, about a view of the window in which the reader shows this kind of page."""
    return _OF_VIEWS.get(view) or _OF_PAGES.get(page, _CARDS if view is CARDS else FINDING)
