"""The effects of a position of which can be asked whether they are activated."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import view
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import EffectKind
from judgeapp.engine.state.state import State
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words

_PILES = ("hand", "security", "trash", "deck")


def asked_effects(state: State, language: str) -> Iterator[OutcomeClaim]:
    """Of each card on the field any effect, where it has several, and each; then any effect of the
    cards elsewhere that are known. Persistent effects are never activated (15-8-2)."""
    for unit in state.units:
        each = [
            OutcomeClaim(
                "activated",
                called,
                index=held.source.index,
                words=words.of_effect(state, held.source, held.effect, language),
            )
            for held in view(state).held(UnitId(unit))
            if held.effect.kind is not EffectKind.PERSISTENT
            for called in (state.called(held.source.card) or state.called(unit),)
        ]
        if len(each) > 1:
            yield OutcomeClaim("activated", state.called(unit))
        yield from dict.fromkeys(each)
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
