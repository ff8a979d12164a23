"""Everything that the page of two accounts shows, made from its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, ParamSpec, TypeAlias

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.errors import InputError
from judgeapp.rulings.players import account_seats, names_by_seat
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import Marks, differences, marks_of
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import Account
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.dispute.disputed_accounts import DisputeState, Judged, Upcoming, rules_on
from judgeapp.table.dispute.reachability import Reach, Reachability
from judgeapp.table.exploring.outcomes import LineStep, describe_line
from judgeapp.table.printing import print_claim, print_game
from judgeapp.table.rendering.rendering import players_named
from judgeapp.table.rendering.texts import chosen_text
from judgeapp.table.results import Results
from judgeapp.ui.localization import translate
from judgeapp.ui.table.dispute import account_lines
from judgeapp.ui.table.lines.cited_line import Line
from judgeapp.ui.table.wording import card_effect_text, question_text

P = ParamSpec("P")
Lines: TypeAlias = tuple[Line, ...]


class SideView(Struct, frozen=True):
    """An account: its steps, and the board after that in `row`."""

    who: str
    letter: str  # of the player's seat
    steps: tuple[Line, ...]
    row: int
    parts: frozenset[int]  # the row where the accounts part
    state: State  # that on the board
    board: Board
    seat: str
    marks: Marks
    is_active: bool
    is_at_end: bool
    can_take_back: bool  # there is any step


class NextView(Struct, frozen=True):
    """Next step of the account being given."""

    upcoming: Upcoming
    players: Mapping[str, str]  # their names by seat
    head: str
    lines: tuple[Line, ...]
    chosen: Any  # the thing of its current line
    source: int  # the card that was clicked last


class DisputeView(Struct, frozen=True):
    dispute: Dispute | None  # None while an account can't be read
    sides: tuple[SideView, ...]
    verdict: tuple[Line, ...]
    different: tuple[Line, ...]  # how the boards differ
    next: NextView
    can_be_followed: bool
    can_explore: bool
    can_be_reported: bool


def view_of(state: DisputeState, results: Results) -> DisputeView:
    """View of a state after both accounts have been checked."""
    players = results.of(_players, *state.who, *state.headed)
    with players_named(players):
        return _view_of(state, players, results)


def _players(first: str, other: str, player_a: str, player_b: str) -> dict[str, str]:
    return names_by_seat((first, other), (player_a, player_b))


def _lines(of_these: Callable[P, Iterable[Line]], _: Mapping[str, str], *args: P.args, **kwargs: P.kwargs) -> Lines:
    """Lines for the same players."""
    return tuple(of_these(*args, **kwargs))


def _view_of(state: DisputeState, players: Mapping[str, str], results: Results) -> DisputeView:
    rules = rules_on(state, results)
    disputed, coming = rules.disputed, rules.upcoming
    states = [_game(state, column, rules).state for column in (0, 1)]
    boards = [results.of(board, of, state.spoken) for of in states]
    # The boards are compared if the accounts differ on one moment.
    compares = disputed is not None and disputed.contradicts
    different = results.of(differences, boards[0], boards[1], state.beginning.state.next_id) if compares else ()
    explained = account_lines.explained_steps(disputed) if disputed is not None else (frozenset(), frozenset())
    letters = account_seats(state.who, state.headed) or "AB"
    sides = tuple(
        SideView(
            state.who[column],
            letters[column],
            results.of(_lines, account_lines.lines_of, players, account, explained[column]),
            _row(state, column, rules),
            frozenset((disputed.parting.steps[column],) if disputed and disputed.parting else ()),
            states[column],
            boards[column],
            state.seat,
            state.marks[column] or (*marks, *_refs(state, column, rules)),
            column == state.active,
            rules.is_at_end(state, column),
            isinstance(account, InputError) or bool(account.judged_steps),
        )
        for column, (account, marks) in enumerate(zip(rules.shown, marks_of(different), strict=True))
    )
    lines = results.of(
        _lines,
        account_lines.next_lines,
        players,
        coming,
        state.source,
        state.opened,
        state.spoken,
        has_played=state.has_played,
    )
    return DisputeView(
        disputed,
        sides,
        tuple(_verdict(state, rules)),
        tuple(account_lines.difference_lines(different, state.players)),
        NextView(coming, players, _head(coming, state.players[state.active]), lines, state.line, state.source),
        rules.can_be_followed,
        rules.request is not None and rules.request.is_needed and state.progress is None,
        disputed is not None and any(account.judged_steps for account in disputed.accounts),
    )


def _row(state: DisputeState, column: int, rules: Judged) -> int:
    account = rules.shown[column]
    last = -1 if isinstance(account, InputError) else len(account.judged_steps) - 1
    return last if rules.is_at_end(state, column) else state.at[column]


def _game(state: DisputeState, column: int, rules: Judged) -> Game:
    """The game that the board of an account shows: its beginning if it can't be read."""
    account = rules.shown[column]
    if isinstance(account, Account):
        return account.game_after(_row(state, column, rules))
    return print_game(state.beginning, state.printing)


