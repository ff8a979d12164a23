"""Files that somebody hands over, read whole: up to a limit, and only real files, not a device that never ends."""

from __future__ import annotations

import stat
from pathlib import Path

from judgeapp.messages.errors import InputError, describe_os_error


def read_untrusted_bytes(file: Path, most: int) -> bytes:
    """The content of a file. Raises InputError when it can't be read, or has over `most` bytes."""
    content = read_untrusted_start(file, most + 1)
    if len(content) > most:
        raise InputError("the file has more than {most:,} bytes", where=str(file), most=most)
    return content


def read_untrusted_start(file: Path, most: int) -> bytes:
    """Beginning of a file, no more than `most` bytes. Raises InputError when it can't be read."""
    try:
        status = file.stat()
        if stat.S_ISDIR(status.st_mode):
            raise InputError("this is a folder", where=str(file), mend="Name a file in it")
        if not stat.S_ISREG(status.st_mode):
            raise InputError("not a file", where=str(file))
        with file.open("rb") as source:
            return source.read(most)
    except (OSError, ValueError) as error:  # a name that can be none
        why = describe_os_error(error) if isinstance(error, OSError) else error
        raise InputError("the file can't be read ({why})", where=str(file), why=why) from error


def printable_name(file: Path) -> str:
    """Name of a file, which may be any bytes, as text that can be saved."""
    return file.name.encode("utf-8", "replace").decode("utf-8")


def read_untrusted_text(file: Path, most: int) -> str:
    """The text of a file. Raises InputError like `read_untrusted_bytes`, and if it is not UTF-8."""
    return decode_utf8(read_untrusted_bytes(file, most), str(file))


def decode_utf8(content: bytes, name: str) -> str:
    """Decode a text. Raises InputError if it is not UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("the file isn't UTF-8 text", where=name, mend="Save it as UTF-8 and try again") from error
