"""Cache of readings, so that no text is read twice, and the phrase book is not built again at each start.

The starter of the program says where it is kept (`caching_in`). Its entries count only for the very program and phrase
book that computed them: both are part of its key. They are typed records and are never run. Damaged ones are computed
again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.msgpack import Decoder

import judgeapp
from judgeapp.files.cache import file_status, fingerprint_of

T = TypeVar("T")

# Everything that decides how a text is read: phrase book, compiler, effect language, language detection.
SOURCES = ("cards/reading", "engine", "files/packaged.py", "language")
_ROOT = Path(judgeapp.__file__).parent
# A second earlier, since other modules were loaded before.
_STARTED = time.time() - 1


class Cache(Protocol):
    """Stores bytes by key, best effort: entries may be lost, but are never wrong."""

    def get(self, key: bytes) -> bytes | None: ...

    def put(self, key: bytes, value: bytes) -> None: ...

    def flush(self) -> None: ...

    def close(self) -> None: ...


class _Caching:
    """The cache in use, which is opened when it is first asked for."""

    def __init__(self, opened: Callable[[], Cache | None]) -> None:
        self.opened = opened
        self._caches: list[Cache | None] = []
        self._lock = Lock()

    @property
    def cache(self) -> Cache | None:
        with self._lock:
            if not self._caches:
                self._caches.append(self.opened() if fingerprint() else None)
            return self._caches[0]

    def close(self) -> None:
        for opened_cache in self._caches:
            if opened_cache is not None:
                opened_cache.close()


_in_use: list[_Caching] = []


@contextmanager
def caching_in(opened: Callable[[], Cache | None]) -> Iterator[None]:
    """Keep computed readings in a cache, which is opened when needed."""
    caching = _Caching(opened)
    _in_use.append(caching)
    try:
        yield
    finally:
        _in_use.remove(caching)
        caching.close()


def without_cache() -> AbstractContextManager[None]:
    """Work all out again meanwhile, and keep nothing."""
    return caching_in(_none)


def _none() -> None:
    """No cache; other processes get the same result."""


def cache_in_use() -> Callable[[], Cache | None] | None:
    """Function that opens the cache in use here in another process."""
    return _in_use[-1].opened if _in_use else None


def flush() -> None:
    """Have computed readings written, so that other processes find them."""
    if _in_use and (cache := _in_use[-1].cache) is not None:
        cache.flush()


def cached(type_: Any, work: Callable[[], T], *key: str) -> T:
    """Cached result of `work`, which is called only on a miss. `key`: all that it depends on but for the program."""
    if (hit := cached_value(type_, *key)) is not None:
        value: T = hit
        return value
    value = work()
    cache_here = _in_use[-1].cache if _in_use else None
    if cache_here is not None:
        with suppress(UnicodeEncodeError):  # half a letter, which can't be written
            cache_here.put(_key(key), msgspec.msgpack.encode(value))
    return value


def cached_value(type_: Any, *key: str) -> Any:
    """Cached result of a known type; None on a miss."""
    content = _lookup(key)
    if content is None:
        return None
    try:
        return _decoder(type_).decode(content)
    except msgspec.DecodeError:
        return None


def is_cached(*key: str) -> bool:
    """True if there is a value under a key."""
    return _lookup(key) is not None


def _lookup(key: tuple[str, ...]) -> bytes | None:
    cache_here = _in_use[-1].cache if _in_use else None
    return None if cache_here is None else cache_here.get(_key(key))


@cache
def fingerprint() -> bytes:
    """Fingerprint of the program and the phrase book; empty if it is unknown because the sources are missing or have
    changed since the start."""
    changed = file_status(_ROOT, SOURCES).changed
    return _fingerprint() if 0 < changed < _STARTED else b""


def is_as_it_was() -> bool:
    """True if the program and the phrase book are still those that were started."""
    return fingerprint() == _fingerprint()


def _fingerprint() -> bytes:
    return fingerprint_of(_ROOT, SOURCES)


def _key(parts: tuple[str, ...]) -> bytes:
    content = "".join(f"{len(part)}:{part}" for part in parts).encode("utf-8", "surrogatepass")
    return blake2b(content, digest_size=20, key=fingerprint()).digest()


@cache
def _decoder(type_: Any) -> Decoder[Any]:
    return Decoder(type_)
