"""Processes that follow positions in parallel. States travel as they are saved, without the printed cards, which each
process has from the beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from judgeapp.engine.game import Game, resume
from judgeapp.engine.state.state import State, replace
from judgeapp.exploring.following import FollowedPosition, Following, LineHistory, ReachedPosition
from judgeapp.runtime.memory import freeze_loaded_objects

if TYPE_CHECKING:
    from judgeapp.runtime.worker_pool import WorkerPool

_MAX_CACHED_GAMES = 20_000
_encode = msgspec.msgpack.Encoder().encode
_decode_state = msgspec.msgpack.Decoder(State).decode
_decode_following = msgspec.msgpack.Decoder(Following).decode


class PendingPosition(Struct, frozen=True):
    """A position that waits to be followed, as a game or as it was sent."""

    at: Game | bytes
    history: LineHistory
    depth: int
    worker: int = -1  # place of the worker that reached it and still has its game; -1 of none


_decode_positions = msgspec.msgpack.Decoder(list[PendingPosition]).decode
_decode_followed = msgspec.msgpack.Decoder(tuple[FollowedPosition, ...]).decode


def _pack(game: Game) -> bytes:
    return _encode(replace(game.state, faces={}))


def game_of(at: Game | bytes, root: State) -> Game:
    """Game of a received position. If a line ended in the middle of something, it continues to the next decision."""
    return resume(replace(_decode_state(at), faces=root.faces)) if isinstance(at, bytes) else at


class Workers:
    """Pools of one process each, so that a position can go to the process that has its game."""

    def __init__(self, pools: Sequence[WorkerPool]) -> None:
        self._pools = pools

    @property
    def number(self) -> int:
        return len(self._pools)

    def follow(self, positions: Sequence[PendingPosition]) -> list[tuple[int, FollowedPosition]]:
        """The worker that followed each position, and what came of it, in order. Raises BrokenProcessPool."""
        shares = self._share(positions)
        results: dict[int, tuple[int, FollowedPosition]] = {}
        futures = [
            pool.submit(_follow, _encode([_sendable(positions[place]) for place in share])) if share else None
            for pool, share in zip(self._pools, shares, strict=True)
        ]
        for worker, (future, share) in enumerate(zip(futures, shares, strict=True)):
            if future is not None:
                for place, followed in zip(share, _decode_followed(future.result()), strict=True):
                    results[place] = worker, followed
        return [results[place] for place in range(len(positions))]

    def _share(self, positions: Sequence[PendingPosition]) -> list[list[int]]:
        """Places of the positions for each worker: equally many, and those that it reached first."""
        most = -(-len(positions) // self.number)
        shares: list[list[int]] = [[] for _ in self._pools]
        left: list[int] = []
        for index, position in enumerate(positions):
            own = 0 <= position.worker < self.number and len(shares[position.worker]) < most
            (shares[position.worker] if own else left).append(index)
        for share in shares:
            number = most - len(share)
            share += left[:number]
            left = left[number:]
        return shares


def _sendable(position: PendingPosition) -> PendingPosition:
    return position if isinstance(position.at, bytes) else replace(position, at=_pack(position.at))


@contextmanager
def started_workers(following: Following, number: int, *, apart: bool) -> Iterator[Workers | None]:
    """The given number of workers; none if this process is enough, unless all lines are to be followed separately."""
    if number == 1 and not apart:
        yield None
        return
    from judgeapp.runtime.worker_pool import WorkerPool

    with ExitStack() as stack:
        beginning = _encode(following)
        yield Workers([stack.enter_context(WorkerPool(1, _begin, beginning)) for _ in range(number)])


# -- in a worker ----------------------------------------------------------------------------------


class _Explorer:
    """Follower of positions that keeps the games it reached, with their derived data, until they are followed."""

    following: Following

    def __init__(self) -> None:
        self._games: dict[bytes, Game] = {}

    def follow(self, position: PendingPosition) -> FollowedPosition:
        assert isinstance(position.at, bytes)
        game = self._games.pop(position.at, None) or game_of(position.at, self.following.root)
        followed = self.following.follow(game, position.history, position.depth)
        return replace(followed, reached=tuple(map(self._pack, followed.reached)))

    def _pack(self, reached: ReachedPosition) -> ReachedPosition:
        if reached.end is not None:
            return replace(reached, at=b"")  # nobody follows it
        assert isinstance(reached.at, Game)
        packed = _pack(reached.at)
        self._games[packed] = reached.at
        if len(self._games) > _MAX_CACHED_GAMES:
            del self._games[next(iter(self._games))]
        return replace(reached, at=packed)


_explorer = _Explorer()


def _begin(following: bytes) -> None:
    # Thousands of games are kept, which need not be looked through again and again.
    freeze_loaded_objects()
    _explorer.following = _decode_following(following)


def _follow(positions: bytes) -> bytes:
    return _encode([_explorer.follow(position) for position in _decode_positions(positions)])
