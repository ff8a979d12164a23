"""Start of a random duel."""

from __future__ import annotations

from judgeapp.engine.game import new_duel
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import (
    Area,
    Category,
    Choose,
    Draw,
    Effect,
    Filter,
    Keyword,
    KeywordName,
    Link,
    MaterialsFrom,
    Named,
    OpenPlaces,
    Range,
    Timing,
    When,
    Whose,
)
from judgeapp.engine.state.cards import Face, Material, Materials, Requirement
from judgeapp.engine.state.state import State, replace
from tests.bench.engine import deck, faces


def with_links(known: dict[str, Face]) -> dict[str, Face]:
    """The same cards, with links on Lv.3, and a second link and an effect that links on Lv.5."""
    changed = dict(known)
    for key, face in known.items():
        if face.level == 3:
            hosts = tuple(Requirement(level - 3, face.colors, level) for level in (4, 5))
            effects = (Effect(timings=(Timing.WHEN_LINKING,), actions=(Draw(),)),)
            changed[key] = replace(face, links=hosts, link_dp=1000, link_effects=effects)
        if face.level == 5:
            card = Choose(Filter(whose=Whose.YOURS, areas=(Area.HAND, Area.UNDER)))
            linking = Effect(timings=(Timing.WHEN_DIGIVOLVING,), actions=(Link(card, Named()),))
            more = Effect(gifts=(Keyword(KeywordName.LINK, 1),))
            changed[key] = replace(face, effects=(*face.effects, more, linking))
    return changed


def with_materials(known: dict[str, Face]) -> dict[str, Face]:
    """The same cards, with DigiXros on Lv.4, Assembly on Lv.5, and Tamers that allow cards from the trash."""
    changed = dict(known)
    low, other = (Material(Filter(level=Range(level, level)), 2) for level in (3, 4))
    for key, face in known.items():
        if face.level == 4:
            changed[key] = replace(face, digixros=Materials(1, (low, other)))
        if face.level == 5:
            changed[key] = replace(face, assembly=Materials(4, (low,)))
        if face.category is Category.TAMER:
            played = When("played", Filter(whose=Whose.YOURS, has_digixros=True))
            trash = MaterialsFrom(Filter(whose=Whose.YOURS, areas=(Area.TRASH,)), 1)
            opens = Effect(when=(played,), would=True, actions=(OpenPlaces((trash,)),))
            changed[key] = replace(face, effects=(*face.effects, opens))
    return changed


FACES = with_materials(with_links(faces(with_effects=True)))
CARDS = deck(FACES)


def beginning() -> State:
    return new_duel(FACES, {Seat.A: CARDS, Seat.B: CARDS})
