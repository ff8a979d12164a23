"""The notebook kept in step with the team's while the program runs, on a thread of its own: nothing waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, NamedTuple

from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message

if TYPE_CHECKING:
    from judgeapp.team.exchange import Exchanged
    from judgeapp.team.server import Server

POLL_EVERY_S = 1.0  # how often the server is asked for news
_FIRST_PAUSE_S, _MAX_PAUSE_S = 1.0, 15.0  # pauses between attempts to reach it
_RETRY_REFUSED_AFTER_S = 30.0  # only people can mend that
_CHECK_EVERY_S = 300.0  # how often everything on the server is compared again
_JOIN_TIMEOUT_S = 0.5  # how long to wait for its end


class TeamState(StrEnum):
    """REACHING only until it is known. ASKING for the password, without which nothing is opened."""

    ASKING = "asking"
    REACHING = "reaching"
    IN_STEP = "in step"
    UNREACHED = "unreached"
    REFUSED = "refused"


class TeamStanding(NamedTuple):
    state: TeamState
    since: datetime  # it is so
    waiting: int | None = None  # changes waiting here; None if unknown
    is_protected: bool = True  # whether the server has proved its identity
    refused: tuple[InputError, ...] = ()  # the server's data not imported, and why
    wrong: InputError | None = None  # why it is not in step


class TeamLink:
    """Thread that keeps a notebook in step with the team's server.

    password -- returns it, on the thread of the link; None if it must be asked for
    tell -- gets the standing, whenever it changes
    come -- gets the result of a step with new data; both on the thread of the link
    fail -- gets a fault of the program, which ends the link
    advise -- gets advice about the login, once"""

    def __init__(
        self,
        folder: Path,
        team: Team,
        password: Callable[[], str | None],
        tell: Callable[[TeamStanding], None],
        come: Callable[[Exchanged], None],
        fail: Callable[[BaseException], None],
        advise: Callable[[Message], None] = lambda _: None,
    ) -> None:
        self._folder, self._team, self._password = folder, team, password
        self._tell, self._come, self._fail, self._advise = tell, come, fail, advise
        self._stopped = Event()
        self._last_standing: TeamStanding | None = None
        # The last known contents of the server; None until it is reached.
        self._there: frozenset[str] | None = None
        self._thread = Thread(target=self._run, name="team", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop reporting. Running writes finish; a server that does not answer is not waited for."""
        self._stopped.set()
        if self._thread.ident is not None:
            self._thread.join(_JOIN_TIMEOUT_S)

    def _run(self) -> None:
        # Loaded here because it takes a while.
        from judgeapp.team.connection import StoppedError

        try:
            self._go_on()
        except StoppedError:
            return
        except Exception as error:
            if not self._stopped.is_set():
                self._fail(error)

    def _go_on(self) -> None:
        from judgeapp.team.connection import UnreachedError
        from judgeapp.team.logins import connect_as

        try:
            password = self._password()
        except InputError as error:
            self._say(TeamState.ASKING, wrong=error)
            return
        if password is None:
            self._say(TeamState.ASKING)
            return
        self._say(TeamState.REACHING)
        pause = _FIRST_PAUSE_S
        while not self._stopped.is_set():
            wrong: InputError | None = None
            try:
                with closing(connect_as(self._folder, self._team, password, self._stopped.is_set)) as server:
                    self._keep_in_step(server)
            except InputError as error:
                wrong = error
            if isinstance(wrong, UnreachedError):
                # If it was there, retry without delay.
                was_there = self._last_standing is not None and self._last_standing.state is TeamState.IN_STEP
                pause = _FIRST_PAUSE_S if was_there else min(2 * pause, _MAX_PAUSE_S)
                self._pause(TeamState.UNREACHED, wrong, pause)
            elif wrong is not None:
                self._pause(TeamState.REFUSED, wrong, _RETRY_REFUSED_AFTER_S)

    def _keep_in_step(self, server: Server) -> None:
        """Until it is stopped."""
        from judgeapp.team.exchange import Exchange
        from judgeapp.team.logins import remember

        exchange = Exchange(self._folder, server, self._there or ())
        checked = -_CHECK_EVERY_S
        try:
            while not self._stopped.is_set():
                if time.monotonic() - checked >= _CHECK_EVERY_S:
                    # The administrator may have changed the server and its data meanwhile.
                    server.migrate()
                    if (advice := remember(self._folder, self._team, server)) is not None:
                        self._advise(advice)
                    exchange.ask_again()
                    checked = time.monotonic()
                done = exchange.step()
                if (done.has_changed or done.trouble is not None) and not self._stopped.is_set():
                    self._come(done)
                if done.unsent:
                    self._pause(TeamState.REFUSED, done.refused[-1], _RETRY_REFUSED_AFTER_S, done.unsent)
                    continue
                self._say(TeamState.IN_STEP, waiting=done.held, is_protected=server.is_protected, refused=done.refused)
                self._stopped.wait(POLL_EVERY_S)
        finally:
            self._there = exchange.there

    def _pause(self, state: TeamState, wrong: InputError, seconds: float, waiting: int | None = None) -> None:
        """Wait before the next try, counting changes made meanwhile."""
        from judgeapp.team.exchange import unsent, written_at

        until = time.monotonic() + seconds
        counted: tuple[float, ...] | None = None
        while not self._stopped.is_set() and time.monotonic() < until:
            written = written_at(self._folder)
            if self._there is not None and written != counted:
                counted = written
                with suppress(InputError):  # reported wherever rulings are shown
                    waiting = unsent(self._folder, self._there)
            self._say(state, waiting=waiting, wrong=wrong)
            self._stopped.wait(min(POLL_EVERY_S, max(0.0, until - time.monotonic())))

    def _say(
        self,
        state: TeamState,
        *,
        waiting: int | None = None,
        is_protected: bool = True,
        refused: tuple[InputError, ...] = (),
        wrong: InputError | None = None,
    ) -> None:
        """Report the standing, unless it is known."""
        before = self._last_standing
        since = datetime.now(UTC)
        if before is not None and before.state is state:
            since = before.since
        standing = TeamStanding(state, since, waiting, is_protected, refused, wrong)
        if not self._stopped.is_set() and _comparable(standing) != _comparable(before):
            self._last_standing = standing
            self._tell(standing)


def _comparable(standing: TeamStanding | None) -> tuple[object, ...]:
    """Comparable form of a standing: an error is another each time."""
    if standing is None:
        return ()
    errors = (str(standing.wrong), *map(str, standing.refused))
    return (standing.state, standing.waiting, standing.is_protected, errors)
