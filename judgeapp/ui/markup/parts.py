"""Building blocks of pages, as HTML: titles, labels, texts, notes, tables, links. Their spacing is set here, their font
sizes in the style of the page.

`inner`, cells and links are HTML, as `inline` returns it; `words` are escaped here. `apart` adds space above a part
that begins something new."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from judgeapp.ui.address import Address
from judgeapp.ui.markup.inline import link, styled, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.widgets.pictures import address_of, card_pictures

_BETWEEN_TAGS = re.compile(r"(?<=>)[^<]+")
_LINE_HEIGHT = "112%"  # line height of running text; lists of names are tighter
# Spaces, in heights of the font: above and below headings, above a text that is set apart, between the items of a
# list, between rows of sentences.
_ABOVE, _BELOW = 1.0, 0.3
_PART_SPACING = 0.5
_ITEM_SPACING = 0.3
_SENTENCE_SPACING = 0.4
# Spaces between the columns of a table, and between a note's bar and text.
_COLUMN_SPACING = 1.0
_BAR_SPACING = 0.7
_INSET = 1.2  # of each depth
_MAX_PICTURE_WIDTH = "85%"  # widest picture as a share of the page; Qt's width includes margins


def title(inner: str, style: PageStyle) -> str:
    return _paragraph(styled(inner, "title"), margin_bottom=style.px(_BELOW / 2))


def heading(inner: str, style: PageStyle, *, apart: bool = True) -> str:
    return _paragraph(styled(inner, "head"), margin_top=style.px(_ABOVE) if apart else 0)


def label(words: str, style: PageStyle, *, apart: bool = True) -> str:
    """Label of the next few lines, in small bold letters."""
    return _paragraph(
        styled(escape(words), "label"), margin_top=style.px(_ABOVE) if apart else 0, margin_bottom=style.px(_BELOW)
    )


def text(inner: str, style: PageStyle, *, apart: bool = False, depth: int = 0) -> str:
    return _paragraph(
        inner,
        margin_top=style.px(_PART_SPACING) if apart else 0,
        margin_left=style.px(_INSET) * depth,
        line_height=_LINE_HEIGHT,
    )


def hint(words: str, style: PageStyle, *, apart: bool = True) -> str:
    """Remark in the muted colour."""
    return remark(escape(words), style, apart=apart)


def remark(inner: str, style: PageStyle, *, apart: bool = True) -> str:
    """Remark in the muted colour, but for its links."""
    return _paragraph(styled(inner, "muted"), margin_top=style.px(_ABOVE) if apart else 0, line_height=_LINE_HEIGHT)


def caption(inner: str, style: PageStyle, *, apart: bool = False) -> str:
    """Small line below the part that it describes."""
    return _paragraph(styled(inner, "small"), margin_top=style.px(_BELOW) if apart else 0)


def item(inner: str, style: PageStyle) -> str:
    return _paragraph(inner, margin_bottom=style.px(_ITEM_SPACING), line_height=_LINE_HEIGHT)


def figure(address: str, wide: int, inner: str, style: PageStyle) -> str:
    """Picture with a caption, `wide` pixels wide if there is room."""
    shown = f'<img src="{address}" width="{wide}" style="max-width:{_MAX_PICTURE_WIDTH}">'
    return _paragraph(shown, margin_top=style.px(_PART_SPACING)) + _paragraph(
        styled(inner, "small"), margin_bottom=style.px(_PART_SPACING)
    )


def links(anchors: Iterable[str], style: PageStyle) -> str:
    """Row of links: where to go from here, or what to do."""
    # Lines break between links, never inside their text.
    whole = (_BETWEEN_TAGS.sub(lambda words: words[0].replace(" ", "&nbsp;"), anchor) for anchor in anchors)
    return _paragraph(("&nbsp;" * 5 + " ").join(whole), margin_top=style.px(_PART_SPACING))


def large_links(ways: Iterable[tuple[Address, str, str]], style: PageStyle) -> str:
    """Large links below each other, each with its purpose: words of any length fit."""
    lines = ""
    for address, name, about in ways:
        words = f"{styled(unbroken(name), 'title')} &nbsp; {styled(escape(about), 'small')}"
        inside = cell(link(address, words), background_color=style.colours.note, padding=style.px(_BAR_SPACING))
        lines += grid([[inside]], wide=True, margin_top=style.px(_ITEM_SPACING))
    return lines


def prose(inner: str, style: PageStyle) -> str:
    """Paragraphs and lists from HTML without attributes."""
    paragraph = _css(margin_top=style.px(_PART_SPACING), line_height=_LINE_HEIGHT)
    line = _css(line_height=_LINE_HEIGHT)
    return inner.replace("<p>", f'<p style="{paragraph}">').replace("<li>", f'<li style="{line}">')


def note(inner: str, style: PageStyle, *, bar: str = "") -> str:
    """Note behind a vertical bar, in the line colour unless `bar` is another."""
    return _note(inner, style, border_left=f"{_bar(style)}px solid {bar or style.colours.line}")


def our_note(inner: str, style: PageStyle) -> str:
    """Note in the program's own words: on a background, behind a dashed bar."""
    return _note(
        inner,
        style,
        background_color=style.colours.note,
        border_left=f"{_bar(style)}px dashed {style.colours.muted}",
        padding_right=style.px(_BAR_SPACING),
        padding_top=style.px(_BAR_SPACING / 2),
        padding_bottom=style.px(_BAR_SPACING / 2),
    )


