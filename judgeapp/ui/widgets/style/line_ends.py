"""Line ends beside brackets: an opening one ends no line, a closing one begins none. Unicode takes some of those that
cards have ("＜", "≪") for signs at which a line may end."""

from __future__ import annotations

import re

_OPENING, _CLOSING = "<＜≪《〈【〔「『（［", ">＞≫》〉】〕」』）］"
# A character without width at which no line breaks. It is inserted for painting and is in no copied text.
JOINER = "\u2060"
_OPENED = re.compile(rf"(?:&lt;|[{_OPENING[1:]}])(?=\S)")
_CLOSED = re.compile(rf"(?<=\S)(?:&gt;|[{_CLOSING[1:]}])")


def may_end(text: str, at: int) -> bool:
    """True if brackets let a line end: before the letter at an index."""
    return not (0 < at < len(text) and (text[at - 1] in f"({_OPENING}" or text[at] in f"){_CLOSING}"))


def held_length(text: str, start: int, length: int) -> int:
    """Length of a line that brackets let end, for one that Qt would end after so many letters."""
    for end in range(start + length, start + 1, -1):
        if text[end - 1].isspace() or may_end(text, end):
            return end - start
    return length


def held(text: str) -> str:
    """A text, or HTML, as painted: no line ends after an opening bracket or before a closing one."""
    if text.isascii():
        return text
    return _CLOSED.sub(lambda match: JOINER + match[0], _OPENED.sub(lambda match: match[0] + JOINER, text))


def copied(text: str) -> str:
    return text.replace(JOINER, "")
