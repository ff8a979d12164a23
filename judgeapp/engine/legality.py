"""What may be done, and if not, why: one table of predicates a kind of action.

A verdict names the clauses of the first predicate that fails, or those that allow it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.atoms import MEMORY_END, pile
from judgeapp.engine.cards import Face, Requirement
from judgeapp.engine.derive import Given, Held, Scope, View
from judgeapp.engine.events import Event, Fact, What
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.immediate import Prospect, answering
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import Area, By, Category, Color, Deed, EffectKind
from judgeapp.engine.reasons import of_condition
from judgeapp.engine.state import Phase, State, Unit


class Verdict(Struct, frozen=True):
    """Whether something may be done. `facts` say who and what stands in the way."""

    ok: bool
    clauses: tuple[str, ...]
    facts: dict[str, Fact] = {}


def _no(*clauses: str, **facts: Fact) -> Verdict:
    return Verdict(False, clauses, facts)


def _yes(*clauses: str) -> Verdict:
    return Verdict(True, clauses)


# -- costs ------------------------------------------------------------------------------------


def cost_change(view: View, of: str, seat: Seat, ref: int) -> int:
    """By how much costs of a kind differ for a unit or card ("costs -1")."""
    if ref in view.state.units:
        given: Iterable[Given] = view.gifts(UnitId(ref))
    else:
        given = _given_to_card(view, ref, lang.AddCost)
    return sum(
        view.number(gift.amount, Scope(source.seat, source.unit, source.card))
        for gift, source, *_ in given
        if isinstance(gift, lang.AddCost) and gift.of == of
    )


def _given_to_card(view: View, ref: int, kind: type[lang.Gift]) -> Iterator[Given]:
    """What persistent and granted effects give, of a kind, to a card that is no unit."""
    for source, effect in view.active:
        if not isinstance(effect.to, lang.All):
            continue
        given = [Given(gift, source, 0) for gift in effect.gifts if isinstance(gift, kind)]
        if given and view.fits(ref, effect.to.of, Scope(source.seat, source.unit, source.card)):
            yield from given
    for grant in view.state.grants:
        if grant.over is None:
            continue
        by = grant.by
        given = [Given(gift, by, grant.since) for gift in grant.gifts if isinstance(gift, kind)]
        if given and view.fits(ref, grant.over, Scope(by.seat, by.unit, by.card)):
            yield from given


def forbidden_card(
    view: View, seat: Seat, card: CardId, deed: Deed, by: Source | None = None
) -> Given | None:
    """What forbids a player, or an effect of his, to play or use a card."""
    given = tuple(_given_to_card(view, card, lang.Forbid))
    return view.player_forbidden(seat, deed, by) or view.forbidden_among(given, deed, by)


def paid(cost: int) -> int:
    """1-3-9: no cost is below 0."""
    return max(0, cost)


def can_pay(view: View, seat: Seat, cost: int) -> bool:
    """The gauge ends at 10 on the opponent's side (1-4-2-2, 1-3-11-1)."""
    return view.state.memory_of(seat) - paid(cost) >= -MEMORY_END


def can_afford(view: View, seat: Seat, cost: int, about: Prospect) -> bool:
    """Whether something may be declared: its cost can be paid, or the cost that takes its
    place (1-3-11-1 to 1-3-11-3)."""
    return can_pay(view, seat, cost) or can_pay(view, seat, cost - _takes_off(view, seat, about))


def _takes_off(view: View, seat: Seat, about: Prospect) -> int:
    """What the player's immediate effects can take off a cost."""
    return sum(
        _reduces(view, held.effect.actions, Scope(seat, held.source.unit, held.source.card))
        for held in answering(view, about)
        if held.source.seat is seat
    )


def of_another_cost(view: View, seat: Seat, cost: int, about: Prospect) -> tuple[str, ...]:
    """When only a cost that takes its place could be paid: what that asks for, a condition that
    is met (1-3-11-2) or something that can be done (1-3-11-3)."""
    if can_pay(view, seat, cost):
        return ()
    parts = [
        part
        for held in answering(view, about)
        if held.source.seat is seat
        for part in lang.parts(held.effect.actions)
    ]
    kinds = (("1-3-11-2", lang.If), ("1-3-11-3", By))
    return tuple(c for c, kind in kinds if any(isinstance(p, kind) for p in parts))


