"""Gathering of the gifts of effects (15-8-2, 15-13). A persistent effect may ask for another one's gifts, so they are
gathered in rounds until nothing changes. The last views and derivations are cached: a state is asked many times, and
the states of a duel follow each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from judgeapp.engine import lang
from judgeapp.engine.dependencies import asks_for_dp, is_same_for_all, read_by_grant
from judgeapp.engine.derive.derivation import NOTHING, ByTurns, Derivation, Round, in_order, since_when
from judgeapp.engine.derive.given import Given, Held, Scope, times_over
from judgeapp.engine.derive.printed import Printed
from judgeapp.engine.derive.view import View
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import effects_of, gifts_in_breeding, is_had
from judgeapp.engine.lang import AlsoIs, Area, Category, Changeable, Color, Effect, EffectKind, Gift
from judgeapp.engine.state.state import Grant, State, replace

_MAX_ROUNDS = 100  # after so many it goes on for ever: a DP that rises and rises


def derive(state: State, before: Printed | None = None) -> Derivation:
    """Derive what effects give in a state, without anything that comes and goes endlessly. `before`: the printed
    effects of a similar state, if known."""
    printed, unsettled = Printed(state, before), frozenset[ByTurns]()
    while True:
        final_round, *others = _rounds(state, printed, unsettled)
        if not others:
            return Derivation(state, printed, final_round, unsettled)
        unsettled |= _alternating((final_round, *others))


def _rounds(state: State, printed: Printed, unsettled: frozenset[ByTurns]) -> list[Round]:
    """Rounds of gathering until nothing changes: the last one alone. When that never happens, several rounds that
    differ: those that recur, or the last ones. It begins with the effects that were active before, which stay so
    until their condition is not met (15-8-2-3, 15-8-2-6-2)."""
    nothing = Derivation(state, printed, Round({}, (), {}), unsettled)
    first = _Gathering(View(state, lambda _: nothing), nothing)
    granted = (gift for grant in state.grants for gift in grant.gifts)
    if not _feeds_back((*printed.gifts, *granted), printed, state):
        return [first.round()]  # no possible gift changes who is given what
    rounds = [first.begun()]
    while True:
        known = Derivation(state, printed, rounds[-1], unsettled)
        given = _Gathering(View(state, lambda _: known), known).round()  # noqa: B023
        if given.gifts == known.gifts:
            return [given]
        if not any(_feeds_back(_given(r), printed, state) for r in (rounds[-1], given)):
            return [given]
        if given in rounds:
            return rounds[rounds.index(given) :]
        rounds.append(given)
        if len(rounds) == _MAX_ROUNDS:
            return rounds[-2:]


def _given(gathered: Round) -> list[Gift]:
    return [given.gift for gifts in gathered.gifts.values() for given in gifts]


def _feeds_back(gifts: Sequence[Gift], printed: Printed, state: State) -> bool:
    """True if these gifts may change who gets a gift, so that another round is needed."""
    kinds = {type(gift) for gift in gifts}
    changes = frozenset[Changeable]().union(*(kind.changes for kind in kinds))
    return bool(kinds) and (
        not kinds.isdisjoint((lang.Unaffected, lang.Has, lang.EffectsOf))
        or (lang.AlsoIs in kinds and bool(printed.dormant))
        or any(isinstance(gift, lang.Keyword) and _gives(gift) for gift in gifts)
        or not changes.isdisjoint(printed.read)
        or any(not changes.isdisjoint(read_by_grant(grant)) for grant in state.grants)
    )


def _gives(keyword: lang.Keyword) -> bool:
    """True if a keyword effect gives something itself (16-29-1, 16-38-1)."""
    return any(effect.gifts for effect in effects_of(keyword))


def _alternating(rounds: Sequence[Round]) -> frozenset[ByTurns]:
    """Differences between the rounds of a cycle: effects active by turns; if none, gifts to a unit by turns."""
    active = [frozenset(held.source.key for held in r.active) for r in rounds]
    if by_turns := frozenset.union(*active) - frozenset.intersection(*active):
        return frozenset((key, NO_UNIT) for key in by_turns)
    given = [frozenset((g.key, unit, g.gift) for unit, gifts in r.gifts.items() for g in gifts) for r in rounds]
    given_by_turns = frozenset.union(*given) - frozenset.intersection(*given)
    return frozenset((key, unit) for key, unit, _ in given_by_turns)


class _Gathering:
    """One round: the gifts of effects while those of the last round hold."""

    def __init__(self, view: View, known: Derivation) -> None:
        self._view = view
        self._known = known
        self._state = view.state

    def round(self) -> Round:
        active = tuple(self._active())
        return self._gather(active)

    def begun(self) -> Round:
        """First round: gifts of the effects active before, if they still can be."""
        view, known, since = self._view, self._known, self._state.since
        active = [
            held
            for unit, some in known.held.items()
            for held in some
            if held.source.key in since and view.is_in_place(unit, *held)
        ]
        active += (held for held in known.printed.off_field if held.source.key in since)
        stays = tuple(held for held in active if (held.source.key, NO_UNIT) not in known.unsettled)
        return self._gather(stays)

    def _active(self) -> Iterator[Held]:
        view, unsettled = self._view, self._known.unsettled
        for unit, some in self._known.persistent.items():
            for held in some:
                source, effect = held
                if view.is_active(unit, source, effect) and (source.key, NO_UNIT) not in unsettled:
                    yield held
        for held in self._known.printed.off_field:
            source, effect = held
            if (
                effect.kind is EffectKind.PERSISTENT
                and view.is_active_off_field(source, effect)
                and (source.key, NO_UNIT) not in unsettled
            ):
                yield held

    def _gather(self, active: tuple[Held, ...]) -> Round:
        gathered: defaultdict[UnitId, list[tuple[int, Given]]] = defaultdict(list)
        meant: dict[tuple[int, Seat], Iterable[UnitId]] = {}
        for source, effect in active:
            key, over = source.key, isinstance(effect.to, lang.All)
            since = since_when(self._state, key)
            gifts = (self._with_present_amount(gift, source) for gift in self._gifts_here(source, effect))
            by_itself = effect.to is None and effect.condition is None
            given = [
                (since, Given(part, source, part_key, over, by_itself and isinstance(part, lang.Keyword)))
                for gift in gifts
                if gift
                for part_key, part in self._each_effect(gift, source, key)
            ]
            # The same effect on several cards of a player means the same cards.
            shared = (id(effect), source.seat) if is_same_for_all(effect) else None
            units = meant.get(shared) if shared else None
            if units is None:
                units = self._target_units(effect.to, source)
                if shared:
                    meant[shared] = units
            for unit in units:
                gathered[unit] += given
        for grant in self._state.grants:
            by, over = grant.by, grant.over is not None
            gifts = (self._with_present_amount(gift, by) for gift in grant.gifts)
            given = [
                (grant.since, Given(part, by, key, over))
                for n, gift in enumerate(gifts)
                if gift
                for key, part in self._each_effect(gift, by, f"{grant.id}.{n}")
            ]
            for unit in self._granted(grant):
                gathered[unit] += given
        ordered = {unit: in_order(given) for unit, given in gathered.items()}
        let_through = {unit: tuple(self._let_through(unit, given)) for unit, given in ordered.items()}
        spared = self._known.by_kind.get(lang.Unaffected, NOTHING)
        withheld = {
            unit: tuple(g for g in ordered[unit] if not g.had and self._view.is_unaffected(unit, g.source))
            for unit in ordered
            if unit in spared
        }
        return Round(let_through, active, withheld)

    def _gifts_here(self, source: EffectSource, effect: Effect) -> tuple[Gift, ...]:
        """Gifts of an effect where its card is (3-4-5-4)."""
        body = self._state.units.get(source.unit)
        if body is None or body.area is not Area.BREEDING:
            return effect.gifts
        return gifts_in_breeding(effect)

    def _with_present_amount(self, gift: Gift, source: EffectSource) -> Gift | None:
        """A gift with its present amount: DP that depends on DP is fixed, so that deriving DP does not ask for itself;
        a keyword effect is given as often as it is now, None for never."""
        if isinstance(gift, lang.Keyword):
            return times_over(gift, self._view.number(gift.times, Scope.of(source)))
        if not isinstance(gift, lang.AddDP) or not asks_for_dp(gift.amount):
            return gift
        return lang.AddDP(self._view.number(gift.amount, Scope.of(source)))

    def _each_effect(self, gift: Gift, source: EffectSource, key: str) -> Iterator[tuple[str, Gift]]:
        """Gifts of what some cards have: their names or colors, or each of their effects as a quoted one, with its own
        key. An effect gained so that says the same gives nothing by which it is had."""
        if not isinstance(gift, lang.EffectsOf | lang.AlsoAs):
            yield key, gift
            return
        gone = key.split("+")[1:]
        cards = self._view.that_fit(gift.of, Scope.of(source))
        if isinstance(gift, lang.AlsoAs):
            faces = [self._state.face(card) for card in cards if self._state.cards[CardId(card)].face_up]
            names = (name for face in faces for name in face.names) if gift.mark == "name" else ()
            colors = (color for face in faces for color in face.all_colors) if gift.mark == "color" else ()
            yield key, AlsoIs(names=tuple(dict.fromkeys(names)), colors=tuple(dict.fromkeys(colors)))
            return
        for card in cards[:1] if gift.top else cards:
            body = self._state.units.get(UnitId(card))
            face = self._state.face(body.top if body else card)
            for index, effect in enumerate(face.effects):
                mark = f"{card}/effects.{index}"
                if gift.without is not None and is_had(effect, gift.without):
                    continue
                if gift.during is not None and not _is_of_turns(effect, gift.during):
                    continue
                if mark not in gone and (gift.timing is None or gift.timing in effect.timings):
                    yield f"{key}+{mark}", lang.Has(effect)

    def _target_units(self, to: lang.Target | None, source: EffectSource) -> Iterable[UnitId]:
        if to is None or isinstance(to, lang.Named):
            return (source.unit,) if source.unit in self._state.units else ()
        if isinstance(to, lang.All):
            scope = Scope.of(source)
            return self._view.units_that_fit(to.of, scope)
        return ()

    def _granted(self, grant: Grant) -> Iterable[UnitId]:
        if grant.over is not None:
            return self._view.units_that_fit(grant.over, Scope(grant.by.seat, grant.by.unit))
        return (grant.unit,) if self._view.reaches(grant) else ()

    def _let_through(self, unit: UnitId, given: Iterable[Given]) -> Iterable[Given]:
        """Gifts that affect the unit (15-15-6-1), and all that it has itself."""
        unsettled = self._known.unsettled
        if unsettled:
            given = [g for g in given if (g.key, unit) not in unsettled]
        if unit not in self._known.by_kind.get(lang.Unaffected, NOTHING):
            return given
        return [g for g in given if g.had or not self._view.is_unaffected(unit, g.source)]


def _is_of_turns(effect: lang.Effect, turns: lang.Turn) -> bool:
    """True if an effect has the icon of these turns: its kind is no timing, and it is no keyword effect by itself."""
    keywords = bool(effect.gifts) and effect.to is None and all(isinstance(g, lang.Keyword) for g in effect.gifts)
    return effect.during is turns and not effect.timings and effect.area is None and not keywords


_MAX_VIEWS, _MAX_DERIVATIONS = 64, 4
_views: dict[int, View] = {}
_derivations: list[Derivation] = []


def view(state: State) -> View:
    """Cached view of a state."""
    cached = _views.get(id(state))
    if cached is not None and cached.state is state:
        return cached
    if len(_views) >= _MAX_VIEWS:
        _views.clear()
    new = _views[id(state)] = View(state, _cached_derivation)
    return new


def fresh_view(state: State) -> View:
    """View that takes over nothing from other states."""
    return View(state, derive)


def _cached_derivation(state: State) -> Derivation:
    """Cached derivation that holds for a state, or a new one; the one used last comes first."""
    for index, cached in enumerate(_derivations):
        if cached.holds_for(state):
            if index:
                _derivations.insert(0, _derivations.pop(index))
            return cached
    new = derive(state, _derivations[0].printed if _derivations else None)
    _derivations.insert(0, new)
    del _derivations[_MAX_DERIVATIONS:]
    return new


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
