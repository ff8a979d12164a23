"""An edition of the Comprehensive Rules, parsed: clauses, update history, and the rest."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from judgeapp.editions.doubts import Doubt, DoubtKind, JudgesWord
from judgeapp.editions.edition import EditionFacts, LineAction, PrintedLine
from judgeapp.editions.parsing.glued import REFERENCE, by_title, glued_references, has_foreign_figure
from judgeapp.editions.parsing.joining import Joined, Piece, joined, words_of
from judgeapp.editions.parsing.numbers import Number, NumberRow, follows, number_text, row_of
from judgeapp.editions.parsing.taken_apart import Head, TakenApart, passage_id
from judgeapp.rulebook.history import history_page
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Block, BlockKind, Note, NoteKind, Passage, PassageKind, Residue, Span

_LEADER = re.compile(r"[.．…·・‥_ 　]{0,4}(?:[.．…·・‥]\s?){3,}\s*\d{0,4}\s*$")
_CONTENTS = re.compile(r"\W*(?:table of )?contents\W*|\W*目\s*[次录錄]\W*|\W*inhalt(?:sverzeichnis)?\W*", re.IGNORECASE)
_HISTORY = re.compile(
    r"\W*(?:(?:update|revision|change|version) (?:history|log)"
    r"|history of (?:updates|revisions|changes)"
    r"|更新履[歴历歷]|改[定訂]履歴|变更履历|變更履歷|änderungs(?:verlauf|historie)|versionsverlauf"
    r"|changelog)\W*",
    re.IGNORECASE,
)
_EDITION_LINE = re.compile(r"ver(?:sion|\.)?\s*\d+(?:\.\d+)+|\d{4}\s*[/.年-]\s*\d", re.IGNORECASE)
_TITLED = re.compile(r"\s*(?:\d{1,3}(?:-\d{1,3})*[.．]?\s*)?\S.{0,100}?\s\d{1,4}\s*$")
_NUMBERED = re.compile(r"ver(?:sion|\.)?\s*\d+(?:\.\d+)+", re.IGNORECASE)
_DATED = re.compile(r"\d{4}\s*[/.年-]\s*\d{1,2}|\d{1,2}[/.]\s?\d{1,2}[/.]\s?\d{4}|[A-Z][a-z]+ \d+, \d{4}")
_MAX_EDITION_LETTERS = 50  # letters; longer lines don't name an edition
# How far below its heading the first edition of a history stands.
_MAX_LINES_AFTER_HEADING = 4
_MAX_COVER_LETTERS = 160  # letters; a cover has no longer lines


class FrontMatter(NamedTuple):
    """Reasons why each line before the first clause is none, by its place; and the places where that is a guess."""

    reasons: dict[int, str]
    unsure: tuple[int, ...]


def is_contents(text: str) -> bool:
    """True if a line leads with dots to a page."""
    return bool(_LEADER.search(text))


def history_start(lines: Sequence[tuple[int, str]]) -> int:
    """The place of the heading of the update history; after all lines if there is none."""
    starts = [
        index
        for index, (_, text) in enumerate(lines)
        if _HISTORY.fullmatch(text)
        and any(_EDITION_LINE.search(near) for _, near in lines[index + 1 : index + 1 + _MAX_LINES_AFTER_HEADING])
    ]
    if not starts:
        starts = list(_unnamed_history(lines))
    return lines[starts[-1]][0] if starts else (lines[-1][0] + 1 if lines else 0)


def _unnamed_history(lines: Sequence[tuple[int, str]]) -> Iterator[int]:
    """Start of a history under another name, or none: the first line late in the text with only edition and date."""
    for at in range(len(lines) * 3 // 5, len(lines)):
        text = lines[at][1]
        if len(text) < _MAX_EDITION_LETTERS and _NUMBERED.search(text) and _DATED.search(text):
            before = lines[at - 1][1]
            is_heading = len(before) < _MAX_EDITION_LETTERS and not before.rstrip().endswith((".", "。", ")"))
            yield at - 1 if is_heading and not before[:1].isdigit() else at
            return


def front_of(lines: Sequence[tuple[int, str]]) -> FrontMatter:
    """`lines` are (place, text) of all that precedes the first clause."""
    opens = next((i for i, text in lines if _CONTENTS.fullmatch(text)), None)
    led = {i for i, text in lines if is_contents(text)}
    listed = led | set(_listed(lines, opens)) | ({opens} if opens is not None else set())
    first, last = (min(listed), max(listed)) if listed else (None, None)
    reasons: dict[int, str] = {}
    unsure: list[int] = []
    for i, text in lines:
        inside = first is not None and last is not None and first <= i <= last
        reasons[i] = "table of contents" if inside else "cover"
        behind = last is not None and i > last and not _HISTORY.fullmatch(text)
        if not inside and (len(text) > _MAX_COVER_LETTERS or (behind and len(text) > 60)):
            unsure.append(i)
    return FrontMatter(reasons, tuple(unsure))


def _listed(lines: Sequence[tuple[int, str]], opens: int | None) -> Iterator[int]:
    """Lines that end with a page, three or more in a row with pages that never go back."""
    listed = [(i, text) for i, text in lines if opens is None or i > opens]
    pages = [int(text.split()[-1]) if _TITLED.match(text) else -1 for _, text in listed]
    run: list[int] = []
    for index, page in enumerate(pages):
        if page < 0 or (run and page < pages[run[-1]]):
            run = []
        if page >= 0:
            run.append(index)
        if len(run) >= 3:
            yield from (listed[k][0] for k in run)


# Signs that no heading has: the end of a sentence, or the start of another.
_SENTENCE = re.compile(r"[.。!！?？:：,，、]$|[。：，]|[.!?][”\"')）]?\s+[A-ZÄÖÜ]|[.!?][”\"')）]$")
_MAX_HEADING_LENGTH, _SURE_HEADING = 110, 60
_MAX_CHAPTERS = 200  # chapters that a running head is compared with
_EDITION = re.compile(r"ver(?:sion|\.)?\s*(?P<edition>\d+(?:\.\d+)+)", re.IGNORECASE)
_DATE = re.compile(r"\d{4}\s*[/.年-]\s*\d{1,2}|\d{1,2}[/.]\s*\d{1,2}[/.]\s*\d{4}|[A-Z][a-z]+ \d+, \d{4}")
_EXAMPLE = re.compile(r"[(（\[［【]?\s*(?:例|examples?|e\.g\.|ex\.|beispiele?|z\.\s?b\.)\s*\d*\s*[:：.]", re.IGNORECASE)
_OPENING, _CLOSING = "(（[［", ")）]］"


@dataclass(frozen=True)
class _Opened:
    """A clause: its number as it counts, and all that is printed of it."""

    number: str
    printed: Number
    notes: tuple[Note, ...]
    pieces: tuple[Piece, ...]


def parse_clauses(
    facts: EditionFacts, lines: Sequence[PrintedLine], starts: Sequence[int], word: JudgesWord
) -> TakenApart:
    """`starts` are the offsets of the lines in the text of them all."""
    aside = {i: line.aside for i, line in enumerate(lines) if line.aside and not _is_settled(i, word)}
    aside |= dict.fromkeys(word.dropped, "dropped by the judge")
    printed = [(i, line.text) for i, line in enumerate(lines) if i not in aside]
    history_at = history_start(printed)
    body = [(i, text) for i, text in printed if i < history_at and not is_contents(text)]
    row = row_of(body, word.split, word.joined)
    if not row.opening:
        return TakenApart.nothing(lines, starts, "no clause was found")
    doubts = [*_guessed(lines, aside, word, row)]
    _put_heads_aside(lines, row, aside, word)
    first = row.opening[0].line
    front = front_of([(i, text) for i, text in printed if i < first])
    doubts += (_doubt(lines, DoubtKind.FRONT, at, LineAction.DROPPED) for at in front.unsure)
    opened, of_numbers = _opened(lines, starts, row, aside, history_at, word)
    doubts += of_numbers
    words = words_of((text for _, text in printed), facts.language)
    made = [(clause, joined(clause.pieces, words, word.hyphens)) for clause in opened]
    doubts += (
        _doubt(lines, DoubtKind.HYPHEN, hyphen.place, LineAction.JOINED, clause.number, hyphen.joined)
        for clause, text in made
        for hyphen in text.unsure
    )
    in_clauses = [lines[i].text for i in range(first, min(history_at, len(lines))) if i not in aside]
    doubts += _foreign(lines, opened, word)
    history = read_history(facts, printed, starts, history_at)
    return TakenApart(
        parsed=ParsedSource(
            passages=(*_clauses(facts, made), *(p for p, _ in history.passages)),
            spans={
                **{passage_id(facts, c.number): (_place(starts, c.printed), *t.spans) for c, t in made},
                **{p.id: tuple(t.spans) for p, t in history.passages},
            },
            residue=(
                *(_residue(lines, starts, i, why) for i, why in (*aside.items(), *front.reasons.items())),
                *(r for _, t in (*made, *history.passages) for r in t.residue),
                *(r for clause in opened for r in _left_out(clause.pieces)),
                *history.residue,
            ),
        ),
        heads={passage_id(facts, c.number): Head(_place(starts, c.printed), c.printed.text) for c, _ in made},
        doubts=tuple(sorted(doubts, key=lambda d: d.line)),
        referring=by_title(glued for text in in_clauses for glued in glued_references(text)),
    )


def _left_out(pieces: Sequence[Piece]) -> Iterator[Residue]:
    """Numbers of references between two pieces of a line."""
    for before, after in pairwise(pieces):
        if before.place == after.place:
            yield Residue(before.start + len(before.text), after.start, REFERENCE)


def _foreign(lines: Sequence[PrintedLine], opened: Sequence[_Opened], word: JudgesWord) -> Iterator[Doubt]:
    """Lines of clauses with a figure that can't have been printed there."""
    seen: set[int] = set()
    for clause in opened:
        for piece in clause.pieces:
            if piece.place in seen or _is_settled(piece.place, word) or not has_foreign_figure(piece.text):
                continue
            seen.add(piece.place)
            yield _doubt(lines, DoubtKind.FIGURE, piece.place, LineAction.JOINED, clause.number)


