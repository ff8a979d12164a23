"""Errors of the system in the current language: it says them in English, whatever language it is set to."""

from __future__ import annotations

import errno

from judgeapp.messages.message import Message, message

# By number; in the system's words, so that English is unchanged.
_WHY = {
    errno.ENOENT: message("No such file or directory"),
    errno.EACCES: message("Permission denied"),
    errno.EPERM: message("Operation not permitted"),
    errno.ENOSPC: message("No space left on device"),
    errno.EROFS: message("Read-only file system"),
    errno.EISDIR: message("Is a directory"),
    errno.ENOTDIR: message("Not a directory"),
    errno.EEXIST: message("File exists"),
    errno.ENAMETOOLONG: message("File name too long"),
    errno.EIO: message("Input/output error"),
    errno.EMFILE: message("Too many open files"),
    errno.EFBIG: message("File too large"),
}


def describe_os_error(error: OSError) -> Message | str:
    """Reason of an error; in the words of the system where these have no translation."""
    known = _WHY.get(error.errno or 0)
    if known is not None and known.text == error.strerror:
        return known
    return error.strerror or str(error)
