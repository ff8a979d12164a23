"""The order-preserving row of pairs with the highest worth, and out-of-order ones in their own rows."""

from __future__ import annotations

from collections.abc import Iterable

Pair = tuple[int, int]


def best_chain(pairs: Iterable[tuple[int, int, float]]) -> list[Pair]:
    """Row of (place in old, place in new, worth) that rises in both and is worth most."""
    ordered = sorted(pairs, key=lambda p: (p[0], -p[1]))
    if not ordered:
        return []
    size = max(j for _, j, _ in ordered) + 2
    # By place in new (a Fenwick tree): the best row that ends before it, and its last pair.
    best: list[tuple[float, int]] = [(0.0, -1)] * (size + 1)
    before: list[int] = []
    end, most = -1, 0.0
    for index, (_, j, worth) in enumerate(ordered):
        reached, come_from = 0.0, -1
        place = j
        while place > 0:
            if best[place][0] > reached:
                reached, come_from = best[place]
            place -= place & -place
        before.append(come_from)
        reached += worth
        if reached > most:
            most, end = reached, index
        place = j + 1
        while place <= size:
            if best[place][0] < reached:
                best[place] = (reached, index)
            place += place & -place
    chain = []
    while end >= 0:
        chain.append((ordered[end][0], ordered[end][1]))
        end = before[end]
    return chain[::-1]


def chains(pairs: Iterable[tuple[int, int, float]]) -> list[list[Pair]]:
    """The best row, then the best of the rest, until nothing is left: a section that moved is its own row."""
    left = list(pairs)
    result: list[list[Pair]] = []
    while left:
        chain = best_chain(left)
        if not chain:
            break
        result.append(chain)
        olds, news = {i for i, _ in chain}, {j for _, j in chain}
        left = [p for p in left if p[0] not in olds and p[1] not in news]
    return result