def _is_settled(place: int, word: JudgesWord) -> bool:
    return place in word.joined or place in word.split


def _place(starts: Sequence[int], number: Number) -> Span:
    return Span(starts[number.line] + number.start, starts[number.line] + number.end)


def _residue(lines: Sequence[PrintedLine], starts: Sequence[int], at: int, why: str) -> Residue:
    return Residue(starts[at], starts[at] + len(lines[at].text), why)


# --- Doubts


def _doubt(
    lines: Sequence[PrintedLine], kind: DoubtKind, at: int, done: LineAction, number: str = "", hint: str = ""
) -> Doubt:
    return Doubt(kind, at + 1, lines[at].page, lines[at].text, done, number, hint)


def _guessed(
    lines: Sequence[PrintedLine], aside: Mapping[int, str], word: JudgesWord, row: NumberRow
) -> Iterator[Doubt]:
    """Lines that were put aside by a guess, but for those that name a chapter, as heads do."""
    chapters = tuple(lines[n.line].text for n in row.opening if len(n.parts) == 1)
    for at, why in aside.items():
        if not lines[at].unsure or at in word.dropped:
            continue
        if not any(chapter in lines[at].text for chapter in chapters[:_MAX_CHAPTERS]):
            yield _doubt(lines, DoubtKind.ASIDE, at, LineAction.DROPPED, hint=why)


