"""Update history of the Comprehensive Rules: which edition changed which clause.

An entry names clauses by the numbers of its own edition (of the one before, when it says 旧, "old").
`rules_corpus/renumbering.yaml` gives their present numbers if the history itself shows them; if not, an entry stays
untraced and nothing is claimed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from judgeapp.clauses.renumbering import order
from judgeapp.files.packaged import packaged
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Block, BlockKind, ChangeKind, Passage, PassageKind, Span

_EDITION = re.compile(r"\((?P<year>\d+)/(?P<month>\d+)/(?P<day>\d+)\) Ver\.(?P<edition>[\d.]+)( 新建)?")
_NUMBER = re.compile(r"\d+(?:-\d+)*")
# "3-1-3-9.～3-1-3-9-2.", "“14-14-2.[手牌]”～“14-14-4.[育成区]”": the two ends of a range
_RANGE = re.compile(r"(?P<first>\d+(?:-\d+)*)[^～\d]*(?:\[[^\]]*\])?[^～\d]*～[^\d]*(?P<last>\d+(?:-\d+)*)")
_KINDS = (
    ("合并", ChangeKind.MERGED),
    ("已移至", ChangeKind.MOVED),
    ("更新、删除", ChangeKind.UPDATED),
    ("已更新", ChangeKind.UPDATED),
    ("已修正", ChangeKind.UPDATED),
    ("整体修正", ChangeKind.REVISED),
    ("追加", ChangeKind.ADDED),
    ("删除", ChangeKind.DELETED),
)
# Whether the words after 与/至 name the clause's new place.
_DESTINATION = re.compile(r"已(?:与|移至)(?P<into>.+?)(?:合并)?。?$")


class RenumberedClause(Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses under `old` in editions `since`..`until` are found under `new` today."""

    since: str
    until: str
    old: str
    new: str = ""
    because: str = ""

    def covers(self, number: str, edition: str) -> bool:
        if self.old and number != self.old and not number.startswith(f"{self.old}-"):
            return False
        return order(self.since) <= order(edition) <= order(self.until)


