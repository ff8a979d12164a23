"""A passage within its section, as HTML; and the lines above it: path and standing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from msgspec import structs

from judgeapp.glossary.glossary import Term
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.passage import Block, BlockKind, CrossReference, Passage, PassageKind
from judgeapp.search.answer import Mark
from judgeapp.table.scene import Scene, citing
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import (
    anchor,
    anchor_here,
    block_inline,
    in_language,
    link,
    runs,
    strong,
    styled,
    text_link,
)
from judgeapp.ui.markup.page_style import HEAD_SCALE, TITLE_SCALE, PageStyle
from judgeapp.ui.pages.rules.clause_notes import (
    difference_line,
    difference_note,
    reading_elsewhere,
    reading_line,
    reading_note,
)
from judgeapp.ui.pages.rules.leading_text import inferred_number, stand_in_words, title_shown
from judgeapp.ui.pages.rules.numbered_clauses import reference_target
from judgeapp.ui.pages.rules.question_page import questions_beneath
from judgeapp.ui.pages.scene_page import played_line
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.pages.wording import describe_note, label_in, source_standing
from judgeapp.ui.widgets.sheets.path_line import PathStep

_tr = partial(translate, "passage_page")
_MAX_PARTS_BELOW = 130  # a chapter with more parts is shown as a table of contents


def path_of(library: Library, passage: Passage, shown: ShownText) -> tuple[PathStep, ...]:
    """The source, the passages above, outermost first, and the passage itself."""
    corpus = library.corpus
    source = corpus.source(passage)
    own = shown.of(library, passage)
    also = also_named(library, own, shown.language).text
    above = [shown.of(library, p) for p in corpus.headed_by(passage)]
    return (
        PathStep(title_shown(library, passage), address=Address(Kind.SOURCE, source.key)),
        *(PathStep(_named(p), p.language, "", Address(Kind.PASSAGE, p.id)) for p in above),
        PathStep(_named(own), own.language, also),
    )


def standing_of(library: Library, passage: Passage, shown: ShownText) -> str:
    """Edition of a text that stands in for another, authorship of the shown words, edition, date, status, and when the
    passage changed."""
    older = stand_in_words(library, passage)
    parts_of_standing = [text for text in (older, inferred_number(library, passage)) if text]
    source = library.corpus.source(passage)
    is_ours = shown.of(library, passage) is not passage
    if is_ours:
        parts_of_standing.append(_tr("Our English, unofficial (F7:\u00a0Chinese)"))
    # Our own words are marked as unofficial already.
    tells = source.official or not is_ours
    parts_of_standing += source_standing(source, edition=not older, status=tells, of=edition_of(passage))
    parts_of_standing += [change.described(passage.number) for change in passage.changes]
    return " · ".join(parts_of_standing)


def passage_page(
    library: Library,
    passage: Passage,
    matched: Sequence[str],
    shown: ShownText,
    style: PageStyle,
    scenes: Sequence[Scene] = (),
) -> str:
    """The section around a passage, the passage set off, matches marked. Headings have their names in the preferred
    language beside them; clauses that `scenes` are about say so."""
    corpus = library.corpus
    top = corpus.page(passage)
    passages = list(corpus.tree(top))
    if top is passage and len(passages) > _MAX_PARTS_BELOW:
        passages = [p for p in passages if p is top or len(p.path) <= len(top.path) + 1]
    chosen = {p.id for p in corpus.tree(passage)} if passage is not top else set()
    # Every row is below the top passage: only the top's scenes need checking.
    scenes = _scenes_of(library, scenes, top) if top.number else scenes
    rows = _Rows(library, style, tuple(matched), shown, passages, scenes, passage)
    return style.page(parts.grid((rows.row(p, chosen) for p in passages), wide=True))


@dataclass
class _Rows:
    _library: Library
    _style: PageStyle
    _matches: tuple[str, ...]
    _shown: ShownText
    _passages: Sequence[Passage]  # the outermost first
    _scenes: Sequence[Scene]
    _read: Passage  # the one that is read

    def __post_init__(self) -> None:
        self._language, self._depth = self._shown.language, len(self._passages[0].path)
        numbers = [p.number for p in self._passages]
        self._has_numbers = any(numbers)
        self._number_width = self._style.number_width(numbers[1:], numbers[:1])
        self._known_as = frozenset(number for p in self._passages for number in self._library.corpus.base_numbers(p))
        # The passage at which a change of that edition was mentioned, by number; and differences mentioned so far.
        self._changed: dict[str, str] = {}
        self._explained: set[str] = set()
        self._scenes_by_clause: dict[str, list[Scene]] = {}
        for scene in self._scenes:
            for clause in scene.clauses:
                self._scenes_by_clause.setdefault(clause, []).append(scene)
        # Terms already linked since the last heading, with their language.
        self._linked: set[tuple[str, str]] = set()

    def row(self, passage: Passage, chosen: set[str]) -> list[str]:
        if passage.heading:
            self._linked.clear()
        style, c = self._style, self._style.colours
        is_chosen = passage.id in chosen
        calm = bool(chosen) and not is_chosen
        is_top = len(passage.path) == self._depth
        above = style.px(1.0 if passage.kind is PassageKind.HEADING and not is_top else 0.35)
        above = 0 if is_top else above
        inset = style.px(0.5)
        both: dict[str, str | int] = {"padding_top": above, "padding_bottom": style.px(0.35)}
        if is_chosen:
            both["background_color"] = c.ground
        bar = f"{max(3, style.px(0.2))}px solid {c.bar if is_chosen else c.base}"
        indent = inset * max(0, len(passage.path) - self._depth - 1)
        inner = self._change(passage) + self._inner(passage, is_top=is_top, calm=calm)
        if calm:
            inner = styled(inner, "muted")
        inner += self._differences(passage)
        inner += self._readings(passage, chosen) + self._referring(passage)
        inner += self._asked(passage) + self._played(passage)
        if not self._has_numbers:
            named = anchor_here(anchor(passage.id)) + inner
            sides = {"padding_left": indent + inset, "padding_right": inset}
            return [parts.cell(named, width="100%", border_left=bar, **both, **sides)]
        size = (TITLE_SCALE if is_top else HEAD_SCALE) if passage.heading else 1.0
        drop = style.drop(self._shown.of(self._library, passage).language, size)
        number = parts.cell(
            self._number(passage, calm, is_top),
            width=self._number_width + style.px(1.3),
            border_left=bar,
            **both | {"padding_top": above + drop},
            padding_left=inset,
            padding_right=style.px(0.6),
            white_space="nowrap",
        )
        return [number, parts.cell(inner, width="100%", **both, padding_left=indent, padding_right=inset)]

    def _number(self, passage: Passage, calm: bool, is_top: bool) -> str:
        name = anchor(passage.id)
        if not passage.number:
            return anchor_here(name)
        kind = "calm" if calm else "number"
        number = escape(passage.number)
        if passage.heading:
            number = styled(number, "title" if is_top else "head")
        if is_top and passage is self._read:
            return anchor_here(name) + styled(number, kind)
        return link(Address(Kind.PASSAGE, passage.id), number, kind=kind, name=name)

    def _inner(self, source: Passage, *, is_top: bool, calm: bool) -> str:
        """The text as shown; if there are two, side by side."""
        first = self._text(self._shown.of(self._library, source), is_top=is_top, calm=calm)
        beside = self._shown.beside(self._library, source)
        if beside is None:
            inner = first
        else:
            gap = self._style.px(1.0)
            second = self._text(beside, is_top=is_top, calm=calm, also=False)
            left = parts.cell(first, width="50%", padding_right=gap)
            right = parts.cell(second, width="50%", padding_left=gap)
            inner = parts.grid([[left, right]], wide=True)
        return inner + "".join(self._remark(_tr("Editor’s note"), describe_note(n)) for n in source.notes)

    def _change(self, passage: Passage) -> str:
        """Our words for the leading edition, if its text is not here: once for each number."""
        corpus = self._library.corpus
        change = corpus.change_of(passage)
        if corpus.leading is None or change is None:
            return ""
        if self._changed.setdefault(passage.number, passage.id) != passage.id:
            return ""
        says = _tr("{edition} says, in our wording").format(edition=corpus.leading.named)
        label = parts.label(label_in(says, (change.language,), self._language), self._style, apart=False)
        texts = (in_language(block.text, change.language) for block in change.blocks)
        older = _tr("The text of {edition}").format(edition=corpus.source(passage).edition)
        note = parts.our_note(label + "".join(parts.text(text, self._style) for text in texts), self._style)
        return note + parts.label(older, self._style, apart=False)

    def _text(self, passage: Passage, *, is_top: bool, calm: bool, also: bool = True) -> str:
        body: list[str] = []
        if passage.heading:
            marks = self._library.marks(passage.heading, self._matches)
            heading = runs(passage.heading, passage.language, marks)
            if not passage.number and not is_top:
                heading = link(Address(Kind.PASSAGE, passage.id), heading, kind="number")
            named = also_named(self._library, passage, self._language)
            if also and named.text:
                name = in_language(named.text, named.language, kind="also")
                heading += f"&nbsp; {name}"
            body.append(
                parts.title(heading, self._style) if is_top else parts.heading(heading, self._style, apart=False)
            )
        for block in self._library.corpus.with_todays_numbers(passage).blocks:
            body.append(self._block(block, passage, calm=calm))
        return "".join(body)

    def _differences(self, passage: Passage) -> str:
        """Differences between sources: in full beneath the clause that is read, elsewhere in a line that leads to it.
        None is told twice."""
        notes = []
        for difference in self._library.corpus.differences_of(passage):
            if passage is self._read:
                notes.append(difference_note(self._library, difference, self._language, self._style, at=passage.id))
            elif difference.id not in self._explained:
                notes.append(difference_line(passage.id, difference, self._style))
            self._explained.add(difference.id)
        return "".join(notes)

    def _readings(self, passage: Passage, chosen: set[str]) -> str:
        """Our readings of a clause: whole at the main one, otherwise a line; none twice."""
        corpus = self._library.corpus
        looked_at = {n for i in chosen for n in corpus.base_numbers(corpus.passages[i])} or self._known_as
        notes = []
        for reading in corpus.readings_of(passage):
            at = reading.stands_at(looked_at) or reading.stands_at(self._known_as)
            if at not in corpus.base_numbers(passage):
                notes.append(reading_elsewhere(self._library, at, self._style))
            elif at in looked_at:
                notes.append(reading_note(self._library, reading, self._language, self._matches, self._style))
            else:
                notes.append(reading_line(reading, self._language, self._style))
        return "".join(notes)

    def _block(self, block: Block, passage: Passage, *, calm: bool) -> str:
        marks = self._library.marks(block.text, self._matches)
        if passage.kind is PassageKind.HISTORY:
            block = structs.replace(block, links=links_today(self._library, passage, block))
        terms = () if calm else self._terms(block.text, passage.language, marks)
        target = partial(reference_target, self._library, self._read)
        inner = block_inline(block, passage.language, marks, target, tuple(terms))
        if block.kind is BlockKind.TEXT:
            return parts.text(inner, self._style)
        label = parts.label(_tr("Example"), self._style, apart=False)
        return parts.note(label + parts.text(inner, self._style), self._style)

    def _terms(self, text: str, language: str, marks: Sequence[Mark]) -> Iterator[Term]:
        """Terms that are links: the first time below a heading, and not if marked as matches."""
        for term in self._library.terms(text, language):
            is_marked = any(mark.start <= term.start and term.end <= mark.end for mark in marks)
            if not is_marked and (language, term.concept) not in self._linked:
                self._linked.add((language, term.concept))
                yield term

    def _remark(self, label: str, text: str) -> str:
        return parts.caption(f"{strong(escape(f'{label}:'))} {escape(text)}", self._style, apart=True)

    def _asked(self, passage: Passage) -> str:
        """Questions that the clause that is read decides."""
        if passage is not self._read:
            return ""
        numbers = self._library.corpus.base_numbers(passage)
        decided = (q for number in numbers for q in self._library.questions.decided_by(number))
        questions = {question.id: question for question in decided}.values()
        return questions_beneath(questions, self._language, self._style)

    def _played(self, passage: Passage) -> str:
        """Scenes of a passage: of the main one, all on clauses below it; of others, those about them alone."""
        if self._read.id in passage.path:
            return ""
        numbers = self._library.corpus.base_numbers(passage)
        if passage is self._read:
            scenes = _scenes_of(self._library, self._scenes, passage)
        else:
            about = (scene for number in numbers for scene in self._scenes_by_clause.get(number, ()))
            scenes = tuple({scene.key: scene for scene in about}.values())
        return played_line(next(iter(numbers), ""), scenes, self._style)

    def _referring(self, passage: Passage) -> str:
        referring = self._library.corpus.referring(passage)
        if not referring:
            return ""
        numbers = comma_list(text_link(p.number, Kind.PASSAGE, p.id) for p in referring)
        label = escape(_tr("Referred to by"))
        return parts.caption(f"{label} {numbers}", self._style, apart=True)


def _scenes_of(library: Library, scenes: Iterable[Scene], passage: Passage) -> tuple[Scene, ...]:
    listed = tuple(scenes)
    about = (scene for number in library.corpus.base_numbers(passage) for scene in citing(listed, number))
    return tuple({scene.key: scene for scene in about}.values())


def _named(passage: Passage) -> str:
    """Number and heading; the beginning of the text if it has neither."""
    return f"{passage.number} {passage.heading}".strip() or passage.text[:24].replace("\n", " ") + "…"


_EDITION = re.compile(r"\((\d+)/(\d+)/(\d+)\)\s*Ver\.\s*([\d.]+)")
_NUMBER = re.compile(r"\d+(?:-\d+)*")


def edition_of(passage: Passage) -> tuple[str, str] | None:
    """Edition and ISO date that a page of the update history is on; None for other passages."""
    match = _EDITION.match(passage.heading) if passage.kind is PassageKind.HISTORY else None
    if match is None:
        return None
    year, month, day, edition = match.groups()
    return edition, f"{year}-{month:0>2}-{day:0>2}"


def links_today(library: Library, passage: Passage, block: Block) -> tuple[CrossReference, ...]:
    """The numbers in a page of the update history that lead to a clause of today."""
    of = edition_of(passage)
    entries = {e.printed: e for e in library.corpus.history.entries if (e.edition, e.date) == of}
    links: list[CrossReference] = []
    at = 0
    for line in block.text.split("\n"):
        if (entry := entries.get(line)) is not None:
            targets = dict(zip(entry.numbers, entry.lands_on, strict=True))
            if entry.lands_on and (into := _NUMBER.search(entry.into)):
                targets.setdefault(into[0], entry.lands_on[0])
            for match in _NUMBER.finditer(line):
                target = targets.get(match[0])
                if target is not None and library.corpus.clause(target) is not None:
                    links.append(CrossReference(at + match.start(), at + match.end(), target))
        at += len(line) + 1
    return tuple(links)
