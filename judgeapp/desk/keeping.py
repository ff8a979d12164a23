"""All that is kept in a data folder: what it is called, and of what kind it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judgeapp.desk import bookmarks, cards
from judgeapp.desk.folder import bookmarks_file, cards_file, phrases_file, settings_file
from judgeapp.desk.schema import Schema


class KeptThing(NamedTuple):
    """what   -- with its article, for errors
    file
    schema -- of a database; None for a file that is written whole
    """

    what: str
    file: Path
    schema: Schema | None = None


def kept_things(folder: Path) -> tuple[KeptThing, ...]:
    """Whether they are there or not."""
    return (
        KeptThing("the settings", settings_file(folder)),
        KeptThing("the bookmarks", bookmarks_file(folder), bookmarks.SCHEMA),
        KeptThing("the cards", cards_file(folder), cards.SCHEMA),
        KeptThing("what was taught", phrases_file(folder)),
        KeptThing("the table", table_file(folder)),
        KeptThing("the position", position_file(folder)),
    )


def table_file(folder: Path) -> Path:
    """Where the table is kept by itself."""
    return folder / "table.json"


def position_file(folder: Path) -> Path:
    """Where the position that is being set up is kept by itself."""
    return folder / "position.yaml"
