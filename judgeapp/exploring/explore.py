"""Following all lines of play from a position: positions that are the same by the rules are followed once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.state.sameness import Use
from judgeapp.exploring.following import (
    EVERY_USE,
    ExploringRequest,
    FollowedPosition,
    Following,
    LineEnd,
    LineHistory,
    ReachedPosition,
    prepare,
)
from judgeapp.exploring.workers import PendingPosition, Workers, game_of, started_workers

MAX_POSITIONS = 200_000
# With fewer positions, starting processes takes longer than exploring.
_FEW = 400
_AT_ONCE = 64  # positions that each process follows between two merges


class ExploredNode(Struct):
    """A position with a line that leads to it."""

    before: int  # index of the one it was first reached from; -1 for the first
    choices: tuple[str, ...]  # the choices made there, including forced ones after it
    depth: int
    history: LineHistory
    next: list[int]  # indexes of the following ones; an index stands as often as ways lead there
    end: LineEnd | None  # the kind of end, if a way ends here


class LineAccount(Struct, frozen=True):
    """Account of all lines of play, so that none is lost."""

    begun: int  # one at the root, and at each position with several options one more for each further option
    ended: int  # that came to an end
    folded: int  # that came to a position that was known
    left_out: int  # not followed, being about cards that nobody knows
    waiting: int  # not followed to an end when the exploration was stopped

    @property
    def is_balanced(self) -> bool:
        return self.begun == self.ended + self.folded + self.left_out + self.waiting


class LostLineError(Exception):
    """A line of play was neither followed to an end nor left out: nothing that was found could be trusted."""


class Explored(Struct, frozen=True):
    """Positions that were followed."""

    asked: ExploringRequest
    nodes: Sequence[ExploredNode]  # the first is the position itself
    account: LineAccount
    stopped: str = ""  # why not everything was followed: "positions", "time" or "asked"; empty if it was

    @property
    def ends(self) -> Iterator[int]:
        """The places of the positions where ways end."""
        return (index for index, node in enumerate(self.nodes) if node.end is not None)

    def choices(self, place: int) -> tuple[str, ...]:
        """Choices that lead from the root to a position, by the fewest decisions."""
        parts: list[tuple[str, ...]] = []
        while place:
            parts.append(self.nodes[place].choices)
            place = self.nodes[place].before
        return tuple(key for choices in reversed(parts) for key in choices)


class ExploringProgress(Struct, frozen=True):
    """Counts while exploring: positions found, positions waiting to be followed, ends."""

    positions: int
    waiting: int
    ends: int


def explore(
    root: Game,
    asked: ExploringRequest,
    *,
    most: int = MAX_POSITIONS,
    seconds: float = float("inf"),
    report: Callable[[ExploringProgress], bool] = lambda _: True,
    processes: int = 1,
    apart: bool = False,
) -> Explored:
    """Follow all lines of play from a position, those with fewer decisions first.

    most, seconds -- bounds; the result has all found until then
    report -- called with the progress now and then; False stops it
    processes -- number of cores used if there is much to follow
    apart -- nothing is followed in this process, which has something else to do

    Raises LostLineError if a line of play is not accounted for."""
    search = _Search(prepare(root.state, asked), root)
    until = time.monotonic() + seconds
    few = 0 if apart else _FEW
    with started_workers(search.following, processes, apart=apart) as workers:
        while search.waiting:
            if len(search.nodes) > most:
                return search.explored("positions")
            if time.monotonic() > until:
                return search.explored("time")
            if not report(search.progress):
                return search.explored("asked")
            try:
                search.go_on(workers if len(search.nodes) > few else None)
            except BrokenExecutor:
                workers = None  # a single process takes longer, with the same result
    return search.explored()


class _Arrival(Struct, frozen=True):
    """A way to a position, by one of the choices at the position `before` it; -1 of the root."""

    reached: ReachedPosition
    before: int = -1
    choice: int = 0
    worker: int = -1  # place of the worker that has its game; -1 of none


class _Search:
    """Positions found, and those still to be followed. A position is folded with one that differs only in the effects
    used up this turn, as long as nothing after it asks about these effects. Once something does, it is followed by
    itself.

    asked -- for each position the labels of effects that it or one after it asks for
    into  -- the positions before it, as often as ways lead from there
    unlike-- arrivals that were folded with it although other effects are used up there"""

    def __init__(self, following: Following, root: Game) -> None:
        self.following = following
        self.nodes: list[ExploredNode] = []
        self.waiting: list[tuple[int, PendingPosition]] = []
        self._known: dict[object, list[int]] = {}
        self._uses: list[tuple[Use, ...]] = []
        self._asked: list[frozenset[str]] = []
        self._into: list[list[int]] = []
        self._unlike: dict[int, list[_Arrival]] = {}
        self._parted: list[_Arrival] = []
        self._begun = 1
        self._ends = self._folded = self._left_out = 0
        self._arrive(_Arrival(following.root_position(root)))

    @property
    def progress(self) -> ExploringProgress:
        return ExploringProgress(len(self.nodes), len(self.waiting), self._ends)

    def explored(self, stopped: str = "") -> Explored:
        account = LineAccount(self._begun, self._ends, self._folded, self._left_out, len(self.waiting))
        if not account.is_balanced or (self.waiting and not stopped):
            raise LostLineError(account)
        return Explored(self.following.asked, self.nodes, account, stopped)

    def go_on(self, workers: Workers | None) -> None:
        """Follow the next waiting positions, in order of discovery."""
        number = _AT_ONCE * (workers.number if workers is not None else 1)
        now = self.waiting[:number]
        positions = [pending for _, pending in now]
        if workers is not None:
            followed: Iterable[tuple[int, FollowedPosition]] = workers.follow(positions)
        else:
            followed = ((-1, self._follow(pending)) for pending in positions)
        self.waiting = self.waiting[number:]
        for (place, _), (by, position) in zip(now, followed, strict=True):
            self._begun += position.begun - 1
            self._left_out += position.left_out
            self.nodes[place].next = [place] * len(position.reached)
            self._note(place, position.asked)
            for choice, reached in enumerate(position.reached):
                self._arrive(_Arrival(reached, place, choice, by))
        if self._parted:
            while self._parted:
                self._arrive(self._parted.pop())
            self.waiting.sort(key=lambda waiting: waiting[1].depth)

    def _follow(self, pending: PendingPosition) -> FollowedPosition:
        game = game_of(pending.at, self.following.root)
        return self.following.follow(game, pending.history, pending.depth)

    def _arrive(self, arrival: _Arrival) -> None:
        """Fold a position with a known one, or queue it."""
        reached = arrival.reached
        asked = self.following.asked
        known: list[int] = []
        if asked.folded:
            counted = reached.depth if asked.horizon.decisions else 0
            known = self._known.setdefault((reached.key, reached.history, counted), known)
        place = next((earlier for earlier in known if self._is_same(earlier, reached)), len(self.nodes))
        if place == len(self.nodes):
            known.append(place)
            self._add(arrival)
        else:
            self._folded += 1
            if reached.uses != self._uses[place]:
                self._unlike.setdefault(place, []).append(arrival)
        if arrival.before >= 0:
            self.nodes[arrival.before].next[arrival.choice] = place
            self._into[place].append(arrival.before)
            self._note(arrival.before, self._asked[place])

    def _add(self, arrival: _Arrival) -> None:
        reached = arrival.reached
        if reached.end is not None:
            self._ends += 1
        else:
            pending = PendingPosition(reached.at, reached.history, reached.depth, arrival.worker)
            self.waiting.append((len(self.nodes), pending))
        node = ExploredNode(arrival.before, reached.choices, reached.depth, reached.history, [], reached.end)
        self.nodes.append(node)
        self._uses.append(reached.uses)
        self._asked.append(reached.asked)
        self._into.append([])

    def _is_same(self, place: int, reached: ReachedPosition) -> bool:
        """True if a position leads to the same as a known one with its key, by no fewer decisions."""
        if reached.depth < self.nodes[place].depth:
            return False
        uses, asked = self._uses[place], self._asked[place]
        return uses == reached.uses or _of_those(uses, asked) == _of_those(reached.uses, asked)

    def _note(self, place: int, asked: frozenset[str]) -> None:
        """Note the uses asked for after a position, and thereby after those before it. Folded arrivals that now differ
        are followed separately."""
        noted = [(place, asked)]
        while noted:
            place, asked = noted.pop()
            if more := asked - self._asked[place]:
                self._asked[place] |= more
                noted += [(before, more) for before in self._into[place]]
                for arrival in self._unlike.pop(place, ()):
                    is_same = self._is_same(place, arrival.reached)
                    (self._unlike.setdefault(place, []) if is_same else self._parted).append(arrival)
                    self._folded -= not is_same


def _of_those(uses: Sequence[Use], labels: frozenset[str]) -> list[Use]:
    return [use for use in uses if use[2] in labels or labels >= EVERY_USE]
