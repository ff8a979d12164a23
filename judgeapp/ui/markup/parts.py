"""The parts that pages are made of, as HTML: titles, labels, texts, notes, tables, links. How far apart they stand is
said here; how large their letters are, by the style of the page.

`inner`, cells and links are HTML already, as `inline` makes it; what is called `words` is escaped. `apart` leaves space
above a part that does not belong to what stands before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from judgeapp.ui.address import Address
from judgeapp.ui.markup.inline import link, styled
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.widgets.pictures.card_pictures import address_of, card_pictures

# Lines of running text stand further apart than those of a list of names.
_LINES = "112%"
# Spaces, in heights of the font: above and below what heads something, above a text that is set apart, between the
# lines of a list, between rows of sentences.
_ABOVE, _BELOW = 1.0, 0.3
_APART = 0.5
_ITEM = 0.3
_SENTENCES = 0.4
# Between the columns of a table, and between the bar of a note and its text.
_COLUMN = 1.0
_BAR = 0.7
# The most of a page that a picture takes: Qt counts its margins in.
_ROOM = "85%"


# -- lines and texts ------------------------------------------------------------------------------


def title(inner: str, style: PageStyle) -> str:
    """Title of a page."""
    return _paragraph(styled(inner, "title"), margin_bottom=style.px(_BELOW / 2))


def heading(inner: str, style: PageStyle, *, apart: bool = True) -> str:
    """Heading of a part of a page."""
    return _paragraph(styled(inner, "head"), margin_top=style.px(_ABOVE) if apart else 0)


def label(words: str, style: PageStyle, *, apart: bool = True) -> str:
    """Label of the next few lines, in small bold letters."""
    return _paragraph(
        styled(escape(words), "label"), margin_top=style.px(_ABOVE) if apart else 0, margin_bottom=style.px(_BELOW)
    )


def text(inner: str, style: PageStyle, *, apart: bool = False) -> str:
    """Paragraph."""
    return _paragraph(inner, margin_top=style.px(_APART) if apart else 0, line_height=_LINES)


def hint(words: str, style: PageStyle, *, apart: bool = True) -> str:
    """Muted remark of the program."""
    return _paragraph(styled(escape(words), "muted"), margin_top=style.px(_ABOVE) if apart else 0, line_height=_LINES)


def caption(inner: str, style: PageStyle, *, apart: bool = False) -> str:
    """A small line that belongs to what stands above it."""
    return _paragraph(styled(inner, "small"), margin_top=style.px(_BELOW) if apart else 0)


def item(inner: str, style: PageStyle) -> str:
    """A line of a list."""
    return _paragraph(inner, margin_bottom=style.px(_ITEM), line_height=_LINES)


def figure(address: str, wide: int, inner: str, style: PageStyle) -> str:
    """A picture, so many pixels wide where there is room, with what it shows below it."""
    shown = f'<img src="{address}" width="{wide}" style="max-width:{_ROOM}">'
    return _paragraph(shown, margin_top=style.px(_APART)) + _paragraph(
        styled(inner, "small"), margin_bottom=style.px(_APART)
    )


def links(ways: Iterable[str], style: PageStyle) -> str:
    """Row of links: where to go from here, or what to do."""
    # A line begins with a way, not with the dot before it or with the end of its name.
    whole = (way.replace(" …", "&nbsp;…") for way in ways)
    return _paragraph("&nbsp;&nbsp;·&nbsp; ".join(whole), margin_top=style.px(_APART))


def prose(inner: str, style: PageStyle) -> str:
    """Paragraphs and lists that are HTML already, without attributes."""
    paragraph = _css(margin_top=style.px(_APART), line_height=_LINES)
    line = _css(line_height=_LINES)
    return inner.replace("<p>", f'<p style="{paragraph}">').replace("<li>", f'<li style="{line}">')


# -- notes ----------------------------------------------------------------------------------------


def note(inner: str, style: PageStyle, *, bar: str = "") -> str:
    """Set off from a text, behind a bar, which is a hairline unless it has a colour."""
    return _note(inner, style, border_left=f"{_bar(style)}px solid {bar or style.colours.line}")


def our_note(inner: str, style: PageStyle) -> str:
    """Words of this program: on a ground of their own, behind a broken bar."""
    return _note(
        inner,
        style,
        background_color=style.colours.note,
        border_left=f"{_bar(style)}px dashed {style.colours.muted}",
        padding_right=style.px(_BAR),
        padding_top=style.px(_BAR / 2),
        padding_bottom=style.px(_BAR / 2),
    )


def _note(inner: str, style: PageStyle, **css: str | int) -> str:
    around = style.px(_BELOW)
    inside = cell(inner, padding_left=style.px(_BAR), **css)
    return grid([[inside]], wide=True, margin_top=around, margin_bottom=around)


def _bar(style: PageStyle) -> int:
    return max(2, style.px(0.12))


# -- tables ---------------------------------------------------------------------------------------


def table(rows: Iterable[Sequence[str]], style: PageStyle, *, first: str = "", apart: bool = False) -> str:
    """Rows of words. `first` is the share of the page that the first column takes, such as "40%"; empty: as its words
    need."""
    laid = []
    for *before, last in rows:
        cells = [
            cell(
                inner,
                width=first if first and not at else "",
                padding_right=style.px(_COLUMN),
                padding_bottom=style.px(_ITEM),
            )
            for at, inner in enumerate(before)
        ]
        laid.append([*cells, cell(last, padding_bottom=style.px(_ITEM))])
    return grid(laid, wide=bool(first), margin_top=style.px(_APART if apart else _BELOW))


@dataclass(frozen=True)
class Numbered:
    """A row with a number before it, which leads to `address`; `inner` is in `language`."""

    number: str
    address: Address
    inner: str
    language: str


def numbered(rows: Sequence[Numbered], style: PageStyle, *, apart: bool = False) -> str:
    """Rows of sentences, their numbers in a column, which is left out where none has a number."""
    width = style.number_width(row.number for row in rows) + style.px(0.8)
    below = style.px(_SENTENCES)
    has_numbers = any(row.number for row in rows)
    laid = []
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
        laid.append(cells)
    return grid(laid, margin_top=style.px(_APART if apart else _BELOW))


def grid(rows: Iterable[Iterable[str]], *, wide: bool = False, **css: str | int) -> str:
    """Rows of cells. wide -- as wide as the page; css -- as of a cell"""
    inner = "".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    width = ' width="100%"' if wide else ""
    style = f' style="{_css(**css)}"' if css else ""
    return f'<table cellspacing="0" cellpadding="0" border="0"{width}{style}>{inner}</table>'


def cell(inner: str, *, width: str | int = "", **css: str | int) -> str:
    """A cell of a grid. The names in `css` are those of CSS; numbers are pixels."""
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
    """The picture of a card at the right of what follows, so many pixels high; nothing where there is none (yet)."""
    known = card_pictures().of(number) if number else None
    if known is None:
        return ""
    wide = round(height * known.width() / known.height())
    source = address_of(number)
    return f'<img src="{source}" width="{wide}" height="{height}" style="float:right">'
