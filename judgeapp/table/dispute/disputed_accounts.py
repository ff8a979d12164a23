"""Two accounts of what happened as one frozen state, and the next state by each intent of the judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import replace
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.messages.errors import InputError
from judgeapp.rulings.players import account_names, names_by_seat, player_name
from judgeapp.scenario.file import Step
from judgeapp.table.comparing.compare import BoardDifference, Marks
from judgeapp.table.deciding.aiming import Aiming
from judgeapp.table.deciding.options import Choice, Question, question
from judgeapp.table.dispute.account import (
    Account,
    PrintedAccounts,
    judge_account,
    printed_claims,
    with_step,
    write_steps,
)
from judgeapp.table.dispute.claims import Claim, write_claimed_step
from judgeapp.table.dispute.dispute import Dispute, DisputeOutcome, assess, dispute
from judgeapp.table.dispute.reachability import (
    Reach,
    Reachability,
    ReachabilityRequest,
    judge_reachability,
    request_reachability,
)
from judgeapp.table.printing import Printing, print_game
from judgeapp.table.results import Results
from judgeapp.table.tree.file import steps_below
from judgeapp.table.tree.tree import LineOfPlay, Tree

_MAX_PAST = 1_000


class Given(NamedTuple):
    """An account as written in a file, and its verdict: None until the rules have answered."""

    text: str = ""
    judged: Account | InputError | None = None


Both = tuple[Given, Given]


class VerbLine(NamedTuple):
    """A line that opens what could be claimed by a verb, or by `EVERY` one."""

    verb: str


EVERY = ""

# The line that adopts the table's play, and the line of the verdict.
PLAYED, VERDICT = object(), object()


class DisputeState(Struct, frozen=True):
    who: tuple[str, str]
    history: tuple[Both, ...] = ((Given(), Given()),)  # for undo and redo
    now: int = 0  # the current ones of these
    active: int = 0
    tree: Tree | None = None  # this and the next three as of Begin
    start: int = 0
    chosen: int = 0
    place: str = ""
    seat: str = "A"  # this and the next three as of ShowFor
    language: str = ""
    printing: Printing | None = None
    headed: tuple[str, str] = ("", "")
    at: tuple[int, int] = (-1, -1)  # the step of each after which its board is shown; -1 for the last one
    source: int = 0  # the card clicked last
    opened: frozenset[str] = frozenset()  # verbs with claims listed, and `EVERY` if verbs are
    line: Any = None  # the current line of the next steps
    marks: tuple[Marks | None, Marks | None] = (None, None)  # highlights on each board; None for their differences
    followed: int = -1  # the account that the ruling follows, of two legal ones; -1 for none
    parts: bool = False  # both boards show where the accounts part
    # Whether they can come about: what was asked, how far it is, what came of it.
    request: ReachabilityRequest | None = None
    progress: ExploringProgress | None = None
    answers: tuple[Reachability, ...] = ()

    @property
    def given(self) -> Both:
        return self.history[self.now]

    @property
    def players(self) -> tuple[str, str]:
        """Names of both accounts as they are shown: the player's or a default one for each that has none."""
        return account_names(self.who, self.headed)

    @property
    def names_by_seat(self) -> dict[str, str]:
        return names_by_seat(self.who, self.headed)

    @property
    def accounts(self) -> tuple[tuple[str, str], ...]:
        """Names of both accounts, and their steps as a file has them."""
        return tuple((who, given.text) for who, given in zip(self.who, self.given, strict=True))

    @property
    def is_judged(self) -> bool:
        """True if the rules have answered about both."""
        return self.tree is not None and all(given.judged is not None for given in self.given)

    @property
    def beginning(self) -> Game:
        assert self.tree is not None
        return self.tree.nodes[self.start].game

    @property
    def names(self) -> Mapping[str, UnitId]:
        assert self.tree is not None
        return self.tree.beginning.names

    @property
    def spoken(self) -> str:
        """The language of texts not printed on a card."""
        return self.printing.language if self.printing is not None else self.language

    @property
    def has_played(self) -> bool:
        """True if the table's play can be taken as the account."""
        path = self.tree.path(self.chosen) if self.tree is not None else ()
        is_below = self.chosen != self.start and any(node.number == self.start for node in path)
        return is_below and not self.given[self.active].text.strip()


