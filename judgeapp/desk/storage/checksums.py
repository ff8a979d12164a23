"""Checksums over saved files, so that content changed on disk does not pass for the judge's own."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from judgeapp.desk.folder import make_within, write_whole
from judgeapp.messages.message import Message

_DIGEST_BYTES = 8


def row_sum(*values: str | bytes | float | None) -> str:
    """The checksum of a row of a database, which is in its column `sum`."""
    parts: list[bytes] = []
    for value in values:
        if value is None:
            parts.append(b"-")
            continue
        if not isinstance(value, bytes):
            value = str(value).encode()
        # Each value is preceded by its length, so no bytes can shift from one value into the next.
        parts += (b"%d:" % len(value), value)
    return blake2b(b"".join(parts), digest_size=_DIGEST_BYTES).hexdigest()


def note(file: Path, content: bytes, what: str | Message) -> None:
    """Record the checksum of a file's next contents. That of the present contents stays, so that a power failure
    between the two writes does no harm. Raises InputError."""
    noted = _noted(file)
    digest = _digest(content)
    if noted[:1] == [digest]:
        return
    notes = sum_file(file)
    with suppress(OSError):  # writing raises the same error
        make_within(notes.parent)
    write_whole(notes, "".join(f"{line}\n" for line in (digest, *noted[:1])).encode(), what)


def matches_checksum(file: Path, content: bytes) -> bool:
    """True if a file holds the contents last written to it, as far as noted."""
    noted = _noted(file)
    return not noted or _digest(content) in noted


def sum_file(file: Path) -> Path:
    return file.parent / "checksums" / f"{file.name}.sum"


def _noted(file: Path) -> list[str]:
    try:
        return sum_file(file).read_text(encoding="ascii").split()
    except (OSError, UnicodeDecodeError):
        return []


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=_DIGEST_BYTES * 2).hexdigest()
