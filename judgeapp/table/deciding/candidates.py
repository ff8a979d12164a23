"""Candidates: actions that a player could want at a decision but that are not open, and why; and effects that one could
have expected to trigger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations

from msgspec import Struct

from judgeapp.engine.derive import Held, View, view
from judgeapp.engine.events import Event, EventKind, Fact
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, Seat
from judgeapp.engine.lang import Area, Category, Joining
from judgeapp.engine.legality.activate import with_counter
from judgeapp.engine.legality.attempt import Attempt, Verb, verdicts
from judgeapp.engine.legality.materials import Declared, declared
from judgeapp.engine.legality.utilizing.play import can_join
from judgeapp.engine.moment import about_effect
from judgeapp.engine.state.state import Phase, State, Unit
from judgeapp.table.deciding.options import UNKNOWN, names_of, option_code, option_message, option_params, refs_of

# Decisions whose closed options can be listed.
EXPLAINED_DECISIONS = frozenset(("main", "breeding", "block", "counter", *Joining))

_Thought = Iterator[tuple[Verb, dict[str, Fact]]]
_NUMBERS = ("card", "unit", "target", "link")
_JOINING: tuple[tuple[Joining, Verb], ...] = ((Joining.DIGIXROS, "digixros"), (Joining.ASSEMBLY, "assembly"))


class Candidate(Struct, frozen=True):
    """Action that the player of a seat could want and that is not open. `ref`: the card or unit it is done with."""

    seat: Seat
    verb: Verb
    explanation: Explanation
    ref: int
    card: int = 0
    unit: int = 0
    target: int = 0
    link: int = 0
    of: tuple[int, ...] = ()  # what DNA digivolves, in no order
    index: str = ""

    @property
    def attempt(self) -> Attempt:
        """Attempt that the rules are asked about."""
        return Attempt(self.verb, self.card, self.unit, self.target, self.link, self.of, self.index)

    @property
    def refs(self) -> tuple[int, ...]:
        """Ids of all cards and units that it is about."""
        refs = (self.ref, self.card, self.unit, self.target, self.link, *self.of)
        return tuple(dict.fromkeys(ref for ref in refs if ref))


def candidates(game: Game, language: str = "en") -> tuple[Candidate, ...]:
    """Candidates that aren't open now; `why_not` gives the reason for each."""
    decision, state = game.decision, game.state
    if decision is None:
        return ()
    known = view(state)
    seat = decision.seat or state.turn_seat
    if decision.kind == "main":
        thinkable = _in_main_phase(known, seat)
    elif decision.kind == "breeding":
        thinkable = _in_breeding_phase(known, seat)
    elif decision.kind == "block" and decision.seat is not None:
        thinkable = _to_block(known, seat)
    elif decision.kind == "counter" and decision.seat is not None:
        thinkable = _to_counter(known, seat)
    elif (about := declared(state)) is not None:
        thinkable = _to_place(known, about)
    else:
        return ()
    is_open = {_shape(o.key.partition(":")[0], o.facts) for o in decision.options}
    is_open |= {_shape("place", {"card": o.facts["ref"]}) for o in decision.options if "ref" in o.facts}
    closed = [(verb, facts) for verb, facts in thinkable if _shape(verb, facts) not in is_open]
    also = (ref for option in decision.options for ref in refs_of(option.facts))
    return _described(state, seat, closed, language, also)


def candidates_at_other_times(game: Game, language: str = "en") -> tuple[Candidate, ...]:
    """Candidates of other decisions: those of the turn player in his phases, and of the other player in an attack."""
    decision, state = game.decision, game.state
    if decision is None:
        return ()
    known, seat = view(state), state.turn_seat
    theirs = {
        "main": _in_main_phase(known, seat),
        "breeding": _in_breeding_phase(known, seat),
        "block": _to_block(known, seat.other),
        "counter": _to_counter(known, seat.other),
    }
    candidates_: list[Candidate] = []
    for kind, thinkable in theirs.items():
        if kind != decision.kind:
            acting = seat if kind in ("main", "breeding") else seat.other
            candidates_ += _described(state, acting, [*thinkable], language)
    return tuple(candidates_)


