"""Faults of effects: fields that do not count in their place, and names that nothing binds. A faulty effect is refused
when loaded, so that no part is silently passed over. Those of a record are in its own `faults`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from judgeapp.engine.lang.effects import Action, Effect, Gift
from judgeapp.engine.lang.names import Unbound, unbound, unbound_in
from judgeapp.engine.lang.record import Place, Record, inner_fields, list_words
from judgeapp.engine.words import ALWAYS, DID
from judgeapp.messages.message import Message, message


class Fault(NamedTuple):
    """Fault of an effect: its place (".actions[0].target"), the problem, and how to fix it."""

    path: str
    what: Message
    mend: Message


# No card says that something is done so often, and nobody waits for it.
MAX_TIMES = 100


def faults_of(effect: Effect, path: str = "") -> Iterator[Fault]:
    """Parts of an effect that the engine would pass over, or never come to the end of."""
    yield from map(_name_fault, unbound(effect, path))
    yield from _part_faults(effect, path, Place())
    yield from _repetition_faults(effect, path)


def faults_of_actions(actions: tuple[Action, ...], known: Collection[str]) -> Iterator[Fault]:
    """Faults of actions that the judge has an effect do by hand, of any kind; `known`: the names it has given."""
    yield from map(_name_fault, unbound_in(actions, ".actions", known))
    yield from _part_faults(actions, ".actions", Place())
    yield from _repetition_faults(actions, ".actions")


def faults_of_gifts(gifts: tuple[Gift, ...]) -> Iterator[Fault]:
    """Faults of gifts to a card."""
    yield from map(_name_fault, unbound_in(gifts, ".gifts", ALWAYS))
    yield from _part_faults(gifts, ".gifts", Place())
    yield from _repetition_faults(gifts, ".gifts")


def faults_of_requirement(part: object, path: str) -> Iterator[Fault]:
    """Faults of a card's requirements beside its effects: each checks one card at a time, and nothing is named."""
    yield from map(_name_fault, unbound_in(part, path, frozenset()))
    yield from _part_faults(part, path, Place())


def _name_fault(name: Unbound) -> Fault:
    if name.name == DID:
        what = message("asks whether something was done, but nothing comes before it")
        return Fault(name.path, what, message("Move it after the action it asks about"))
    return Fault(
        name.path,
        message("nothing before it has the name {name!r}", name=name.name),
        message(
            "Give this name to what is chosen or done before it; names known here: {known}",
            known=list_words(name.known - {DID}),
        ),
    )


def _part_faults(part: object, path: str, at: Place) -> Iterator[Fault]:
    if isinstance(part, tuple):
        for number, member in enumerate(part):
            yield from _part_faults(member, f"{path}[{number}]", at)
        return
    if not isinstance(part, Record):
        return
    if isinstance(part, Effect):
        at = at._replace(would=part.would, events=frozenset(when.event for when in part.when))
    yield from (Fault(path, what, mend) for what, mend in part.faults(at))
    for name in inner_fields(type(part)):
        if (value := getattr(part, name)) not in _NOTHING:
            yield from _part_faults(value, f"{path}.{name}", Place(type(part), name, at.would, at.events))


_NOTHING = (None, ())


def _repetition_faults(part: object, path: str, often: int = 1) -> Iterator[Fault]:
    """`often`: how often it is repeated by the part it is in."""
    if isinstance(part, tuple):
        for index, member in enumerate(part):
            yield from _repetition_faults(member, f"{path}[{index}]", often)
        return
    if not isinstance(part, Record):
        return
    if (times := _times(part)) > 1 and (often := often * times) > MAX_TIMES:
        yield Fault(
            path,
            message("something is repeated more than {most} times", most=MAX_TIMES),
            message("Repeat it fewer times"),
        )
        return
    for name in inner_fields(type(part)):
        yield from _repetition_faults(getattr(part, name), f"{path}.{name}", often)


def _times(part: Record) -> int:
    """Number of times that a part repeats an action; for a count, the times for each."""
    number = getattr(part, part.repeated_by) if part.repeated_by else 1
    return number if isinstance(number, int) else getattr(number, "each", 1)
