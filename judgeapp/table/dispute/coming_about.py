"""Whether what an account says of numbers can come about by the rules at all: not as it was told,
but in any legal way from what both accounts say was done last in a phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.engine.telling.explain import Told
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import WhatComes
from judgeapp.exploring.varying import Varying
from judgeapp.scenario.table import BLANKS
from judgeapp.table.dispute.account import Account, Taken, Wrong
from judgeapp.table.dispute.statement import Statement
from judgeapp.table.exploring.outcomes import left_open

_OF_PHASES = ("main", "breeding")


class Reached(StrEnum):
    AS_TOLD = "as-told"  # every step of it is legal: it is such a way itself
    OTHERWISE = "otherwise"  # in another way than it was told
    NEVER = "never"  # in no legal way
    OPEN = "open"  # not everything was followed, or something else than the rules decides
    DEED = "deed"  # it says that something was done that is not legal there: no number is asked


class ComingAbout(Struct, frozen=True):
    """Of an account whether it can come about; `claim` is what it says of numbers, and `choices`
    the way from there up to where that is so, of a legal account its own; `open` is what leaves it
    open."""

    who: str
    reached: Reached
    claim: OutcomeClaim | None = None
    choices: tuple[str, ...] = ()
    open: tuple[Told, ...] = ()

    @property
    def can_be_played(self) -> bool:
        """Whether there is such a way."""
        return self.reached in (Reached.AS_TOLD, Reached.OTHERWISE)


class AskedOfAccounts(Struct, frozen=True):
    """What must be followed to answer for some accounts. at -- the place of the question of each
    among the claims; -1 where nothing must be followed"""

    accounts: tuple[Account, ...]
    begun: Game
    asked: ExploringAsked
    at: tuple[int, ...]

    @property
    def shared(self) -> tuple[str, ...]:
        """The choices that lead there from where the accounts begin."""
        return self.begun.choices[len(self.accounts[0].begun.choices) :]

    @property
    def is_needed(self) -> bool:
        return bool(self.asked.claims)

    def is_as(self, other: AskedOfAccounts) -> bool:
        """Whether it is asked of the same accounts, whoever gives them."""
        return all(
            one.begun is its.begun and (one.said is its.said or one.steps == its.steps)
            for one, its in zip(self.accounts, other.accounts, strict=True)
        )


def asked_of_accounts(accounts: Sequence[Account]) -> AskedOfAccounts:
    """What is asked of all ways: whether at some moment the numbers are those that an account says
    together, at the last moment of which it says what is not so."""
    claims: list[OutcomeClaim] = []
    at: list[int] = []
    for one in accounts:
        claim = _claimed(one)
        at.append(len(claims) if claim is not None else -1)
        claims += [claim] if claim is not None else []
    begun, horizon = _undisputed(accounts)
    varying = Varying(unknown=tuple(BLANKS))
    asked = ExploringAsked(horizon, varying, tuple(claims))
    return AskedOfAccounts(tuple(accounts), begun, asked, tuple(at))


def coming_about(of: AskedOfAccounts, found: WhatComes | None) -> tuple[ComingAbout, ...]:
    """The answer for each account; `found` is what came of following, None where nothing had to be
    followed."""
    return tuple(
        _answered(one, of, place, found) for one, place in zip(of.accounts, of.at, strict=True)
    )


def _answered(
    one: Account, of: AskedOfAccounts, place: int, found: WhatComes | None
) -> ComingAbout:
    if one.wrong is None:
        return ComingAbout(one.who, Reached.AS_TOLD, choices=one.choices[len(of.shared) :])
    if place < 0 or found is None:
        return ComingAbout(one.who, Reached.DEED)
    claim = of.asked.claims[place].of[0]
    so = [outcome for outcome in found.outcomes if outcome.claims[place]]
    way = next((outcome.choices for outcome in so if outcome.is_certain), None)
    if way is not None:
        return ComingAbout(one.who, Reached.OTHERWISE, claim, _until_so(of, claim, way))
    goes_on = one.game.state.turn != of.begun.state.turn  # behind what was followed
    if so or not found.is_whole or goes_on:
        return ComingAbout(one.who, Reached.OPEN, claim, open=tuple(left_open(found)))
    return ComingAbout(one.who, Reached.NEVER, claim)


def _until_so(of: AskedOfAccounts, claim: OutcomeClaim, way: tuple[str, ...]) -> tuple[str, ...]:
    """As much of a way as leads to where it is so first."""
    game, said = of.begun, 0
    while said < len(way) and not claim.holds(game.state, ()):
        game = game.after(way[said], of.asked.horizon.stops)
        said += 1
    return way[:said]


def _claimed(one: Account) -> OutcomeClaim | None:
    """The numbers of the last moment of which an account says one that is not so; None where it
    says none, or also that something was done that is not legal."""
    if not one.refused or any(wrong.stated is None for wrong in one.refused):
        return None
    last = one.refused[-1].at
    said: list[Taken | Wrong] = []
    for step in reversed(one.said[: last + 1]):
        if step.stated is None:
            break
        said.append(step)
    for step in one.said[last + 1 :]:
        if step.stated is None:
            break
        said.append(step)
    numbers = tuple(dict.fromkeys(_number(s.stated) for s in said if s.stated is not None))
    together = numbers[0] if len(numbers) == 1 else OutcomeClaim("all", of=numbers)
    return OutcomeClaim("once", of=(together,))


def _number(stated: Statement) -> OutcomeClaim:
    said, number = stated.said, int(stated.said.params["number"])
    if said.code == "memory":
        seat = Seat(said.params["seat"])
        return OutcomeClaim("memory", seat=seat, at_least=number, at_most=number)
    card = said.params["card"]
    return OutcomeClaim("dp", card, stated.ref, at_least=number, at_most=number)


class _Made(NamedTuple):
    """A choice of an account: the games before and after it, and whether it was made in a phase."""

    key: str
    before: Game
    after: Game
    is_of_a_phase: bool


def _made(one: Account) -> Iterator[_Made]:
    """The choices of an account up to its first step that is not legal."""
    for step in one.said:
        if isinstance(step, Wrong):
            return
        games: list[Game] = [step.game]
        for _ in step.choices:
            assert games[0].before is not None
            games.insert(0, games[0].before)
        for place, (key, asked) in enumerate(zip(step.choices, step.asked, strict=True)):
            of_a_phase = asked is not None and asked.is_of_a_phase
            yield _Made(key, games[place], games[place + 1], of_a_phase)


def _undisputed(accounts: Sequence[Account]) -> tuple[Game, Horizon]:
    """What all of them say was done last in a phase: the position after it, before it where nothing
    is left of it to be decided, or where they begin. How far it is followed from there: to the end
    of that deed and of the attack that it may be; to the end of the turn, where an account goes on
    with another."""
    every = [[*_made(one)] for one in accounts]
    start, number = accounts[0].begun, 0
    for place, made in enumerate(zip(*every, strict=False)):
        if len({one.key for one in made}) > 1:
            break
        if made[0].is_of_a_phase:
            after = made[0].after.decision
            goes_on = after is not None and after.kind not in _OF_PHASES
            start, number = (made[0].after, place + 1) if goes_on else (made[0].before, place)
    begins_anew = start.decision is not None and start.decision.kind in _OF_PHASES
    deeds = max(sum(made.is_of_a_phase for made in each[number:]) for each in every)
    several = deeds > (1 if begins_anew else 0)
    return start, Horizon(HorizonKind.TURN_ENDS if several else HorizonKind.ATTACK_OVER)
