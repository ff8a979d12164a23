"""Everything that the page of every line of play shows, made from the state of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.exploring.outcomes import (
    DescribedClaim,
    DescribedOutcome,
    DescribedOutcomes,
    LineStep,
    describe_line,
    describe_outcomes,
    end_of_line,
)
from judgeapp.table.printing import Printing, print_claim, print_game, print_outcomes
from judgeapp.table.rendering.texts import render_outcome
from judgeapp.table.results import Results
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import DONE, NOT, UNDECIDED
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.table_state import Explored, TableState
from judgeapp.ui.table.wording import choice_text, claim_text, horizon_text, line_step_text, play_tip, progress_text

MAX_OUTCOMES = 40
_MAX_REPORTED = 6
# Signs of answers; UNDECIDED if the rules alone don't decide.
_SIGNS = {"always": DONE, "never": NOT, "sometimes": "≈", "open": UNDECIDED}


class ExploreView(Struct, frozen=True):
    explored: Explored  # the outcomes, as far as they are known
    offered: tuple[Game, str, Printing | None]  # game, language and printing for the questions of the form
    where: str  # the decision where they begin
    answer: str
    lines: tuple[Line, ...]
    titles: tuple[str, ...]  # titles of the outcomes' boards
    board_of: Callable[[int], Board]  # returns the board of an outcome, from 0
    shared: int  # ids below it mean the same cards on all boards
    seat: str
    can_explore: bool  # there is a decision, and nothing is running


def explore_view(state: TableState, results: Results) -> ExploreView:
    explored, tree, printing, answer = state.explored, state.tree, state.printing, ""
    titles: tuple[str, ...] = ()
    if explored.progress is not None:
        answer = translate("ExplorePage", "Exploring every line …")
        lines: tuple[Line, ...] = ((CitedLine(progress_text(explored.progress), kind=LineKind.MUTED), None),)
    elif explored.outcomes is not None:
        described = results.of(_described, explored, printing)
        answer = render_outcome(described.answer)
        lines = results.all_of(_answer_lines, explored, described, printing, state.spoken)
        titles = tuple(map(_facts, described.outcomes[:MAX_OUTCOMES]))
    else:
        hint = translate(
            "ExplorePage",
            "Explores every choice from here, as far as set above. It shows whether the order matters, which "
            "boards can result, and the shortest line to each.",
        )
        lines = ((CitedLine(hint, kind=LineKind.MUTED), None),)
    return ExploreView(
        explored,
        (tree.game, state.spoken, printing),
        _where(state),
        answer,
        lines,
        titles,
        lambda place: results.of(_board_of, explored, printing, state.spoken, place),
        explored.tree.nodes[explored.node].game.state.next_id if explored.tree is not None else 0,
        state.seat,
        tree.game.decision is not None and explored.progress is None,
    )


def outcomes_text(state: TableState, results: Results) -> str:
    """The outcomes, with their starting point and horizon, as they stand in a ruling."""
    explored = state.explored
    assert explored.tree is not None
    described = results.of(_described, explored, state.printing)
    summary = translate("ExplorePage", "Every line after “{choice}”, {until}: {answer}").format(
        choice=_choice_text(state, explored.tree, explored.node),
        until=horizon_text(explored.asked.horizon),
        answer=render_outcome(described.answer),
    )
    return "\n".join((summary, *answer_text(described, state.printing)))


def _where(state: TableState) -> str:
    tree, explored = state.tree, state.explored
    if tree.game.decision is None:
        return translate("ExplorePage", "The game is over: nothing can follow.")
    if explored.tree is None or explored.node == tree.current:
        here = translate("ExplorePage", "From here, after: {choice}")
        return here.format(choice=_choice_text(state, tree, tree.current))
    there = translate("ExplorePage", "These results start after: {choice}. The table is now at another step.")
    return there.format(choice=_choice_text(state, explored.tree, explored.node))


def _choice_text(state: TableState, tree: Tree, node: int) -> str:
    def asked_at(above: int, only: str) -> Question | None:
        return question(print_game(tree.nodes[above].game, state.printing), state.spoken, only)

    return choice_text(tree, node, asked_at)


def _described(explored: Explored, printing: Printing | None) -> DescribedOutcomes:
    assert explored.outcomes is not None
    return describe_outcomes(print_outcomes(explored.outcomes, printing), explored.asked.varying.whose)


def _board_of(explored: Explored, printing: Printing | None, language: str, place: int) -> Board:
    assert explored.tree is not None
    assert explored.outcomes is not None
    root = explored.tree.nodes[explored.node].game
    end = end_of_line(root, explored.outcomes.outcomes[place].choices, explored.asked.horizon)
    return board(print_game(end, printing).state, language)


def _answer_lines(
    explored: Explored, described: DescribedOutcomes, printing: Printing | None, language: str
) -> Iterator[Line]:
    """Each with the outcome to whose line of play it leads, or the claim."""
    assert explored.tree is not None
    root, horizon = explored.tree.nodes[explored.node].game, explored.asked.horizon
    names, shown = explored.tree.beginning.names, partial(print_game, printing=printing)
    for left_open in described.open:
        yield CitedLine(capitalized(render_outcome(left_open)), kind=LineKind.MUTED, sign="!"), None
    if described.claims:
        yield CitedLine(translate("outcomes", "Question"), kind=LineKind.HEAD), None
    for claim in described.claims:
        yield _of_claim(claim, printing), claim
    yield CitedLine(translate("outcomes", "Results"), kind=LineKind.HEAD), None
    for outcome_ in described.outcomes[:MAX_OUTCOMES]:
        yield _of_outcome(outcome_), outcome_
        for step in describe_line(root, outcome_.outcome.choices, names, horizon, language, shown):
            if not step.alone:
                yield _of_step(step), outcome_
    if (more := len(described.outcomes) - MAX_OUTCOMES) > 0:
        text = translate("outcomes", "%n more: ask for less to see them", "", more)
        yield CitedLine(text, kind=LineKind.MUTED), None


def answer_text(described: DescribedOutcomes, printing: Printing | None = None) -> Iterator[str]:
    """Claims and outcomes as they stand in a report: the first few outcomes."""
    yield from (f"- {_of_claim(claim, printing).text}" for claim in described.claims)
    if len(described.outcomes) > 1:
        few = described.outcomes[:_MAX_REPORTED]
        yield from (f"{outcome.number}. {_of_outcome(outcome).text}" for outcome in few)
        if (more := len(described.outcomes) - len(few)) > 0:
            yield translate("outcomes", "And %n more outcome(s).", "", more)
    yield from (capitalized(render_outcome(left_open)) for left_open in described.open)


def _of_claim(claim: DescribedClaim, printing: Printing | None) -> CitedLine:
    text = translate("outcomes", "{claim}: {answer}").format(
        claim=claim_text(print_claim(claim.of, printing)), answer=render_outcome(claim.answer)
    )
    seen: list[str] = []
    if claim.for_ and claim.against:
        seen.append(translate("outcomes", "true in {number}").format(number=claim.for_))
        seen.append(translate("outcomes", "false in {number}").format(number=claim.against))
    return CitedLine(text, 1, kind=LineKind.STRONG, sign=_SIGNS[claim.answer.code], remark=semicolon_list(seen))


def _facts(described: DescribedOutcome) -> str:
    """Facts that distinguish an outcome from the others, in words."""
    return semicolon_list(map(render_outcome, described.facts)) or translate("outcomes", "the only board")


def _of_outcome(described: DescribedOutcome) -> CitedLine:
    facts = _facts(described)
    count = described.outcome.line_count
    remark = (
        translate("outcomes", "by endless lines")
        if count is None
        else translate("outcomes", "by %n line(s)", "", count)
    )
    sign = "" if described.outcome.is_certain else UNDECIDED
    return CitedLine(
        capitalized(facts), 0, f"{described.number}.", kind=LineKind.STRONG, sign=sign, remark=remark, tip=play_tip()
    )


def _of_step(step: LineStep) -> CitedLine:
    return CitedLine(line_step_text(step), 2, clauses=step.clauses, kind=LineKind.MUTED, quiet=True)
