"""The editions that a judge has imported, as saved, with their origins."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from judgeapp.desk.folder import cache_folder, editions_file
from judgeapp.desk.storage.backup import copies_of
from judgeapp.desk.storage.saved import change_saved, read_json, read_saved, remove_saved, write_saved
from judgeapp.editions.edition import (
    ALIGNMENT_FOLDER,
    CACHE_FOLDER,
    INDEX_FOLDER,
    EditionFacts,
    ImportedEdition,
    RulebookKind,
    checked_facts,
    newest_first,
)
from judgeapp.editions.in_force import InForce
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_message

WHAT = message("the editions of rulebooks")
_MAX_BYTES = 60_000_000

Editions = tuple[ImportedEdition, ...]


class SavedEditions(Struct, frozen=True, forbid_unknown_fields=True):
    editions: Editions
    format: Literal["judgeapp-editions-1"] = "judgeapp-editions-1"


def load_saved_editions(folder: Path) -> tuple[Editions, InputError | None]:
    """All imported editions, the newest first. A damaged file is set aside, which the error says."""
    editions, trouble = read_saved(editions_file(folder), WHAT, read_editions, _MAX_BYTES)
    return editions or (), trouble


def read_editions(content: bytes) -> Editions:
    """Read editions. Raises InputError for anything else."""
    saved = read_json(content, SavedEditions, message("not editions"))
    for edition in saved.editions:
        checked_facts(edition.facts)
    return saved.editions


class _DatedEdition(Struct, frozen=True):
    facts: EditionFacts


class _DatedEditions(Struct, frozen=True):
    editions: tuple[_DatedEdition, ...]


def load_edition_dates(folder: Path) -> tuple[tuple[InForce, ...], InputError | None]:
    """The editions of the Comprehensive Rules that were imported, with their dates as printed, read without their
    lines; otherwise as load_saved_editions."""
    dated, trouble = read_saved(editions_file(folder), WHAT, _read_dates, _MAX_BYTES)
    return dated or (), trouble


def _read_dates(content: bytes) -> tuple[InForce, ...]:
    saved = read_json(content, _DatedEditions, message("not editions"))
    facts = [checked_facts(edition.facts) for edition in saved.editions]
    # In their order: of several the last one counts.
    return tuple(InForce(fact.edition, fact.date) for fact in facts if fact.kind is RulebookKind.CLAUSES)


def import_edition(edition: ImportedEdition, folder: Path) -> ImportedEdition | None:
    """Keep an edition: on the disk when this returns. Returns the one of the same name that it
    replaced. Raises InputError when the disk refuses."""
    checked_facts(edition.facts)
    replaced: list[ImportedEdition] = []

    def changed(editions: Editions) -> Editions:
        replaced.extend(other for other in editions if other.key == edition.key)
        others = [other for other in editions if other.key != edition.key]
        return tuple(sorted((*others, edition), key=newest_first, reverse=True))

    _change(folder, changed)
    return replaced[0] if replaced else None


def remove(name: str, folder: Path) -> ImportedEdition:
    """Remove an edition, with its dated copies and all data derived from it: no trace is left. Returns it. `name` is
    its key, or its number if only one has it. Raises NotFoundError."""
    gone: list[ImportedEdition] = []

    def changed(editions: Editions) -> Editions:
        gone.append(edition_called(name, editions))
        return tuple(edition for edition in editions if edition is not gone[0])

    _change(folder, changed)
    for copy in copies_of(editions_file(folder)):
        remove_saved(copy.file)
    _remove_derived(gone[0].key)
    return gone[0]


def _remove_derived(key: str) -> None:
    """Delete derived data of an edition, and with others."""
    cache = cache_folder()
    for place in (cache / INDEX_FOLDER / key, cache / CACHE_FOLDER, *(cache / ALIGNMENT_FOLDER).glob(f"*{key}*")):
        shutil.rmtree(place, ignore_errors=True)
    for folder in (INDEX_FOLDER, ALIGNMENT_FOLDER):
        with suppress(OSError):  # the rest stays
            (cache / folder).rmdir()


def edition_called(name: str, editions: Editions) -> ImportedEdition:
    """Edition of a name. Raises NotFoundError if none has it, or several have."""
    matches = [edition for edition in editions if name in (edition.key, edition.facts.edition)]
    if len(matches) == 1:
        return matches[0]
    known = comma_message(edition.key for edition in (matches or editions))
    if matches:
        raise NotFoundError(
            "{number} editions have the name {name!r}",
            mend="Choose one of: {known}",
            number=len(matches),
            name=name,
            known=known,
        )
    raise NotFoundError(
        "there is no imported edition {name!r}",
        mend="Available: {known}" if known else "You have imported none",
        name=name[:80],
        known=known,
    )


def _change(folder: Path, changed: Callable[[Editions], Editions]) -> None:
    def write(after: Editions) -> None:
        if not after:
            remove_saved(editions_file(folder))
            return
        content = msgspec.json.encode(SavedEditions(after))
        if len(content) > _MAX_BYTES:
            raise InputError(
                "the editions would exceed {most:,} bytes", mend="Remove one you no longer need", most=_MAX_BYTES
            )
        write_saved(editions_file(folder), content, WHAT)

    change_saved(folder, load_saved_editions, changed, write)
