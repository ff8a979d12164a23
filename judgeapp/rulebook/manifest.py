"""List of the sources: their kind, publisher, edition and counts."""

from __future__ import annotations

import re

from msgspec import Struct

from judgeapp.files.packaged import intact, packaged
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message

# Breaks between paragraphs, and before a list item.
_BETWEEN = re.compile(r"\n\n|\n(?=- )")


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts that a source must come to when it is parsed; a difference fails the check."""

    characters: int  # without white space
    passages: int
    chapters: int = 0
    clauses: int = 0
    leaves: int = 0  # clauses with no clause below them
    examples: int = 0  # clauses with an example
    references: int = 0  # places that refer to other clauses; targets: the clauses they name
    targets: int = 0
    readings: int = 0  # furigana
    entries: int = 0  # terms of a glossary, items of a printed list


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """File imported by a judge, and its day (ISO)."""

    pages: int
    size: int
    day: str
    unread: str = ""  # why it can no longer be parsed, if so


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    file: str
    sha256: str
    title: str
    english_title: str
    publisher: str
    edition: str
    date: str  # ISO date of the edition; empty if the source prints none
    language: str
    official: bool  # whether the publisher of the game published this very text
    status: str  # its kind in a few words ("unofficial translation")
    rank: int  # 1 is the text that wins where sources disagree
    about: str  # provenance and known faults, in Markdown
    counts: Counts
    layout: str = ""  # file with the headings and residue of a source without markup
    comprehensive: bool = False  # it is an edition of the Comprehensive Rules, whose clauses name each other by number
    imported: Origin | None = None  # imported by the judge, and from where

    @property
    def notes(self) -> tuple[str, ...]:
        """Its paragraphs and points about itself, each in a line."""
        return notes_of(self.about)


class CitedEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of the Comprehensive Rules whose text is not available, though some of its clauses are cited: their
    content is given in our words."""

    key: str  # "rules-4.2"
    file: str  # those clauses: number, heading, content
    edition: str
    date: str
    about: str


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    sources: tuple[Rulebook, ...]
    cited: tuple[CitedEdition, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of all sources and of the editions that are only cited."""
        return (*(s.key for s in self.sources), *(c.key for c in self.cited))

    def source(self, key: str) -> Rulebook:
        for source in self.sources:
            if source.key == key:
                return source
        for cited in self.cited:
            if cited.key == key:
                return _as_rulebook(cited)
        known = comma_message(s.key for s in self.sources)
        raise InputError("there is no source {key!r}", mend="Use one of: {known}", key=key, known=known)


def _as_rulebook(cited: CitedEdition) -> Rulebook:
    """A cited-only edition, as the source above its clauses."""
    return Rulebook(
        key=cited.key,
        file=cited.file,
        sha256="",
        title="Comprehensive Rules",
        english_title="Comprehensive Rules",
        publisher="Bandai",
        edition=cited.edition,
        date=cited.date,
        language="en",
        official=False,
        status="our words for what it comes to, not the official text",
        rank=0,
        about=cited.about,
        counts=Counts(characters=0, passages=0),
    )


def notes_of(about: str) -> tuple[str, ...]:
    """Paragraphs and points of the notes on a source, each in a line."""
    return tuple(" ".join(note.split()) for note in _BETWEEN.split(about.strip()) if note)


def corpus_file(name: str) -> bytes:
    with intact("rules_corpus", name) as content:
        return content


_known_manifest: list[Manifest] = []


def load_manifest() -> Manifest:
    if not _known_manifest:
        know_manifest(read_manifest())
    return _known_manifest[0]


def read_manifest() -> Manifest:
    return packaged("rules_corpus", "manifest.yaml", Manifest)


def know_manifest(manifest: Manifest) -> None:
    """It was read from the file before: it need not be again."""
    _known_manifest[:] = [manifest]
