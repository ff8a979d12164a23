"""The library of rules as commands open it."""

from __future__ import annotations

import sys

from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import Library, open_library
from judgeapp.search.index import BuildReason, IndexProgress

_WHY_BUILT = {
    BuildReason.NEW: "Building the index",
    BuildReason.OUTDATED: "The index is out of date; building it anew",
    BuildReason.DAMAGED: "The index is damaged; building it anew",
}


def opened_library() -> Library:
    """The library; says on stderr when an index is built."""
    return open_library(index_folder(cache_folder()), _report)


def _report(progress: IndexProgress) -> None:
    if progress.done == 0:
        print(f"{_WHY_BUILT[progress.reason]} ...", file=sys.stderr)
