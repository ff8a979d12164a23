"""Front and back matter around the clauses: cover, table of contents, update history."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_LEADER = re.compile(r"[.．…·・‥_ 　]{0,4}(?:[.．…·・‥]\s?){3,}\s*\d{0,4}\s*$")
_CONTENTS = re.compile(r"\W*(?:table of )?contents\W*|\W*目\s*[次录錄]\W*|\W*inhalt(?:sverzeichnis)?\W*", re.IGNORECASE)
_HISTORY = re.compile(
    r"\W*(?:(?:update|revision|change|version) (?:history|log)"
    r"|history of (?:updates|revisions|changes)"
    r"|更新履[歴历歷]|改[定訂]履歴|变更履历|變更履歷|änderungs(?:verlauf|historie)|versionsverlauf"
    r"|changelog)\W*",
    re.IGNORECASE,
)
_EDITION = re.compile(r"ver(?:sion|\.)?\s*\d+(?:\.\d+)+|\d{4}\s*[/.年-]\s*\d", re.IGNORECASE)
_TITLED = re.compile(r"\s*(?:\d{1,3}(?:-\d{1,3})*[.．]?\s*)?\S.{0,100}?\s\d{1,4}\s*$")
_NUMBERED = re.compile(r"ver(?:sion|\.)?\s*\d+(?:\.\d+)+", re.IGNORECASE)
_DATED = re.compile(r"\d{4}\s*[/.年-]\s*\d{1,2}|\d{1,2}[/.]\s?\d{1,2}[/.]\s?\d{4}|[A-Z][a-z]+ \d+, \d{4}")
_MAX_EDITION_LETTERS = 50  # letters; more than an edition's line has
# So far behind its heading the first edition of a history stands.
_MAX_LINES_AFTER_HEADING = 4
_MAX_COVER_LETTERS = 160  # letters; a cover has no such line


class FrontMatter(NamedTuple):
    """Reasons why each line before the first clause is not a clause, by its place; and the places where that is a
    guess."""

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
        and any(_EDITION.search(near) for _, near in lines[index + 1 : index + 1 + _MAX_LINES_AFTER_HEADING])
    ]
    if not starts:
        starts = list(_unnamed_history(lines))
    return lines[starts[-1]][0] if starts else (lines[-1][0] + 1 if lines else 0)


def _unnamed_history(lines: Sequence[tuple[int, str]]) -> Iterator[int]:
    """Start of a history under another name, or none: the first line in the last part of the text with only an edition
    and its date."""
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
