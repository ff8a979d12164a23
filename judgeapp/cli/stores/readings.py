"""Cached readings of card texts, opened when a text is read."""

from __future__ import annotations

from contextlib import AbstractContextManager, suppress
from pathlib import Path

from judgeapp.cards.reading.caching import Cache, caching_in
from judgeapp.files.cache import remember_fingerprints_in
from judgeapp.messages.errors import InputError


def _cache_folder() -> Path | None:
    from judgeapp.desk.folder import cache_folder

    with suppress(InputError):
        return cache_folder()
    return None


def cached_readings() -> AbstractContextManager[None]:
    """Context that reads cached readings and source trees from the cache folder, and adds new ones to it."""
    remember_fingerprints_in(_cache_folder)
    return caching_in(_reading_cache)


def _reading_cache() -> Cache | None:
    from judgeapp.desk.reading_cache import reading_cache

    return reading_cache()
