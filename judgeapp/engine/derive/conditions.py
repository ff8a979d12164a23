"""Conditions (15-6, 15-8-2-6) in a state: of each kind whether it holds, and the clauses on its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from judgeapp.engine import lang
from judgeapp.engine.derive.filter_clauses import clauses_of_filter, left_out, once
from judgeapp.engine.derive.filters import Filters
from judgeapp.engine.derive.given import Scope, done_name, frozen_name, trigger_name
from judgeapp.engine.lang import Whose


def holds(view: Filters, condition: lang.Condition, scope: Scope) -> bool:
    """True if a condition is met now, or was when its effect triggered (15-8-3-9-4)."""
    match condition:
        case lang.Exists():
            return view.in_range(view.count(condition.of, scope), condition.count, scope)
        case lang.NumberIs():
            known = view.can_be_compared_with(condition.amount, scope)
            return known and view.in_range(view.number(condition.amount, scope), condition.is_, scope)
        case lang.MemoryIs():
            return view.in_range(view.state.memory_of(scope.seat), condition.is_, scope)
        case lang.Is():
            if (frozen := scope.names.get(frozen_name(condition, scope))) is not None:
                return bool(frozen)  # 15-8-3-9-4
            refs = view.named(condition.card, scope)
            return bool(refs) and all(view.fits(ref, condition.fits, scope) for ref in refs)
        case lang.DidIt():
            if condition.whose is Whose.ANY:
                return bool(scope.names.get(f"did.{condition.action}"))
            seat = scope.seat if condition.whose is Whose.YOURS else scope.seat.other
            return bool(scope.names.get(done_name(condition.action, seat)))
        case lang.Digivolved():
            return bool(scope.names.get(f"how.{condition.how}"))
        case lang.CameAbout():
            return bool(scope.names.get(trigger_name(condition)))
        case lang.ThisTurn():
            seat = scope.seat if condition.whose is Whose.YOURS else scope.seat.other
            return view.in_range(view.state.times_done(seat, condition.deed), condition.count, scope)
        case lang.TurnIs():
            return view.state.in_turn(scope.seat, condition.of)
        case lang.Attacking():
            attack, card, of = view.state.attack, condition.card, condition.of
            if attack is None or (card and attack.attacker not in view.named(card, scope)):
                return False
            return of is None or view.fits(attack.attacker, of, scope)
        case lang.Not():
            return not holds(view, condition.condition, scope)
        case lang.AnyOf():
            return any(holds(view, part, scope) for part in condition.conditions)
        case lang.Both():
            return all(holds(view, part, scope) for part in condition.conditions)
        case _:
            assert_never(condition)


def frozen_answers(view: Filters, conditions: Iterable[lang.Is], scope: Scope) -> dict[str, tuple[int, ...]]:
    """Present answers to conditions, under the names by which later questions find them."""
    return {frozen_name(asked, scope): (1,) if holds(view, asked, scope) else () for asked in conditions}


def asked_of_its_face(effect: lang.Effect) -> Iterator[lang.Is]:
    """Conditions of an effect on how its own card lies, or lay: "if this card was face-up" (3-7-4)."""
    for part in lang.parts((effect.condition, effect.actions)):
        if isinstance(part, lang.Is) and part.card in _ITS_CARD:
            asked = (part.fits, *part.fits.either, *part.fits.neither)
            if any(fits.face_up is not None for fits in asked):
                yield part


_ITS_CARD = ("this", "this-card")


def clauses_of_condition(view: Filters, condition: lang.Condition, scope: Scope) -> tuple[str, ...]:
    """Clauses on the words of a condition, as far as they matter now."""
    return once(_clauses(view, condition, scope))


def _clauses(view: Filters, condition: lang.Condition, scope: Scope) -> Iterator[str]:
    match condition:
        case lang.Exists():
            yield "4-23-1"
            yield from (clause for clause in clauses_of_filter(view, condition.of, scope) if clause != "3-4-5-5")
            if left_out(view, condition.of, scope):
                yield "3-4-5-7"
                yield "3-4-5-8"
        case lang.NumberIs():
            for part in lang.parts(condition):
                if isinstance(part, lang.Filter):
                    yield from clauses_of_filter(view, part, scope)
        case lang.MemoryIs():
            bounds = [bound for bound in (condition.is_.at_least, condition.is_.at_most) if bound is not None]
            is_theirs = any(view.number(bound, scope) < 0 for bound in bounds)
            yield "4-1-3" if is_theirs else "4-1-2"
        case lang.Is():
            yield from clauses_of_filter(view, condition.fits, scope)
            if condition.fits.sources is not None:
                yield "4-23-1"
        case lang.Not():
            yield from clauses_of_condition(view, condition.condition, scope)
        case lang.TurnIs():
            yield "4-10-1"
        case lang.Both() | lang.AnyOf():
            for member in condition.conditions:
                yield from clauses_of_condition(view, member, scope)
        case lang.CameAbout():
            if condition.when.subject is not None:
                yield from clauses_of_filter(view, condition.when.subject, scope)
        case lang.ThisTurn(deed="digivolve"):
            yield "3-4-5-8"
        case lang.DidIt() | lang.Attacking() | lang.Digivolved() | lang.ThisTurn():
            pass  # of their words no clause says more than that they are conditions
        case _:
            assert_never(condition)
