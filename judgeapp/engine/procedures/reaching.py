"""Reach of an effect after immediate effects have come in between (15-8-5-2)."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.obstacles import Obstacle, to_reaching
from judgeapp.engine.moment import Moment


def note_where_they_are(moment: Moment, refs: Iterable[int]) -> None:
    """Note, before immediate effects come in, which of an effect's units are already in the breeding area. Nothing is
    noted if none is, so that states match older editions."""
    if moment.frame.source is None:
        return
    units = moment.state.units
    there = (UnitId(ref) for ref in refs if ref in units)
    if breeding := tuple(int(u) for u in there if units[u].area is Area.BREEDING):
        moment.remember(in_breeding_area=breeding)


def to_reaching_still(moment: Moment, ref: int) -> Obstacle | None:
    """Obstacle: a unit has since moved to the breeding area, where an effect no longer reaches it (3-4-5-3). An action
    of the rules or of a player is not an effect."""
    if moment.frame.source is None or ref in moment.frame.numbers("in_breeding_area"):
        return None
    return to_reaching(moment.view, UnitId(ref)) if ref in moment.state.units else None
