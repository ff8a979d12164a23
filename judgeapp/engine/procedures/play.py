"""Chapter 7: playing cards."""

from __future__ import annotations

from judgeapp.engine import atoms
from judgeapp.engine.events import What
from judgeapp.engine.identity import CardId
from judgeapp.engine.lang import Area, Deed
from judgeapp.engine.legality import forbidden_card, play_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures import declaring
from judgeapp.engine.procedures.outcome import tell_outcome

PLAY = Procedure("play")


@PLAY.step("7-1-3-1")
def declare(moment: Moment) -> None:
    """Values: cards, paid (False: without paying the cost), less (by so much less), suspended,
    breeding. Each is played by its owner; what an effect plays without paying it plays all at the
    same time."""
    cards = _cards(moment)
    moment.remember(asked=len(cards))
    # 7-1-2-2: immediate effects of playing come as soon as the card is revealed.
    declaring.declare(moment, "play", cards, "7-1-3-1", answered="7-1-2-2")


@PLAY.step("7-1-3-2")
def pay(moment: Moment) -> None:
    cards = _cards(moment)
    stopped = [card for card in cards if _can_not_be_played(moment, card)]
    played = [card for card in cards if card not in stopped]
    if stopped:
        declaring.put_back(moment, "7-1-2-3", stopped, others=bool(played))
    moment.remember(cards=tuple(map(int, played)))
    if not played or not moment.frame.values.get("paid"):
        return
    (card,) = played  # what is paid for is played one by one
    seat = moment.state.cards[card].owner
    declaring.pay(
        moment, seat, play_cost(moment.view, card) - moment.frame.number("less"),
        "7-1-3-2", "2-6-1",
        card=card, unpaid="7-1-2-3",
    )  # fmt: skip


@PLAY.step("7-1-3-3")
def place(moment: Moment) -> None:
    cards, by = _cards(moment), moment.frame.source
    units: list[int] = []
    area = Area.BREEDING if moment.frame.values.get("breeding") else Area.BATTLE
    for card in cards:
        seat = moment.state.cards[card].owner
        event = moment.apply(
            atoms.new_unit(
                moment.state, card, area, seat=seat,
                suspended=bool(moment.frame.values.get("suspended")),
            ),
            What.PLAYED,
            "7-1-3-3",
            "3-4-3",
            # Other than in the breeding area there may be others.
            *(("3-4-6-2",) if moment.view.units_in(Area.BATTLE, seat) else ()),
            *(("3-4-5-2",) if area is Area.BREEDING else ()),
            *_of_card(moment, card),
            seat=seat.value,
            by_seat=by.seat.value if by else None, mute=bool(moment.frame.values.get("mute")),
        )  # fmt: skip
        units += event.ids("unit")
        if by is not None:
            # What was chosen to be played is now what was played.
            moment.call_by_same_names(card, *event.ids("unit"))
    if by is not None:
        moment.hand_back(played=tuple(units))  # "the Digimon this effect played"
    tell_outcome(moment, len(cards), moment.frame.number("asked"))


def _cards(moment: Moment) -> list[CardId]:
    return [CardId(card) for card in moment.frame.numbers("cards")]


def _can_not_be_played(moment: Moment, card: CardId) -> bool:
    if declaring.is_stopped(moment, card):
        return True
    seat = moment.state.cards[card].owner
    return bool(forbidden_card(moment.view, seat, card, Deed.PLAY, moment.frame.source))


def _of_card(moment: Moment, card: CardId) -> tuple[str, ...]:
    """What the rules say of some cards when they are played."""
    if moment.state.cards[card].token:
        return ("4-18-1", "1-4-4-5", "1-4-4-6")
    return ("4-17-3",) if moment.state.face(card).overflow else ()


PROCEDURES = (PLAY,)