def _reduces(view: View, actions: tuple[lang.Action, ...], scope: Scope) -> int:
    total = 0
    for action in actions:
        if isinstance(action, lang.ReduceCost):
            total += view.number(action.amount, scope)
        elif isinstance(action, lang.May):
            total += _reduces(view, action.actions, scope)
        elif isinstance(action, lang.If):
            met = view.holds(action.condition, scope)
            total += _reduces(view, action.then if met else action.otherwise, scope)
        elif isinstance(action, By) and can_do_all(view, action, scope):
            total += _reduces(view, action.then, scope)
    return total


def _main_action(view: View, seat: Seat) -> Verdict | None:
    if view.state.turn_seat is not seat:
        return _no("6-5-1", seat=seat.value)
    if view.state.phase is not Phase.MAIN:
        return _no("6-5-1", phase=view.state.phase.value)
    if len(view.state.frames) > 1:
        # Something else than the turn itself is running.
        return _no("6-5-1", unresolved=True)
    return None


def _breeding_action(view: View, seat: Seat) -> Verdict | None:
    if view.state.turn_seat is not seat or view.state.phase is not Phase.BREEDING:
        return _no("6-4-1", seat=seat.value, phase=view.state.phase.value)
    return None


# -- playing (7-1) ----------------------------------------------------------------------------


def can_play(view: View, seat: Seat, card: CardId) -> Verdict:
    if wrong := _main_action(view, seat):
        return wrong
    held = view.state.cards.get(card)
    if held is None or held.area is not Area.HAND or held.owner is not seat:
        return _no("6-5-1-1-1", "7-1-1", card=card)
    face = view.state.face(card)
    if face.category not in (Category.DIGIMON, Category.TAMER):
        return _no("6-5-1-1-1", card=card, category=face.category.value)
    if not has_play_cost(view.state, card):
        return _no("7-1-1", card=card)
    if forbidden := forbidden_card(view, seat, card, Deed.PLAY):
        return _no("15-1-3", card=card, by=forbidden.source.card)
    cost, about = play_cost(view, seat, card), Prospect("played", (card,), card)
    another = of_another_cost(view, seat, cost, about)
    if not can_afford(view, seat, cost, about):
        return _no("1-3-11-1", "1-4-2-2", *another, card=card, cost=paid(cost),
                   memory=view.state.memory_of(seat))  # fmt: skip
    return _yes("6-5-1-1-1", "7-1-1", *another)


def has_play_cost(state: State, card: CardId) -> bool:
    """Only such cards can be played (7-1-1), and tokens (1-4-4-5)."""
    return state.cards[card].token or state.face(card).play_cost is not None


def play_cost(view: View, seat: Seat, card: CardId) -> int:
    return (view.state.face(card).play_cost or 0) + cost_change(view, "play", seat, card)


# -- digivolving (8-1) --------------------------------------------------------------------------


