"""Errors that a user can fix; and those of the system, in English whatever its language."""

from __future__ import annotations

import errno
import re

from judgeapp.messages.message import QT_TRANSLATE_NOOP, Message, message, render
from judgeapp.messages.punctuation import with_full_stop

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


# How a language ends a sentence.
_WRONG_AND_MENDING = QT_TRANSLATE_NOOP("errors", "{wrong}. {mend}.")
# A question ends by itself.
_AFTER_QUESTION = re.compile("([?？])[.。]")


class MessageError(Exception):
    """Error with a message in the current language: one sentence without a full stop, parameters in curly brackets."""

    def __init__(self, wrong: str | Message, /, **words: object) -> None:
        self.wrong = wrong if isinstance(wrong, Message) else Message(wrong, words)
        super().__init__(self.wrong.text)

    def __str__(self) -> str:
        return str(self.wrong)


class DamagedInstallationError(MessageError):
    """A file of the program itself is missing or altered: none of the judge's work is wrong."""


class InputError(Exception):
    """A file, a setting or a command line is wrong, not the program.

    Both sentences have their words in curly brackets, by the names under which they are given, so
    that they can be said in any language."""

    def __init__(self, wrong: str | Message, /, *, where: str = "", mend: str | Message = "", **words: object) -> None:
        # The fault, one sentence without a full stop.
        self.wrong = wrong if isinstance(wrong, Message) else Message(wrong, words)
        self.where = where  # file, line or field, as exact as it is known
        # How to fix it, one sentence without a full stop.
        self.mending = mend if isinstance(mend, Message) else Message(mend, words)
        super().__init__(self.wrong.text)

    @property
    def what(self) -> str:
        """Fault, in the current language."""
        return str(self.wrong)

    @property
    def mend(self) -> str:
        """Remedy, in the current language."""
        return str(self.mending)

    def in_file(self, file: str) -> InputError:
        """Error that also names the file, if this one names only a place in it, or none."""
        if self.where.startswith(file):
            return self
        where = f"{file}: {self.where}" if self.where else file
        return type(self)(self.wrong, where=where, mend=self.mending)

    def sentences(self, wrong: str) -> str:
        """Fault, in the words of `wrong`, and remedy."""
        if self.mending:
            text = render("errors", _WRONG_AND_MENDING, wrong=wrong, mend=self.mend)
        else:
            text = with_full_stop(wrong)
        return _AFTER_QUESTION.sub(r"\1", text)

    def __str__(self) -> str:
        """One line, fit for stderr."""
        return self.sentences(f"{self.where}: {self.what}" if self.where else self.what)


class NotFoundError(InputError):
    """Error: nothing has the name."""


class NewerEditionError(InputError):
    """Saved by a newer edition of the program: nothing is wrong with it, and it is left unchanged."""


class ReadOnlyError(InputError):
    """Readable, and nothing is wrong with it, but nothing can be saved."""
