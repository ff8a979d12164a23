"""App fusion (8-4)."""

from __future__ import annotations

from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.legality.fusing import AppFusing, kept_from_app_fusing
from judgeapp.engine.legality.utilizing.digivolve import app_fusion_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.utilizing import declaring, digivolving

APP_FUSION = Procedure("app-fusion")


@APP_FUSION.step("8-4-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, unit, link, seat, requirement, paid (False: without paying the cost), and for effects
    less."""
    frame = moment.frame
    declaring.declare(
        moment,
        "digivolve",
        [CardId(frame.number("card"))],
        "8-4-3-1",
        "8-4-2-1",
        *(("8-4-2-2",) if frame.source else ()),
        answered="8-1-2-5",
        seat=Seat(frame.word("seat")),
        units=(frame.number("unit"),),
        how="app-fusion",
    )


@APP_FUSION.step("8-4-3-2")
def pay(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, way, seat = CardId(frame.number("card")), _way(moment), Seat(frame.word("seat"))
    is_stopped = any(declaring.is_stopped(moment, ref) for ref in (card, way.unit, way.link))
    if is_stopped or kept_from_app_fusing(view, seat, card, way, frame.source):
        declaring.put_back(moment, "8-1-2-7", [card])
        return
    if frame.values.get("paid"):
        cost = app_fusion_cost(view, card, way)
        printed = moment.state.face(card).app_fusion[way.requirement].cost
        digivolving.pay(moment, card, cost, printed, "8-4-3-2", "2-3-10-1", "8-4-2-3")


@APP_FUSION.step("8-4-3-3")
def stack(moment: Moment) -> None:
    card, way = CardId(moment.frame.number("card")), _way(moment)
    digivolving.stack(moment, way.unit, card, "8-4-3-3", "8-4-1", how="app-fusion", link=way.link)


def _way(moment: Moment) -> AppFusing:
    frame = moment.frame
    unit, link = UnitId(frame.number("unit")), CardId(frame.number("link"))
    return AppFusing(unit, link, frame.number("requirement"))


PROCEDURES = (APP_FUSION,)
