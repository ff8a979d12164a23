"""Events, options, numbers, lines of the board and decisions in the current language, as lines of their own."""

from __future__ import annotations

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.judge import is_by_hand, is_correction, is_ruling
from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step
from judgeapp.table.board.text import ENGLISH as BOARD
from judgeapp.table.deciding.options import Question, describe_answered_effect
from judgeapp.table.dispute.account import LegalStep, RefusedStep
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.statement import INSTEAD, STATED
from judgeapp.table.rendering.outcomes import render_option
from judgeapp.table.rendering.rendering import render, render_event, seat_text

_MAX_OPTIONS = 5  # alternatives that are named


def event_text(explanation: Explanation) -> str:
    """Text of an event."""
    return capitalized(render_event(explanation))


def option_text(explanation: Explanation) -> str:
    """Text of an option or a candidate."""
    return capitalized(render_option(explanation))


def statement_text(explanation: Explanation) -> str:
    """Text of a number that somebody states."""
    return capitalized(render("claims", STATED[explanation.code], explanation.params))


def board_text(explanation: Explanation) -> str:
    """Text of a line of the board."""
    return capitalized(render("board", BOARD[explanation.code], explanation.params))


def reason_text(explanation: Explanation) -> str:
    """Reason why a step of an account was not legal, or the actual number; as it stands within a sentence."""
    params = dict(explanation.params)
    if explanation.code == "not-now":
        params["seat"] = params["seat"].strip("-") or seat_text("")
        params["question"] = decision_text(params["kind"])
    return render("claims", {**WHY, **INSTEAD}[explanation.code], params)


def decision_text(kind: str) -> str:
    """Question of a kind of decision."""
    question = {
        "main": QT_TRANSLATE_NOOP("table", "What to do in the main phase?"),
        "breeding": QT_TRANSLATE_NOOP("table", "What to do in the breeding phase?"),
        "block": QT_TRANSLATE_NOOP("table", "Block?"),
        "counter": QT_TRANSLATE_NOOP("table", "Counter?"),
        "choose": QT_TRANSLATE_NOOP("table", "Which one?"),
        "may": QT_TRANSLATE_NOOP("table", "Do it?"),
        "by": QT_TRANSLATE_NOOP("table", "Pay this for the effect?"),
        "instead": QT_TRANSLATE_NOOP("table", "Do this instead?"),
        "modes": QT_TRANSLATE_NOOP("table", "Which of these?"),
        "order": QT_TRANSLATE_NOOP("table", "Which one goes first?"),
        "effect": QT_TRANSLATE_NOOP("table", "Which effect?"),
        "put-back": QT_TRANSLATE_NOOP("table", "Which one is put back next?"),
        "attack-target": QT_TRANSLATE_NOOP("table", "What is attacked?"),
        "digixros": QT_TRANSLATE_NOOP("table", "DigiXros: which card is placed?"),
        "assembly": QT_TRANSLATE_NOOP("table", "Assembly: which card is placed?"),
        "de-digivolve": QT_TRANSLATE_NOOP("table", "How many cards?"),
        "how-many": QT_TRANSLATE_NOOP("table", "How many cards?"),
        "requirement": QT_TRANSLATE_NOOP("table", "By which requirement?"),
        "overflow": QT_TRANSLATE_NOOP("table", "Which one overflows first?"),
        "shuffle": QT_TRANSLATE_NOOP("table", "In which order are the cards now?"),
        "first-player": QT_TRANSLATE_NOOP("table", "Who goes first?"),
        "redraw": QT_TRANSLATE_NOOP("table", "Redraw the hand?"),
        "repeat": QT_TRANSLATE_NOOP("table", "How many repetitions?"),
        "by-hand": QT_TRANSLATE_NOOP("table", "What does the effect do?"),
    }.get(kind, QT_TRANSLATE_NOOP("table", "What is chosen?"))
    return translation("table", question)


def chosen_text(asked: Question | None, key: str) -> str:
    """Text of a choice, with the player who made it."""
    if is_correction(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge corrects the board"))
    if is_by_hand(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge resolves by hand"))
    if is_ruling(key):
        return translation("table", QT_TRANSLATE_NOOP("table", "The judge rules that it happens"))
    if asked is None:
        return key
    text = key
    if asked.free == "order":
        text = translation("table", QT_TRANSLATE_NOOP("table", "this order"))
    if (choice := asked.choice_of(key)) is not None:
        text = option_text(choice.explanation)
    return taken_text(asked.seat, text)


def taken_text(seat: str, choice: str) -> str:
    """Text of a choice with the player who made it."""
    template = translation("table", QT_TRANSLATE_NOOP("table", "{seat}: {choice}"))
    return template.format(seat=seat_text(seat), choice=choice)


def written_step_text(step: Step) -> str:
    """A step as written in a file; its answer in words, if that is an effect."""
    explanation = describe_answered_effect(step)
    return write_step(step) if explanation is None else option_text(explanation)


def step_text(step: LegalStep | RefusedStep, unless_by: str = "", *, says_whose: bool = True) -> str:
    """A step of an account in words: the action with its player, unless that is `unless_by`; or what it states."""

    def by_player(seat: str, action: str) -> str:
        return taken_text(seat, action) if says_whose and seat_text(seat) != unless_by else action

    if step.stated is not None:
        return statement_text(step.stated.explanation)
    if isinstance(step, RefusedStep):
        action = written_step_text(step.step) if step.meant is None else option_text(step.meant.explanation)
        return action if step.seat is None else by_player(step.seat, action)
    answers = (
        chosen_text(asked, key)
        if asked is None or (choice := asked.choice_of(key)) is None
        else by_player(asked.seat, option_text(choice.explanation))
        for asked, key in zip(step.asked, step.choices, strict=True)
    )
    return semicolon_list(answers) or written_step_text(step.step)


def instead_text(instead: Question) -> str:
    """Legal alternatives to a refused step, the first ones in words."""
    options = [option_text(choice.explanation) for choice in instead.choices()]
    listed = semicolon_list(options[:_MAX_OPTIONS])
    if (more := len(options) - _MAX_OPTIONS) > 0:
        template = translation("report", QT_TRANSLATE_NOOP("report", "{options} and {number} more"))
        listed = template.format(options=listed, number=more)
    return translation("report", QT_TRANSLATE_NOOP("report", "Legal instead: {options}")).format(options=listed)
