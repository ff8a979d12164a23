"""Consequences of each choice at a position, up to the next decision with several options. A shuffle keeps the present
order, and whatever then depends on the shuffled cards is marked as chance, as with an unknown card. Where a text must
be resolved by hand, the judge decides, and the line ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, structs

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.game import MAX_FORCED, EndlessError, Game, resume
from judgeapp.engine.identity import Seat
from judgeapp.engine.moment import Decision
from judgeapp.engine.state.sameness import PlaceNames, Use, canonical_form, fingerprint_of, uses_of
from judgeapp.engine.state.state import ASKED_USES, Passed, State
from judgeapp.engine.triggering.unread import unread_texts
from judgeapp.exploring.board import SeenBoard, board_of
from judgeapp.exploring.claim import OutcomeClaim, claims_to_watch, distinguished_names, flatten, is_phase_decision
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.varying import Variation
from judgeapp.messages.errors import InputError

_ENDLESS = " endless"
_SHOWING = frozenset((EventKind.CHECKED, EventKind.REVEALED, EventKind.PLAYED, EventKind.USED, EventKind.TRASHED))
_PILES = ("deck", "digi_egg_deck", "security")


class ExploringRequest(Struct, frozen=True):
    """Question about a position."""

    horizon: Horizon = Horizon()
    varying: Variation = Variation()
    claims: tuple[OutcomeClaim, ...] = ()  # are checked at each end
    folded: bool = True  # True if positions that are the same are followed once


class LineHistory(Struct, frozen=True):
    """History of a line of play that its position does not show."""

    happened: frozenset[int] = frozenset()  # indexes of the watched claims that have come true on it
    # Unknowns it depends on: "A.deck" was shuffled and its cards came into play, "unknown" is a card that nobody knows.
    chance: frozenset[str] = frozenset()
    shuffled: frozenset[str] = frozenset()  # piles that were shuffled on it
    # Texts that are not understood and came into play on it, or might have opened an action: card and text.
    unread: frozenset[tuple[str, str]] = frozenset()
    made: int = 0  # how many decisions of the line were met
    free: bool = False  # how many should have followed the line and could not
    passed: frozenset[int] = frozenset()  # indexes of the watched actions that were not open when it was asked
    done: int = 0  # number of actions of a phase taken on it, if counted


class LineEnd(Struct, frozen=True):
    board: SeenBoard
    by_hand: str  # the text that the judge must resolve there; empty if it ends otherwise
    held: tuple[bool, ...]  # which of the claims hold there


# Identity of a position for the question asked, without what was used.
Key = tuple[str, tuple[Passed, ...], tuple[str, ...]]
_USED = 10  # index of what was used in the canonical form
EVERY_USE = frozenset(("",))


class ReachedPosition(Struct, frozen=True):
    """A position to which a choice leads, with those that had one option after it."""

    choices: tuple[str, ...]
    depth: int
    history: LineHistory
    key: Key
    at: Game | bytes  # as a game, or as sent between processes
    end: LineEnd | None = None
    uses: tuple[Use, ...] = ()  # of effects this turn, unless the key has them
    asked: frozenset[str] = EVERY_USE  # labels of the effects that its decision asks about being used up


class FollowedPosition(Struct, frozen=True):
    """A position from which the lines of play were followed one decision further."""

    reached: tuple[ReachedPosition, ...]
    begun: int  # number of lines that begin there
    left_out: int  # number of those not followed, being about unknown cards
    asked: frozenset[str] = EVERY_USE  # labels of the effects asked about being used up on the way


class Following(Struct, frozen=True):
    """Exploration of a request from a root position."""

    root: State
    asked: ExploringRequest
    # apart, meant: distinguished copies and cards on the field that claims are about
    apart: frozenset[str]
    meant: tuple[int, ...]
    watched: tuple[OutcomeClaim, ...]  # the claims about events on the way

    def root_position(self, root: Game) -> ReachedPosition:
        history = self._seen(LineHistory(unread=_standing(root.state)), (), root)
        is_end = root.decision is None or self._is_over(root, history)
        return self._reached(root, history, (), 0, is_end=is_end)

    def follow(self, game: Game, history: LineHistory, depth: int) -> FollowedPosition:
        """Follow each choice that is tried at a decision."""
        tried = self.asked.varying.tried(game, history.made)
        history = structs.replace(history, made=tried.made, free=history.free or tried.free)
        asked: list[tuple[State, str]] = []
        token = ASKED_USES.set(asked)
        try:
            reached = tuple(self._follow_choice(game, history, depth + 1, key, asked) for key in tried.keys)
        finally:
            ASKED_USES.reset(token)
        return FollowedPosition(reached, tried.begun, tried.left_out, self._labels(asked))

    def _labels(self, asked: Iterable[tuple[State, str]]) -> frozenset[str]:
        """Labels of effects asked for in the turn of the root: after it all may be used again (15-14-1-1)."""
        return frozenset(label for state, label in asked if state.turn == self.root.turn)

    @property
    def _uses_pass(self) -> bool:
        """True if lines end in another turn, for which uses in this one do not count."""
        return self.asked.folded and self.asked.horizon.until is HorizonKind.TURN_ENDS

    def _reached(
        self,
        game: Game,
        history: LineHistory,
        choices: tuple[str, ...],
        depth: int,
        asked: frozenset[str] = EVERY_USE,
        *,
        is_end: bool,
        why: str = "",
    ) -> ReachedPosition:
        """Reached position. `asked`: the uses its decision asks for; `why`: the judge's notice if it is endless."""
        state = game.state
        names = PlaceNames(state, self.apart)
        parts = canonical_form(state, names, self.meant)
        end: LineEnd | None = None
        uses: tuple[Use, ...] = ()
        if is_end:
            end = LineEnd(board_of(state, self.apart, parts), why or _by_hand(game.decision), self._held(game, history))
            is_past = game.result is not None or state.turn != self.root.turn
            asked = frozenset() if is_past else EVERY_USE
        elif self._uses_pass:
            parts[_USED], uses = [], tuple(uses_of(state, names))
        # Only the past states that would reveal a loop count (18-3).
        passed = tuple(passed_state for passed_state in state.trail if passed_state.at)
        key = (fingerprint_of(parts) + (_ENDLESS if why else ""), passed, state.barred)
        return ReachedPosition(choices, depth, history, key, game, end, uses, asked)

    def _follow_choice(
        self, game: Game, history: LineHistory, depth: int, choice: str, asked: list[tuple[State, str]]
    ) -> ReachedPosition:
        """The next decision with several options after a choice, or the end of the line."""
        begun = len(asked)
        choices: tuple[str, ...] = ()
        after = game
        for _ in range(MAX_FORCED):
            try:
                before, after = after, after.after(choice, self.asked.horizon.stops)
            except EndlessError:
                break
            choices += (choice,)
            history = self._after_choice(history, before, after)
            is_end = self._ends(after, depth) or self._is_over(after, history)
            history = self._with_next(history, after) if is_end else history
            if is_end or (after.decision is not None and len(after.decision.options) > 1):
                # Its decision asked about a state with just as much used up.
                here = self._labels((state, label) for state, label in asked[begun:] if state.used is after.state.used)
                return self._reached(after, history, choices, depth, here, is_end=is_end)
            assert after.decision is not None
            choice = after.decision.options[0].key
        # It goes on without end, or nearly: the judge must say what happens.
        return self._reached(after, history, choices, depth, is_end=True, why=str(EndlessError()))

    def _ends(self, game: Game, depth: int) -> bool:
        decision = game.decision
        return decision is None or decision.kind == "by-hand" or self.asked.horizon.is_reached(self.root, game, depth)

    def _is_over(self, game: Game, history: LineHistory) -> bool:
        """True if only the legality of actions is asked, and that is known of each."""
        claims = self.asked.claims
        if not claims or not all(claim.action is not None for claim in claims):
            return False
        is_behind = self.asked.horizon.until is HorizonKind.BLOCK_OVER
        if is_behind and self.asked.horizon.stops(game.state):
            return True
        return len(history.happened | history.passed) == len(self.watched)

    def _held(self, game: Game, history: LineHistory) -> tuple[bool, ...]:
        happened = tuple(self.watched[place] for place in history.happened)
        return tuple(claim.holds(game.state, happened) for claim in self.asked.claims)

    def _seen(self, history: LineHistory, events: Sequence[Event], game: Game) -> LineHistory:
        """The history with claims come true now, or by these events."""
        state, decision = game.state, game.decision
        happened, passed, unread = history.happened, history.passed, history.unread
        for index, claim in enumerate(self.watched):
            if index in happened or index in passed:
                continue
            action = claim.action
            if claim.has_happened(events, state, decision, history.done):
                happened |= {index}
            elif decision and action is not None and action.is_asked(state, decision, history.done):
                passed |= {index}
                unread |= action.doubts(state, decision)
        if (happened, passed) == (history.happened, history.passed):
            return history
        return structs.replace(history, happened=happened, passed=passed, unread=unread)

    @property
    def _counted_actions(self) -> int:
        return max((claim.action.after for claim in self.watched if claim.action), default=0)

    def _with_next(self, history: LineHistory, ended: Game) -> LineHistory:
        """The history at an end before a decision: actions open there are open on it too."""
        if ended.decision is not None or ended.result is not None:
            return history
        if not any(claim.action is not None for claim in self.watched):
            return history
        try:
            return self._seen(history, (), resume(ended.state))
        except InputError:  # it goes on without end, and nobody is asked
            return history

    def _after_choice(self, history: LineHistory, before: Game, after: Game) -> LineHistory:
        if is_phase_decision(before.decision) and history.done < self._counted_actions:
            history = structs.replace(history, done=history.done + 1)
        history = self._seen(history, after.events, after)
        chance, shuffled, unread = history.chance, history.shuffled, history.unread
        for event in after.events:
            if event.kind is EventKind.SHUFFLED:
                shuffled |= {f"{event.facts['seat']}.{event.facts['area']}"}
            elif event.kind is EventKind.UNREAD:
                unread |= {(str(event.facts["name"]), str(event.facts["text"]))}
        if shuffled - chance:
            chance |= frozenset(_came_into_play(before.state, after.state, shuffled))
        if self.asked.varying.unknown and _shows_unknown(after.events, before, after, self.asked):
            chance |= {"unknown"}
        if (chance, shuffled, unread) == (history.chance, history.shuffled, history.unread):
            return history
        return structs.replace(history, chance=chance, shuffled=shuffled, unread=unread)


def prepare(root: State, asked: ExploringRequest) -> Following:
    """Set up the following of a request from a position."""
    apart = frozenset(distinguished_names(root, asked.claims))
    meant = tuple(dict.fromkeys(ref for claim in flatten(asked.claims) for ref in claim.refs))
    return Following(root, asked, apart, meant, claims_to_watch(asked.claims))


def _standing(state: State) -> frozenset[tuple[str, str]]:
    """Texts that are not understood and always apply where a line begins: they are in play on all of it."""
    return frozenset((text.name, text.text) for text in unread_texts(view(state)) if not text.perhaps)


def _by_hand(decision: Decision | None) -> str:
    """Text that the judge must resolve at a decision; empty if it is another."""
    if decision is None or decision.kind != "by-hand":
        return ""
    return str(decision.options[0].facts.get("text", ""))


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
        if event.kind in _SHOWING
        for ref in (*event.ids("card"), *event.ids("cards"), *event.ids("became"))
    )
    cards = (after.state.cards.get(ref) or before.state.cards.get(ref) for ref in shown)
    return any(card is not None and card.face in unknown for card in cards)
