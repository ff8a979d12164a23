"""Moving between the breeding area and the battle area (4-15)."""

from __future__ import annotations

from judgeapp.engine.events import EventKind, Fact
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.moment import Moment
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Batch, Occurrence, replace


def move_over(moment: Moment, unit: UnitId, to: Area, *clauses: str, **facts: Fact) -> None:
    """Move a unit to the other area as it lies (4-15-3)."""
    moment.apply(atoms.move_unit(moment.state, unit, to), EventKind.MOVED, *clauses, "4-15-1", "4-15-3", **facts)
    _end_waiting(moment, unit)


def _end_waiting(moment: Moment, unit: UnitId) -> None:
    """Drop the waiting effects of a Digimon that moves, wherever it is when their turn would come (4-15-5). Effects
    that its moving itself triggers come after that."""

    def ends(occurrence: Occurrence) -> bool:
        source = occurrence.source
        return source.unit == unit and not source.index.startswith("pending")  # 18-1-1

    state = moment.state
    waiting = (*(o for batch in state.batches for o in batch.occurrences), *state.fresh)
    ended = [o for o in waiting if ends(o)]
    if not ended:
        return
    left = (tuple(o for o in batch.occurrences if not ends(o)) for batch in state.batches)
    batches = tuple(Batch(occurrences) for occurrences in left if occurrences)
    moment.state = replace(state, fresh=tuple(o for o in state.fresh if not ends(o)), batches=batches)
    for occurrence in ended:
        moment.record_waiting(EventKind.NOT_ACTIVATED, occurrence, "4-15-5")
