"""Names of choices. The phrase book names choices by their use: the card digivolved into, or the one that another is
placed under, isn't the "it" of later text. Effects written by hand may use any names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgeapp.cards.reading.meaning.canonical import REVEALED, nodes, with_each
from judgeapp.cards.reading.meaning.mentions import IT

# Of an action, the field whose choice has a name of its own.
_OWN = {"digivolve": {"into": "into"}, "place-under": {"under": "host"}, "activate": {"of": "host"}}
# Where cards that were named before are spoken of.
_REFERRING = ("name", "card", "among")
_OWN_NAMES = frozenset((*(name for own in _OWN.values() for name in own.values()), "selected"))


def called_as_cards_do(meaning: dict[str, Any]) -> dict[str, Any]:
    """Effect with its choices named as in the phrase book, if its meaning allows it."""
    meaning = _call_revealed(meaning)
    spoken_of = {node[key] for node in nodes(meaning) for key in _REFERRING if _names(node, key)}
    chosen = {node.get("name", IT) for node in nodes(meaning) if node.get("target") == "choose"} - _OWN_NAMES
    # One that is called in another way is "it", unless something else is.
    renamed = {name: IT for name in chosen if IT not in chosen | spoken_of} if len(chosen) == 1 else {}
    return dict(_called(meaning, "", renamed, spoken_of))


def _call_revealed(part: Any) -> Any:
    """Meaning in which looked-at cards are named like revealed ones: "1 card among them"."""
    fields = with_each(part, _call_revealed)
    if not isinstance(fields, dict):
        return fields
    if fields.get("among") == "looked":
        fields["among"] = REVEALED
    if fields.get("do") == "look" and "then" in fields:
        fields.setdefault("name", REVEALED)
    return fields


def _called(part: Any, name: str, renamed: Mapping[str, str], spoken_of: set[str]) -> Any:
    if isinstance(part, list):
        return [_called(element, name, renamed, spoken_of) for element in part]
    if not isinstance(part, dict):
        return part
    own = _OWN.get(part.get("do", ""), {})
    fields = {
        key: _called(value, own.get(key, name if key == "targets" else ""), renamed, spoken_of)
        if isinstance(value, dict | list)
        else value
        for key, value in part.items()
    }
    for key in _REFERRING:
        if _names(part, key) and part[key] in renamed:
            fields[key] = renamed[part[key]]
    if part.get("target") == "choose":
        called = part.get("name", IT)
        if called not in spoken_of:
            called = name or IT
        fields["name"] = renamed.get(called, called)
        if fields["name"] == IT:
            del fields["name"]
    return fields


def _names(part: Mapping[str, Any], key: str) -> bool:
    """True if a field is the name of cards that were spoken of before."""
    if key == "name" and part.get("target") != "named":
        return False
    return isinstance(part.get(key), str)