def candidates_unasked(state: State, language: str = "en") -> tuple[Candidate, ...]:
    """Candidates at a moment when nobody was asked: of the attacked player during an attack, otherwise of the turn
    player in the current phase."""
    known, seat = view(state), state.turn_seat
    if state.attack is not None:
        seat = state.attack.seat.other
        thinkable = chain(_to_block(known, seat), _to_counter(known, seat))
    elif state.phase is Phase.MAIN:
        thinkable = chain(_in_main_phase(known, seat))
    elif state.phase is Phase.BREEDING:
        thinkable = chain(_in_breeding_phase(known, seat))
    else:
        return ()
    return _described(state, seat, [*thinkable], language)


def _described(
    state: State, seat: Seat, thinkable: Sequence[tuple[Verb, dict[str, Fact]]], language: str, also: Iterable[int] = ()
) -> tuple[Candidate, ...]:
    """Candidates in words; `also` are the cards named with them."""
    refs = [ref for _, facts in thinkable for ref in refs_of(facts)]
    called = names_of(state, [*refs, *also])
    described = (_candidate(state, seat, verb, facts, called, language) for verb, facts in thinkable)
    # Of the cards in a hand that are only counted, one stands for all.
    once: dict[object, Candidate] = {}
    for index, candidate in enumerate(described):
        is_counted = UNKNOWN in candidate.explanation.params.values()
        once.setdefault(candidate.explanation.text if is_counted else index, candidate)
    return tuple(once.values())


def _shape(verb: str, facts: Mapping[str, Fact]) -> tuple[object, ...]:
    """Identity of an action; neither the requirement nor the order of cards counts."""
    of = facts.get("of")
    return (
        verb,
        *(facts.get(name) or 0 for name in _NUMBERS),
        facts.get("index") or "",
        frozenset(of) if isinstance(of, tuple) else None,
    )


def _candidate(
    state: State, seat: Seat, verb: Verb, facts: Mapping[str, Fact], called: Mapping[int, str], language: str
) -> Candidate:
    explanation = option_message(option_code(state, verb, facts), **option_params(state, facts, called, language))
    numbers = {n: v for n, v in facts.items() if isinstance(v, int) and n in _NUMBERS}
    refs, of = refs_of(facts), facts.get("of")
    fused = tuple(ref for ref in of if isinstance(ref, int)) if isinstance(of, tuple) else ()
    index = str(facts.get("index", ""))
    return Candidate(seat, verb, explanation, refs[0] if refs else 0, index=index, of=fused, **numbers)


# -- the main phase -------------------------------------------------------------------------------


def _in_main_phase(known: View, seat: Seat) -> _Thought:
    bodies = [b for area in (Area.BATTLE, Area.BREEDING) for b in known.units_in(area, seat)]
    for card in known.state.areas[seat].hand:
        face = known.state.face(card)
        if Category.OPTION in face.categories:
            yield "use", {"card": card}
        if face.category is not Category.OPTION:
            yield "play", {"card": card}
        yield from _to_join(known, seat, card)
        yield from _to_digivolve(known.state, card, bodies)
    for card in (*known.state.areas[seat].hand, *(b.top for b in known.units_in(Area.BATTLE, seat))):
        if known.state.face(card).links:
            ref = int(known.state.cards[card].unit or card)
            for body in bodies:
                if body.id != ref:
                    yield "link", _onto(ref, body)
    theirs = [body.id for body in known.units_in(Area.BATTLE, seat.other)]
    for body in bodies:
        for target in (NO_UNIT, *theirs):
            yield "attack", {"unit": body.id, "target": target}
    for held in _declared(known, seat):
        yield "activate", about_effect(held.source)


