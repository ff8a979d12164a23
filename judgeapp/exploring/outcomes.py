"""Outcomes of the lines of play from a position: the boards at their ends, how many lines lead to each, and whether a
claim holds always, never or in these cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from judgeapp.exploring.board import SeenBoard
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import Explored

# Truth of a claim; "open" if nothing decides it.
Answer: TypeAlias = Literal["always", "never", "sometimes", "open"]


class ExploredOutcome(Struct, frozen=True):
    """Board at the end of some lines of play."""

    board: SeenBoard
    choices: tuple[str, ...]
    line_count: int | None  # number of lines to it; None if they are endless
    chance: tuple[str, ...]  # the unknowns it depends on
    unread: tuple[tuple[str, str], ...]  # texts that are not understood and came into play on them: card and text
    by_hand: str  # the text that the judge must resolve there; empty if the line ends otherwise
    claims: tuple[bool, ...]  # for each claim, True if it holds there

    @property
    def is_certain(self) -> bool:
        """True if the rules alone decide it."""
        return not (self.chance or self.unread or self.by_hand)


class ClaimAnswer(Struct, frozen=True):
    claim: OutcomeClaim
    answer: Answer
    # holds, fails: indexes of the outcomes with the shortest line for it and against it; None if there is none
    holds: int | None
    fails: int | None


class ExploredOutcomes(Struct, frozen=True):
    """Result of exploring, the outcome with the shortest line first."""

    outcomes: tuple[ExploredOutcome, ...]
    answered: tuple[ClaimAnswer, ...]
    positions: int  # number of positions, the root among them
    line_count: int | None  # number of lines; None if they are endless
    stopped: str  # why not everything was followed; empty if it was
    free: bool  # True if choices that were to go as before could not, so that all were tried
    left_out: bool  # True if options were left out, being about cards that nobody knows
    folded: int = 0  # number of lines that came to a position from which all had been followed

    @property
    def is_whole(self) -> bool:
        """True if no other outcome is possible. If nothing was found, nothing is known."""
        return bool(self.outcomes) and not (self.stopped or self.left_out) and all(o.is_certain for o in self.outcomes)


_Seen: TypeAlias = tuple[SeenBoard, tuple[str, ...], tuple[tuple[str, str], ...], str, tuple[bool, ...]]


def collect_outcomes(explored: Explored) -> ExploredOutcomes:
    """Collect the boards at the ends, with the number of lines to each."""
    nodes, claims = explored.nodes, explored.asked.claims
    counts = count_lines_to(explored)
    first: dict[_Seen, int] = {}
    line_counts: dict[_Seen, int | None] = {}
    for place in sorted(explored.ends, key=lambda place: nodes[place].depth):
        history, end = nodes[place].history, nodes[place].end
        assert end is not None
        seen: _Seen = (end.board, tuple(sorted(history.chance)), tuple(sorted(history.unread)), end.by_hand, end.held)
        first.setdefault(seen, place)
        so_far, more = line_counts.get(seen, 0), counts[place]
        line_counts[seen] = None if so_far is None or more is None else so_far + more
    outcomes = tuple(
        ExploredOutcome(board, explored.choices(place), line_counts[seen], chance, unread, text, held)
        for seen, place in first.items()
        for board, chance, unread, text, held in (seen,)
    )
    left_out = explored.account.left_out > 0
    is_whole = not (explored.stopped or left_out)
    return ExploredOutcomes(
        outcomes,
        tuple(_answered(claim, n, outcomes, is_whole) for n, claim in enumerate(claims)),
        len(nodes),
        None if None in line_counts.values() else sum(filter(None, line_counts.values())),
        explored.stopped,
        any(node.history.free for node in nodes),
        left_out,
        explored.account.folded,
    )


def _answered(claim: OutcomeClaim, number: int, outcomes: Sequence[ExploredOutcome], is_whole: bool) -> ClaimAnswer:
    holds = next((p for p, outcome in enumerate(outcomes) if outcome.claims[number]), None)
    fails = next((p for p, outcome in enumerate(outcomes) if not outcome.claims[number]), None)
    certain = is_whole and bool(outcomes) and all(outcome.is_certain for outcome in outcomes)
    answer: Answer
    if holds is not None and fails is not None:
        answer = "sometimes"
    elif not certain:
        answer = "open"
    else:
        answer = "never" if holds is None else "always"
    return ClaimAnswer(claim, answer, holds, fails)


def count_lines_to(explored: Explored) -> list[int | None]:
    """Number of lines to each position; None if they are endless, or one on them recurs."""
    nodes = explored.nodes
    into: Counter[int] = Counter(child for node in nodes for child in node.next)
    line_counts: list[int] = [0] * len(nodes)
    line_counts[0] = 1
    ready = [0] if not into[0] else []
    done = [False] * len(nodes)
    while ready:
        place = ready.pop()
        done[place] = True
        for child in nodes[place].next:
            line_counts[child] += line_counts[place]
            into[child] -= 1
            if not into[child]:
                ready.append(child)
    return [count if is_counted else None for count, is_counted in zip(line_counts, done, strict=True)]
