"""The sentences of what the table tells in codes with parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication

from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation.narration import Explanation, sentence, template
from judgeapp.engine.explanation.refusals import describe_clause, describe_refusal
from judgeapp.engine.judge import is_by_hand, is_correction
from judgeapp.engine.lang import Until
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.scenario.file import Step
from judgeapp.scenario.writing import write_step
from judgeapp.table.board.snapshot import WaitingShown
from judgeapp.table.board.text import ENGLISH as BOARD
from judgeapp.table.comparing.compare import ENGLISH as DIFFERENCES
from judgeapp.table.comparing.compare import WORDED as COMPARED
from judgeapp.table.comparing.compare import WORDS
from judgeapp.table.deciding.candidates import REFUSED
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.deciding.options import Choice, Question, describe_answered_effect, question
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.statement import INSTEAD as SO_INSTEAD
from judgeapp.table.dispute.statement import STATED
from judgeapp.table.exploring.claims import describe_claim
from judgeapp.table.exploring.outcomes import ANSWER, CLAIMED, DISTINCT, OPEN
from judgeapp.table.rendering.rendering import AND_THEN, CARDS, WORDED
from judgeapp.table.setup.circumstances import ENGLISH as SAYINGS
from judgeapp.table.setup.faults import ENGLISH as FAULTS
from judgeapp.table.setup.from_state import LEFT_OUT
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import comma_list, format_number, semicolon_list

translate = QCoreApplication.translate

# Codes of what is told of outcomes are of one kind each.
OUTCOMES = {**ANSWER, **OPEN, **DISTINCT, **CLAIMED}


def event_told(told: Explanation) -> str:
    """What happened."""
    return _filled("events", template(EventKind(told.code), told.params), told.params)


def option_told(told: Explanation) -> str:
    """What can be chosen, or could be thought of."""
    return _filled("options", OPTIONS[told.code], told.params)


def step_written(step: Step) -> str:
    """A step as a file says it; what it answers in words, where that is an effect."""
    told = describe_answered_effect(step)
    return write_step(step) if told is None else option_told(told)


def choice_offered(choice: Choice) -> str:
    """An open option; with how many others it is the same as, if only counted cards are meant."""
    told = option_told(choice.told)
    if choice.number == 1:
        return told
    return translate("table", "{option} ({number})").format(option=told, number=choice.number)


def called_told(name: str) -> str:
    """What a card is called, or several of one: its name, but for one of which nobody has said what
    it is."""
    number, times, card = name.rpartition(" × ")
    return f"{number}{times}{translate('cards', card)}"


def refusal_told(told: Explanation) -> str:
    """Why something is not open."""
    clauses = told.params["clauses"].split(", ")
    why = semicolon_list(_refused_by(clause) for clause in clauses)
    return _filled("refusals", REFUSED, told.params | {"why": why})


def reasons_told(clauses: Iterable[str]) -> str:
    """What clauses that refuse say, in a few words each."""
    return semicolon_list(translate("reasons", words) for words in describe_refusal(clauses))


def reason_told(told: Explanation) -> str:
    """Why a step of an account was not legal, or what is so instead of what it says; as it stands
    within a sentence."""
    params = dict(told.params)
    if told.code in SO_INSTEAD:
        return _sentence("claims", SO_INSTEAD[told.code], params)
    if told.code == "not-now":
        params["seat"] = seat_told(params["seat"].strip("-"))
        params["question"] = asked_told(params["kind"])
    return _sentence("claims", WHY[told.code], params)


def stated_told(told: Explanation) -> str:
    """What somebody says that a number was."""
    return _filled("claims", STATED[told.code], told.params)


def _refused_by(clause: str) -> str:
    words = describe_clause(clause)
    if not words:
        return clause
    told = translate("wording", "{reason} ({clause})")
    return told.format(reason=translate("reasons", words), clause=clause)


def board_told(told: Explanation) -> str:
    """A line of the board as text."""
    return _filled("board", BOARD[told.code], told.params)


def difference_told(told: Explanation) -> str:
    """What is not the same on two boards."""
    params = dict(told.params)
    for name in COMPARED.get(told.code, ()):
        if (said := params.get(name)) in WORDS:
            params[name] = translate("compared words", WORDS[said])
    return _filled("differences", DIFFERENCES[told.code], params)


def outcome_told(told: Explanation) -> str:
    """What comes of all ways, or distinguishes one of the outcomes."""
    return _sentence("outcomes", OUTCOMES[told.code], told.params)


def claim_worded(claim: OutcomeClaim) -> str:
    """What is asked of all outcomes."""
    text = describe_claim(claim, partial(_sentence, "outcomes"))
    return text[:1].upper() + text[1:]


def progress_told(progress: ExploringProgress) -> str:
    """How far it is."""
    told = translate("outcomes", "positions: {positions}, still to follow: {waiting}, ends of ways: {ends}")
    return told.format(
        positions=format_number(progress.positions),
        waiting=format_number(progress.waiting),
        ends=format_number(progress.ends),
    )


def horizon_told(horizon: Horizon) -> str:
    """How far the ways are followed."""
    return {
        HorizonKind.SETTLED: translate("outcomes", "until nothing waits any more"),
        HorizonKind.BLOCK_OVER: translate("outcomes", "until the block timing is over"),
        HorizonKind.ATTACK_OVER: translate("outcomes", "until the attack is over"),
        HorizonKind.TURN_ENDS: translate("outcomes", "until the turn ends"),
        HorizonKind.DECISIONS: translate("outcomes", "%n decision(s)", "", horizon.decisions),
    }[horizon.until]


def play_told() -> str:
    """What a click on an outcome does."""
    return translate("outcomes", "Play the shortest way to it as a branch")


def fault_told(told: Explanation) -> str:
    """What can't be so in a position."""
    return _filled("faults", FAULTS[told.code], told.params)


