"""A replay: a beginning, the choices, and the digest of the state after each. Playing it again
executes the rules again and shows the first step that differs."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from judgeapp.engine.game import Game, RefusedError, begin
from judgeapp.engine.state.state import State
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.scenario.limits import UNPLAYABLE, unsound

FORMAT = "judgeapp-replay-1"
MAX_BYTES = 32_000_000
MAX_CHOICES = 20_000
# Without a digest of the state nobody can tell which of the two it was.
_AT_FAULT = message("The file was changed, or the program has a fault")


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """Recorded duel. `digests`: of the state at the first decision, then after each choice."""

    format: str
    beginning: State
    choices: tuple[str, ...]
    digests: tuple[str, ...]


class ReplayDifference(Struct, frozen=True):
    """The first choice, from 1, with another result; 0 is the beginning."""

    step: int
    choice: str
    what: str


def record(beginning: State, choices: tuple[str, ...]) -> Replay:
    """Replay of played choices. Raises RefusedError if one is not open."""
    game = begin(beginning)
    digests = [game.digest()]
    for key in choices:
        game = game.choose(key)
        digests.append(game.digest())
    return Replay(FORMAT, beginning, choices, tuple(digests))


def play_again(replay: Replay) -> tuple[Game, ReplayDifference | None]:
    """The game while it is the same, and where it differs. Raises InputError when the rules fail on the beginning."""
    try:
        game = begin(replay.beginning)
    except UNPLAYABLE as error:
        raise InputError("no game begins like that ({error!r})", mend=_AT_FAULT, error=error) from error
    for step, expected in enumerate(replay.digests):
        choice = replay.choices[step - 1] if step else ""
        if step:
            try:
                game = game.choose(choice)
            except RefusedError as error:
                return game, ReplayDifference(step, choice, str(error))
            except UNPLAYABLE as error:
                failure = message("the rules can't continue from it ({error!r}). {fault}", error=error, fault=_AT_FAULT)
                return game, ReplayDifference(step, choice, str(failure))
        if game.digest() != expected:
            return game, ReplayDifference(step, choice, str(message("the state after it differs")))
    return game, None


def write_replay(replay: Replay) -> bytes:
    return msgspec.json.encode(replay)


def read_replay(content: bytes, name: str) -> Replay:
    """Raises InputError with the file and the problem."""
    if len(content) > MAX_BYTES:
        raise InputError("the file is too large for a replay", where=name)
    try:
        replay = msgspec.json.decode(content, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("not a replay ({error})", where=name, error=error) from error
    if len(replay.choices) > MAX_CHOICES:
        raise InputError("too many choices: {number}", where=name, number=len(replay.choices))
    for fault in unsound(replay.beginning):
        raise InputError("the beginning is not a table: {fault}", where=name, fault=fault)
    if replay.format != FORMAT:
        raise InputError("this is another kind of replay ({format})", where=name, format=replay.format)
    if len(replay.digests) != len(replay.choices) + 1:
        raise InputError("the choices and digests of this replay don't match", where=name)
    return replay
