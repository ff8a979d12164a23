"""Sentences for the codes of the table, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.explanation.refusals import describe_refusal
from judgeapp.engine.lang import Until
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.rulings.players import player_name
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.deciding.options import Choice, Question
from judgeapp.table.exploring.outcomes import LineStep
from judgeapp.table.printing import Printing, print_game
from judgeapp.table.rendering.rendering import card_name_text, render, seat_text
from judgeapp.table.rendering.texts import chosen_text, decision_text, option_text, render_claim, render_difference
from judgeapp.table.sentences import render_sentence, sentences
from judgeapp.table.setup.circumstances import ENGLISH as SAYINGS
from judgeapp.table.setup.faults import ENGLISH as FAULTS
from judgeapp.table.setup.from_state import LEFT_OUT
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import format_number, translate


def fault_text(explanation: Explanation) -> str:
    return capitalized(render("faults", FAULTS[explanation.code], explanation.params))


def left_out_text(explanation: Explanation) -> str:
    """Text of a fact that a position can't have."""
    return capitalized(render("leftout", LEFT_OUT[explanation.code], explanation.params))


def offered_text(choice: Choice) -> str:
    """Text of an open option, with the number of interchangeable cards."""
    text = option_text(choice.explanation)
    if choice.number == 1:
        return text
    return translate("table", "{option} ({number})").format(option=text, number=choice.number)


def reasons_text(clauses: Iterable[str]) -> str:
    """Reasons of clauses that refuse, in a few words each."""
    return semicolon_list(translate("reasons", words) for words in describe_refusal(clauses))


def difference_text(explanation: Explanation, boards: Sequence[str] = ()) -> str:
    return capitalized(render_difference(explanation, boards))


def claim_text(claim: OutcomeClaim) -> str:
    return capitalized(render_claim(claim))


def progress_text(progress: ExploringProgress) -> str:
    template = translate("outcomes", "positions: {positions}, still to explore: {waiting}, lines ended: {ends}")
    return template.format(
        positions=format_number(progress.positions),
        waiting=format_number(progress.waiting),
        ends=format_number(progress.ends),
    )


def horizon_text(horizon: Horizon) -> str:
    return {
        HorizonKind.SETTLED: translate("outcomes", "until nothing is pending"),
        HorizonKind.BLOCK_OVER: translate("outcomes", "until the block timing is over"),
        HorizonKind.ATTACK_OVER: translate("outcomes", "until the attack is over"),
        HorizonKind.TURN_ENDS: translate("outcomes", "until the turn ends"),
        HorizonKind.DECISIONS: translate("outcomes", "%n decision(s)", "", horizon.decisions),
    }[horizon.until]


def play_tip() -> str:
    """Tip of an outcome: a click plays the line to it."""
    return translate("outcomes", "Play the shortest line to it as a branch")


def circumstance_text(explanation: Explanation) -> str:
    params = {name: effect_text(value) for name, value in explanation.params.items()}
    if "timing" in params:
        params["timing"] = render_sentence("wording", f"timing-{params['timing']}")
    return capitalized(render("sayings", SAYINGS[explanation.code], params))


def effect_text(place: str) -> str:
    """An effect by its place on the card: "effects.0" is the first."""
    part, dot, index = place.partition(".")
    if dot and part == "pending":
        return translate("wording", "pending processing")
    if dot and part == "gained":
        return translate("wording", "gained effect")
    if f"part-{part}" in sentences("wording") and index.isdecimal():
        return render_sentence("wording", f"part-{part}", number=int(index) + 1)
    return place


def question_text(asked: Question, unless_by: str = "") -> str:
    """Question of a decision, with the deciding player, unless that is `unless_by`."""
    text = decision_text(asked.kind)
    if any(choice.key == "stopped" for choice in asked.choices()):
        text = translate("table", "Does it stop the effect?")
    who = seat_text(asked.seat)
    if unless_by in (who, player_name(f"Player {asked.seat}")):
        return text
    return translate("table", "{seat}: {question}").format(seat=who, question=text)


def card_effect_text(card: str, effect: str) -> str:
    if not card:
        return effect
    return translate("table", "{card}: {effect}").format(card=card_name_text(card), effect=effect)


def waiting_text(waiting: WaitingSnapshot, *, with_cause: bool = False) -> str:
    """A pending effect with its card and the number of its cause."""
    text = card_effect_text(waiting.card, waiting.text)
    return because_of(text, waiting.cause) if with_cause else text


def choice_text(tree: Tree, number: int, language: str = "en", printing: Printing | None = None) -> str:
    """The choice that led to a node, by whom, for a reader of a language."""
    node = tree.nodes[number]
    if node.above is None:
        return translate("table", "The beginning")
    return chosen_text(print_game(tree.nodes[node.above].game, printing), node.choice, language)


def line_step_text(step: LineStep) -> str:
    """Choice on a line of play, with its player."""
    text = option_text(step.explanation)
    return translate("outcomes", "{who}: {choice}").format(who=seat_text(step.seat), choice=text)


def until_text(until: Until) -> str:
    return render_sentence("table", f"until-{until}")


def because_of(text: str, cause: int) -> str:
    """Text of an event or pending effect, with the number of its cause, if any."""
    if not cause:
        return text
    return translate("table", "{event} (because\u00a0of\u00a0{cause})").format(event=text, cause=cause)