def _put_heads_aside(lines: Sequence[PrintedLine], row: NumberRow, aside: dict[int, str], word: JudgesWord) -> None:
    """A chapter's line that is there again is a running head of it."""
    chapters = {lines[n.line].text: n.line for n in row.opening if len(n.parts) == 1}
    for index, line in enumerate(lines):
        opens = chapters.get(line.text)
        if opens is not None and index > opens and not _is_settled(index, word):
            aside[index] = "running head"


# --- Clauses


def _opened(
    lines: Sequence[PrintedLine],
    starts: Sequence[int],
    row: NumberRow,
    aside: Mapping[int, str],
    history_at: int,
    word: JudgesWord,
) -> tuple[list[_Opened], list[Doubt]]:
    doubts: list[Doubt] = []
    opening, mended = _with_repeated(row)
    opened: list[_Opened] = []
    before: tuple[int, ...] = ()
    ends = [*opening[1:], None]
    for number, end in zip(opening, ends, strict=True):
        counted = mended.get(number, number.parts)
        counts_as = number_text(counted)
        notes: tuple[Note, ...] = ()
        doubt: tuple[DoubtKind, str] | None = None
        if counted != number.parts:
            notes = (Note(NoteKind.RENUMBERED, printed=number.text, correct=counts_as),)
            doubt = DoubtKind.REPEATED, number.text
        elif before and not follows(before, counted):
            doubt = DoubtKind.AFTER_GAP, number_text(before)
        elif number.start and number.end > number.start:
            doubt = DoubtKind.INSIDE, ""
        if doubt is not None and number.line not in word.split:
            kind, hint = doubt
            doubts.append(_doubt(lines, kind, number.line, LineAction.SPLIT, counts_as, hint))
        pieces = tuple(_pieces(lines, starts, number, end, aside, history_at))
        opened.append(_Opened(counts_as, number, notes, pieces))
        before = counted
    inner = {(n.line, n.start) for n in opening}
    for odd in row.odd:
        used = (odd.line, odd.start) in inner or odd.line in aside or odd.line in word.joined
        # In the middle of a line it is most likely the end of a sentence that mentions a clause.
        if not used and not odd.start and opening[0].line < odd.line < history_at:
            holder = _holder(opening, mended, odd.line)
            doubts.append(_doubt(lines, DoubtKind.OUT_OF_ROW, odd.line, LineAction.JOINED, holder, odd.text))
    doubts += _untitled(lines, opening, mended, aside, history_at, word)
    return opened, doubts


