"""Unsaved texts typed in forms: a card, a lesson, the line of the set-up. They return, whatever closed the window."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from judgeapp.desk.folder import typed_file
from judgeapp.desk.storage.saved import read_json, read_saved, remove_saved, save_json
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

WHAT = message("what you were typing")
_MAX_BYTES = 4_000_000


class TypedTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of each form by their names, without forms in which nothing is typed."""

    forms: dict[str, dict[str, str]] = {}


def save_typed(typed: TypedTexts, folder: Path) -> None:
    """Save typed texts: on disk when this returns; no texts, no file. Raises InputError when the disk refuses."""
    if typed.forms:
        save_json(typed_file(folder), typed, WHAT)
    else:
        remove_saved(typed_file(folder))


def load_typed(folder: Path) -> tuple[TypedTexts, InputError | None]:
    """The texts saved last. A damaged file is set aside, which the error says."""
    typed, trouble = read_saved(typed_file(folder), WHAT, read_typed, _MAX_BYTES)
    return typed or TypedTexts(), trouble


def read_typed(content: bytes) -> TypedTexts:
    """Read typed texts. Raises InputError for anything else."""
    return read_json(content, TypedTexts, message("not fields"))
