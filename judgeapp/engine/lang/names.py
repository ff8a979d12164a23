"""Names of an effect for cards: those given by the engine and by choices, and the places that may use either. A name
that nothing before it binds means no cards, so that an effect using one is refused when it is loaded
(judgeapp.engine.lang.faults)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine.lang.conditions import CameAbout
from judgeapp.engine.lang.effects import DigiBurst, Effect, Give, Later, Look, Reveal
from judgeapp.engine.lang.gifts import AddDP
from judgeapp.engine.lang.record import ActionRecord, GiftRecord, Record, inner_fields
from judgeapp.engine.lang.targets import Choose, Together
from judgeapp.engine.words import ALWAYS, DID, IT, RECEIVER, Happening, Timing

# Fate of a Digimon that attacks another (11-2-7-1) or has fought it (14-2).
_OF_TWO: frozenset[Happening] = frozenset(
    (
        "attack-declared",
        "deleted",
        "deleted-alone-in-battle",
        "deletes-in-battle",
        "deletes-in-battle-and-survives",
        "left",
    )
)
# Deeds that a card is revealed for in advance.
_REVEALED_FOR: frozenset[Happening] = frozenset(("played", "digivolved", "digivolved-into", "used", "linked"))
_NOT_TRIGGERED = frozenset((Timing.MAIN, Timing.SECURITY, Timing.COUNTER))


class Unbound(NamedTuple):
    """A name that means no cards in its place."""

    path: str  # ".actions[0].target"
    name: str
    known: frozenset[str]


def known_to(effect: Effect) -> frozenset[str]:
    """Names that an effect can use before it has done anything."""
    events = {when.event for when in effect.when}
    triggered = bool(effect.when) or not _NOT_TRIGGERED.issuperset(effect.timings)
    of_two = bool(events & _OF_TWO) or Timing.ON_DELETION in effect.timings
    into = effect.would and bool(events & _REVEALED_FOR)
    return ALWAYS | {
        *(("subject", IT) if triggered else ()),
        *(("opponent",) if of_two and not effect.would else ()),
        *(("into",) if into else ()),
    }


def unbound(effect: Effect, path: str = "") -> Iterator[Unbound]:
    """Places at which an effect uses a name for cards that nothing before binds."""
    if effect.gifts:
        # Conditions of lasting gifts are read again each time, when nobody could have named anything.
        for field in ("condition", "to"):
            yield from _unbound(getattr(effect, field), f"{path}.{field}", set(ALWAYS))
        yield from _unbound(effect.gifts, f"{path}.gifts", {*ALWAYS, RECEIVER})
    for index, when in enumerate(effect.when):
        yield from _unbound(when, f"{path}.when[{index}]", set(ALWAYS))
    if effect.actions:
        known = set(known_to(effect))
        yield from _unbound(effect.condition, f"{path}.condition", known)
        yield from _unbound(effect.actions, f"{path}.actions", known)


def unbound_in(part: object, path: str, known: Collection[str]) -> Iterator[Unbound]:
    """Names that a part by itself refers to and that are neither given in it nor known."""
    yield from _unbound(part, path, set(known))


def spoken_of(part: object) -> frozenset[str]:
    """The names by which a part of an effect refers to cards."""
    return frozenset(unbound_name.name for unbound_name in _unbound(part, "", set()))


def _unbound(part: object, path: str, known: set[str]) -> Iterator[Unbound]:
    """Goes through a part in the order of its doing; `known` grows by the names it gives."""
    if isinstance(part, tuple):
        for index, member in enumerate(part):
            yield from _unbound(member, f"{path}[{index}]", known)
        return
    if not isinstance(part, Record):
        return
    if isinstance(part, Effect):
        yield from unbound(part, path)  # one that is given, or a token's: it speaks of its own
        return
    yield from (Unbound(path, name, frozenset(known)) for name in part.speaks_of() - known)
    if isinstance(part, Reveal | Look):
        known |= {"revealed" if isinstance(part, Reveal) else "looked", part.name}
    elif isinstance(part, DigiBurst):
        list(_unbound(part.condition.doing, path, known))  # its condition comes first
    for field in part.reading_order or inner_fields(type(part)):
        yield from _unbound_in_field(part, field, f"{path}.{field}", known)
    if isinstance(part, Choose):
        known.add(part.name)
    elif isinstance(part, Together):
        known.add(IT)
    elif isinstance(part, ActionRecord):
        known |= {*part.binds, DID}


def _unbound_in_field(part: Struct, field: str, path: str, known: set[str]) -> Iterator[Unbound]:
    inner = getattr(part, field)
    if isinstance(part, Later) and field == "actions":
        # In the part left for later, the subject is the cards chosen by now.
        then = known - {DID} | ({"subject"} if IT in known else set())
        yield from _unbound(inner, path, then)
        return
    read_later = (
        (isinstance(part, Give) and field == "target" and part.over is not None)
        or isinstance(part, CameAbout)
        or (isinstance(part, GiftRecord) and field != part.read_when_given)
    )
    if isinstance(part, GiftRecord) and not isinstance(part, AddDP):
        known = known - {RECEIVER}
    yield from _unbound(inner, path, set(ALWAYS) if read_later else known)
