"""Claims: what somebody could say happened though it isn't open, as steps of an account; and why it isn't, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.explanation.refusals import describe_refusal
from judgeapp.engine.game import Game, event_by_event
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Joining
from judgeapp.engine.state.state import State, replace
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.naming import named_options
from judgeapp.scenario.playing.steps import left_by_hand
from judgeapp.scenario.writing import steps_of
from judgeapp.table.deciding.candidates import Candidate, candidates, candidates_at_other_times, why_not
from judgeapp.table.deciding.options import Choice, is_counted, names_of, option_message, question
from judgeapp.table.sentences import sentences

# A sentence for each kind of reason.
WHY = sentences("why")
# Verbs of what can be claimed, in the order in which it is offered.
VERBS = tuple(code.removeprefix("verb-") for code in sentences("dispute"))

# Decisions at which a step's verb names the action and nothing is answered.
_BY_VERBS = frozenset(("main", "breeding"))


class Reason(Struct, frozen=True):
    """Reason why something is not open, and its clauses."""

    explanation: Explanation
    clauses: tuple[str, ...]


class Claim(Struct, frozen=True):
    """Claim of something that is not open."""

    verb: str  # one of VERBS
    explanation: Explanation
    refs: tuple[int, ...]  # ids of its cards and units, the acting one first
    step: Step
    tried: Candidate | None = None  # for the rules to judge; None for a mere choice, and for the end of a turn


def claims(game: Game, names: Mapping[str, UnitId], language: str = "en") -> Iterator[Claim]:
    """Claims that can be made now: first the candidates of this decision, then those of another time."""
    if (decision := game.decision) is None:
        return
    is_called: set[str] = set()
    if decision.kind not in _BY_VERBS:
        options = named_options(game.state, decision, names)
        is_called = {name for option in options for name in option.every}
    tried = *candidates(game, language), *candidates_at_other_times(game, language)
    called = names_of(game.state, (ref for candidate in tried for ref in candidate.refs))
    for candidate in tried:
        if candidate.verb not in (*Joining,):  # decided when the card is played
            step = _unambiguous(_tried(game, candidate, called), candidate.ref, is_called)
            yield Claim(candidate.verb, candidate.explanation, candidate.refs, step, candidate)
    for claim in _to_choose(game):
        yield replace(claim, step=_unambiguous(claim.step, claim.refs[0], is_called))
    if decision.kind != "main":
        yield Claim("pass", option_message("pass"), (), {"pass": True})


def _unambiguous(step: Step, ref: int, is_called: Collection[str]) -> Step:
    """An answer by its card's number, if its name is also that of an open one: of two copies only one may be open, and
    either may be called by its printed name."""
    answer = step.get("answer")
    return {"answer": f"{answer}#{ref}"} if answer in is_called else step


def _to_choose(game: Game) -> Iterator[Claim]:
    """The cards that are seen and could not be chosen, where cards are chosen."""
    decision, state = game.decision, game.state
    assert decision is not None
    is_open = {ref for option in decision.options for ref in option.facts.values() if isinstance(ref, int)}
    if decision.kind in (*Joining,) or not any("ref" in o.facts for o in decision.options):
        return
    seen = [int(unit) for unit in state.units]
    seen += [int(card) for areas in state.areas.values() for card in (*areas.hand, *areas.trash)]
    called = names_of(state, seen)
    for ref in seen:
        if ref not in is_open and not is_counted(state, ref):
            yield Claim("choose", option_message("choose", card=called[ref]), (ref,), {"answer": called[ref]})


def reason(game: Game, claim: Claim, language: str = "en") -> Reason:
    if (waiting := reason_to_wait(game)) is not None:
        return waiting
    if claim.tried is not None:
        refusal = why_not(board_judged_by(game, claim.verb), claim.tried)
        if refusal is not None and describe_refusal(refusal.clauses):
            return refusal_reason(refusal.clauses, refusal.by, refusal.unread)
    if claim.verb == "choose" and game.decision is not None:
        asked = question(game, language)
        about = asked.about if asked is not None else ""
        return Reason(explain(WHY, "not-among", about=about), game.decision.clauses)
    return not_now_reason(game)


def board_judged_by(game: Game, verb: str, *, answered: bool = False) -> State:
    """The board by which a claim is judged: the current one. For a block or a counter, if the attack passed its timing
    and nobody was asked, as nothing was open: that of the timing; if it was `answered` too, whatever was said then."""
    at = game
    while (before := at.before) is not None and before.decision is not None:
        kind = before.decision.kind
        if kind == verb:  # it was asked and answered otherwise
            return before.state if answered else game.state
        if any(_is_timing(event, verb) for event in at.events):
            passed = (step.state for step in event_by_event(before.state, at) if _is_timing(step.event, verb))
            return next(passed, game.state)
        if kind in _BY_VERBS:
            break
        at = before
    return game.state


def _is_timing(event: Event, verb: str) -> bool:
    return event.kind is EventKind.TIMING and event.facts.get("timing") == verb


def refusal_reason(clauses: tuple[str, ...], by: str = "", unread: tuple[str, ...] = ()) -> Reason:
    """Reason in the words of clauses. `unread`: texts that are not understood and might change it."""
    why = "; ".join(describe_refusal(clauses))
    if unread:
        return Reason(explain(WHY, "refused-unread", why=why, unread="; ".join(unread)), clauses)
    return Reason(explain(WHY, "refused", why=why, by=by), clauses)


def not_now_reason(game: Game) -> Reason:
    """Reason for an action that is not being decided now."""
    decision = game.decision
    if decision is None:
        return Reason(explain(WHY, "over"), game.result.clauses if game.result is not None else ())
    seat = decision.seat.value if decision.seat is not None else ""
    return Reason(explain(WHY, "not-now", seat=seat or "-", kind=decision.kind), decision.clauses)


def reason_to_wait(game: Game) -> Reason | None:
    """Reason without a clause while the judge must resolve a text: legality and facts depend on his ruling (15-1-2)."""
    decision = game.decision
    return unread_reason(str(left_by_hand(decision))) if decision is not None and decision.kind == "by-hand" else None


def unread_reason(text: str) -> Reason:
    """The rules can say nothing of it: it can't be read, or names a card that is not there."""
    return Reason(explain(WHY, "unread", what=text), ())


