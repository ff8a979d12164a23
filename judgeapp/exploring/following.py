"""Consequences of each choice at a position, up to the next decision with several options.

A shuffle is followed with the order as it lies, and whatever then comes of the shuffled cards is by chance; so is what
comes of a card that nobody knows. Where a text must be resolved by hand the judge decides, and the line ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, structs

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.game import EndlessError, Game, begin
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.sameness import canonical_form, fingerprint_of
from judgeapp.engine.state.state import Passed, State
from judgeapp.exploring.board import SeenBoard, board_of
from judgeapp.exploring.claim import OutcomeClaim, claims_to_watch, distinguished_names, flatten
from judgeapp.exploring.claimed_action import is_phase_decision
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.varying import Variation
from judgeapp.messages.errors import InputError

_MOST_FORCED = 10_000  # decisions with one option in a row
_ENDLESS = "endless"
# What shows what a card is.
_SHOWING = frozenset((EventKind.CHECKED, EventKind.REVEALED, EventKind.PLAYED, EventKind.USED, EventKind.TRASHED))
_PILES = ("deck", "digi_egg_deck", "security")


class ExploringRequest(Struct, frozen=True):
    """Question about a position.

    claims -- are checked at each end
    folded -- True where positions that are the same are followed once
    """

    horizon: Horizon = Horizon()
    varying: Variation = Variation()
    claims: tuple[OutcomeClaim, ...] = ()
    folded: bool = True


class WaySoFar(Struct, frozen=True):
    """History of a line of play that its position does not show.

    happened -- of what is watched that, by its place, which has come true on it
    passed   -- of what is watched the deeds, by their places, that were not open when it was asked
    done     -- how many deeds of a phase are done on it, where that is asked for
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
    passed: frozenset[int] = frozenset()
    done: int = 0


class LineEnd(Struct, frozen=True):
    """End of a line of play.

    by_hand -- the text that the judge must resolve there; empty if it ends otherwise
    held    -- which of the claims hold there
    """

    board: SeenBoard
    by_hand: str
    held: tuple[bool, ...]


# What makes two positions the same for what is asked.
Key = tuple[str, tuple[Passed, ...], tuple[str, ...]]


class ReachedPosition(Struct, frozen=True):
    """A position to which a choice leads, with those that had one option after it.

    at -- as a game, or as it is sent from one process to another
    """

    choices: tuple[str, ...]
    depth: int
    way: WaySoFar
    key: Key
    at: Game | bytes
    end: LineEnd | None = None


