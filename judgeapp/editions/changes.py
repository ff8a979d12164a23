"""Changes between two editions in the order in which a judge reads them: those that play differently first, those that
were only renumbered last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from judgeapp.clauses.citing import edition_of
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate
from judgeapp.editions.alignment.hints import NO_HINTS, hints_of
from judgeapp.editions.news import NewsItem, news_between, news_of
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage


class Renumbered(NamedTuple):
    """Clauses `old` to `last` are `new` to `new_last` now; one clause where both are the same."""

    old: str
    last: str
    new: str
    new_last: str

    @property
    def text(self) -> str:
        if self.old == self.last:
            return f"{self.old} → {self.new}"
        return f"{self.old} … {self.last} → {self.new} … {self.new_last}"


def renumbered(alignment: Alignment) -> tuple[Renumbered, ...]:
    rows: list[Renumbered] = []
    for line in alignment.lines:
        if not _goes_by_itself(line, alignment):
            continue
        (old,), (new,) = line.old, line.new
        before = rows[-1] if rows else None
        if before and _next(before.last) == old and _next(before.new_last) == new:
            rows[-1] = Renumbered(before.old, old, before.new, new)
        else:
            rows.append(Renumbered(old, old, new, new))
    return tuple(rows)


def _goes_by_itself(line: AlignedClauses, alignment: Alignment) -> bool:
    """True if its number does not follow from that of its parent."""
    if len(line.old) != 1 or len(line.new) != 1 or line.old == line.new:
        return False
    (old,), (new,) = line.old, line.new
    above, _, own = old.rpartition("-")
    over, _, its = new.rpartition("-")
    upper = alignment.of_old.get(above)
    return own != its or upper is None or over not in upper.new


def _next(number: str) -> str:
    above, dash, own = number.rpartition("-")
    return f"{above}{dash}{int(own) + 1}"


class Whereabouts(Struct, frozen=True):
    """A clause `number` of `edition` is `numbers` in `other`; nowhere if it is gone or new there.
    fate is seen from the older of both."""

    number: str
    edition: str
    other: str
    numbers: tuple[str, ...]
    fate: Fate
    doubtful: bool


def whereabouts(number: str, alignments: Iterable[tuple[str, str, Alignment]]) -> Iterator[Whereabouts]:
    """Whereabouts of a number in every edition that has it. `alignments` are (number of the old edition, number of
    the new one, both aligned)."""
    for old, new, alignment in alignments:
        if (line := alignment.of_old.get(number)) is not None:
            yield Whereabouts(number, old, new, line.new, line.fate, line.is_doubtful)
        if (line := alignment.of_new.get(number)) is not None:
            yield Whereabouts(number, new, old, line.old, line.fate, line.is_doubtful)


_MAX_ASKED = 10  # questions at a time
_PARTED = (Fate.MERGED, Fate.SPLIT, Fate.GONE)


class EditionChanges(Struct, frozen=True):
    """All differences of two editions, each line once."""

    news: tuple[NewsItem, ...]  # known changes of the editions between, in our words
    is_known: bool  # the newer edition is one that the engine plays, so that the news are all
    # Clauses changed by its update history; all that differ if it has none, or if both texts are by one writer.
    named: tuple[AlignedClauses, ...] = ()
    added: tuple[AlignedClauses, ...] = ()  # new clauses, without those below another one
    parted: tuple[AlignedClauses, ...] = ()  # clauses that became one or several, or are gone
    worded: tuple[AlignedClauses, ...] = ()  # clauses whose words differ, without a sign that their meaning differs
    renumbered: tuple[Renumbered, ...] = ()  # rows of clauses that differ only in number


def changes_by_news(old: Rulebook, new: Rulebook) -> EditionChanges:
    """Changes of an edition whose text is not here."""
    return EditionChanges(news_between(old.edition, new.edition), is_known=True)


def changes_between(old: Rulebook, new: Rulebook, alignment: Alignment, pages: Iterable[Passage]) -> EditionChanges:
    """`pages` are all passages of the newer edition, with its update history."""
    news = news_between(old.edition, new.edition)
    hints = hints_of(pages, old.edition)
    of_news = _clauses_of(news)
    lines = [line for line in alignment.lines if not _names(line, old.edition, new.edition, of_news)]
    edited = [line for line in lines if line.fate is Fate.EDITED]
    # If the writer is the same, a change of words is a change of meaning until a judge says otherwise.
    all_named = hints == NO_HINTS or not alignment.other_hand
    named = [line for line in edited if all_named or hints.changed(line.old, line.new)]
    came = {line.new[0] for line in alignment.lines if line.fate is Fate.NEW}
    return EditionChanges(
        news,
        new.edition in EDITIONS,
        tuple(named),
        tuple(line for line in lines if line.fate is Fate.NEW and not _is_below(line.new[0], came)),
        tuple(line for line in lines if line.fate in _PARTED),
        tuple(line for line in edited if line not in named),
        renumbered(alignment),
    )


def doubts_that_matter(
    changes: EditionChanges, alignment: Alignment, edition: str, later: str, cited: Iterable[tuple[str, str]]
) -> tuple[AlignedClauses, ...]:
    """Doubtful lines that decide something: those that a judge's own references name, then, for an unknown edition,
    those that may change play. All others are accepted. `cited`: edition and number of each reference."""
    own = frozenset(cited)
    named = [line for line in alignment.doubtful if _names(line, edition, later, own)]
    facts = frozenset() if changes.is_known else _clauses_of(news_of(EDITIONS[-1]))
    played = [line for line in alignment.doubtful if _names(line, edition, later, facts)]
    return tuple(dict.fromkeys((*named, *played)))[:_MAX_ASKED]


def _clauses_of(news: Iterable[NewsItem]) -> frozenset[tuple[str, str]]:
    """Edition and number of all clauses that news have."""
    clauses = (clause for item in news for clause in (*item.clauses_before, *item.clauses))
    return frozenset((edition_of(clause), clause.partition("@")[0]) for clause in clauses)


def _names(line: AlignedClauses, old: str, new: str, clauses: frozenset[tuple[str, str]]) -> bool:
    return any((old, n) in clauses for n in line.old) or any((new, n) in clauses for n in line.new)


def _is_below(number: str, others: Iterable[str]) -> bool:
    return any(number.startswith(f"{other}-") for other in others)
