"""View of a card that digivolves as if it were a Digimon: "as if the Tamer is a level 3 red Digimon"."""

from __future__ import annotations

from msgspec.structs import replace

from judgeapp.engine.derive.gathering import view
from judgeapp.engine.derive.view import View
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import AlsoIs, Category, Color


def counting_as(known: View, unit: UnitId, level: int | None, colors: tuple[Color, ...] = ()) -> View:
    """View of the state as it would be if a unit were the Digimon as which an effect, or a requirement, lets it
    digivolve. It is a Digimon as well then that digivolves, and whatever keeps Digimon from it keeps it (so the
    official answers Q2755, Q3383, Q3422); the Tamer that it is it stays (Q4634)."""
    state = known.state
    if not level or unit not in state.units:
        return known
    top = state.cards[state.units[unit].top]
    face = state.faces[top.face]
    key = f"{top.face}/{unit}"  # other copies of the card are unchanged
    also = AlsoIs(categories=(Category.DIGIMON,))
    other = replace(face, level=level, colors=colors or face.colors, rules=(*face.rules, also))
    cards = {**state.cards, top.id: replace(top, face=key)}
    return view(replace(state, faces={**state.faces, key: other}, cards=cards))