class Following(Struct, frozen=True):
    """From which position what is asked.

    apart, meant -- copies and cards on the field that claims are about: they are told apart
    watched -- of the claims those about what happens on the way
    """

    root: State
    asked: ExploringRequest
    apart: frozenset[str]
    meant: tuple[int, ...]
    watched: tuple[OutcomeClaim, ...]

    def begun(self, root: Game) -> ReachedPosition:
        """The root position itself."""
        parts = canonical_form(root.state, self.apart, self.meant)
        way = self._seen(WaySoFar(), (), root)
        is_end = root.decision is None or self._is_over(root, way)
        end = self._end(root, way, parts) if is_end else None
        return ReachedPosition((), 0, way, _key(root.state, parts), root, end)

    def follow(self, game: Game, way: WaySoFar, depth: int) -> Iterator[ReachedPosition]:
        """Yield what comes of each choice that is tried at a decision."""
        asked = self.asked
        tried = asked.varying.tried(game, way.made)
        way = WaySoFar(
            way.happened,
            way.chance,
            way.shuffled,
            way.unread,
            tried.made,
            way.free or tried.free,
            way.left_out or tried.unknown > 0,
            way.passed,
            way.done,
        )
        for key in tried.keys:
            choices: tuple[str, ...] = ()
            after, on, choice = game, way, key
            for _ in range(_MOST_FORCED):
                try:
                    before, after = after, after.after(choice, asked.horizon.stops)
                except EndlessError as error:
                    yield self._stuck(after, on, choices, depth + 1, str(error))
                    break
                choices += (choice,)
                on = self._on_the_way(on, before, after)
                is_end = self._ends(after, depth + 1) or self._is_over(after, on)
                on = self._with_next(on, after) if is_end else on
                if is_end or (after.decision is not None and len(after.decision.options) > 1):
                    parts = canonical_form(after.state, self.apart, self.meant)
                    end = self._end(after, on, parts) if is_end else None
                    same = _key(after.state, parts)
                    yield ReachedPosition(choices, depth + 1, on, same, after, end)
                    break
                assert after.decision is not None
                choice = after.decision.options[0].key

    def _stuck(self, game: Game, way: WaySoFar, choices: tuple[str, ...], depth: int, why: str) -> ReachedPosition:
        """End of a line whose continuation is endless: the judge must say what happens."""
        parts = canonical_form(game.state, self.apart, self.meant)
        fingerprint, passed, barred = _key(game.state, parts)
        end = LineEnd(board_of(game.state, self.apart, parts), why, self._held(game, way))
        key = (f"{fingerprint} {_ENDLESS}", passed, barred)
        return ReachedPosition(choices, depth, way, key, game, end)

    def _ends(self, game: Game, depth: int) -> bool:
        decision = game.decision
        return decision is None or decision.kind == "by-hand" or self.asked.horizon.is_reached(self.root, game, depth)

    def _is_over(self, game: Game, way: WaySoFar) -> bool:
        """True where only the legality of actions is asked, and that is known of each."""
        claims = self.asked.claims
        if not claims or not all(claim.deed is not None for claim in claims):
            return False
        is_behind = self.asked.horizon.until is HorizonKind.BLOCK_OVER
        if is_behind and self.asked.horizon.stops(game.state):
            return True
        return len(way.happened | way.passed) == len(self.watched)

    def _end(self, game: Game, way: WaySoFar, parts: list[Any]) -> LineEnd:
        decision = game.decision
        by_hand = decision is not None and decision.kind == "by-hand"
        text = str(decision.options[0].facts.get("text", "")) if decision and by_hand else ""
        return LineEnd(board_of(game.state, self.apart, parts), text, self._held(game, way))

    def _held(self, game: Game, way: WaySoFar) -> tuple[bool, ...]:
        happened = tuple(self.watched[place] for place in way.happened)
        return tuple(claim.holds(game.state, happened) for claim in self.asked.claims)

    def _seen(self, way: WaySoFar, events: Sequence[Event], game: Game) -> WaySoFar:
        """The way with what has come true on it: now, or by these events."""
        state, decision = game.state, game.decision
        happened, passed = way.happened, way.passed
        for place, claim in enumerate(self.watched):
            if place in happened or place in passed:
                continue
            deed = claim.deed
            if claim.has_happened(events, state, decision, way.done):
                happened |= {place}
            elif decision and deed is not None and deed.is_asked(state, decision, way.done):
                passed |= {place}
        if (happened, passed) == (way.happened, way.passed):
            return way
        return structs.replace(way, happened=happened, passed=passed)

    @property
    def _deeds(self) -> int:
        """Number of actions of a phase that are counted."""
        return max((claim.deed.after for claim in self.watched if claim.deed), default=0)

    def _with_next(self, way: WaySoFar, ended: Game) -> WaySoFar:
        """The way where it ends before a decision: what may be done there is open on it too."""
        if ended.decision is not None or ended.result is not None:
            return way
        if not any(claim.deed is not None for claim in self.watched):
            return way
        try:
            return self._seen(way, (), begin(ended.state))
        except InputError:  # it goes on without end, and nobody is asked
            return way

    def _on_the_way(self, way: WaySoFar, before: Game, after: Game) -> WaySoFar:
        """The way after a choice."""
        if is_phase_decision(before.decision) and way.done < self._deeds:
            way = structs.replace(way, done=way.done + 1)
        way = self._seen(way, after.events, after)
        chance, shuffled, unread = way.chance, way.shuffled, way.unread
        for event in after.events:
            if event.what is EventKind.SHUFFLED:
                shuffled |= {f"{event.facts['seat']}.{event.facts['area']}"}
            elif event.what is EventKind.UNREAD:
                unread |= {(str(event.facts["name"]), str(event.facts["text"]))}
        if shuffled - chance:
            chance |= frozenset(_came_into_play(before.state, after.state, shuffled))
        if self.asked.varying.unknown and _shows_unknown(after.events, before, after, self.asked):
            chance |= {"unknown"}
        if (chance, shuffled, unread) == (way.chance, way.shuffled, way.unread):
            return way
        return structs.replace(way, chance=chance, shuffled=shuffled, unread=unread)


def prepare(root: State, asked: ExploringRequest) -> Following:
    """Set up the following of a request from a position."""
    apart = frozenset(distinguished_names(root, asked.claims))
    meant = tuple(dict.fromkeys(ref for claim in flatten(asked.claims) for ref in claim.refs))
    return Following(root, asked, apart, meant, claims_to_watch(asked.claims))


def _key(state: State, parts: list[Any]) -> Key:
    """Identity of a position for the request."""
    # Of what was passed only that counts by which a loop would be recognised (18-3).
    passed = tuple(passed_state for passed_state in state.trail if passed_state.at)
    return fingerprint_of(parts), passed, state.barred


def _came_into_play(before: State, after: State, shuffled: frozenset[str]) -> Iterator[str]:
    """The shuffled piles from which cards were taken."""
    for seat in Seat:
        for pile in _PILES:
            name = f"{seat.value}.{pile.replace('_', '-')}"
            if name in shuffled:
                lay, lies = (getattr(state.areas[seat], pile) for state in (before, after))
                if lay is not lies and not set(lay) <= set(lies):
                    yield name


def _shows_unknown(events: Sequence[Event], before: Game, after: Game, asked: ExploringRequest) -> bool:
    unknown = asked.varying.unknown
    shown = (
        ref
        for event in events
        if event.what in _SHOWING
        for ref in (*event.ids("card"), *event.ids("cards"), *event.ids("became"))
    )
    cards = (after.state.cards.get(ref) or before.state.cards.get(ref) for ref in shown)
    return any(card is not None and card.face in unknown for card in cards)
