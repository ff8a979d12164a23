"""What was worked out once is kept, so that no text is read twice and the phrase book is not put together anew each
time the program starts.

Where it is kept, whoever starts the program says (`caching_in`). What is found there counts only for the very program
and phrase book by which it was worked out: both are part of its key. It comes as typed records and is never run. What
is damaged is worked out anew.
"""

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

# All that says how a text is read: the phrase book and its compiler, and the effect language.
SOURCES = ("cards/reading", "engine")
_ROOT = Path(judgeapp.__file__).parent
# A second before, since other modules were there already.
_STARTED = time.time() - 1


class Cache(Protocol):
    """Keeps bytes by their keys, as far as it can: it may lose them, but it never gives others."""

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
        for one in self._caches:
            if one is not None:
                one.close()


_in_use: list[_Caching] = []


@contextmanager
def caching_in(opened: Callable[[], Cache | None]) -> Iterator[None]:
    """Meanwhile what is worked out is kept in a cache, which is opened when it is needed."""
    caching = _Caching(opened)
    _in_use.append(caching)
    try:
        yield
    finally:
        _in_use.remove(caching)
        caching.close()


def without_cache() -> AbstractContextManager[None]:
    """Meanwhile all is worked out anew, and nothing is kept."""
    return caching_in(_none)


def _none() -> None:
    """No cache; other processes come to the same."""


def cache_in_use() -> Callable[[], Cache | None] | None:
    """How another process opens the cache that is in use here."""
    return _in_use[-1].opened if _in_use else None


def flush() -> None:
    """Have what was worked out written down, so that other processes find it."""
    if _in_use and (kept := _in_use[-1].cache) is not None:
        kept.flush()


def cached(type_: Any, work: Callable[[], T], *what: str) -> T:
    """What some work comes to, of a type that is known; it is done only if that is not kept.

    what -- all that it hangs on but for the program
    """
    if (found := kept(type_, *what)) is not None:
        value: T = found
        return value
    value = work()
    cache_here = _in_use[-1].cache if _in_use else None
    if cache_here is not None:
        with suppress(UnicodeEncodeError):  # half a letter, which can't be written
            cache_here.put(_key(what), msgspec.msgpack.encode(value))
    return value


def kept(type_: Any, *what: str) -> Any:
    """What is kept of what is known by these words, of a type that is known; None if nothing is."""
    found = _found(what)
    if found is None:
        return None
    try:
        return _decoder(type_).decode(found)
    except msgspec.DecodeError:
        return None


def is_cached(*what: str) -> bool:
    """Whether what is known by these words is kept."""
    return _found(what) is not None


def _found(what: tuple[str, ...]) -> bytes | None:
    cache_here = _in_use[-1].cache if _in_use else None
    return None if cache_here is None else cache_here.get(_key(what))


@cache
def fingerprint() -> bytes:
    """Of the program and the phrase book, and of what they are run by; empty where nobody could tell: the program is
    without its sources, or they have changed since it was started."""
    changed = file_status(_ROOT, SOURCES).changed
    return _fingerprint() if 0 < changed < _STARTED else b""


def is_as_it_was() -> bool:
    """Whether the program and the phrase book are still those that were started."""
    return fingerprint() == _fingerprint()


def _fingerprint() -> bytes:
    return fingerprint_of(_ROOT, SOURCES)


def _key(what: tuple[str, ...]) -> bytes:
    said = "".join(f"{len(one)}:{one}" for one in what).encode("utf-8", "surrogatepass")
    return blake2b(said, digest_size=20, key=fingerprint()).digest()


@cache
def _decoder(type_: Any) -> Decoder[Any]:
    return Decoder(type_)
