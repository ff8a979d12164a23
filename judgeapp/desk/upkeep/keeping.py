"""All kept files of a data folder: their names and kinds."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judgeapp.desk import folder
from judgeapp.desk.imported import answers, cards, editions, lists
from judgeapp.desk.storage.schema import Schema
from judgeapp.desk.written import alignments, bookmarks, notebook, typed, unfinished
from judgeapp.messages.message import Message, message


class KeptThing(NamedTuple):
    """File of the data folder that is backed up. `what` is its name with its article; `schema` that of a database, None
    for a file that is written as a whole."""

    what: str | Message
    file: Path
    schema: Schema | None = None


def kept_things(data: Path) -> tuple[KeptThing, ...]:
    return (
        KeptThing(message("the settings"), folder.settings_file(data)),
        KeptThing(message("the bookmarks"), folder.bookmarks_file(data), bookmarks.SCHEMA),
        KeptThing(message("the cards"), folder.cards_file(data), cards.SCHEMA),
        KeptThing(message("the rulings"), folder.notebook_file(data), notebook.SCHEMA),
        KeptThing(message("the team"), folder.team_file(data)),
        KeptThing(message("the official answers"), folder.answers_file(data), answers.SCHEMA),
        KeptThing(message("taught phrases"), folder.phrases_file(data)),
        KeptThing(message("the table"), folder.autosave_file(data)),
        KeptThing(message("the position"), folder.draft_file(data)),
        KeptThing(unfinished.WHAT, folder.unfinished_file(data)),
        KeptThing(typed.WHAT, folder.typed_file(data)),
        KeptThing(editions.WHAT, folder.editions_file(data)),
        KeptThing(alignments.WHAT, folder.alignments_file(data)),
        KeptThing(lists.WHAT, folder.lists_file(data)),
    )
