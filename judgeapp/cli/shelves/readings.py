"""What was read in card texts before, as commands use it: it is opened when a text is read."""

from __future__ import annotations

from contextlib import AbstractContextManager

from judgeapp.cards.reading.caching import Cache, caching_in


def kept_readings() -> AbstractContextManager[None]:
    """What is read in here is kept in the cache folder, and found there."""
    return caching_in(_reading_cache)


def _reading_cache() -> Cache | None:
    from judgeapp.desk.reading_cache import reading_cache

    return reading_cache()
