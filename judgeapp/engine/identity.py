"""Identities: seats, ids, and the sources of effects."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from msgspec import Struct

CardId = NewType("CardId", int)
UnitId = NewType("UnitId", int)

NO_CARD = CardId(0)
NO_UNIT = UnitId(0)


class Seat(StrEnum):
    """A player (4-9-1)."""

    A = "A"
    B = "B"

    @property
    def other(self) -> Seat:
        return Seat.B if self is Seat.A else Seat.A


class EffectSource(Struct, frozen=True):
    card: CardId  # the card that has it printed; for a gained effect the top card of the unit
    unit: UnitId  # the unit that has it; 0 outside of the field
    seat: Seat
    # "effects.0", "inherited.1", "security.0" of the card's face, or a gained effect: "gained.7.0",
    # "gained.12/effects.0"; of a keyword effect which, and how it is had: "keyword.Evade.12/effects.0.1".
    index: str
    # The kinds of card that the effect is of (15-2), as of its activation; empty while they are read from the card.
    kinds: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Key, stable within a card's life, by which [X Per Turn] counts (15-14-1-3). A unit keeps a gained effect
        unchanged under another top card (15-13-2)."""
        if self.index.startswith(("gained", "keyword")):
            return f"unit{self.unit}/{self.index}"
        return f"{self.card}/{self.index}"
