"""PDFs of editions, in the layouts of real rulebooks."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from xml.sax.saxutils import escape

import reportlab
from reportlab.lib.enums import TA_JUSTIFY
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
    TableStyle,
)

MARGIN = 56


@dataclass(frozen=True)
class Look:
    """Layout of a PDF.

    columns, size -- number of columns, font size
    justified  -- text is justified
    hyphens    -- some words are hyphenated
    boxes      -- examples are in boxes
    hanging    -- numbers hang to the left of the text
    head, foot -- running head and foot, with {page} and {chapter}
    glued      -- the page number is printed right after the last word
    rotated    -- pages are in landscape, with a rotation of 90 degrees
    language   -- chooses the font
    """

    columns: int = 1
    size: float = 9.5
    justified: bool = False
    hyphens: bool = False
    boxes: bool = False
    hanging: bool = False
    head: str = ""
    foot: str = "{page}"
    glued: bool = False
    rotated: bool = False
    contents: bool = True
    language: str = "en"


LOOKS = {
    "one column": Look(),
    "two columns": Look(2, 8.5, True, head="Comprehensive Rules Ver.4.2", foot="- {page} -"),
    "two columns of boxes": Look(2, 8.5, boxes=True, head="{chapter}", foot="Page {page} of 99"),
    "hyphenated": Look(2, 8.5, True, hyphens=True, head="{chapter}        Ver.4.2"),
    "hanging numbers": Look(1, 10, True, hanging=True, head="Ver.4.2     {page}", foot=""),
    "glued page numbers": Look(1, foot="", glued=True),
    "pages on their side": Look(2, 9, rotated=True, foot="{page} / 60"),
}


@cache
def _fonts(language: str) -> tuple[str, str]:
    """Fonts for text and headings; included in reportlab, so that every machine has them."""
    if language == "en":
        folder = Path(reportlab.__file__).parent / "fonts"
        pdfmetrics.registerFont(TTFont("Vera", folder / "Vera.ttf"))
        pdfmetrics.registerFont(TTFont("VeraBd", folder / "VeraBd.ttf"))
        return "Vera", "VeraBd"
    name = {"ja": "HeiseiMin-W3", "zh-Hans": "STSong-Light", "zh-Hant": "MSung-Light"}[language]
    pdfmetrics.registerFont(UnicodeCIDFont(name))
    return name, name


def typeset(text: str, look: Look, seed: int = 1) -> bytes:
    """PDF of an edition's text, one clause per line, with headers and footers."""
    buffer = io.BytesIO()
    size = landscape(A4) if look.rotated else A4
    book = _Book(buffer, look, size)
    rng = Random(seed)
    book.build([*_flowables(text.split("\n"), look, rng)])
    return buffer.getvalue()


class _Book(BaseDocTemplate):  # type: ignore[misc]
    def __init__(self, buffer: io.BytesIO, look: Look, size: tuple[float, float]) -> None:
        super().__init__(buffer, pagesize=size, title="made", invariant=1)
        self.look = look
        self.chapter = ""
        width, height = size
        gap = 16
        inner = (width - 2 * MARGIN - gap * (look.columns - 1)) / look.columns
        frames = [
            Frame(
                MARGIN + n * (inner + gap),
                MARGIN,
                inner,
                height - 2 * MARGIN,
                leftPadding=0,
                rightPadding=0,
                topPadding=4,
                bottomPadding=4,
            )
            for n in range(look.columns)
        ]
        self.addPageTemplates(PageTemplate("all", frames, onPage=self._turn, onPageEnd=self._furnish))

    def _turn(self, canvas: Canvas, _: object) -> None:
        if self.look.rotated:
            canvas.setPageRotation(90)

    def _furnish(self, canvas: Canvas, _: object) -> None:
        width, height = self.pagesize
        canvas.setFont(_fonts(self.look.language)[0], 8)
        fields = {"page": canvas.getPageNumber(), "chapter": self.chapter}
        if self.look.head:
            canvas.drawString(MARGIN, height - 36, self.look.head.format(**fields))
        if self.look.foot:
            canvas.drawCentredString(width / 2, 30, self.look.foot.format(**fields))
        if self.look.glued and self.last is not None:
            x, y, size = self.last
            canvas.setFont(_fonts(self.look.language)[0], size)
            canvas.drawString(x, y, str(fields["page"]))

    last: tuple[float, float, float] | None = None

    def afterFlowable(self, flowable: Flowable) -> None:
        if isinstance(flowable, Paragraph):
            lines = flowable.blPara.lines
            words = lines[-1][1] if isinstance(lines[-1], tuple) else lines[-1].words
            text = " ".join(w if isinstance(w, str) else w.text for w in words)
            style = flowable.style
            text_width = pdfmetrics.stringWidth(text, style.fontName, style.fontSize)
            # Baseline of the last line.
            bottom = self.frame._y + style.spaceAfter + (style.leading - style.fontSize) * 0.9
            self.last = (self.frame._x1 + style.leftIndent + text_width, bottom, style.fontSize)
        if chapter := getattr(flowable, "chapter", ""):
            self.chapter = chapter


