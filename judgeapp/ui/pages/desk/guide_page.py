"""The guide as pages of the reader, in the language of the window: its chapters, the list of them, and the program's
promises to a judge. All texts are in `judgeapp/guide`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import count

from PySide6.QtGui import QPixmap

from judgeapp.ui.actions import ACTIONS, key_names, plain, translated
from judgeapp.ui.address import CONTENTS, Address, Kind
from judgeapp.ui.localization import current_language, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import anchor_here, link, strong, styled, text_link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.chapters import CHAPTERS, MORE, PART, PROMISES, REFERENCE, chapter
from judgeapp.ui.views import SEARCH
from judgeapp.ui.widgets.pictures import guide_picture_address, guide_picture_at
from judgeapp.ui.widgets.sheets.path_line import PathStep

GUIDES = (CONTENTS, *CHAPTERS, *REFERENCE, *PROMISES)
# Heading of the column with tests.
HELD_BY = "tested by"
_ACTIONS = {action.id: action for action in ACTIONS}
_TYPED = re.compile(r"`([^`]+)`")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_STRESSED = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*")
# Names in the program: {key:report}, {menu:report}.
_CALLED = re.compile(r"\{(key|menu):([\w.-]+)\}")
_LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")
_CLAUSE = re.compile(r"\d+(-\d+)+")
_PICTURED_EM = 19  # pixels; the height of the font in the pictures


def guide_page(key: str, style: PageStyle) -> str:
    """The chapter or guide of this name, behind which the number of a heading may stand."""
    name = page_of(key)
    if name == CONTENTS:
        return style.page("".join(_contents(style)))
    shown = chapter(name, current_language())
    body = [parts.title(_inline(_chapter_title(name)), style)]
    body += _parts(shown.text, style)
    if name not in CHAPTERS:
        return style.page("".join(body))
    at = CHAPTERS.index(name)
    ways = [_chapter_link(other) for other in (*MORE.get(name, ()), *CHAPTERS[at + 1 : at + 2])]
    ways += [link(Address(Kind.GUIDE, CONTENTS), _named("contents")), _shortcuts()]
    return style.page("".join((*body, parts.links(ways, style))))


def page_of(key: str) -> str:
    return key.partition(PART)[0]


def heading_of(key: str) -> str:
    """Anchor of the heading at which an address opens a chapter; empty for its top."""
    _, sign, number = key.partition(PART)
    return f"heading{number}" if sign else ""


def guide_path(key: str) -> tuple[PathStep, ...]:
    guide = PathStep(plain(_ACTIONS["contents"].title), address=Address(Kind.GUIDE, CONTENTS))
    if key == CONTENTS:
        return (guide,)
    name = page_of(key)
    return guide, PathStep(_title(name) if name in PROMISES else _chapter_title(name))


def link_address(target: str) -> Address | None:
    """Address of a link in a chapter: a clause, a page of the guide, `ask:` a question, `scenes:` of a clause; None if
    unknown. Where chapters are read as files, their links end in `.md`."""
    target = target.removesuffix(".md")
    kind, _, rest = target.partition(":")
    if _CLAUSE.fullmatch(target):
        return Address(Kind.PASSAGE, f"rules:{target}")
    if target in GUIDES:
        return Address(Kind.GUIDE, target)
    return Address(Kind(kind), rest) if kind in (Kind.ASK, Kind.SCENES) and rest else None


def _contents(style: PageStyle) -> Iterator[str]:
    yield parts.title(_named("contents"), style)
    for number, name in enumerate(CHAPTERS, 1):
        yield parts.text(f"{number}. {_chapter_link(name)}", style, apart=True)
    yield parts.heading(escape(translate("guide_page", "Reference")), style)
    for name in REFERENCE:
        yield parts.text(_chapter_link(name), style, apart=True)
    ways = [text_link(_title(key), Kind.GUIDE, key) for key in PROMISES]
    yield parts.links([*ways, _shortcuts()], style)


def _chapter_link(name: str) -> str:
    return text_link(_chapter_title(name), Kind.GUIDE, name)


def _chapter_title(name: str) -> str:
    return chapter(name, current_language()).title


def _shortcuts() -> str:
    return text_link(translate("desk_pages", "Shortcuts"), Kind.HELP, SEARCH.key)


def _named(action: str) -> str:
    return escape(plain(_ACTIONS[action].title))


def _title(key: str) -> str:
    return plain(next(a.title for a in ACTIONS if a.choice == key and a.group == "guide"))


def _parts(text: str, style: PageStyle) -> Iterator[str]:
    """Parts of Markdown in guides: headings, paragraphs, lists, tables, pictures, and typed text."""
    headings = count(1)
    for block in text.strip().split("\n\n"):
        head, _, rest = block.partition(" ")
        if head == "#":
            yield parts.title(_inline(rest), style)
        elif head == "##":
            yield parts.heading(anchor_here(f"heading{next(headings)}") + _inline(rest), style)
        elif picture := _PICTURE.fullmatch(block):
            yield _picture(picture[1], picture[2], style)
        elif head in ("-", "1."):
            for number, line in enumerate(block.splitlines(), 1):
                sign = "•" if head == "-" else f"{number}."
                sentence = _inline(line.removeprefix(head).strip())
                yield parts.text(f"{sign} {sentence}", style, apart=True)
        elif block.startswith("|"):
            # The first row names the columns, the second parts them. The column of tests is for readers of the source.
            heads, _, *lines = (line.strip("|").split("|") for line in block.splitlines())
            shown = len(heads) - (heads[-1].strip() == HELD_BY)
            yield parts.table([[_inline(cell.strip()) for cell in line[:shown]] for line in lines], style, apart=True)
        elif block.startswith("    "):
            yield parts.text("<br>".join(_typed(line[4:]) for line in block.splitlines()), style, apart=True)
        else:
            yield parts.text(_inline(" ".join(block.split())), style, apart=True)


def _typed(line: str) -> str:
    typed = line.lstrip()
    return f"<tt>{'&nbsp;' * (len(line) - len(typed))}{escape(typed)}</tt>"


def _picture(caption: str, name: str, style: PageStyle) -> str:
    picture = guide_picture_at(guide_picture_address(name)) or QPixmap()
    wide = style.px(picture.width() / _PICTURED_EM)
    return parts.figure(guide_picture_address(name), wide, escape(caption), style)


def _inline(text: str) -> str:
    # Text between two marks of typed text contains no other marks.
    pieces = _TYPED.split(escape(text, quote=False))
    return "".join(f"<tt>{piece}</tt>" if index % 2 else _marked(piece) for index, piece in enumerate(pieces))


def _marked(text: str) -> str:
    inner = _STRONG.sub(lambda match: strong(match[1]), text)
    inner = _STRESSED.sub(lambda match: styled(match[1], "muted"), inner)
    inner = _LINK.sub(lambda match: _linked(match[1], match[2]), inner)
    return _CALLED.sub(lambda match: _called(match[1], match[2]), inner)


def _linked(inner: str, target: str) -> str:
    address = link_address(target)
    return link(address, inner) if address is not None else inner


def _called(what: str, action: str) -> str:
    """The first keys or the menu of an action, as the program has them now."""
    known = _ACTIONS[action]
    if what == "key":
        return strong(unbroken(key_names(known).partition(", ")[0]))
    return strong(escape(f"{plain(translated(known.menu))} › {plain(known.title)}"))
