"""Chapter 17: rule checks. Never run inside rule or effect processing (17-1-2), only where settling asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area, Category, Deed
from judgeapp.engine.legality.requirements import meets
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.leaving import delete_now, under_cards_clauses
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Unit

_DELETED = "17-1-3-1"
_UNMET_LINK, _OVER_LIMIT = "17-1-3-6", "17-1-3-7"
_WRONG_CATEGORY = "17-1-3-2-7@4.2"
LINK_CLAUSES = (_UNMET_LINK, _OVER_LIMIT, _WRONG_CATEGORY)


def check_rules(moment: Moment) -> bool:
    """Start a rule check of the current cards. False if there is nothing to do."""
    broken = breaches(moment.view)
    if not broken:
        return False
    held_back = ("17-1-2-1",) if moment.frame.values.get("held_back") else ()
    moment.forget("held_back")
    moment.record(
        EventKind.RULE_CHECK, "17-1-1", *held_back, "17-1-3", *dict.fromkeys(broken.values()), units=tuple(broken)
    )
    moment.call("rule-check", units=tuple(broken), clauses=tuple(broken.values()))
    return True


def breaches(view: View) -> dict[UnitId, str]:
    """Units that break a rule of the field, each with the clause."""
    return view.once(_breaches)


def _breaches(view: View) -> dict[UnitId, str]:
    first = ((u.id, next(_breach(view, u), None)) for u in view.state.units.values())
    return {unit: clause for unit, clause in first if clause is not None}


def _breach(view: View, unit: Unit) -> Iterator[str]:
    """Clauses by which a unit, or its link cards, can't stay on the field."""
    is_digimon = view.is_a(unit.id, Category.DIGIMON)
    if not view.state.cards[unit.top].face_up:
        yield "17-1-3-5"
    elif unit.area is Area.BATTLE and is_digimon:
        dp = view.dp(unit.id)
        if dp is None:
            yield "17-1-3-2"
        elif dp == 0 and _can_be_deleted(view, unit.id):
            yield _DELETED
    elif not unit.placed:
        if unit.area is Area.BATTLE and view.is_a(unit.id, Category.OPTION):
            yield "17-1-3-3"
        elif unit.area is Area.BREEDING and not is_digimon:
            yield "17-1-3-4"
    if not unit.links:
        return
    if unmet_links(view, unit):
        yield _UNMET_LINK
    elif wrong_category_links(view, unit):
        yield _WRONG_CATEGORY
    elif len(unit.links) > view.link_limit(unit.id):
        yield _OVER_LIMIT


def _can_be_deleted(view: View, unit: UnitId) -> bool:
    """True if a rule check can delete it: it is in the battle area, and nothing forbids it (15-1-3)."""
    in_place = view.state.units[unit].area is Area.BATTLE
    return in_place and not view.forbidding(unit, Deed.BE_DELETED)


def unmet_links(view: View, unit: Unit) -> tuple[CardId, ...]:
    """Link cards with no link requirement that the unit still meets."""
    is_digimon = view.is_a(unit.id, Category.DIGIMON)
    return tuple(
        card
        for card in unit.links
        if not is_digimon or not any(meets(view, unit.id, requirement) for requirement in view.state.face(card).links)
    )


def wrong_category_links(view: View, unit: Unit) -> tuple[CardId, ...]:
    """Link cards of a category that the note of their link does not name; none in editions that don't trash them."""
    if not view.state.plays(EditionFact.LINKED_AS_NOTED):
        return ()
    faces = ((card, view.state.face(card)) for card in unit.links)
    return tuple(card for card, face in faces if face.linked_as and face.categories.isdisjoint(face.linked_as))


RULE_CHECK = Procedure("rule-check")


@RULE_CHECK.step("15-8-5-2")
def let_immediate_effects_in(moment: Moment) -> None:
    """Open the window for immediate effects on deletion. Frame values: units; clauses, one for each unit."""
    dead = tuple(unit for unit, clause in _breaches_called(moment) if clause == _DELETED)
    if dead:
        moment.call("window", event="deleted", units=dead)


@RULE_CHECK.step("17-1-3-7")
def choose_link_cards(moment: Moment) -> Decision | None:
    """Let the player of each Digimon with too many link cards choose which to trash, the turn player first (1-3-5)."""
    if moment.answer is not None:
        chosen = int((moment.take_answer() or "").rpartition("#")[2])
        moment.remember(out=(*moment.frame.numbers("out"), chosen))
    out, state = moment.frame.numbers("out"), moment.state
    over = [state.units[u] for u, c in _breaches_called(moment) if c == _OVER_LIMIT and u in state.units]
    for body in sorted(over, key=lambda body: body.seat is not state.turn_seat):
        left = [card for card in body.links if card not in out]
        if len(left) > moment.view.link_limit(body.id):
            options = tuple(Option(unique_name(moment, card), {"ref": card}) for card in left)
            clauses = ("17-1-3-7", *(("1-3-5",) if len({b.seat for b in over}) > 1 else ()))
            return Decision("choose", body.seat, options, clauses)
    return None


@RULE_CHECK.step("17-1-3")
def do_all_at_once(moment: Moment) -> None:
    """Trash and delete all at once. Breaches that an immediate effect causes wait for the next check (17-1-2-1)."""
    if set(breaches(moment.view)) - set(moment.frame.numbers("units")):
        moment.hand_back(held_back=True)
    dead: list[UnitId] = []
    for unit, clause in _breaches_called(moment):
        if unit not in moment.state.units:
            continue
        if clause in LINK_CLAUSES:
            _trash_links(moment, unit, clause)
        elif clause != _DELETED:
            _discard(moment, unit, clause)
        elif unit not in moment.frame.numbers("prevented") and _can_be_deleted(moment.view, unit):
            dead.append(unit)
    delete_now(moment, dead, _DELETED, "17-1-3", without_dp=True)


def _breaches_called(moment: Moment) -> list[tuple[UnitId, str]]:
    """Units that this rule check is about, each with its clause."""
    clauses = moment.frame.values["clauses"]
    assert isinstance(clauses, tuple)
    units = moment.frame.numbers("units")
    return [(UnitId(u), str(c)) for u, c in zip(units, clauses, strict=True)]


def _trash_links(moment: Moment, unit: UnitId, clause: str) -> None:
    body, out = moment.state.units[unit], moment.frame.numbers("out")
    over_limit = tuple(card for card in body.links if card in out)
    finders = {_UNMET_LINK: unmet_links, _WRONG_CATEGORY: wrong_category_links}
    gone = finders[clause](moment.view, body) if clause in finders else over_limit
    if gone:
        moment.apply(
            atoms.move_cards(moment.state, gone, Area.TRASH), EventKind.TRASHED, "17-1-1", clause, linked_to=(unit,)
        )


def _discard(moment: Moment, unit: UnitId, clause: str) -> None:
    """Trash a unit that is in no area, and so has no area of origin. The cards under it go with it (4-5-8)."""
    body = moment.state.units[unit]
    under = [*body.stack[1:], *body.links]
    moment.state, _ = atoms.take_off(moment.state, unit)
    moved = atoms.move_cards(moment.state, [CardId(body.top), *under], Area.TRASH)
    moment.apply(moved, EventKind.TRASHED, "17-1-1", clause, *under_cards_clauses(body), unit=unit, of_no_area=True)


PROCEDURES = (RULE_CHECK,)

__all__ = ["LINK_CLAUSES", "breaches", "check_rules"]
