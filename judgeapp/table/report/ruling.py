"""The judge's ruling, made safe: Markdown in which nothing is run, fetched or linked, whoever shows it."""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown import Markdown

_ONE_AT_A_TIME = Lock()  # the Markdown reader keeps its position
_HEADINGS = {f"h{level}" for level in range(1, 7)}
_TAGS = _HEADINGS | {"p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote", "br", "hr"}
# Markdown processors that make links and pictures, which are switched off.
_LINKING = (
    "reference",
    "link",
    "image_link",
    "image_reference",
    "short_reference",
    "short_image_ref",
    "autolink",
    "automail",
)
# The start of a link, a picture or a reference to one.
_LINK = re.compile(r"\](?=[(\[:])")
_MARKS = re.compile(r"(\*\*|__|[*_`])(?=\S)(.+?)(?<=\S)\1")
_AT_START = re.compile(r"^(#{1,6}\s+|>\s?)", re.MULTILINE)
# Escaped text inside code, which isn't parsed again.
_IN_CODE = {"&amp;lt;": "&lt;", "&amp;#91;": "[", "&amp;#93;": "]"}
# A list directly below a paragraph, as judges type it; Markdown wants a blank line between them.
_ITEM = r"[-*+][ \t]+\S"
_LIST_BELOW = re.compile(rf"^(?!\s|{_ITEM})(.+)\n(?={_ITEM})", re.MULTILINE)
_LOWER = re.compile(r"(</?)h\d\b")


def safe_markdown(ruling: str) -> str:
    """Markdown of a ruling, in which what looks like HTML, a link or a picture is seen as written."""
    shown = ruling.replace("<", "&lt;").replace("![", "!&#91;")
    return _LINK.sub("&#93;", shown).strip()


def ruling_html(ruling: str) -> str:
    # Imported here: only a page needs it, and a window shouldn't wait for it.
    import nh3

    with _ONE_AT_A_TIME:
        raw = _reader().reset().convert(_LIST_BELOW.sub(r"\1\n\n", safe_markdown(ruling)))
    clean = nh3.clean(raw, tags=_TAGS, attributes={}, url_schemes=set(), link_rel=None)
    for written, meant in _IN_CODE.items():
        clean = clean.replace(written, meant)
    # Headings of the ruling stand below those of the report.
    return _LOWER.sub(r"\1h4", clean)


@cache
def _reader() -> Markdown:
    from markdown import Markdown

    reader = Markdown(output_format="html", extensions=["sane_lists", "nl2br"])
    # References are searched for from every bracket through the rest: a page of brackets would take minutes.
    reader.parser.blockprocessors.deregister("reference")
    for name in _LINKING:
        reader.inlinePatterns.deregister(name)
    return reader


def plain(ruling: str) -> str:
    """Text of a ruling without Markdown."""
    text = _AT_START.sub("", ruling)
    for _ in range(2):
        text = _MARKS.sub(r"\2", text)
    return text
