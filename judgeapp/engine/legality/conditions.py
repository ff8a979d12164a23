"""Processing conditions (15-6), and optional ones (15-7): whether an effect has anything to do,
and whether what it asks for can be done."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.atoms import pile
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat, Source, UnitId
from judgeapp.engine.lang import Area, By, Deed
from judgeapp.engine.legality.costs import can_pay
from judgeapp.engine.legality.requirements import linkable
from judgeapp.engine.matching import each_finds_its_own
from judgeapp.engine.state import Unit


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
    if isinstance(action, lang.DigiBurst):
        return can_do_all(view, action.condition, scope)  # 16-13-2
    if isinstance(action, lang.May):
        return any(_is_open(view, a, scope) for a in action.actions)
    if isinstance(action, lang.Repeat):
        return view.number(action.times, scope) > 0 and any(
            _is_open(view, a, scope) for a in action.actions
        )
    if isinstance(action, lang.Raise):
        return any(_is_open(view, a, scope) for a in action.then)
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


def can_do_all(view: View, by: By, scope: Scope) -> bool:
    """Whether an optional processing condition can be fulfilled wholly (15-7-3): each of its
    parts, and all of them together."""
    by = structs.replace(by, doing=tuple(one for action in by.doing for one in _apart(action)))
    return (
        all(_can_be_done(view, action, scope) for action in by.doing)
        and _piles_suffice(view, by, scope)
        and can_pay(view, scope.seat, -_memory_change(view, by, scope))
        and all(_cards_suffice(view, by, scope, kind) for kind in _FROM_THE_SAME)
    )


def _apart(action: lang.Action) -> Iterator[lang.Action]:
    """An action with each of its several targets by itself."""
    target = getattr(action, "target", None)
    if not isinstance(target, lang.Together):
        yield action
        return
    for part in target.targets:
        yield from _apart(structs.replace(action, target=part))


# What one card can't be used for twice: being suspended, and going elsewhere.
_FROM_THE_SAME: tuple[tuple[type[lang.Action], ...], ...] = (
    (lang.Suspend,),
    (lang.Trash, lang.Delete, lang.ToHand, lang.ToDeck, lang.ToSecurity, lang.PlaceUnder),
)


def _can_be_done(view: View, action: lang.Action, scope: Scope) -> bool:
    if isinstance(action, lang.Trash | lang.PlaceUnder) and (
        action.target == lang.Named("top-card")
    ):
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
    if isinstance(target, lang.Top):
        return max(1, view.number(target.count, scope))
    return max(1, len(_meant(view, target, scope)))


def _able(view: View, action: lang.Action, scope: Scope) -> list[int]:
    """Those that an action is about that it can be done with."""
    target: lang.Target = getattr(action, "target")  # noqa: B009
    meant = _meant(view, target, scope)
    if isinstance(action, lang.Suspend):
        return [r for r in meant if _can_be_suspended(view, r, scope)]
    if isinstance(action, lang.TrashSources):
        units = view.state.units
        count = 1 if action.count is None else view.number(action.count, scope)
        return [
            r for r in meant
            if r in units and len(_under(view, UnitId(r), face_down=action.face_down)) >= count
        ]  # fmt: skip
    if isinstance(action, lang.Link):
        hosts = [UnitId(r) for r in _meant(view, action.to, scope) if r in view.state.units]
        seat = scope.seat
        return [r for r in meant if linkable(view, seat, _card_of(view, r), hosts)]
    if isinstance(action, lang.ToSecurity):
        return [r for r in meant if not _is_closed_to(view, r, scope)]
    return list(meant)


def _under(view: View, unit: UnitId, *, face_down: bool) -> list[CardId]:
    """The digivolution cards of a unit; only those that lie face down."""
    cards = view.state.cards
    return [c for c in view.sources(unit) if not (face_down and cards[c].face_up)]


def _is_closed_to(view: View, ref: int, scope: Scope) -> bool:
    """Whether a card can't be added to its owner's security stack."""
    owner = view.state.cards[_card_of(view, ref)].owner
    by = Source(scope.card, scope.unit, scope.seat, "")
    return view.player_forbidden(owner, Deed.ADD_TO_SECURITY, by) is not None


def _card_of(view: View, ref: int) -> CardId:
    return view.state.units[UnitId(ref)].top if ref in view.state.units else CardId(ref)


def _piles_suffice(view: View, by: By, scope: Scope) -> bool:
    wanted: dict[tuple[Seat, Area], int] = {}
    for action in by.doing:
        top = getattr(action, "target", None)
        if isinstance(top, lang.Top):
            seat = scope.seat.other if top.whose is lang.Whose.OPPONENTS else scope.seat
            taken = wanted.get((seat, top.of), 0) + view.number(top.count, scope)
            wanted[seat, top.of] = taken
        if isinstance(action, lang.TrashTop | lang.Draw | lang.Recover):
            whose = getattr(action, "whose", lang.Whose.YOURS)
            area = action.of if isinstance(action, lang.TrashTop) else Area.DECK
            seats = (scope.seat.other if whose is lang.Whose.OPPONENTS else scope.seat,)
            for seat in Seat if whose is lang.Whose.ANY else seats:
                count = wanted.get((seat, area), 0) + view.number(action.count, scope)
                wanted[seat, area] = count
    return all(len(pile(view.state, *place)) >= count for place, count in wanted.items())


def _memory_change(view: View, by: By, scope: Scope) -> int:
    change = sum(view.number(a.amount, scope) for a in by.doing if isinstance(a, lang.Memory))
    return change - sum(view.number(a.cost, scope) for a in by.doing if isinstance(a, lang.Pay))


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
    return each_finds_its_own(asking)


def _meant(view: View, target: lang.Target, scope: Scope) -> tuple[int, ...]:
    if isinstance(target, lang.Player):
        return ()
    if isinstance(target, lang.Named):
        return view.named(target.name, scope)
    if isinstance(target, lang.Top):
        return view.top_cards(target, scope)
    if isinstance(target, lang.Together):
        return tuple(ref for part in target.targets for ref in _meant(view, part, scope))
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
