"""Using Option cards (9-1)."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.cards import Face
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import NO_UNIT, CardId, Seat
from judgeapp.engine.immediate import Prospect
from judgeapp.engine.lang import Category, Color, Deed
from judgeapp.engine.legality.costs import cost_change, forbidden_card
from judgeapp.engine.legality.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.reasons import of_condition


def can_use(view: View, seat: Seat, card: CardId) -> Verdict:
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card):
        return no("6-5-1-3-1", card=card)
    colored = fits_colors(view, seat, card)
    if not colored.ok:
        return colored
    if forbidden := forbidden_card(view, seat, card, Deed.USE_OPTIONS):
        return no("15-1-3", card=card, by=forbidden.source.card)
    cost, about = use_cost(view, card), Prospect("used", (card,), card)
    declared = can_declare(view, seat, card, cost, about)
    if not declared.ok:
        return declared
    return yes("6-5-1-3-1", *colored.clauses, *declared.clauses)


def fits_colors(view: View, seat: Seat, card: CardId) -> Verdict:
    """Whether a card is an Option card whose color requirements are met (4-19), be it used by
    an effect or not."""
    face = view.state.face(card)
    if face.category is not Category.OPTION:
        return no("6-5-1-3-1", "9-1-1", card=card, category=face.category.value)
    missing = _missing_colors(view, seat, face)
    several = ("4-19-3", "4-19-4") if len(face.all_colors) > 1 else ()
    ignoring = _ignoring_colors(view, seat, card)
    if missing and _meets_otherwise(view, seat, face):
        return yes("9-1-1", "4-19-1", "1-3-1")
    if missing and not ignoring.ok:
        return no("9-1-1", "4-19-2", *several[:1], *ignoring.clauses, card=card,
                   colors=tuple(c.value for c in missing))  # fmt: skip
    colors = ignoring.clauses if missing else ("4-19-2", *several)
    return yes("9-1-1", *colors)


def _ignoring_colors(view: View, seat: Seat, card: CardId) -> Verdict:
    """Whether the card says that its color requirements are ignored, and its condition for
    that is met."""
    scope = Scope(seat, NO_UNIT, card)
    unmet: tuple[str, ...] = ()
    for effect in view.state.face(card).effects:
        if lang.Permit(Deed.IGNORE_COLORS) not in effect.gifts:
            continue
        words = of_condition(view, effect.condition, scope) if effect.condition else ()
        if effect.condition is None or view.holds(effect.condition, scope):
            return yes("1-3-1", *words)
        unmet = (*unmet, *words)
    return Verdict(False, unmet)


def _meets_otherwise(view: View, seat: Seat, face: Face) -> bool:
    """Whether the player has a color of which the card says that it meets its color
    requirements as well."""
    also = {c for e in face.effects for g in e.gifts if isinstance(g, lang.AlsoMeets)
            for c in g.colors}  # fmt: skip
    return not also.isdisjoint(_colors_of(view, seat))


def use_cost(view: View, card: CardId) -> int:
    return (view.state.face(card).use_cost or 0) + cost_change(view, "use", card)


def _missing_colors(view: View, seat: Seat, face: Face) -> tuple[Color, ...]:
    """Colors of an Option card that no Digimon or Tamer of the player has (4-19-2, 4-19-3)."""
    have = _colors_of(view, seat)
    return tuple(c for c in Color if c in face.all_colors - have)


def _colors_of(view: View, seat: Seat) -> set[Color]:
    """The colors of a player's Digimon and Tamers."""
    have: set[Color] = set()
    for unit in view.state.units.values():
        if unit.seat is seat and view.categories(unit.id) & {Category.DIGIMON, Category.TAMER}:
            have |= view.colors(unit.id)
    return have
