"""What may be claimed of an outcome: "Wall is deleted", "A has at most 2 memory"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from judgeapp.engine.events import Event, What
from judgeapp.engine.identity import Seat
from judgeapp.engine.state import State

ClaimKind: TypeAlias = Literal["deleted", "survives", "activated", "wins", "memory", "hand",
                               "security", "turn"]  # fmt: skip


class OutcomeClaim(Struct, frozen=True):
    """A claim about what comes of a way.

    kind -- deleted, survives: of the card on the field `ref`, which is called `name`
            activated: an effect of the card that is called `name`; of `index`, if it says which;
            `copies` are what those cards are called that are meant by a name of several
            wins, turn: of `seat`
            memory, hand, security: of `seat`, how much or how many there are, `at_least` to
            `at_most`
    """

    kind: ClaimKind
    name: str = ""
    ref: int = 0
    index: str = ""
    seat: Seat | None = None
    at_least: int | None = None
    at_most: int | None = None
    copies: tuple[str, ...] = ()

    @property
    def is_of_the_way(self) -> bool:
        """Whether it is about what happens on the way, and not about the position in the end."""
        return self.kind in ("deleted", "activated")

    def has_happened(self, events: Iterable[Event]) -> bool:
        """Whether what it is about is among what has happened."""
        if self.kind == "deleted":
            return any(
                event.what is What.DELETED and self.ref in (*event.ids("unit"), *event.ids("units"))
                for event in events
            )
        return any(self._is_activated(event) for event in events)

    def holds(self, state: State, *, happened: bool) -> bool:
        """Whether it is true of a position, and of what has happened on the way there."""
        if self.is_of_the_way:
            return happened
        if self.kind == "survives":
            return self.ref in state.units
        assert self.seat is not None
        if self.kind == "wins":
            return state.result is not None and state.result.winner is self.seat
        if self.kind == "turn":
            return state.turn_seat is self.seat
        number = self._number(state, self.seat)
        return (self.at_least is None or number >= self.at_least) and (
            self.at_most is None or number <= self.at_most
        )

    def _number(self, state: State, seat: Seat) -> int:
        if self.kind == "memory":
            return state.memory_of(seat)
        areas = state.areas[seat]
        return len(areas.hand if self.kind == "hand" else areas.security)

    def _is_activated(self, event: Event) -> bool:
        if event.what is not What.ACTIVATED or event.effect is None:
            return False
        said = event.effect
        meant = self.copies or (self.name,)
        return (said.card in meant or said.host in meant) and self.index in ("", said.place)


def names_apart(state: State, claims: Iterable[OutcomeClaim]) -> Iterator[str]:
    """What the copies are called that claims are about: they are told apart from others."""
    for claim in claims:
        yield from claim.copies or filter(None, (claim.name,))
        if claim.ref in state.units:
            unit = state.units[claim.ref]
            yield from (called for c in (*unit.stack, *unit.links)
                        if (called := state.cards[c].called))  # fmt: skip
