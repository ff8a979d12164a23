"""Bipartite matching and maximum flow: offers handed out so that nobody shares."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Hashable, Mapping, Sequence


def has_perfect_matching(offers: Sequence[Collection[Hashable]]) -> bool:
    """True if each can have one of the things that are offered to it, and no two the same."""
    return maximum_matching(offers) == len(offers)


def maximum_matching(offers: Sequence[Collection[Hashable]]) -> int:
    """Size of a maximum matching: the most that can have one of the things offered to them, and no two the same."""
    taken: dict[Hashable, int] = {}

    def find(who: int, tried: set[Hashable]) -> bool:
        for offer in offers[who]:
            if offer not in tried:
                tried.add(offer)
                # Whoever has it may find something else.
                if offer not in taken or find(taken[offer], tried):
                    taken[offer] = who
                    return True
        return False

    return sum(find(who, set()) for who in range(len(offers)))


def maximum_flow(pipes: Mapping[Hashable, Mapping[Hashable, int]], source: Hashable, sink: Hashable) -> int:
    """Maximum flow from source to sink; `pipes` has the capacity between two places."""
    left: dict[Hashable, dict[Hashable, int]] = {}
    for start, ends in pipes.items():
        for end, width in ends.items():
            left.setdefault(start, {})[end] = width
            left.setdefault(end, {}).setdefault(start, 0)
    flow = 0
    while way := _augmenting_path(left, source, sink):
        width = min(left[start][end] for start, end in way)
        for start, end in way:
            left[start][end] -= width
            left[end][start] += width
        flow += width
    return flow


def _augmenting_path(
    left: Mapping[Hashable, Mapping[Hashable, int]], source: Hashable, sink: Hashable
) -> list[tuple[Hashable, Hashable]]:
    """A shortest augmenting path; empty if none exists."""
    came: dict[Hashable, Hashable] = {source: source}
    waiting = deque([source])
    while waiting and sink not in came:
        start = waiting.popleft()
        for end, width in left.get(start, {}).items():
            if width > 0 and end not in came:
                came[end] = start
                waiting.append(end)
    way, end = [], sink
    while end in came and end != source:
        way.append((came[end], end))
        end = came[end]
    return way