class Renumbering(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[RenumberedClause, ...]
    unknown: tuple[RenumberedClause, ...]

    def today(self, number: str, edition: str) -> str | None:
        """Today's number of a clause that `edition` called `number`; None if not known."""
        for row in self.rows:
            if row.covers(number, edition):
                return row.new + number[len(row.old) :]
        if any(row.covers(number, edition) for row in self.unknown):
            return None
        return number

    def moves(self, number: str) -> tuple[tuple[RenumberedClause, str], ...]:
        """Every row under which `number` once stood, and today's number by that row."""
        return tuple(
            (row, row.new + number[len(row.old) :])
            for row in self.rows
            if number == row.old or number.startswith(f"{row.old}-")
        )


class HistoryEntry(Struct, frozen=True):
    edition: str
    date: str
    kind: ChangeKind
    numbers: tuple[str, ...]  # the clauses it names, as printed, ranges written out
    # In the same order the present clauses that the entry mentions: for merged and moved clauses their destination;
    # None if nothing is left or not known.
    lands_on: tuple[str | None, ...]
    into: str  # for merged and moved clauses the destination as printed
    printed: str


class History(Struct, frozen=True):
    """The whole update history. `passages` has one passage per edition, oldest first."""

    passages: tuple[Passage, ...] = ()
    spans: dict[str, tuple[Span, ...]] = {}
    entries: tuple[HistoryEntry, ...] = ()

    def changes_of(self, number: str) -> tuple[HistoryEntry, ...]:
        """The entries that name the clause called `number` today, oldest first."""
        return tuple(entry for entry in self.entries if number in entry.lands_on)

    def naming(self, number: str) -> tuple[HistoryEntry, ...]:
        """The entries that print `number`, whatever it is called today."""
        return tuple(entry for entry in self.entries if number in entry.numbers)


@cache
def load_renumbering() -> Renumbering:
    return packaged("rules_corpus", "renumbering.yaml", Renumbering)


def parse_history(source: Rulebook, lines: Sequence[tuple[int, str]]) -> History:
    """`lines` are (position in the file, text), an edition's line before its entries."""
    renumbering = load_renumbering()
    passages: list[Passage] = []
    spans: dict[str, tuple[Span, ...]] = {}
    entries: list[HistoryEntry] = []
    edition = previous = date = ""
    group: list[tuple[int, str]] = []

    def close() -> None:
        if not edition:
            return
        # Two editions of the history are called 1.1; the date tells them apart.
        passage_id = f"{source.key}:history-{edition}"
        if passage_id in spans:
            passage_id += f"-{date}"
        passages.append(history_page(passage_id, source.key, source.language, [text for _, text in group]))
        spans[passage_id] = tuple(Span(at, at + len(t)) for at, t in group)

    for at, text in lines:
        if match := _EDITION.fullmatch(text):
            close()
            group = [(at, text)]
            previous, edition = edition or match["edition"], match["edition"]
            date = f"{match['year']}-{match['month']:0>2}-{match['day']:0>2}"
        elif edition and text.strip():
            group.append((at, text))
            entries.extend(_entries(text, edition, previous, date, renumbering))
    close()
    return History(tuple(passages), spans, tuple(entries))


def history_page(passage_id: str, source: str, language: str, lines: Sequence[str]) -> Passage:
    """The passage of an edition in an update history: its line, and those of its changes below."""
    heading, *rest = lines
    blocks = (Block(BlockKind.TEXT, "\n".join(rest)),) if rest else ()
    return Passage(passage_id, source, language, PassageKind.HISTORY, heading=heading, blocks=blocks)


def _entries(text: str, edition: str, previous: str, date: str, renumbering: Renumbering) -> Iterable[HistoryEntry]:
    kind = next((kind for words, kind in _KINDS if words in text), None)
    if kind is None:
        return
    destination = _DESTINATION.search(text) if kind in (ChangeKind.MERGED, ChangeKind.MOVED) else None
    named = text[: destination.start()] if destination else text
    numbers = tuple(_numbers(named))
    # 旧 ("old") marks numbers of the previous edition.
    numbered_as = previous if "旧" in named else edition
    into = destination["into"].strip("“”") if destination else ""
    yield HistoryEntry(
        edition=edition,
        date=date,
        kind=kind,
        numbers=numbers,
        lands_on=tuple(_lands_on(kind, n, numbered_as, into, edition, renumbering) for n in numbers),
        into=into,
        printed=text,
    )


def _lands_on(
    kind: ChangeKind, number: str, numbered_as: str, into: str, edition: str, renumbering: Renumbering
) -> str | None:
    if kind is ChangeKind.DELETED:
        return None
    if kind in (ChangeKind.MERGED, ChangeKind.MOVED):
        destination = _NUMBER.search(into)
        return renumbering.today(destination[0], edition) if destination else None
    return renumbering.today(number, numbered_as)


def _numbers(text: str) -> Iterable[str]:
    """The clause numbers that a line names, ranges written out: 4-3-3.～4-3-5."""
    if match := _RANGE.search(text):
        yield from _between(match["first"], match["last"])
        return
    # A digit inside a title ("Lv.2") isn't a clause: a clause number opens the line or its quotation.
    if match := re.match(r"旧?“?旧?(\d+(?:-\d+)*)", text):
        yield match[1]


def _between(first: str, last: str) -> Iterable[str]:
    head, _, start = first.rpartition("-")
    parts = last.split("-")
    depth = len(first.split("-"))
    yield first
    if parts[: depth - 1] == (head.split("-") if head else []) and len(parts) >= depth:
        for k in range(int(start) + 1, int(parts[depth - 1]) + 1):
            yield f"{head}-{k}" if head else str(k)
    if len(parts) > depth:
        # 3-1-3-9.～3-1-3-9-2.: the children of the last one, up to the end of the range.
        stem = "-".join(parts[:-1])
        for k in range(1, int(parts[-1]) + 1):
            yield f"{stem}-{k}"