def _refs(state: DisputeState, column: int, rules: Judged) -> tuple[int, ...]:
    """Cards of the step before the board shown, if the accounts part there or it was not legal."""
    account, disputed = rules.shown[column], rules.disputed
    if state.parts and disputed is not None and (there := disputed.at_parting(column)) is not None:
        return there.refs
    if not isinstance(account, Account) or not account.judged_steps:
        return ()
    step = account.judged_steps[_row(state, column, rules)]
    return step.refs if step in account.refused else ()


def _head(coming: Upcoming, who: str) -> str:
    if coming.account is None:
        return ""
    template = translate("NextPanel", "{who}, step {number}")
    head = template.format(who=who, number=len(coming.account.judged_steps) + 1)
    if coming.asked is None:
        return "\n".join((head, translate("NextPanel", "The game is over")))
    about = card_effect_text(coming.asked.card, coming.asked.about) if coming.asked.about else ""
    return "\n".join(filter(None, (head, question_text(coming.asked), about)))


def _verdict(state: DisputeState, rules: Judged) -> Iterator[Line]:
    """The rules' verdict on both, and the reachability of each, if that was asked."""
    yield from account_lines.verdict_lines(rules.disputed, state.place, state.followed)
    if state.progress is not None:
        yield account_lines.looking_line(state.progress), None
    elif state.answers and rules.is_asked_by(state):
        yield from account_lines.reachability_lines(*_answers(state, rules))


def _answers(state: DisputeState, rules: Judged) -> tuple[list[Reachability], list[tuple[LineStep, ...]]]:
    """Answers about whoever has said something, with names and cards as they are shown, and the lines of play by which
    an account can come about otherwise than it is told; empty for the others."""
    printing, printed, asked = state.printing, rules.printed, state.request
    assert asked is not None
    answers = [
        replace(answer, who=who)
        for answer, who, account in zip(state.answers, state.players, asked.accounts, strict=True)
        if account.judged_steps
    ]
    if printing is not None and printed is not None:
        answers = [
            replace(
                answer,
                claim=answer.claim and print_claim(answer.claim, printing),
                refused_step=answer.refused_step and printed.wrong(answer.refused_step),
            )
            for answer in answers
        ]
    shown = partial(print_game, printing=printing)
    until, start = asked.asked.horizon, asked.start
    return answers, [
        describe_line(start, answer.choices, state.names, answer.horizon or until, state.spoken, shown)
        if answer.reached is Reach.OTHERWISE
        else ()
        for answer in answers
    ]


def report_text(state: DisputeState, results: Results) -> str:
    """Answer whether the accounts could happen, with its starting point and horizon, as it stands in a ruling; the
    verdict if that was not asked."""
    rules, asked, place = rules_on(state, results), state.request, state.place
    with players_named(state.names_by_seat):
        if asked is None or not (state.answers and rules.is_asked_by(state)):
            verdict = account_lines.verdict_lines(rules.disputed, place, state.followed)
            return "\n".join(account_lines.report_lines(verdict))
        if asked.shared and (before := asked.start.before) is not None:
            place = chosen_text(question(print_game(before, state.printing), state.spoken), asked.start.choice)
        return "\n".join(account_lines.reachability_report(*_answers(state, rules), place, asked.asked.horizon))
