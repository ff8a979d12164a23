"""The rules and their concepts as commands open them, without the index of the search."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.desk.imported.editions import Editions, kept_editions
from judgeapp.desk.leading_edition import leading_edition_of
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.editions.opening import open_rules
from judgeapp.glossary.concordance import Concordance


def opened_concordance(folder: Path | None = None) -> Concordance:
    """The corpus with its glossary, as the cache folder keeps them, and with the editions that the
    data folder has; without one what is built in."""
    if folder is None:
        return open_rules(index_folder(cache_folder()))
    return open_rules(index_folder(cache_folder()), load_editions(folder), load_leading(folder))


def load_leading(folder: Path) -> LeadingEdition:
    """The edition that leads in a data folder; says on stderr what was damaged of what tells it."""
    leading, troubles = leading_edition_of(folder, date.today())
    for trouble in troubles:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    return leading


def opened_editions(folder: Path) -> Concordance:
    """The corpus with the editions that a data folder has, each with its own numbers: to compare them."""
    return open_rules(index_folder(cache_folder()), load_editions(folder))


def load_editions(folder: Path) -> Editions:
    """Those of a data folder; says on stderr what was damaged of them."""
    editions, trouble = kept_editions(folder)
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    return editions
