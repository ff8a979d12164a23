"""Claims about outcomes, in words, and the effects that can be claimed to be activated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from typing import TypeAlias

from judgeapp.engine.derive import view
from judgeapp.engine.explanation.narration import sentence
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import EffectKind
from judgeapp.engine.state.state import State
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words

_PILES = ("hand", "security", "trash", "deck")


def claimable_effects(state: State, language: str) -> Iterator[OutcomeClaim]:
    """Claims that an effect is activated: for each card on the field any effect, if it has several, and each; then any
    effect of the known cards elsewhere. Persistent effects are never activated (15-8-2)."""
    for unit in state.units:
        parts = [
            OutcomeClaim(
                "activated",
                called,
                index=held.source.index,
                words=words.of_effect(state, held.source, held.effect, language),
            )
            for held in view(state).held(UnitId(unit))
            if held.effect.kind is not EffectKind.PERSISTENT
            for called in (state.label(held.source.card) or state.label(unit),)
        ]
        if len(parts) > 1:
            yield OutcomeClaim("activated", state.label(unit))
        yield from dict.fromkeys(parts)
    for face in _elsewhere(state):
        copies = [card.called for card in state.cards.values() if card.face == face]
        yield OutcomeClaim("activated", state.faces[face].name, copies=tuple(dict.fromkeys(copies)))


def _elsewhere(state: State) -> Iterator[str]:
    """The faces of known cards with effects, each once."""
    there = (
        state.cards[card].face for pile in _PILES for areas in state.areas.values() for card in getattr(areas, pile)
    )
    for face in dict.fromkeys(there):
        if face not in BLANKS and any(getattr(state.faces[face], part) for part in words.PARTS):
            yield face


CLAIMS = {
    "deleted": "{card} is deleted",
    "survives": "{card} stays on the field",
    "activated": "an effect of {card} is activated",
    "activated-this": "“{effect}” of {card} is activated",
    "wins": "{seat} wins",
    "loses": "{seat} loses",
    "turn": "it is {seat}'s turn",
    "memory": "memory of {seat}: {amount}",
    "hand": "cards in the hand of {seat}: {amount}",
    "security": "cards in the security stack of {seat}: {amount}",
    "dp": "DP of {card}: {amount}",
    "all": "{one} and {other}",
    "any": "{one} or {other}",
    "within": "({claim})",
}


AMOUNTS = {
    "exactly": "{number}",
    "at-least": "at least {number}",
    "at-most": "at most {number}",
    "between": "{number} to {most}",
}


# Fills parameters into a sentence, in the reader's language.
Fill: TypeAlias = Callable[[str, dict[str, str]], str]


def describe_claim(claim: OutcomeClaim, fill: Fill = sentence) -> str:
    """A claim in words, as part of a sentence; `fill` renders it in another language."""
    if claim.kind == "once":
        return describe_claim(claim.of[0], fill)
    if claim.is_joined:
        within = [
            fill(CLAIMS["within"], {"claim": params}) if part.is_joined else params
            for part in claim.of
            for params in (describe_claim(part, fill),)
        ]
        pair = CLAIMS[claim.kind]
        return reduce(lambda first, other: fill(pair, {"one": first, "other": other}), within)
    if claim.index:
        what = {"card": claim.name, "effect": claim.words or claim.index}
        return fill(CLAIMS["activated-this"], what)
    params = {"card": claim.name} if claim.seat is None else {"seat": claim.seat.value}
    if claim.at_least is not None or claim.at_most is not None:
        params["amount"] = _amount(claim, fill)
    return fill(CLAIMS[claim.kind], params)


def _amount(claim: OutcomeClaim, fill: Fill) -> str:
    """The claimed amount, in words."""
    least, most = claim.at_least, claim.at_most
    if least == most:
        return fill(AMOUNTS["exactly"], {"number": str(least)})
    if most is None:
        return fill(AMOUNTS["at-least"], {"number": str(least)})
    if least is None:
        return fill(AMOUNTS["at-most"], {"number": str(most)})
    return fill(AMOUNTS["between"], {"number": str(least), "most": str(most)})
