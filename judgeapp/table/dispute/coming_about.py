"""Whether what an account says of numbers, or that something was done, can come about by the rules
at all: not as it was told, but in any legal way from what both accounts say was done last in a
phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.deed import AllegedDeed, is_of_a_phase
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import WhatComes
from judgeapp.exploring.varying import Varying
from judgeapp.scenario.table import BLANKS
from judgeapp.table.dispute.account import Account, Taken, Wrong
from judgeapp.table.dispute.deeds import deed_of, is_of_defending
from judgeapp.table.dispute.statement import Statement
from judgeapp.table.exploring.outcomes import left_open

_OF_PHASES = ("main", "breeding")


class Reached(StrEnum):
    AS_TOLD = "as-told"  # every step of it is legal: it is such a way itself
    OTHERWISE = "otherwise"  # in another way than it was told
    NEVER = "never"  # in no legal way
    OPEN = "open"  # not everything was followed, or something else than the rules decides
    UNREAD = "unread"  # a step of it can't be read or found: nothing is asked


class ComingAbout(Struct, frozen=True):
    """Of an account whether it can come about.

    claim   -- what it says of numbers
    deed    -- what was not legal as it was told, where it says that this was done
    choices -- the way from there up to where that is so or done, of a legal account its own
    open    -- what leaves it open
    """

    who: str
    reached: Reached
    claim: OutcomeClaim | None = None
    deed: Wrong | None = None
    choices: tuple[str, ...] = ()
    open: tuple[Explanation, ...] = ()

    @property
    def horizon(self) -> Horizon | None:
        """How far a way to a deed goes, which is up to what is decided after it; None of others."""
        return Horizon(HorizonKind.DECISIONS, len(self.choices)) if self.deed is not None else None

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
        """Whether there is anything to answer: an account is not legal."""
        return any(one.wrong is not None and not _is_unread(one) for one in self.accounts)

    def is_as(self, other: AskedOfAccounts) -> bool:
        """Whether it is asked of the same accounts, whoever gives them."""
        return all(
            one.begun is its.begun and (one.said is its.said or one.steps == its.steps)
            for one, its in zip(self.accounts, other.accounts, strict=True)
        )


def asked_of_accounts(accounts: Sequence[Account], names: Mapping[str, UnitId]) -> AskedOfAccounts:
    """What is asked of all ways: whether the first deed of an account that was not legal may be
    done; of one that is wrong in numbers only, whether at some moment they are those that it says
    together, at the last moment of which it says what is not so."""
    claims: list[OutcomeClaim] = []
    at: list[int] = []
    undisputed = _undisputed(accounts)
    for one, before in zip(accounts, undisputed.deeds, strict=True):
        claim = _claimed(one, names, before)
        at.append(len(claims) if claim is not None else -1)
        claims += [claim] if claim is not None else []
    horizon = undisputed.horizon
    if undisputed.is_attack and all(is_of_defending(claim.deed) for claim in claims):
        horizon = Horizon(HorizonKind.BLOCK_OVER)
    asked = ExploringAsked(horizon, Varying(unknown=tuple(BLANKS)), tuple(claims))
    return AskedOfAccounts(tuple(accounts), undisputed.begun, asked, tuple(at))


def coming_about(of: AskedOfAccounts, found: WhatComes | None) -> tuple[ComingAbout, ...]:
    """The answer for each account; `found` is what came of following, None where nothing had to be
    followed."""
    return tuple(_answered(one, of, place, found) for one, place in zip(of.accounts, of.at, strict=True))


def _answered(one: Account, of: AskedOfAccounts, place: int, found: WhatComes | None) -> ComingAbout:
    if one.wrong is None:
        return ComingAbout(one.who, Reached.AS_TOLD, choices=one.choices[len(of.shared) :])
    if _is_unread(one):
        return ComingAbout(one.who, Reached.UNREAD)
    deed = _deed(one)
    if place < 0 or found is None:
        return ComingAbout(one.who, Reached.OPEN, deed=deed)
    asked = of.asked.claims[place]
    claim = asked.of[0] if deed is None else None
    so = [outcome for outcome in found.outcomes if outcome.claims[place]]
    way = next((outcome.choices for outcome in so if outcome.is_certain), None)
    if way is not None:
        up_to = _until_done(of, asked.deed, way) if asked.deed else _until_so(of, asked.of[0], way)
        return ComingAbout(one.who, Reached.OTHERWISE, claim, deed, up_to)
    last = deed.game if deed is not None else one.game
    goes_on = last.state.turn != of.begun.state.turn  # behind what was followed
    if so or not found.is_whole or goes_on:
        return ComingAbout(one.who, Reached.OPEN, claim, deed, open=tuple(left_open(found)))
    return ComingAbout(one.who, Reached.NEVER, claim, deed)


def _until_done(of: AskedOfAccounts, deed: AllegedDeed, way: tuple[str, ...]) -> tuple[str, ...]:
    """As much of a way as leads to where a deed may be done first, and the deed."""
    game, number = of.begun, 0
    for said, key in enumerate((*way, "")):
        if game.decision is not None and (done := deed.open_at(game.state, game.decision, number)):
            return (*way[:said], done)
        number += is_of_a_phase(game.decision)
        game = game.after(key) if key else game
    return way


def _until_so(of: AskedOfAccounts, claim: OutcomeClaim, way: tuple[str, ...]) -> tuple[str, ...]:
    """As much of a way as leads to where it is so first."""
    game, said = of.begun, 0
    while said < len(way) and not claim.holds(game.state, ()):
        game = game.after(way[said], of.asked.horizon.stops)
        said += 1
    return way[:said]


def _is_unread(one: Account) -> bool:
    """Whether a step of it is none that the rules can be asked about."""
    return any(not wrong.clauses for wrong in one.refused)


def _deed(one: Account) -> Wrong | None:
    """The first deed of an account that was not legal."""
    return next((wrong for wrong in one.refused if wrong.stated is None), None)


def _claimed(one: Account, names: Mapping[str, UnitId], before: int) -> OutcomeClaim | None:
    """What is asked of the ways for an account, before whose deed so many others are done in a
    phase; None where nothing can be."""
    if one.wrong is None or _is_unread(one):
        return None
    wrong = _deed(one)
    if wrong is None:
        return _numbers(one)
    deed = deed_of(wrong, names, before)
    return None if deed is None else OutcomeClaim("open", deed=deed)


def _numbers(one: Account) -> OutcomeClaim:
    """The numbers of the last moment of which an account says one that is not so."""
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
    """The choices of an account up to the step of which is asked: its first deed that is not legal,
    else the first number that is not so."""
    until = _deed(one) or one.wrong
    for step in one.said:
        if step is until:
            return
        if isinstance(step, Wrong):
            continue
        games: list[Game] = [step.game]
        for _ in step.choices:
            assert games[0].before is not None
            games.insert(0, games[0].before)
        for place, (key, asked) in enumerate(zip(step.choices, step.asked, strict=True)):
            of_a_phase = asked is not None and asked.is_of_a_phase
            yield _Made(key, games[place], games[place + 1], of_a_phase)


def _is_of_a_phase(wrong: Wrong | None) -> bool:
    """Whether what was not legal is what a player does in a phase."""
    return wrong is not None and not {"answer", "expect"}.intersection(wrong.step)


class _Undisputed(NamedTuple):
    """From where ways are followed, and how far.

    deeds -- how many each account says were done in a phase behind it, before that of which is
             asked
    is_attack -- whether that before it is an attack, and nothing is done in a phase behind it
    """

    begun: Game
    horizon: Horizon
    deeds: tuple[int, ...]
    is_attack: bool


def _undisputed(accounts: Sequence[Account]) -> _Undisputed:
    """What all of them say was done last in a phase: the position after it, or where they begin;
    where numbers are asked for, before it if nothing is left of it to be decided. How far it is
    followed from there: to the end of that deed and of the attack that it may be; to the end of the
    turn, where an account goes on with another."""
    every = [[*_made(one)] for one in accounts]
    of_deeds = all(_deed(one) is not None for one in accounts if one.wrong is not None)
    start, number, last = accounts[0].begun, 0, ""
    for place, made in enumerate(zip(*every, strict=False)):
        if len({one.key for one in made}) > 1:
            break
        if made[0].is_of_a_phase:
            after, last = made[0].after.decision, made[0].key
            goes_on = after is not None and after.kind not in _OF_PHASES
            is_after = goes_on or of_deeds
            start, number = (made[0].after, place + 1) if is_after else (made[0].before, place)
    begins_anew = start.decision is not None and start.decision.kind in _OF_PHASES
    deeds = tuple(sum(made.is_of_a_phase for made in each[number:]) for each in every)
    several = any(
        before + is_another > max(begins_anew, is_another)
        for before, is_another in zip(deeds, map(_is_of_a_phase, map(_deed, accounts)), strict=True)
    )
    until = HorizonKind.TURN_ENDS if several else HorizonKind.ATTACK_OVER
    is_attack = of_deeds and last.startswith("attack:") and not any(deeds)
    return _Undisputed(start, Horizon(until), deeds, is_attack)
