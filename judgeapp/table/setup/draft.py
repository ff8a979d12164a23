"""A position that is being set up: every step of it can be taken back."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.table.setup.position import count, new

# Without cards to draw and to check a duel is over soon (1-2-3).
_LIES = {"deck": 30, "security": 5, "digi_egg_deck": 3}


class PositionDraft(Struct, frozen=True):
    """Position being set up, with its history.

    past, future -- the positions before this one and those that were taken back, the nearest
    last
    """

    now: Scenario
    past: tuple[Scenario, ...] = ()
    future: tuple[Scenario, ...] = ()

    def then(self, scenario: Scenario) -> PositionDraft:
        """Draft with another position; itself when it is the same."""
        if scenario == self.now:
            return self
        return PositionDraft(scenario, (*self.past, self.now))

    def undo(self) -> PositionDraft:
        """The position before; itself at the beginning."""
        if not self.past:
            return self
        return PositionDraft(self.past[-1], self.past[:-1], (*self.future, self.now))

    def redo(self) -> PositionDraft:
        """The position undone last; itself if there is none."""
        if not self.future:
            return self
        return PositionDraft(self.future[-1], (*self.past, self.now), self.future[:-1])


def begin() -> PositionDraft:
    """Draft of an empty table: decks and security stacks lie there, and nobody knows their cards."""
    scenario = new()
    for seat in Seat:
        for pile, number in _LIES.items():
            scenario = count(scenario, seat, pile, number)
    return PositionDraft(scenario)