def _with_repeated(row: NumberRow) -> tuple[list[Number], dict[Number, tuple[int, ...]]]:
    """A number printed twice is the next one if that is missing."""
    mended: dict[Number, tuple[int, ...]] = {}
    opening = list(row.opening)
    twins = {n.parts: n for n in reversed(row.odd) if not n.start}
    for before, after in zip(row.opening, row.opening[1:], strict=False):
        missing = (*before.parts[:-1], before.parts[-1] + 1)
        if follows(before.parts, after.parts) or not follows(missing, after.parts):
            continue
        twin = twins.get(before.parts)
        if twin is not None and twin.line < after.line:
            opening.append(twin)
            mended[max(before, twin)] = missing
    return sorted(opening, key=lambda n: (n.line, n.start)), mended


def _holder(opening: Sequence[Number], mended: Mapping[Number, tuple[int, ...]], line: int) -> str:
    at = bisect_right(opening, line, key=lambda number: number.line)
    return number_text(mended.get(opening[at - 1], opening[at - 1].parts)) if at else ""


def _untitled(
    lines: Sequence[PrintedLine],
    opening: Sequence[Number],
    mended: Mapping[Number, tuple[int, ...]],
    aside: Mapping[int, str],
    history_at: int,
    word: JudgesWord,
) -> Iterator[Doubt]:
    """Lines that are set like headings and show no number."""
    numbered = {n.line for n in opening}
    no_titles = {*numbered, *aside, *word.joined}
    for index, line in enumerate(lines):
        within = opening[0].line < index < history_at
        if line.level and within and index not in no_titles:
            # The second line of a long heading isn't a heading of its own.
            if index - 1 in numbered or lines[index - 1].level:
                continue
            yield _doubt(lines, DoubtKind.TITLE, index, LineAction.JOINED, _holder(opening, mended, index))


def _pieces(
    lines: Sequence[PrintedLine],
    starts: Sequence[int],
    number: Number,
    end: Number | None,
    aside: Mapping[int, str],
    history_at: int,
) -> Iterator[Piece]:
    """Text after a number, up to the next one."""
    last = end.line if end is not None else min(history_at, len(lines)) - 1
    for at in range(number.line, last + 1):
        if at in aside or (end is not None and at == end.line and not end.start):
            continue
        text = lines[at].text
        until = end.start if end is not None and at == end.line else len(text)
        since = number.end if at == number.line else 0
        opens = lines[at].opens
        for glued in glued_references(text[:until]):
            if glued.span.start > since:
                yield Piece(at, starts[at] + since, text[since : glued.span.start], opens)
                since, opens = glued.span.end, False
        yield Piece(at, starts[at] + since, text[since:until], opens)


