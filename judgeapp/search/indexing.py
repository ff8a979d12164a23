"""Build the index of one part of the rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct
from whoosh.filedb.filestore import Storage

from judgeapp.glossary.concordance import Concordance
from judgeapp.rulebook.passage import Passage
from judgeapp.search.analysis import Analysis
from judgeapp.search.segment import PassageTerms, write_segment

_REPORT_EVERY = 100  # passages


class BuildReason(StrEnum):
    NEW = "new"  # there was no index
    OUTDATED = "outdated"  # the corpus, the terms or the program changed
    DAMAGED = "damaged"  # its files are unreadable or not as written


class IndexProgress(Struct, frozen=True):
    """Progress of building an index: `done` of `total` passages."""

    reason: BuildReason
    done: int
    total: int


def write_index(
    storage: Storage,
    passages: Sequence[Passage],
    concordance: Concordance,
    analysis: Analysis,
    reason: BuildReason,
    progress: Callable[[IndexProgress], None],
) -> None:
    """Build the index of these passages in an empty storage. `progress` ends it by raising. Raises OSError."""
    total = len(passages)
    terms = PassageTerms(concordance, analysis)

    def documents() -> Iterator[Mapping[str, Iterable[str]]]:
        for done, passage in enumerate(passages):
            if done % _REPORT_EVERY == 0:
                progress(IndexProgress(reason, done, total))
            yield terms.of(passage)

    write_segment(storage, documents())
    progress(IndexProgress(reason, total, total))
