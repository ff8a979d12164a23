"""Gifts of effects are computed once for all of their recipients, in as few rounds as needed. On any board the result
equals a plain computation: per unit and effect, in rounds until nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgeapp.engine import lang
from judgeapp.engine.derive import Given, Scope, View, fresh_view, gathering, view
from judgeapp.engine.derive.given import is_whose
from judgeapp.engine.derive.information import Information
from judgeapp.engine.derive.numbers import Numbers
from judgeapp.engine.game import empty
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Category, Color, Effect, Filter, Range, Timing, Turn, Whose
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import Grant, Phase, State, replace
from judgeapp.engine.words import Until
from tests.engine.freshness import OF_A_UNIT

TWO = Range(at_least=2)
MINE = Filter(whose=Whose.YOURS)
FILTERS = (
    Filter(),
    MINE,
    Filter(whose=Whose.OPPONENTS),
    Filter(whose=Whose.YOURS, other=True),
    Filter(areas=(Area.BATTLE, Area.BREEDING)),
    Filter(categories=(Category.DIGIMON,)),
    Filter(has_trait=("Fox",)),
    Filter(has_name=("Foxmon",)),
    Filter(colors=(Color.BLUE,)),
    Filter(dp=Range(at_least=4000)),
    Filter(level=Range(at_most=4)),
    Filter(highest=lang.Property.DP),
    Filter(keyword="Blocker"),
    Filter(timing=Timing.WHEN_ATTACKING),
    Filter(timing=Timing.END_OF_YOUR_TURN),
    Filter(suspended=True),
    Filter(other_than=Filter(highest=lang.Property.DP)),
    Filter(same="color", same_as=Filter(whose=Whose.OPPONENTS)),
    Filter(linked_with=Filter(has_trait=("Fox",))),
    Filter(over=Filter(has_trait=("Fox",))),
)
ELSEWHERE = (
    Filter(areas=(Area.UNDER,)),
    Filter(areas=(Area.UNDER,), under=MINE),
    Filter(areas=(Area.LINK,)),
    Filter(whose=Whose.YOURS, areas=(Area.TRASH,)),
)
ATTACKS = Effect(timings=(Timing.WHEN_ATTACKING,), actions=(lang.Draw(1),))
PLAYED = Effect(timings=(Timing.ON_PLAY,), actions=(lang.Draw(1),))

filters = st.sampled_from(FILTERS)
counted = st.sampled_from((*FILTERS, *ELSEWHERE))
amounts: st.SearchStrategy[lang.Number] = st.one_of(
    st.sampled_from((1000, 3000, -2000)),
    st.builds(lang.Count, counted, st.sampled_from((1000, -1000)), st.sampled_from((1, 2))),
    st.builds(lang.Kinds, filters, st.sampled_from(("color", "name", "level")), st.just(1000)),
    st.just(lang.PropertyOf(lang.Property.DP, "this")),
    st.just(lang.PropertyOf(lang.Property.SOURCES, "this")),
    st.builds(lang.Highest, filters, st.just(lang.Property.DP)),
    st.builds(lang.Total, filters, st.just(lang.Property.DP)),
    st.just(lang.MemoryOn(each=1000)),
)
added = st.builds(lang.AddDP, amounts)
simple: st.SearchStrategy[lang.Gift] = st.one_of(
    added,
    st.sampled_from(
        (
            lang.LeastDP(2000),
            lang.Keyword("Blocker"),
            lang.Keyword("Vortex"),
            lang.AlsoIs(traits=("Fox",)),
            lang.AlsoIs(names=("Foxmon",)),
            lang.AlsoIs(colors=(Color.BLUE,)),
            lang.AlsoIs(categories=(Category.DIGIMON,), level=4, dp=2000),
            lang.Becomes(dp=6000),
            lang.Becomes(level=5),
            lang.Becomes(name="Foxmon"),
            lang.Becomes(colors=(Color.BLUE,)),
            lang.Unaffected(),
            lang.Unaffected(Whose.ANY),
            lang.Unaffected(Whose.ANY, (Category.TAMER,)),
            lang.Forbid(lang.Deed.HAVE_DP_REDUCED),
            lang.Forbid(lang.Deed.HAVE_DP_REDUCED, by=Whose.OPPONENTS),
            lang.Silence(Timing.ON_PLAY),
            lang.AlsoTiming(Timing.ON_PLAY, Timing.WHEN_ATTACKING),
            lang.EffectsOf(Filter(areas=(Area.UNDER,))),
        )
    ),
    st.builds(lambda times: lang.Keyword("Security A.", 1, times), st.builds(lang.Count, counted)),
)
conditions: st.SearchStrategy[lang.Condition | None] = st.one_of(
    st.none(),
    st.none(),
    st.none(),
    st.builds(lang.Exists, counted, st.builds(Range, st.integers(1, 3))),
    st.builds(
        lang.Exists,
        st.sampled_from((Filter(different="name"), Filter(different="color"), Filter(alike="level"))),
        st.just(TWO),
    ),
    st.builds(lang.Is, st.just("this"), filters),
    st.builds(lang.NumberIs, amounts, st.just(Range(at_least=2000))),
    st.just(lang.MemoryIs(Range(at_least=1))),
)


def standing(gifts: st.SearchStrategy[lang.Gift]) -> st.SearchStrategy[Effect]:
    return st.builds(
        lambda during, condition, to, given: Effect(during=during, condition=condition, to=to, gifts=tuple(given)),
        st.sampled_from(Turn),
        conditions,
        st.one_of(st.none(), st.builds(lang.All, filters)),
        st.lists(gifts, min_size=1, max_size=2),
    )


gained = st.builds(lang.Has, st.one_of(st.sampled_from((ATTACKS, PLAYED)), standing(simple)))
gifts = st.one_of(added, simple, gained)
effects = st.one_of(st.sampled_from((ATTACKS, PLAYED)), *[standing(gifts)] * 4)
few = st.lists(effects, max_size=2).map(tuple)
many = st.lists(effects, min_size=2, max_size=4).map(tuple)


def face(
    name: str,
    own: tuple[Effect, ...] = (),
    under: tuple[Effect, ...] = (),
    linked: tuple[Effect, ...] = (),
    category: Category = Category.DIGIMON,
) -> Face:
    """A card determined by its name."""
    fox, fights = name == "Foxmon", category is Category.DIGIMON
    return Face(
        name,
        category,
        (Color.RED if fox else Color.BLUE,),
        level=(4 if fox else 5) if fights else None,
        dp=(3000 if fox else 5000) if fights else None,
        traits=("Fox",) if fox else (),
        effects=own,
        inherited=under,
        link_effects=linked,
        link_dp=1000,
    )


faces = st.tuples(
    st.builds(face, st.just("Foxmon"), many),
    st.builds(face, st.just("Owlmon"), few, few, few),
    st.builds(face, st.just("Ken"), few, few, few, st.just(Category.TAMER)),
)


class Body(NamedTuple):
    """A random unit, by the numbers of its faces."""

    seat: Seat
    top: int
    under: Sequence[int]
    linked: Sequence[int]
    breeding: bool
    suspended: bool


some = st.lists(st.integers(0, 2), max_size=2)
bodies = st.builds(
    Body,
    st.sampled_from(Seat),
    st.integers(0, 2),
    some,
    some,
    st.sampled_from((False, False, False, True)),
    st.booleans(),
)


def laid(printed: Sequence[Face], drawn: Sequence[Body], granted: Sequence[lang.Gift]) -> State:
    """Place the random units; the first one has the grants, for all of its player's."""
    state = empty({str(n): face for n, face in enumerate(printed)})
    for body in drawn:
        state, top = atoms.create_card(state, str(body.top), body.seat)
        under, linked = list[CardId](), list[CardId]()
        for cards, numbers in ((under, body.under), (linked, body.linked)):
            for number in numbers:
                state, card = atoms.create_card(state, str(number), body.seat)
                cards.append(card)
        area = Area.BREEDING if body.breeding else Area.BATTLE
        before = {*state.units}
        state, _ = atoms.new_unit(state, top, area, seat=body.seat, suspended=body.suspended)
        unit = UnitId(*(state.units.keys() - before))
        state, _ = atoms.stack_under(state, unit, under)
        state, _ = atoms.link_cards(state, unit, linked)
    first = next(iter(state.units.values()))
    by = EffectSource(first.top, first.id, first.seat, "effects.0")
    return replace(
        state,
        phase=Phase.MAIN,
        grants=tuple(Grant(n, by, (gift,), Until.END_OF_TURN, n, over=MINE) for n, gift in enumerate(granted, 1)),
    )