def can_digivolve(
    view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0
) -> Verdict:
    if wrong := _main_action(view, seat):
        return wrong
    held = view.state.cards.get(card)
    if held is None or held.area is not Area.HAND or held.owner is not seat:
        return _no("6-5-1-2-1", card=card)
    fitting = fits_requirement(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost = printed_digivolution_cost(view, card, requirement)
    cost += cost_change(view, "digivolve", seat, unit)
    if not can_afford(view, seat, cost, Prospect("digivolved", (unit,), card)):
        return _no("1-3-11-1", "1-4-2-2", card=card, cost=paid(cost),
                   memory=view.state.memory_of(seat))  # fmt: skip
    return _yes(
        "6-5-1-2-1", "8-1-1", *of_requirement(view.state.face(card).requirements[requirement])
    )


def digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can digivolve into a card now, with the requirement by which."""
    wanted = view.state.face(card).requirements
    for unit in view.state.units.values():
        if unit.seat is seat:
            for index, requirement in enumerate(wanted):
                # Most of them fail by that, and it is known at once.
                if _meets(view, unit.id, requirement) and (
                    can_digivolve(view, seat, card, unit.id, index).ok
                ):
                    yield unit.id, index


def fits_requirement(
    view: View,
    seat: Seat,
    card: CardId,
    unit: UnitId,
    requirement: int | None,
    by: Source | None = None,
) -> Verdict:
    """Whether a unit can digivolve into a card, the cost apart (8-1-3-1). Without a
    requirement they are all ignored (8-1-2-2). `by`: an effect lets it digivolve."""
    body = view.state.units.get(unit)
    if body is None or body.seat is not seat:
        return _no("8-1-1", card=card)
    face = view.state.face(card)
    if face.category is not Category.DIGIMON:
        return _no("8-1-1", card=card, category=face.category.value)
    if view.state.cards[body.top].token:
        return _no("4-18-3", unit=unit)
    if forbidden := view.forbidding(unit, Deed.DIGIVOLVE, by) or view.player_forbidden(
        seat, Deed.DIGIVOLVE, by
    ):
        return _no("15-1-3", unit=unit, by=forbidden.source.card)
    if requirement is None:
        return _yes("8-1-2-2")
    if requirement >= len(face.requirements) or not _meets(
        view, unit, face.requirements[requirement]
    ):
        return _no("8-1-3-1", "2-3-6-1", card=card, unit=unit)
    return _yes("8-1-3-1")


def _meets(view: View, unit: UnitId, wanted: Requirement) -> bool:
    in_words = wanted.has_name or wanted.name_has or wanted.has_trait
    if wanted.level is None and not wanted.colors and not in_words:
        return False
    if wanted.level is not None and view.level(unit) != wanted.level:
        return False
    if wanted.colors and not view.colors(unit).intersection(wanted.colors):
        return False
    names, traits = view.names(unit), view.traits(unit)
    return not in_words or (
        (not wanted.has_name or any(n in wanted.has_name for n in names))
        and (not wanted.name_has or any(p in n for n in names for p in wanted.name_has))
        and (not wanted.has_trait or any(t in wanted.has_trait for t in traits))
    )


def of_requirement(wanted: Requirement) -> tuple[str, ...]:
    """2-3-6-3: "[Digivolve]" texts are digivolution requirements too."""
    in_words = wanted.has_name or wanted.name_has or wanted.has_trait
    return ("2-3-6-1", "2-3-6-3") if in_words else ("2-3-6-1",)


def printed_digivolution_cost(view: View, card: CardId, requirement: int) -> int:
    return view.state.face(card).requirements[requirement].cost


# -- using Option cards (9-1) -------------------------------------------------------------------


def can_use(view: View, seat: Seat, card: CardId) -> Verdict:
    if wrong := _main_action(view, seat):
        return wrong
    held = view.state.cards.get(card)
    if held is None or held.area is not Area.HAND or held.owner is not seat:
        return _no("6-5-1-3-1", card=card)
    colored = fits_colors(view, seat, card)
    if not colored.ok:
        return colored
    if forbidden := forbidden_card(view, seat, card, Deed.USE_OPTIONS):
        return _no("15-1-3", card=card, by=forbidden.source.card)
    cost, about = use_cost(view, seat, card), Prospect("used", (card,), card)
    another = of_another_cost(view, seat, cost, about)
    if not can_afford(view, seat, cost, about):
        return _no("1-3-11-1", "1-4-2-2", *another, card=card, cost=paid(cost),
                   memory=view.state.memory_of(seat))  # fmt: skip
    return _yes("6-5-1-3-1", *colored.clauses, *another)


def fits_colors(view: View, seat: Seat, card: CardId) -> Verdict:
    """Whether a card is an Option card whose color requirements are met (4-19), be it used by
    an effect or not."""
    face = view.state.face(card)
    if face.category is not Category.OPTION:
        return _no("6-5-1-3-1", "9-1-1", card=card, category=face.category.value)
    missing = missing_colors(view, seat, face)
    several = ("4-19-3", "4-19-4") if len(face.all_colors) > 1 else ()
    ignoring = _ignoring_colors(view, seat, card)
    if missing and not ignoring.ok:
        return _no("9-1-1", "4-19-2", *several[:1], *ignoring.clauses, card=card,
                   colors=tuple(c.value for c in missing))  # fmt: skip
    colors = ignoring.clauses if missing else ("4-19-2", *several)
    return _yes("9-1-1", *colors)


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
            return _yes("1-3-1", *words)
        unmet = (*unmet, *words)
    return Verdict(False, unmet)


def use_cost(view: View, seat: Seat, card: CardId) -> int:
    return (view.state.face(card).use_cost or 0) + cost_change(view, "use", seat, card)


def missing_colors(view: View, seat: Seat, face: Face) -> tuple[Color, ...]:
    """Colors of an Option card that no Digimon or Tamer of the player has (4-19-2, 4-19-3)."""
    have: set[Color] = set()
    for unit in view.state.units.values():
        if unit.seat is seat and view.categories(unit.id) & {Category.DIGIMON, Category.TAMER}:
            have |= view.colors(unit.id)
    return tuple(c for c in Color if c in face.all_colors - have)


# -- attacking (11-2) ---------------------------------------------------------------------------


def can_attack(
    view: View,
    seat: Seat,
    unit: UnitId,
    target: UnitId = NO_UNIT,
    *,
    by_effect: lang.Attack | None = None,
) -> Verdict:
    """`target` 0 is the opponent. `by_effect`: an effect lets the Digimon attack."""
    if by_effect is None:
        if view.state.clash is not None:
            return _no("11-2-4", unit=unit)
        if wrong := _main_action(view, seat):
            return wrong
    able = _can_declare(view, seat, unit, by_effect)
    if not able.ok:
        return able
    aimed = _can_be_target(view, seat, unit, target, by_effect)
    if not aimed.ok:
        return aimed
    action = ("6-5-1-5-1",) if by_effect is None else ()
    return _yes(*action, *able.clauses, *aimed.clauses)


def _can_declare(view: View, seat: Seat, unit: UnitId, by_effect: lang.Attack | None) -> Verdict:
    body = view.state.units.get(unit)
    if view.state.turn_seat is not seat or (body is not None and body.seat is not seat):
        return _no("11-1-2", unit=unit)
    if body is None or body.area is not Area.BATTLE:
        return _no("11-1-1", "11-2-1", unit=unit)
    if not view.is_a(unit, Category.DIGIMON):
        return _no("11-1-1", "4-2-7", unit=unit)
    if view.state.clash is not None:
        return _no("11-2-4", unit=unit)
    without_suspending = by_effect is not None and by_effect.without_suspending
    if not without_suspending:
        if body.suspended:
            return _no("11-2-5", "11-2-1", unit=unit)
        if forbidden := view.forbidding(unit, Deed.SUSPEND):
            return _no("11-2-5", unit=unit, by=forbidden.source.card)
    if forbidden := view.forbidding(unit, Deed.ATTACK):
        return _no("15-1-3", unit=unit, by=forbidden.source.card)
    rushes = view.has_keyword(unit, "Rush") or (by_effect is not None and by_effect.turn_played_too)
    if body.arrived == view.state.turn and not rushes:
        return _no("7-1-2-1", unit=unit)
    # 1-3-1: what a card says goes before the rules.
    text_first = ("1-3-1",) if body.arrived == view.state.turn else ()
    rush = (*keyword_clauses(view, unit, "Rush"), *text_first) if text_first else ()
    return _yes("11-1-1", "11-2-1", "4-2-7", *rush)


def _can_be_target(
    view: View, seat: Seat, unit: UnitId, target: UnitId, by_effect: lang.Attack | None
) -> Verdict:
    if target == NO_UNIT:
        if by_effect is not None and by_effect.digimon_only:
            return _no("15-1-2", unit=unit)
        if forbidden := view.forbidding(unit, Deed.ATTACK_PLAYER):
            return _no("15-1-3", unit=unit, by=forbidden.source.card)
        return _yes("11-2-7-1")
    body = view.state.units.get(target)
    if by_effect is not None and by_effect.player_only:
        return _no("15-1-2", unit=unit)
    if body is None or body.seat is seat or body.area is not Area.BATTLE:
        return _no("11-2-7-1", unit=target)
    if not view.is_a(target, Category.DIGIMON):
        return _no("11-2-7-1", unit=target)
    if forbidden := view.forbidding(target, Deed.BE_ATTACKED):
        return _no("15-1-3", unit=target, by=forbidden.source.card)
    upright = view.permits(unit, Deed.ATTACK_UNSUSPENDED) or (
        by_effect is not None and by_effect.unsuspended_too
    )
    if not body.suspended and not upright:
        return _no("11-2-7-1", unit=target)
    return _yes("11-2-7-1")


def targets_of_attack(view: View, seat: Seat, unit: UnitId,
                      by_effect: lang.Attack | None = None) -> Iterator[UnitId]:  # fmt: skip
    """The targets that an attack can have, the player (0) first."""
    if not _can_declare(view, seat, unit, by_effect).ok:
        return
    for target in (NO_UNIT, *(u.id for u in view.units_in(Area.BATTLE, seat.other))):
        if _can_be_target(view, seat, unit, target, by_effect).ok:
            yield target


# -- blocking (12-1) ----------------------------------------------------------------------------


def can_block(view: View, unit: UnitId) -> Verdict:
    clash = view.state.clash
    body = view.state.units.get(unit)
    if clash is None or clash.stage != "block":
        return _no("11-4-1", unit=unit)
    if clash.blocked:
        return _no("12-1-2", "12-1-3", unit=unit)
    if body is None or body.seat is clash.seat:
        return _no("11-4-1", unit=unit)
    if body.area is not Area.BATTLE or not view.is_a(unit, Category.DIGIMON):
        return _no("12-1-1", unit=unit)
    if not view.has_keyword(unit, "Blocker"):
        return _no("12-1-1", "16-4-1", unit=unit)
    attacker = view.state.units.get(clash.attacker)
    if attacker is None or attacker.area is not Area.BATTLE:
        return _no("12-1-6", unit=unit)
    if forbidden := view.forbidding(attacker.id, Deed.BE_BLOCKED):
        return _no("15-1-3", unit=unit, by=forbidden.source.card)
    if clash.target == unit:
        return _no("12-1-5", unit=unit)
    if body.suspended:
        return _no("12-1-4", unit=unit)
    for deed in (Deed.SUSPEND, Deed.BLOCK):
        if forbidden := view.forbidding(unit, deed):
            clause = "12-1-4" if deed is Deed.SUSPEND else "15-1-3"
            return _no(clause, unit=unit, by=forbidden.source.card)
    return _yes("11-4-1", "12-1-1", "4-2-8")


# -- breeding (6-4) -----------------------------------------------------------------------------


def can_hatch(view: View, seat: Seat) -> Verdict:
    if view.units_in(Area.BREEDING, seat):
        return _no("4-16-3", "3-4-5-2", seat=seat.value)
    if not view.state.areas[seat].digi_egg_deck:
        return _no("4-16-2", seat=seat.value)
    return _breeding_action(view, seat) or _yes("6-4-1-1", "4-16-1")


def can_move(view: View, seat: Seat, unit: UnitId) -> Verdict:
    body = view.state.units.get(unit)
    if body is None or body.seat is not seat or body.area is not Area.BREEDING:
        return _no("6-4-1-2", unit=unit)
    if view.dp(unit) is None:
        return _no("4-15-2", unit=unit)
    return _breeding_action(view, seat) or _yes("6-4-1-2", "4-15-1")


# -- activation-type effects (15-8-4) -------------------------------------------------------------


def can_activate(view: View, seat: Seat, held: Held) -> Verdict:
    if wrong := _main_action(view, seat):
        return _no(*wrong.clauses, "15-8-4-2", **wrong.facts)
    source, effect = held
    body = view.state.units.get(source.unit)
    if source.seat is not seat or (body is not None and body.seat is not seat):
        return _no("6-5-1-6-1", card=source.card)
    if effect.kind is not EffectKind.ACTIVATION:
        return _no("15-8-4-1", card=source.card)
    if wrong := _wrong_area(view, held):
        return wrong
    if effect.per_turn and view.state.used.get(source.key, 0) >= effect.per_turn:
        return _no("15-14-1-1", card=source.card)
    if effect.keyword == "Delay" and body is not None and body.arrived == view.state.turn:
        return _no("16-16-3", card=source.card)
    is_option = body is not None and view.face_of(body.id).category is Category.OPTION
    if is_option and effect.keyword != "Delay":
        # The [Main] effect of an Option card is activated by using the card.
        return _no("9-1-1", card=source.card)
    scope = Scope(source.seat, source.unit, source.card)
    if not can_be_processed(view, effect, scope):
        return _no("15-8-4-3-1", "15-6-3", card=source.card)
    first = effect.actions[0] if effect.actions else None
    if isinstance(first, By) and not can_do_all(view, first, scope):
        return _no("15-8-4-4-1", card=source.card)
    return _yes("6-5-1-6-1", "15-8-4-1", "15-8-4-2")


def can_be_processed(view: View, effect: lang.Effect, scope: Scope) -> bool:
    """15-6-3: an effect none of whose processing conditions is met can't be activated."""
    if effect.condition is not None and not view.holds(effect.condition, scope):
        return False
    return not effect.actions or any(_is_open(view, a, scope) for a in effect.actions)


def _is_open(view: View, action: lang.Action, scope: Scope) -> bool:
    if isinstance(action, lang.If):
        wanted = action.then if view.holds(action.condition, scope) else action.otherwise
        return any(_is_open(view, a, scope) for a in wanted)
    if isinstance(action, lang.Blitz):
        return view.holds(lang.BLITZ_CONDITION, scope)  # 16-15-3
    if isinstance(action, lang.May):
        return any(_is_open(view, a, scope) for a in action.actions)
    if isinstance(action, lang.Modes):
        return any(_is_open(view, a, scope) for mode in action.modes for a in mode)
    if isinstance(action, By):
        return any(_is_open(view, a, scope) for a in action.doing)
    if isinstance(action, lang.Instead):
        met = view.holds(action.condition, scope)
        kept = not met or action.optional
        wanted = (*(action.do_instead if met else ()), *(action.of if kept else ()))
        return any(_is_open(view, a, scope) for a in wanted)
    return True


def did_trigger(view: View, held: Held, events: Iterable[Event]) -> Verdict:
    """Whether what has just happened made an effect trigger (15-8-3-3), or not (15-8-3-4)."""
    source, effect = held
    told = {"card": source.card, "unit": source.unit, "index": source.index}
    if any(e.what is What.TRIGGERED and told.items() <= e.facts.items() for e in events):
        return _yes("15-8-3-3")
    if effect.per_turn and view.state.used.get(source.key, 0) >= effect.per_turn:
        return _no("15-14-1-2", card=source.card)
    return _no("15-8-3-4", card=source.card)


_OF_AREA = {
    Area.HAND: "15-14-2-1",
    Area.TRASH: "15-14-3-1",
    Area.BREEDING: "15-14-4-1",
    Area.SECURITY: "15-14-5-1",
}


def _wrong_area(view: View, held: Held) -> Verdict | None:
    """Whether the card of an effect is not where it must be: in the battle area, or where its
    icon says (15-14)."""
    source, effect = held
    body, card = view.state.units.get(source.unit), view.state.cards.get(source.card)
    area = body.area if body else card.area if card else Area.NOWHERE
    if effect.area in _OF_AREA:
        face_up = effect.area is not Area.SECURITY or (card is not None and card.face_up)
        right = area is effect.area and face_up
        return None if right else _no(_OF_AREA[effect.area], card=source.card)
    if area is Area.BREEDING:
        return _no("3-4-5-4", card=source.card)
    return None if area is Area.BATTLE else _no("15-1-6", card=source.card)


def can_do_all(view: View, by: By, scope: Scope) -> bool:
    """Whether an optional processing condition can be fulfilled wholly (15-7-3): each of its
    parts, and all of them together."""
    return (
        all(_can_be_done(view, action, scope) for action in by.doing)
        and _piles_suffice(view, by, scope)
        and can_pay(view, scope.seat, -_memory_change(view, by, scope))
        and all(_cards_suffice(view, by, scope, kind) for kind in _FROM_THE_SAME)
    )


# What one card can't be used for twice: being suspended, and going elsewhere.
_FROM_THE_SAME: tuple[tuple[type[lang.Action], ...], ...] = (
    (lang.Suspend,),
    (lang.Trash, lang.Delete, lang.ToHand, lang.ToDeck, lang.ToSecurity, lang.PlaceUnder),
)


def _can_be_done(view: View, action: lang.Action, scope: Scope) -> bool:
    if isinstance(action, lang.Trash) and action.target == lang.Named("top-card"):
        # 16-18: without a digivolution card there is nothing to trash.
        body = view.state.units.get(scope.unit)
        return body is not None and len(body.stack) > 1
    target = getattr(action, "target", None)
    if target is None or isinstance(target, lang.Player):
        return True
    able = _able(view, action, scope)
    return len(able) >= _asked(view, target, scope)


def _asked(view: View, target: lang.Target, scope: Scope) -> int:
    """How many cards an action asks for, at least one."""
    if isinstance(target, lang.Choose):
        return 1 if target.up_to else max(1, view.number(target.count, scope))
    return max(1, len(_meant(view, target, scope)))


def _able(view: View, action: lang.Action, scope: Scope) -> list[int]:
    """Those that an action is about that it can be done with."""
    target: lang.Target = getattr(action, "target")  # noqa: B009
    meant = _meant(view, target, scope)
    if isinstance(action, lang.Suspend):
        return [r for r in meant if _can_be_suspended(view, r, scope)]
    if isinstance(action, lang.TrashSources):
        count, units = view.number(action.count, scope), view.state.units
        return [r for r in meant if r in units and len(units[UnitId(r)].stack) > count]
    return list(meant)


def _piles_suffice(view: View, by: By, scope: Scope) -> bool:
    wanted: dict[tuple[Seat, Area], int] = {}
    for action in by.doing:
        if isinstance(action, lang.TrashTop | lang.Draw | lang.Recover):
            whose = getattr(action, "whose", lang.Whose.YOURS)
            area = action.of if isinstance(action, lang.TrashTop) else Area.DECK
            seats = (scope.seat.other if whose is lang.Whose.OPPONENTS else scope.seat,)
            for seat in Seat if whose is lang.Whose.ANY else seats:
                count = wanted.get((seat, area), 0) + view.number(action.count, scope)
                wanted[seat, area] = count
    return all(len(pile(view.state, *place)) >= count for place, count in wanted.items())


def _memory_change(view: View, by: By, scope: Scope) -> int:
    return sum(view.number(a.amount, scope) for a in by.doing if isinstance(a, lang.Memory))


def _cards_suffice(
    view: View, by: By, scope: Scope, kinds: tuple[type[lang.Action], ...]
) -> bool:  # fmt: skip
    """Whether the parts of a kind find cards enough if none is used for two of them."""
    asking = [
        able
        for action in by.doing
        if isinstance(action, kinds) and isinstance(getattr(action, "target", None), lang.Choose)
        for able in [_able(view, action, scope)]
        for _ in range(_asked(view, getattr(action, "target"), scope))  # noqa: B009
    ]
    taken: dict[int, int] = {}

    def find(part: int, tried: set[int]) -> bool:
        for ref in asking[part]:
            if ref not in tried:
                tried.add(ref)
                if ref not in taken or find(taken[ref], tried):
                    taken[ref] = part
                    return True
        return False

    return all(find(part, set()) for part in range(len(asking)))


def _meant(view: View, target: lang.Target, scope: Scope) -> tuple[int, ...]:
    if isinstance(target, lang.Player):
        return ()
    if isinstance(target, lang.Named):
        return view.named(target.name, scope)
    return view.that_fit(target.of, scope)


def _can_be_suspended(view: View, ref: int, scope: Scope) -> bool:
    by = Source(scope.card, scope.unit, scope.seat, "")
    body: Unit | None = view.state.units.get(ref)
    return (
        body is not None
        and not body.suspended
        and not view.is_unaffected(UnitId(ref), by)
        and view.forbidding(UnitId(ref), Deed.SUSPEND, by) is None
    )
