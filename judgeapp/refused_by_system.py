"""Why the system refuses something, in the language that is spoken: it says so in English, whatever
language it is set to."""

from __future__ import annotations

import errno

from judgeapp.said import Said, said

# By number; as the system says it, so that English stays what it was.
_WHY = {
    errno.ENOENT: said("No such file or directory"),
    errno.EACCES: said("Permission denied"),
    errno.EPERM: said("Operation not permitted"),
    errno.ENOSPC: said("No space left on device"),
    errno.EROFS: said("Read-only file system"),
    errno.EISDIR: said("Is a directory"),
    errno.ENOTDIR: said("Not a directory"),
    errno.EEXIST: said("File exists"),
    errno.ENAMETOOLONG: said("File name too long"),
    errno.EIO: said("Input/output error"),
    errno.EMFILE: said("Too many open files"),
    errno.EFBIG: said("File too large"),
}


def why_refused(error: OSError) -> Said | str:
    """Why; in the words of the system where nobody has put these into a language."""
    known = _WHY.get(error.errno or 0)
    if known is not None and known.text == error.strerror:
        return known
    return error.strerror or str(error)
