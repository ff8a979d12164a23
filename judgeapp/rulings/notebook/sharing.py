"""File that judges share with each other, in plain text: rulings with all of their history, scenes, tables, and
lessons. It comes from others: nothing in it is run, and a fault is named with its line and field."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import lines_of, plain_lesson, read_lessons
from judgeapp.files.safe_yaml import describe_validation_error, line_at, read_large_yaml
from judgeapp.files.untrusted import decode_utf8
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.revision import Revision, check_revision, history, new_of
from judgeapp.rulings.notebook.ruling import Ruling

FORMAT = "judgeapp-shared-1"
MAX_BYTES = 48_000_000
MAX_TEXT = 2_000_000  # letters of a scene or table
# A ruling with every field has about forty-five values: enough for ten thousand of them.
_MAX_VALUES = 1_000_000
_MAX_TEXTS = 500  # scenes and tables
_MEND = message("Ask for a new export: judgeapp notebook export FILE")
_FIELDS = ("format", "rulings", "phrases", "scenes", "tables")
# A name that every system allows for a file, once it has a suffix.
_NAME = re.compile(r"[^\W_](?:[\w .-]{0,78}[\w-])?")
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\.|$)")


class SharedText(Struct, frozen=True, forbid_unknown_fields=True):
    """A scene or a table, by a name that can be a file's, as the text that its file has."""

    name: str
    text: str


class Shared(Struct, frozen=True):
    """Content of a shared file. The revisions of each ruling stand together, the oldest first."""

    revisions: tuple[Revision, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    scenes: tuple[SharedText, ...] = ()
    tables: tuple[SharedText, ...] = ()


class _WrittenRevision(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Revision of a ruling in a shared file. `says` is None if the ruling was deleted."""

    id: str
    at: str
    says: Ruling | None
    after: tuple[str, ...] = ()
    by: str = ""
    device: str = ""


class _WrittenRuling(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    revisions: tuple[_WrittenRevision, ...]


class _WrittenFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Shared file. `phrases` are read as those of a phrase file."""

    format: str
    rulings: tuple[_WrittenRuling, ...] = ()
    phrases: Any = ()
    scenes: tuple[SharedText, ...] = ()
    tables: tuple[SharedText, ...] = ()


def read_shared(content: bytes, name: str) -> Shared:
    """Content of a shared file. Raises InputError that names file, line and field."""
    if len(content) > MAX_BYTES:
        raise InputError("the file has more than {most:,} bytes", where=name, most=MAX_BYTES)
    node, plain = read_large_yaml(decode_utf8(content, name), name, _MAX_VALUES)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise InputError(
            "not a file shared by judges", where=name, mend="It must begin with: format: {format}", format=FORMAT
        )
    try:
        written = msgspec.convert(plain, type=_WrittenFile)
    except msgspec.ValidationError as error:
        problem, path = describe_validation_error(error)
        where = f"{name}:{line_at(node, path)}: {path.lstrip('.') or message('the file')}"
        raise InputError("{what}", where=where, mend=_MEND, what=problem) from error
    lessons = read_lessons(plain.get("phrases", []), lines_of(node, "phrases"), name)
    revisions = tuple(_revisions(written.rulings, node, name))
    new_of((), revisions)
    for field, texts in (("scenes", written.scenes), ("tables", written.tables)):
        _check_texts(field, texts, node, name)
    return Shared(_sorted(revisions), lessons, written.scenes, written.tables)


def written_shared(shared: Shared) -> bytes:
    """Content of a file to share. Raises InputError for more than anybody could take."""
    written = write_shared(shared).encode()
    if len(written) > MAX_BYTES:
        raise InputError(
            "the file would have {number:,} bytes; at most {most:,} can be imported",
            mend="Export fewer at once",
            number=len(written),
            most=MAX_BYTES,
        )
    return written


def write_shared(shared: Shared) -> str:
    """The text of a shared file, which reads back to the same. The same content gives the same text, and new things
    come after old ones, so that two files can be compared line by line."""
    plain: dict[str, Any] = {"format": FORMAT}
    rulings = [
        {"id": ruling, "revisions": [_plain_revision(revision) for revision in own]}
        for ruling, own in groupby(_sorted(shared.revisions), attrgetter("ruling"))
    ]
    if rulings:
        plain["rulings"] = rulings
    if shared.lessons:
        plain["phrases"] = [plain_lesson(lesson) for lesson in shared.lessons]
    for field, texts in (("scenes", shared.scenes), ("tables", shared.tables)):
        if texts:
            plain[field] = [{"name": named.name, "text": named.text} for named in sorted(texts, key=attrgetter("name"))]
    written: str = yaml.dump(plain, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=1_000_000)
    return written


def shared_name(text: str) -> str:
    """A name for a scene or table, made from its file's name."""
    readable = re.sub(r"[^\w .-]+", " ", unicodedata.normalize("NFC", text))
    name = readable.strip(" ._-")[:60].strip(" ._-")
    return name if _is_name(name) else f"shared-{name}".strip(" .-")


class _Dumper(yaml.CSafeDumper):
    """Texts of several lines stand as they are."""


def _represented(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _represented)


def _plain_revision(revision: Revision) -> dict[str, Any]:
    written = _WrittenRevision(
        revision.id, revision.at, revision.content, revision.parents, revision.by, revision.device
    )
    fields: dict[str, Any] = msgspec.to_builtins(written, str_keys=True)
    # The content comes last, as the longest part.
    return {name: fields[name] for name in sorted(fields, key=lambda field: field == "says")}


def _revisions(rulings: Iterable[_WrittenRuling], node: yaml.Node | None, name: str) -> Iterator[Revision]:
    for number, ruling in enumerate(rulings):
        for index, written in enumerate(ruling.revisions):
            path = f".rulings[{number}].revisions[{index}]"
            revision = Revision(
                written.id, ruling.id, written.after, written.at, written.by, written.device, written.says
            )
            check_revision(revision, f"{name}:{line_at(node, path)}")
            yield revision


def _sorted(revisions: Iterable[Revision]) -> tuple[Revision, ...]:
    """Revisions by ruling, that which was written down first before the others; in each the oldest first."""
    by_ruling = sorted(revisions, key=attrgetter("ruling"))
    groups = [tuple(reversed(history(tuple(own)))) for _, own in groupby(by_ruling, attrgetter("ruling"))]
    groups.sort(key=lambda own: (own[0].at, own[0].ruling))
    return tuple(revision for own in groups for revision in own)


def _check_texts(field: str, texts: tuple[SharedText, ...], node: yaml.Node | None, name: str) -> None:
    if len(texts) > _MAX_TEXTS:
        raise InputError("{field}: more than {most}", where=name, field=field, most=_MAX_TEXTS)
    seen: set[str] = set()
    for index, text in enumerate(texts):
        where = f"{name}:{line_at(node, f'.{field}[{index}].name')}"
        if not _is_name(text.name):
            raise InputError(
                "{name!r} can't be the name of a file",
                where=where,
                mend="Use letters, digits, spaces and hyphens",
                name=text.name[:40],
            )
        if text.name.casefold() in seen:
            raise InputError("{name!r} appears twice", where=where, name=text.name)
        if len(text.text) > MAX_TEXT:
            raise InputError("it has more than {most:,} characters", where=where, most=MAX_TEXT)
        seen.add(text.name.casefold())


def _is_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None and not _DEVICE.match(name)
