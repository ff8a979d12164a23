"""Why something is not open: the rules' own verdict, worked out when somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from msgspec import Struct

from judgeapp.engine.derive import View, view
from judgeapp.engine.events import Fact
from judgeapp.engine.explain import Told, sentence
from judgeapp.engine.game import Game
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Joining
from judgeapp.engine.legality import (
    AppFusing,
    Verdict,
    can_activate,
    can_app_fuse,
    can_attack,
    can_block,
    can_burst_digivolve,
    can_counter,
    can_digivolve,
    can_dna_digivolve,
    can_hatch,
    can_join,
    can_link,
    can_move,
    can_place,
    can_play,
    can_use,
    declared,
    fits_dna,
    requirements_of,
)
from judgeapp.engine.state import State
from judgeapp.table.candidates import Candidate
from judgeapp.table.options import held_effect

# One sentence for all: why.
REFUSED = "refused by {clauses}[, because of {by}]"


class Refusal(Struct, frozen=True):
    """Why something is not open. by -- the name of the card whose effect is in the way"""

    clauses: tuple[str, ...]
    by: str
    told: Told


def why_not(game: Game, candidate: Candidate) -> Refusal | None:
    """Why something is not open, by the rules' own verdict; None when they allow it and only
    the decision at hand does not ask for it."""
    known = view(game.state)
    seat = game.decision.seat if game.decision and game.decision.seat else game.state.turn_seat
    verdicts = _verdicts(known, seat, candidate)
    if not verdicts or any(verdict.ok for verdict in verdicts):
        return None
    clauses = dict.fromkeys(clause for verdict in verdicts for clause in verdict.clauses)
    by = next((v.facts["by"] for v in verdicts if "by" in v.facts), None)
    return _refusal(game.state, tuple(clauses), by)


def _verdicts(known: View, seat: Seat, candidate: Candidate) -> Sequence[Verdict]:
    """What the rules say of it: of each requirement by which it could be done."""
    card, unit = CardId(candidate.card), UnitId(candidate.unit)
    match candidate.verb:
        case "play":
            return [can_play(known, seat, card)]
        case "use":
            return [can_use(known, seat, card)]
        case "digivolve":
            ways = range(len(requirements_of(known, card, unit)))
            # A card without any is refused by what it lacks.
            return [can_digivolve(known, seat, card, unit, n) for n in ways or (0,)]
        case "dna":
            return [*_of_dna(known, seat, card, candidate.of)]
        case "burst":
            ways = range(len(known.state.face(card).burst))
            return [can_burst_digivolve(known, seat, card, unit, n) for n in ways]
        case "app-fusion":
            ways = range(len(known.state.face(card).app_fusion))
            link = CardId(candidate.link)
            return [can_app_fuse(known, seat, card, AppFusing(unit, link, n)) for n in ways]
        case "link":
            top = known.state.units[UnitId(card)].top if card in known.state.units else card
            ways = range(len(known.state.face(top).links))
            return [can_link(known, seat, top, unit, n) for n in ways]
        case "attack":
            return [can_attack(known, seat, unit, UnitId(candidate.target))]
        case "block":
            return [can_block(known, unit)]
        case "hatch":
            return [can_hatch(known, seat)]
        case "move":
            return [can_move(known, seat, unit)]
        case "place":
            about = declared(known.state)
            return [can_place(known, about, card)] if about is not None else []
        case Joining.DIGIXROS | Joining.ASSEMBLY:
            by = Joining(candidate.verb)
            return [can_join(known, seat, CardId(candidate.target), by, card)]
    held = held_effect(known, candidate.unit, candidate.card, candidate.index)
    if held is None:
        return []
    if candidate.verb == "counter":
        return [can_counter(known, held)]
    return [can_activate(known, seat, held)]


def _of_dna(known: View, seat: Seat, card: CardId, of: Sequence[int]) -> Iterator[Verdict]:
    """Of each requirement that asks for so many, in the order in which they fit it; in every
    order when they do in none."""
    for number, wanted in enumerate(known.state.face(card).dna):
        if len(wanted.of) == len(of):
            orders = list(permutations(of))
            fitting = [o for o in orders if fits_dna(known, seat, card, o, number).ok]
            for order in fitting[:1] or orders:
                yield can_dna_digivolve(known, seat, card, order, number)


def _refusal(state: State, clauses: tuple[str, ...], by: Fact) -> Refusal:
    name = state.face(by).name if isinstance(by, int) and by in state.cards else ""
    params = {"clauses": ", ".join(clauses)} | ({"by": name} if name else {})
    return Refusal(clauses, name, Told("refused", params, sentence(REFUSED, params)))
