"""All that is kept in a data folder: what it is called, and of what kind it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judgeapp.desk import folder as files
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
        KeptThing(message("the settings"), files.settings_file(folder)),
        KeptThing(message("the bookmarks"), files.bookmarks_file(folder), bookmarks.SCHEMA),
        KeptThing(message("the cards"), files.cards_file(folder), cards.SCHEMA),
        KeptThing(message("the rulings"), files.notebook_file(folder), notebook.SCHEMA),
        KeptThing(message("the team"), files.team_file(folder)),
        KeptThing(message("the official answers"), files.answers_file(folder), answers.SCHEMA),
        KeptThing(message("taught phrases"), files.phrases_file(folder)),
        KeptThing(message("the table"), files.autosave_file(folder)),
        KeptThing(message("the position"), files.draft_file(folder)),
        KeptThing(unfinished.WHAT, files.unfinished_file(folder)),
        KeptThing(typed.WHAT, files.typed_file(folder)),
        KeptThing(editions.WHAT, files.editions_file(folder)),
        KeptThing(alignments.WHAT, files.alignments_file(folder)),
        KeptThing(lists.WHAT, files.lists_file(folder)),
    )