def pass_the_turn(state: State) -> State:
    return replace(state, turn_seat=state.turn_seat.other, turn=state.turn + 1)


def gain_memory(state: State) -> State:
    return replace(state, memory=state.memory + 3)


def turn_the_first(state: State) -> State:
    first = next(iter(state.units.values()))
    return atoms.set_suspended(state, first.id, suspended=not first.suspended)[0]


def lose_the_first(state: State) -> State:
    if len(state.units) < 2:
        return state
    first = next(iter(state.units.values()))
    left, _ = atoms.take_off(state, first.id)
    return atoms.move_cards(left, (*first.stack, *first.links), Area.TRASH)[0]


CHANGES: tuple[Callable[[State], State], ...] = (pass_the_turn, gain_memory, turn_the_first, lose_the_first)


# -- counting that takes nothing over -------------------------------------------------------------


def added_to(seen: Numbers, unit: UnitId, given: Given) -> int:
    assert isinstance(given.gift, lang.AddDP)
    amount = seen.number(given.gift.amount, Scope.of(given.source))
    spared = amount < 0 and seen.forbidding(unit, lang.Deed.HAVE_DP_REDUCED, given.source)
    return 0 if spared else amount


def is_unaffected(seen: Information, unit: UnitId, by: EffectSource) -> bool:
    return any(
        isinstance(g.gift, lang.Unaffected)
        and g.source.key != by.key
        and is_whose(g.gift.by, by.seat, seen.state.units[unit].seat)
        and (not g.gift.categories or not seen.categories_of_source(by).isdisjoint(g.gift.categories))
        for g in seen.gifts(unit)
    )


