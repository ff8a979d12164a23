"""A process that follows positions for another one: from standard input to standard output, and
nothing else."""

from __future__ import annotations

import sys

import msgspec

from judgeapp.engine.game import Game
from judgeapp.engine.state.state import replace
from judgeapp.exploring.crew import ToFollow, game_of, packed
from judgeapp.exploring.following import Following, ReachedPosition
from judgeapp.runtime.garbage_collection import freeze_loaded_objects
from judgeapp.runtime.pipes import receive, send

_MOST_FOUND = 20_000
_encode = msgspec.msgpack.Encoder().encode
_following = msgspec.msgpack.Decoder(Following).decode
_waiting = msgspec.msgpack.Decoder(list[ToFollow]).decode


def main() -> int:
    """Follow what is sent until nothing more comes."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    beginning = receive(source)
    if beginning is None:
        return 0
    # Thousands of positions are kept, which need not be looked through again and again.
    freeze_loaded_objects()
    worker = _Worker(_following(beginning))
    while (message := receive(source)) is not None:
        send(target, _encode([worker.follow(one) for one in _waiting(message)]))
    return 0


class _Worker:
    """Keeps the games that it has found, with what is worked out of them, until they are to be
    followed."""

    def __init__(self, following: Following) -> None:
        self._following = following
        self._found: dict[bytes, Game] = {}

    def follow(self, one: ToFollow) -> list[ReachedPosition]:
        following = self._following
        assert isinstance(one.at, bytes)
        game = self._found.pop(one.at, None) or game_of(one.at, following.root)
        return [self._sent(reached) for reached in following.follow(game, one.way, one.depth)]

    def _sent(self, reached: ReachedPosition) -> ReachedPosition:
        if reached.end is not None:
            return replace(reached, at=b"")  # nobody follows it
        assert isinstance(reached.at, Game)
        sent = packed(reached.at)
        self._found[sent] = reached.at
        if len(self._found) > _MOST_FOUND:
            del self._found[next(iter(self._found))]
        return replace(reached, at=sent)


if __name__ == "__main__":
    raise SystemExit(main())
