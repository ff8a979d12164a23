"""Any other rulebook, taken apart: headings open passages, the lines below them are their text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgeapp.editions.doubts import Doubt, DoubtKind, JudgesWord
from judgeapp.editions.edition import EditionFacts, LineAction, PrintedLine
from judgeapp.editions.parsing.joining import Joined, Piece, joined, words_of
from judgeapp.editions.parsing.taken_apart import TakenApart, passage_id
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Block, BlockKind, Passage, PassageKind, Residue

_MARKS = re.compile(r"#{1,6}\s+")
_NUMBERED = re.compile(r"(?P<number>\d{1,2}(?:[.-]\d{1,2}){0,4})[.．]?\s+\S")
_SENTENCE = re.compile(r"[.。!！?？,，、;；:：]$|[.。] ")
_MAX_HEADING_LENGTH = 80
_MARK = "mark before a heading"


@dataclass(frozen=True)
class _Headed:
    """A passage: where its heading is, on which level, and the lines below it."""

    id: str
    level: int
    path: tuple[str, ...]
    heading: Piece
    below: tuple[Piece, ...]


def parse_headings(
    facts: EditionFacts, lines: Sequence[PrintedLine], starts: Sequence[int], word: JudgesWord
) -> TakenApart:
    """`starts` are the offsets of the lines in the text of them all."""
    aside = {
        i: line.aside for i, line in enumerate(lines) if line.aside and i not in word.joined and i not in word.split
    }
    aside |= dict.fromkeys(word.dropped, "dropped by the judge")
    printed = [i for i in range(len(lines)) if i not in aside]
    if not printed:
        return TakenApart.nothing(lines, starts, "there is no text in it")
    levels, guessed = _levels(lines, printed, word)
    headed = list(_headed(facts, lines, starts, printed, levels))
    words = words_of((lines[i].text for i in printed), facts.language)
    made = [(headed_text, joined(headed_text.below, words, word.hyphens)) for headed_text in headed]
    above = {i for headed_text in headed for i in headed_text.path}
    doubts = [_doubt(DoubtKind.TITLE, lines, i, LineAction.SPLIT) for i in guessed]
    doubts += (
        _doubt(DoubtKind.ASIDE, lines, i, LineAction.DROPPED, why)
        for i, why in aside.items()
        if lines[i].unsure and i not in word.dropped
    )
    unsure = (u for _, text in made for u in text.unsure)
    doubts += (_doubt(DoubtKind.HYPHEN, lines, u.place, LineAction.JOINED, u.joined) for u in unsure)
    matches = ((i, _MARKS.match(lines[i].text)) for i in levels)
    marks = (Residue(starts[i], starts[i] + m.end(), _MARK) for i, m in matches if m)
    return TakenApart(
        ParsedSource(
            tuple(_passage(facts, headed_text, text, headed_text.id in above) for headed_text, text in made),
            {headed_text.id: (headed_text.heading.span, *text.spans) for headed_text, text in made},
            (
                *(Residue(starts[i], starts[i] + len(lines[i].text), w) for i, w in aside.items()),
                *marks,
                *(r for _, text in made for r in text.residue),
            ),
        ),
        {},
        tuple(sorted(doubts, key=lambda d: d.line)),
    )


def _doubt(kind: DoubtKind, lines: Sequence[PrintedLine], i: int, done: LineAction, hint: str = "") -> Doubt:
    return Doubt(kind, i + 1, lines[i].page, lines[i].text, done, hint=hint)


def _levels(lines: Sequence[PrintedLine], printed: Sequence[int], word: JudgesWord) -> tuple[dict[int, int], list[int]]:
    """The level of each heading by its place; and those guessed. The first line is one in any case: the title."""
    levels = {i: lines[i].level for i in printed if lines[i].level}
    text = set(printed)
    levels |= {i: levels.get(i, 1) for i in word.split if i in text}
    guessed: list[int] = []
    if not levels:
        for i in printed[1:]:
            if lines[i].opens and _is_like_one(lines[i].text):
                match = _NUMBERED.match(lines[i].text)
                levels[i] = 2 + (match["number"].count(".") + match["number"].count("-") if match else 0)
                if not match:
                    guessed.append(i)
    levels.setdefault(printed[0], 1)
    return {i: levels[i] for i in sorted(levels) if i not in word.joined}, guessed


def _is_like_one(text: str) -> bool:
    return len(text) <= _MAX_HEADING_LENGTH and not _SENTENCE.search(text)


def _headed(
    facts: EditionFacts,
    lines: Sequence[PrintedLine],
    starts: Sequence[int],
    printed: Sequence[int],
    levels: Mapping[int, int],
) -> Iterator[_Headed]:
    opened: dict[int, str] = {}
    running: dict[str, int] = {}
    text = set(printed)
    places = [i for i in printed if i in levels] or [printed[0]]
    for place, end in zip(places, [*places[1:], None], strict=True):
        level = levels.get(place, 1)
        opened = {n: i for n, i in opened.items() if n < level}
        path = tuple(opened.values())
        above = f"{path[-1]}." if path else passage_id(facts, "")
        running[above] = running.get(above, 0) + 1
        opened[level] = f"{above}{running[above]}"
        match = _MARKS.match(lines[place].text)
        lead = match.end() if match else 0
        heading = Piece(place, starts[place] + lead, lines[place].text[lead:], opens=True)
        below = tuple(
            Piece(i, starts[i], lines[i].text, lines[i].opens)
            for i in range(place + 1, end if end is not None else len(lines))
            if i in text
        )
        yield _Headed(opened[level], level, path, heading, below)


def _passage(facts: EditionFacts, headed: _Headed, text: Joined, has_below: bool) -> Passage:
    is_heading = not text.text and has_below
    return Passage(
        id=headed.id,
        source=facts.key,
        language=facts.language,
        kind=PassageKind.HEADING if is_heading else PassageKind.SECTION,
        heading=headed.heading.text.strip(),
        path=headed.path,
        blocks=(Block(BlockKind.TEXT, text.text),) if text.text else (),
    )
