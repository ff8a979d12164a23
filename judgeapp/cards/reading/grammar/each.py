""" "For each ...": a multiplied number of an action (15-15-7-1). It is placed before or after any action; the verb
decides which number is meant."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from judgeapp.cards.reading.grammar.phrases import Meaning

# The number of a verb that is meant, before the number of the cards that it is done to.
_NUMBERS: Mapping[str, str] = {
    "memory": "amount",
    "reduce-cost": "amount",
    "draw": "count",
    "recover": "count",
    "trash-top": "count",
    "trash-sources": "count",
    "play-token": "count",
    "de-digivolve": "times",
}
# Actions on so many cards, without a number themselves.
_TO_CARDS = frozenset(
    (
        "delete",
        "trash",
        "suspend",
        "unsuspend",
        "to-hand",
        "to-deck",
        "to-security",
        "place-under",
        "place-in-battle",
        "play",
        "use",
        "link",
        "give",
    )
)

# Numbers that can be multiplied: counts for each of something.
_COUNTED = ("count", "kinds", "happened", "done-to", "memory")
# Fields that leave their number of cards open.
_LIMITED = frozenset(("total_dp", "total_play_cost", "total_level", "up_to"))

_Change: TypeAlias = Callable[[Meaning], Meaning]


class NotForEachError(Exception):
    """The action has no number, or its number is multiplied already."""


def for_each(times: Mapping[str, Any], doing: Meaning) -> Meaning:
    """Actions or gifts with multiplied numbers. With several numbers, the one for "how many" is multiplied
    (4-27-4@4.2). Raises NotForEachError."""
    counted_by = dict(times)
    counted = 0

    def so_many_times(number: Meaning) -> Meaning:
        nonlocal counted
        if type(number) is not int or number == 0 or "each" in times:
            raise NotForEachError
        counted += 1
        return {**counted_by, "each": number} if number != 1 else dict(counted_by)

    changed = _changed(doing, so_many_times)
    if counted == 1:
        return changed
    counted_by["shared"] = counted
    return _changed(doing, so_many_times)


def split_for_each(doing: Meaning) -> tuple[Meaning, Meaning] | None:
    """(number of times, actions done so often); None if not all of their numbers are counted, or not by the same."""
    numbers: list[Meaning] = []

    def once(number: Meaning) -> Meaning:
        if not isinstance(number, dict) or number.get("number") not in _COUNTED:
            raise NotForEachError
        numbers.append({key: value for key, value in number.items() if key != "each"})
        return number.get("each", 1)

    try:
        single = _changed(doing, once)
    except NotForEachError:
        return None
    times = {key: value for key, value in numbers[0].items() if key != "shared"}
    is_said_so = all(number == numbers[0] for number in numbers)
    return (times, single) if is_said_so and numbers[0].get("shared", 1) == len(numbers) else None


def may_be_of_all(doings: Sequence[Meaning]) -> bool:
    """True if the last action is repeated, and one before has a number too that could be meant as well."""
    *before, last = doings
    return split_for_each(last) is not None and any(map(_could_be_counted, before))


def _could_be_counted(doing: Meaning) -> bool:
    if isinstance(doing, list):
        return any(map(_could_be_counted, doing))
    if not isinstance(doing, dict):
        return False
    if "gives" in doing:
        number = doing.get("amount" if doing["gives"] == "dp" else "times", 1)
        return _has_number(doing) and isinstance(number, int)
    do = doing.get("do", "")
    if do in _NUMBERS:
        return isinstance(doing.get(_NUMBERS[do], 1), int)
    if do == "give" and any(map(_has_number, doing["gifts"])):
        return _could_be_counted(doing["gifts"])
    if do in _TO_CARDS:
        return doing["target"]["target"] in ("choose", "top")
    return _could_be_counted(doing.get("actions", []))


def _changed(doing: Meaning, change: _Change) -> Meaning:
    if isinstance(doing, list):
        return [_action(action, change) for action in doing]
    gifts = doing.get("gifts", ()) if isinstance(doing, dict) else ()
    if len(gifts) > 1:
        # "It gets +1000 DP and gains <Blocker> for each ...": the one or both?
        raise NotForEachError
    return _action(doing, change)


def _action(action: Meaning, change: _Change) -> Meaning:
    if not isinstance(action, dict):
        raise NotForEachError
    if "gives" in action:
        return _gift(action, change)
    do = action.get("do", "")
    if do == "may":
        return {**action, "actions": _changed(list(action["actions"]), change)}
    if do in _NUMBERS:
        return _in_field(action, _NUMBERS[do], change)
    if do == "give" and any(map(_has_number, action["gifts"])):
        return {**action, "gifts": [_gift(gift, change) for gift in action["gifts"]]}
    if do in _TO_CARDS and "less" not in action:  # else it may be the reduction of the cost that is multiplied
        return {**action, "target": _target(action["target"], change)}
    raise NotForEachError


def _has_number(gift: Mapping[str, Any]) -> bool:
    return gift["gives"] == "dp" or (gift["gives"] == "keyword" and "amount" in gift)


def _gift(gift: Mapping[str, Any], change: _Change) -> Meaning:
    if not _has_number(gift):
        raise NotForEachError
    return _in_field(gift, "amount" if gift["gives"] == "dp" else "times", change)


def _target(target: Mapping[str, Any], change: _Change) -> Meaning:
    if target["target"] not in ("choose", "top") or target.keys() & _LIMITED:
        raise NotForEachError
    if "under" in target.get("of", ()):
        # "1 digivolution card of 1 of their Digimon": several of that one, or each of any?
        raise NotForEachError
    number = target.get("count", 1)
    if isinstance(number, dict) and number.get("of") == target.get("of"):
        raise NotForEachError  # "1 of each": none is done several times
    return _in_field(target, "count", change)


def _in_field(record: Mapping[str, Any], field: str, change: _Change) -> Meaning:
    """A record with a changed number, which is 1 by default."""
    number = change(record.get(field, 1))
    rest = {key: value for key, value in record.items() if key != field}
    if number == 1 and field != "amount":
        return rest
    return {**rest, field: number}
