"""The kinds of digivolution that an effect must name to bring them about: DNA digivolution
(8-2-2-4), burst digivolution (8-3-2-4) and app fusion (8-4-2-2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from judgeapp.engine import lang
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Deed, KeywordName, Special
from judgeapp.engine.legality.fusing import AppFusing, app_fusing, blast_fusions, bursting, fusing
from judgeapp.engine.legality.needs import Finder, Needs, scope_of_choice
from judgeapp.engine.legality.requirements import requirements_by
from judgeapp.engine.matching import maximum_matching
from judgeapp.engine.moment import Decision, Moment, Option, unique_name, way_option
from judgeapp.engine.procedures.actions import playing
from judgeapp.engine.procedures.actions.processing import finish, reduction
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import affected


class _Kind(NamedTuple):
    """A kind of digivolution that an effect names: its procedure, the clause of its requirements, and the clauses by
    which one of several ways is chosen."""

    procedure: str
    requirement: str
    choosing: tuple[str, ...]


_KINDS: Mapping[Special, _Kind] = {
    "dna": _Kind("dna-digivolve", "8-2-3-1", ("8-2-3-1", "8-2-2-2")),
    "burst": _Kind("burst-digivolve", "8-3-3-1", ("8-3-3-1",)),
    "app-fusion": _Kind("app-fusion", "8-4-3-1", ("8-4-3-1", "8-4-2-1")),
}


def digivolve(moment: Moment, action: lang.DigivolveInto) -> Decision | None:
    """Whichever kind of digivolution an effect names, the usual one if it names none (8-2-2-4)."""
    view, source = moment.view, moment.source
    if action.how == "":
        return playing.digivolve(moment, action)
    if action.how == "dna":
        ways = (fusion_option(moment, *way) for way in fusing(view, action, moment.scope, source))
        return _digivolve_as(moment, action.how, ways, action)
    meant = view.meant(action.target, moment.scope)
    into = map(CardId, view.meant(action.into, moment.scope))
    if action.how == "burst":
        ways = (
            burst_option(moment, card, unit, requirement)
            for card in into
            for unit, requirement in bursting(view, source.seat, card, source)
            if unit in meant
        )
    else:
        ways = (
            app_fusion_option(moment, card, way)
            for card in into
            for way in app_fusing(view, source.seat, card, source)
            if way.unit in meant
        )
    return _digivolve_as(moment, action.how, ways, action)


def blast_dna_digivolve(moment: Moment, action: lang.BlastDnaDigivolve) -> Decision | None:
    """16-30-6: one of the two specified is a Digimon of the battle area, the other one is revealed from the hand; both
    must meet its requirements (16-30-5)."""
    source = moment.source
    ways = [fusion_option(moment, source.card, *f) for f in blast_fusions(moment.view, source, action.of)]
    if ways and moment.answer is None:
        clauses = ("16-30-1", "16-30-2", "16-30-4", "16-30-5")
        moment.record(EventKind.DECLARED, *clauses, kind=KeywordName.BLAST_DNA_DIGIVOLVE)
    return _digivolve_as(moment, "dna", ways)


def _digivolve_as(
    moment: Moment, how: Special, ways: Iterable[Option], action: lang.DigivolveInto | None = None
) -> Decision | None:
    """Digivolve in one of some ways. `action` gives the payment; <Blast DNA Digivolve> has none, and costs nothing."""
    named, kind = {way.key: way for way in ways}, _KINDS[how]
    if not named:
        is_forbidden = how == "dna" and action is not None and _is_forbidden(moment, action)
        clauses = ("15-1-3", kind.requirement) if is_forbidden else (kind.requirement,)
        _record_nothing_digivolves(moment, action, kind.procedure, clauses)
        finish(moment, did=False)
        return None
    answer = moment.take_answer() if len(named) > 1 else next(iter(named))
    if answer is None:
        return Decision(how, moment.source.seat, tuple(named.values()), kind.choosing)
    finish(moment, did=False)
    facts: Mapping[str, Any] = named[answer].facts
    paid, less = (not action.free, action.less) if action is not None else (False, 0)
    seat = moment.source.seat.value
    moment.call(kind.procedure, source=moment.source, **facts, seat=seat, paid=paid, **reduction(less))
    return None


def _record_nothing_digivolves(
    moment: Moment, action: lang.DigivolveInto | None, kind: str, clauses: tuple[str, ...]
) -> None:
    """Record that nothing digivolves so, after those the effect does not reach (15-15-6-1); if it reaches none it
    means, only that is the reason."""
    meant = moment.view.meant(action.target, moment.scope) if action is not None else ()
    if affected(moment, meant) or not meant:
        moment.record(EventKind.IMPOSSIBLE, *clauses, kind=kind)


def _is_forbidden(moment: Moment, action: lang.DigivolveInto) -> bool:
    """True if one of those that an effect means can't digivolve at all."""
    view = moment.view
    return any(
        view.forbidding(UnitId(ref), Deed.DIGIVOLVE, moment.source)
        for ref in view.meant(action.target, moment.scope)
        if ref in moment.state.units
    )


