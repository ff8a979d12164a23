"""Hints that the update history of an edition gives on its clauses. They are hints only: the history names clauses by
the numbers of its own edition, so only changes of the newest edition are surely in today's numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.clauses.renumbering import order
from judgeapp.editions.alignment.alignment import Fate
from judgeapp.rulebook.passage import ChangeKind, Passage, PassageKind

# Weight of a statement of the history, as a logarithm.
_HINT_WEIGHT = 1.5
_EDITION = re.compile(r"\d{1,3}(?:\.\d{1,3})+")
# The number at the beginning of a line, and the end of a range.
_NUMBER = re.compile(r"^[^\d]{0,12}?(?P<first>\d+(?:-\d+)+)(?:[^～~–\d]*[～~–][^\d]*(?P<last>[\d-]+))?")
# In the five languages; the first match counts.
_KINDS = (
    (ChangeKind.MERGED, re.compile(r"(?i)merged|合并|合併|統合|zusammen")),
    (ChangeKind.MOVED, re.compile(r"(?i)\bmoved|移至|移動|verschoben")),
    (ChangeKind.DELETED, re.compile(r"(?i)deleted|removed|删除|刪除|削除|gelöscht|gestrichen")),
    (ChangeKind.ADDED, re.compile(r"(?i)added|\bnew\b|追加|新增|hinzu|ergänzt")),
    (ChangeKind.REVISED, re.compile(r"(?i)revised|整体修正|整體修正|全面|überarbeitet")),
    (
        ChangeKind.UPDATED,
        re.compile(r"(?i)updated|changed|corrected|modified|更新|修正|変更|修改|aktualisiert|geändert"),
    ),
)
_CHANGED = (ChangeKind.UPDATED, ChangeKind.REVISED)
_MAX_RANGE = 200  # clauses of a range


class Hints(Struct, frozen=True):
    """Numbers, by history entry."""

    # added, updated: by the newest edition, in its numbers
    added: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()
    # updated_before, deleted_before: by the editions between, in numbers that may be the old ones
    updated_before: frozenset[str] = frozenset()
    deleted_before: frozenset[str] = frozenset()

    def came(self, number: str) -> float:
        """Weight for a clause of the new edition being new."""
        if number in self.updated:
            return -_HINT_WEIGHT
        return _HINT_WEIGHT if _named(number, self.added) else 0.0

    def gone(self, number: str) -> float:
        """Weight for a clause of the old edition being gone."""
        return _HINT_WEIGHT if number in self.deleted_before else 0.0

    def changed(self, old: Iterable[str], new: Iterable[str]) -> bool:
        """True if aligned clauses mean something else by now."""
        return any(_named(n, self.updated) for n in new) or any(_named(n, self.updated_before) for n in old)

    def contradict(self, fate: Fate, old: tuple[str, ...], new: tuple[str, ...]) -> bool:
        if fate is Fate.NEW:
            return any(n in self.updated for n in new)
        return bool(old) and any(n in self.added for n in new)


NO_HINTS = Hints()


def hints_of(passages: Iterable[Passage], since: str) -> Hints:
    """Hints from the pages of an update history on the editions after `since`."""
    entries = [
        (edition, kind, number)
        for page in passages
        if page.kind is PassageKind.HISTORY
        and (match := _EDITION.search(page.heading[10:] or page.heading))
        and order(edition := match[0]) > order(since)
        for block in page.blocks
        for line in block.text.split("\n")
        for kind, number in _changes(line)
    ]
    if not entries:
        return NO_HINTS
    newest = max((edition for edition, *_ in entries), key=order)

    def named(kinds: tuple[ChangeKind, ...], is_newest: bool) -> frozenset[str]:
        return frozenset(n for e, k, n in entries if k in kinds and (e == newest) is is_newest)

    return Hints(
        added=named((ChangeKind.ADDED,), True),
        updated=named(_CHANGED, True),
        updated_before=named(_CHANGED, False),
        deleted_before=named((ChangeKind.DELETED,), False),
    )


def _changes(line: str) -> Iterator[tuple[ChangeKind, str]]:
    match = _NUMBER.match(line)
    kind = next((kind for kind, words in _KINDS if words.search(line)), None)
    if match is None or kind is None:
        return
    yield kind, match["first"]
    head, _, start = match["first"].rpartition("-")
    over, _, end = (match["last"] or "").strip("-").rpartition("-")
    if over == head and end:
        for n in range(int(start) + 1, min(int(end), int(start) + _MAX_RANGE) + 1):
            yield kind, f"{head}-{n}"


def _named(number: str, numbers: frozenset[str]) -> bool:
    """True if a number, or one above it, is among `numbers`."""
    while number:
        if number in numbers:
            return True
        number = number.rpartition("-")[0]
    return False
