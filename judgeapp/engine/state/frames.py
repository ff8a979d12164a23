"""A running procedure: its name, its step, and its memory."""

from __future__ import annotations

from msgspec import Struct, field

from judgeapp.engine.events import EffectDescription
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Action

Value = int | str | bool | tuple[int | str, ...] | None


class Frame(Struct, frozen=True):
    """A running procedure; `step` is the place in its list of steps."""

    procedure: str
    step: int = 0
    values: dict[str, Value] = {}  # what the steps hand to each other, by name
    actions: tuple[Action, ...] = ()  # of an effect: those still to be done
    source: EffectSource | None = None  # the effect on whose behalf this runs; None for a rule
    cause: int = 0  # number of the event that caused it
    effect: EffectDescription | None = field(default=None, name="said")  # of an effect: its description for events

    @property
    def card(self) -> CardId:
        return CardId(self.number("card"))

    @property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(map(CardId, self.numbers("cards")))

    @property
    def unit(self) -> UnitId:
        return UnitId(self.number("unit"))

    @property
    def seat(self) -> Seat:
        return Seat(self.word("seat"))

    def number(self, name: str) -> int:
        """Value that is an id or amount; 0 if there is none."""
        value = self.values.get(name, 0)
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        value = self.values.get(name, ())
        assert isinstance(value, tuple)
        return tuple(v for v in value if isinstance(v, int))

    def words(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name, ())
        assert isinstance(value, tuple)
        return tuple(v for v in value if isinstance(v, str))

    def word(self, name: str) -> str:
        value = self.values.get(name, "")
        assert isinstance(value, str)
        return value
