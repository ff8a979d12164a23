"""Text of the sources as HTML for the reader: everything escaped, each language in its fonts.

Qt knows a subset of HTML 4: no ruby, no mark. Readings stand small in brackets after the
word, marks are spans.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.terms import Term
from judgeapp.rulebook.passage import Block, CrossReference, SpokenAs
from judgeapp.search.answer import Mark
from judgeapp.ui.address import PASSAGE, TERM, Address
from judgeapp.ui.widgets.fonts import families, font_for
from judgeapp.ui.widgets.theme import Colours, colours

# How much larger than its text a page's title is.
TITLE = 1.45
# And the heading of a part of it.
HEAD = 1.15
LINE_BREAK = "<br>"


@dataclass(frozen=True)
class PageStyle:
    """Colours and font of a page. Lengths are pixels, of the font's height."""

    colours: Colours
    font: QFont

    @staticmethod
    def of_application() -> PageStyle:
        """Those of now: the application has them at once, a widget hears of a change later."""
        return PageStyle(colours(QApplication.palette()), QApplication.font())

    @property
    def em(self) -> float:
        return QFontMetricsF(self.font).height()

    def px(self, ems: float) -> int:
        return round(self.em * ems)

    def number_width(self, numbers: Iterable[str], titles: Iterable[str] = ()) -> int:
        """Of a column that holds these numbers, those of titles in their size."""
        bold = QFont(self.font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        wide = [metrics.horizontalAdvance(number) for number in numbers]
        wide += [metrics.horizontalAdvance(number) * TITLE for number in titles]
        return round(max(wide, default=0)) + 2

    def drop(self, language: str, size: float = 1.0) -> int:
        """How much lower the base line of a text of a language is than that of a number of
        the same size: the fonts of Chinese and Japanese are taller."""
        numbers = QFont(self.font)
        numbers.setPointSizeF(numbers.pointSizeF() * size)
        texts = font_for(language, numbers)
        return max(0, round(QFontMetricsF(texts).ascent() - QFontMetricsF(numbers).ascent()))

    def page(self, body: str) -> str:
        return f"<html><head><style>{self._style()}</style></head><body>{body}</body></html>"

    def _style(self) -> str:
        c, size = self.colours, self.font.pointSizeF()
        rules = [
            f"body {{ color:{c.text}; }}",
            f"a {{ color:{c.link}; text-decoration:none; }}",
            f"a.number {{ color:{c.text}; font-weight:bold; }}",
            f"a.term {{ color:{c.text}; text-decoration:none; }}",
            f"a.calmterm {{ color:{c.muted}; text-decoration:none; }}",
            f"a.calm {{ color:{c.muted}; font-weight:bold; }}",
            f".mark {{ background-color:{c.mark}; color:{c.text}; }}",
            # The reader makes the line a wave.
            f".unread {{ background-color:{c.note}; text-decoration:underline; }}",
            f".muted {{ color:{c.muted}; }}",
            f".also {{ color:{c.muted}; font-size:{size:.1f}pt; font-weight:normal; }}",
            f".small {{ color:{c.muted}; font-size:{size * 0.88:.1f}pt; }}",
            f".reading {{ color:{c.muted}; font-size:{size * 0.78:.1f}pt; }}",
            f".label {{ color:{c.muted}; font-size:{size * 0.82:.1f}pt; font-weight:bold; }}",
            f".title {{ font-size:{size * TITLE:.1f}pt; font-weight:bold; }}",
            f".head {{ font-size:{size * HEAD:.1f}pt; font-weight:bold; }}",
            "p { margin:0; }",
        ]
        for language in LANGUAGES:
            named = ",".join(f"'{f}'" for f in families(language))
            rules.append(f".{language} {{ font-family:{named}; }}")
        return "\n".join(rules)


def in_language(text: str, language: str, *, kind: str = "") -> str:
    """Escaped text in the fonts of its language; `kind` is a class of the page's style."""
    inner = escape(text).replace("\n", LINE_BREAK)
    if kind:
        inner = styled(inner, kind)
    return styled(inner, language) if language in LANGUAGES else inner


def styled(inner: str, kind: str) -> str:
    """`inner` is HTML already; `kind` is a class of the page's style."""
    return f'<span class="{kind}">{inner}</span>'


def coloured(inner: str, colour: str) -> str:
    """`inner` is HTML already; `colour` is one that has a meaning of its own, not of a style."""
    return f'<span style="color:{colour}">{inner}</span>'


def strong(inner: str) -> str:
    """`inner` is HTML already."""
    return f"<b>{inner}</b>"


def anchor(passage_id: str) -> str:
    """The name under which a passage can be scrolled to."""
    return "".join(c if c.isalnum() else f"_{ord(c):x}_" for c in passage_id)


def anchor_here(name: str) -> str:
    """What can be scrolled to, where there is no link that could carry its name."""
    return f'<a name="{name}"></a>'


def link(place: Address, inner: str, *, kind: str = "", name: str = "") -> str:
    """`inner` is HTML already."""
    attributes = f' class="{kind}"' if kind else ""
    attributes += f' name="{name}"' if name else ""
    return f'<a href="{escape(place.address)}"{attributes}>{inner}</a>'


def block_inline(
    block: Block,
    language: str,
    marks: Sequence[Mark],
    target: Callable[[CrossReference], Address],
    terms: Sequence[Term] = (),
    *,
    calm: bool = False,
) -> str:
    """The text of a block with its marks, links, readings and terms."""
    return runs(block.text, language, marks, block.links, block.readings, target, terms, calm=calm)


def runs(
    text: str,
    language: str,
    marks: Sequence[Mark] = (),
    links: Sequence[CrossReference] = (),
    readings: Sequence[SpokenAs] = (),
    target: Callable[[CrossReference], Address] = lambda link: Address(PASSAGE, link.target),
    terms: Sequence[Term] = (),
    *,
    calm: bool = False,
) -> str:
    """Text cut wherever a mark, link or term begins or ends or a reading follows.

    calm -- it steps back, and its terms with it
    """
    cuts = {0, len(text)}
    cuts |= {at for term in terms for at in (term.start, term.end)}
    cuts |= {at for mark in marks for at in (mark.start, mark.end)}
    cuts |= {at for found in links for at in (found.start, found.end)}
    cuts |= {reading.end for reading in readings}
    after: dict[int, list[str]] = {}
    for reading in readings:
        after.setdefault(reading.end, []).append(reading.kana)
    ordered = sorted(cut for cut in cuts if 0 <= cut <= len(text))
    parts: list[str] = []
    for start, end in zip(ordered, [*ordered[1:], None], strict=True):
        parts += [_reading(kana) for kana in after.get(start, ())]
        if end is None:
            break
        piece = escape(text[start:end]).replace("\n", LINE_BREAK)
        if any(m.start <= start and end <= m.end for m in marks):
            piece = styled(piece, "mark")
        for found in links:
            if found.start <= start and end <= found.end:
                piece = link(target(found), piece)
        for term in terms:
            if term.start <= start and end <= term.end and not piece.startswith("<a "):
                piece = link(
                    Address(TERM, term.concept), piece, kind="calmterm" if calm else "term"
                )
        parts.append(piece)
    inner = "".join(parts)
    return styled(inner, language) if language in LANGUAGES else inner


def _reading(kana: str) -> str:
    return styled(f"({escape(kana)})", "reading")
