"""Steps of the judge in a scenario: corrections of the board, and his actions by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from judgeapp.engine.judge import ByHandDeed, Correction, Ruling, by_hand_key, correction_key, ruling_key

Ref = Callable[[Any], int]


def key_of_correction(what: Mapping[str, Any], ref: Ref) -> str:
    """The choice for {put: Rookie, to: trash}, {stack: CARD, under: Rookie} (or `on`),
    {link: CARD, to: Rookie}, {suspend: Rookie},
    {unsuspend: Rookie}, {memory: {A: 3}}, {grant: Rookie, gifts: [...]}.

    A CARD is a name on the field, or {card: NAME, of: A, in: hand}. Raises FailedError when it is not there.
    """
    made: Any = msgspec.convert(_plain(dict(what), ref), type=Correction)
    return correction_key(made)


def key_by_hand(what: Mapping[str, Any], ref: Ref) -> str:
    """The choice for {do: [actions], chosen: [CARD, ...]}: the actions are in the effect
    language and call the cards "chosen"."""
    cards = [ref(card) for card in what.get("chosen", ())]
    return by_hand_key(msgspec.convert({"actions": what["do"], "cards": cards}, type=ByHandDeed))


def key_of_ruling(what: Mapping[str, Any], ref: Ref) -> str:
    """The choice for {of: CARD, activate: effects.0, chosen: [CARD, ...]}: the effect of the card at this place is
    activated, and triggers by those cards if any are said; or for {of: CARD, do: [actions], chosen: [CARD, ...], into:
    [CARD]}: an effect of it does that. The actions call the cards "chosen", and those of `into` "it"."""
    ruling = {
        "by": ref(what["of"]),
        "effect": what.get("activate", ""),
        "actions": what.get("do", ()),
        "cards": [ref(card) for card in what.get("chosen", ())],
        "into": [ref(card) for card in what.get("into", ())],
    }
    return ruling_key(msgspec.convert(ruling, type=Ruling))


def _plain(what: dict[str, Any], ref: Ref) -> dict[str, Any]:
    if "put" in what:
        return {"correct": "put", "ref": ref(what["put"])} | _without(what, "put")
    if "stack" in what:
        on_top = "on" in what
        return {
            "correct": "stack",
            "card": ref(what["stack"]),
            "unit": ref(what["on" if on_top else "under"]),
            "on_top": on_top,
        }
    if "link" in what:
        return {"correct": "link", "card": ref(what["link"]), "unit": ref(what["to"])}
    for verb in ("suspend", "unsuspend"):
        if verb in what:
            return {"correct": "turn", "unit": ref(what[verb]), "suspended": verb == "suspend"}
    if "memory" in what:
        ((seat, to),) = what["memory"].items()
        return {"correct": "memory", "seat": seat, "to": to}
    if "grant" in what:
        return {"correct": "grant", "unit": ref(what["grant"])} | _without(what, "grant")
    raise ValueError(f"nothing is corrected by {', '.join(map(str, what)) or 'nothing'}")


def _without(what: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in what.items() if key != name}