class Upcoming(NamedTuple):
    """Next step of the account being given."""

    account: Account | None
    seen: Game | None = None  # its current game, with the cards as shown
    asked: Question | None = None
    choices: tuple[Choice, ...] = ()  # open ones
    claims: tuple[Claim, ...] = ()  # others

    @property
    def open(self) -> Aiming[Choice]:
        return Aiming(self.choices, self.asked.seat if self.asked is not None else "")

    @property
    def claimed(self) -> Aiming[Claim]:
        return Aiming(self.claims, self.seen.state.turn_seat.value if self.seen is not None else "")

    def offered(self, ref: int, place: str) -> list[Choice | Claim]:
        """Choices and claims about a card or a place, open ones first."""
        choices: list[Choice | Claim] = [*self.open.about(ref)] if ref else [*self.open.at(place)]
        return [*choices, *(self.claimed.of(ref) if ref else self.claimed.at(place))]


class Judged(NamedTuple):
    """Judgement of the rules on a state: both accounts, plain and with the cards as shown, where they part, and the
    possible questions. None for parts that can't be read."""

    accounts: tuple[Account | InputError, ...]
    shown: tuple[Account | InputError, ...]
    printed: PrintedAccounts | None
    disputed: Dispute | None
    request: ReachabilityRequest | None
    upcoming: Upcoming

    @property
    def can_be_followed(self) -> bool:
        """True if both accounts are legal, and the judge rules which of them happened."""
        return self.disputed is not None and assess(self.disputed).outcome is DisputeOutcome.BOTH

    def is_at_end(self, state: DisputeState, column: int) -> bool:
        """True if the board of an account is that to which it has come."""
        account = self.accounts[column]
        return isinstance(account, InputError) or not 0 <= state.at[column] < len(account.judged_steps) - 1

    def is_asked_by(self, state: DisputeState) -> bool:
        """True if these accounts are those about which was asked whether they can come about."""
        return self.request is not None and state.request is not None and self.request.is_as(state.request)


def rules_on(state: DisputeState, results: Results) -> Judged:
    """The judgement of the rules on a state in which they have answered about both accounts."""
    accounts = tuple(
        results.of(_named, given.judged, who)
        for given, who in zip(state.given, state.players, strict=True)
        if given.judged is not None
    )
    printing, names = state.printing, state.names
    printed = results.of(PrintedAccounts, printing, names) if printing is not None else None
    shown = (
        accounts
        if printed is None
        else tuple(a if isinstance(a, InputError) else results.of(printed.account, a) for a in accounts)
    )
    readable = [account for account in accounts if isinstance(account, Account)]
    seen = [account for account in shown if isinstance(account, Account)]
    disputed = results.of(dispute, seen[0], seen[1]) if len(seen) == 2 else None
    request = results.of(_request, readable[0], readable[1], names) if len(readable) == 2 else None
    # Not keyed by the player's name, which a judge types letter by letter.
    upcoming = results.of(_upcoming, state.given[state.active].judged, names, printing, state.spoken)
    return Judged(accounts, shown, printed, disputed, request, upcoming)


def _named(account: Account | InputError, who: str) -> Account | InputError:
    return replace(account, who=who) if isinstance(account, Account) and account.who != who else account


def _request(first: Account, other: Account, names: Mapping[str, UnitId]) -> ReachabilityRequest:
    return request_reachability((first, other), names)


def _upcoming(
    account: Account | InputError | None, names: Mapping[str, UnitId], printing: Printing | None, language: str
) -> Upcoming:
    if not isinstance(account, Account):
        return Upcoming(None)
    seen = print_game(account.game, printing)
    asked = question(seen, language)
    choices = tuple(asked.choices()) if asked is not None else ()
    return Upcoming(account, seen, asked, choices, printed_claims(account.game, seen, names, language))