def _note(inner: str, style: PageStyle, **css: str | int) -> str:
    around = style.px(_BELOW)
    inside = cell(inner, padding_left=style.px(_BAR_SPACING), **css)
    return grid([[inside]], wide=True, margin_top=around, margin_bottom=around)


def _bar(style: PageStyle) -> int:
    return max(2, style.px(0.12))


def table(rows: Iterable[Sequence[str]], style: PageStyle, *, first: str = "", apart: bool = False) -> str:
    """Table of texts. `first`: width of the first column, such as "40%" of the page; empty: as wide as its content."""
    table_rows = []
    for *before, last in rows:
        cells = [
            cell(
                inner,
                width=first if first and not index else "",
                padding_right=style.px(_COLUMN_SPACING),
                padding_bottom=style.px(_ITEM_SPACING),
            )
            for index, inner in enumerate(before)
        ]
        table_rows.append([*cells, cell(last, padding_bottom=style.px(_ITEM_SPACING))])
    return grid(table_rows, wide=bool(first), margin_top=style.px(_PART_SPACING if apart else _BELOW))


@dataclass(frozen=True)
class Numbered:
    """Row whose number is a link to `address`; `inner` is in `language`."""

    number: str
    address: Address
    inner: str
    language: str


def numbered(rows: Sequence[Numbered], style: PageStyle, *, apart: bool = False) -> str:
    """Rows of sentences with a column of numbers, which is left out if none has one."""
    width = style.number_width(row.number for row in rows) + style.px(0.8)
    below = style.px(_SENTENCE_SPACING)
    has_numbers = any(row.number for row in rows)
    table_rows = []
    for row in rows:
        cells = []
        if has_numbers:
            cells.append(
                cell(
                    link(row.address, escape(row.number), kind="number"),
                    width=width,
                    padding_top=style.drop(row.language),
                    padding_bottom=below,
                    white_space="nowrap",
                )
            )
        cells.append(cell(text(row.inner, style), padding_bottom=below))
        table_rows.append(cells)
    return grid(table_rows, margin_top=style.px(_PART_SPACING if apart else _BELOW))


def grid(rows: Iterable[Iterable[str]], *, wide: bool = False, **css: str | int) -> str:
    """Table of cells. wide -- as wide as the page; css -- as for `cell`"""
    inner = "".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    width = ' width="100%"' if wide else ""
    style = f' style="{_css(**css)}"' if css else ""
    return f'<table cellspacing="0" cellpadding="0" border="0"{width}{style}>{inner}</table>'


def cell(inner: str, *, width: str | int = "", **css: str | int) -> str:
    """Cell of a grid. css -- properties in snake case; numbers are pixels"""
    wide = f' width="{width}"' if width else ""
    style = f' style="{_css(**css)}"' if css else ""
    return f"<td{wide}{style}>{inner}</td>"


def _paragraph(inner: str, **css: str | int) -> str:
    kept = {name: value for name, value in css.items() if value}
    return f'<p style="{_css(**kept)}">{inner}</p>' if kept else f"<p>{inner}</p>"


def _css(**css: str | int) -> str:
    return ";".join(
        f"{name.replace('_', '-')}:{f'{value}px' if isinstance(value, int) else value}" for name, value in css.items()
    )


def picture(number: str, height: int) -> str:
    """Picture of a card, floating right, `height` pixels high; empty if there is none."""
    known = card_pictures().of(number) if number else None
    if known is None:
        return ""
    wide = round(height * known.width() / known.height())
    source = address_of(number)
    return f'<img src="{source}" width="{wide}" height="{height}" style="float:right">'
