"""Whether accounts of what happened can come about, on the command line: `judgeapp explore FILE
--account STEPS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from judgeapp.cli.localization import worded
from judgeapp.engine.game import Game
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.outcomes import WhatComes
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.scenario.playing.steps import StepPlayer
from judgeapp.scenario.writing import write_step
from judgeapp.table.dispute.account import Account, account
from judgeapp.table.dispute.coming_about import AskedOfAccounts, ComingAbout, Reached, asked_of_accounts, coming_about
from judgeapp.table.dispute.coming_told import way_shown
from judgeapp.table.dispute.written_steps import LONGEST, read_steps
from judgeapp.table.exploring.outcomes import WayStep, way_told
from judgeapp.table.saying.saying_accounts import coming_said, reason_said, why_said
from judgeapp.table.saying.saying_outcomes import claim_said, option_said, outcome_said

MOST_ACCOUNTS = 2


class ExploredAccounts:
    """What was found of accounts that begin where a scenario was played to."""

    def __init__(
        self, player: StepPlayer, files: Sequence[Path], follow: Callable[[Game, ExploringAsked], WhatComes]
    ) -> None:
        if len(files) > MOST_ACCOUNTS:
            raise InputError("two accounts are compared at once", where="--account")
        self.accounts = [_account(player, file) for file in files]
        of = asked_of_accounts(self.accounts, player.names)
        self.found = follow(of.begun, of.asked) if of.asked.claims else None
        self.came = coming_about(of, self.found)
        self.navigator = [_way(one, of, player) for one in self.came]

    @property
    def is_decided(self) -> bool:
        return not any(one.reached in (Reached.OPEN, Reached.UNREAD) for one in self.came)

    def lines(self) -> Iterator[str]:
        for one, way in zip(self.came, self.navigator, strict=True):
            cited = f" [{', '.join(one.deed.clauses)}]" if one.deed is not None else ""
            yield f"{coming_said(one)}{cited}"
            if one.deed is not None:
                yield f"     {why_said(one.deed)}"
            yield from (f"     {outcome_said(told)}" for told in one.open)
            for step in way_shown(one, way):
                choice = option_said(step.told)
                yield f"     {step.seat or '-'}: {choice} [{', '.join(step.clauses)}]"
        if self.found is not None:
            yield worded("positions: {positions}", positions=self.found.positions)

    def as_json(self) -> dict[str, Any]:
        found = self.found
        return {
            "accounts": [
                {
                    "who": one.who,
                    "answer": one.reached.value,
                    "told": coming_said(one),
                    "deed": None
                    if one.deed is None
                    else {
                        "step": one.deed.at + 1,
                        "written": write_step(one.deed.step),
                        "why": reason_said(one.deed.why.told),
                        "clauses": one.deed.clauses,
                    },
                    "numbers": None if one.claim is None else claim_said(one.claim),
                    "open": [told.text for told in one.open],
                    "way": [
                        {
                            "seat": step.seat,
                            "kind": step.kind,
                            "option": step.name,
                            "told": step.told.text,
                            "clauses": step.clauses,
                            "alone": step.alone,
                        }
                        for step in way
                    ],
                }
                for one, way in zip(self.came, self.navigator, strict=True)
            ],
            "positions": found.positions if found is not None else 0,
            "stopped": found.stopped if found is not None else "",
        }


def _account(player: StepPlayer, file: Path) -> Account:
    steps = read_steps(read_untrusted_text(file, LONGEST), str(file))
    return account(player.game, player.names, steps, file.stem)


def _way(one: ComingAbout, of: AskedOfAccounts, player: StepPlayer) -> tuple[WayStep, ...]:
    """The way by which it can come about, where that is another one than was told."""
    if one.reached is not Reached.OTHERWISE:
        return ()
    horizon = one.horizon or of.asked.horizon
    return way_told(of.begun, one.choices, player.names, horizon)