def app_fusion_option(moment: Moment, card: CardId, way: AppFusing) -> Option:
    """A way to app fuse as an option: "app-fusion:Unit#4&Link#7>Into#9"."""
    unit, link, requirement = way
    key = f"app-fusion:{unique_name(moment, unit)}&{unique_name(moment, link)}>{unique_name(moment, card)}"
    return way_option(key, card=int(card), unit=int(unit), link=int(link), requirement=requirement)


def burst_option(moment: Moment, card: CardId, unit: UnitId, requirement: int) -> Option:
    """A way to burst digivolve as an option: "burst:From#4>Into#9"."""
    key = f"burst:{unique_name(moment, unit)}>{unique_name(moment, card)}"
    return way_option(key, card=int(card), unit=int(unit), requirement=requirement)


def fusion_option(moment: Moment, card: CardId, of: Sequence[int], requirement: int) -> Option:
    """A way to DNA digivolve as an option: "dna:Left#4+Right#7>Both#9"."""
    names = "+".join(unique_name(moment, ref) for ref in of)
    key = f"dna:{names}>{unique_name(moment, card)}"
    return way_option(key, card=int(card), of=tuple(of), requirement=requirement)


# -- needs ------------------------------------------------------------------------------------------


def _digivolving(find: Finder, action: lang.DigivolveInto) -> Needs:
    view, seat = find.view, find.scope.seat

    def can_burst(unit: int) -> bool:
        into = map(CardId, view.meant(action.into, find.scope))
        return any(unit == bursts for card in into for bursts, _ in bursting(view, seat, card, find.by))

    def can_app_fuse(unit: int) -> bool:
        into = map(CardId, view.meant(action.into, find.scope))
        return any(unit == way.unit for card in into for way in app_fusing(view, seat, card, find.by))

    match action.how:
        case "dna":
            return Needs(any(True for _ in fusing(view, action, find.scope, find.by)))
        case "burst":
            return find.units(action.target, can_burst)
        case "app-fusion":
            return find.units(action.target, can_app_fuse)
        case "":
            return _one_at_a_time(find, action)


def _one_at_a_time(find: Finder, action: lang.DigivolveInto) -> Needs:
    """Units that digivolve one at a time (8-1-2-6), each into a card of its own."""

    def becoming(unit: int) -> list[int]:
        return [
            card
            for card in find.view.meant(action.into, scope_of_choice(find.scope, action.target, unit))
            if find.is_reached(card) and requirements_by(find.view, action, UnitId(unit), CardId(card), find.by)
        ]

    needs = find.units(action.target, lambda unit: bool(becoming(unit)))
    most = maximum_matching([becoming(unit) for of in needs.cards for unit in of.able])
    return needs._replace(so=most >= sum(of.asked for of in needs.cards))


def _blast_fusing(find: Finder, action: lang.BlastDnaDigivolve) -> Needs:
    return Needs(bool(blast_fusions(find.view, find.by, action.of)))  # 16-30-5


RULES = rule(lang.DigivolveInto, needs=_digivolving, does=digivolve) | rule(
    lang.BlastDnaDigivolve, needs=_blast_fusing, does=blast_dna_digivolve
)
