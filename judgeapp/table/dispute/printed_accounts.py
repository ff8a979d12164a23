"""Accounts with their cards as printed in another language. Only texts change: the steps, the choices and their results
stay those of the game played."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import replace
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep
from judgeapp.table.dispute.claims import Claim, claims, reason
from judgeapp.table.dispute.statement import restate
from judgeapp.table.printing import Printing


class PrintedAccounts:
    """Both accounts with cards named in a language. `names` are those of the position in which the accounts begin."""

    def __init__(self, printing: Printing, names: Mapping[str, UnitId]) -> None:
        self._printing, self._names = printing, names
        # By the identity of its source, which is stored with it.
        self._accounts: dict[int, tuple[Account, Account]] = {}
        self._steps: dict[int, tuple[LegalStep | RefusedStep, LegalStep | RefusedStep]] = {}

    def account(self, account: Account) -> Account:
        if (kept := self._accounts.get(id(account))) is not None:
            return kept[1]
        shown = replace(
            account, start=self._printing.game(account.start), judged_steps=tuple(map(self.step, account.judged_steps))
        )
        self._accounts[id(account)] = (account, shown)
        return shown

    def step(self, step: LegalStep | RefusedStep) -> LegalStep | RefusedStep:
        if (kept := self._steps.get(id(step))) is not None:
            return kept[1]
        shown = self._taken(step) if isinstance(step, LegalStep) else self._wrong(step)
        self._steps[id(step)] = (step, shown)
        return shown

    def _taken(self, step: LegalStep) -> LegalStep:
        stated = step.stated
        shown = self._printing.game(step.game)
        if stated is not None:
            return replace(step, game=shown, stated=restate(stated, shown))
        before: list[Game] = []
        at: Game | None = step.game
        for _ in step.choices:
            at = at.before if at is not None else None
            if at is not None:
                before.append(at)
        if len(before) != len(step.asked):
            return replace(step, game=shown)
        asked = tuple(
            question(self._printing.game(game), self._printing.language) if was is not None else None
            for game, was in zip(reversed(before), step.asked, strict=True)
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
    own = claims(game, names, language)
    if shown is game:
        return own
    theirs = claims(shown, names, language)
    if [(claim.verb, claim.refs) for claim in own] != [(claim.verb, claim.refs) for claim in theirs]:
        return own
    return tuple(replace(claim, explanation=other.explanation) for claim, other in zip(own, theirs, strict=True))
