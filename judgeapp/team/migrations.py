"""Schema of the team's server, as it grew from edition to edition of this program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from judgeapp.messages.errors import InputError


class NewerTeamError(InputError):
    """The team's notebook needs a newer edition of this program."""


class OlderTeamError(InputError):
    """The team's notebook is of an older edition; bringing it up would shut out whoever uses
    that."""


class Migration(NamedTuple):
    """A step from one version to the next.

    least_client -- the oldest version that may still work with the notebook after it
    """

    least_client: int
    statements: tuple[str, ...]


_FIRST = Migration(
    least_client=1,
    statements=(
        # Ids, texts and times are as the notebook has them. Numbers are given in the order in which
        # transactions end: see Server.put.
        """CREATE TABLE judgeapp.revision (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE CHECK (id ~ '^[0-9a-f]{32}$'),
    ruling text NOT NULL CHECK (ruling ~ '^[0-9a-f]{32}$'),
    parents text NOT NULL,
    at text NOT NULL,
    judge text NOT NULL,
    device text NOT NULL,
    content text
)""",
        "CREATE INDEX revision_of ON judgeapp.revision (ruling)",
        # What was deleted for good.
        """CREATE TABLE judgeapp.gone (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ruling text NOT NULL UNIQUE CHECK (ruling ~ '^[0-9a-f]{32}$'),
    at text NOT NULL,
    judge text NOT NULL
)""",
    ),
)
# A step that was released is never changed. A ruling with a field more, or a new status or
# authority, is a step too, with no statements: an older edition could not read it.
MIGRATIONS: tuple[Migration, ...] = (_FIRST,)


def pending(
    version: int, least_client: int, known: Sequence[Migration], *, shut_out: bool = False
) -> tuple[Migration, ...]:
    """The steps that a notebook of some version lacks; 0 is one that is not there yet. An edition
    is of the version of the last step that it knows.

    Raises NewerTeamError where this edition may not work with it, and OlderTeamError where steps
    would shut out older editions and `shut_out` does not say that they may.
    """
    own = len(known)
    if least_client > own:
        raise NewerTeamError(
            "the team's notebook needs a newer edition of this program (version"
            " {least_client}; this edition knows up to {own})",
            mend="Use that edition; your own notebook goes on as before",
            least_client=least_client,
            own=own,
        )
    steps = tuple(known[version:])
    needed = max((step.least_client for step in steps), default=0)
    if version and needed > version and not shut_out:
        raise OlderTeamError(
            "the team's notebook is of an older edition (version {version}; this one makes"
            " {own}), and bringing it up shuts out the judges who have that",
            mend="Have all of them take this edition, then: judgeapp team upgrade",
            version=version,
            own=own,
        )
    return steps
