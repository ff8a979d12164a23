"""An account of what happened, as steps: the result of each, or why it was not legal and the legal alternatives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.narration import Explanation, narrate
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.state.state import replace
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.writing import write_step
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.dispute.claims import (
    Claim,
    Reason,
    claims,
    colorless_reason,
    not_now_reason,
    reason,
    reason_to_wait,
    refusal_reason,
    unread_reason,
)
from judgeapp.table.dispute.statement import Statement, parse_statement, restate
from judgeapp.table.printing import Printing


class LegalStep(Struct, frozen=True):
    step: Step
    choices: tuple[str, ...]  # the keys of its choices
    asked: tuple[Question | None, ...]  # the decision of each; None for the judge's own
    game: Game  # the game after it
    stated: Statement | None = None  # its true statement

    @property
    def games(self) -> tuple[Game, ...]:
        """The game before the step, and after each of its choices."""
        games = [self.game]
        for _ in self.choices:
            assert games[0].before is not None
            games.insert(0, games[0].before)
        return tuple(games)

    @property
    def seat(self) -> str | None:
        """The player who took it; None for a statement, and for the judge."""
        return next((asked.seat for asked in self.asked if asked is not None), None)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Clauses of a true statement about what may be done."""
        return self.stated.clauses if self.stated is not None and not self.stated.is_number else ()

    @property
    def refs(self) -> tuple[int, ...]:
        """The cards that were chosen, or done something with."""
        refs = dict.fromkeys(
            ref
            for asked, key in zip(self.asked, self.choices, strict=True)
            if asked is not None and (choice := asked.choice_of(key)) is not None
            for ref in choice.refs
        )
        return (*refs, *((self.stated.ref,) if self.stated is not None else ()))


def security_checks(step: LegalStep) -> list[tuple[Event, Explanation]]:
    return [
        (event, explanation)
        for before, after in pairwise(step.games)
        if any(event.kind is EventKind.CHECKED for event in after.events)
        for event, explanation in narrate(before.state, after.events, str, after.earlier)
        if event.kind is EventKind.CHECKED
    ]


class RefusedStep(Struct, frozen=True):
    """A step that was not legal, or that states something false. Later steps are judged as if it had not been done."""

    at: int  # its place in the account, from 0
    step: Step
    # By no clause when it can't be read or found, an Option has no known color, or the judge must rule first.
    why: Reason
    game: Game  # the account's game then
    instead: Question | None  # legal alternatives there
    meant: Claim | None = None  # the step's claim, if it is one of those possible there
    stated: Statement | None = None  # its false statement

    @property
    def clauses(self) -> tuple[str, ...]:
        return self.why.clauses

    @property
    def is_decided(self) -> bool:
        """False if the rules can't be asked, or a text that is not understood might change their answer."""
        return bool(self.clauses) and self.why.explanation.code != "refused-unread"

    @property
    def seat(self) -> Seat | None:
        """The player who is said to have taken it; None if that is not known."""
        if self.meant is None or self.stated is not None:
            return None
        if self.meant.tried is not None:
            return self.meant.tried.seat
        if self.meant.verb == "pass":
            return self.game.state.turn_seat
        return self.game.decision.seat if self.game.decision is not None else None

    @property
    def refs(self) -> tuple[int, ...]:
        if self.stated is not None:
            return (self.stated.ref,)
        return self.meant.refs if self.meant is not None else ()


class Account(Struct, frozen=True):
    """Account of what happened, with the rules' verdict."""

    who: str
    start: Game  # its beginning
    judged_steps: tuple[LegalStep | RefusedStep, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step.step for step in self.judged_steps)

    @property
    def taken(self) -> tuple[LegalStep, ...]:
        return tuple(step for step in self.judged_steps if isinstance(step, LegalStep))

    @property
    def refused(self) -> tuple[RefusedStep, ...]:
        """The steps that were not."""
        return tuple(step for step in self.judged_steps if isinstance(step, RefusedStep))

    @property
    def wrong(self) -> RefusedStep | None:
        """The first of those."""
        return next(iter(self.refused), None)

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(key for taken in self.taken for key in taken.choices)

    @property
    def game(self) -> Game:
        return self.game_after(len(self.judged_steps) - 1)

    def game_after(self, place: int) -> Game:
        """The game after a step; at the beginning for -1."""
        return self.judged_steps[place].game if place >= 0 else self.start


def judge_account(
    game: Game,
    names: Mapping[str, UnitId],
    steps: Sequence[Step],
    who: str = "",
    language: str = "en",
    go_on: Callable[[], None] = lambda: None,
) -> Account:
    """Take the steps of an account, for a reader of a language. `go_on` is called before each; its error ends that."""
    so_far = Account(who, game)
    for step in steps:
        go_on()
        so_far = with_step(so_far, names, step, language)
    return so_far


def with_step(so_far: Account, names: Mapping[str, UnitId], step: Step, language: str = "en") -> Account:
    judged = _looked_at(so_far.game, len(so_far.judged_steps), names, step, language)
    return replace(so_far, judged_steps=(*so_far.judged_steps, judged))


