"""Chapter 5: game preparation."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.engine.events import EventKind, Fact
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Area
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import replace

OPENING_HAND = 5  # 5-2-1-4
OPENING_SECURITY = 5  # 5-2-1-6

SETUP = Procedure("setup")


def ask_shuffle(moment: Moment, seat: Seat, area: Area, clause: str) -> Decision | None:
    """Ask for a shuffle, nature's choice of an order (1-3-10). An answer is the ids in their new order, the top first,
    with blanks between; an empty one leaves the order as it is."""
    cards = atoms.pile(moment.state, seat, area)
    answer = moment.take_answer()
    if answer is None:
        facts: dict[str, Fact] = {"seat": seat.value, "area": area.value, "cards": tuple(map(int, cards))}
        return Decision("shuffle", None, (Option("as-it-is", facts),), (clause, "1-3-10"))
    order: Sequence[CardId] = cards
    if answer != "as-it-is":
        order = [CardId(int(part)) for part in answer.split()]
    moment.apply(atoms.order_pile(moment.state, seat, area, order), EventKind.SHUFFLED, clause, "1-3-10")
    return None


@SETUP.step("5-2-1-1")
def shuffle_decks(moment: Moment) -> Decision | None:
    return _both(moment, Area.DECK, "5-2-1-1")


@SETUP.step("5-2-1-2")
def shuffle_digi_egg_decks(moment: Moment) -> Decision | None:
    return _both(moment, Area.DIGI_EGG_DECK, "5-2-1-2")


def _both(moment: Moment, area: Area, clause: str) -> Decision | None:
    for seat in Seat:
        mark = f"shuffled.{area.value}.{seat.value}"
        if moment.frame.values.get(mark):
            continue
        has_cards = bool(atoms.pile(moment.state, seat, area))
        if has_cards and (decision := ask_shuffle(moment, seat, area, clause)):
            return decision
        moment.remember(**{mark: True})
    return None


@SETUP.step("5-2-1-3")
def decide_who_goes_first(moment: Moment) -> Decision | None:
    answer = moment.take_answer()
    if answer is None:
        options = tuple(Option(seat.value, {"seat": seat.value}) for seat in Seat)
        return Decision("first-player", None, options, ("5-2-1-3",))
    first = Seat(answer)
    moment.state = replace(moment.state, first=first, turn_seat=first)
    moment.record(EventKind.CHOSEN, "5-2-1-3", seat=first.value, kind="first-player")
    return None


@SETUP.step("5-2-1-4")
def draw_opening_hands(moment: Moment) -> Decision | None:
    if not moment.frame.values.get("drawn"):
        for seat in Seat:
            draw_cards(moment, seat, OPENING_HAND, "5-2-1-4")
        moment.remember(drawn=True)
    for seat in (moment.state.first, moment.state.first.other):
        mark = f"redraw.{seat.value}"
        if mark in moment.frame.values:
            continue
        answer = moment.take_answer()
        if answer is None:
            options = (Option("keep"), Option("redraw"))
            return Decision("redraw", seat, options, ("5-2-1-4",))
        moment.record(EventKind.DECLARED, "5-2-1-4", seat=seat.value, answer=answer)
        moment.remember(**{mark: answer})
    return None


@SETUP.step("5-2-1-5")
def redraw(moment: Moment) -> Decision | None:
    for seat in (moment.state.first, moment.state.first.other):
        done = f"redrawn.{seat.value}"
        if moment.frame.word(f"redraw.{seat.value}") != "redraw" or done in moment.frame.values:
            continue
        back = f"back.{seat.value}"
        if back not in moment.frame.values:
            hand = atoms.pile(moment.state, seat, Area.HAND)
            moment.apply(atoms.move_cards(moment.state, hand, Area.DECK), EventKind.CARD_MOVED, "5-2-1-5")
            moment.remember(**{back: True})
        if decision := ask_shuffle(moment, seat, Area.DECK, "5-2-1-5"):
            return decision
        draw_cards(moment, seat, OPENING_HAND, "5-2-1-5")
        moment.remember(**{done: True})
    return None


@SETUP.step("5-2-1-6")
def place_security(moment: Moment) -> None:
    for seat in Seat:
        for _ in range(min(OPENING_SECURITY, len(moment.state.areas[seat].deck))):
            # One by one, so that the top card of the deck lies at the bottom.
            top = moment.state.areas[seat].deck[0]
            moment.apply(atoms.move_cards(moment.state, (top,), Area.SECURITY), EventKind.CARD_MOVED, "5-2-1-6")


@SETUP.step("5-2-1-7")
def set_marker(moment: Moment) -> None:
    moment.apply(atoms.set_memory(moment.state, Seat.A, 0), EventKind.MEMORY, "5-2-1-7")


@SETUP.step("5-2-1-8")
def begin(moment: Moment) -> None:
    moment.record(EventKind.DECLARED, "5-2-1-8", kind="game-begins", seat=moment.state.turn_seat.value)
    moment.call("turn")


def draw_cards(moment: Moment, seat: Seat, count: int, *clauses: str, **by: Fact) -> tuple[int, ...]:
    """Draw from the top of the own deck (4-12-1, 4-12-2), as many as there are (1-3-2). `by`: facts of the effect that
    says so. Returns the new ids."""
    cards = moment.state.areas[seat].deck[:count]
    if not cards:
        return ()
    shown = [card for card in moment.state.cards.values() if card.shown_from is Area.DECK]
    revealed = any(card.owner is seat for card in shown)
    moved = atoms.move_cards(moment.state, cards, Area.HAND, seat=seat)
    hidden = ("15-15-3-6",) if revealed else ()  # from those that are not revealed
    clauses = (*clauses, "4-12-1", "4-12-2", *hidden)
    event = moment.apply(moved, EventKind.DREW, *clauses, seat=seat.value, count=len(cards), **by)
    return event.ids("became")


PROCEDURES = (SETUP,)
