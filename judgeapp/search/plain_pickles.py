"""Unpickling without running anything, for the index library.

The library keeps its tables as pickles, and a pickle may name any function to be called. An index holds numbers,
letters and tuples of them, so only the few harmless names in its own pickles are allowed. A file with another name
counts as damaged."""

from __future__ import annotations

import io
import pickle
from collections import defaultdict
from typing import IO, Any

import whoosh.codec.whoosh3
import whoosh.columns
import whoosh.filedb.structfile
import whoosh.index


def _bytes(letters: str, _: str) -> bytes:
    """Bytes as older pickles write them: as letters of Latin 1."""
    return letters.encode("latin1")


_NAMED: dict[tuple[str, str], Any] = {
    # Classes that only store their arguments.
    ("whoosh.codec.whoosh3", "W3Segment"): whoosh.codec.whoosh3.W3Segment,
    ("whoosh.codec.whoosh3", "W3Codec"): whoosh.codec.whoosh3.W3Codec,
    ("collections", "defaultdict"): defaultdict,
    ("builtins", "int"): int,
    ("_codecs", "encode"): _bytes,
}


class _PlainUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        value = _NAMED.get((module, name))
        if value is None:
            raise pickle.UnpicklingError(f"{module}.{name} is not to be called")
        return value


def _load(file: IO[bytes]) -> Any:
    return _PlainUnpickler(file).load()


def _loads(content: bytes) -> Any:
    return _PlainUnpickler(io.BytesIO(content)).load()


def read_plainly() -> None:
    """Make the index library unpickle this way. Its readers of old layouts, which unpickle differently, are removed."""
    whoosh.codec.whoosh3.loads = _loads
    whoosh.columns.loads = _loads
    whoosh.filedb.structfile.load = _load
    whoosh.index.toc_loaders = {}