def line_of(state: DisputeState, reachability: Reachability) -> LineOfPlay | None:
    """The line by which an account can come about; None if there is none."""
    asked = state.request
    if asked is None or not reachability.can_be_played:
        return None
    is_open = reachability.reached is not Reach.AS_TOLD and reachability.refused_step is None
    return LineOfPlay(state.start, (*asked.shared, *reachability.choices), asked.asked.horizon if is_open else None)


# -- intents --------------------------------------------------------------------------------------


class AccountIntent(Struct, frozen=True):
    """Intent on the page of two accounts, by button, key, menu or click. `column`: of which account."""


class Begin(AccountIntent, frozen=True):
    """Both begin at the node `start`; `chosen` are the choices played from there, `place` names the beginning."""

    tree: Tree
    start: int
    chosen: int
    place: str


class ShowAccounts(AccountIntent, frozen=True):
    """Names of both accounts with their steps as a file has them, as they were given at another table; and the one
    that the ruling on them follows."""

    accounts: tuple[tuple[str, str], ...]
    followed: int = -1


class Judge(AccountIntent, frozen=True):
    accounts: tuple[Account | InputError, ...]  # the answers of the rules about both


class ShowFor(AccountIntent, frozen=True):
    seat: str  # from which both boards are seen
    language: str  # the reader's
    printing: Printing | None  # of the cards shown
    headed: tuple[str, str]  # names of the players in the heading of the report


class Rename(AccountIntent, frozen=True):
    column: int
    who: str


class AddStep(AccountIntent, frozen=True):
    step: Step


class Take(AccountIntent, frozen=True):
    thing: Any  # that of a line of the next steps, which is chosen


class SeeNext(AccountIntent, frozen=True):
    thing: Any  # that of such a line, on which the cursor is


class TakeBack(AccountIntent, frozen=True):
    """The last step is taken back; an account that can't be read, wholly."""

    column: int


class Undo(AccountIntent, frozen=True):
    forth: bool = False


class FollowAccount(AccountIntent, frozen=True):
    column: int  # of the account that the ruling follows, of two that are both legal


class GoOnWith(AccountIntent, frozen=True):
    column: int


class SeeStep(AccountIntent, frozen=True):
    """The board after a step; after the last one the account is gone on with."""

    column: int
    step: int


class Aim(AccountIntent, frozen=True):
    """A card, or place of that name, was clicked or activated on an account's board; or a card was dragged onto it."""

    column: int
    ref: int
    place: str
    by: Literal["click", "activate", "drag"] = "click"
    dragged: int = 0


class See(AccountIntent, frozen=True):
    thing: Any  # that of a line of the verdict, to show on the boards


class Explore(AccountIntent, frozen=True):
    """The question whether the accounts can come about."""


class Explored(AccountIntent, frozen=True):
    result: ExploringProgress | ExploredOutcomes | None  # None if it was refused


def after(state: DisputeState, intent: AccountIntent, results: Results) -> DisputeState:
    before = [given.text for given in state.given]
    state = _after(state, intent, results)
    is_another = [given.text for given in state.given] != before
    if state.followed >= 0 and is_another and not isinstance(intent, ShowAccounts):
        state = replace(state, followed=-1)
    if state.progress is not None and state.is_judged and not rules_on(state, results).is_asked_by(state):
        # Another account is another question.
        return replace(state, progress=None, request=None)
    return state


