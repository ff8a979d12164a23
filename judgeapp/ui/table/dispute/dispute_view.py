"""Everything that the page of two accounts shows, made from its state: each step in words with its verdict; the
possible next steps: legal ones, those played at the table, and illegal ones that can be claimed; and the verdict on
both, with the reachability of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ParamSpec, TypeAlias

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.state.state import State, replace
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.horizon import Horizon
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized, comma_list, with_note, with_reason
from judgeapp.rulings.players import account_seats, names_by_seat
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import BoardDifference, Marks, differences, marks_of
from judgeapp.table.dispute.account import Account, RefusedStep, security_checks
from judgeapp.table.dispute.claims import VERBS, Claim, reason
from judgeapp.table.dispute.dispute import Dispute, DisputeOutcome, assess
from judgeapp.table.dispute.disputed_accounts import (
    EVERY,
    PLAYED,
    VERDICT,
    DisputeState,
    Judged,
    Upcoming,
    VerbLine,
    rules_on,
)
from judgeapp.table.dispute.reachability import (
    SENTENCES,
    Reach,
    Reachability,
    reachability_sentence,
    visible_steps,
    why_sentence,
)
from judgeapp.table.exploring.outcomes import LineStep, describe_line
from judgeapp.table.printing import print_claim, print_game
from judgeapp.table.rendering.rendering import players_named
from judgeapp.table.rendering.texts import (
    chosen_text,
    event_text,
    instead_text,
    option_text,
    reason_text,
    render_outcome,
    step_text,
)
from judgeapp.table.report.relevance import MAX_DECIDING, deciding_clauses, refusing_clauses
from judgeapp.table.results import Results
from judgeapp.table.sentences import render_sentence
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import CHOICE, DONE, NOT, OPENED, UNDECIDED
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.wording import (
    card_effect_text,
    claim_text,
    difference_text,
    horizon_text,
    line_step_text,
    offered_text,
    play_tip,
    progress_text,
    question_text,
)


def lines_of(account: Account | InputError, explained: frozenset[int] = frozenset()) -> Iterator[Line]:
    """An account, one line a step, each with its place. `explained`: steps that the verdict explains as not legal."""
    if isinstance(account, InputError):
        yield CitedLine(str(account), sign=NOT, kind=LineKind.NOT), None
        return
    was_refused = False
    for place, step in enumerate(account.judged_steps):
        number = str(place + 1)
        if isinstance(step, RefusedStep):
            sign, quiet = refusal_sign(step), place in explained
            why = "" if quiet else capitalized(why_text(step))
            tip = instead_text(step.instead) if step.instead is not None else ""
            line = CitedLine(step_text(step), 0, number, step.clauses, LineKind.STRONG, sign, why, tip, quiet=quiet)
            yield line, place
        else:
            why, stated = "", step.stated
            if stated is not None and not stated.is_number:
                why = capitalized(reason_text(stated.now))
            as_if = translate("dispute", "checked as if the previous step hadn't happened") if was_refused else ""
            checks = [event_text(explanation) for _, explanation in security_checks(step)]
            remark = "\n".join(filter(None, (why, *checks, as_if)))
            yield CitedLine(step_text(step), 0, number, step.clauses, sign=DONE, remark=remark), place
        was_refused = isinstance(step, RefusedStep) and step.stated is None


def refusal_sign(step: RefusedStep) -> str:
    return NOT if step.is_decided else UNDECIDED


def refused_text(step: RefusedStep) -> str:
    """A refused step and the reason, as a comment on the board at which it was tried."""
    return f"{step_text(step)}\n{wrong_text(step)}"


def why_text(step: RefusedStep) -> str:
    """The reason alone, beside a sign that says that the step was not legal."""
    return reason_text(step.why.explanation) if step.is_decided and step.stated is None else wrong_text(step)


def wrong_text(step: RefusedStep) -> str:
    """Sentence that a step was not legal, and why."""
    if not step.is_decided:
        template = translate("dispute", "Can't be checked: {why}")
    elif step.stated is not None:
        template = translate("dispute", "Not true: {why}")
    else:
        template = translate("dispute", "Not legal: {why}")
    return template.format(why=reason_text(step.why.explanation))


def difference_lines(differences: Sequence[BoardDifference], who: Sequence[str]) -> Iterator[Line]:
    """Lines for the differences between the boards; `who`: the players of the accounts."""
    if differences:
        yield CitedLine(translate("DisputePage", "Different on the two boards"), kind=LineKind.HEAD), None
    boards = [translate("dispute", "according to {who}").format(who=name) for name in who]
    for difference in differences:
        yield CitedLine(difference_text(difference.explanation, boards), 1), difference


# -- next steps -----------------------------------------------------------------------------------


def next_lines(
    coming: Upcoming, source: int, opened: frozenset[str], language: str, *, has_played: bool
) -> Iterator[Line]:
    """Numbered lines of possible next steps.

    source -- the card that was clicked last: its claims come first
    opened -- verbs with unfolded claims
    has_played -- True if something was played at the table that can be taken"""
    number = 0
    for choice in coming.choices:
        number += 1
        yield CitedLine(offered_text(choice), 0, str(number)), choice
    if has_played:
        number += 1
        text = translate("dispute", "What was played at the table")
        yield CitedLine(text, 0, str(number), (), LineKind.MUTED), PLAYED
    claimed, game = coming.claims, coming.seen
    if not claimed or game is None:
        return
    own = [claim for claim in claimed if claim.refs[:1] == (source,)]
    number += 1
    text, sign = translate("dispute", "Not legal, but claimed"), OPENED if EVERY in opened else CHOICE
    yield CitedLine(text, 0, str(number), sign=sign), VerbLine(EVERY)
    for claim in own:
        number += 1
        yield _claim(game, claim, number, language), claim
    for verb in VERBS if EVERY in opened else ():
        theirs = [claim for claim in claimed if claim.verb == verb]
        if all(claim in own for claim in theirs):
            continue
        is_alone, is_open = len(theirs) == 1, verb in opened
        if not is_alone:
            number += 1
            sign = OPENED if is_open else CHOICE
            yield CitedLine(render_sentence("dispute", f"verb-{verb}"), 0, str(number), sign=sign), VerbLine(verb)
        for claim in theirs if is_alone or is_open else ():
            number += 1
            yield _claim(game, claim, number, language, 0 if is_alone else 1), claim


def _claim(game: Game, claim: Claim, number: int, language: str, depth: int = 0) -> CitedLine:
    """A claim in a line; why it is not legal is in the tool tip, and shown once it is a step of the account."""
    why, text = reason(game, claim, language), option_text(claim.explanation)
    tip = capitalized(reason_text(why.explanation))
    return CitedLine(text, depth, str(number), why.clauses, LineKind.NOT, NOT, tip=tip, quiet=True)


# -- the verdict on both -------------------------------------------------------------------------

_SIGNS = {
    DisputeOutcome.UNDECIDED: UNDECIDED,
    DisputeOutcome.SAME: "=",
    DisputeOutcome.TRUE: DONE,
    DisputeOutcome.SAME_TRUE: DONE,
    DisputeOutcome.SAME_WRONG: NOT,
    DisputeOutcome.SAME_UNTRUE: NOT,
    DisputeOutcome.NEITHER: NOT,
    DisputeOutcome.NEITHER_TRUE: NOT,
    DisputeOutcome.NOTHING_YET: "…",
    DisputeOutcome.NO_MORE: "…",
}


def verdict_lines(disputed: Dispute | None, place: str, followed: int = -1) -> Iterator[Line]:
    """`place` is where both begin; `followed` the legal account that the ruling follows, -1 for none."""
    if disputed is None:
        text = translate("dispute", "No verdict on both while one can't be read.")
        yield CitedLine(text, kind=LineKind.MUTED), None
    elif not any(account.judged_steps for account in disputed.accounts):
        text = translate("dispute", "Both accounts begin here: {place}").format(place=place)
        hint = translate("dispute", "Enter each account step by step, on its board or in the list.")
        yield CitedLine(text, kind=LineKind.MUTED, remark=hint), None
    else:
        outcome, who, other = assess(disputed)
        text = render_sentence("report", f"outcome-{outcome}", who=who, other=other)
        is_decided = outcome not in (DisputeOutcome.UNDECIDED, DisputeOutcome.NOTHING_YET)
        deciding = (refusing_clauses(disputed) or deciding_clauses(disputed, followed)) if is_decided else ()
        remark, sign = "\n".join(_telling(disputed)), _SIGNS.get(outcome, "≠")
        yield CitedLine(text, 0, "", deciding[:MAX_DECIDING], LineKind.STRONG, sign, remark), VERDICT


def explained_steps(disputed: Dispute) -> tuple[frozenset[int], ...]:
    """Steps of each account in the verdict: where they part, and the first that is not legal. If both say the same,
    only those of the first account."""
    both = zip(disputed.accounts, disputed.parting.steps if disputed.parting else (-1, -1), strict=True)
    places = [
        frozenset(({parts} if disputed.contradicts else set()) | ({account.wrong.at} if account.wrong else set()))
        for account, parts in both
    ]
    return tuple(places) if disputed.parting is not None else (places[0], frozenset())


def _telling(disputed: Dispute) -> Iterator[str]:
    both = zip(disputed.accounts, explained_steps(disputed), strict=True)
    steps = [(account.who, place, account.judged_steps[place]) for account, places in both for place in sorted(places)]
    # The player is named if that is what they differ in.
    says_whose = len({step.seat for _, _, step in steps}) > 1
    template = translate("dispute", "{who}, step {number}: {step}")
    for who, place, step in steps:
        text = template.format(who=who, number=place + 1, step=step_text(step, says_whose=says_whose))
        if isinstance(step, RefusedStep):
            yield f"{refusal_sign(step)} {with_reason(text, why_text(step))}"
        else:
            yield f"{DONE} {text}"


_REACH_SIGNS = {Reach.AS_TOLD: DONE, Reach.OTHERWISE: "≈", Reach.NEVER: NOT, Reach.UNTRUE: NOT}


def looking_line(progress: ExploringProgress) -> CitedLine:
    text = translate("dispute", "Searching for a legal line …")
    return CitedLine(text, kind=LineKind.MUTED, remark=progress_text(progress))


def reachability_lines(answers: Sequence[Reachability], lines_of_play: Sequence[Sequence[LineStep]]) -> Iterator[Line]:
    """A line for each answer: its sentence, and the line of play if there is one."""
    for answer, line in zip(answers, lines_of_play, strict=True):
        steps, claim, step_told, why = visible_steps(answer, line), "", "", ""
        if answer.claim is not None:
            claim = claim_text(answer.claim)
        if (refused := answer.refused_step) is not None:
            step_told = step_text(refused, answer.who)
            why = translate("accounts", why_sentence(refused)).format(why=reason_text(refused.why.explanation))
        text = translate("accounts", reachability_sentence(answer)).format(who=answer.who, claim=claim, step=step_told)
        step_texts = [*map(line_step_text, steps)]
        if answer.reached is Reach.OTHERWISE and not line:
            step_texts.append(translate("accounts", SENTENCES["before"]))
        applied = dict.fromkeys(clause for step in steps[-1:] for clause in step.clauses)
        clauses = tuple(refused.clauses if refused is not None else applied)
        more = max(0, len(clauses) - MAX_DECIDING)
        tips = (play_tip() if answer.can_be_played else "", comma_list(clauses) if more else "")
        line_text = " › ".join((*step_texts, *map(render_outcome, answer.open)))
        yield (
            CitedLine(
                text,
                0,
                "",
                clauses[:MAX_DECIDING],
                LineKind.STRONG,
                _REACH_SIGNS.get(answer.reached, UNDECIDED),
                "\n".join(filter(None, (why, line_text))),
                "\n".join(filter(None, tips)),
            ),
            answer,
        )


def reachability_report(
    answers: Sequence[Reachability], lines_of_play: Sequence[Sequence[LineStep]], place: str, horizon: Horizon
) -> Iterator[str]:
    """The answers as they stand in a report. `place` is the starting point of the exploration."""
    template = translate("dispute", "By every legal line after “{place}”, {until}:")
    yield template.format(place=place, until=horizon_text(horizon))
    yield from report_lines(reachability_lines(answers, lines_of_play))


def report_lines(lines: Iterable[Line]) -> Iterator[str]:
    for line, _ in lines:
        yield f"- {with_note(line.text, comma_list(line.written))}"
        yield from (f"  {remark}" for remark in line.remark.splitlines())


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
    explained = explained_steps(disputed) if disputed is not None else (frozenset(), frozenset())
    letters = account_seats(state.who, state.headed) or "AB"
    sides = tuple(
        SideView(
            state.who[column],
            letters[column],
            results.of(_lines, lines_of, players, account, explained[column]),
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
        _lines, next_lines, players, coming, state.source, state.opened, state.spoken, has_played=state.has_played
    )
    return DisputeView(
        disputed,
        sides,
        tuple(_verdict(state, rules)),
        tuple(difference_lines(different, state.players)),
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
    if (asked := coming.asked) is None:
        return "\n".join((head, translate("NextPanel", "The game is over")))
    about = card_effect_text(asked.card, asked.about) if asked.about else ""
    return "\n".join(filter(None, (head, question_text(asked, unless_by=who), about)))


def _verdict(state: DisputeState, rules: Judged) -> Iterator[Line]:
    """The rules' verdict on both, and the reachability of each, if that was asked."""
    yield from verdict_lines(rules.disputed, state.place, state.followed)
    if state.progress is not None:
        yield looking_line(state.progress), None
    elif state.answers and rules.is_asked_by(state):
        yield from reachability_lines(*_answers(state, rules))


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
            verdict = verdict_lines(rules.disputed, place, state.followed)
            return "\n".join(report_lines(verdict))
        if asked.shared and (before := asked.start.before) is not None:
            place = chosen_text(print_game(before, state.printing), asked.start.choice, state.spoken)
        return "\n".join(reachability_report(*_answers(state, rules), place, asked.asked.horizon))
