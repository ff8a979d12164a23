"""Memory of this process: how Python collects its garbage, and how the C library hands it out.

Loaded objects stay until the end, so they are never scanned for garbage: not while loading, not while working, and not
at the end, when all go at once. That was a fifth of the time of a short command."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

# As malloc.h of glibc has them.
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGE = 128 * 1024


def release_freed_memory() -> None:
    """Return freed memory to the system: large blocks separately, and no pool per thread.

    By default glibc takes ever longer blocks into its pools, where small ones between keep them."""
    if sys.platform == "linux":
        import ctypes  # which no short command needs

        with suppress(AttributeError, OSError):  # of another C library
            allocator = ctypes.CDLL(None)
            for option, value in ((_TRIM_THRESHOLD, _LARGE), (_MMAP_THRESHOLD, _LARGE), (_ARENA_MAX, 1)):
                allocator.mallopt(option, value)


# After how many new things the youngest are looked through, after how many times the middle ones,
# and after how many of these all: a handful of steps, a hundred, a few thousand.
_LOOKED_THROUGH = (20_000, 20, 20)


def freeze_loaded_objects() -> None:
    """Exempt all present objects from collection, and collect later ones less often than Python's default: a step of a
    game makes thousands of objects, nearly all of which are in no cycle and are freed at once."""
    spare_loaded_objects()
    gc.enable()


def spare_loaded_objects() -> None:
    """Exempt all present objects where `collect_due` collects the later ones."""
    gc.freeze()
    gc.set_threshold(*_LOOKED_THROUGH)


def collect_due() -> None:
    """Collect the garbage that Python would have collected since the last time: on the calling thread, not on whichever
    makes objects just then."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [age for age, (count, limit) in enumerate(zip(counts, limits, strict=True)) if count > limit]
    if due:
        gc.collect(due[-1])


@contextmanager
def collection_deferred() -> Iterator[Callable[[], None]]:
    """Context of a process of its own: nothing is collected until the caller says that everything is loaded, and then
    only later objects."""
    gc.disable()
    yield freeze_loaded_objects
    gc.freeze()


@contextmanager
def collection_unchanged() -> Iterator[Callable[[], None]]:
    """Context of a command in a process that continues, such as a test's."""
    yield lambda: None
