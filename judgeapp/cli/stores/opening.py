"""Opening of a kept collection: stderr says what was damaged of it, and it is copied before it is changed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

from judgeapp.messages.errors import InputError


class _Closed(Protocol):
    def close(self) -> None: ...


T = TypeVar("T", bound=_Closed)


@contextmanager
def opened(open_kept: Callable[[Path], tuple[T, InputError | None]], file: Path) -> Iterator[T]:
    kept, trouble = open_kept(file)
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    try:
        yield kept
    finally:
        kept.close()


def copy_before(folder: Path) -> None:
    """Make the dated copies before something is changed, if that is due; says on stderr what can't
    be copied."""
    from judgeapp.desk.upkeep.copying import make_copies

    for trouble in make_copies(folder).troubles:
        print(f"judgeapp: {trouble}", file=sys.stderr)
