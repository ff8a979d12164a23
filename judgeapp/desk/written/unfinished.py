"""The ruling being written, as saved until it is in the notebook or discarded."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from judgeapp.desk.folder import unfinished_file
from judgeapp.desk.storage.saved import read_json, read_saved, remove_saved, save_json
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.ruling import Ruling, Status, is_id

WHAT = message("the ruling that was being written")
_MAX_BYTES = 16_000_000


class UnfinishedRuling(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Ruling in the form when the window closed."""

    written: Ruling  # as in the form, valid for a notebook or not
    ruling: str = ""  # the id of the changed one, empty for a new one
    after: tuple[str, ...] = ()  # its heads seen
    replaces: str = ""  # the id of the ruling that becomes `status` by it; empty for none
    status: Status = Status.OVERTURNED


def save_unfinished(unfinished: UnfinishedRuling, folder: Path) -> None:
    """Saves a ruling: it is on the disk when this returns. Raises InputError when the disk refuses."""
    save_json(unfinished_file(folder), unfinished, WHAT)


def load_unfinished(folder: Path) -> tuple[UnfinishedRuling | None, InputError | None]:
    """The ruling saved last; None if there is none. A damaged file is set aside, which the error says."""
    return read_saved(unfinished_file(folder), WHAT, read_unfinished, _MAX_BYTES)


def read_unfinished(content: bytes) -> UnfinishedRuling:
    """Read it. Raises InputError for anything else."""
    unfinished = read_json(content, UnfinishedRuling, message("not a ruling"))
    ids = (*filter(None, (unfinished.ruling, unfinished.replaces)), *unfinished.after)
    if (
        not all(map(is_id, ids))
        or not unfinished.status.is_replaced
        or bool(unfinished.ruling) != bool(unfinished.after)
    ):
        raise InputError("not a ruling (it names none)")
    return unfinished


def remove_unfinished(folder: Path) -> None:
    """Removes the ruling that is in the notebook, or given up."""
    remove_saved(unfinished_file(folder))