def saying_told(told: Explanation) -> str:
    """What else a position says."""
    params = {name: effect_told(said) for name, said in told.params.items()}
    if "timing" in params:
        params["timing"] = due_told(params["timing"])
    return _filled("sayings", SAYINGS[told.code], params)


def due_told(timing: str) -> str:
    """When something that is left for later is done."""
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


def left_out_told(told: Explanation) -> str:
    """What a position can't say of a table."""
    return _filled("leftout", LEFT_OUT[told.code], told.params)


def _filled(context: str, template: str, params: dict[str, str]) -> str:
    text = _sentence(context, template, params)
    return text[:1].upper() + text[1:]


def _sentence(context: str, template: str, params: dict[str, str]) -> str:
    """A sentence with its parameters, of which those that are words are said in the language."""
    said = dict(params)
    for name, (words, between) in WORDED.get(context, {}).items():
        if name in params:
            every = (
                called_told(one) if words == CARDS else translate(words, one) for one in params[name].split(between)
            )
            said[name] = semicolon_list(every) if between == AND_THEN else comma_list(every)
    return sentence(translate(context, template), said)


def effect_told(said: str) -> str:
    """An effect by its place on the card: "effects.0" is the first."""
    part, dot, place = said.partition(".")
    if dot and part == "pending":
        return translate("wording", "pending processing")
    if dot and part == "gained":
        return translate("wording", "gained effect")
    if not dot or not place.isdecimal():
        return said
    if part == "effects":
        return translate("wording", "effect {number}").format(number=int(place) + 1)
    if part == "inherited":
        return translate("wording", "inherited effect {number}").format(number=int(place) + 1)
    if part == "security":
        return translate("wording", "security effect {number}").format(number=int(place) + 1)
    if part == "link_effects":
        return translate("wording", "link effect {number}").format(number=int(place) + 1)
    if part == "option_effects":
        return translate("wording", "Option effect {number}").format(number=int(place) + 1)
    return said


def asked_told(kind: str) -> str:
    """What a decision asks."""
    return {
        "main": translate("table", "What to do in the main phase?"),
        "breeding": translate("table", "What to do in the breeding phase?"),
        "block": translate("table", "Block?"),
        "counter": translate("table", "Counter?"),
        "choose": translate("table", "Which one?"),
        "may": translate("table", "Do it?"),
        "by": translate("table", "Do it, for what follows?"),
        "instead": translate("table", "Do this instead?"),
        "modes": translate("table", "Which of these?"),
        "order": translate("table", "Which one goes first?"),
        "effect": translate("table", "Which effect?"),
        "put-back": translate("table", "Which one is put back next?"),
        "attack-target": translate("table", "What is attacked?"),
        "digixros": translate("table", "DigiXros: which card is placed?"),
        "assembly": translate("table", "Assembly: which card is placed?"),
        "de-digivolve": translate("table", "How many cards?"),
        "how-many": translate("table", "How many cards?"),
        "requirement": translate("table", "By which requirement?"),
        "overflow": translate("table", "Which one overflows first?"),
        "shuffle": translate("table", "In which order do the cards lie now?"),
        "first-player": translate("table", "Who goes first?"),
        "redraw": translate("table", "Redraw the hand?"),
        "repeat": translate("table", "How many repetitions?"),
        "by-hand": translate("table", "What does the effect do?"),
    }.get(kind, translate("table", "What is chosen?"))