def _after(state: DisputeState, intent: AccountIntent, results: Results) -> DisputeState:
    match intent:
        case Begin(tree, start, chosen, place):
            unjudged = _anew(_without_search(state), tuple(Given(given.text) for given in state.given))
            return replace(unjudged, tree=tree, start=start, chosen=chosen, place=place)
        case ShowAccounts(accounts, followed):
            given = tuple(Given(text) for _, text in accounts)
            who = tuple(player_name(who) for who, _ in accounts)
            anew = _without_search(state)
            return _at_next(anew, who=who, history=(given,), now=0, active=0, at=(-1, -1), followed=followed)
        case Judge(accounts):
            return _anew(state, tuple(Given(g.text, a) for g, a in zip(state.given, accounts, strict=True)))
        case ShowFor(seat, language, printing, headed):
            if (seat, language, headed) == (state.seat, state.language, state.headed) and printing is state.printing:
                return state
            shown = state if printing is state.printing else _at_next(state)
            return replace(shown, seat=seat, language=language, printing=printing, headed=headed)
        case Rename(column, who):
            return _unmarked(state, who=_put(state.who, column, who))
    # Later intents need the verdict on both accounts.
    return _after_judged(state, intent, results) if state.is_judged else state


def _after_judged(state: DisputeState, intent: AccountIntent, results: Results) -> DisputeState:
    if isinstance(intent, Aim):
        state = _gone_on_with(state, intent.column)
    rules = rules_on(state, results)
    account = rules.upcoming.account
    match intent:
        case AddStep(step) if account is not None:
            return _given(state, state.active, with_step(account, state.names, step, state.language))
        case Take(thing):
            return _taken(state, thing, rules)
        case TakeBack(column):
            last = rules.accounts[column]
            if isinstance(last, InputError):
                return _given(state, column, Account(state.who[column], state.beginning))
            if not last.judged_steps:
                return state
            return _given(state, column, replace(last, judged_steps=last.judged_steps[:-1]))
        case Undo(forth):
            now = state.now + (1 if forth else -1)
            return _at_next(state, now=now) if 0 <= now < len(state.history) else state
        case FollowAccount(column) if rules.can_be_followed:
            return replace(state, followed=column)
        case GoOnWith(column):
            return _gone_on_with(state, column)
        case SeeStep(column, step) if isinstance(rules.accounts[column], Account):
            return _unmarked(state, at=_put(state.at, column, _seen(rules.accounts[column], step)))
        case Aim(column):
            # A click on an earlier board leads back to the account's current board.
            if not rules.is_at_end(state, column):
                return _unmarked(state, at=_put(state.at, column, -1))
            return _aimed(state, intent, rules)
        case SeeNext(thing):
            return _marked(replace(state, line=thing), thing.refs if isinstance(thing, Choice | Claim) else None)
        case See(BoardDifference(marks=marks)):
            return replace(state, marks=marks)
        case See(thing) if thing is VERDICT and rules.disputed is not None and rules.disputed.parting:
            steps = rules.disputed.parting.steps
            return _unmarked(state, at=tuple(map(_seen, rules.accounts, steps)), parts=True)
        case Explore() if (asked := rules.request) is not None and asked.is_needed:
            if asked.asked.claims:
                return replace(state, request=asked, answers=(), progress=ExploringProgress(1, 1, 0))
            return replace(state, request=asked, answers=judge_reachability(asked, None))
        case Explored(result) if state.progress is not None and state.request is not None:
            if isinstance(result, ExploringProgress):
                return replace(state, progress=result)
            answers = judge_reachability(state.request, result) if result is not None else ()
            return replace(state, progress=None, answers=answers)
    return state


def _without_search(state: DisputeState) -> DisputeState:
    """The state in which a search that is running is given up: its accounts are judged anew, or are others."""
    return replace(state, progress=None, request=None) if state.progress is not None else state


def _seen(account: Account | InputError, step: int) -> int:
    """Step whose board is seen; -1 for the last one, which stays the end when steps are taken back or added."""
    return -1 if isinstance(account, InputError) or step >= len(account.judged_steps) - 1 else step


def _put(both: tuple[Any, Any], column: int, value: Any) -> tuple[Any, Any]:
    return (both[0], value) if column else (value, both[1])


def _unmarked(state: DisputeState, **changes: Any) -> DisputeState:
    return replace(state, **{"marks": (None, None), "parts": False, **changes})


def _marked(state: DisputeState, marks: Sequence[int | str] | None) -> DisputeState:
    """State with marks on the board of the active account."""
    return state if marks is None else replace(state, marks=_put(state.marks, state.active, tuple(marks)))


