"""All that is kept in a data folder: what it is called, and of what kind it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judgeapp.desk.folder import (
    answers_file,
    autosave_file,
    bookmarks_file,
    cards_file,
    draft_file,
    editions_file,
    lined_up_file,
    notebook_file,
    phrases_file,
    settings_file,
    team_file,
    typed_file,
    unfinished_file,
)
from judgeapp.desk.imported import answers, cards, editions
from judgeapp.desk.storage.schema import Schema
from judgeapp.desk.written import bookmarks, lined_up, notebook, typed, unfinished
from judgeapp.said import Said, said


class KeptThing(NamedTuple):
    """what   -- with its article, for errors
    file
    schema -- of a database; None for a file that is written whole
    """

    what: str | Said
    file: Path
    schema: Schema | None = None


def kept_things(folder: Path) -> tuple[KeptThing, ...]:
    """Whether they are there or not."""
    return (
        KeptThing(said("the settings"), settings_file(folder)),
        KeptThing(said("the bookmarks"), bookmarks_file(folder), bookmarks.SCHEMA),
        KeptThing(said("the cards"), cards_file(folder), cards.SCHEMA),
        KeptThing(said("the rulings"), notebook_file(folder), notebook.SCHEMA),
        KeptThing(said("the team"), team_file(folder)),
        KeptThing(said("the official answers"), answers_file(folder), answers.SCHEMA),
        KeptThing(said("what was taught"), phrases_file(folder)),
        KeptThing(said("the table"), autosave_file(folder)),
        KeptThing(said("the position"), draft_file(folder)),
        KeptThing(unfinished.WHAT, unfinished_file(folder)),
        KeptThing(typed.WHAT, typed_file(folder)),
        KeptThing(editions.WHAT, editions_file(folder)),
        KeptThing(lined_up.WHAT, lined_up_file(folder)),
    )
