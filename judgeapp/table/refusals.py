"""What could be thought of and is not open, and why: the rules' own verdict, worked out when
somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.engine.derive import Held, View, view
from judgeapp.engine.events import Fact
from judgeapp.engine.explain import Told, sentence
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Category, EffectKind
from judgeapp.engine.legality import (
    Declared,
    Verdict,
    can_activate,
    can_attack,
    can_block,
    can_digivolve,
    can_hatch,
    can_link,
    can_move,
    can_place,
    can_play,
    can_use,
    declared,
)
from judgeapp.engine.state import State
from judgeapp.table.options import called_in, code_of, held_effect, params_of, refs_of, say

# One sentence for all: why.
REFUSED = "refused by {clauses}[, because of {by}]"


class Candidate(Struct, frozen=True):
    """Something that a player could want to do and that is not open. `ref` is the card or unit
    that it is done with."""

    verb: str
    told: Told
    ref: int
    card: int = 0
    unit: int = 0
    target: int = 0
    index: str = ""


class Refusal(Struct, frozen=True):
    """Why something is not open. by -- the name of the card whose effect is in the way"""

    clauses: tuple[str, ...]
    by: str
    told: Told


def candidates(game: Game, names: Mapping[str, UnitId] | None = None) -> tuple[Candidate, ...]:
    """What could be thought of and is not open now. Why, `why_not` tells of each."""
    decision, state = game.decision, game.state
    if decision is None:
        return ()
    known = view(state)
    if decision.kind == "main":
        thought = _in_main_phase(known, state.turn_seat)
    elif decision.kind == "breeding":
        thought = _in_breeding_phase(known, state.turn_seat)
    elif decision.kind == "block" and decision.seat is not None:
        units = known.units_in(Area.BATTLE, decision.seat)
        thought = iter([("block", {"unit": body.id}) for body in units])
    elif (about := declared(state)) is not None:
        thought = _to_place(known, about)
    else:
        return ()
    is_open = {_shape(o.key.partition(":")[0], o.facts) for o in decision.options}
    is_open |= {_shape("place", {"card": o.facts["ref"]}) for o in decision.options
                if "ref" in o.facts}  # fmt: skip
    found = [(verb, facts) for verb, facts in thought if _shape(verb, facts) not in is_open]
    refs = [ref for _, facts in found for ref in refs_of(facts)]
    refs += [ref for option in decision.options for ref in refs_of(option.facts)]
    called = called_in(state, refs, names)
    return tuple(_candidate(state, verb, facts, called) for verb, facts in found)


def _shape(verb: str, facts: Mapping[str, Fact]) -> tuple[object, ...]:
    """What tells one action from another; by which requirement does not."""
    return (verb, *(facts.get(name) or 0 for name in ("card", "unit", "target")),
            facts.get("index") or "")  # fmt: skip


def _candidate(
    state: State, verb: str, facts: Mapping[str, Fact], called: Mapping[int, str]
) -> Candidate:
    told = say(code_of(state, verb, facts), **params_of(state, facts, called))
    numbers = {n: v for n, v in facts.items() if isinstance(v, int) and n in _NUMBERS}
    by_requirement = verb in ("digivolve", "link")
    refs = refs_of({**facts, "requirement": 0} if by_requirement else facts)
    index = str(facts.get("index", ""))
    return Candidate(verb, told, refs[0] if refs else 0, index=index, **numbers)


_NUMBERS = ("card", "unit", "target")


def _in_main_phase(known: View, seat: Seat) -> Iterator[tuple[str, dict[str, Fact]]]:
    state = known.state
    for card in state.areas[seat].hand:
        face = state.face(card)
        yield ("use" if face.category is Category.OPTION else "play"), {"card": card}
        if face.level is not None or face.requirements:
            for area in (Area.BATTLE, Area.BREEDING):
                for body in known.units_in(area, seat):
                    yield "digivolve", {"card": card, "unit": body.id}
    tops = [body.top for body in known.units_in(Area.BATTLE, seat)]
    for card in (*state.areas[seat].hand, *tops):
        if state.face(card).links:
            ref = int(state.cards[card].unit or card)
            for body in (*known.units_in(Area.BATTLE, seat), *known.units_in(Area.BREEDING, seat)):
                if body.id != ref:
                    yield "link", {"card": ref, "unit": body.id}
    theirs = [body.id for body in known.units_in(Area.BATTLE, seat.other)]
    for area in (Area.BATTLE, Area.BREEDING):
        for body in known.units_in(area, seat):
            for target in (NO_UNIT, *theirs):
                yield "attack", {"unit": body.id, "target": target}
    for held in _declared(known, seat):
        source = held.source
        yield "activate", {"unit": source.unit, "card": source.card, "index": source.index}


def _declared(known: View, seat: Seat) -> Iterator[Held]:
    """The activation-type effects (15-8-4) of a player's cards."""
    for body in known.state.units.values():
        if body.seat is seat:
            yield from (h for h in known.held(body.id) if h.effect.kind is EffectKind.ACTIVATION)
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        for held in known.off_field(area):
            if held.source.seat is seat and held.effect.kind is EffectKind.ACTIVATION:
                yield held