def _at_next(state: DisputeState, **changes: Any) -> DisputeState:
    """Reset the list of next steps."""
    return _unmarked(state, source=0, opened=state.opened & {EVERY}, line=None, **changes)


def _anew(state: DisputeState, given: Any) -> DisputeState:
    """State in which other accounts take the place of the present ones."""
    return _at_next(state, history=(*state.history[: state.now], given, *state.history[state.now + 1 :]))


def _gone_on_with(state: DisputeState, column: int) -> DisputeState:
    return state if column == state.active else _at_next(state, active=column)


def _given(state: DisputeState, column: int, account: Account) -> DisputeState:
    """An account is another one from now on."""
    past = state.history[: state.now + 1][-_MAX_PAST:]
    history = (*past, _put(state.given, column, Given(write_steps(account.steps), account)))
    return _at_next(state, history=history, now=len(past), at=_put(state.at, column, -1), active=column)


def _taken(state: DisputeState, thing: Any, rules: Judged) -> DisputeState:
    """Choose a line of the next steps."""
    account = rules.upcoming.account
    if isinstance(thing, VerbLine):
        return replace(state, opened=state.opened ^ {thing.verb}, line=thing)
    if isinstance(thing, Choice | Claim) and account is not None:
        step = thing.step if isinstance(thing, Claim) else write_claimed_step(account.game, state.names, thing)
        return _given(state, state.active, with_step(account, state.names, step, state.language))
    if thing is PLAYED and state.tree is not None:
        steps, who = steps_below(state.tree, state.start, state.chosen), state.who[state.active]
        return _given(state, state.active, judge_account(state.beginning, state.names, steps, who, state.language))
    return state


# -- clicks on a board ----------------------------------------------------------------------------


def _aimed(state: DisputeState, aim: Aim, rules: Judged) -> DisputeState:
    """Click as at the table. A closed option is only selected, for the judge to choose."""
    coming, ref, place = rules.upcoming, aim.ref, aim.place
    is_open, claimed = coming.open, coming.claimed
    at = is_open.at(place)
    if aim.by == "drag":
        state = _sourced(state, aim.dragged, [], coming)
        return _taken_or_gone_to(
            state, is_open.dragged(aim.dragged, ref, place) or claimed.dragged(aim.dragged, ref, place), rules
        )
    if aim.by == "activate":
        choices = is_open.of(ref) or is_open.about(ref) or at
        is_claimed = not choices and isinstance(state.line, Claim) and ref in state.line.refs
        if len(choices) == 1 or is_claimed:
            return _taken(state, choices[0] if choices else state.line, rules)
        return _sourced(state, ref, choices, coming)
    is_of_a_phase = coming.asked is None or coming.asked.is_of_a_phase
    if aimed := is_open.clicked(state.source, ref, place, is_of_a_phase=is_of_a_phase):
        return _taken_or_gone_to(state, aimed, rules)
    if not (is_open.of(ref) or at) and (own := claimed.clicked(state.source, ref, place, is_of_a_phase=True)):
        return _marked(replace(state, line=own[0]), own[0].refs)
    return _sourced(state, ref, at, coming)


def _taken_or_gone_to(state: DisputeState, things: Sequence[Choice | Claim], rules: Judged) -> DisputeState:
    """The only one is taken; of several the first is gone to."""
    if len(things) == 1:
        return _taken(state, things[0], rules)
    return replace(state, line=things[0]) if things else state


def _sourced(state: DisputeState, ref: int, at: Sequence[Choice], coming: Upcoming) -> DisputeState:
    """All that can be done with a card stands out on the board."""
    choices = coming.open.of(ref) or at or (coming.open.about(ref) if ref else [])
    own: list[Any] = [*(choices or coming.claimed.of(ref))]
    marks = coming.open.marks(ref) or coming.claimed.marks(ref)
    return _marked(replace(state, source=ref, line=own[0] if own else None), marks)
