"""Memory cost of a main phase action, before immediate effects change it."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.legality.fusing import AppFusing
from judgeapp.engine.legality.utilizing.digivolve import app_fusion_cost, burst_cost, changed_cost, dna_cost
from judgeapp.engine.legality.utilizing.link import link_cost
from judgeapp.engine.legality.utilizing.play import play_cost
from judgeapp.engine.legality.utilizing.use import use_cost


def action_cost(view: View, verb: str, facts: Mapping[str, object], set_to: int | None = None) -> int | None:
    """Cost of an action by the verb of its option and its facts; None if it has none. `set_to`: number that an effect
    sets in place of the printed one."""
    numbers = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    card, unit = CardId(numbers.get("card", 0)), UnitId(numbers.get("unit", 0))
    link, requirement = CardId(numbers.get("link", 0)), numbers.get("requirement", 0)
    if verb == "play":
        return play_cost(view, card, set_to)
    if verb == "use":
        return use_cost(view, card, set_to)
    if verb == "digivolve":
        return changed_cost(view, card, unit, requirement, set_to)
    if verb == "dna":
        fused = facts["of"]
        assert isinstance(fused, tuple)
        return dna_cost(view, card, fused, requirement, set_to)
    if verb == "burst":
        return burst_cost(view, card, unit, requirement, set_to)
    if verb == "app-fusion":
        return app_fusion_cost(view, card, AppFusing(unit, link, requirement), set_to)
    if verb == "link":
        top = view.state.units[UnitId(card)].top if card in view.state.units else card
        return link_cost(view, top, requirement)
    return None
