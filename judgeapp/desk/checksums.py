"""Checksums over what is kept, so that content that was changed on the disk does not pass for what
the judge has written."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from judgeapp.desk.folder import write_whole

_DIGEST_BYTES = 8


def row_sum(*values: str | bytes | float | None) -> str:
    """The checksum of a row of a database, which stands in its column `sum`."""
    digest = blake2b(digest_size=_DIGEST_BYTES)
    for value in values:
        written = value.encode() if isinstance(value, str) else value
        if isinstance(written, int | float):
            written = str(written).encode()
        # How long each is stands before it, so that nothing passes from one into the next.
        digest.update(b"-" if written is None else b"%d:" % len(written) + written)
    return digest.hexdigest()


def note(file: Path, content: bytes, what: str) -> None:
    """Note what a file is about to hold. What it holds until then stays noted, so that it does not
    matter between which of the two writes the power fails. Raises InputError."""
    noted = _noted(file)
    digest = _digest(content)
    if noted[:1] == [digest]:
        return
    notes = sum_file(file)
    with suppress(OSError):  # the same error comes of the writing
        notes.parent.mkdir(exist_ok=True)
    write_whole(notes, "".join(f"{one}\n" for one in (digest, *noted[:1])).encode(), what)


def is_as_kept(file: Path, content: bytes) -> bool:
    """Whether a file holds what was written to it last, as far as that was noted."""
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