def colorless_reason(games: Iterable[Game]) -> Reason | None:
    """Reason of no clause if in one of these consecutive games an Option was used of which no color is known: whether
    it may be depends on that (4-19-2)."""
    for before, game in pairwise(games):
        if any(event.kind is EventKind.USED for event in game.events):
            for after in event_by_event(before.state, game):
                used = after.event.ids("became") if after.event.kind is EventKind.USED else ()
                for face in map(after.state.face, used):
                    if not face.all_colors:
                        return Reason(explain(WHY, "no-color", card=face.name), ())
    return None


def write_claimed_step(game: Game, names: Mapping[str, UnitId], thing: Choice | Candidate) -> Step:
    """Step of an account from an open choice or a candidate."""
    if isinstance(thing, Choice):
        return steps_of(game, names, (thing.key,))[0]
    return _tried(game, thing, names_of(game.state, thing.refs))


def _tried(game: Game, thing: Candidate, called: Mapping[int, str]) -> Step:
    """A candidate as a step, with the names of its cards."""
    card, unit = called.get(thing.card, ""), called.get(thing.unit, "")
    card = game.state.label(thing.card) or card
    match thing.verb:
        case "attack":
            return {"attack": {"with": unit, "at": called.get(thing.target, "player")}}
        case "digivolve" | "burst":
            return {thing.verb: {"from": unit, "into": card}}
        case "dna":
            return {"dna": {"from": [called[ref] for ref in thing.of], "into": card}}
        case "app-fusion":
            link = game.state.label(thing.link)
            return {"app-fusion": {"from": unit, "link": link, "into": card}}
        case "link":
            there = thing.card in game.state.units
            held = {"card": card, "of": game.state.turn_seat.value, "in": "battle"}
            return {"link": {"card": held if there else card, "to": unit}}
        case "activate":
            return {"activate": {"of": unit or card, "effect": thing.index}}
        case "block":
            return {"answer": f"block:{unit}"}
        case "counter":
            return {"answer": f"counter:{unit or card}/{thing.index}"}
        case "place":
            return {"answer": called.get(thing.card, "") if thing.card in game.state.units else card}
        case "move":
            return {"move": unit}
        case "hatch":
            return {"hatch": True}
        case _:
            return {thing.verb: card}
