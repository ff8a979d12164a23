"""Reachability of accounts: whether the numbers of an account, or an action that it claims, can come about by the rules
at all: not as it was told, but on any legal line of play from what both accounts say was done last in a phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise, takewhile
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.legality.attempt import Attempt
from judgeapp.engine.state.state import replace
from judgeapp.exploring.claim import ClaimedAction, DecisionPoint, OutcomeClaim, decision_point, is_phase_decision
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.exploring.varying import Variation
from judgeapp.scenario.playing.finding import FailedError, ThingFinder
from judgeapp.scenario.playing.verdicts import attempt_of
from judgeapp.scenario.table import BLANKS
from judgeapp.table.dispute.account import Account, RefusedStep
from judgeapp.table.dispute.statement import Statement
from judgeapp.table.exploring.outcomes import LineStep, open_reasons
from judgeapp.table.sentences import sentences

_OF_PHASES = ("main", "breeding")


class Reach(StrEnum):
    AS_TOLD = "as-told"  # every step is legal: the account itself is such a line
    OTHERWISE = "otherwise"  # in another way than described
    NEVER = "never"  # by no legal line of play
    UNTRUE = "untrue"  # what it states of a moment isn't true then, so nothing is explored
    OPEN = "open"  # not every line was followed, or something other than the rules decides
    UNREAD = "unread"  # a step can't be checked, so nothing is explored


class Reachability(Struct, frozen=True):
    """Answer for an account."""

    who: str
    reached: Reach
    claim: OutcomeClaim | None = None  # its numbers
    refused_step: RefusedStep | None = None  # the first step not legal as told, if it claims an action
    choices: tuple[str, ...] = ()  # the line of play from there until that is true or done; a legal account's own
    open: tuple[Explanation, ...] = ()  # reasons that leave it open

    @property
    def horizon(self) -> Horizon | None:
        """Horizon of a line to a claimed action, which ends at the decision after it; None for others."""
        return Horizon(HorizonKind.DECISIONS, len(self.choices)) if self.refused_step is not None else None

    @property
    def can_be_played(self) -> bool:
        """True if the line exists."""
        return self.reached in (Reach.AS_TOLD, Reach.OTHERWISE)


class ReachabilityRequest(Struct, frozen=True):
    """Exploration that answers for some accounts."""

    accounts: tuple[Account, ...]
    start: Game
    asked: ExploringRequest
    at: tuple[int, ...]  # index of each account's claim among those of the request; -1 if nothing must be followed

    @property
    def shared(self) -> tuple[str, ...]:
        """The choices that lead there from the accounts' beginning."""
        return self.start.choices[len(self.accounts[0].start.choices) :]

    @property
    def is_needed(self) -> bool:
        """True if an account is not legal."""
        return any(
            account.wrong is not None and not _is_unread(account) and (_refused_action(account) or _numbers(account))
            for account in self.accounts
        )

    def is_as(self, other: ReachabilityRequest) -> bool:
        """True if it asks about the same accounts, whoever gives them."""
        return all(
            account.start is its.start and (account.judged_steps is its.judged_steps or account.steps == its.steps)
            for account, its in zip(self.accounts, other.accounts, strict=True)
        )


def request_reachability(accounts: Sequence[Account], names: Mapping[str, UnitId]) -> ReachabilityRequest:
    """Request for some accounts: whether the first claimed action that was not legal may be done; for an account wrong
    in numbers only, whether they are true together at some moment, from the last about which it states false ones."""
    claims: list[OutcomeClaim] = []
    at: list[int] = []
    undisputed = _undisputed(accounts)
    for account, before in zip(accounts, undisputed.actions_before, strict=True):
        claim = _claimed(account, names, before)
        at.append(len(claims) if claim is not None else -1)
        claims += [claim] if claim is not None else []
    horizon = undisputed.horizon
    if undisputed.is_attack and all(is_defending_action(claim.action) for claim in claims):
        horizon = Horizon(HorizonKind.BLOCK_OVER)
    asked = ExploringRequest(horizon, Variation(unknown=tuple(BLANKS)), tuple(claims))
    return ReachabilityRequest(tuple(accounts), undisputed.start, asked, tuple(at))


def judge_reachability(of: ReachabilityRequest, outcomes: ExploredOutcomes | None) -> tuple[Reachability, ...]:
    """Answer for each account; `outcomes` are those followed, None if nothing had to be."""
    return tuple(_answered(account, of, place, outcomes) for account, place in zip(of.accounts, of.at, strict=True))