def _flowables(lines: Sequence[str], look: Look, rng: Random) -> Iterator[Flowable]:
    plain, bold = _fonts(look.language)
    wrap = "CJK" if look.language != "en" else None
    body = ParagraphStyle(
        "body",
        fontName=plain,
        fontSize=look.size,
        leading=look.size * 1.35,
        spaceAfter=3,
        wordWrap=wrap,
        alignment=TA_JUSTIFY if look.justified else 0,
        leftIndent=44 if look.hanging else 0,
        firstLineIndent=-44 if look.hanging else 0,
    )
    head = ParagraphStyle("head", body, fontName=bold, alignment=0, spaceBefore=4)
    large = ParagraphStyle("large", head, fontSize=look.size * 1.4, leading=look.size * 1.9)
    cover = ParagraphStyle("cover", large, fontSize=20, leading=30, leftIndent=0, firstLineIndent=0)
    state = "cover"
    for line in lines:
        if not line.strip():
            continue
        number, _, rest = line.partition(" ")
        if "...." in line:
            if state == "cover":
                yield PageBreak()
            state = "contents"
            yield Paragraph(escape(line), body)
            continue
        if state == "contents":
            state = "body"
            yield PageBreak()
        if state == "cover":
            yield Paragraph(escape(line), cover)
        elif "-" not in number and number.rstrip(".").isdigit():
            chapter = Paragraph(escape(line), large)
            chapter.chapter = line
            yield Spacer(1, 6)
            yield chapter
        else:
            yield from _clause(line, rest, look, rng, body, head)


def _clause(
    line: str, rest: str, look: Look, rng: Random, body: ParagraphStyle, head: ParagraphStyle
) -> Iterator[Flowable]:
    is_title = len(rest) < 60 and not rest.endswith((".", "。", ")", "）", ":", "："))
    rule, opens, example = line.partition(" (Example")
    text = escape(line if not look.boxes else rule)
    if look.hyphens:
        text = _broken(text, rng)
    yield Paragraph(text, head if is_title else body)
    if look.boxes and opens:
        box = Table([[Paragraph(escape(f"(Example{example}"), body)]], colWidths="100%")
        box.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.5, "black")]))
        yield box


def _broken(text: str, rng: Random) -> str:
    """Text with soft hyphens in some of its long words."""
    words = text.split(" ")
    return " ".join(
        f"{w[:half]}\u00ad{w[half:]}" if len(w) > 6 and w.isalpha() and (half := rng.randrange(3, len(w) - 2)) else w
        for w in words
    )


Drawing = Callable[[Canvas], None]


def drawn(*pages: Drawing) -> bytes:
    """PDF of pages drawn by functions."""
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pagesize=A4, invariant=1)
    for page in pages:
        page(canvas)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()
