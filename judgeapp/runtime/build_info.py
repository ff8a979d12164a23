"""Commit that the program was built from: written into it by the build, and asked of git in a checkout."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).resolve().parents[1]
BUILT_FROM = "built-from.txt"
# What differs from the commit is told by a word behind it.
_ASKED = ("git", "describe", "--always", "--dirty=-changed", "--abbrev=12", "--exclude=*")


@cache
def commit() -> str:
    """First twelve digits of the commit, followed by "-changed" where files differ from it; empty if unknown."""
    try:
        return (_FOLDER / BUILT_FROM).read_text(encoding="ascii").strip()
    except OSError:
        return commit_of(_FOLDER.parent)


def commit_of(checkout: Path) -> str:
    """Commit of a checkout, by git; empty for a folder that is only inside another's."""
    if not (checkout / ".git").exists():
        return ""
    try:
        result = subprocess.run(_ASKED, cwd=checkout, capture_output=True, encoding="ascii", timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return result.stdout.strip()
