"""Line ends beside brackets: an opening one ends no line, a closing one begins none. Unicode takes some of those that
cards have ("＜", "≪") for signs at which a line may end."""

from __future__ import annotations

import re

_OPENING, _CLOSING = "<＜≪《〈【〔「『（［", ">＞≫》〉】〕」』）］"
# A character without width at which no line breaks. It is inserted for painting and is in no copied text.
JOINER = "\u2060"
# A letter for which Qt counts two places.
_PAIR = re.compile(r"[\U00010000-\U0010ffff]")
_HALVES = "\ud800\udc00"
_OPENED = re.compile(rf"(?:&lt;|[{_OPENING[1:]}])(?=\S)")
_CLOSED = re.compile(rf"(?<=\S)(?:&gt;|[{_CLOSING[1:]}])")


def may_end(text: str, at: int) -> bool:
    """True if brackets let a line end: before the letter at an index."""
    return not (0 < at < len(text) and (text[at - 1] in f"({_OPENING}" or text[at] in f"){_CLOSING}{_HALVES[1]}"))


def in_places(text: str) -> str:
    """A text with a letter for each place that Qt counts: an emoji takes two."""
    return text if text.isascii() else _PAIR.sub(_HALVES, text)


def in_letters(text: str) -> str:
    """A text in which each letter is one place for Qt, with ideographs for those that take two: lines end alike."""
    return text if text.isascii() else _PAIR.sub("\u4e00", text)


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
