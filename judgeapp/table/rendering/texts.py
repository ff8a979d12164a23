"""Events, options, outcomes, claims, differences of boards, accounts and lines of the board in the current language:
`render_...` as they stand within a line, `..._text` as a line of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.engine.judge import is_by_hand, is_correction, is_of_the_judge, is_ruling
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.rulings.players import player_name
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step
from judgeapp.table.board.text import ENGLISH as BOARD
from judgeapp.table.comparing.compare import ENGLISH as DIFFERENCES
from judgeapp.table.comparing.compare import WORDED as COMPARED
from judgeapp.table.comparing.compare import WORDS, boards_in, kind_of
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.deciding.options import Question, describe_answered_effect, explain_option, free_answer
from judgeapp.table.dispute.account import LegalStep, RefusedStep
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.reachability import Reachability, reachability_sentence, why_sentence
from judgeapp.table.dispute.statement import INSTEAD, STATED
from judgeapp.table.exploring.outcomes import OUTCOMES, describe_claim
from judgeapp.table.rendering.rendering import render, render_event, seat_text
from judgeapp.table.sentences import render_sentence, sentences


def render_outcome(explanation: Explanation) -> str:
    """Render an answer, or a fact that distinguishes one of the outcomes."""
    return render("outcomes", OUTCOMES[explanation.code], explanation.params)


def render_option(explanation: Explanation) -> str:
    return render("options", OPTIONS[explanation.code], explanation.params)


def render_claim(claim: OutcomeClaim) -> str:
    return describe_claim(claim, partial(render, "outcomes"))


def render_difference(explanation: Explanation, boards: Sequence[str] = ()) -> str:
    return render("differences", DIFFERENCES[kind_of(explanation.code)], compared_params(explanation, boards))


def compared_params(explanation: Explanation, boards: Sequence[str] = ()) -> dict[str, str]:
    """Parameters of a difference, with words rendered. `boards`: their names; the first and second if empty."""
    params = dict(explanation.params)
    for name in COMPARED.get(kind_of(explanation.code), ()):
        if (word := params.get(name)) in WORDS:
            params[name] = translation("compared words", WORDS[word])
    boards = boards or [translation("compared words", WORDS[name]) for name in ("first", "second")]
    return params | boards_in(explanation.code, boards)


def render_reachability(reachability: Reachability) -> str:
    """Render the answer for an account."""
    claim = render_claim(reachability.claim) if reachability.claim is not None else ""
    step = render_step(reachability.refused_step) if reachability.refused_step is not None else ""
    text = translation("accounts", reachability_sentence(reachability))
    return text.format(who=reachability.who, claim=claim, step=step).strip()


def render_step(step: RefusedStep) -> str:
    """Render a step that was not legal, or states something false."""
    if step.stated is not None:
        return render("claims", STATED[step.stated.explanation.code], step.stated.explanation.params)
    explanation = describe_answered_effect(step.step) if step.meant is None else step.meant.explanation
    return write_step(step.step) if explanation is None else render_option(explanation)


def render_why(step: RefusedStep) -> str:
    """Render the reason why a step wasn't legal as described."""
    return translation("accounts", why_sentence(step)).format(why=render_reason(step.why.explanation))


def render_reason(explanation: Explanation) -> str:
    """Render the reason why a step was not legal, or the actual number."""
    return render("claims", {**WHY, **INSTEAD}[explanation.code], explanation.params)


_MAX_OPTIONS = 5  # alternatives that are named


def event_text(explanation: Explanation) -> str:
    return capitalized(render_event(explanation))


def option_text(explanation: Explanation) -> str:
    return capitalized(render_option(explanation))


def statement_text(explanation: Explanation) -> str:
    return capitalized(render("claims", STATED[explanation.code], explanation.params))


def board_text(explanation: Explanation) -> str:
    return capitalized(render("board", BOARD[explanation.code], explanation.params))


def reason_text(explanation: Explanation) -> str:
    """Reason why a step of an account was not legal, or the actual number; as it stands within a sentence."""
    params = dict(explanation.params)
    if explanation.code == "not-now":
        params["seat"] = params["seat"].strip("-") or seat_text("")
        params["question"] = decision_text(params["kind"])
    return render("claims", {**WHY, **INSTEAD}[explanation.code], params)


def decision_text(kind: str) -> str:
    code = f"question-{kind}"
    return render_sentence("table", code if code in sentences("table") else "question")


def chosen_text(game: Game, key: str, language: str = "en") -> str:
    """A choice at a decision, with the player who made it; or an action of the judge."""
    decision = game.decision
    if decision is None or is_of_the_judge(key):
        return unasked_text(key)
    seat = decision.seat.value if decision.seat else ""
    return taken_text(seat, _answer_text(explain_option(game, key, language), key, free_answer(decision)))


def unasked_text(key: str) -> str:
    """An action of the judge; any other key as it is."""
    if is_correction(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge corrects the board"))
    if is_by_hand(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge resolves an effect by hand"))
    if is_ruling(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge rules that it happens"))
    return key


def _answer_text(explanation: Explanation | None, key: str, free: str) -> str:
    if explanation is not None:
        return option_text(explanation)
    return translation("table", QT_TRANSLATE_NOOP("table", "this order")) if free == "order" else key


def taken_text(seat: str, choice: str) -> str:
    template = translation("table", QT_TRANSLATE_NOOP("table", "{seat}: {choice}"))
    return template.format(seat=seat_text(seat), choice=choice)


def written_step_text(step: Step) -> str:
    """A step as written in a file; its answer in words, if that is an effect."""
    explanation = describe_answered_effect(step)
    return write_step(step) if explanation is None else option_text(explanation)


def step_text(step: LegalStep | RefusedStep, unless_by: str = "", *, says_whose: bool = True) -> str:
    """A step of an account in words: the action with its player, unless that is `unless_by`; or what it states."""

    def by_player(seat: str, action: str) -> str:
        is_known = not says_whose or unless_by in (seat_text(seat), player_name(f"Player {seat}"))
        return action if is_known else taken_text(seat, action)

    if step.stated is not None:
        return statement_text(step.stated.explanation)
    if isinstance(step, RefusedStep):
        action = written_step_text(step.step) if step.meant is None else option_text(step.meant.explanation)
        return action if step.seat is None else by_player(step.seat, action)

    def answer(asked: Question | None, key: str) -> str:
        if asked is None or is_of_the_judge(key):
            return unasked_text(key)
        choice = asked.choice_of(key)
        return by_player(asked.seat, _answer_text(choice.explanation if choice else None, key, asked.free))

    answers = map(answer, step.asked, step.choices)
    return semicolon_list(answers) or written_step_text(step.step)


def instead_text(instead: Question) -> str:
    """Legal alternatives to a refused step, the first ones in words."""
    options = [option_text(choice.explanation) for choice in instead.choices()]
    listed = semicolon_list(options[:_MAX_OPTIONS])
    if (more := len(options) - _MAX_OPTIONS) > 0:
        template = translation("report", QT_TRANSLATE_NOOP("report", "{options} and {number} more"))
        listed = template.format(options=listed, number=more)
    return translation("report", QT_TRANSLATE_NOOP("report", "Legal instead: {options}")).format(options=listed)
