"""Following all ways from a position: positions that are the same by the rules are followed once.

A shuffle is followed with the order as it lies, and whatever then comes of the cards that were
shuffled is by chance; so is what comes of a card that nobody knows. Where a text must be resolved
by hand the judge decides, and the way ends.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from judgeapp.engine.events import Event, What
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.engine.sameness import fingerprint
from judgeapp.engine.state import State
from judgeapp.exploring.claim import Claim, names_apart
from judgeapp.exploring.horizon import Horizon
from judgeapp.exploring.varying import Varying

MOST_POSITIONS = 200_000
_MOST_FORCED = 10_000  # decisions with one option in a row
# What shows what a card is.
_SHOWING = frozenset((What.CHECKED, What.REVEALED, What.PLAYED, What.USED, What.TRASHED))
_PILES = ("deck", "digi_egg_deck", "security")


class Asked(Struct, frozen=True):
    """What is asked of a position.

    claims -- what is watched on the way
    folded -- whether positions that are the same are followed once
    """

    horizon: Horizon = Horizon()
    varying: Varying = Varying()
    claims: tuple[Claim, ...] = ()
    folded: bool = True


class Way(Struct, frozen=True):
    """What a way has in it that its position does not say.

    happened -- the claims, by their place, that have come true on it
    chance   -- what it hangs on that nobody knows: "A.deck" was shuffled and its cards came into
                play, "unknown" is a card that nobody knows
    shuffled -- piles that were shuffled on it
    unread   -- texts that are not understood and came into play on it: card and text
    made     -- how many decisions of the line were met
    free     -- how many were to go as in the line and could not
    left_out -- how many options were left out, being about cards that nobody knows
    """

    happened: frozenset[int] = frozenset()
    chance: frozenset[str] = frozenset()
    shuffled: frozenset[str] = frozenset()
    unread: frozenset[tuple[str, str]] = frozenset()
    made: int = 0
    free: bool = False
    left_out: bool = False


class Node(Struct):
    """A position with the way to it.

    before -- the place of the one that it was first reached from; -1 of the first
    choices-- what was chosen there, and what had one option after it
    next   -- the places of those that come of it; a place stands as often as ways lead there
    """

    before: int
    choices: tuple[str, ...]
    depth: int
    way: Way
    next: list[int] = []
    game: Game | None = None  # while it waits to be followed, and where a way ends
    is_end: bool = False


class Explored(Struct, frozen=True):
    """All that was followed.

    root    -- the position as it was
    nodes   -- the first is the position itself
    stopped -- why not everything was followed: "positions", "time" or "asked"; empty if it was
    """

    root: State
    asked: Asked
    nodes: Sequence[Node]
    stopped: str = ""

    @property
    def ends(self) -> Iterator[int]:
        """The places of the positions where ways end."""
        return (place for place, node in enumerate(self.nodes) if node.is_end)

    def choices(self, place: int) -> tuple[str, ...]:
        """What leads from the position to another, by the fewest decisions."""
        found: list[tuple[str, ...]] = []
        while place:
            found.append(self.nodes[place].choices)
            place = self.nodes[place].before
        return tuple(key for choices in reversed(found) for key in choices)


class Progress(Struct, frozen=True):
    """How far it is: positions that were found, that wait to be followed, and where ways ended."""

    positions: int
    waiting: int
    ends: int


def explore(
    root: Game,
    asked: Asked,
    *,
    most: int = MOST_POSITIONS,
    seconds: float = float("inf"),
    told: Callable[[Progress], bool] = lambda _: True,
) -> Explored:
    """Follow all ways from a position, those with fewer decisions first.

    most, seconds -- bounds; what was found until then is told
    told -- is told how far it is now and then; False stops it
    """
    search = _Search(root, asked)
    until = time.monotonic() + seconds
    stopped = ""
    turns = 0
    while search.waiting and not stopped:
        search.follow()
        turns += 1
        if len(search.nodes) > most:
            stopped = "positions"
        elif not turns % 16 and time.monotonic() > until:
            stopped = "time"
        elif not turns % 64 and not told(search.progress):
            stopped = "asked"
    return Explored(root.state, asked, search.nodes, stopped if search.waiting else "")


class _Search:
    def __init__(self, root: Game, asked: Asked) -> None:
        self.root = root.state
        self.asked = asked
        self.nodes: list[Node] = []
        self.waiting: list[int] = []
        self.ends = 0
        self._at = 0
        self._known: dict[object, int] = {}
        self._apart = frozenset(names_apart(root.state, asked.claims))
        self._meant = tuple(claim.ref for claim in asked.claims if claim.ref)
        self._add(-1, (), 0, Way(), root, is_end=root.decision is None)

    @property
    def progress(self) -> Progress:
        return Progress(len(self.nodes), len(self.waiting) - self._at, self.ends)

    def follow(self) -> None:
        """Take the next position that waits, and what comes of it."""
        place = self.waiting[self._at]
        self._at += 1
        if self._at == len(self.waiting):
            self.waiting, self._at = [], 0
        node = self.nodes[place]
        game, node.game = node.game, None
        assert game is not None
        for one in steps(game, node.way, self.asked, self.root, node.depth):
            node.next.append(self._add(place, one.choices, one.depth, one.way, one.game,
                                       is_end=one.is_end))  # fmt: skip

    def _add(
        self, before: int, choices: tuple[str, ...], depth: int, way: Way, game: Game, *,
        is_end: bool,
    ) -> int:  # fmt: skip
        place = len(self.nodes)
        if self.asked.folded:
            key = self._key(game.state, way, depth)
            known = self._known.setdefault(key, place)
            if known != place:
                return known
        self.nodes.append(Node(before, choices, depth, way, [], game, is_end))
        if is_end:
            self.ends += 1
        else:
            self.waiting.append(place)
        return place

    def _key(self, state: State, way: Way, depth: int) -> object:
        counted = depth if self.asked.horizon.decisions else 0
        passed = tuple(p for p in state.trail if p.at)
        return (fingerprint(state, self._apart, self._meant), passed, state.barred, way, counted)


class Step(Struct, frozen=True):
    """What comes of a choice: up to the next decision with several options."""

    choices: tuple[str, ...]
    depth: int
    way: Way
    game: Game
    is_end: bool


def steps(game: Game, way: Way, asked: Asked, root: State, depth: int) -> Iterator[Step]:
    """What comes of each choice that is tried at a decision."""
    tried = asked.varying.tried(game, way.made)
    way = Way(
        way.happened, way.chance, way.shuffled, way.unread, tried.made,
        way.free or tried.free, way.left_out or tried.unknown > 0,
    )  # fmt: skip
    for key in tried.keys:
        choices: tuple[str, ...] = ()
        after, on = game, way
        choice = key
        for _ in range(_MOST_FORCED):
            choices += (choice,)
            before, after = after, after.after(choice, asked.horizon.stops)
            on = _on_the_way(on, before, after, asked)
            if _ends(asked, root, after, depth + 1):
                yield Step(choices, depth + 1, on, after, True)
                break
            decision = after.decision
            assert decision is not None
            if len(decision.options) > 1:
                yield Step(choices, depth + 1, on, after, False)
                break
            choice = decision.options[0].key


def _ends(asked: Asked, root: State, game: Game, depth: int) -> bool:
    decision = game.decision
    return (
        decision is None
        or decision.kind == "by-hand"
        or asked.horizon.is_reached(root, game, depth)
    )


def _on_the_way(way: Way, before: Game, after: Game, asked: Asked) -> Way:
    """The way after a choice."""
    happened, chance, shuffled, unread = way.happened, way.chance, way.shuffled, way.unread
    for place, claim in enumerate(asked.claims):
        if claim.is_of_the_way and place not in happened and claim.has_happened(after.events):
            happened |= {place}
    for event in after.events:
        if event.what is What.SHUFFLED:
            shuffled |= {f"{event.facts['seat']}.{event.facts['area']}"}
        elif event.what is What.UNREAD:
            unread |= {(str(event.facts["name"]), str(event.facts["text"]))}
    if shuffled - chance:
        chance |= frozenset(_came_into_play(before.state, after.state, shuffled))
    if asked.varying.unknown and _shows_unknown(after.events, before, after, asked):
        chance |= {"unknown"}
    if (happened, chance, shuffled, unread) == (
        way.happened, way.chance, way.shuffled, way.unread,
    ):  # fmt: skip
        return way
    return Way(happened, chance, shuffled, unread, way.made, way.free, way.left_out)


def _came_into_play(before: State, after: State, shuffled: frozenset[str]) -> Iterator[str]:
    """The shuffled piles from which cards were taken."""
    for seat in Seat:
        for pile in _PILES:
            name = f"{seat.value}.{pile.replace('_', '-')}"
            if name in shuffled:
                lay, lies = (getattr(state.areas[seat], pile) for state in (before, after))
                if lay is not lies and not set(lay) <= set(lies):
                    yield name


def _shows_unknown(events: Sequence[Event], before: Game, after: Game, asked: Asked) -> bool:
    unknown = asked.varying.unknown
    shown = (
        ref
        for event in events
        if event.what in _SHOWING
        for ref in (*event.ids("card"), *event.ids("cards"), *event.ids("became"))
    )
    cards = (after.state.cards.get(ref) or before.state.cards.get(ref) for ref in shown)
    return any(card is not None and card.face in unknown for card in cards)
