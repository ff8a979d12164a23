"""The guides as pages of the reader: what the program promises a judge, in the words of
`judgeapp/guide`. They are in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from judgeapp.ui.address import LICENCES, WHAT_IS_NEW, WHAT_SURVIVES
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import strong, styled
from judgeapp.ui.markup.page_style import PageStyle

GUIDES = (WHAT_SURVIVES, WHAT_IS_NEW, LICENCES)
_TYPED = re.compile(r"`([^`]+)`")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_STRESSED = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*")


def guide_page(key: str, style: PageStyle) -> str:
    """The guide of this name."""
    return style.page("".join(_parts(_guide(key), style)))


@cache
def _guide(key: str) -> str:
    return files("judgeapp").joinpath("guide", f"{key}.md").read_text("utf-8")


def _parts(text: str, style: PageStyle) -> Iterator[str]:
    """Of Markdown what guides are made of: headings, paragraphs, tables, and what is typed."""
    for block in text.strip().split("\n\n"):
        head, _, rest = block.partition(" ")
        if head == "#":
            yield parts.title(_inline(rest), style)
        elif head == "##":
            yield parts.heading(_inline(rest), style)
        elif block.startswith("|"):
            # The first row says what its columns are, and the second parts them.
            rows = [
                [_inline(cell.strip()) for cell in line.strip("|").split("|")]
                for line in block.splitlines()[2:]
            ]
            yield parts.table(rows, style, apart=True)
        elif block.startswith("    "):
            for line in block.splitlines():
                yield parts.text(f"<tt>{escape(line.strip())}</tt>", style, apart=True)
        else:
            yield parts.text(_inline(" ".join(block.split())), style, apart=True)


def _inline(text: str) -> str:
    # What stands between two marks of what is typed has no other marks.
    pieces = _TYPED.split(escape(text, quote=False))
    return "".join(
        f"<tt>{piece}</tt>" if place % 2 else _marked(piece) for place, piece in enumerate(pieces)
    )


def _marked(text: str) -> str:
    inner = _STRONG.sub(lambda found: strong(found[1]), text)
    return _STRESSED.sub(lambda found: styled(found[1], "muted"), inner)
