"""Base classes of the effect language: frozen records of plain data, distinguished by a tag in YAML.

A record is one place for all that follows from itself: its fields, the clauses that govern it, the names that it uses
and gives, and its parts that would be passed over in its place. Anything that needs a state or acts is above: see
judgeapp.engine.procedures.actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from judgeapp.engine.words import Area, Changeable, Done, Figure, StatePart, Whose
from judgeapp.messages.message import Message, message

# The fault, and how to mend it.
Wrong: TypeAlias = Iterator[tuple[Message, Message]]


class Place(NamedTuple):
    """Place of a record in an effect."""

    # owner, field: its field of a kind of record; None: in none
    owner: type[Struct] | None = None
    field: str = ""
    would: bool | None = None  # whether its effect answers a coming event; None: part of no effect
    events: frozenset[str] = frozenset()  # the events on which that effect triggers


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Read from and written to YAML by msgspec; fields at their defaults are not written."""

    # The fields with numbers that effects raise or lower (15-15-5), by their sort.
    figures: ClassVar[Mapping[Figure, str]] = {}
    # Fields of a filter that do not count, by the field holding it.
    ignored: ClassVar[Mapping[str, frozenset[str]]] = {}
    may_be_player: ClassVar[str] = ""  # the field that may have a player himself as its target
    areas_anyway: ClassVar[tuple[Area, ...]] = ()  # implied areas of cards that its filter means, which it may state
    reading_order: ClassVar[tuple[str, ...]] = ()  # its fields in the order of their processing; empty: as written
    repeated_by: ClassVar[str] = ""  # the field that says how often it is done

    @property
    def governed_by(self) -> tuple[str, ...]:
        """Clauses of the rules on this record's content."""
        return ()

    def speaks_of(self) -> frozenset[str]:
        """Names for cards that this record itself uses, without its parts."""
        return frozenset()

    def depends_on(self) -> frozenset[StatePart]:
        """Parts of a state, besides the field itself, that decide the value of this record, without its parts."""
        return frozenset()

    def reads(self) -> frozenset[Changeable]:
        """Information of cards, of that which gifts change, that this record, without its parts, asks for."""
        return frozenset()

    def faults(self, _at: Place) -> Wrong:
        """Fields of this record, without its parts, that the engine would pass over in its place."""
        return iter(())


class NumberRecord(Record, frozen=True, tag_field="number"):
    def faults(self, _at: Place) -> Wrong:
        if getattr(self, "per", 1) < 1:
            yield message("'per' must be at least 1"), message("Leave it out")


class TargetRecord(Record, frozen=True, tag_field="target"):
    """One kind of target."""


class ConditionRecord(Record, frozen=True, tag_field="if"):
    """One kind of condition."""


class GiftRecord(Record, frozen=True, tag_field="gives"):
    changes: ClassVar[frozenset[Changeable]] = frozenset()  # information of cards that it changes
    # The field that is read when it is given (15-8-3-7); the others are read again each time.
    read_when_given: ClassVar[str] = ""

    def is_for_players(self) -> bool:
        return False

    def faults_for_cards(self) -> Wrong:
        """Faults of it when given to cards."""
        return iter(())


class ActionRecord(Record, frozen=True, tag_field="do"):
    """One kind of action.

    binds      -- names that it gives to cards when it is done, besides those of its choices
    counts_as  -- how it counts when an effect asks whether it "deleted", "trashed" or "added"
    puts_away  -- cards outside the field that it is done to are not referred to afterwards
    follows_its_card -- done to "this Digimon" that has left, it is done to the card where it went (15-8-3-5)"""

    puts_away: ClassVar[bool] = False
    follows_its_card: ClassVar[bool] = False

    @property
    @abstractmethod
    def governed_by(self) -> tuple[str, ...]:
        """Clauses on this action; none if its words are self-explanatory, or its keyword effect has them."""

    @property
    def binds(self) -> frozenset[str]:
        return frozenset()

    @property
    def counts_as(self) -> tuple[Done, ...]:
        return ()


def tag_of(kind: type[Struct]) -> str:
    """YAML tag of a kind of record, quoted: "'draw'"."""
    tag = kind.__struct_config__.tag
    return repr(tag) if tag else kind.__name__.lower()


def list_words(words: Collection[str]) -> str:
    return ", ".join(sorted(map(str, words)))


def faults_of_pile(area: Area) -> Wrong:
    if area not in _PILES:
        yield (
            message("{area!r} isn't a pile", area=area.value),
            message("Use one of {known}", known=list_words(_PILES)),
        )


_PILES = frozenset((Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY))


def faults_of_one_player(part: Record, whose: Whose) -> Wrong:
    """Faults of what one player does or has: that both are named."""
    if whose is Whose.ANY:
        yield (
            message("{part} belongs to one player", part=tag_of(type(part))),
            message("Specify whose: yours or opponents"),
        )


def faults_of_answer(action: ActionRecord, at: Place, answered: frozenset[str] = frozenset()) -> Wrong:
    """Faults of an action that only an immediate effect can do: to change a coming event (15-8-5). `answered`: the
    events that it can change; none: any."""
    if at.would is None:
        return
    if not at.would:
        yield (message("{action} changes what would happen", action=tag_of(type(action))), message("Use 'would: true'"))
    elif answered and not at.events & answered:
        yield (
            message("{action} can't respond to this", action=tag_of(type(action))),
            message("Use it with one of {wanted}", wanted=list_words(answered)),
        )


def parts(of: object) -> Iterator[Record]:
    """Every record that something of the language is made of, itself first."""
    # Asked of every text that is read, so it goes without a generator for each part.
    waiting = [of]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(reversed(part))
        elif isinstance(part, Record):
            yield part
            for field in reversed(inner_fields(type(part))):
                value = getattr(part, field)
                if type(value) not in _PLAIN and value != ():
                    waiting.append(value)


_PLAIN = frozenset((str, int, bool, NoneType))


@cache
def inner_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a record that may hold other records, in order; the others hold values without parts."""
    return tuple(field.name for field in fields(kind) if _may_hold_records(field.type))


def _may_hold_records(kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return False
    if parts_of_kind := get_args(kind):
        return any(part is not ... and _may_hold_records(part) for part in parts_of_kind)
    return not (isinstance(kind, type) and issubclass(kind, str | int | Enum | NoneType))
