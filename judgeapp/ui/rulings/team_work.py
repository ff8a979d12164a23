"""The team in the window: joined, tried and left, and the notebook kept in step with it, all of it off the interface
thread, which waits for nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from judgeapp.desk.folder import team_file
from judgeapp.desk.team import Team, forget_team, kept_team, save_team
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import join_sentences
from judgeapp.team.link import TeamLink, TeamStanding, TeamState
from judgeapp.team.password import NoKeyStoreError, forget_password, kept_password, save_password
from judgeapp.ui.widgets.work.file_watch import FileWatch
from judgeapp.ui.widgets.work.lifetime import hand_over


class TeamWork(QObject):
    """Link to the team's server, kept in the background.

    standing_changed -- a TeamStanding, whenever it is a different one; None if there is no team any more
    exchanged -- an Exchanged with new data
    tried -- an InputError, or None if the server can be used
    troubled -- an InputError
    advised  -- a Message about the login, once
    """

    standing_changed = Signal(object)
    exchanged = Signal(object)
    tried = Signal(object)
    troubled = Signal(object)
    advised = Signal(object)
    _failed = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._link: TeamLink | None = None
        self._is_closed = False
        self.team: Team | None = None
        self._failed.connect(_raise)
        self._watch = FileWatch(team_file(folder), self)
        self._watch.changed.connect(self._read)

    def begin(self) -> None:
        self._read()

    def join(self, team: Team, password: str) -> None:
        """Save the team, and the password in the key store, or the one there if none was typed; then sync the two.
        Raises InputError if it can't be a server, and if the disk refuses."""
        save_team(team, self._folder)

        def given() -> str:
            chosen = password
            try:
                chosen = password or kept_password(team) or ""
                save_password(team, chosen)
            except NoKeyStoreError as error:
                self._emit(self.troubled, error)
            return chosen

        self._go_on_with(team, given)

    def leave(self) -> None:
        """Leave the team. Raises InputError if the disk refuses."""
        left = self.team
        forget_team(self._folder)
        self._go_on_with(None)
        if left is not None:
            Thread(target=forget_password, args=(left,), daemon=True).start()

    def look(self, team: Team, password: str) -> None:
        """Try whether a server can be used; nothing is kept, and nothing goes there."""

        def work() -> None:
            from judgeapp.team.logins import connect_as

            wrong: InputError | None = None
            chosen = password
            try:
                with suppress(NoKeyStoreError):
                    chosen = password or kept_password(team) or ""
                with closing(connect_as(self._folder, team, chosen, lambda: self._is_closed)) as server:
                    server.version()
            except InputError as error:
                wrong = error
            except Exception as error:
                self._emit(self._failed, error)
                return
            self._emit(self.tried, wrong)

        Thread(target=work, daemon=True).start()

    def close(self) -> None:
        self._is_closed = True
        if self._link is not None:
            self._link.stop()

    def _read(self) -> None:
        """Read the team's file, which a command may have changed."""
        team, trouble = kept_team(self._folder)
        if trouble is not None:
            self.troubled.emit(trouble)
        if team is None or team != self.team:
            self._go_on_with(team, lambda: kept_password(team) if team is not None else None)

    def _go_on_with(self, team: Team | None, password: Callable[[], str | None] = lambda: None) -> None:
        if self._link is not None:
            self._link.stop()
        self._link, self.team = None, team
        if team is None:
            self.standing_changed.emit(None)
            return
        link = TeamLink(
            self._folder,
            team,
            password,
            lambda standing: self._hear(link, standing),
            lambda done: self._emit(self.exchanged, done),
            lambda error: self._emit(self._failed, error),
            lambda advice: self._emit(self.advised, advice),
        )
        self._link = link
        link.start()

    def _hear(self, link: TeamLink, standing: TeamStanding) -> None:
        if link is self._link:
            self._emit(self.standing_changed, standing)

    def _emit(self, signal: SignalInstance, value: object) -> None:
        """Emit from any thread."""
        hand_over(self, partial(signal.emit, value))


def _raise(error: BaseException) -> None:
    raise error


translate = QCoreApplication.translate


def describe_standing(team: Team | None, standing: TeamStanding | None) -> str:
    """Standing in a sentence or two; empty without a team."""
    if team is None:
        return ""
    sentences = [_describe_state(standing)]
    if standing is not None and standing.waiting:
        sentences.append(translate("team", "%n change(s) wait here.", "", standing.waiting))
    if standing is not None and standing.refused:
        sentences.append(translate("team", "%n change(s) of the server were refused.", "", len(standing.refused)))
    if team.may_be_plain:
        sentences.append(translate("team", "NOT PROTECTED: others can read and change what you send."))
    return join_sentences(sentences)


def standing_details(standing: TeamStanding | None) -> str:
    """The error and the refused changes, a line each."""
    if standing is None:
        return ""
    wrong = [] if standing.wrong is None else [str(standing.wrong)]
    return "\n".join((*wrong, *map(str, standing.refused[:20])))


def _describe_state(standing: TeamStanding | None) -> str:
    if standing is None or standing.state is TeamState.REACHING:
        return translate("team", "Team: connecting …")
    since = standing.since.astimezone().strftime("%H:%M")
    match standing.state:
        case TeamState.IN_STEP:
            return translate("team", "Team: in sync since {time}.").format(time=since)
        case TeamState.UNREACHED:
            return translate("team", "Team: offline since {time}.").format(time=since)
        case TeamState.ASKING:
            return translate("team", "Team: type the password (Ctrl+Alt+G).")
    wrong = standing.wrong.what if standing.wrong is not None else ""
    return translate("team", "Team: refused: {why}.").format(why=wrong)