def _to_digivolve(state: State, card: CardId, bodies: list[Unit]) -> _Thought:
    """The ways of chapter 8 into a card of the hand: those that the card has."""
    face = state.face(card)
    if face.level is not None or face.requirements:
        yield from (("digivolve", _onto(card, body)) for body in bodies)
    for number in dict.fromkeys(len(requirement.of) for requirement in face.dna):
        for of in combinations((int(body.id) for body in bodies), number):
            yield "dna", {"card": card, "of": of, "requirement": 0}
    if face.burst:
        yield from (("burst", _onto(card, body)) for body in bodies)
    if face.app_fusion:
        for body in bodies:
            for link in body.links or (NO_CARD,):
                yield "app-fusion", {**_onto(card, body), "link": link}


def _onto(card: int, body: Unit) -> dict[str, Fact]:
    return {"card": card, "unit": body.id, "requirement": 0}


def _to_join(known: View, seat: Seat, card: CardId) -> _Thought:
    """Candidates to place under a played card, if nothing can be: otherwise that is asked when the card is played."""
    for by, verb in _JOINING:
        if known.state.face(card).joining(by) is None:
            continue
        refs = [*_placeable(known, seat, card)]
        if not any(can_join(known, seat, card, by, ref).ok for ref in refs):
            for ref in refs:
                yield verb, {"card": ref, "target": card}


def _declared(known: View, seat: Seat) -> Iterator[Held]:
    """The activation-type effects (15-8-4) of a player's cards."""
    for body in known.state.units.values():
        if body.seat is seat:
            yield from (h for h in known.held(body.id) if h.effect.is_declared)
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        for held in known.off_field(area):
            if held.source.seat is seat and held.effect.is_declared:
                yield held


# -- other decisions ------------------------------------------------------------------------------


def _to_block(known: View, seat: Seat) -> _Thought:
    for body in known.units_in(Area.BATTLE, seat):
        yield "block", {"unit": body.id}


def _to_counter(known: View, seat: Seat) -> _Thought:
    for held in with_counter(known, seat):
        yield "counter", about_effect(held.source)


def _in_breeding_phase(known: View, seat: Seat) -> _Thought:
    yield "hatch", {}
    for body in known.units_in(Area.BREEDING, seat):
        yield "move", {"unit": body.id}


def _to_place(known: View, about: Declared) -> _Thought:
    for ref in _placeable(known, about.seat, about.card):
        yield "place", {"card": ref}


def _placeable(known: View, seat: Seat, card: CardId) -> Iterator[int]:
    """A player's cards that could be thought of for a DigiXros or an Assembly."""
    areas = known.state.areas[seat]
    units = [body.id for body in known.units_in(Area.BATTLE, seat)]
    yield from (int(ref) for ref in (*areas.hand, *units, *areas.trash) if ref != card)


def not_triggered(events: Iterable[Event], on: Event | None = None) -> Iterator[Event]:
    """Events that report an effect that doesn't trigger: on any of the given events, or on one."""
    for event in events:
        if event.kind is EventKind.NOT_TRIGGERED and (on is None or on.number in (event.number, event.cause)):
            yield event


class Refusal(Struct, frozen=True):
    """Verdict on a candidate that is not open."""

    clauses: tuple[str, ...]
    by: str = ""  # the name of the card whose effect is in the way
    unread: tuple[str, ...] = ()  # texts that are not understood and might change it


def why_not(state: State, candidate: Candidate) -> Refusal | None:
    """Refusal of a candidate by the rules' own verdict; None when they allow it and only nobody is asked for it."""
    found_verdicts = verdicts(view(state), candidate.seat, candidate.attempt)
    if not found_verdicts or any(verdict.ok for verdict in found_verdicts):
        return None
    clauses = dict.fromkeys(clause for verdict in found_verdicts for clause in verdict.clauses)
    by = next((v.facts["by"] for v in found_verdicts if "by" in v.facts), None)
    unread = dict.fromkeys(text.line for verdict in found_verdicts for text in verdict.unread)
    return Refusal(tuple(clauses), state.label(by) if isinstance(by, int) else "", tuple(unread))
