"""The editions that a judge has brought in, as commands open them."""

from __future__ import annotations

import sys
from pathlib import Path

from judgeapp.desk.imported.editions import Editions, kept_editions


def brought_in(folder: Path) -> Editions:
    """Those of a data folder; says on stderr what was damaged of them."""
    editions, trouble = kept_editions(folder)
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    return editions
