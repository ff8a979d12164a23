"""A passage within its section, as HTML; and the lines above it: path and standing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from msgspec import structs
from PySide6.QtCore import QCoreApplication

from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Block, BlockKind, Link, Passage, PassageKind
from judgeapp.table.scene import Scene, of_passage
from judgeapp.ui.address import PASSAGE, SOURCE, Address
from judgeapp.ui.pages.clause_name import ShownText, also_named
from judgeapp.ui.pages.differences import (
    difference_elsewhere,
    difference_line,
    difference_note,
)
from judgeapp.ui.pages.editions import edition_of, links_today
from judgeapp.ui.pages.markup import (
    HEAD,
    TITLE,
    PageStyle,
    anchor,
    block_inline,
    in_language,
    link,
    runs,
)
from judgeapp.ui.pages.our_readings import reading_elsewhere, reading_line, reading_note
from judgeapp.ui.pages.scene_page import played_line
from judgeapp.ui.pages.wording import change_told, note_told, source_told, standing_told
from judgeapp.ui.widgets.path_line import PathStep

translate = QCoreApplication.translate
# A chapter with more below it than this is shown as a table of its contents.
_WHOLE = 130


@dataclass(frozen=True)
class PassagePage:
    """`anchor` is where to scroll to; empty for the top."""

    html: str
    anchor: str = ""


def path_of(library: Library, passage: Passage, shown: ShownText) -> tuple[PathStep, ...]:
    """The source, the passages above, outermost first, and the passage itself."""
    corpus = library.corpus
    source = corpus.source(passage)
    own = shown.of(library, passage)
    also = also_named(library, own, shown.language).text
    above = [shown.of(library, p) for p in corpus.ancestors(passage)]
    return (
        PathStep(source_told(source), place=Address(SOURCE, source.key)),
        *(PathStep(_named(p), p.language, "", Address(PASSAGE, p.id)) for p in above),
        PathStep(_named(own), own.language, also),
    )


def standing_of(library: Library, passage: Passage, shown: ShownText) -> str:
    """Whose words it is shown in, edition, date, status, and when the passage changed."""
    parts = []
    if shown.of(library, passage) is not passage:
        parts.append(translate("page", "Our English rendering, not official; F7: the source"))
    parts += [*standing_told(library.corpus.source(passage), of=edition_of(passage))]
    parts += [change_told(c, passage.number) for c in passage.changes]
    return " · ".join(parts)


def passage_page(
    library: Library,
    passage: Passage,
    found: Sequence[str],
    shown: ShownText,
    look: PageStyle,
    scenes: Sequence[Scene] = (),
) -> PassagePage:
    """The section around a passage, the passage set off, what was found marked. Headings have
    their names in the preferred language beside them; clauses that `scenes` are about say so."""
    corpus = library.corpus
    top = corpus.page(passage)
    passages = list(corpus.tree(top))
    if top is passage and len(passages) > _WHOLE:
        passages = [p for p in passages if p is top or len(p.path) <= len(top.path) + 1]
    chosen = {p.id for p in corpus.tree(passage)} if passage is not top else set()
    numbers = [p.number for p in passages]
    rows = _Rows(library, look, tuple(found), shown, len(top.path), numbers, scenes, passage)
    table = "".join(rows.row(p, chosen) for p in passages)
    body = f'<table width="100%" cellspacing="0" cellpadding="0" border="0">{table}</table>'
    return PassagePage(look.page(body), anchor(passage.id) if passage is not top else "")


class _Rows:
    """Makes the rows of one page."""

    def __init__(
        self,
        library: Library,
        look: PageStyle,
        found: tuple[str, ...],
        shown: ShownText,
        depth: int,
        numbers: Sequence[str],
        scenes: Sequence[Scene],
        chosen: Passage,
    ) -> None:
        self._scenes = scenes
        self._read = chosen
        self._library = library
        self._look = look
        self._found = found
        self._shown = shown
        self._language = shown.language
        self._depth = depth
        self._numbers = frozenset(numbers)
        self._number_width = look.number_width(numbers[1:], numbers[:1])
        # Which passage a difference was told at.
        self._told: dict[str, str] = {}

    def row(self, passage: Passage, chosen: set[str]) -> str:
        look, c = self._look, self._look.colours
        is_chosen = passage.id in chosen
        calm = bool(chosen) and not is_chosen
        is_top = len(passage.path) == self._depth
        above = look.px(1.0 if passage.kind is PassageKind.HEADING and not is_top else 0.35)
        above = 0 if is_top else above
        pad = f"padding-top:{above}px;padding-bottom:{look.px(0.35)}px;"
        ground = f"background-color:{c.ground};" if is_chosen else ""
        bar = f"border-left:{max(3, look.px(0.2))}px solid {c.bar if is_chosen else c.base};"
        indent = look.px(0.5) * max(0, len(passage.path) - self._depth - 1)
        cells = []
        if self._number_width > 2:
            width = self._number_width + look.px(1.3)
            size = (TITLE if is_top else HEAD) if passage.heading else 1.0
            drop = look.drop(self._shown.of(self._library, passage).language, size)
            lower = f"padding-top:{above + drop}px;"
            sides = f"padding-left:{look.px(0.5)}px;padding-right:{look.px(0.6)}px;"
            cells.append(
                f'<td width="{width}" style="{bar}{ground}{pad}{lower}{sides}white-space:nowrap">'
                f"{self._number(passage, calm, is_top)}</td>"
            )
            bar = ""
        inner = self._inner(passage, is_top=is_top, calm=calm)
        if calm:
            inner = f'<span class="muted">{inner}</span>'
        inner += self._differences(passage, chosen)
        inner += self._readings(passage, chosen) + self._referring(passage)
        inner += self._played(passage)
        left = indent + (look.px(0.5) if bar else 0)
        name = "" if cells else f'<a name="{anchor(passage.id)}"></a>'
        cells.append(
            f'<td width="100%" style="{bar}{ground}{pad}padding-left:{left}px;'
            f'padding-right:{look.px(0.5)}px">{name}{inner}</td>'
        )
        return f"<tr>{''.join(cells)}</tr>"

    def _number(self, passage: Passage, calm: bool, is_top: bool) -> str:
        name = anchor(passage.id)
        if not passage.number:
            return f'<a name="{name}"></a>'
        kind = "calm" if calm else "number"
        number = escape(passage.number)
        if passage.heading:
            number = f'<span class="{"title" if is_top else "head"}">{number}</span>'
        return link(Address(PASSAGE, passage.id), number, kind=kind, name=name)

    def _inner(self, source: Passage, *, is_top: bool, calm: bool) -> str:
        """The text as it is shown; where two are, both beside each other."""
        first = self._text(self._shown.of(self._library, source), is_top=is_top, calm=calm)
        beside = self._shown.beside(self._library, source)
        if beside is None:
            inner = first
        else:
            gap = self._look.px(1.0)
            second = self._text(beside, is_top=is_top, calm=calm, also=False)
            inner = (
                '<table width="100%" cellspacing="0" cellpadding="0" border="0"><tr>'
                f'<td width="50%" style="padding-right:{gap}px">{first}</td>'
                f'<td width="50%" style="padding-left:{gap}px">{second}</td></tr></table>'
            )
        return inner + "".join(
            self._remark(translate("page", "Editor’s note"), note_told(n)) for n in source.notes
        )

    def _text(self, passage: Passage, *, is_top: bool, calm: bool, also: bool = True) -> str:
        parts: list[str] = []
        if passage.heading:
            marks = self._library.marks(passage.heading, self._found)
            heading = runs(passage.heading, passage.language, marks)
            if not passage.number and not is_top:
                heading = link(Address(PASSAGE, passage.id), heading, kind="number")
            size = "title" if is_top else "head"
            named = also_named(self._library, passage, self._language)
            if also and named.text:
                name = in_language(named.text, named.language, kind="also")
                heading += f"&nbsp; {name}"
            parts.append(f'<p><span class="{size}">{heading}</span></p>')
        for block in passage.blocks:
            parts.append(self._block(block, passage, calm=calm))
        return "".join(parts)

    def _differences(self, passage: Passage, chosen: set[str]) -> str:
        """Where the sources differ: told in full where one looks, elsewhere in a line; none
        in full twice."""
        differences = self._library.corpus.differences_of(passage)
        if chosen and passage.id not in chosen:
            return "".join(difference_line(passage.id, d, self._look) for d in differences[:1])
        notes = []
        for difference in differences:
            at = self._told.setdefault(difference.id, passage.id)
            if at == passage.id:
                notes.append(
                    difference_note(self._library, difference, self._language, self._look, at=at)
                )
            else:
                notes.append(difference_elsewhere(self._library, at, difference, self._look))
        return "".join(notes)

    def _readings(self, passage: Passage, chosen: set[str]) -> str:
        """Our readings of a clause: whole where one looks, elsewhere in a line; none twice."""
        corpus = self._library.corpus
        looked_at = {corpus.passages[i].number for i in chosen} or self._numbers
        notes = []
        for reading in corpus.readings_of(passage):
            at = reading.stands_at(looked_at) or reading.stands_at(self._numbers)
            if passage.number != at:
                notes.append(reading_elsewhere(at, self._look))
            elif at in looked_at:
                notes.append(
                    reading_note(self._library, reading, self._language, self._found, self._look)
                )
            else:
                notes.append(reading_line(reading, self._language, self._look))
        return "".join(notes)

    def _block(self, block: Block, passage: Passage, *, calm: bool) -> str:
        look = self._look
        marks = self._library.marks(block.text, self._found)
        if passage.kind is PassageKind.HISTORY:
            block = structs.replace(block, links=links_today(self._library, passage, block))
        terms = self._library.terms(block.text, passage.language)
        inner = block_inline(block, passage.language, marks, self._target, terms, calm=calm)
        if block.kind is BlockKind.TEXT:
            return f'<p style="line-height:112%">{inner}</p>'
        label = escape(translate("page", "Example"))
        return (
            f'<table cellspacing="0" cellpadding="0" border="0" width="100%" '
            f'style="margin-top:{look.px(0.4)}px;margin-bottom:{look.px(0.1)}px">'
            f'<tr><td style="border-left:{max(2, look.px(0.12))}px solid {look.colours.line};'
            f'padding-left:{look.px(0.7)}px">'
            f'<p><span class="label">{label}</span></p>'
            f'<p style="line-height:112%">{inner}</p></td></tr></table>'
        )

    def _remark(self, label: str, text: str) -> str:
        return (
            f'<p style="margin-top:{self._look.px(0.25)}px"><span class="small">'
            f"<b>{escape(label)}:</b> {escape(text)}</span></p>"
        )

    def _played(self, passage: Passage) -> str:
        """Of the passage that is read whatever is played below it; of others beside it what is
        about them alone."""
        if self._read.id in passage.path:
            return ""
        scenes = of_passage(self._scenes, passage.source, passage.number)
        if passage is not self._read:
            scenes = tuple(scene for scene in scenes if passage.number in scene.clauses)
        return played_line(passage.number, scenes, self._look)

    def _referring(self, passage: Passage) -> str:
        referring = self._library.corpus.referring(passage)
        if not referring:
            return ""
        numbers = ", ".join(link(Address(PASSAGE, p.id), escape(p.number)) for p in referring)
        label = escape(translate("page", "Referred to by"))
        return (
            f'<p style="margin-top:{self._look.px(0.25)}px">'
            f'<span class="small">{label} {numbers}</span></p>'
        )

    def _target(self, found: Link) -> Address:
        clause = self._library.corpus.clause(found.target)
        return Address(PASSAGE, clause.id if clause else f"{RULES}:{found.target}")


def _named(passage: Passage) -> str:
    """Number and heading; the beginning of the text where there is neither."""
    named = f"{passage.number} {passage.heading}".strip()
    return named or passage.text[:24].replace("\n", " ") + "…"
