"""A text that a command is handed through its standard input."""

from __future__ import annotations

import sys

from judgeapp.errors import InputError
from judgeapp.incoming import text_of
from judgeapp.said import Said


def read_stdin(most: int, what: str | Said) -> str:
    """The text of what is handed over, `what` with its article. Raises InputError when it has over
    `most` bytes, is no UTF-8, or nothing is handed over because it is closed."""
    if sys.stdin is None:
        raise InputError("it is closed", where="stdin", mend="Name a file, or hand the text over")
    content = sys.stdin.buffer.read(most + 1)
    if len(content) > most:
        raise InputError("{what} has at most {most:,} bytes", where="stdin", what=what, most=most)
    return text_of(content, "stdin")