def question_told(asked: Question) -> str:
    """Who decides, and what."""
    told = translate("table", "{seat}: {question}")
    return told.format(seat=seat_told(asked.seat), question=asked_told(asked.kind))


def card_effect_told(card: str, effect: str) -> str:
    """An effect, and whose it is, where that is known."""
    if not card:
        return effect
    return translate("table", "{card}: {effect}").format(card=called_told(card), effect=effect)


def waiting_told(waiting: WaitingShown) -> str:
    """An effect that waits, and whose it is."""
    return card_effect_told(waiting.card, waiting.text)


def why_told(why: str) -> str:
    """Why effects go now and not later."""
    return {
        "immediate": translate("table", "before what they answer"),
        "triggered-now": translate("table", "triggered just now"),
        "newest": translate("table", "the newest"),
        "older": translate("table", "triggered before"),
    }[why]


def seat_told(seat: str) -> str:
    """Who decides."""
    return seat or translate("table", "The judge")


def choice_told(
    tree: Tree, number: int, asked_at: Callable[[int], Question | None] | None = None, language: str = "en"
) -> str:
    """The choice that led to a node, by whom, for a reader of a language. `asked_at`: what was to
    be decided at a node, where it is known already."""
    node = tree.nodes[number]
    if node.above is None:
        return translate("table", "The beginning")
    if is_correction(node.choice) or is_by_hand(node.choice):
        return chosen_told(None, node.choice)
    asked = (
        asked_at(node.above)
        if asked_at is not None
        else question(tree.nodes[node.above].game, tree.beginning.names, language)
    )
    return chosen_told(asked, node.choice)


def chosen_told(asked: Question | None, key: str) -> str:
    """What was chosen, and by whom, when this was to be decided."""
    if is_correction(key):
        return translate("table", "The judge corrects the board")
    if is_by_hand(key):
        return translate("table", "The judge resolves by hand")
    if asked is None:
        return key
    told = key
    if asked.free == "order":
        told = translate("table", "this order")
    for choice in asked.choices():
        if key in (choice.key, *choice.also):
            told = option_told(choice.told)
    return translate("table", "{seat}: {choice}").format(seat=seat_told(asked.seat), choice=told)


def area_told(area: str, seat: str) -> str:
    """Where a card is, and whose it is there."""
    told = {
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
    return told.format(seat=seat)


def place_told(place: str) -> str:
    """Where a card can be put."""
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


def until_told(until: Until) -> str:
    """How long something is given."""
    return {
        Until.END_OF_TURN: translate("table", "until the end of the turn"),
        Until.END_OF_YOUR_TURN: translate("table", "until the end of your turn"),
        Until.END_OF_OPPONENTS_TURN: translate("table", "until the end of your opponent's turn"),
        Until.END_OF_ATTACK: translate("table", "until the end of the attack"),
        Until.END_OF_YOUR_UNSUSPENDING: translate("table", "until your next unsuspend phase ends"),
        Until.END_OF_OPPONENTS_UNSUSPENDING: translate("table", "until your opponent's next unsuspend phase ends"),
        Until.ALWAYS: translate("table", "as long as it stays the same card"),
    }[until]


def because_of(told: str, cause: int) -> str:
    """What happened, or waits, with the number of the event that it came of."""
    because = translate("table", "{event} (because\u00a0of\u00a0{cause})")
    return because.format(event=told, cause=cause)


def why_tip(cause: int) -> str:
    return translate("table", "It came of what stands here with the number {cause}").format(cause=cause)


def deed_told(deed: str, *, by_effect: bool) -> str:
    """A deed of the palette."""
    if by_effect:
        told = {
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
        told = {
            "put": translate("table", "Put a card somewhere"),
            "under": translate("table", "Lay a card under another"),
            "on": translate("table", "Lay a card on another"),
            "link": translate("table", "Link a card to another"),
            "suspend": translate("table", "Turn suspended"),
            "unsuspend": translate("table", "Turn unsuspended"),
            "memory": translate("table", "Set the memory"),
            "dp": translate("table", "Give DP"),
            "keyword": translate("table", "Give a keyword effect"),
        }
    return told[deed]
