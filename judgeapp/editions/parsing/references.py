"""Cross references in a text: numbers with a title, after words of reference, or too long to be anything else. Stale
ones are noted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from judgeapp.editions.doubts import StaleReference
from judgeapp.editions.parsing.numbers import number_text, parts_of
from judgeapp.language.folding import fold
from judgeapp.language.names import bare
from judgeapp.rulebook.passage import Block, CrossReference, Note, NoteKind, Passage

_DASH = "\\-\u2010-\u2015\u2212\uff0d"
_NUMBER = re.compile(rf"(?<![\d{_DASH}.+])\d{{1,3}}(?:[{_DASH}]\d{{1,3}})*(?![\d{_DASH}]|\.\d)")
# A title in quotes after the number, or number and title together in quotes.
_TITLE = re.compile(r"[.．]?\s*[“\"「『„](?P<title>[^”\"」』“]{1,120})[”\"」』“]")
_WITHIN = re.compile(r"[.．]?\s*(?P<title>[^”\"」』]{1,120})[”\"」』]")
_OPENING = tuple('“"「『„')
_REFERS = re.compile(
    r"(?:see|refer(?:s|red)? to|details|rules?|clauses?|sections?|according to|described in"
    r"|in accordance with|参照|参考|详情|詳情|詳しくは|siehe|vgl\.?|regeln?|ziffer|abschnitt"
    r"|[,、·・&]|and|or|und|和|及)"
    r"[\s:：“\"「『(（]*$",
    re.IGNORECASE,
)
_CONTEXT_LETTERS = 30


class Linked(NamedTuple):
    passages: tuple[Passage, ...]
    stale: tuple[StaleReference, ...]


class _Mention(NamedTuple):
    start: int
    end: int
    printed: str
    title: str


def with_references(passages: Sequence[Passage], referring: Mapping[str, str] = MappingProxyType({})) -> Linked:
    """The passages with the links of their texts. `referring` are numbers that the file has after references, by the
    titles that these quote. A reference whose title belongs to another clause leads to that one, with a note."""
    headings = {p.number: p.heading for p in passages if p.number}
    by_title: dict[str, list[str]] = {}
    for number, heading in headings.items():
        if heading:
            by_title.setdefault(_compared(heading), []).append(number)
    stale: list[StaleReference] = []
    linked: list[Passage] = []
    for passage in passages:
        notes: list[Note] = []
        blocks: list[Block] = []
        for block in passage.blocks if passage.number else ():
            links: list[CrossReference] = []
            for mention in _mentions(block.text):
                target = _target(mention, headings, by_title, referring)
                if target is None:
                    continue
                if leads_to := target or (mention.printed if mention.printed in headings else ""):
                    links.append(CrossReference(mention.start, mention.end, leads_to))
                if target != mention.printed:
                    stale.append(StaleReference(passage.id, mention.printed, mention.title, target))
                    notes.append(Note(NoteKind.STALE, printed=mention.printed, correct=target))
            blocks.append(replace(block, links=tuple(links)))
        kept = tuple(blocks) if passage.number else passage.blocks
        distinct = tuple(dict.fromkeys((*passage.notes, *notes)))
        linked.append(replace(passage, blocks=kept, notes=distinct))
    return Linked(tuple(linked), tuple(stale))


def _mentions(text: str) -> Iterator[_Mention]:
    for match in _NUMBER.finditer(text):
        before = text[max(0, match.start() - _CONTEXT_LETTERS) : match.start()]
        pattern = _WITHIN if before.rstrip().endswith(_OPENING) else _TITLE
        titled = pattern.match(text, match.end())
        title = titled["title"].strip() if titled else ""
        printed = number_text(parts_of(match[0]))
        behind_words = bool(_REFERS.search(before))
        # A chapter is a plain number, as many other things are.
        parts = printed.count("-")
        if (title and behind_words) if not parts else (title or behind_words or parts > 1):
            yield _Mention(match.start(), match.end(), printed, title)


def _target(
    mention: _Mention, headings: Mapping[str, str], by_title: Mapping[str, Sequence[str]], referring: Mapping[str, str]
) -> str | None:
    """The number meant; empty if unclear, as it is missing or has another title; None if it is not a reference."""
    heading = headings.get(mention.printed)
    if not mention.title:
        # Without a title it may be something else: "1-2 cards".
        return mention.printed if heading is not None else "" if mention.printed.count("-") > 1 else None
    title = _compared(mention.title)
    if heading is not None and heading and _alike(_compared(heading), title):
        return mention.printed
    if (number := referring.get(mention.title, "")) in headings:
        return number
    named = by_title.get(title, ())
    if len(named) == 1:
        return named[0]
    if "-" not in mention.printed and not named:
        return None
    if named:
        # Of several, the one in the same chapter or the nearest.
        return min(named, key=lambda n: _apart(n, mention.printed))
    return mention.printed if heading == "" else ""


def _compared(title: str) -> str:
    return "".join(bare(fold(title)).split())


def _alike(heading: str, title: str) -> bool:
    return heading == title or (len(title) > 3 and (title in heading or heading in title))


def _apart(first: str, second: str) -> tuple[int, ...]:
    pairs = zip(parts_of(first), parts_of(second), strict=False)
    return (abs(len(parts_of(first)) - len(parts_of(second))), *(abs(a - b) for a, b in pairs))
