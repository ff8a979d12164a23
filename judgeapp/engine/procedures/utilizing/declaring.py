"""Common steps of playing, digivolving, using and linking: cards are declared and revealed, a cost is paid, and
impossible ones are put back (7-1-2-3, 8-1-2-7, 9-1-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, EffectSource, Seat
from judgeapp.engine.lang import Area, Cost, Deed, ReduceCost, Special, Would
from judgeapp.engine.legality.costs import can_pay, can_reduce, forbidden_card, paid
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.actions.processing import number_of
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.reaching import note_where_they_are, to_reaching_still
from judgeapp.engine.state import atoms
from judgeapp.engine.state.playing import is_let_go, under_of

# Kinds of declarations; each but linking has a cost that effects change.
Declared: TypeAlias = Cost | Literal["link"]
_WOULD_BE: Mapping[Declared, Would] = {"play": "played", "digivolve": "digivolved", "use": "used", "link": "linked"}


def declare(
    moment: Moment,
    kind: Declared,
    cards: Sequence[CardId],
    *clauses: str,
    answered: str,
    seat: Seat | None = None,
    units: Sequence[int] = (),
    how: Special | Literal[""] = "",
    as_level: int = 0,
    as_colors: tuple[str, ...] = (),
) -> None:
    """Declare and reveal cards. Immediate effects follow at once, by the clause `answered`.

    seat -- who does it; None: each card's owner
    units -- those that digivolve, or the one linked to; a card played or used is not a unit
    how   -- of a digivolution: which kind, if an effect must name it
    as_level, as_colors -- of one by which a Tamer digivolves as if it were a Digimon of this kind"""
    single, several = (units[0], None) if len(units) == 1 else (None, tuple(units) or None)
    for card in cards:
        by = seat or moment.state.cards[card].owner
        moment.record(
            EventKind.DECLARED,
            *clauses,
            card=card,
            unit=single,
            units=several,
            kind=kind,
            how=how or None,
            seat=by.value,
        )
    ids = tuple(map(int, cards))
    besides: dict[str, Any] = {"as_level": as_level, "as_colors": as_colors} if as_level else {}
    if units and len(ids) > 1:
        besides["cards"] = ids
    note_where_they_are(moment, units)
    besides |= {"units": tuple(units) or ids, "card": ids[0], "how": how, "clause": answered}
    moment.call("window", event=_WOULD_BE[kind], source=moment.frame.source, **besides)


def is_stopped(moment: Moment, ref: int) -> bool:
    """True if a declaration about a card or unit is not carried out: it is gone, or an immediate effect has prevented
    it, replaced it (18-2-1), or moved it out of reach of the effect that has it done."""
    is_there = ref in moment.state.cards or ref in moment.state.units
    if not is_there or ref in moment.frame.numbers("prevented"):
        return True
    return moment.stopped_by(to_reaching_still(moment, ref))


def is_forbidden(moment: Moment, seat: Seat, card: CardId, deed: Deed, by: EffectSource | None) -> bool:
    """True if an effect forbids to play or use a card (15-1-3), which is then recorded."""
    forbidden = forbidden_card(moment.view, seat, card, deed, by)
    if forbidden is not None:
        moment.record(EventKind.IMPOSSIBLE, "15-1-3", card=card, by=forbidden.source.card)
    return forbidden is not None


def set_cost(moment: Moment) -> int | None:
    """Number that an effect sets in place of the printed cost; None: that cost is paid."""
    return moment.frame.number("cost") if "cost" in moment.frame.values else None


def pay(moment: Moment, seat: Seat, of: Declared, cost: int, *clauses: str, card: CardId, unpaid: str) -> None:
    """Pay a cost of a kind, after increases and reductions by the effect itself, by immediate effects and by the cards
    placed under it. If it can't be paid, the card is put back under the clause `unpaid`, and the memory does not
    move. The use cost of an Option that has none is assumed to be 0."""
    frame = moment.frame
    counted = (action.amount for action in frame.actions if isinstance(action, ReduceCost))
    of_itself = frame.number("less") + sum(number_of(moment, amount, moment.callers_scope) for amount in counted)
    less = max(0, of_itself) + frame.number("reduced") + frame.number("saved")
    more = max(0, -of_itself) + frame.number("raised")
    if less and not can_reduce(moment.view, seat, None if of == "link" else of):
        moment.record(EventKind.PREVENTED, "15-1-3", card=card, seat=seat.value)
        less = 0
    reduced = cost - less + more
    if not can_pay(moment.view, seat, reduced):
        put_back(moment, unpaid, [card], cost=reduced)
        return
    final = paid(reduced)
    # 4-1-1: the marker goes towards the opponent by the cost; 1-3-9: none is below 0.
    changed = atoms.set_memory(moment.state, seat, moment.state.memory_of(seat) - final)
    clauses = (*clauses, "4-1-1", *(("1-3-9",) if final != reduced else ()))
    clauses = (*clauses, *_exact_cost_clauses(moment, changed=less != more))
    is_assumed = of == "use" and moment.state.face(card).use_cost is None
    moment.apply(changed, EventKind.PAID, *clauses, cost=final, **({"assumed": "use-cost"} if is_assumed else {}))


def _exact_cost_clauses(moment: Moment, *, changed: bool) -> tuple[str, ...]:
    """Clauses of an edition by which exactly the cost is paid, even if raised or lowered."""
    if not moment.state.plays(EditionFact.EXACT_COST):
        return ()
    return ("4-2-2@4.2", *(("4-2-3-1@4.2",) if changed else ()))


def put_back(
    moment: Moment, clause: str, cards: Sequence[CardId], *, cost: int | None = None, others: bool = False
) -> None:
    """Put back cards whose step can't be done: all is as before the declaration, but the cards placed under them are
    trashed, and so is a card whose stack has left meanwhile. A token leaves the game again. Unless `others` go on, the
    procedure ends."""
    for card in cards:
        _trash_under(moment, card)
        moment.record(EventKind.PUT_BACK, clause, card=card, cost=cost)
    if lost := [card for card in cards if is_let_go(moment.frame, card)]:
        moment.apply(atoms.move_cards(moment.state, lost, Area.TRASH), EventKind.TRASHED, "4-5-8")
    tokens = [c for c in cards if c in moment.state.cards and moment.state.cards[c].token]
    moment.state, _ = atoms.move_cards(moment.state, tokens, Area.REMOVED)
    if not others:
        report_outcome(moment, 0, 1)
        moment.finish()


def _trash_under(moment: Moment, card: CardId) -> None:
    under = [c for c in under_of(moment.frame, card) if c in moment.state.cards]
    rules = (("digixrosed", "7-2-2-11"), ("assembled", "7-3-2-8"))
    clauses = tuple(c for name, c in rules if moment.frame.number(f"{name}.{card}"))
    if under:
        moment.apply(
            atoms.move_cards(moment.state, under, Area.TRASH), EventKind.TRASHED, *(clauses or ("4-5-8",)), "4-14-1"
        )