def _answered(account: Account, of: ReachabilityRequest, place: int, outcomes: ExploredOutcomes | None) -> Reachability:
    if account.wrong is None:
        return Reachability(account.who, Reach.AS_TOLD, choices=account.choices[len(of.shared) :])
    if _is_unread(account):
        return Reachability(account.who, Reach.UNREAD)
    refused = _refused_action(account)
    if refused is None and _numbers(account) is None:
        return Reachability(account.who, Reach.UNTRUE, refused_step=account.wrong)
    if place < 0 or outcomes is None:
        return Reachability(account.who, Reach.OPEN, refused_step=refused)
    asked = of.asked.claims[place]
    claim = asked.of[0] if refused is None else None
    reaching = [outcome for outcome in outcomes.outcomes if outcome.claims[place]]
    choices = next((outcome.choices for outcome in reaching if outcome.is_certain), None)
    if choices is not None:
        up_to = _until_done(of, asked.action, choices) if asked.action else _until_so(of, asked.of[0], choices)
        return Reachability(account.who, Reach.OTHERWISE, claim, refused, up_to)
    last = refused.game if refused is not None else account.game
    goes_on = last.state.turn != of.start.state.turn  # beyond the lines followed
    if reaching or not outcomes.is_whole or goes_on:
        return Reachability(account.who, Reach.OPEN, claim, refused, open=tuple(open_reasons(outcomes)))
    return Reachability(account.who, Reach.NEVER, claim, refused)


