"""All that is kept in a data folder: what it is called, and of what kind it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judgeapp.desk.folder import (
    alignments_file,
    answers_file,
    autosave_file,
    bookmarks_file,
    cards_file,
    draft_file,
    editions_file,
    lists_file,
    notebook_file,
    phrases_file,
    settings_file,
    team_file,
    typed_file,
    unfinished_file,
)
from judgeapp.desk.imported import answers, cards, editions, lists
from judgeapp.desk.storage.schema import Schema
from judgeapp.desk.written import alignments, bookmarks, notebook, typed, unfinished
from judgeapp.messages.message import Message, message


class KeptThing(NamedTuple):
    """what   -- with its article, for errors
    file
    schema -- of a database; None for a file that is written whole
    """

    what: str | Message
    file: Path
    schema: Schema | None = None


def kept_things(folder: Path) -> tuple[KeptThing, ...]:
    """All kept files, there or not."""
    return (
        KeptThing(message("the settings"), settings_file(folder)),
        KeptThing(message("the bookmarks"), bookmarks_file(folder), bookmarks.SCHEMA),
        KeptThing(message("the cards"), cards_file(folder), cards.SCHEMA),
        KeptThing(message("the rulings"), notebook_file(folder), notebook.SCHEMA),
        KeptThing(message("the team"), team_file(folder)),
        KeptThing(message("the official answers"), answers_file(folder), answers.SCHEMA),
        KeptThing(message("taught phrases"), phrases_file(folder)),
        KeptThing(message("the table"), autosave_file(folder)),
        KeptThing(message("the position"), draft_file(folder)),
        KeptThing(unfinished.WHAT, unfinished_file(folder)),
        KeptThing(typed.WHAT, typed_file(folder)),
        KeptThing(editions.WHAT, editions_file(folder)),
        KeptThing(alignments.WHAT, alignments_file(folder)),
        KeptThing(lists.WHAT, lists_file(folder)),
    )
