"""Chapter 7: playing cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgeapp.engine.derive import view
from judgeapp.engine.events import EventKind, Fact
from judgeapp.engine.identity import CardId, EffectSource
from judgeapp.engine.lang import Area, Deed, Joining
from judgeapp.engine.legality.obstacles import Obstacle, to_affecting, to_playing
from judgeapp.engine.legality.utilizing.play import play_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.utilizing import declaring
from judgeapp.engine.state import atoms
from judgeapp.engine.state.playing import PLAY as NAME
from judgeapp.engine.state.playing import under_of
from judgeapp.engine.state.state import State

PLAY = Procedure(NAME)


@PLAY.step("7-1-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: cards, paid (False: without paying the cost), cost (in place of the printed one), less (by so
    much less), suspended, breeding, mute. Each is played to its owner's field; cards that an effect plays without
    paying come all at the same time."""
    cards = _cards(moment)
    moment.remember(asked=len(cards))
    # 7-1-2-2: immediate effects of playing come as soon as the card is revealed.
    declaring.declare(moment, "play", cards, "7-1-3-1", answered="7-1-2-2")


@PLAY.step("7-2-3-1")
def join(moment: Moment) -> None:
    """Call DigiXros and Assembly, before paying: effects that triggered on playing are resolved (7-2-2-2, 7-3-2-2)."""
    for card in _still_played(moment):
        face, seat = moment.state.face(card), moment.state.cards[card].owner
        for by in (Joining.DIGIXROS, Joining.ASSEMBLY):
            if face.joining(by) is not None:
                moment.call(by.value, card=card, seat=seat.value, by_effect=moment.frame.source is not None)


@PLAY.step("7-1-3-2")
def pay(moment: Moment) -> None:
    played = _still_played(moment)
    if not played or not moment.frame.values.get("paid"):
        return
    (card,) = played  # cards that are paid for are played one by one
    seat = moment.state.cards[card].owner
    cost = play_cost(moment.view, card, declaring.set_cost(moment))
    clauses = ("7-1-3-2", "2-6-1", *_joining_clauses(moment, card, _PAID))
    declaring.pay(moment, seat, "play", cost, *clauses, card=card, unpaid="7-1-2-3")


@PLAY.step("7-1-3-3")
def place(moment: Moment) -> None:
    cards, by = _cards(moment), moment.frame.source
    units: list[int] = []
    area = Area.BREEDING if moment.frame.values.get("breeding") else Area.BATTLE
    for card in cards:
        seat = moment.state.cards[card].owner
        placed, facts = atoms.new_unit(
            moment.state,
            card,
            area,
            seat=seat,
            under=under_of(moment.frame, card),
            suspended=bool(moment.frame.values.get("suspended")),
            digixrosed=moment.frame.number(f"digixrosed.{card}"),
            assembled=moment.frame.number(f"assembled.{card}"),
        )
        mute = bool(moment.frame.values.get("mute"))
        out_of_reach = _out_of_reach(placed, facts["unit"], by) if mute else None
        event = moment.apply(
            (placed, facts),
            EventKind.PLAYED,
            "7-1-3-3",
            "3-4-3",
            # Other than in the breeding area there may be others.
            *(("3-4-6-2",) if moment.view.units_in(Area.BATTLE, seat) else ()),
            *(("3-4-5-2",) if area is Area.BREEDING else ()),
            *_joining_clauses(moment, card, _PLACED),
            *_card_clauses(moment, card),
            seat=seat.value,
            mute=mute and out_of_reach is None,
            **moment.cause_facts,
        )
        moment.stopped_by(out_of_reach)
        units += event.ids("unit")
        if by is not None:
            # The names of the chosen card are now those of the played one.
            moment.keep_names(card, *event.ids("unit"))
    if by is not None:
        moment.hand_back(played=tuple(units))  # "the Digimon this effect played"
    report_outcome(moment, len(cards), moment.frame.number("asked"))


def _out_of_reach(placed: State, unit: Fact, by: EffectSource | None) -> Obstacle | None:
    """Obstacle to an effect's words on a card that it plays but does not affect (15-15-6-1)."""
    assert isinstance(unit, int)
    return to_affecting(view(placed), unit, by) if by is not None else None


def _cards(moment: Moment) -> list[CardId]:
    return [*moment.frame.cards]


def _still_played(moment: Moment) -> list[CardId]:
    """Cards that can be played; those that can't after all are put back (7-1-2-3)."""
    cards = _cards(moment)
    stopped = [card for card in cards if _can_not_be_played(moment, card)]
    played = [card for card in cards if card not in stopped]
    if stopped:
        declaring.put_back(moment, "7-1-2-3", stopped, others=bool(played))
    moment.remember(cards=tuple(map(int, played)))
    return played


# Clauses on paying for, and on placing, a card with cards under it.
_PAID = {"digixrosed": ("7-2-2-1", "7-2-3-3"), "assembled": ("7-3-2-1", "7-3-3-3")}
_PLACED = {"digixrosed": ("7-2-3-4",), "assembled": ("7-3-3-4",)}


def _joining_clauses(moment: Moment, card: CardId, clauses: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    for name, some in clauses.items():
        if moment.frame.number(f"{name}.{card}"):
            yield from some


def _can_not_be_played(moment: Moment, card: CardId) -> bool:
    if declaring.is_stopped(moment, card):
        return True
    breeding = bool(moment.frame.values.get("breeding"))
    if moment.stopped_by(to_playing(moment.view, card, breeding=breeding)):
        return True
    by = moment.frame.source
    # The prohibition is about the player of the effect, whosever card it is.
    seat = by.seat if by is not None else moment.state.cards[card].owner
    return declaring.is_forbidden(moment, seat, card, Deed.PLAY, by)


def _card_clauses(moment: Moment, card: CardId) -> tuple[str, ...]:
    """Clauses on tokens and ACE cards when they are played."""
    if moment.state.cards[card].token:
        return ("4-18-1", "1-4-4-5", "1-4-4-6")
    return ("4-17-3",) if moment.state.face(card).overflow else ()


PROCEDURES = (PLAY,)
