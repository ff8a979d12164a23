"""Whether accounts of what happened can come about, on the command line: `judgeapp explore FILE
--account STEPS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from judgeapp.cli.localization import worded
from judgeapp.engine.game import Game
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.scenario.playing.steps import StepPlayer
from judgeapp.scenario.writing import write_step
from judgeapp.table.dispute.account import LONGEST, Account, judge_account, read_steps
from judgeapp.table.dispute.reachability import (
    Reach,
    Reachability,
    ReachabilityRequest,
    judge_reachability,
    request_reachability,
    visible_steps,
)
from judgeapp.table.exploring.outcomes import LineStep, describe_line
from judgeapp.table.rendering.outcomes import (
    render_claim,
    render_option,
    render_outcome,
    render_reachability,
    render_reason,
    render_why,
)

MOST_ACCOUNTS = 2


class ExploredAccounts:
    """What was found of accounts that begin where a scenario was played to."""

    def __init__(
        self, player: StepPlayer, files: Sequence[Path], follow: Callable[[Game, ExploringRequest], ExploredOutcomes]
    ) -> None:
        if len(files) > MOST_ACCOUNTS:
            raise InputError("two accounts are compared at once", where="--account")
        self.accounts = [_account(player, file) for file in files]
        of = request_reachability(self.accounts, player.names)
        self.found = follow(of.begun, of.asked) if of.asked.claims else None
        self.came = judge_reachability(of, self.found)
        self.navigator = [_way(one, of, player) for one in self.came]

    @property
    def is_decided(self) -> bool:
        return not any(one.reached in (Reach.OPEN, Reach.UNREAD) for one in self.came)

    def lines(self) -> Iterator[str]:
        for one, way in zip(self.came, self.navigator, strict=True):
            cited = f" [{', '.join(one.deed.clauses)}]" if one.deed is not None else ""
            yield f"{render_reachability(one)}{cited}"
            if one.deed is not None:
                yield f"     {render_why(one.deed)}"
            yield from (f"     {render_outcome(told)}" for told in one.open)
            for step in visible_steps(one, way):
                choice = render_option(step.told)
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
                    "told": render_reachability(one),
                    "deed": None
                    if one.deed is None
                    else {
                        "step": one.deed.at + 1,
                        "written": write_step(one.deed.step),
                        "why": render_reason(one.deed.why.told),
                        "clauses": one.deed.clauses,
                    },
                    "numbers": None if one.claim is None else render_claim(one.claim),
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
    return judge_account(player.game, player.names, steps, file.stem)


def _way(one: Reachability, of: ReachabilityRequest, player: StepPlayer) -> tuple[LineStep, ...]:
    """The way by which it can come about, where that is another one than was told."""
    if one.reached is not Reach.OTHERWISE:
        return ()
    horizon = one.horizon or of.asked.horizon
    return describe_line(of.begun, one.choices, player.names, horizon)
