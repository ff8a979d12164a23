"""What a click on the board means: what can be done with a card, and what it is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from judgeapp.engine.explanation.narration import Explanation

_AT_PLAYER, _OF_PLAYER = frozenset(("attack-player", "at-player")), ("player", "security")
_HATCHED, _EGGS = frozenset(("hatch",)), ("digi_egg_deck", "breeding")
_TO_THE_FIELD = frozenset(("play", "use"))


class Aimed(Protocol):
    """Something that can be chosen. refs -- what it is about, what it is done with first"""

    @property
    def told(self) -> Explanation: ...

    @property
    def refs(self) -> tuple[int, ...]: ...


A = TypeVar("A", bound=Aimed)


class Aiming(Generic[A]):
    """Finds among what the player of a seat could choose."""

    def __init__(self, things: Sequence[A], seat: str) -> None:
        self._things, self._seat = things, seat

    def of(self, source: int) -> list[A]:
        """What can be done with a card."""
        return [one for one in self._things if source and one.refs[:1] == (source,)]

    def about(self, ref: int) -> list[A]:
        """What is about a card in any way."""
        return [one for one in self._things if ref in one.refs]

    def at(self, place: str) -> list[A]:
        """What is about something that is no card: the player or the security stack that is
        attacked, the deck that is hatched from."""
        seat, _, area = place.partition(":")[0].partition(".")
        is_own = seat == self._seat
        codes = _HATCHED if is_own else _AT_PLAYER
        areas = _EGGS if is_own else _OF_PLAYER
        return [one for one in self._things if area in areas and one.told.code in codes]

    def aimed_at(self, source: int, ref: int, place: str) -> list[A]:
        """What is done with a card to another one, or to a place."""
        own = self.of(source)
        return [one for one in own if ref in one.refs[1:]] or [one for one in self.at(place) if one in own]

    def drawn(self, source: int, onto: int, place: str) -> list[A]:
        """What it means to draw a card onto another, or to a place."""
        found = self.aimed_at(source, onto, place)
        if not found and place == f"{self._seat}.battle":
            found = [one for one in self.of(source) if one.told.code in _TO_THE_FIELD]
        return found

    def marks(self, source: int) -> tuple[int | str, ...]:
        """What can be done with a card is about these, on the board."""
        found: dict[int | str, None] = {}
        for one in self.of(source):
            found |= dict.fromkeys(one.refs)
            if one.told.code in _AT_PLAYER:
                found[f"{'A' if self._seat == 'B' else 'B'}.player"] = None
        return tuple(found)
