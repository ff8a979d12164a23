"""A replay: a beginning, the choices, and the digest of the state after each. Playing it again
executes the rules again and shows the first step that differs."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from judgeapp.engine.game import Game, RefusedError, begin
from judgeapp.engine.state import State
from judgeapp.errors import InputError

FORMAT = "judgeapp-replay-1"


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """digests -- of the state at the first decision, then after each choice"""

    format: str
    beginning: State
    choices: tuple[str, ...]
    digests: tuple[str, ...]


class ReplayDifference(Struct, frozen=True):
    """The first choice, from 1, that came to something else; 0 is the beginning."""

    step: int
    choice: str
    what: str


def record(beginning: State, choices: tuple[str, ...]) -> Replay:
    """Play choices and keep what they come to. Raises RefusedError when one is not open."""
    game = begin(beginning)
    digests = [game.digest()]
    for key in choices:
        game = game.choose(key)
        digests.append(game.digest())
    return Replay(FORMAT, beginning, choices, tuple(digests))


def play_again(replay: Replay) -> tuple[Game, ReplayDifference | None]:
    """The game as far as it is the same, and where it differs."""
    game = begin(replay.beginning)
    for step, expected in enumerate(replay.digests):
        choice = replay.choices[step - 1] if step else ""
        if step:
            try:
                game = game.choose(choice)
            except RefusedError as error:
                return game, ReplayDifference(step, choice, str(error))
        if game.digest() != expected:
            return game, ReplayDifference(step, choice, "the state after it is another one")
    return game, None


def write_replay(replay: Replay) -> bytes:
    return msgspec.json.encode(replay)


def read_replay(content: bytes, name: str) -> Replay:
    """Raises InputError that names the file and what is wrong."""
    try:
        replay = msgspec.json.decode(content, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InputError(f"this is no replay ({error})", where=name) from error
    if replay.format != FORMAT:
        raise InputError(f"this is a replay of another kind ({replay.format})", where=name)
    if len(replay.digests) != len(replay.choices) + 1:
        raise InputError("choices and digests of this replay do not match", where=name)
    return replay
