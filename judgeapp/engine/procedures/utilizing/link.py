"""Chapter 10: linking."""

from __future__ import annotations

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import Area, KeywordName
from judgeapp.engine.legality.obstacles import to_affecting
from judgeapp.engine.legality.utilizing.link import link_cost
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.leaving import leave_for
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.utilizing import declaring
from judgeapp.engine.state import atoms

LINK = Procedure("link")


@LINK.step("10-1-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: cards (top cards of units among them, which then leave the battle area), unit, seat, paid
    (False: without paying the cost), requirement, less (by so much less). A card that is paid for is linked alone;
    cards that an effect links without paying come all at the same time."""
    frame, cards = moment.frame, _cards(moment)
    moment.remember(asked=len(cards))
    # 10-1-2-3: immediate effects come once card and Digimon are chosen.
    declaring.declare(
        moment, "link", cards, "10-1-3-1", "2-3-12-2", answered="10-1-2-3", seat=frame.seat, units=(frame.unit,)
    )


@LINK.step("10-1-3-2")
def pay(moment: Moment) -> None:
    frame = moment.frame
    stopped = [card for card in _cards(moment) if card not in moment.state.cards]
    if _is_host_lost(moment):
        stopped = _cards(moment)
    left = [card for card in _cards(moment) if card not in stopped]
    if stopped:
        declaring.put_back(moment, "1-3-2", stopped, others=bool(left))
    moment.remember(cards=tuple(map(int, left)))
    if not left or not frame.values.get("paid"):
        return
    (card,) = left
    cost = link_cost(moment.view, card, frame.number("requirement"))
    declaring.pay(moment, frame.seat, "link", cost, "10-1-3-2", "2-3-12-3", card=card, unpaid="1-3-2")


@LINK.step("15-8-5-2")
def let_immediate_effects_in(moment: Moment) -> None:
    """Open the window for immediate effects: cards linked from the battle area would leave it."""
    linked = [moment.state.cards[card] for card in _cards(moment)]
    leaving = tuple(int(card.unit) for card in linked if card.area is Area.BATTLE)
    if leaving:
        moment.call("would-leave", units=leaving, source=moment.frame.source)


@LINK.step("4-7-5")
def make_room(moment: Moment) -> Decision | None:
    """Trash, beyond the limit, as many of the Digimon's link cards as are linked; its player chooses which."""
    frame, state = moment.frame, moment.state
    unit = frame.unit
    stayed = frame.numbers("pick.stayed")
    cards = [
        c
        for c in _cards(moment)
        if c in state.cards
        and state.cards[c].unit not in stayed
        and state.cards[c].area is not Area.BREEDING  # 6-5-1-4-1: moved there meanwhile
    ]
    if not cards or _is_host_lost(moment):
        declaring.put_back(moment, "1-3-2", _cards(moment))
        return None
    moment.remember(cards=tuple(map(int, cards)))
    linked = [card for card in state.units[unit].links if card not in cards]
    if len(linked) + len(cards) <= moment.view.link_limit(unit):
        return None
    gone = min(len(linked), len(cards))
    out = frame.numbers("out")
    answer = moment.take_answer()
    if answer is not None:
        out = (*out, int(answer.rpartition("#")[2]))
        moment.remember(out=out)
    if len(linked) == gone:
        moment.remember(out=tuple(map(int, linked)))
    elif len(out) < gone:
        options = tuple(Option(unique_name(moment, c), {"ref": c}) for c in linked if c not in out)
        return Decision("choose", state.units[unit].seat, options, ("4-7-5",))
    return None


@LINK.step("10-1-3-3")
def plug(moment: Moment) -> None:
    frame = moment.frame
    unit, seat = frame.unit, frame.seat
    by = frame.source
    if out := [CardId(card) for card in frame.numbers("out")]:
        moment.apply(
            atoms.move_cards(moment.state, out, Area.TRASH), EventKind.TRASHED, "4-7-5", "4-14-1", linked_to=(unit,)
        )
    linked: list[CardId] = []
    for card in _cards(moment):
        copy = moment.state.cards[card]
        in_battle = copy.area is Area.BATTLE
        linked.append(CardId(leave_for(moment, copy.unit, Area.NOWHERE)) if in_battle else card)
    clauses = _place_clauses(moment, unit, len(linked))
    changed = atoms.link_cards(moment.state, unit, linked)
    event = moment.apply(
        changed, EventKind.LINKED, "10-1-3-3", "10-1-2-2", *clauses, seat=seat.value, **moment.cause_facts
    )
    if by is not None:
        for card, became in zip(_cards(moment), event.ids("became"), strict=True):
            moment.keep_names(card, became)
    report_outcome(moment, len(linked), frame.number("asked"))


def _is_host_lost(moment: Moment) -> bool:
    """True if nothing can be linked to the Digimon now, after immediate effects."""
    unit, source = moment.frame.unit, moment.frame.source
    if declaring.is_stopped(moment, unit):
        return True
    return source is not None and moment.stopped_by(to_affecting(moment.view, unit, source))


def _place_clauses(moment: Moment, unit: UnitId, linked: int) -> tuple[str, ...]:
    """Clauses on the place of the cards, below the stack and below other link cards; and on having more than one."""
    body = moment.state.units[unit]
    under = ("10-1-2-1",) if len(body.stack) > 1 else ()
    below = ("4-7-3",) if body.links else ()
    several = len(body.links) + linked > 1
    had = keyword_clauses(moment.view, unit, KeywordName.LINK) if several else ()
    return (*under, *below, *had)


def _cards(moment: Moment) -> list[CardId]:
    return [*moment.frame.cards]


PROCEDURES = (LINK,)
