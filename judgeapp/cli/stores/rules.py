"""The library of rules as commands open it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from judgeapp.cli.localization import coded_words
from judgeapp.cli.stores.concordance import load_editions
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import warn_worded
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.files.generations import has_damaged
from judgeapp.library import Library, open_library
from judgeapp.questions.opening import QuestionProgress
from judgeapp.search.indexing import IndexProgress


def opened_library(folder: Path) -> Library:
    """The library with editions of a data folder. Building an index or importing questions is reported on stderr."""
    leading = partial(load_leading, folder)
    library = open_library(index_folder(cache_folder()), _report, load_editions(folder), leading)
    if has_damaged():
        from judgeapp.desk.fault_log import log_remade

        log_remade(folder)
    return library


def _report(progress: IndexProgress | QuestionProgress) -> None:
    if progress.done:
        return
    if isinstance(progress, QuestionProgress):
        warn_worded("Indexing the questions with proven answers ...")
    else:
        warn_worded(coded_words()["reasons for an index"][progress.reason])
