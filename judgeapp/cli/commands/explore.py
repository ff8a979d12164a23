"""`judgeapp explore`: every way it could have gone from a position, and the outcomes."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from judgeapp.clauses.citing import cited_list, leading_played
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import json_fields, print_json, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.engine.game import Game, begin
from judgeapp.exploring.explore import MAX_POSITIONS, ExploringProgress, explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes, collect_outcomes
from judgeapp.exploring.varying import WhoseChoices
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import labelled, semicolon_list, with_note
from judgeapp.scenario.file import read_scenarios, with_default_edition
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.outcomes import asked_of
from judgeapp.scenario.playing.steps import StepPlayer, take_some
from judgeapp.scenario.shapes import Claimed, Outcomes, fault_of_claim
from judgeapp.scenario.table import build
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
from judgeapp.table.exploring.outcomes import DescribedOutcomes, LineStep, describe_line, describe_outcomes
from judgeapp.table.rendering.texts import (
    render_claim,
    render_option,
    render_outcome,
    render_reachability,
    render_reason,
    render_why,
)

_DEFAULT_SECONDS = 60.0
_EXAMPLES = (
    '"deleted: Wall", "survives: Wall", "activated: Wall", "wins: A", "loses: B", "turn: B", "memory: {A: {at_most: '
    '2}}", "hand: {A: 5}", "security: {B: {at_least: 1}}", "activated: {of: Wall, effect: effects.0}", "all: '
    '[{deleted: Wall}, {deleted: Cub}]", "any: [{deleted: Wall}, {wins: A}]"'
)
_PROGRESS_EVERY_S = 1.0  # seconds


def add(parser: Command) -> None:
    parser.words = {"examples": _EXAMPLES}
    parser.add_file("file")
    parser.add_argument("--after", type=int, metavar="N")
    parser.add_argument("--until", choices=("settled", "attack-over", "turn-ends"), default="settled")
    parser.add_argument("--decisions", type=int, metavar="N")
    parser.add_argument("--of", choices=tuple(whose.value for whose in WhoseChoices), default="both")
    parser.add_repeated("--ask", "CLAIM")
    parser.add_repeated("--account", "STEPS", type=Path)
    parser.add_argument("--most", type=_count, default=MAX_POSITIONS, metavar="N")
    parser.add_argument("--seconds", type=float, default=_DEFAULT_SECONDS, metavar="N")
    parser.add_argument("--processes", type=_count, default=os.cpu_count() or 1, metavar="N")
    parser.set_run(run)


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(worded("{text!r} isn't a number", text=text)) from error
    if number < 1:
        raise argparse.ArgumentTypeError(worded("{text} is less than 1", text=text))
    return number


def run(chosen: argparse.Namespace) -> int:
    player = _player(chosen)
    if chosen.account:
        return _explore_accounts(chosen, player)
    until: Any = chosen.until
    if chosen.decisions is not None:
        until = {"decisions": chosen.decisions}
    claims = [_claimed(text) for text in chosen.ask]
    try:
        wanted = msgspec.convert({"until": until, "of": chosen.of}, type=Outcomes)
        asked = asked_of(player, wanted, claims)
    except msgspec.ValidationError as error:
        raise InputError("{error}", where="--decisions", error=error) from error
    except FailedError as error:
        raise InputError("{error}", where="--ask", error=error) from error
    if player.game.decision is None:
        raise InputError("the game is over at that point", where=str(chosen.file), mend="Use --after")
    outcomes = _followed(chosen, player.game, asked)
    answer = describe_outcomes(outcomes, WhoseChoices(chosen.of))
    ways = [describe_line(player.game, outcome.choices, player.names, asked.horizon) for outcome in outcomes.outcomes]
    if chosen.json:
        print_json(_json(outcomes, answer, ways))
    else:
        for line in _lines(outcomes, answer, ways):
            print(line)
    return 0 if outcomes.is_whole else 1


def _followed(chosen: argparse.Namespace, game: Game, asked: ExploringRequest) -> ExploredOutcomes:
    """All lines of play from a position."""
    return collect_outcomes(
        explore(game, asked, most=chosen.most, seconds=chosen.seconds, report=_progress(), processes=chosen.processes)
    )


def _explore_accounts(chosen: argparse.Namespace, player: StepPlayer) -> int:
    """Check whether accounts that begin there are possible."""
    if chosen.ask:
        raise InputError("accounts can't be combined with another question", where="--ask", mend="Leave it out")
    explored = ExploredAccounts(player, chosen.account, partial(_followed, chosen))
    if chosen.json:
        print_json(explored.as_json())
    else:
        for line in explored.lines():
            print(line)
    return 0 if explored.is_decided else 1


def _player(chosen: argparse.Namespace) -> StepPlayer:
    """The scenario, played up to where it is explored."""
    load_leading(data_folder(chosen.data))
    text = read_untrusted_text(chosen.file, MAX_BYTES)
    scenario, faces, _ = read_scenarios(text, str(chosen.file))[0]
    number = len(scenario.steps) if chosen.after is None else chosen.after
    if not 0 <= number <= len(scenario.steps):
        raise InputError("the file has {count} steps", where="--after", count=len(scenario.steps))
    try:
        state, names = build(with_default_edition(scenario, leading_played()), faces)
    except InputError as error:
        raise error.in_file(str(chosen.file)) from error
    player = StepPlayer(begin(state), names)
    try:
        take_some(player, scenario.steps[:number])
    except FailedError as error:
        raise InputError("{error}", where=str(chosen.file), error=error) from error
    player.ahead = scenario.steps[number:]
    return player


def _claimed(text: str) -> Claimed:
    """A claim from the command line. Raises InputError with what is wrong with it."""
    _, claim = read_yaml(text, "--ask")
    if (fault := fault_of_claim(claim)) is not None:
        raise InputError(
            "{text!r}: {fault}", where="--ask", mend='Write it as in --ask "deleted: Wall"', text=text, fault=str(fault)
        )
    return msgspec.convert(claim, type=Claimed)


def _progress() -> Any:
    """Report how far it is, where somebody looks on."""
    last = time.monotonic()
    shown = sys.stderr.isatty()

    def show_progress(progress: ExploringProgress) -> bool:
        nonlocal last
        if shown and time.monotonic() - last > _PROGRESS_EVERY_S:
            last = time.monotonic()
            warn_worded(
                "positions: {positions}, to follow: {waiting}", positions=progress.positions, waiting=progress.waiting
            )
        return True

    return show_progress


def _lines(outcomes: ExploredOutcomes, answer: DescribedOutcomes, ways: Sequence[Sequence[LineStep]]) -> Iterator[str]:
    yield render_outcome(answer.answer)
    yield from (render_outcome(numbered) for numbered in answer.open)
    for claim in answer.claims:
        seen = []
        if claim.for_:
            seen.append(worded("true in {number}", number=claim.for_))
        if claim.against:
            seen.append(worded("false in {number}", number=claim.against))
        yield labelled(render_claim(claim.of), with_note(render_outcome(claim.answer), semicolon_list(seen)))
    for numbered, way in zip(answer.outcomes, ways, strict=True):
        ways_there = numbered.outcome.line_count
        count = worded("endless lines")
        if ways_there is not None:
            count = worded("lines: {number}", number=ways_there)
        mark = "" if numbered.outcome.is_certain else "? "
        facts = semicolon_list(map(render_outcome, numbered.facts)) or worded("the only outcome")
        yield f"{numbered.number}. {mark}{with_note(facts, count)}"
        for step in way:
            if not step.alone:
                choice = labelled(step.seat or "-", render_option(step.explanation))
                yield f"     {choice} [{cited_list(step.clauses)}]"
    yield worded("positions: {positions}", positions=outcomes.positions)
    yield worded("lines that reached a position already followed: {folded}", folded=outcomes.folded)


def _json(outcomes: ExploredOutcomes, answer: DescribedOutcomes, ways: Sequence[Sequence[LineStep]]) -> dict[str, Any]:
    return {
        "answer": answer.answer.text,
        "open": [numbered.text for numbered in answer.open],
        "outcomes": [
            {
                "number": numbered.number,
                "facts": [fact.text for fact in numbered.facts],
                "ways": numbered.outcome.line_count,
                "certain": numbered.outcome.is_certain,
                "chance": numbered.outcome.chance,
                "unread": [{"card": card, "text": text} for card, text in numbered.outcome.unread],
                "by_hand": numbered.outcome.by_hand,
                "way": [step_json(step) for step in way],
            }
            for numbered, way in zip(answer.outcomes, ways, strict=True)
        ],
        "claims": [
            {"claim": numbered.claim, "answer": numbered.answer.code, "for": numbered.for_, "against": numbered.against}
            for numbered in answer.claims
        ],
        **json_fields(outcomes, "positions", "folded"),
        "ways": outcomes.line_count,
        "whole": outcomes.is_whole,
        "stopped": outcomes.stopped,
    }


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
            yield from (f"     {render_outcome(reason)}" for reason in reachability.open)
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
                    "open": [reason.text for reason in reachability.open],
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
