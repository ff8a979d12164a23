"""Playing, using, digivolving and linking by an effect."""

from __future__ import annotations

from typing import Literal, TypeAlias

from judgeapp.engine.lang.filters import ONE_CARD, Filter, Number
from judgeapp.engine.lang.gifts import MaterialsFrom
from judgeapp.engine.lang.record import ActionRecord, Place, Wrong, faults_of_answer
from judgeapp.engine.lang.targets import Target
from judgeapp.engine.words import Color, Figure, Special
from judgeapp.messages.message import message


class PlayFree(ActionRecord, frozen=True, tag="play"):
    """Play cards."""

    governed_by = ("7-1-1", "1-3-9")
    binds = frozenset(("played",))
    counts_as = ("play",)
    follows_its_card = True
    figures = {Figure.REDUCTION: "less"}

    target: Target
    free: bool = True  # without paying the cost; else it is paid, reduced by `less`
    less: Number = 0
    suspended: bool = False  # they come suspended
    breeding: bool = False  # one comes to the empty breeding area (3-4-5-2)
    mute: bool = False  # their [On Play] effects don't activate
    cost: int | None = None  # None: the printed cost; a number: that cost
    # Areas whose cards can also be placed by the DigiXros or Assembly of the played card; each counts once for all
    # cards played together.
    materials: tuple[MaterialsFrom, ...] = ()

    def faults(self, _at: Place) -> Wrong:
        yield from _faults_of_cost(self)
        if self.free and self.cost is not None:
            yield (message("a cost that isn't paid can't be set"), message("Use 'free: false', or leave out 'cost'"))


class UseOption(ActionRecord, frozen=True, tag="use"):
    """Use Option cards, one after the other (9-1-7); `free`: without paying the cost, else it is
    paid, reduced by `less`; `ignore_colors`: without meeting color requirements (4-19)."""

    governed_by = ("9-1-1", "9-1-7")
    counts_as = ("use",)
    puts_away = True
    figures = {Figure.REDUCTION: "less"}

    target: Target
    free: bool = True
    less: Number = 0
    ignore_colors: bool = False
    # The used card is placed on top of the security stack instead of being trashed at the end (9-1-5, 18-2-1).
    onto_security: bool = False


class TrashUsed(ActionRecord, frozen=True, tag="trash-used"):
    """The used Option card is trashed if it is in no area; the last part of using (9-1-5)."""

    governed_by = ()


class OpenPlaces(ActionRecord, frozen=True, tag="open-places"):
    """Immediate effect on playing: cards of these places can also be placed by the DigiXros or Assembly of the played
    card. Each counts once for all cards played together."""

    governed_by = ("7-2-1",)

    places: tuple[MaterialsFrom, ...]

    def faults(self, at: Place) -> Wrong:
        return faults_of_answer(self, at, frozenset(("played",)))


class DigivolveInto(ActionRecord, frozen=True, tag="digivolve"):
    """A target digivolves into a card."""

    governed_by = ("8-1-1",)
    counts_as = ("digivolve",)
    figures = {Figure.REDUCTION: "less"}

    target: Target
    into: Target
    cost: int | None = None  # None: the printed cost; a number: that cost
    less: Number = 0  # the cost is reduced by this much
    free: bool = False  # without paying the cost
    ignore_requirements: bool = False  # 8-1-2-2; then `cost` or `free` gives the payment
    ignore_level: bool = False  # whatever level its requirements ask for; everything else in them counts
    # "dna": the targets, also cards that are not units, DNA digivolve together (8-2-2-4); "burst" (8-3-2-4),
    # "app-fusion" (8-4-2-2). The outcome is called "digivolved".
    how: Special | Literal[""] = ""
    # as_level, as_colors: its requirements are asked of a target as if it were a Digimon of this level (15-12-1), and
    # of these colors, if any are said: "as if the Tamer is a level 4 red Digimon"
    as_level: int | None = None
    as_colors: tuple[Color, ...] = ()

    @property
    def binds(self) -> frozenset[str]:
        return frozenset(("digivolved",) if self.how else ())

    def faults(self, _at: Place) -> Wrong:
        if self.how and (
            self.ignore_requirements or self.ignore_level or self.as_level is not None or self.cost is not None
        ):
            yield (
                message("{how!r} uses its own requirements and their cost (8-2-2-4)", how=self.how),
                message("Leave out 'ignore_requirements', 'ignore_level', 'as_level' and 'cost', or 'how'"),
            )
        elif self.ignore_requirements and (self.ignore_level or self.as_level is not None):
            yield (
                message("requirements that are ignored need no level"),
                message("Leave out 'ignore_level' and 'as_level'"),
            )
        elif self.as_colors and self.as_level is None:
            yield message("'as_colors' needs the level that it digivolves as"), message("Add 'as_level'")
        else:
            yield from _faults_of_cost(self)


class BlastDigivolve(ActionRecord, frozen=True, tag="blast-digivolve"):
    """<Blast Digivolve> (16-25): one of the player's Digimon digivolves into this card of his
    hand without paying the cost. It is in May: it is optional (16-25-3)."""

    governed_by = ()  # those of its keyword effect


class BlastDnaDigivolve(ActionRecord, frozen=True, tag="blast-dna-digivolve"):
    """<Blast DNA Digivolve (A + B)> (16-30): one of the two that it specifies as a Digimon, the other one as a card of
    the hand, DNA digivolve into this card of the hand. It is in May: it is optional (16-30-3)."""

    governed_by = ()  # those of its keyword effect
    binds = frozenset(("digivolved",))
    ignored = {"of": ONE_CARD}

    of: tuple[Filter, Filter]


class Link(ActionRecord, frozen=True, tag="link"):
    """Link cards to a Digimon (10-1): without paying the cost, or for a cost reduced by `less`."""

    governed_by = ("10-1-1", "10-1-3-1")
    counts_as = ("link",)
    figures = {Figure.REDUCTION: "less"}
    reading_order = ("to", "target", "less")

    target: Target
    to: Target
    free: bool = True
    less: Number = 0

    def faults(self, _at: Place) -> Wrong:
        return _faults_of_cost(self)


def _faults_of_cost(action: PlayFree | DigivolveInto | Link) -> Wrong:
    if action.free and action.less != 0:
        yield (message("a cost that isn't paid can't be reduced"), message("Leave out 'free' or 'less'"))


UtilizingAction: TypeAlias = (
    PlayFree | UseOption | TrashUsed | OpenPlaces | DigivolveInto | BlastDigivolve | BlastDnaDigivolve | Link
)
