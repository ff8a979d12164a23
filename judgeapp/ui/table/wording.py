"""Sentences for the codes of the table, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.explanation.refusals import describe_refusal
from judgeapp.engine.judge import is_of_the_judge
from judgeapp.engine.lang import Until
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.deciding.options import Choice, Question, question
from judgeapp.table.exploring.outcomes import LineStep
from judgeapp.table.rendering.rendering import card_name_text, render, seat_text
from judgeapp.table.rendering.texts import chosen_text, decision_text, option_text, render_claim, render_difference
from judgeapp.table.setup.circumstances import ENGLISH as SAYINGS
from judgeapp.table.setup.faults import ENGLISH as FAULTS
from judgeapp.table.setup.from_state import LEFT_OUT
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import format_number, translate


def fault_text(explanation: Explanation) -> str:
    """Text of a fault of a position."""
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
    """Text of a difference between two boards, named `boards`."""
    return capitalized(render_difference(explanation, boards))


def claim_text(claim: OutcomeClaim) -> str:
    """Text of a claim about the outcomes."""
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
        params["timing"] = timing_text(params["timing"])
    return capitalized(render("sayings", SAYINGS[explanation.code], params))


def timing_text(timing: str) -> str:
    return {
        "start-of-turn": translate("wording", "at the start of the turn"),
        "start-of-main-phase": translate("wording", "at the start of the main phase"),
        "end-of-turn": translate("wording", "at the end of the turn"),
        "end-of-attack": translate("wording", "at the end of the attack"),
        "end-of-battle": translate("wording", "at the end of the battle"),
        "start-of-your-turn": translate("wording", "at the start of your turn"),
        "start-of-opponents-turn": translate("wording", "at the start of the opponent's turn"),
        "start-of-your-main-phase": translate("wording", "at the start of your main phase"),
        "start-of-opponents-main-phase": translate("wording", "at the start of the opponent's main phase"),
        "end-of-your-turn": translate("wording", "at the end of your turn"),
        "end-of-opponents-turn": translate("wording", "at the end of the opponent's turn"),
    }[timing]


def effect_text(place: str) -> str:
    """An effect by its place on the card: "effects.0" is the first."""
    part, dot, index = place.partition(".")
    if dot and part == "pending":
        return translate("wording", "pending processing")
    if dot and part == "gained":
        return translate("wording", "gained effect")
    template = {
        "effects": translate("wording", "effect {number}"),
        "inherited": translate("wording", "inherited effect {number}"),
        "security": translate("wording", "security effect {number}"),
        "link_effects": translate("wording", "link effect {number}"),
        "option_effects": translate("wording", "Option effect {number}"),
    }.get(part)
    return template.format(number=int(index) + 1) if template and index.isdecimal() else place


def question_text(asked: Question) -> str:
    """Question of a decision, with the deciding player."""
    text = decision_text(asked.kind)
    if any(choice.key == "stopped" for choice in asked.choices()):
        text = translate("table", "Does it stop the effect?")
    return translate("table", "{seat}: {question}").format(seat=seat_text(asked.seat), question=text)


def card_effect_text(card: str, effect: str) -> str:
    """An effect with its card, if known."""
    if not card:
        return effect
    return translate("table", "{card}: {effect}").format(card=card_name_text(card), effect=effect)


def waiting_text(waiting: WaitingSnapshot, *, with_cause: bool = False) -> str:
    """A pending effect with its card and the number of its cause."""
    text = card_effect_text(waiting.card, waiting.text)
    return because_of(text, waiting.cause) if with_cause else text


def order_reason_text(why: str) -> str:
    """Reason why effects go now and not later."""
    return {
        "immediate": translate("table", "before the event they respond to"),
        "triggered-now": translate("table", "triggered just now"),
        "newest": translate("table", "the newest"),
        "older": translate("table", "triggered before"),
    }[why]


def choice_text(
    tree: Tree, number: int, asked_at: Callable[[int, str], Question | None] | None = None, language: str = "en"
) -> str:
    """The choice that led to a node, by whom, for a reader of a language. `asked_at`: the decision at a node with at
    least one choice, if already known."""
    node = tree.nodes[number]
    if node.above is None:
        return translate("table", "The beginning")
    if is_of_the_judge(node.choice):
        return chosen_text(None, node.choice)
    asked = (
        asked_at(node.above, node.choice)
        if asked_at is not None
        else question(tree.nodes[node.above].game, language, node.choice)
    )
    return chosen_text(asked, node.choice)


def line_step_text(step: LineStep) -> str:
    """Choice on a line of play, with its player."""
    text = option_text(step.explanation)
    return translate("outcomes", "{who}: {choice}").format(who=seat_text(step.seat), choice=text)


def area_text(area: str, seat: str) -> str:
    template = {
        "battle": translate("table", "battle area of {seat}"),
        "breeding": translate("table", "breeding area of {seat}"),
        "under": translate("table", "under a card of {seat}"),
        "link": translate("table", "linked to a card of {seat}"),
        "nowhere": translate("table", "in no area, of {seat}"),
        "hand": translate("table", "hand of {seat}"),
        "trash": translate("table", "trash of {seat}"),
        "security": translate("table", "security of {seat}"),
        "deck": translate("table", "deck of {seat}"),
        "digi_egg_deck": translate("table", "Digi-Egg deck of {seat}"),
    }[area]
    return template.format(seat=seat)


def place_text(place: str) -> str:
    """Name of a place that a card can be put in."""
    return {
        "hand": translate("table", "hand"),
        "trash": translate("table", "trash"),
        "deck-top": translate("table", "top of the deck"),
        "deck-bottom": translate("table", "bottom of the deck"),
        "security-top": translate("table", "top of the security stack"),
        "security-bottom": translate("table", "bottom of the security stack"),
        "battle": translate("table", "battle area"),
        "breeding": translate("table", "breeding area"),
        "digi-egg-deck": translate("table", "Digi-Egg deck"),
    }[place]


def until_text(until: Until) -> str:
    return {
        Until.END_OF_TURN: translate("table", "until the end of the turn"),
        Until.END_OF_YOUR_TURN: translate("table", "until the end of your turn"),
        Until.END_OF_OPPONENTS_TURN: translate("table", "until the end of your opponent's turn"),
        Until.END_OF_ATTACK: translate("table", "until the end of the attack"),
        Until.END_OF_YOUR_UNSUSPENDING: translate("table", "until your next unsuspend phase ends"),
        Until.END_OF_OPPONENTS_UNSUSPENDING: translate("table", "until your opponent's next unsuspend phase ends"),
        Until.ALWAYS: translate("table", "as long as it stays the same card"),
    }[until]


def because_of(text: str, cause: int) -> str:
    """Text of an event or pending effect, with the number of its cause, if any."""
    if not cause:
        return text
    because = translate("table", "{event} (because\u00a0of\u00a0{cause})")
    return because.format(event=text, cause=cause)


def why_tip(cause: int) -> str:
    if not cause:
        return ""
    return translate("table", "Caused by number {cause}").format(cause=cause)


def by_hand_text(action: str, *, by_effect: bool) -> str:
    if by_effect:
        text = {
            "activate": translate("table", "It is activated"),
            "digivolve": translate("table", "Digivolve without paying the cost, ignoring all requirements"),
            "words": translate("table", "What it says, in words"),
            "draw": translate("table", "Draw"),
            "gain-memory": translate("table", "Gain memory"),
            "delete": translate("table", "Delete"),
            "to-hand": translate("table", "Return to the hand"),
            "to-deck-top": translate("table", "Return to the top of the deck"),
            "to-deck-bottom": translate("table", "Return to the bottom of the deck"),
            "to-security": translate("table", "Place on top of the security stack"),
            "trash": translate("table", "Trash"),
            "suspend": translate("table", "Suspend"),
            "unsuspend": translate("table", "Unsuspend"),
            "de-digivolve": translate("table", "De-Digivolve"),
            "play": translate("table", "Play without paying the cost"),
            "dp": translate("table", "Give DP"),
            "keyword": translate("table", "Give a keyword effect"),
        }
    else:
        text = {
            "put": translate("table", "Move a card to an area"),
            "under": translate("table", "Place a card under another"),
            "on": translate("table", "Place a card on another"),
            "link": translate("table", "Link a card to another"),
            "suspend": translate("table", "Mark as suspended"),
            "unsuspend": translate("table", "Mark as unsuspended"),
            "memory": translate("table", "Set the memory"),
            "dp": translate("table", "Give DP"),
            "keyword": translate("table", "Give a keyword effect"),
        }
    return text[action]
