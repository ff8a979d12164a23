"""A text that a command is handed through its standard input."""

from __future__ import annotations

import sys

from judgeapp.files.untrusted import decode_utf8
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message


def read_stdin(most: int, what: str | Message) -> str:
    """The text of what is handed over, `what` with its article. Raises InputError when it has over
    `most` bytes, is no UTF-8, or nothing is handed over because it is closed."""
    if sys.stdin is None:
        raise InputError("it is closed", where="stdin", mend="Name a file, or hand the text over")
    content = sys.stdin.buffer.read(most + 1)
    if len(content) > most:
        raise InputError("{what} has at most {most:,} bytes", where="stdin", what=what, most=most)
    return decode_utf8(content, "stdin")
