"""Opening of a kept collection: damage is reported on stderr, and a copy is made before any change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgeapp.cli.terminal import warn
from judgeapp.messages.errors import InputError

if TYPE_CHECKING:
    from judgeapp.desk.storage.database import KeptDatabase


T = TypeVar("T", bound="KeptDatabase")


@contextmanager
def opened(open_kept: Callable[[Path], tuple[T, InputError | None]], file: Path) -> Iterator[T]:
    kept, trouble = open_kept(file)
    warn(trouble)
    try:
        yield kept
    finally:
        kept.close()


@contextmanager
def changed(opened_before: AbstractContextManager[T], folder: Path) -> Iterator[T]:
    with opened_before as kept:
        copy_before(folder)
        yield kept


def copy_before(folder: Path) -> None:
    """Make the dated copies before a change, if due; names files that can't be copied on stderr."""
    from judgeapp.desk.upkeep.copying import make_copies

    for trouble in make_copies(folder).troubles:
        warn(trouble)
