"""A judge's login to a team's server, as remembered: the expiry of its password, and the advice shown about it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from enum import StrEnum
from pathlib import Path

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.team import Team
from judgeapp.desk.written.notebook import KnownLogin, open_notebook
from judgeapp.messages.message import Message, message
from judgeapp.team.server import Server, connect


class Advice(StrEnum):
    """Advice about a login, each shown once."""

    ONE_FOR_ALL = "one for all"
    OWNER = "owner"


_TEXTS = {
    Advice.ONE_FOR_ALL: message(
        "All judges of this team share one login, so the server can't tell who writes and deletes. Whoever "
        "created the team's notebook can add one for each judge: judgeapp team judges --add NAME"
    ),
    Advice.OWNER: message(
        "The judges of this team have their own logins, and yours is the one that created its notebook. Ask "
        "for a login with your name, and join with that"
    ),
}


def connect_as(folder: Path, team: Team, password: str, is_stopped: Callable[[], bool] = lambda: False) -> Server:
    return connect(team, password, is_stopped, _known(folder, team).until)


def remember(folder: Path, team: Team, server: Server) -> Message | None:
    """Remember the server's data on the login; returns the advice to show now, if any. The server's notebook must
    exist. Raises the server's errors, and InputError if nothing can be written."""
    login, members = server.login(), server.members()
    advice = ""
    if not members:
        advice = Advice.ONE_FOR_ALL
    elif login.is_owner and login.name not in members:
        advice = Advice.OWNER
    before = _known(folder, team)
    now = KnownLogin(login.until, advice or before.advised)
    if now != before:
        notebook, _ = open_notebook(notebook_file(folder))
        with closing(notebook):
            notebook.remember_login(_place(team), team.user, now)
    return _TEXTS[Advice(advice)] if advice and advice != before.advised else None


def _known(folder: Path, team: Team) -> KnownLogin:
    if not notebook_file(folder).exists():
        return KnownLogin()
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        return notebook.known_login(_place(team), team.user)


def _place(team: Team) -> str:
    return f"{team.address}/{team.database}"