def _in_breeding_phase(known: View, seat: Seat) -> Iterator[tuple[str, dict[str, Fact]]]:
    yield "hatch", {}
    for body in known.units_in(Area.BREEDING, seat):
        yield "move", {"unit": body.id}


def _to_place(known: View, about: Declared) -> Iterator[tuple[str, dict[str, Fact]]]:
    """A player's cards that could be thought of for a DigiXros or an Assembly."""
    areas = known.state.areas[about.seat]
    units = [body.id for body in known.units_in(Area.BATTLE, about.seat)]
    for ref in (*areas.hand, *units, *areas.trash):
        if ref != about.card:
            yield "place", {"card": int(ref)}


def why_not(game: Game, candidate: Candidate) -> Refusal | None:
    """Why something is not open, by the rules' own verdict; None when they allow it and only
    the decision at hand does not ask for it."""
    known = view(game.state)
    seat = game.decision.seat if game.decision and game.decision.seat else game.state.turn_seat
    card, unit = CardId(candidate.card), UnitId(candidate.unit)
    if candidate.verb == "play":
        verdict = can_play(known, seat, card)
    elif candidate.verb == "place":
        verdict = can_place(known, card)
    elif candidate.verb == "use":
        verdict = can_use(known, seat, card)
    elif candidate.verb == "digivolve":
        wanted = known.state.face(card).requirements
        ways = [can_digivolve(known, seat, card, unit, n) for n in range(len(wanted))]
        return _of_all(known.state, ways) if ways else _refusal(
            known.state, ("8-1-1", "2-3-6"), None)  # fmt: skip
    elif candidate.verb == "link":
        top = known.state.units[UnitId(card)].top if card in known.state.units else card
        links = range(len(known.state.face(top).links))
        return _of_all(known.state, [can_link(known, seat, top, unit, n) for n in links])
    elif candidate.verb == "attack":
        verdict = can_attack(known, seat, unit, UnitId(candidate.target))
    elif candidate.verb == "block":
        verdict = can_block(known, unit)
    elif candidate.verb == "hatch":
        verdict = can_hatch(known, seat)
    elif candidate.verb == "move":
        verdict = can_move(known, seat, unit)
    else:
        held = held_effect(known, candidate.unit, candidate.card, candidate.index)
        if held is None:
            return None
        verdict = can_activate(known, seat, held)
    return None if verdict.ok else _refusal(game.state, verdict.clauses, verdict.facts.get("by"))


def _of_all(state: State, verdicts: Sequence[Verdict]) -> Refusal | None:
    """Why none of several requirements lets it be done."""
    if any(verdict.ok for verdict in verdicts):
        return None
    clauses = dict.fromkeys(clause for verdict in verdicts for clause in verdict.clauses)
    by = next((v.facts["by"] for v in verdicts if "by" in v.facts), None)
    return _refusal(state, tuple(clauses), by)


def _refusal(state: State, clauses: tuple[str, ...], by: Fact) -> Refusal:
    name = state.face(by).name if isinstance(by, int) and by in state.cards else ""
    params = {"clauses": ", ".join(clauses)} | ({"by": name} if name else {})
    return Refusal(clauses, name, Told("refused", params, sentence(REFUSED, params)))