def _clauses(facts: EditionFacts, made: Sequence[tuple[_Opened, Joined]]) -> list[Passage]:
    above = {clause.number.rpartition("-")[0] for clause, _ in made}
    there = {clause.number for clause, _ in made}
    return [_clause(facts, clause, text.text, clause.number in above, there) for clause, text in made]


def _clause(facts: EditionFacts, opened: _Opened, text: str, has_below: bool, there: set[str]) -> Passage:
    is_heading = has_below and _is_title(text)
    parts = opened.number.split("-")
    above = ("-".join(parts[:depth]) for depth in range(1, len(parts)))
    return Passage(
        id=passage_id(facts, opened.number),
        source=facts.key,
        language=facts.language,
        kind=PassageKind.HEADING if is_heading else PassageKind.CLAUSE,
        number=opened.number,
        heading=text.replace("\n", " ") if is_heading else "",
        path=tuple(passage_id(facts, number) for number in above if number in there),
        blocks=() if is_heading else tuple(blocks_of(text)),
        notes=opened.notes,
    )


def _is_title(text: str) -> bool:
    """True if a text with clauses below it is their title: no sentence, nor much of one. In Latin letters a long title
    has capitals."""
    if len(text) > _MAX_HEADING_LENGTH or _SENTENCE.search(text):
        return False
    words = re.findall(r"[A-Za-zÄÖÜäöüß]+", text)
    return len(text) <= _SURE_HEADING or sum(w[0].isupper() for w in words) * 2 >= len(words)


@dataclass(frozen=True)
class ReadHistory:
    passages: tuple[tuple[Passage, Joined], ...] = ()
    residue: tuple[Residue, ...] = ()


def read_history(
    facts: EditionFacts, printed: Sequence[tuple[int, str]], starts: Sequence[int], since: int
) -> ReadHistory:
    """One passage for each edition in the history; each line is a paragraph."""
    lines = [(i, text) for i, text in printed if i >= since]
    if not lines:
        return ReadHistory()
    heading, rest = lines[0], lines[1:]
    residue = [Residue(starts[heading[0]], starts[heading[0]] + len(heading[1]), "heading of the update history")]
    if _EDITION.search(heading[1]):  # it names no edition
        rest, residue = lines, []
    groups: list[list[tuple[int, str]]] = []
    for i, text in rest:
        if (_EDITION.search(text) and (_DATE.search(text) or len(text) < 40)) or not groups:
            groups.append([])
        groups[-1].append((i, text))
    entries: list[tuple[Passage, Joined]] = []
    ids: set[str] = set()
    for group in groups:
        match = _EDITION.search(group[0][1])
        name = passage_id(facts, f"history-{match['edition'] if match else 'before'}")
        while name in ids:
            name += "-again"
        ids.add(name)
        page = history_page(name, facts.key, facts.language, [text for _, text in group])
        spans = [Span(starts[i], starts[i] + len(text)) for i, text in group]
        entries.append((page, Joined("".join(block.text for block in page.blocks), spans)))
    return ReadHistory(tuple(entries), tuple(residue))


def blocks_of(text: str) -> Iterator[Block]:
    """Rule and examples, separately. An example in brackets ends at the closing one, others with their paragraph."""
    at = 0
    for match in _EXAMPLE.finditer(text):
        start = match.start()
        if start < at or not _opens_example(text, match):
            continue
        bracket = match[0][0] in _OPENING
        end = _closing(text, start) if bracket else (text.find("\n", start) % (len(text) + 1))
        yield from _block(BlockKind.TEXT, text[at:start])
        yield from _block(BlockKind.EXAMPLE, text[start:end])
        at = end
    yield from _block(BlockKind.TEXT, text[at:])


def _opens_example(text: str, match: re.Match[str]) -> bool:
    """Only a bracket opens one inside a line: "for example:" does not."""
    begins = match.start() == 0 or text[match.start() - 1] == "\n"
    return begins or match[0][0] in _OPENING


def _block(kind: BlockKind, text: str) -> Iterator[Block]:
    if text := text.strip():
        yield Block(kind, text)


def _closing(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in _OPENING) - (text[at] in _CLOSING)
        if depth == 0:
            return at + 1
    return len(text)
