"""Messages between the program and processes that it begins: any bytes, one after the other."""

from __future__ import annotations

import struct
from typing import IO

_LENGTH = struct.Struct("<Q")


class LostError(Exception):
    """A process has ended that was to go on."""


def send(stream: IO[bytes], message: bytes) -> None:
    """A message with its length before it."""
    stream.write(_LENGTH.pack(len(message)))
    stream.write(message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """The next message; None when there is none any more."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    message = stream.read(length)
    return message if len(message) == length else None
