"""Nothing that comes in may take long: in the long run an input that does is a failure."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")

MAX_S = 2.0
# Of how many inputs the time does not count, as they bring in what is needed.
_FIRST = 5
_SHOWN = 2_000  # bytes


class SlowInputError(Exception):
    """Names the input."""


def promptly(take_in: Callable[[bytes, T], None]) -> Callable[[bytes, T], None]:
    """Raises SlowInputError if one takes longer than MAX_S of the processor: a machine that is
    busy with something else takes no part in that. Only in the long run, which is made by hand."""
    if settings.get_current_profile_name() != "long":
        return take_in
    count = 0

    def timed(content: bytes, around: T) -> None:
        nonlocal count
        began = time.process_time()
        take_in(content, around)
        took = time.process_time() - began
        count += 1
        if took > MAX_S and count > _FIRST:
            shown = content if len(content) <= _SHOWN else content[:_SHOWN] + b" ..."
            raise SlowInputError(f"{took:.1f} s for {len(content):,} bytes: {shown!r}")

    return timed
