"""Meaning of a click on the board: the choices of a card, and their targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from judgeapp.engine.explanation.narration import Explanation

_AT_PLAYER, _OF_PLAYER = frozenset(("attack-player", "at-player")), ("player", "security")
_HATCHED, _EGGS = frozenset(("hatch",)), ("digi_egg_deck", "breeding")
_TO_THE_FIELD = frozenset(("play", "use"))


class Aimed(Protocol):
    """Option that a click may mean. `refs`: its cards, the acting one first."""

    @property
    def explanation(self) -> Explanation: ...

    @property
    def refs(self) -> tuple[int, ...]: ...


A = TypeVar("A", bound=Aimed)


class Aiming(Generic[A]):
    """Finder of choices among those of a seat's player."""

    def __init__(self, things: Sequence[A], seat: str) -> None:
        self._things, self._seat = things, seat

    def of(self, source: int) -> list[A]:
        """Choices made with a card."""
        return [choice for choice in self._things if source and choice.refs[:1] == (source,)]

    def about(self, ref: int) -> list[A]:
        """Choices about a card in any way."""
        return [choice for choice in self._things if ref in choice.refs]

    def at(self, place: str) -> list[A]:
        """Choices about what is no card: the player or security stack attacked, the deck that is hatched from."""
        seat, _, area = place.partition(":")[0].partition(".")
        is_own = seat == self._seat
        codes = _HATCHED if is_own else _AT_PLAYER
        areas = _EGGS if is_own else _OF_PLAYER
        return [choice for choice in self._things if area in areas and choice.explanation.code in codes]

    def aimed_at(self, source: int, ref: int, place: str) -> list[A]:
        """Choices made with a card and aimed at another one, or at a place."""
        own = self.of(source)
        return [choice for choice in own if ref in choice.refs[1:]] or [
            choice for choice in self.at(place) if choice in own
        ]

    def clicked(self, source: int, ref: int, place: str, *, is_of_a_phase: bool) -> list[A]:
        """Choices meant by a click after one on the card `source`; if a card is asked for, those about the card."""
        aimed = self.aimed_at(source, ref, place) if ref != source else []
        return aimed if aimed or is_of_a_phase else self.about(ref) or self.at(place)

    def dragged(self, source: int, onto: int, place: str) -> list[A]:
        """Choices meant by dragging a card onto another, or to a place."""
        choices = self.aimed_at(source, onto, place)
        if not choices and place == f"{self._seat}.battle":
            choices = [choice for choice in self.of(source) if choice.explanation.code in _TO_THE_FIELD]
        return choices

    def marks(self, source: int) -> tuple[int | str, ...]:
        """Marks on the board for the choices of a card."""
        marks: dict[int | str, None] = {}
        for choice in self.of(source):
            marks |= dict.fromkeys(choice.refs)
            if choice.explanation.code in _AT_PLAYER:
                marks[f"{'A' if self._seat == 'B' else 'B'}.player"] = None
        return tuple(marks)
