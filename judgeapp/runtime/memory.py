"""Memory of this process as the C library hands it out."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

# As malloc.h of glibc has them.
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGE = 128 * 1024


def release_freed_memory() -> None:
    """Return freed memory to the system: large blocks each by itself, and no pool for each thread.

    By default glibc takes ever longer blocks into its pools, where small ones between keep them.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # of another C library
            allocator = ctypes.CDLL(None)
            for option, value in ((_TRIM_THRESHOLD, _LARGE), (_MMAP_THRESHOLD, _LARGE), (_ARENA_MAX, 1)):
                allocator.mallopt(option, value)
