"""Accounts with their cards as they are printed in another language. Only what is read changes:
the steps, the choices and what they came to stay those of the game that is played."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import replace
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import Account, Taken, Wrong
from judgeapp.table.dispute.claims import Claim, claims, reason
from judgeapp.table.dispute.statement import restated
from judgeapp.table.printing import Printing


class PrintedAccounts:
    """`names` are those of the position in which the accounts begin."""

    def __init__(self, printing: Printing, names: Mapping[str, UnitId]) -> None:
        self._printing, self._names = printing, names
        # By the identity of what it was made from, which is kept with it.
        self._accounts: dict[int, tuple[Account, Account]] = {}
        self._steps: dict[int, tuple[Taken | Wrong, Taken | Wrong]] = {}

    def account(self, said: Account) -> Account:
        if (kept := self._accounts.get(id(said))) is not None:
            return kept[1]
        shown = replace(said, begun=self._printing.game(said.begun), said=tuple(map(self.step, said.said)))
        self._accounts[id(said)] = (said, shown)
        return shown

    def step(self, one: Taken | Wrong) -> Taken | Wrong:
        if (kept := self._steps.get(id(one))) is not None:
            return kept[1]
        shown = self._taken(one) if isinstance(one, Taken) else self._wrong(one)
        self._steps[id(one)] = (one, shown)
        return shown

    def _taken(self, one: Taken) -> Taken:
        stated = one.stated
        shown = self._printing.game(one.game)
        if stated is not None:
            return replace(one, game=shown, stated=restated(stated, shown, self._names))
        before: list[Game] = []
        at: Game | None = one.game
        for _ in one.choices:
            at = at.before if at is not None else None
            if at is not None:
                before.append(at)
        if len(before) != len(one.asked):
            return replace(one, game=shown)
        asked = tuple(
            question(self._printing.game(game), self._names, self._printing.language) if was is not None else None
            for game, was in zip(reversed(before), one.asked, strict=True)
        )
        return replace(one, game=shown, asked=asked)

    def wrong(self, one: Wrong) -> Wrong:
        """A step that was not legal."""
        shown = self.step(one)
        assert isinstance(shown, Wrong)
        return shown

    def _wrong(self, one: Wrong) -> Wrong:
        shown, language = self._printing.game(one.game), self._printing.language
        if one.stated is not None:
            stated = restated(one.stated, shown, self._names)
            why = replace(one.why, told=stated.now)
            return replace(one, game=shown, stated=stated, why=why)
        instead = one.instead and question(shown, self._names, language)
        meant, why = one.meant, one.why
        if meant is not None:
            every = shown_claims(one.game, shown, self._names, language)
            meant = next((claim for claim in every if claim.step == one.step), meant)
            why = reason(shown, meant, language)
        return replace(one, game=shown, instead=instead, meant=meant, why=why)


def shown_claims(game: Game, shown: Game, names: Mapping[str, UnitId], language: str) -> tuple[Claim, ...]:
    """What could be claimed, in the words of the game as it is shown; the steps are those of the
    game itself."""
    own = claims(game, names, language)
    if shown is game:
        return own
    theirs = claims(shown, names, language)
    if [(one.verb, one.refs) for one in own] != [(one.verb, one.refs) for one in theirs]:
        return own
    return tuple(replace(one, told=other.told) for one, other in zip(own, theirs, strict=True))