def _looked_at(
    before: Game, place: int, names: Mapping[str, UnitId], step: Step, language: str
) -> LegalStep | RefusedStep:
    player = StepPlayer(before, dict(names))
    try:
        stated = parse_statement(before, names, step)
        if stated is None:
            take(player, step)
    except FailedError as error:
        meant = next((claim for claim in claims(player.game, names, language) if claim.step == step), None)
        why = _why(player.game, meant, error, language)
        return RefusedStep(place, step, why, before, question(player.game, language), meant)
    if stated is not None:
        if stated.is_true:
            return LegalStep(step, (), (), before, stated)
        why = reason_to_wait(before) or Reason(stated.now, stated.clauses)
        return RefusedStep(place, step, why, before, None, None, stated)
    taken = LegalStep(step, player.game.choices[len(before.choices) :], (), player.game)
    if (colorless := colorless_reason(taken.games)) is not None:
        return RefusedStep(place, step, colorless, before, None)
    return replace(taken, asked=tuple(question(game, language) for game in taken.games[:-1]))


def _why(game: Game, meant: Claim | None, error: FailedError, language: str) -> Reason:
    if meant is not None:
        return reason(game, meant, language)
    if error.clauses and (waiting := reason_to_wait(game)) is not None:
        return waiting
    if game.decision is None or (error.clauses and error.clauses == game.decision.clauses):
        return not_now_reason(game)
    return refusal_reason(error.clauses) if error.clauses else unread_reason(str(error))


# Limits of an account, which is judged while it is typed: letters and steps.
MAX_LENGTH = 100_000
MAX_STEPS = 1_000


def read_steps(text: str, name: str) -> tuple[Step, ...]:
    """Steps as a scenario file has them. Raises InputError that names the line."""
    if len(text) > MAX_LENGTH:
        raise InputError("too long for an account", where=name)
    _, content = read_yaml(text, name)
    try:
        steps: tuple[Step, ...] = msgspec.convert(content or [], type=tuple[Step, ...])
    except msgspec.ValidationError as error:
        raise InputError(
            "not steps ({error})", where=name, mend="Write a list of steps, each one verb with its details", error=error
        ) from error
    if len(steps) > MAX_STEPS:
        raise InputError("too many steps for an account: {number}", where=name, number=len(steps))
    return steps


def write_steps(steps: Iterable[Step]) -> str:
    """Steps as a scenario file has them, one a line."""
    return "\n".join(f"- {write_step(step)}" for step in steps)


class PrintedAccounts:
    """Accounts with their cards as printed in another language. Only texts change: the steps, the choices and their
    results stay those of the game played. `names`: those of the position in which the accounts begin."""

    def __init__(self, printing: Printing, names: Mapping[str, UnitId]) -> None:
        self._printing, self._names = printing, names
        # By the identity of its source, which is stored with it.
        self._steps: dict[int, tuple[LegalStep | RefusedStep, LegalStep | RefusedStep]] = {}

    def account(self, account: Account) -> Account:
        return replace(
            account, start=self._printing.game(account.start), judged_steps=tuple(map(self.step, account.judged_steps))
        )

    def step(self, step: LegalStep | RefusedStep) -> LegalStep | RefusedStep:
        if (cached := self._steps.get(id(step))) is not None:
            return cached[1]
        shown = self._taken(step) if isinstance(step, LegalStep) else self._wrong(step)
        self._steps[id(step)] = (step, shown)
        return shown

    def _taken(self, step: LegalStep) -> LegalStep:
        stated = step.stated
        shown = self._printing.game(step.game)
        if stated is not None:
            return replace(step, game=shown, stated=restate(stated, shown))
        asked = tuple(
            question(self._printing.game(before), self._printing.language) if was is not None else None
            for before, was in zip(step.games, step.asked, strict=False)
        )
        return replace(step, game=shown, asked=asked)

    def wrong(self, step: RefusedStep) -> RefusedStep:
        shown = self.step(step)
        assert isinstance(shown, RefusedStep)
        return shown

    def _wrong(self, step: RefusedStep) -> RefusedStep:
        shown, language = self._printing.game(step.game), self._printing.language
        if step.stated is not None:
            stated = restate(step.stated, shown)
            why = replace(step.why, explanation=stated.now) if step.is_decided else step.why
            return replace(step, game=shown, stated=stated, why=why)
        instead = step.instead and question(shown, language)
        meant, why = step.meant, step.why
        if meant is not None:
            offered = printed_claims(step.game, shown, self._names, language)
            meant = next((claim for claim in offered if claim.step == step.step), meant)
            why = reason(shown, meant, language)
        return replace(step, game=shown, instead=instead, meant=meant, why=why)


def printed_claims(game: Game, shown: Game, names: Mapping[str, UnitId], language: str) -> tuple[Claim, ...]:
    """Claims in the words of the printed game; the steps are those of the game itself."""
    own = tuple(claims(game, names, language))
    if shown is game:
        return own
    theirs = tuple(claims(shown, names, language))
    if [(claim.verb, claim.refs) for claim in own] != [(claim.verb, claim.refs) for claim in theirs]:
        return own
    return tuple(replace(claim, explanation=other.explanation) for claim, other in zip(own, theirs, strict=True))
