"""Schema of the team's server, as it grew from edition to edition of this program: schema.sql beside this file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from judgeapp.files.packaged import packaged_steps
from judgeapp.messages.errors import InputError


class NewerTeamError(InputError):
    """The team's notebook needs a newer edition of this program."""


class Migration(NamedTuple):
    """A step from one version to the next."""

    least_client: int  # the oldest version that may still work with the notebook after it
    statements: tuple[str, ...]


# Rights of a judge's login; the server sets a row's number and login.
GRANTS = (
    "USAGE ON SCHEMA judgeapp",
    "SELECT ON judgeapp.version, judgeapp.revision, judgeapp.gone, judgeapp.member",
    "INSERT (id, ruling, parents, at, judge, device, content), DELETE ON judgeapp.revision",
    "INSERT (ruling, at, judge) ON judgeapp.gone",
)
# SQLSTATE of a row in another judge's name.
IN_THE_NAME_OF_ANOTHER = "JA001"
# SQLSTATE of a change other than an addition, and of one in a transaction that isn't read committed.
ONLY_ADDED_TO = "JA002"
# From this version on judges may have logins, and rows are stamped.
STAMPED_VERSION = 2
# A released step never changes. A ruling with another field, or a new status or authority, is a step too, without
# statements: an older edition couldn't read it.
MIGRATIONS = tuple(map(Migration, (1, 2, 2), packaged_steps(__package__, "schema.sql")))


def pending(
    version: int, least_client: int, known: Sequence[Migration], *, shut_out: bool = False
) -> tuple[Migration, ...]:
    """Steps to take with a notebook of some version; 0 is one that doesn't exist yet. An edition's version is that of
    the last step that it knows. Steps that would shut out older editions, and those after them, are left out unless
    `shut_out` is true: this edition works with the notebook as it is. Raises NewerTeamError if this edition may not
    work with it."""
    own = len(known)
    if least_client > own:
        raise NewerTeamError(
            "the team's notebook needs a newer version of this program (version {least_client}; this one "
            "knows up to {own})",
            mend="Use that version; your own notebook goes on as before",
            least_client=least_client,
            own=own,
        )
    steps = tuple(known[version:])
    if not version or shut_out:
        return steps
    return tuple(takewhile(lambda step: step.least_client <= version, steps))