def answers_of(seen: View) -> dict[str, object]:
    """Everything that can be queried about a state."""
    answers: dict[str, object] = {
        f"{ask.__name__} {unit}": ask(seen, unit) for unit in map(UnitId, seen.state.units) for ask in OF_A_UNIT
    }
    answers |= {"active": seen.active, "unsettled": seen.unsettled}
    return answers


def counted_plainly(state: State) -> dict[str, object]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(gathering, "is_same_for_all", lambda effect: False)
        patched.setattr(gathering, "_feeds_back", lambda *asked: True)
        patched.setattr(Numbers, "_added", added_to)
        patched.setattr(Information, "is_unaffected", is_unaffected)
        return answers_of(fresh_view(state))


# 48 boards, 800 at night.
@settings(max_examples=4 * settings().max_examples)
@given(
    faces,
    st.lists(bodies, min_size=1, max_size=5),
    st.lists(gifts, max_size=2),
    st.lists(st.sampled_from(CHANGES), max_size=3),
)
def test_a_value_counted_once_equals_the_values_counted_for_each(
    printed: tuple[Face, ...], drawn: list[Body], granted: list[lang.Gift], changes: list[Callable[[State], State]]
) -> None:
    state = laid(printed, drawn, granted)
    assert answers_of(view(state)) == counted_plainly(state)
    for change in changes:
        state = change(state)
        assert answers_of(view(state)) == counted_plainly(state)


# -- what one effect makes so, and another asks for (15-8-2-6) ------------------------------------

GAINS = (lang.AddDP(1000),)
ALL_ARE_FOXES = Effect(to=lang.All(Filter()), gifts=(lang.Becomes(name="Foxmon"),))
IS_BLUE_TOO = Effect(gifts=(lang.AlsoIs(colors=(Color.BLUE,)),))
ATTACKS_TOO = Effect(gifts=(lang.AlsoTiming(Timing.ON_PLAY, Timing.WHEN_ATTACKING),))
VORTEX = Effect(gifts=(lang.Keyword("Vortex"),))
OF_TWO_NAMES = Effect(condition=lang.Exists(Filter(different="name"), TWO), gifts=GAINS)
OF_TWO_COLORS = Effect(condition=lang.NumberIs(lang.Kinds(Filter()), TWO), gifts=GAINS)
OF_ONE_COLOR = Effect(condition=lang.Exists(Filter(alike="color"), TWO), gifts=GAINS)
WHO_ATTACK = Effect(to=lang.All(Filter(timing=Timing.WHEN_ATTACKING)), gifts=GAINS)
AT_THE_END = Effect(to=lang.All(Filter(timing=Timing.END_OF_YOUR_TURN)), gifts=GAINS)


@pytest.mark.parametrize(
    ("asks", "makes_it_so", "without", "with_it"),
    [
        (WHO_ATTACK, (PLAYED, ATTACKS_TOO), 3000, 4000),
        (AT_THE_END, (VORTEX,), 3000, 4000),
        (OF_TWO_NAMES, (ALL_ARE_FOXES,), 4000, 3000),
        (OF_ONE_COLOR, (IS_BLUE_TOO,), 3000, 4000),
    ],
)
def test_an_effect_can_meet_the_condition_of_another(
    asks: Effect, makes_it_so: tuple[Effect, ...], without: int, with_it: int
) -> None:
    two = [Body(Seat.A, top, (), (), False, False) for top in (0, 1)]
    for effects, dp in (((asks,), without), ((*makes_it_so, asks), with_it)):
        state = laid((face("Foxmon", effects), face("Owlmon")), two, ())
        assert view(state).dp(UnitId(next(iter(state.units)))) == dp


def test_a_card_gains_a_second_color_by_another_effect() -> None:
    alone = [Body(Seat.A, 0, (), (), False, False)]
    for effects, dp in (((OF_TWO_COLORS,), 3000), ((IS_BLUE_TOO, OF_TWO_COLORS), 4000)):
        state = laid((face("Foxmon", effects),), alone, ())
        assert view(state).dp(UnitId(next(iter(state.units)))) == dp
