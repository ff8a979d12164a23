"""The password of the team's server. It is in the system's key store, or nowhere: never in a file of ours."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

VARIABLE = "JUDGEAPP_TEAM_PASSWORD"
MAX_LENGTH = 1_000
_SERVICE = "judgeapp team"


class NoKeyStoreError(InputError):
    """This system keeps no passwords, or does not hand them out."""


def saved_password(team: Team) -> str | None:
    """Password in the key store for this server and user; None if it has nothing. Raises NoKeyStoreError."""
    store = _store()
    try:
        return store.get_password(_SERVICE, _name(team))
    except Exception as error:  # any error of a foreign key store
        raise _none(str(error)) from error


def save_password(team: Team, password: str) -> None:
    """Save the password. Raises NoKeyStoreError if it can't be saved."""
    store = _store()
    try:
        store.set_password(_SERVICE, _name(team), password)
    except Exception as error:  # any error of a foreign key store
        raise _none(str(error)) from error


def forget_password(team: Team) -> None:
    with suppress(Exception):  # any error of a foreign key store
        _store().delete_password(_SERVICE, _name(team))


def check_password(password: str) -> None:
    """Check a password. Raises InputError if it can't be one."""
    if len(password) > MAX_LENGTH or not (password.isprintable() or not password):
        raise InputError("not a password", mend="Keep it to one line")


def _store() -> KeyringBackend:
    """The key store. Raises NoKeyStoreError if none protects its contents."""
    import keyring

    store = keyring.get_keyring()
    # A lower priority means a plain file that anybody can read.
    if store.priority < 1:
        raise _none("there is none")
    return store


def _none(why: str) -> NoKeyStoreError:
    return NoKeyStoreError(
        "can't use this system's key store ({why})",
        mend="The password is asked for each time and never saved",
        why=why or message("no reason was given"),
    )


def _name(team: Team) -> str:
    return f"{team.user}@{team.address}/{team.database}"
