"""Output of `judgeapp explore FILE --account STEPS`: whether the accounts are possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from judgeapp.clauses.citing import cited_list
from judgeapp.cli.localization import worded
from judgeapp.engine.game import Game
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import labelled
from judgeapp.scenario.playing.steps import StepPlayer
from judgeapp.scenario.writing import write_step
from judgeapp.table.dispute.account import MAX_LENGTH, Account, judge_account, read_steps
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

MAX_ACCOUNTS = 2


class ExploredAccounts:
    """Explored accounts that begin at the end of a played scenario."""

    def __init__(
        self, player: StepPlayer, files: Sequence[Path], follow: Callable[[Game, ExploringRequest], ExploredOutcomes]
    ) -> None:
        if len(files) > MAX_ACCOUNTS:
            raise InputError("compare at most two accounts at once", where="--account")
        self.accounts = [_account(player, file) for file in files]
        of = request_reachability(self.accounts, player.names)
        self.outcomes = follow(of.start, of.asked) if of.asked.claims else None
        self.reachabilities = judge_reachability(of, self.outcomes)
        self.lines_of_play = [_way(reachability, of, player) for reachability in self.reachabilities]

    @property
    def is_decided(self) -> bool:
        return not any(reachability.reached in (Reach.OPEN, Reach.UNREAD) for reachability in self.reachabilities)

    def lines(self) -> Iterator[str]:
        for reachability, way in zip(self.reachabilities, self.lines_of_play, strict=True):
            cited = (
                f" [{cited_list(reachability.refused_step.clauses)}]" if reachability.refused_step is not None else ""
            )
            yield f"{render_reachability(reachability)}{cited}"
            if reachability.refused_step is not None:
                yield f"     {render_why(reachability.refused_step)}"
            yield from (f"     {render_outcome(fact)}" for fact in reachability.open)
            for step in visible_steps(reachability, way):
                choice = labelled(step.seat or "-", render_option(step.explanation))
                yield f"     {choice} [{cited_list(step.clauses)}]"
        if self.outcomes is not None:
            yield worded("positions: {positions}", positions=self.outcomes.positions)

    def as_json(self) -> dict[str, Any]:
        outcomes = self.outcomes
        return {
            "accounts": [
                {
                    "who": reachability.who,
                    "answer": reachability.reached.value,
                    "told": render_reachability(reachability),
                    "deed": None
                    if reachability.refused_step is None
                    else {
                        "step": reachability.refused_step.at + 1,
                        "written": write_step(reachability.refused_step.step),
                        "why": render_reason(reachability.refused_step.why.explanation),
                        "clauses": reachability.refused_step.clauses,
                    },
                    "numbers": None if reachability.claim is None else render_claim(reachability.claim),
                    "open": [fact.text for fact in reachability.open],
                    "way": [step_json(step) for step in way],
                }
                for reachability, way in zip(self.reachabilities, self.lines_of_play, strict=True)
            ],
            "positions": outcomes.positions if outcomes is not None else 0,
            "stopped": outcomes.stopped if outcomes is not None else "",
        }


def step_json(step: LineStep) -> dict[str, Any]:
    return {
        "seat": step.seat,
        "kind": step.kind,
        "option": step.name,
        "told": step.explanation.text,
        "clauses": step.clauses,
        "alone": step.alone,
    }


def _account(player: StepPlayer, file: Path) -> Account:
    steps = read_steps(read_untrusted_text(file, MAX_LENGTH), str(file))
    return judge_account(player.game, player.names, steps, file.stem)


def _way(reachability: Reachability, of: ReachabilityRequest, player: StepPlayer) -> tuple[LineStep, ...]:
    """The line of play that makes it possible, unless it is the account."""
    if reachability.reached is not Reach.OTHERWISE:
        return ()
    horizon = reachability.horizon or of.asked.horizon
    return describe_line(of.start, reachability.choices, player.names, horizon)
