"""A process that follows positions for another one: from standard input to standard output, and
nothing else."""

from __future__ import annotations

import sys

import msgspec

from judgeapp.exploring.crew import Waiting, game_of, packed, receive, send
from judgeapp.exploring.following import Following

_encode = msgspec.msgpack.Encoder().encode
_following = msgspec.msgpack.Decoder(Following).decode
_waiting = msgspec.msgpack.Decoder(list[Waiting]).decode


def main() -> int:
    """Follow what is sent until nothing more comes."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    beginning = receive(source)
    if beginning is None:
        return 0
    following = _following(beginning)
    while (message := receive(source)) is not None:
        followed = [
            [
                msgspec.structs.replace(reached, at=packed(reached.at))
                for reached in following.follow(game_of(one.at, following.root), one.way, one.depth)
                if not isinstance(reached.at, bytes)
            ]
            for one in _waiting(message)
        ]
        send(target, _encode(followed))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
