"""Output to a terminal, and texts from it: a terminal obeys nothing that comes from a file or an argument."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import wrap
from typing import Any, TextIO, TypeVar, cast
from unicodedata import combining, east_asian_width

from judgeapp.cli.localization import in_words
from judgeapp.files.untrusted import decode_utf8
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message

T = TypeVar("T")

# Letters of a line on stderr: a text at fault may have any length.
_MAX_LENGTH = 2_000
# Characters that control a terminal or reverse the order of others, except line breaks and tabs; and the bytes of a
# file name that aren't letters and can't be printed.
_OBEYED = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
# Matches are marked by private-use characters, which become colours at the very end: any other escape sequence came
# from outside.
MARK_ON, MARK_OFF = "\ue000", "\ue001"
_COLOURS = {ord(MARK_ON): "\x1b[1;33m", ord(MARK_OFF): "\x1b[0m"}
_CONTROL_PICTURES = 0x2400  # first of the signs for the 32 control codes


def escape_controls(text: str) -> str:
    """A text with a visible sign in place of every character that controls a terminal."""
    return _OBEYED.sub(lambda match: _sign(match[0]), text)


def _sign(letter: str) -> str:
    code = ord(letter)
    return chr(_CONTROL_PICTURES + code) if code < 0x20 else "\N{REPLACEMENT CHARACTER}"


def escaped_json(text: str) -> str:
    """JSON with these letters escaped: they occur in strings only, and are read back unchanged."""
    return _OBEYED.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


class _Guarded:
    """A stream on which every letter is only seen."""

    def __init__(self, stream: TextIO, longest: int = 0) -> None:
        self.stream = stream
        self._longest = longest

    def write(self, text: str) -> int:
        text = escape_controls(text)
        if self._longest:
            text = "\n".join(map(self._cut, text.split("\n")))
        return self.stream.write(text.translate(_COLOURS) if self.stream.isatty() else text)

    def _cut(self, line: str) -> str:
        return line if len(line) <= self._longest else line[: self._longest] + "…"

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextmanager
def guarded_output() -> Iterator[None]:
    """Guard a terminal against output printed in here; a line on stderr has a limit."""
    streams = sys.stdout, sys.stderr
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        # Whoever starts a program may close its streams; Python then has none.
        sys.stdout = cast(TextIO, _Guarded(streams[0] or nowhere))
        sys.stderr = cast(TextIO, _Guarded(streams[1] or nowhere, _MAX_LENGTH))
        try:
            yield
        finally:
            sys.stdout, sys.stderr = streams


def print_worded(text: str, /, **words: object) -> None:
    """Print a text in the language of the command line, with its parameters filled in."""
    print(in_words(text, **words))


def warn_worded(text: str, /, **words: object) -> None:
    print(in_words(text, **words), file=sys.stderr)


def warn(*troubles: object | None) -> None:
    """Print errors on stderr; None is no error."""
    for trouble in troubles:
        if trouble is not None:
            print(f"judgeapp: {trouble}", file=sys.stderr)


def reported(result: tuple[T, InputError | None]) -> T:
    """Content of a saved file; its damage is printed on stderr."""
    content, trouble = result
    warn(trouble)
    return content


def print_progress(text: str) -> None:
    """Say on the one line of a terminal how far something is; nothing takes the line away. Silent elsewhere."""
    stream = getattr(sys.stderr, "stream", sys.stderr)
    if stream.isatty():
        stream.write(f"\r{escape_controls(text)}" if text else "\r\x1b[K")
        stream.flush()


# Signs that may not begin a line, and signs that may not end one.
_NOT_FIRST = "、。，．：；！？）」』】〉》”’ー々…%"
_NOT_LAST = "（「『【〈《“‘"


def display_width(text: str) -> int:
    """Number of cells of a terminal that a text takes."""
    return sum(_width(letter) for letter in text)


def wrapped_to(text: str, width: int, *, before: str = "", after: str = "") -> list[str]:
    """Lines of a text, at most `width` cells wide. The first has `before` in front of it, the others `after`."""
    text = " ".join(text.split())
    if display_width(text) == len(text):
        return wrap(text, width, initial_indent=before, subsequent_indent=after)
    lines: list[str] = []
    line = before
    is_empty = True
    for part in _parts(text):
        if not is_empty and display_width(line) + display_width(part.rstrip()) > width:
            lines.append(line.rstrip())
            line, is_empty = after, True
        line += part.lstrip() if is_empty else part
        is_empty = is_empty and not part.strip()
    return [*lines, line.rstrip()] if not is_empty else lines


def _parts(text: str) -> list[str]:
    """Parts that stay on one line: a word with the space before, or a wide letter with signs that can't stand alone."""
    parts: list[str] = []
    joins = False
    for piece in re.findall(r"\s*(?:[^\s\u1100-\uffff]+|\S)", text):
        if parts and not piece[0].isspace() and (joins or piece[0] in _NOT_FIRST):
            parts[-1] += piece
        else:
            parts.append(piece)
        joins = piece[-1] in _NOT_LAST
    return parts


def _width(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def json_fields(record: object, *names: str) -> dict[str, Any]:
    """Some fields of a record under their own names, which scripts rely on."""
    return {name: getattr(record, name) for name in names}


def print_json(value: Any) -> None:
    import msgspec  # imported only to print JSON

    try:
        text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode("utf-8")
    except UnicodeEncodeError:  # a file name that isn't UTF-8: the other encoder can escape it
        import json

        text = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    print(escaped_json(text))


def read_stdin(most: int, what: str | Message) -> str:
    """The text on stdin; `what` names it, with its article. Raises InputError when it has over `most` bytes, is not
    UTF-8, or is closed."""
    if sys.stdin is None:
        raise InputError("the input is closed", where="stdin", mend="Name a file, or pass the text")
    content = sys.stdin.buffer.read(most + 1)
    if len(content) > most:
        raise InputError("{what} has at most {most:,} bytes", where="stdin", what=what, most=most)
    return decode_utf8(content, "stdin")
