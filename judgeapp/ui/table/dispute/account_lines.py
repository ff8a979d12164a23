"""An account in words: each step with its verdict, and the possible next steps: legal ones, those played at the table,
and illegal ones that can be claimed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.engine.game import Game
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized
from judgeapp.table.comparing.compare import BoardDifference
from judgeapp.table.dispute.account import Account, RefusedStep, security_checks
from judgeapp.table.dispute.claims import VERBS, Claim, Reason, reason
from judgeapp.table.dispute.disputed_accounts import PLAYED, Upcoming, VerbLine
from judgeapp.table.rendering.texts import event_text, instead_text, option_text, reason_text, step_text
from judgeapp.table.sentences import render_sentence
from judgeapp.ui.signs import CHOICE, DONE, NOT, OPENED, UNDECIDED
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.wording import difference_text, offered_text

translate = QCoreApplication.translate


def lines_of(account: Account | InputError, explained: frozenset[int] = frozenset()) -> Iterator[Line]:
    """An account, one line a step, each with its place. `explained`: steps that the verdict explains as not legal."""
    if isinstance(account, InputError):
        yield CitedLine(str(account), sign=NOT, kind=LineKind.NOT), None
        return
    was_refused = False
    for place, step in enumerate(account.judged_steps):
        number = str(place + 1)
        if isinstance(step, RefusedStep):
            why = "" if place in explained else wrong_text(step)
            remark = "\n".join(filter(None, (why, instead_text(step.instead) if step.instead is not None else "")))
            yield (
                CitedLine(step_text(step), 0, number, step.clauses, LineKind.STRONG, refusal_sign(step), remark),
                place,
            )
        else:
            why, stated = "", step.stated
            if stated is not None and not stated.is_number:
                why = capitalized(reason_text(stated.now))
            as_if = translate("dispute", "checked as if the previous step had not happened") if was_refused else ""
            checks = [event_text(explanation) for _, explanation in security_checks(step)]
            remark = "\n".join(filter(None, (why, *checks, as_if)))
            yield CitedLine(step_text(step), 0, number, step.clauses, sign=DONE, remark=remark), place
        was_refused = isinstance(step, RefusedStep) and step.stated is None


def refusal_sign(step: RefusedStep) -> str:
    return NOT if step.is_decided else UNDECIDED


def refused_text(step: RefusedStep) -> str:
    """A refused step and the reason, as a comment on the board at which it was tried."""
    return f"{step_text(step)}\n{wrong_text(step)}"


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
    has_played -- True if something was played at the table that can be taken
    """
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
    text = translate("dispute", "Not legal, but said to have happened")
    yield CitedLine(text, kind=LineKind.HEAD), None
    for claim in own:
        number += 1
        yield _claim(game, claim, number, language), claim
    for verb in VERBS:
        theirs = [claim for claim in claimed if claim.verb == verb]
        if all(claim in own for claim in theirs):
            continue
        number += 1
        if len(theirs) == 1:
            yield _claim(game, theirs[0], number, language), theirs[0]
            continue
        text = render_sentence("dispute", f"verb-{verb}")
        if verb not in opened:
            yield CitedLine(text, 0, str(number), sign=CHOICE), VerbLine(verb)
            continue
        # A reason that all of them have is said once.
        reasons = [reason(game, claim, language) for claim in theirs]
        shared = reasons[0] if all(why == reasons[0] for why in reasons) else None
        remark, clauses = (_why(shared), shared.clauses) if shared is not None else ("", ())
        head = CitedLine(text, 0, str(number), clauses, sign=OPENED, remark=remark)
        yield head, VerbLine(verb)
        for claim in theirs:
            number += 1
            yield _claim(game, claim, number, language, 1, says_why=shared is None), claim


def _claim(game: Game, claim: Claim, number: int, language: str, depth: int = 0, *, says_why: bool = True) -> CitedLine:
    text = option_text(claim.explanation)
    if not says_why:
        return CitedLine(text, depth, str(number), (), LineKind.NOT, NOT)
    why = reason(game, claim, language)
    return CitedLine(text, depth, str(number), why.clauses, LineKind.NOT, NOT, _why(why))


def _why(why: Reason) -> str:
    return capitalized(reason_text(why.explanation))
