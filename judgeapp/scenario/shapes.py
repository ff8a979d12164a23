"""Fields of each verb of a step, as types. Further faults of a step that keeps to them depend on the game: a missing
card, an option that is not open."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import msgspec
from msgspec import Meta, Struct

from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Action, Area, Color, Gift, Until
from judgeapp.engine.state.atoms import MEMORY_END
from judgeapp.engine.state.state import Phase
from judgeapp.files.safe_yaml import describe_validation_error
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message
from judgeapp.scenario.allowed import with_allowed

# Copies of a card in a deck.
_Copies = Annotated[int, Meta(ge=0, le=1000)]


class _Shape(Struct, forbid_unknown_fields=True):
    pass


class _RequirementInWords(_Shape):
    """One of several requirements, by its content."""

    cost: int | None = None
    level: int | None = None
    color: Color | None = None
    name: str | None = None
    trait: str | None = None
    as_level: int | None = None


# A requirement's index from 1, or its content.
_Requirement = Annotated[int, Meta(ge=1)] | _RequirementInWords


class _Somewhere(_Shape):
    """A card, wherever it is."""

    card: str
    of: Seat
    in_: Area = msgspec.field(name="in")


_Card = str | _Somewhere
_Memory = Annotated[int, Meta(ge=-MEMORY_END, le=MEMORY_END)]


class _Digivolving(_Shape):
    into: str
    from_: str = msgspec.field(name="from")
    requirement: _Requirement = 1


class _DnaDigivolving(_Shape):
    into: str
    from_: Annotated[tuple[str, ...], Meta(min_length=2)] = msgspec.field(name="from")
    requirement: _Requirement = 1


class _AppFusion(_Shape):
    into: str
    link: str
    from_: str = msgspec.field(name="from")
    requirement: _Requirement = 1


class _Linking(_Shape):
    card: _Card
    to: str
    requirement: _Requirement = 1


class _Attacking(_Shape):
    at: str
    with_: str = msgspec.field(name="with")


class _EffectOf(_Shape):
    of: str
    effect: str


class _ByHand(_Shape):
    do: tuple[Action, ...]
    chosen: tuple[_Card, ...] = ()


class _Ruling(_Shape):
    of: _Card
    activate: str = ""
    do: tuple[Action, ...] = ()
    chosen: tuple[_Card, ...] = ()
    into: tuple[_Card, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.activate) is bool(self.do):
            raise ValueError(str(message("a ruling on an effect says `activate` or what it will `do`")))


class _Put(_Shape):
    put: _Card
    to: Area
    seat: Seat | None = None
    top: bool = True
    face_up: bool | None = None


class _Stacking(_Shape):
    stack: _Card
    on: _Card | msgspec.UnsetType = msgspec.UNSET
    under: _Card | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        if (self.on is msgspec.UNSET) is (self.under is msgspec.UNSET):
            raise ValueError(str(message("stack a card either `on` one or `under` it")))


class _Plugging(_Shape):
    link: _Card
    to: _Card


class _Suspending(_Shape):
    suspend: _Card


class _Unsuspending(_Shape):
    unsuspend: _Card


class _SettingMemory(_Shape):
    memory: Annotated[dict[Seat, _Memory], Meta(min_length=1, max_length=1)]


class _Granting(_Shape):
    grant: _Card
    gifts: tuple[Gift, ...]
    until: Until = Until.END_OF_TURN


class _Seeing(_Shape):
    who: Seat
    card: str
    of: Seat
    in_: Area = msgspec.field(name="in")


class _Decks(_Shape):
    main: dict[str, _Copies] = {}
    digi_eggs: dict[str, _Copies] = msgspec.field(name="digi-eggs", default_factory=dict)


class _Event(TypedDict, total=False):
    """Fields of every event; each kind has further ones."""

    what: str
    clauses: tuple[str, ...]


class _Decision(_Shape):
    kind: str = ""
    seat: Literal["A", "B", "nature"] = "nature"
    open: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


_Pile = dict[Seat, int | tuple[str, ...]]
_Field = dict[Seat, tuple[str, ...]]
_OfEach = dict[str, tuple[str, ...]]
_Piles = Literal["hand", "deck", "digi_egg_deck", "security", "trash", "under"]


class Between(_Shape):
    """Bounds: at least and at most."""

    at_least: int | None = None
    at_most: int | None = None


_Amount = int | Between


class Claimed(_Shape):
    """Claim about an outcome: one thing, or several together."""

    deleted: str | None = None
    survives: str | None = None
    activated: str | _EffectOf | None = None
    wins: Seat | None = None
    loses: Seat | None = None
    turn: Seat | None = None
    memory: dict[Seat, _Amount] | None = None
    hand: dict[Seat, _Amount] | None = None
    security: dict[Seat, _Amount] | None = None
    all: Annotated[tuple[Claimed, ...], Meta(min_length=2)] | None = None
    any: Annotated[tuple[Claimed, ...], Meta(min_length=2)] | None = None

    def __post_init__(self) -> None:
        named = [name for name in self.__struct_fields__ if getattr(self, name) is not None]
        amounts = (self.memory, self.hand, self.security)
        if len(named) != 1 or any(of is not None and len(of) != 1 for of in amounts):
            raise ValueError(str(message("you can claim one thing at a time, about one card or player")))


class _Decisions(_Shape):
    decisions: Annotated[int, Meta(ge=1, le=100)]


class Outcomes(_Shape):
    """Expectation of all lines from here: up to where, by whose choices, how many boards, and claims about them."""

    until: Literal["settled", "attack-over", "turn-ends"] | _Decisions = "settled"
    # "order": only the order in which waiting effects are activated; untried choices follow the steps after this one.
    of: Literal["both", "A", "B", "order"] = "both"
    count: Annotated[int, Meta(ge=1)] | None = None
    always: tuple[Claimed, ...] = ()
    never: tuple[Claimed, ...] = ()
    sometimes: tuple[Claimed, ...] = ()


class Expected(_Shape):
    memory: dict[Seat, int] = {}
    hand: _Pile = {}
    deck: _Pile = {}
    digi_egg_deck: _Pile = {}
    security: _Pile = {}
    trash: _Pile = {}
    battle: _Field = {}
    breeding: _Field = {}
    under: _OfEach = {}
    linked: _OfEach = {}
    dp: dict[str, int | None] = {}
    level: dict[str, int | None] = {}
    colors: _OfEach = {}
    names: _OfEach = {}
    categories: _OfEach = {}
    checks: dict[str, int] = {}
    suspended: dict[str, bool] = {}
    new: dict[str, bool] = {}
    face_down: dict[Seat, dict[_Piles, int]] = {}
    why: _OfEach = {}
    why_not: _OfEach = {}
    keywords: _OfEach = {}
    winner: Literal["A", "B", "draw"] = "draw"
    decision: str | _Decision = ""
    phase: Phase = Phase.MAIN
    turn: Seat = Seat.A
    events: tuple[_Event, ...] = ()
    no_events: tuple[_Event, ...] = ()
    outcomes: Outcomes | None = None


_ACTIONS: dict[str, Any] = {
    "play": str,
    "use": str,
    "digivolve": _Digivolving,
    "burst": _Digivolving,
    "app-fusion": _AppFusion,
    "dna": _DnaDigivolving,
    "link": _Linking,
    "attack": _Attacking,
    "activate": str | _EffectOf,
    "hatch": Any,
    "move": str,
}
_STEPS: dict[str, Any] = _ACTIONS | {
    "pass": Any,
    "nothing": Any,
    "answer": str | int | tuple[str | int, ...],
    "shuffle": tuple[str, ...],
    "by_hand": _ByHand,
    "rule": _Ruling,
    "concede": Seat,
    "choice": str,
    "expect": Expected,
}
# Questions to the rules about actions that nobody takes.
_JUDGED: dict[str, Any] = _ACTIONS | {
    "block": str,
    "place": _Card,
    "trigger": str,
    "see": _Seeing,
    "order": Area,
    "count": str,  # an area, or tokens
    "deck": _Decks,
}
_CORRECTIONS: dict[str, Any] = {
    "put": _Put,
    "stack": _Stacking,
    "link": _Plugging,
    "suspend": _Suspending,
    "unsuspend": _Unsuspending,
    "memory": _SettingMemory,
    "grant": _Granting,
}


class ShapeFault(NamedTuple):
    """Fault of a step, and its place, such as ".expect.memory.A"."""

    path: str
    what: Message | str

    def __str__(self) -> str:
        return f"{self.path.lstrip('.')}: {self.what}" if self.path else str(self.what)


def fault_of_step(step: Any) -> ShapeFault | None:
    if not isinstance(step, dict) or len(step) != 1:
        return ShapeFault("", message("a step is one verb with its details, not {step}", step=_quote(step)))
    ((verb, what),) = step.items()
    match verb:
        case "correct":
            return _first_of(_CORRECTIONS, what, ".correct")
        case "refused" | "allowed":
            return _judged(what, f".{verb}")
        case str() if verb in _STEPS:
            return _fault(_STEPS[verb], what, f".{verb}")
    known = comma_message((*_STEPS, "correct", "refused", "allowed"))
    return ShapeFault("", message("unknown step {verb}; known steps: {known}", verb=_quote(verb), known=known))


def fault_of_claim(claim: Any) -> ShapeFault | None:
    return _fault(Claimed, claim, "")


def _judged(what: Any, path: str) -> ShapeFault | None:
    """{attack: {...}, by: [clauses]}"""
    if not isinstance(what, dict):
        return ShapeFault(path, message("expected an action and its clauses, got {what}", what=_quote(what)))
    actions = {verb: of for verb, of in what.items() if verb != "by"}
    if len(actions) != 1:
        return ShapeFault(path, message("you can judge one action at a time, not {number}", number=len(actions)))
    ((verb, of),) = actions.items()
    if verb not in _JUDGED:
        what_is_wrong = message(
            "{verb} can't be judged; you can judge: {known}", verb=_quote(verb), known=comma_message(_JUDGED)
        )
        return ShapeFault(path, what_is_wrong)
    wrong = _fault(tuple[str, ...], what.get("by", ()), f"{path}.by")
    return wrong or _fault(_JUDGED[verb], of, f"{path}.{verb}")


def _first_of(shapes: dict[str, Any], what: Any, path: str) -> ShapeFault | None:
    """Fault by the shape whose own field is there."""
    for field, shape in shapes.items():
        if isinstance(what, dict) and field in what:
            return _fault(shape, what, path)
    return ShapeFault(
        path, message("{what} corrects nothing; you can use: {shapes}", what=_quote(what), shapes=comma_message(shapes))
    )


def _fault(shape: Any, what: Any, path: str) -> ShapeFault | None:
    try:
        msgspec.convert(what, type=shape)
    except msgspec.ValidationError as error:
        why, within = describe_validation_error(error)
        return ShapeFault(path + within, with_allowed(why, shape, what, error, within))
    return None


_MAX_LENGTH = 60


def _quote(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _MAX_LENGTH else f"{text[:_MAX_LENGTH]}…"
