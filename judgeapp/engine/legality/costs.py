"""Costs: whether a card has one, how effects change them, and whether the memory suffices for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgeapp.engine import lang
from judgeapp.engine.derive import Given, Scope, View
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Deed
from judgeapp.engine.state.atoms import MEMORY_END
from judgeapp.engine.state.state import State


def cost_change(view: View, of: lang.Cost, *refs: int) -> int:
    """Difference that effects make to costs of a kind for a unit or card ("costs -1"). Of several that digivolve
    together it is one digivolution: an effect on more than one of them counts once (8-2-2-5)."""
    total = 0
    counted: set[tuple[str, str]] = set()
    for ref in refs:
        changing = _changing(view, of, ref)
        given = [g for g in changing if (g.source.key, g.key) not in counted]
        for gift in given:
            assert isinstance(gift.gift, lang.AddCost)
            change = view.number(gift.gift.amount, Scope.of(gift.source))
            total += change if change > 0 or _is_reducible(view, of, ref) else 0
        counted.update((g.source.key, g.key) for g in given)
    return total


def _changing(view: View, of: lang.Cost, ref: int) -> list[Given]:
    is_unit = ref in view.state.units
    given = view.gifts_of(UnitId(ref), lang.AddCost) if is_unit else _given_to_card(view, ref, lang.AddCost)
    return [g for g in given if isinstance(g.gift, lang.AddCost) and g.gift.of == of]


_REDUCING: Mapping[lang.Cost, Deed] = {"play": Deed.REDUCE_PLAY_COSTS, "digivolve": Deed.REDUCE_DIGIVOLUTION_COSTS}


def can_reduce(view: View, seat: Seat, of: lang.Cost | None) -> bool:
    """True if costs of a kind that a player pays can be reduced (15-1-3)."""
    deed = _REDUCING.get(of) if of is not None else None
    return deed is None or not view.player_forbidden(seat, deed)


def _is_reducible(view: View, of: lang.Cost, ref: int) -> bool:
    units, cards = view.state.units, view.state.cards
    seat = units[UnitId(ref)].seat if ref in units else cards[CardId(ref)].owner
    return can_reduce(view, seat, of)


def _given_to_card(view: View, ref: int, kind: type[lang.Gift]) -> Sequence[Given]:
    """Gifts of persistent and granted effects, of a kind, to a card that is not a unit."""
    overall = view.once(_given_overall).get(kind)
    return [given for given, of in overall if _fits_area(view, ref, of, Scope.of(given.source))] if overall else ()


def _given_overall(view: View) -> dict[type, list[tuple[Given, lang.Filter]]]:
    """Gifts of effects to all that fit a filter, by their kind."""
    by_kind: dict[type, list[tuple[Given, lang.Filter]]] = {}
    for source, effect in view.active:
        if isinstance(effect.to, lang.All):
            for gift in effect.gifts:
                by_kind.setdefault(type(gift), []).append((Given(gift, source), effect.to.of))
    for grant in view.state.grants:
        if grant.over is not None:
            for gift in grant.gifts:
                given = Given(gift, grant.by)
                by_kind.setdefault(type(gift), []).append((given, grant.over))
    return by_kind


def _fits_area(view: View, ref: int, filter_: lang.Filter, scope: Scope) -> bool:
    """15-1-7: an effect that names no area means the battle area only. A card that is revealed
    to be played or used is still told by the area that it comes from."""
    return view.state.cards[CardId(ref)].counted_area in filter_.areas and view.fits(ref, filter_, scope)


def forbidden_card(view: View, seat: Seat, card: CardId, deed: Deed, by: EffectSource | None = None) -> Given | None:
    """Gift that forbids a player, or an effect of his, to play or use a card."""
    given = _given_to_card(view, card, lang.Forbid)
    return view.player_forbidden(seat, deed, by, card) or view.forbidden_among(given, deed, by, card)


def has_play_cost(state: State, card: CardId) -> bool:
    """True if a card can be played at all: it has a play cost (7-1-1) or is a token (1-4-4-5)."""
    return state.cards[card].token or state.face(card).play_cost is not None


def paid(cost: int) -> int:
    """Cost that is paid: no cost is below 0 (1-3-9)."""
    return max(0, cost)


def can_pay(view: View, seat: Seat, cost: int) -> bool:
    """True if a player can pay a cost. The gauge ends at 10 on the opponent's side (1-4-2-2, 1-3-11-1)."""
    return view.state.memory_of(seat) - paid(cost) >= -MEMORY_END
