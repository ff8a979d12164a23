"""News of an edition with known rules: changes in play and additions, in our words, from rules_corpus/news."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, order
from judgeapp.engine.edition import DIFFERENCES, Certainty
from judgeapp.files.packaged import packaged
from judgeapp.messages.message import translation

_CONTEXT = "editions"


class NewsKind(StrEnum):
    """Kind of news, in reading order."""

    PLAYED = "played"  # plays differently
    ADDED = "added"  # is new
    SAME = "same"  # plays as before: it was implied, or only the words differ


class NewsItem(Struct, frozen=True):
    """A difference of an edition from the one before."""

    kind: NewsKind
    certainty: Certainty
    # before, clauses_before: in the edition before; empty for additions
    before: str
    clauses_before: tuple[str, ...]
    # now, clauses: in this one, as 9-1-5@4.2
    now: str
    clauses: tuple[str, ...]
    scene: str = ""  # key of a ready scene that comes out differently; empty if there is none
    brief: str = ""  # all that in a line, for a first reading of the news


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the file. Of a `fact` of the engine it has only the kind, the line and the scene."""

    kind: NewsKind
    fact: str = ""
    brief: str = ""
    scene: str = ""
    certainty: Certainty = Certainty.PLAIN
    before: str = ""
    clauses_before: tuple[str, ...] = ()
    now: str = ""
    clauses: tuple[str, ...] = ()


@cache
def news_of(edition: str) -> tuple[NewsItem, ...]:
    """All news of an edition, changes in play first; none for an unknown one."""
    if edition not in EDITIONS[1:]:
        return ()
    facts = {difference.fact.value: difference for difference in DIFFERENCES[edition]}
    rows = packaged("rules_corpus", f"news/{edition}.yaml", tuple[_Row, ...])
    items = (
        NewsItem(
            row.kind,
            words.certainty,
            words.before,
            words.clauses_before,
            words.now,
            words.clauses,
            row.scene,
            row.brief or words.now,
        )
        for row in rows
        for words in [facts[row.fact] if row.fact else row]
    )
    return tuple(sorted(items, key=lambda item: [*NewsKind].index(item.kind)))


def news_between(old: str, new: str) -> tuple[NewsItem, ...]:
    """News of the known editions after `old`, up to `new`."""
    later = (edition for edition in EDITIONS if order(old) < order(edition) <= order(new))
    return tuple(item for edition in later for item in news_of(edition))


def in_words(text: str) -> str:
    return translation(_CONTEXT, text) if text else ""


def texts() -> frozenset[tuple[str, str]]:
    """All that is translated, each with its context."""
    items = (item for edition in EDITIONS[1:] for item in news_of(edition))
    return frozenset((_CONTEXT, text) for item in items for text in (item.before, item.now, item.brief) if text)
