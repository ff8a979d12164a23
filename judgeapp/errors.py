"""The one class for what a user can mend."""

from __future__ import annotations


class InputError(Exception):
    """A file, a setting or a command line is wrong; the program is not.

    what  -- what is wrong, one sentence without a full stop
    where -- file, line or field, as exact as it is known
    mend  -- how to mend it, one sentence without a full stop
    """

    def __init__(self, what: str, *, where: str = "", mend: str = "") -> None:
        self.what = what
        self.where = where
        self.mend = mend
        super().__init__(str(self))

    def __str__(self) -> str:
        """One line, fit for stderr."""
        line = f"{self.where}: {self.what}" if self.where else self.what
        return f"{line}. {self.mend}." if self.mend else f"{line}."


class NotFoundError(InputError):
    """What was asked for by name is not there."""


class ReadOnlyError(InputError):
    """It can be read, and nothing is wrong with it, but nothing can be kept."""
