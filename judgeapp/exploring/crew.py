"""Several processes that follow positions at once. States travel as they are saved, without what is
printed on the cards, which each process has from the beginning."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec import Struct

from judgeapp.engine.game import Game, begin
from judgeapp.engine.state.state import State, replace
from judgeapp.exploring.following import Following, ReachedPosition, WaySoFar
from judgeapp.runtime.pipes import LostError, receive, send
from judgeapp.runtime.python_command import child_process_options, python_command

_MODULE = "judgeapp.exploring.worker"
_encode = msgspec.msgpack.Encoder().encode
_state = msgspec.msgpack.Decoder(State).decode


class ToFollow(Struct, frozen=True):
    """A position that waits to be followed, as a game or as it was sent.

    by -- the place of the process that has found it, which has it still; -1 of none
    """

    at: Game | bytes
    way: WaySoFar
    depth: int
    by: int = -1


Followed = tuple[ReachedPosition, ...]
_followed = msgspec.msgpack.Decoder(tuple[Followed, ...]).decode


def _sent(one: ToFollow) -> ToFollow:
    return one if isinstance(one.at, bytes) else replace(one, at=packed(one.at))


def packed(game: Game) -> bytes:
    """A position as it is sent."""
    return _encode(replace(game.state, faces={}))


def game_of(at: Game | bytes, root: State) -> Game:
    """A position that was sent. One where a way ended in the midst of something goes on up to the
    next decision."""
    return begin(replace(_state(at), faces=root.faces)) if isinstance(at, bytes) else at


class Crew:
    """The processes. They are begun when they are first needed."""

    def __init__(self, following: Following, number: int) -> None:
        self.number = number
        self._following = following
        self._processes: list[subprocess.Popen[bytes]] = []

    def follow(self, every: Sequence[ToFollow]) -> list[tuple[int, Followed]]:
        """What comes of each of some positions, in their order, and which process has followed it.
        Raises LostError."""
        shares = self._shared(every)
        found: list[tuple[int, Followed]] = [(0, ())] * len(every)
        try:
            if not self._processes:
                self._begin()
            for process, share in zip(self._processes, shares, strict=True):
                if share:
                    assert process.stdin is not None
                    send(process.stdin, _encode([_sent(every[place]) for place in share]))
            for number, (process, share) in enumerate(zip(self._processes, shares, strict=True)):
                if share:
                    assert process.stdout is not None
                    message = receive(process.stdout)
                    if message is None:
                        raise LostError
                    for place, followed in zip(share, _followed(message), strict=True):
                        found[place] = number, followed
        except OSError as error:
            raise LostError from error
        return found

    def _shared(self, every: Sequence[ToFollow]) -> list[list[int]]:
        """The places of those that each process follows: as many each, and its own first."""
        most = -(-len(every) // self.number)
        shares: list[list[int]] = [[] for _ in range(self.number)]
        left: list[int] = []
        for place, one in enumerate(every):
            own = 0 <= one.by < self.number and len(shares[one.by]) < most
            (shares[one.by] if own else left).append(place)
        for share in shares:
            number = most - len(share)
            share += left[:number]
            left = left[number:]
        return shares

    def _begin(self) -> None:
        for _ in range(self.number):
            process = subprocess.Popen(
                python_command("-m", _MODULE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, **child_process_options()
            )
            self._processes.append(process)
            assert process.stdin is not None
            send(process.stdin, _encode(self._following))

    def dismiss(self) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.communicate()


@contextmanager
def hired(following: Following, number: int, *, apart: bool) -> Iterator[Crew | None]:
    """So many processes; none where this one is enough, unless all is to be followed apart."""
    if number == 1 and not apart:
        yield None
        return
    crew = Crew(following, number)
    try:
        yield crew
    finally:
        crew.dismiss()
