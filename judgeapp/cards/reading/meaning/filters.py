"""The one form of a filter, and of a condition on cards, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judgeapp.engine.lang import Category, Color, Timing

_ORDERS: Mapping[str, Sequence[str]] = {"timings": [*Timing], "categories": [*Category], "colors": [*Color]}
# Of these any one fits, so that "red, or blue" is "red or blue".
_ANY_OF = ("categories", "colors", "has_name", "name_has", "has_trait", "trait_has", "text_has")
# These are asked of all that fit together, not of each card by itself.
OF_ALL = ("lowest", "highest", "different", "alike", "other_than", "among", "under")
_WORDS = ("has_name", "name_has", "has_trait", "trait_has", "text_has")


def factored(of: dict[str, Any]) -> dict[str, Any]:
    """ "A red Digimon or a red Tamer" is a red Digimon or Tamer."""
    sorts = of["either"]
    same = {
        key: value
        for key, value in sorts[0].items()
        if key not in (*OF_ALL, "either")
        and all(sort.get(key) == value for sort in sorts)
        and of.get(key, value) == value
    }
    rest = [{key: value for key, value in sort.items() if key not in same} for sort in sorts]
    outer = {key: value for key, value in of.items() if key != "either"} | same
    if not all(rest):
        return of
    keys = {key for sort in rest for key in sort}
    if len(keys) == 1 and (key := keys.pop()) in _ANY_OF and key not in outer:
        values = list(dict.fromkeys(value_of_sort for sort in rest for value_of_sort in sort[key]))
        return {**outer, key: in_order(key, values)}
    return {**outer, "either": sorted(rest, key=_without_words)}


def joined(condition: dict[str, Any]) -> dict[str, Any]:
    """ "It is black and has 13000 DP" becomes one filter, unless both parts use the same field."""
    parts: list[dict[str, Any]] = []
    for part in condition["conditions"]:
        for index, other in enumerate(parts):
            if (
                part["if"] == other["if"] == "is"
                and part["card"] == other["card"]
                and not part["fits"].keys() & other["fits"].keys()
                and not (part["fits"].keys() | other["fits"].keys()) & set(OF_ALL)
            ):
                parts[index] = {**other, "fits": {**other["fits"], **part["fits"]}}
                break
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 else {**condition, "conditions": parts}


def counted(condition: dict[str, Any]) -> dict[str, Any]:
    """Digivolution cards are counted as a number that their Digimon has (4-5-1)."""
    of = condition["of"]
    if of.get("areas") != ["under"] or of.keys() - {"areas", "whose"}:
        return condition
    if of.get("whose", "yours") != "yours":
        return condition
    count = condition.get("count", {"at_least": 1})
    return {"if": "is", "card": "this", "fits": {"sources": count}}


def under_this(condition: dict[str, Any]) -> dict[str, Any]:
    """ "With 2 or more [X] digivolution cards" asks how many of them lie under this Digimon."""
    fits = condition["fits"]
    match fits:
        case {"neither": [{"over": over, **more}], **rest} if not more and not rest:
            return {"if": "exists", "of": {"areas": ["under"], **over}, "count": {"at_most": 0}}
    if fits.keys() != {"over", "over_count"}:
        return condition
    count = {"at_least": fits["over_count"]}
    return {"if": "exists", "of": {"areas": ["under"], **fits["over"]}, "count": count}


def in_order(key: str, values: Sequence[str]) -> list[str]:
    order = _ORDERS.get(key)
    return list(values) if order is None else sorted(values, key=order.index)


def _without_words(sort: dict[str, Any]) -> bytes:
    """Sort key of a sort of cards: the same in every language."""
    fields = {key: "" if key in _WORDS else value for key, value in sort.items()}
    return msgspec.json.encode(dict(sorted(fields.items())))
