"""One for each: what several want, handed out so that nobody shares."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence


def each_finds_its_own(offers: Sequence[Collection[Hashable]]) -> bool:
    """Whether each can have one of the things that are offered to it, and no two the same."""
    return most_that_find_their_own(offers) == len(offers)


def most_that_find_their_own(offers: Sequence[Collection[Hashable]]) -> int:
    """How many at most can have one of the things offered to them, and no two the same."""
    taken: dict[Hashable, int] = {}

    def find(who: int, tried: set[Hashable]) -> bool:
        for thing in offers[who]:
            if thing not in tried:
                tried.add(thing)
                # Whoever has it may find something else.
                if thing not in taken or find(taken[thing], tried):
                    taken[thing] = who
                    return True
        return False

    return sum(find(who, set()) for who in range(len(offers)))