def _until_done(of: ReachabilityRequest, action: ClaimedAction, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The part of a line up to where an action may be done first, and the action."""
    game, number = of.start, 0
    for length, key in enumerate((*choices, "")):
        if game.decision is not None and (done := action.open_at(game.state, game.decision, number)):
            return (*choices[:length], done)
        number += is_phase_decision(game.decision)
        game = game.after(key) if key else game
    return choices


def _until_so(of: ReachabilityRequest, claim: OutcomeClaim, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The part of a line until a claim first holds."""
    game, length = of.start, 0
    while length < len(choices) and not claim.holds(game.state, ()):
        game = game.after(choices[length], of.asked.horizon.stops)
        length += 1
    return choices[:length]


def _is_unread(account: Account) -> bool:
    """True if the rules can't be asked about one of its steps."""
    return any(not step.clauses for step in account.refused)


def _refused_action(account: Account) -> RefusedStep | None:
    """The first claimed action of an account that was not legal."""
    return next((step for step in account.refused if step.stated is None), None)


def _claimed(account: Account, names: Mapping[str, UnitId], before: int) -> OutcomeClaim | None:
    """Claim to explore for an account, whose action comes after `before` others of a phase; None if there is
    none."""
    if account.wrong is None or _is_unread(account):
        return None
    refused = _refused_action(account)
    if refused is None:
        return _numbers(account)
    action = action_claimed(refused, names, before)
    return None if action is None else OutcomeClaim("open", action=action)


def _numbers(account: Account) -> OutcomeClaim | None:
    """The numbers of the last moment about which an account states a false one; None if it states none."""
    last = next((step.at for step in reversed(account.refused) if step.stated and step.stated.is_number), None)
    if last is None:
        return None
    before, after = reversed(account.judged_steps[: last + 1]), account.judged_steps[last + 1 :]
    stated = (takewhile(bool, (step.stated for step in steps)) for steps in (before, after))
    of_moment = (statement for statements in stated for statement in statements if statement is not None)
    numbers = tuple(dict.fromkeys(_number(statement) for statement in of_moment if statement.is_number))
    together = numbers[0] if len(numbers) == 1 else OutcomeClaim("all", of=numbers)
    return OutcomeClaim("once", of=(together,))


def _number(stated: Statement) -> OutcomeClaim:
    explanation, number = stated.explanation, int(stated.explanation.params["number"])
    if explanation.code == "memory":
        seat = Seat(explanation.params["seat"])
        return OutcomeClaim("memory", seat=seat, at_least=number, at_most=number)
    card = explanation.params["card"]
    return OutcomeClaim("dp", card, stated.ref, at_least=number, at_most=number)


class _Made(NamedTuple):
    """A choice of an account: the games before and after it, and whether it was made in a phase."""

    key: str
    before: Game
    after: Game
    is_of_a_phase: bool


def _made(account: Account) -> Iterator[_Made]:
    """Choices of an account up to the step in question: its first illegal action, otherwise the first false number."""
    until = _refused_action(account) or account.wrong
    for step in account.judged_steps:
        if step is until:
            return
        if isinstance(step, RefusedStep):
            continue
        for key, asked, (before, after) in zip(step.choices, step.asked, pairwise(step.games), strict=True):
            yield _Made(key, before, after, asked is not None and asked.is_of_a_phase)


def _is_of_a_phase(refused: RefusedStep | None) -> bool:
    """True for a step that a player takes on his own in a phase."""
    return refused is not None and not {"answer", "expect"}.intersection(refused.step)


class _Undisputed(NamedTuple):
    """Start and horizon of the lines to follow."""

    start: Game
    horizon: Horizon
    actions_before: tuple[int, ...]  # actions of a phase after it in each account, before the one in question
    is_attack: bool  # the one before it is an attack, and no action of a phase follows


def _undisputed(accounts: Sequence[Account]) -> _Undisputed:
    """Last undisputed action of a phase: the position after it, or the accounts' beginning; for numbers, before it if
    nothing of it is left to decide. The horizon is the end of that action and of the attack that it may be; the end of
    the turn, if an account goes on with another."""
    choices_made = [[*_made(account)] for account in accounts]
    of_actions = all(_refused_action(account) is not None for account in accounts if account.wrong is not None)
    start, number, last = accounts[0].start, 0, ""
    for index, made in enumerate(zip(*choices_made, strict=False)):
        if len({account.key for account in made}) > 1:
            break
        if made[0].is_of_a_phase:
            after, last = made[0].after.decision, made[0].key
            goes_on = after is not None and after.kind not in _OF_PHASES
            is_after = goes_on or of_actions
            start, number = (made[0].after, index + 1) if is_after else (made[0].before, index)
    begins_anew = start.decision is not None and start.decision.kind in _OF_PHASES
    actions_before = tuple(sum(made.is_of_a_phase for made in each[number:]) for each in choices_made)
    several = any(
        before + is_another > max(begins_anew, is_another)
        for before, is_another in zip(actions_before, map(_is_of_a_phase, map(_refused_action, accounts)), strict=True)
    )
    until = HorizonKind.TURN_ENDS if several else HorizonKind.ATTACK_OVER
    is_attack = of_actions and last.startswith("attack:") and not any(actions_before)
    return _Undisputed(start, Horizon(until), actions_before, is_attack)


# Actions without a card, by their names among the options.
_WORDS = ("pass", "nothing")
_BREEDING = ("hatch", "move", "nothing")
_OF_ATTACK = ("block", "counter")


def action_claimed(refused: RefusedStep, names: Mapping[str, UnitId], after: int) -> ClaimedAction | None:
    """Claimed action of a refused step; None for several answers in one step, which can't be asked. `after`: number of
    actions of a phase before it, from the start of the lines."""
    state, decision = refused.game.state, refused.game.decision
    meant = refused.meant
    ((verb, about),) = refused.step.items()
    if verb != "answer":
        kind = "breeding" if verb in _BREEDING else "main"
        asked = DecisionPoint(kind, state.turn_seat)
        if verb in _WORDS:
            return ClaimedAction(state.turn, asked, after, word=verb)
        if meant is not None and meant.tried is not None:
            return ClaimedAction(state.turn, asked, after, meant.tried.attempt)
        tried = _tried(ThingFinder(refused.game, names), verb, about)
        return None if tried is None else ClaimedAction(state.turn, asked, after, tried)
    if meant is not None and meant.tried is not None and meant.verb in _OF_ATTACK:
        timing = DecisionPoint(meant.verb, meant.tried.seat)
        return ClaimedAction(state.turn, timing, after, meant.tried.attempt)
    if decision is None or not isinstance(about, str):
        return None
    asked = decision_point(state, decision)
    if meant is not None:
        return ClaimedAction(state.turn, asked, after, chosen=meant.refs[0]) if meant.refs else None
    return ClaimedAction(state.turn, asked, after, word=about)


def is_defending_action(action: ClaimedAction | None) -> bool:
    """True for an action of the attacked player alone, before the attack comes to anything."""
    return action is not None and action.attempt is not None and action.attempt.verb in _OF_ATTACK


def _tried(find: ThingFinder, verb: str, about: object) -> Attempt | None:
    """Attempt of a step, by any requirement; None if nobody can do it."""
    try:
        return replace(attempt_of(find, verb, about), requirement=None)
    except FailedError:
        return None


# Texts about an account, and about one with an illegal action.
SENTENCES = sentences("accounts")


def reachability_sentence(reachability: Reachability) -> str:
    """The sentence that says whether an account could happen."""
    is_of_action = reachability.refused_step is not None and reachability.reached is not Reach.AS_TOLD
    return SENTENCES[f"deed-{reachability.reached}" if is_of_action else reachability.reached]


def why_sentence(step: RefusedStep) -> str:
    """The sentence on why a step was not legal as described, or not true."""
    return SENTENCES["why" if step.stated is None else "why-untrue"]


def visible_steps(reachability: Reachability, steps: Sequence[LineStep]) -> list[LineStep]:
    """The steps of a way that were a choice, and the claimed action to which it leads."""
    is_deed = reachability.refused_step is not None
    last = steps[-1] if steps else None
    return [step for step in steps if not step.alone or (is_deed and step is last)]
