"""A saved edition: its origin, lines as read, and the judge's answers about them. Passages are derived from these."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from judgeapp.clauses.renumbering import order
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message


class RulebookKind(StrEnum):
    """Kind of rulebook: Comprehensive Rules, in numbered clauses, or any other, in passages under headings."""

    CLAUSES = "clauses"
    HEADINGS = "headings"


class PrintedLine(Struct, frozen=True):
    """A line of a file, in reading order."""

    page: int  # from 1 on
    text: str
    aside: str = ""  # why it is not text of the rulebook ("page number"); empty if it is
    unsure: bool = False  # it was put aside by a guess
    level: int = 0  # of a line that is set as a heading, from 1; 0 for any other
    opens: bool = False  # white space before it sets it off: it opens a paragraph


class LineAction(StrEnum):
    JOINED = "joined"  # appended to the line before
    SPLIT = "split"  # split off the line before: it opens a passage
    DROPPED = "dropped"  # not text of the rulebook


class SettledLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Judge's answer on a line."""

    line: int  # its place among all lines of the file, from 1 on
    text: str  # the line's own text, so that no other is affected
    do: LineAction | None = None
    number: str = ""  # of a line that opens a clause without showing its number
    hyphen: bool | None = None  # of a line that ends with one: whether the word has it


class Provenance(Struct, frozen=True):
    """Origin of an imported edition. `file` is a name without its folder, `imported` when (UTC, ISO), `program` which
    version of it."""

    file: str
    sha256: str
    size: int
    pages: int
    imported: str
    program: str


class EditionFacts(Struct, frozen=True):
    """Facts that a judge states of an edition: title, number, date (ISO, or empty), language (BCP 47)."""

    title: str
    edition: str
    date: str
    language: str
    kind: RulebookKind

    @property
    def key(self) -> str:
        """Key of its source: rules-4.2-en, tournament-rules-2.1-ja."""
        named = "rules" if self.kind is RulebookKind.CLAUSES else _slug(self.title)
        return f"{named}-{self.edition}-{self.language}".rstrip("-")


class ImportedEdition(Struct, frozen=True):
    facts: EditionFacts
    provenance: Provenance
    lines: tuple[PrintedLine, ...]
    settled: tuple[SettledLine, ...] = ()

    @property
    def key(self) -> str:
        return self.facts.key


# Folders in the cache: data derived from editions, and an index of each.
CACHE_FOLDER, INDEX_FOLDER = "editions", "index-editions"
# Folder in the cache: alignments of editions.
ALIGNMENT_FOLDER = "linings"
LANGUAGES = ("en", "ja", "zh-Hans", "zh-Hant", "de")
_EDITION = re.compile(r"\d{1,3}(\.\d{1,3}){0,3}")
_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
_MAX_TITLE_LENGTH = 120


def checked_facts(facts: EditionFacts) -> EditionFacts:
    """Check facts, and return them. Raises InputError for invalid ones."""
    if not _EDITION.fullmatch(facts.edition):
        raise InputError("{edition!r} isn't an edition", mend="Use digits, such as 4.2", edition=facts.edition[:40])
    if facts.date and not _DATE.fullmatch(facts.date):
        raise InputError("{date!r} isn't a date", mend="Use the form 2026-08-18", date=facts.date[:40])
    if facts.language not in LANGUAGES:
        known = comma_message(LANGUAGES)
        raise InputError(
            "{language!r} isn't a language of the game",
            mend="Use one of: {known}",
            language=facts.language[:40],
            known=known,
        )
    if not facts.title.strip():
        raise InputError("the rulebook has no title", mend="Set one with --title")
    if len(facts.title) > _MAX_TITLE_LENGTH:
        raise InputError(
            "the rulebook's title has more than {most} characters",
            mend="Set a shorter one with --title",
            most=_MAX_TITLE_LENGTH,
        )
    if "\n" in facts.title:
        raise InputError("the rulebook's title must be one line", mend="Set one with --title")
    return facts


def newest_first(edition: ImportedEdition) -> tuple[tuple[int, ...], int]:
    """Sort key of editions, for use in reverse: of one edition English comes first."""
    facts = edition.facts
    return order(facts.edition), -LANGUAGES.index(facts.language)


def _slug(title: str) -> str:
    letters = re.sub(r"[^\w]+", "-", title.casefold()).strip("-")
    return letters[:40].strip("-") or "rulebook"
