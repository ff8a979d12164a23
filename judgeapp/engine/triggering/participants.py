"""Participants of an event in trigger conditions: its subject, its object, and the card digivolved into.

Each is the Digimon, Tamer or card as it was right before the event or as it is right after it. One that is still there
is seen after it, with all that effects give it from then on: an attacking Digimon with all it has for being suspended
(official answer Q6262 of 2026-05-08), a played one as its own effects make it. One that has left or lost something is
seen before it, as an effect that triggers on it refers to it (15-8-3-9-4).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from judgeapp.engine.derive import View, counting_as
from judgeapp.engine.events import Event
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Color, Happening, When


class Sight(NamedTuple):
    """Moment at which a participant is seen, and the grounds: clauses and official answers."""

    at: Literal["before", "after"]
    grounds: tuple[str, ...]


def _before(*grounds: str) -> Sight:
    return Sight("before", grounds)


def _after(*grounds: str) -> Sight:
    return Sight("after", grounds)


# Sight of the cards and players concerned.
SUBJECTS: Mapping[Happening, Sight] = {
    "attack-declared": _after("15-5-1", "Q6262", "Q1367"),
    "battle-ended": _after("14-2-5"),
    "battle-won": _after("14-2-1-1"),
    "blocked": _after("12-1-7-1", "Q6262"),  # it suspends as it blocks
    "checked": _after("13-1-5"),
    "deleted": _before("4-13-2", "15-8-3-9-4", "Q4551"),
    "deleted-alone-in-battle": _before("4-13-2", "15-8-3-9-4"),
    "deleted-with-sources": _before("4-13-2", "15-8-3-9-4"),
    "deleted-without-dp": _before("4-13-2", "15-8-3-9-4"),
    "deletes-in-battle": _before("14-2-1"),  # what deletes may be deleted at the same time
    "deletes-in-battle-and-survives": _before("14-2-1"),
    # A unit digivolves as it is: a Tamer that no requirement calls a Digimon is not one (Q2755 of 2026-06-19). In DNA
    # digivolution the stacked Digimon digivolve, not the one they become (8-2-1, 8-2-2-5).
    "digivolved": _before("8-1-1", "8-2-2-5", "Q2755", "Q4634"),
    "digivolved-into": _before("8-1-2-5"),
    "drew": _after("4-12-1"),
    "hand-increased": _after("15-1-10"),
    "hatched": _after("4-16-1"),
    "is-blocked": _after("12-1-1"),
    "left": _before("15-8-3-9-4"),
    "linked": _after("15-5-3", "Q6372"),  # with what the link card gives it
    "links-trashed": _before("4-14-2"),  # as it was when the card was its link card
    "memory": _after("4-1-1"),
    "moved": _after("3-4-5-3", "Q5010"),  # with what counts in the battle area only
    "placed-in-battle": _after("3-4-3"),
    "placed-under": _after("15-5-3"),  # with what the placed card gives it, as the example says
    "played": _after("15-16-2-1", "Q3677"),
    "returned": _before("15-8-3-9-4"),
    "security-increased": _after("15-1-10"),
    "security-reduced": _before("15-8-3-9-4"),
    "sources-added": _after("15-5-3"),
    "sources-trashed": _before("4-14-2"),  # as it was when the card lay under it
    "suspended": _after("15-5-1", "Q6262"),
    "switches-target": _after("11-2-7-2"),
    "target-switched": _after("11-2-7-2"),
    "top-card-placed": _before("4-5-6"),  # as it was with that card on top
    "trashed": _before("4-14-2"),
    "unsuspended": _after("15-5-1", "Q6262"),
    "used": _after("9-1-4"),
}

# What the subject does it to, or with.
OBJECTS: Mapping[Happening, Sight] = {
    "attack-declared": _after("11-2-7-6", "Q6262", "Q2816"),  # as the attacker is seen
    "checked": _before("13-1-5"),  # the security card as it lay
    "deletes-in-battle": _before("4-13-2", "15-8-3-9-4"),
    "deletes-in-battle-and-survives": _before("4-13-2", "15-8-3-9-4"),
    "is-blocked": _after("12-1-7-1"),
    "linked": _after("10-1-2-2"),
    "placed-under": _after("4-5-4"),
    "sources-added": _after("4-5-4"),
    "trashed": _before("4-14-2"),  # under or at what the card was
}

# Result of a digivolution: the Digimon with all that it has at once (15-8-2-2), as "[X] is played" sees it. A card with
# a stated area, "into a red Digimon card in your hand", is that card as it lay there.
INTO = _after("8-1-1", "15-8-2-2")
INTO_CARD = _before("8-1-3-1", "Q4314")


def subjects_seen(name: Happening, ref: int, event: Event, now: View, then: View) -> Iterator[tuple[View, int]]:
    """A card to which an event happens, as a trigger condition sees it: one is enough; of DNA digivolution, those that
    became one."""
    if SUBJECTS[name].at == "after":
        yield now, ref
    elif name == "digivolved" and ref not in then.state.units:
        stacked = tuple(material for material in event.ids("materials") if material in then.state.units)
        yield from ((then, material) for material in stacked)
        if not stacked:
            yield now, ref
    else:
        yield _as_it_digivolves(event, ref, then), ref


def _as_it_digivolves(event: Event, ref: int, then: View) -> View:
    """View of a card that digivolved as a Digimon of some level, in which it is one."""
    level = event.facts.get("as_level")
    if not isinstance(level, int):
        return then
    colors = event.facts.get("as_colors")
    return counting_as(
        then, UnitId(ref), level, tuple(map(Color, map(str, colors))) if isinstance(colors, tuple) else ()
    )


def objects_seen(name: Happening, refs: Iterator[int], now: View, then: View) -> Iterator[tuple[View, int]]:
    """Objects of an event as a trigger condition sees them."""
    known = now if OBJECTS[name].at == "after" else then
    return ((known, ref) for ref in refs)


def results_seen(when: When, event: Event, now: View, then: View) -> Iterator[tuple[View, int]]:
    """Results of a digivolution as a trigger condition sees them: the Digimon, or the card if its area is stated."""
    if when.origin:
        return ((then, card) for card in event.ids("card") if card in then.state.cards)
    return ((now, unit) for unit in event.ids("unit") if unit in now.state.units)
