"""The rules and their concepts as commands open them, without the index of the search."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import reported
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.desk.imported.editions import Editions, load_saved_editions
from judgeapp.editions.opening import open_rules
from judgeapp.glossary.concordance import Concordance


def opened_concordance(folder: Path | None = None) -> Concordance:
    """The corpus with its glossary from the cache folder, with the editions of the data folder; without one, the
    built-in editions."""
    if folder is None:
        return open_rules(index_folder(cache_folder()))
    return open_rules(index_folder(cache_folder()), load_editions(folder), partial(load_leading, folder))


def opened_editions(folder: Path) -> Concordance:
    """The corpus with the editions that a data folder has, each with its own numbers: to compare them."""
    return open_rules(index_folder(cache_folder()), load_editions(folder))


def load_editions(folder: Path) -> Editions:
    """Editions of a data folder. Damaged ones are reported on stderr."""
    return reported(load_saved_editions(folder))
