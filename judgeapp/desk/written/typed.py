"""What is typed in forms and not kept yet: a card, a wording that is taught, the line in which a
position is set up. It stands there again, whatever has closed the window."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.desk.folder import typed_file
from judgeapp.desk.storage.checksums import sum_file
from judgeapp.desk.storage.kept import keep, read_json, read_kept
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

WHAT = message("what was being typed")
_MOST_BYTES = 4_000_000


class TypedTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of each form by their names; a form in which nothing is typed is not there."""

    forms: dict[str, dict[str, str]] = {}


def keep_typed(typed: TypedTexts, folder: Path) -> None:
    """On the disk when this returns; nothing typed leaves no file. Raises InputError when the disk
    refuses."""
    if not typed.forms:
        _put_away(folder)
        return
    plain = msgspec.to_builtins(typed)
    # Half a letter, which a broken input method may leave, is no reason to keep nothing.
    keep(typed_file(folder), json.dumps(plain, ensure_ascii=False).encode(errors="replace"), WHAT)


def kept_typed(folder: Path) -> tuple[TypedTexts, InputError | None]:
    """Texts kept last. A damaged file is set aside, and the error says so."""
    typed, trouble = read_kept(typed_file(folder), WHAT, read_typed, _MOST_BYTES)
    return typed or TypedTexts(), trouble


def read_typed(content: bytes) -> TypedTexts:
    """Raises InputError for what is none."""
    return read_json(content, TypedTexts, message("these are no fields"))


def _put_away(folder: Path) -> None:
    file = typed_file(folder)
    for path in (file, sum_file(file)):
        with suppress(OSError):  # what is kept or given up is not shown again
            path.unlink(missing_ok=True)
