"""Linking by an effect (10-1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.requirements import fits_link, linkable, with_counted_cost
from judgeapp.engine.moment import Decision, Moment, requirement_option
from judgeapp.engine.procedures.actions.processing import finish, reduction
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import affected, card_of, how_many, targets_of, units_among


def link(moment: Moment, action: lang.Link) -> Decision | None:
    """A card is chosen that can be linked, then the Digimon, among those whose link requirement is met (10-1-3-1)."""
    hosts = _hosts(moment, action.to)
    unfit = _without_host(moment, action.target, hosts)
    refs = targets_of(moment, action.target, unfit=unfit)
    if isinstance(refs, Decision):
        return refs
    asked = how_many(moment, action.target, refs)
    cards = [card_of(moment, ref) for ref in refs]
    able = [u for u in hosts if any(_requirements(moment, card, u) for card in cards)]
    unit = _host(moment, action.to, hosts, able)
    if isinstance(unit, Decision):
        return unit
    fitting = [
        card_of(moment, ref)
        for ref in affected(moment, refs)
        if unit and _requirements(moment, card_of(moment, ref), unit)
    ]
    for card in cards if unit is not None or not _is_host_out_of_reach(moment, action.to, hosts, able) else ():
        if not (unit and _requirements(moment, card, unit)):
            moment.record(EventKind.IMPOSSIBLE, *_refusing_clauses(moment, card, unit), card=card)
    if not fitting or unit is None:
        if not cards:
            moment.record(EventKind.IMPOSSIBLE, "10-1-3-1", "1-3-2", kind="link")
        finish(moment, did=False, wholly=False)
        return None
    if not action.free and len(fitting) > 1:
        _one_by_one(moment, action, fitting, unit)
        return None
    requirement = 0
    if not action.free:
        chosen = _requirement(moment, fitting[0], unit)
        if isinstance(chosen, Decision):
            return chosen
        requirement = chosen
    # The linking itself reports cards linked.
    finish(moment, did=False, wholly=len(fitting) >= asked)
    moment.call(
        "link",
        source=moment.source,
        cards=tuple(map(int, fitting)),
        unit=unit,
        seat=moment.source.seat.value,
        paid=not action.free,
        requirement=requirement,
        **reduction(action.less),
    )
    return None


def _hosts(moment: Moment, to: lang.Target) -> list[UnitId]:
    """The Digimon that the effect refers to; those named before it chose the card."""
    if "pick.hosts" not in moment.frame.values:
        meant = moment.view.meant(to, moment.scope)
        reached = affected(moment, meant) if isinstance(to, lang.Named) else meant
        moment.remember(**{"pick.hosts": tuple(map(int, units_among(moment, reached)))})
    return units_among(moment, moment.frame.numbers("pick.hosts"))


def _without_host(moment: Moment, target: lang.Target, hosts: Sequence[UnitId]) -> list[int]:
    """Cards that can't be linked to any of the Digimon, and so aren't chosen."""
    if not isinstance(target, lang.Choose):
        return []
    view, seat = moment.view, moment.source.seat
    fitting = view.that_fit(target.of, moment.scope)
    return [ref for ref in fitting if not linkable(view, seat, card_of(moment, ref), hosts)]


def _host(moment: Moment, to: lang.Target, hosts: Sequence[UnitId], able: Sequence[UnitId]) -> UnitId | Decision | None:
    if isinstance(to, lang.Named):
        return next(iter(able), None)
    chosen = targets_of(moment, to, "to", unfit=[u for u in hosts if u not in able])
    if isinstance(chosen, Decision):
        return chosen
    return next(iter(units_among(moment, affected(moment, chosen))), None)


def _is_host_out_of_reach(moment: Moment, to: lang.Target, hosts: Sequence[UnitId], able: Sequence[UnitId]) -> bool:
    """True if no Digimon is linked to because the effect does not reach it, as already reported (15-15-6-1)."""
    if isinstance(to, lang.Named):
        return not hosts and bool(moment.view.meant(to, moment.scope))
    return bool(able)


def _requirements(moment: Moment, card: CardId, unit: UnitId) -> list[int]:
    view, seat = moment.view, moment.source.seat
    wanted = range(len(view.state.face(card).links))
    return [i for i in wanted if fits_link(view, seat, card, unit, i).ok]


def _requirement(moment: Moment, card: CardId, unit: UnitId) -> int | Decision:
    """Choice of the link requirement to use: the costs may differ (10-1-3-1)."""
    fitting = _requirements(moment, card, unit)
    answer = moment.take_answer() if len(fitting) > 1 else None
    if len(fitting) > 1 and answer is None:
        links = moment.view.state.face(card).links
        options = tuple(requirement_option(i, with_counted_cost(moment.view, card, links[i])) for i in fitting)
        return Decision("requirement", moment.source.seat, options, ("10-1-3-1", "2-3-12-2"))
    return fitting[0] if answer is None else int(answer.removeprefix("requirement-")) - 1


def _refusing_clauses(moment: Moment, card: CardId, unit: UnitId | None) -> tuple[str, ...]:
    if unit is None:
        return ("10-1-1",)
    return fits_link(moment.view, moment.source.seat, card, unit, 0).clauses


def _one_by_one(moment: Moment, action: lang.Link, cards: Sequence[CardId], unit: UnitId) -> None:
    """Link one by one, as all that is paid for."""
    moment.name("linking.to", (unit,))
    names = [f"linking.{card}" for card in cards]
    for name, card in zip(names, cards, strict=True):
        moment.name(name, (card,))
    to = lang.Named("linking.to")
    each = (structs.replace(action, target=lang.Named(n), to=to) for n in names)
    finish(moment, *each, did=False)  # each reports whether it was linked


def _linking(find: Finder, action: lang.Link) -> Needs:
    hosts = find.reached_units(action.to)
    units = find.view.state.units

    def can_link(ref: int) -> bool:
        card = units[UnitId(ref)].top if ref in units else CardId(ref)
        return find.is_reached(ref) and linkable(find.view, find.scope.seat, card, hosts)

    return find.cards(action.target, can_link)


RULES = rule(lang.Link, needs=_linking, does=link)
