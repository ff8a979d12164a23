"""What a terminal gets: whatever comes from a file or an argument, a terminal does not obey it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, cast

# Letters of a line on stderr: what is wrong may be a text of any length.
_LONGEST = 2_000
# Letters that a terminal obeys, or that turn the order of others around; a line break and a tab
# are none of them.
_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
# What is found is marked by letters of no meaning, which become colours at the very end: whatever
# else begins with an escape came from outside.
MARK_ON, MARK_OFF = "\ue000", "\ue001"
_COLOURS = {ord(MARK_ON): "\x1b[1;33m", ord(MARK_OFF): "\x1b[0m"}
_PICTURES = 0x2400  # where the signs of the first 32 of them begin


def seen(text: str) -> str:
    """A text in which every letter that a terminal would obey is seen instead."""
    return _OBEYED.sub(lambda found: _sign(found[0]), text)


def _sign(letter: str) -> str:
    code = ord(letter)
    return chr(_PICTURES + code) if code < 0x20 else "\N{REPLACEMENT CHARACTER}"


def escaped_json(text: str) -> str:
    """JSON in which such letters are escaped: they stand in strings only, and come back as they
    were."""
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class _Guarded:
    """A stream on which every letter is only seen."""

    def __init__(self, stream: TextIO, longest: int = 0) -> None:
        self.stream = stream
        self._longest = longest

    def write(self, text: str) -> int:
        text = seen(text)
        if self._longest:
            text = "\n".join(map(self._cut, text.split("\n")))
        return self.stream.write(text.translate(_COLOURS) if self.stream.isatty() else text)

    def _cut(self, line: str) -> str:
        return line if len(line) <= self._longest else line[: self._longest] + "…"

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextmanager
def guarded_output() -> Iterator[None]:
    """What is printed in here does nothing to a terminal, and no line on stderr is without end."""
    streams = sys.stdout, sys.stderr
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        # Who starts a program may close its streams: Python has none then.
        sys.stdout = cast(TextIO, _Guarded(streams[0] or nowhere))
        sys.stderr = cast(TextIO, _Guarded(streams[1] or nowhere, _LONGEST))
        try:
            yield
        finally:
            sys.stdout, sys.stderr = streams


def tell_progress(text: str) -> None:
    """Say on the one line of a terminal how far something is; nothing takes the line away."""
    stream = getattr(sys.stderr, "stream", sys.stderr)
    stream.write(f"\r{seen(text)}" if text else "\r\x1b[K")
    stream.flush()
