"""All questions about one state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judgeapp.engine import lang
from judgeapp.engine.derive.conditions import holds
from judgeapp.engine.derive.filters import Filters
from judgeapp.engine.derive.given import Scope, is_whose
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, UnitId
from judgeapp.engine.lang import Area, Effect

T = TypeVar("T")


class View(Filters):
    """Answers about a state: its field, information and numbers of cards, which fit, and whether conditions hold."""

    def holds(self, condition: lang.Condition, scope: Scope) -> bool:
        """True if a condition is met now, or was when its effect triggered (15-8-3-9-4)."""
        return holds(self, condition, scope)

    def is_active(self, unit: UnitId, source: EffectSource, effect: Effect) -> bool:
        """True if an effect on the field is active: in its place, while its condition holds."""
        scope = Scope(source.seat, unit, source.card)
        return self.is_in_place(unit, source, effect) and (
            effect.condition is None or self.holds(effect.condition, scope)
        )

    def is_active_off_field(self, source: EffectSource, effect: Effect) -> bool:
        """True if an effect of a card in its {Hand}, {Trash} or {Security} can be active now."""
        scope = Scope(source.seat, NO_UNIT, source.card)
        return self.state.in_turn(source.seat, effect.during) and (
            effect.condition is None or self.holds(effect.condition, scope)
        )

    def security_dp(self, card: CardId) -> int:
        """DP of a Security Digimon (4-4-1), with the gifts of effects to Security Digimon, which they call Digimon of
        the security stack (15-1-8)."""
        seat = self.state.cards[card].owner
        dp = self.state.face(card).dp or 0
        persistent = ((h.source, h.effect.to, h.effect.gifts) for h in self.active)
        granted = ((g.by, lang.All(g.over), g.gifts) for g in self.state.grants if g.over)
        for source, to, gifts in (*persistent, *granted):
            scope = Scope.of(source)
            if (
                isinstance(to, lang.All)
                and Area.SECURITY in to.of.areas
                and is_whose(to.of.whose, seat, source.seat)
                and self.fits(card, to.of, scope)
            ):
                dp += sum(self.number(g.amount, scope) for g in gifts if isinstance(g, lang.AddDP))
        return max(0, dp)

    def once(self, find: Callable[[View], T]) -> T:
        """Result of `find`, computed once for all states for which the derivation holds. It may ask for the gifts of
        effects and for the cards on the field, but not for facts that a derivation need not know: suspension and
        arrival of the cards, the piles, the memory."""
        cached: dict[object, T] = self._derived.kept
        if find not in cached:
            cached[find] = find(self)
        return cached[find]
