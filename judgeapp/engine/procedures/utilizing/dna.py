"""DNA digivolution (8-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.fusing import kept_from_fusing
from judgeapp.engine.legality.utilizing.digivolve import dna_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.utilizing import declaring, digivolving
from judgeapp.engine.state import atoms

DNA = Procedure("dna-digivolve")


@DNA.step("8-2-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, of (units, and for effects cards, in the order of the requirement), seat, requirement,
    paid (False: without paying the cost), and for effects less."""
    frame = moment.frame
    card, of = CardId(frame.number("card")), frame.numbers("of")
    hand = moment.state.areas[Seat(frame.word("seat"))].hand
    if shown := tuple(ref for ref in of if ref in hand):
        # Cards of the hand that will lie under the card are revealed when they are chosen.
        moment.record(EventKind.REVEALED, "16-30-6", "8-2-3-1", cards=shown, became=shown)
    declaring.declare(
        moment,
        "digivolve",
        [card],
        "8-2-3-1",
        *(("8-2-2-4",) if frame.source else ()),
        answered="8-1-2-5",
        seat=Seat(frame.word("seat")),
        units=[r for r in of if r in moment.state.units],
        how="dna",
    )


@DNA.step("8-2-3-2")
def pay(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, of = CardId(frame.number("card")), frame.numbers("of")
    seat, requirement = Seat(frame.word("seat")), frame.number("requirement")
    is_stopped = any(declaring.is_stopped(moment, ref) for ref in (card, *of))
    if is_stopped or kept_from_fusing(view, seat, card, of, frame.source):
        declaring.put_back(moment, "8-1-2-7", [card])
        return
    if frame.values.get("paid"):
        cost = dna_cost(view, card, of, requirement)
        printed = moment.state.face(card).dna[requirement].cost
        digivolving.pay(moment, card, cost, printed, "8-2-3-2", "2-3-7-1", "8-2-2-5")


@DNA.step("8-2-3-3")
def stack(moment: Moment) -> None:
    frame = moment.frame
    card, of = CardId(frame.number("card")), frame.numbers("of")
    seat = Seat(frame.word("seat"))
    units = [UnitId(ref) for ref in of if ref in moment.state.units]
    clauses = tuple(_stacking_clauses(moment, of, units))
    _trash_links(moment, units)
    changed = atoms.fuse(moment.state, card, of, seat=seat)
    digivolving.complete(moment, changed, "8-2-3-3", "8-2-1", *clauses, area=Area.BATTLE, how="dna")


def _stacking_clauses(moment: Moment, of: Sequence[int], units: Sequence[UnitId]) -> Iterator[str]:
    """Clauses on Digimon that become one new Digimon."""
    state = moment.state
    bodies = [state.units[unit] for unit in units]
    cards = [*(c for body in bodies for c in body.stack), *of]
    yield "8-2-2-1-1"
    yield "8-2-2-1-2"
    if (attack := state.attack) is not None and attack.attacker in units:
        yield "8-2-2-1-3"
    if attack is not None and attack.target in units:
        yield "8-2-2-1-4"
    if any(grant.unit in units for grant in state.grants):
        yield "8-2-2-1-5"
    if any(body.arrived == state.turn for body in bodies):
        yield "8-2-2-1-6"
    yield "8-2-2-2"
    if any(len(body.stack) > 1 for body in bodies):
        yield "8-2-2-3"
    if any(key.partition("/")[0] in map(str, cards) for key in state.used):
        yield "15-14-1-4"
        if state.plays(EditionFact.MATERIALS_BEGIN_ANEW):
            yield "8-2-2-1-6@4.2"
    if state.plays(EditionFact.MATERIALS_BEGIN_ANEW) and any(
        set(units).intersection(chosen) for r in state.reserved for chosen in r.occurrence.facts.values()
    ):
        yield "8-2-2-1-5@4.2"  # on processing with them that was left for later
    if any(state.face(c).overflow for c in cards if c in state.cards):
        yield "4-17-4"


def _trash_links(moment: Moment, units: Sequence[UnitId]) -> None:
    """Trash link cards right before their Digimon become digivolution cards."""
    for unit in units:
        if links := moment.state.units[unit].links:
            moment.apply(
                atoms.move_cards(moment.state, links, Area.TRASH),
                EventKind.TRASHED,
                "8-2-2-1-2",
                "4-7-6",
                linked_to=(int(unit),),
            )


PROCEDURES = (DNA,)
