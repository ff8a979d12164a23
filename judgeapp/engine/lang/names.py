"""What an effect calls cards by: the names that the engine gives them itself, those that choices
give, and where either may be spoken of. A name that nothing before it binds means no cards, so that
an effect that speaks of one is refused when it is loaded (judgeapp.engine.lang.faults)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias, assert_never, cast, get_args

from msgspec import Struct

from judgeapp.engine.lang.actions import (
    ActivateEffect,
    Attack,
    Battle,
    BlastDigivolve,
    BlastDnaDigivolve,
    Blitz,
    ByHand,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    EndAttack,
    EndBurst,
    EndOfPart,
    Flip,
    Fulfilled,
    Hatch,
    Link,
    Memory,
    MindLink,
    Move,
    OpenPlaces,
    Pay,
    PlaceInBattle,
    PlaceUnder,
    PlayFree,
    Prevent,
    PutBack,
    Recover,
    ReduceCost,
    Save,
    Select,
    SetMemory,
    Shuffle,
    Suspend,
    SwitchTarget,
    TakeTopCards,
    ToDeck,
    ToHand,
    ToSecurity,
    Trash,
    TrashSources,
    TrashTop,
    TrashUsed,
    Unsuspend,
    UseOption,
    Win,
)
from judgeapp.engine.lang.conditions import Attacking, CameAbout, DidIt, Is
from judgeapp.engine.lang.effects import (
    Action,
    By,
    DigiBurst,
    Effect,
    Give,
    If,
    Instead,
    InsteadBy,
    Keyword,
    Later,
    Look,
    May,
    Modes,
    Overwrite,
    PlayToken,
    Raise,
    Repeat,
    Reveal,
)
from judgeapp.engine.lang.filters import DoneTo, Filter, PropertyOf
from judgeapp.engine.lang.gifts import AddDP
from judgeapp.engine.lang.record import ActionRecord, GiftRecord, inner_fields
from judgeapp.engine.lang.targets import All, Choose, Named, Together
from judgeapp.engine.lang.words import Area, Happening, Timing

# Known to every effect: its card on the field, the card itself, and the card with what lies under
# it.
Always: TypeAlias = Literal["this", "this-card", "stack"]
# Known by how an effect has come about: what its trigger was about, of a battle the other Digimon,
# and what has been revealed to be played, used, linked or digivolved into.
Triggered: TypeAlias = Literal["subject", "opponent", "into"]
# Given by actions: to what they have come to.
Come: TypeAlias = Literal["revealed", "looked", "moved", "trashed", "placed", "played", "digivolved"]
# What was chosen last if the choice says nothing else; until then what the trigger was about.
IT = "it"
# Not cards, but that something has been done of which can be asked whether it was.
DID = "did"
# What the judge has chosen for what he has an effect do by hand.
CHOSEN = "chosen"

ALWAYS = frozenset[str](get_args(Always))
_COME = frozenset[str](get_args(Come))
# No choice can take these names.
GIVEN = ALWAYS | _COME | {"subject", "opponent"}

# What happens to a Digimon that has fought another (14-2).
_OF_BATTLES: frozenset[Happening] = frozenset(
    ("deleted", "deleted-alone-in-battle", "deletes-in-battle", "deletes-in-battle-and-survives", "left")
)
# What a card is revealed for before it is done.
_REVEALED_FOR: frozenset[Happening] = frozenset(("played", "digivolved", "digivolved-into", "used", "linked"))
_NOT_TRIGGERED = frozenset((Timing.MAIN, Timing.SECURITY, Timing.COUNTER))


# What cards are called that were taken from the top of a stack, by where they have gone.
_OF_TAKING: Mapping[str, frozenset[str]] = {
    "trash": frozenset(("trashed",)),
    "under": frozenset(("placed",)),
    "hand": frozenset(("moved",)),
    "deck": frozenset(("moved",)),
    "security": frozenset(("moved", "placed")),
}


class Unbound(NamedTuple):
    """A name that means no cards where it stands. path -- ".actions[0].target" """

    path: str
    name: str
    known: frozenset[str]


def named_by(action: Action) -> frozenset[str]:
    """What an action calls cards when it is done, besides what it has chosen. An action of which
    nothing is said here fails the type check."""
    match action:
        case Trash() | TrashTop():
            return frozenset(("moved", "trashed"))
        case TrashSources():
            return frozenset(("trashed",))
        case ToHand() | ToDeck():
            return frozenset(("moved",))
        case ToSecurity():
            return frozenset(("moved", "placed"))
        case TakeTopCards():
            return _OF_TAKING[action.to]
        case PlaceUnder() | Save() | MindLink():
            return frozenset(("placed",))
        case PlayFree() | PlayToken():
            return frozenset(("played",))
        case DigivolveInto():
            return frozenset(("digivolved",) if action.how else ())
        case BlastDnaDigivolve():
            return frozenset(("digivolved",))
        case Reveal():
            put = ("trashed",) if action.rest == "trash" else ()
            return frozenset(("revealed", action.name, *put))
        case Look():
            put = ("trashed",) if action.rest == "trash" else ()
            return frozenset(("looked", action.name, *put))
        case PutBack():
            return frozenset(("trashed",) if action.to == "trash" else ())
        case ByHand():
            return _COME | {IT}  # whatever the judge has it do
        case Delete() | Suspend() | Unsuspend() | PlaceInBattle() | DeDigivolve() | Move():
            return frozenset()
        case Memory() | Pay() | SetMemory() | Shuffle() | Hatch() | Draw() | Recover():
            return frozenset()
        case Blitz() | BlastDigivolve() | EndBurst() | UseOption() | TrashUsed() | Link() | Flip():
            return frozenset()
        case Attack() | Battle() | EndAttack() | SwitchTarget() | Select() | ActivateEffect():
            return frozenset()
        case Fulfilled() | EndOfPart() | Prevent() | ReduceCost() | OpenPlaces() | Win() | Give():
            return frozenset()
        case May() | By() | If() | Repeat() | Instead() | Overwrite() | Modes() | Later():
            return frozenset()  # what is done in them names it
        case Raise() | DigiBurst() | InsteadBy():
            return frozenset()
        case _:
            assert_never(action)


def known_to(effect: Effect) -> frozenset[str]:
    """What an effect can speak of before it has done anything."""
    events = {when.event for when in effect.when}
    triggered = bool(effect.when) or not _NOT_TRIGGERED.issuperset(effect.timings)
    of_battle = bool(events & _OF_BATTLES) or Timing.ON_DELETION in effect.timings
    into = effect.would and bool(events & _REVEALED_FOR)
    return ALWAYS | {
        *(("subject", IT) if triggered else ()),
        *(("opponent",) if of_battle and not effect.would else ()),
        *(("into",) if into else ()),
    }


def unbound(effect: Effect, path: str = "") -> Iterator[Unbound]:
    """Where an effect speaks of cards by a name that nothing before binds."""
    if effect.gifts:
        # What holds while something is so is read anew each time, by nobody who could have named
        # anything.
        for field in ("condition", "to", "gifts"):
            yield from _unbound(getattr(effect, field), f"{path}.{field}", set(ALWAYS))
    for place, when in enumerate(effect.when):
        yield from _unbound(when, f"{path}.when[{place}]", set(ALWAYS))
    if effect.actions:
        known = set(known_to(effect))
        yield from _unbound(effect.condition, f"{path}.condition", known)
        yield from _unbound(effect.actions, f"{path}.actions", known)


def unbound_in(part: object, path: str, known: Collection[str]) -> Iterator[Unbound]:
    """The same of something by itself, of which whoever reads it knows these names."""
    yield from _unbound(part, path, set(known))


def spoken_of(part: object) -> frozenset[str]:
    """The names by which a part of an effect speaks of cards."""
    return frozenset(one.name for one in _unbound(part, "", set()))


# Records whose fields are not read in the order in which they are written down.
_ORDER: Mapping[type[Struct], tuple[str, ...]] = {
    Instead: ("condition", "do_instead", "of"),
    InsteadBy: ("doing", "do_instead", "of"),
    Raise: ("of", "condition", "amount", "then"),
    Link: ("to", "target", "less"),
}


def _unbound(part: object, path: str, known: set[str]) -> Iterator[Unbound]:
    """Goes through a part in the order in which it is done; `known` grows by what is named."""
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            yield from _unbound(one, f"{path}[{place}]", known)
        return
    if not isinstance(part, Struct):
        return
    if isinstance(part, Effect):
        yield from unbound(part, path)  # one that is given, or a token's: it speaks of its own
        return
    yield from (Unbound(path, name, frozenset(known)) for name in _named(part) - known)
    if isinstance(part, Reveal | Look):
        known |= {"revealed" if isinstance(part, Reveal) else "looked", part.name}
    elif isinstance(part, DigiBurst):
        list(_unbound(part.condition.doing, path, known))  # what it asks for comes first
    for field in _ORDER.get(type(part)) or inner_fields(type(part)):
        yield from _unbound_in_field(part, field, f"{path}.{field}", known)
    if isinstance(part, Choose):
        known.add(part.name)
    elif isinstance(part, Together):
        known.add(IT)
    elif isinstance(part, ActionRecord):
        known |= {*named_by(cast(Action, part)), DID}


def _unbound_in_field(part: Struct, field: str, path: str, known: set[str]) -> Iterator[Unbound]:
    inner = getattr(part, field)
    if isinstance(part, Later) and field == "actions":
        # What an effect leaves for later calls what it has chosen by now the subject.
        then = known - {DID} | ({"subject"} if IT in known else set())
        yield from _unbound(inner, path, then)
        return
    read_later = (
        (isinstance(part, Give) and field == "target" and isinstance(inner, All))
        or isinstance(part, CameAbout)
        or (isinstance(part, GiftRecord) and (type(part), field) not in _READ_NOW)
    )
    yield from _unbound(inner, path, set(ALWAYS) if read_later else known)


# Of what is given for a time, what is read when it is given (15-8-3-7). The rest is read anew each
# time, as is what a trigger condition says.
_READ_NOW = frozenset(((AddDP, "amount"), (Keyword, "times")))


def _named(part: Struct) -> frozenset[str]:
    """The names by which a record itself speaks of cards."""
    match part:
        case Named():
            return frozenset((part.name,))
        case PropertyOf() | Is():
            return frozenset((part.card,))
        case Attacking():
            return frozenset((part.card,) if part.card else ())
        case Filter():
            revealed = ("revealed",) if Area.NOWHERE in part.areas else ()
            return frozenset((part.among,) if part.among else revealed)
        case DidIt() | DoneTo():
            return frozenset((DID,))
        case _:
            return frozenset()
