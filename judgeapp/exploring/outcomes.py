"""What comes of the ways from a position: the boards at their ends, how many ways lead to each, and
whether a claim holds always, never or in these cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from judgeapp.exploring.board import SeenBoard
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.ways import Explored

# Of a claim; "open" where nothing was found that decides it.
Answer: TypeAlias = Literal["always", "never", "sometimes", "open"]


class WayOutcome(Struct, frozen=True):
    """A board to which ways lead.

    place    -- of the position among those explored that is reached by the fewest decisions
    ways     -- how many ways lead to it; None if they are without end
    chance   -- what it hangs on that nobody knows
    unread   -- texts that are not understood and came into play on the way: card and text
    by_hand  -- the text that the judge must resolve there; empty if the way ends otherwise
    claims   -- which of those that were asked for hold there
    """

    board: SeenBoard
    place: int
    choices: tuple[str, ...]
    ways: int | None
    chance: tuple[str, ...]
    unread: tuple[tuple[str, str], ...]
    by_hand: str
    claims: tuple[bool, ...]

    @property
    def is_certain(self) -> bool:
        """Whether it is what the rules say, and nothing else is in it."""
        return not (self.chance or self.unread or self.by_hand)


class Answered(Struct, frozen=True):
    """What is true of a claim in all that can come of a position.

    holds, fails -- places among the outcomes of the shortest way for it and against it; None if
    there is none
    """

    claim: OutcomeClaim
    answer: Answer
    holds: int | None
    fails: int | None


class WhatComes(Struct, frozen=True):
    """What came of exploring, the outcome with the shortest way first.

    positions -- how many positions there are, the first among them
    ways      -- how many ways there are; None if they are without end
    stopped   -- why not everything was followed; empty if it was
    free      -- whether choices that were to go as before could not, so that all were tried
    left_out  -- whether options were left out, being about cards that nobody knows
    """

    outcomes: tuple[WayOutcome, ...]
    answered: tuple[Answered, ...]
    positions: int
    ways: int | None
    stopped: str
    free: bool
    left_out: bool

    @property
    def is_whole(self) -> bool:
        """Whether nothing can come of it but what was found."""
        return not (self.stopped or self.left_out) and all(o.is_certain for o in self.outcomes)


_Seen: TypeAlias = tuple[SeenBoard, tuple[str, ...], tuple[tuple[str, str], ...], str, tuple[bool, ...]]


def outcomes(explored: Explored) -> WhatComes:
    """What comes of the ways that were followed."""
    nodes, claims = explored.nodes, explored.asked.claims
    counts = ways_to(explored)
    first: dict[_Seen, int] = {}
    ways: dict[_Seen, int | None] = {}
    for place in sorted(explored.ends, key=lambda place: nodes[place].depth):
        way, end = nodes[place].way, nodes[place].end
        assert end is not None
        seen: _Seen = (end.board, tuple(sorted(way.chance)), tuple(sorted(way.unread)), end.by_hand, end.held)
        first.setdefault(seen, place)
        so_far, more = ways.get(seen, 0), counts[place]
        ways[seen] = None if so_far is None or more is None else so_far + more
    found = tuple(
        WayOutcome(board, place, explored.choices(place), ways[seen], chance, unread, text, held)
        for seen, place in first.items()
        for board, chance, unread, text, held in (seen,)
    )
    total: int | None = 0
    for one in found:
        total = None if total is None or one.ways is None else total + one.ways
    left_out = any(node.way.left_out for node in nodes)
    is_whole = not (explored.stopped or left_out)
    return WhatComes(
        found,
        tuple(_answered(claim, n, found, is_whole) for n, claim in enumerate(claims)),
        len(nodes),
        total,
        explored.stopped,
        any(node.way.free for node in nodes),
        left_out,
    )


def _answered(claim: OutcomeClaim, number: int, found: Sequence[WayOutcome], is_whole: bool) -> Answered:
    holds = next((p for p, one in enumerate(found) if one.claims[number]), None)
    fails = next((p for p, one in enumerate(found) if not one.claims[number]), None)
    certain = is_whole and all(one.is_certain for one in found)
    answer: Answer
    if holds is not None and fails is not None:
        answer = "sometimes"
    elif not certain:
        answer = "open"
    else:
        answer = "never" if holds is None else "always"
    return Answered(claim, answer, holds, fails)


def ways_to(explored: Explored) -> list[int | None]:
    """How many ways lead to each position; None where they are without end, or where one that they
    lead through comes again."""
    nodes = explored.nodes
    into: Counter[int] = Counter(child for node in nodes for child in node.next)
    ways: list[int] = [0] * len(nodes)
    ways[0] = 1
    ready = [0] if not into[0] else []
    done = [False] * len(nodes)
    while ready:
        place = ready.pop()
        done[place] = True
        for child in nodes[place].next:
            ways[child] += ways[place]
            into[child] -= 1
            if not into[child]:
                ready.append(child)
    return [count if known else None for count, known in zip(ways, done, strict=True)]
