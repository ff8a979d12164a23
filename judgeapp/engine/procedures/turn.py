"""Chapter 6: the turn and its phases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from judgeapp.engine.derive import Held, View
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import Area, Category, Deed, EndsTurnAt, KeywordName, Until
from judgeapp.engine.legality.activate import can_activate
from judgeapp.engine.legality.attack import targets_of_attack
from judgeapp.engine.legality.breeding import can_hatch, can_move
from judgeapp.engine.legality.utilizing.digivolve import (
    app_fusions,
    burst_digivolutions,
    digivolutions,
    dna_digivolutions,
)
from judgeapp.engine.legality.utilizing.link import links_of
from judgeapp.engine.legality.utilizing.play import can_play
from judgeapp.engine.legality.utilizing.use import can_use
from judgeapp.engine.moment import (
    Decision,
    Moment,
    Option,
    Procedure,
    about_effect,
    effects_by_key,
    unique_name,
    way_option,
)
from judgeapp.engine.procedures.actions.digivolving import app_fusion_option, burst_option, fusion_option
from judgeapp.engine.procedures.effects import expire, let_lapse, off_field, reserve_due
from judgeapp.engine.procedures.ending import win
from judgeapp.engine.procedures.moving import move_over
from judgeapp.engine.procedures.setup import draw_cards
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Phase, State, replace

PASS_MEMORY = 3  # 6-5-1-7-1

TURN = Procedure("turn")


def _enter(moment: Moment, phase: Phase, *clauses: str) -> None:
    moment.state = replace(moment.state, phase=phase)
    moment.record(EventKind.PHASE_BEGAN, *clauses, phase=phase.value, seat=moment.state.turn_seat.value)


def turn_should_end(moment: Moment) -> bool:
    """True if memory is 1 or more on the opponent's side and nothing is left to resolve (6-1-4-1); or as much as an
    effect says, the later of several (15-8-2-5)."""
    given = moment.view.player_gifts(moment.state.turn_seat)
    needed = [g.gift.memory for g in given if isinstance(g.gift, EndsTurnAt)]
    return moment.state.memory_of(moment.state.turn_seat) <= -(needed[-1] if needed else 1)


def _goes_to_end(moment: Moment) -> bool:
    """Go to the end of the turn if nothing is left to resolve and memory is on the opponent's side (6-1-4-1). Keeps the
    step to go on from if the memory comes back (6-6-4)."""
    if not turn_should_end(moment):
        return False
    moment.remember(back=moment.frame.step, phase=moment.state.phase.value)
    moment.goto(TURN.place(end_of_turn))
    return True


@TURN.step("6-2-1-1")
def begin_turn(moment: Moment) -> None:
    moment.state = replace(moment.state, turn=moment.state.turn + 1, used={})
    moment.record(EventKind.TURN_BEGAN, "6-1-1", seat=moment.state.turn_seat.value, turn=moment.state.turn)
    _enter(moment, Phase.UNSUSPEND, "6-2-1", "6-2-1-1")
    reserve_due(moment, "start-of-turn")
    moment.call("settle")


@TURN.step("6-2-1-2")
def end_before_unsuspending(moment: Moment) -> None:
    if _goes_to_end(moment):
        moment.record(EventKind.TIMING, "6-2-1-2", timing="end-before-unsuspending")


@TURN.step("6-2-1")
def unsuspend(moment: Moment) -> None:
    view, seat = moment.view, moment.state.turn_seat
    units = [u.id for u in moment.state.units.values() if u.suspended and _unsuspends(view, u.id, seat)]
    if units:
        # 6-2-1-3: at the same time; 16-10-5: <Reboot> with them.
        clauses = ["6-2-1", "6-2-1-3"]
        for rebooted in (u for u in units if moment.state.units[u].seat is not seat):
            had = keyword_clauses(view, rebooted, KeywordName.REBOOT)
            clauses += [c for c in had if c not in clauses]
            clauses += ["16-10-5"] if "16-10-5" not in clauses else []
        moment.apply(atoms.set_all_suspended(moment.state, units, suspended=False), EventKind.UNSUSPENDED, *clauses)
    ended = {Until.END_OF_YOUR_UNSUSPENDING: seat, Until.END_OF_OPPONENTS_UNSUSPENDING: seat.other}
    _end_grants(moment, lambda until, by: ended.get(until) is by)
    moment.call("settle")


def _unsuspends(view: View, unit: UnitId, seat: Seat) -> bool:
    body = view.state.units[unit]
    if view.forbidding(unit, Deed.UNSUSPEND) or view.forbidding(unit, Deed.UNSUSPEND_IN_PHASE):
        return False
    return body.seat is seat or (body.area is Area.BATTLE and view.has_keyword(unit, KeywordName.REBOOT))


@TURN.step("6-3-1")
def draw(moment: Moment) -> None:
    if _goes_to_end(moment):
        return
    _enter(moment, Phase.DRAW, "6-1-2", "6-1-3", "6-3-1")
    state = moment.state
    if state.turn == 1:
        moment.record(EventKind.IMPOSSIBLE, "6-3-1-1", seat=state.turn_seat.value)
        return
    if not state.areas[state.turn_seat].deck:
        # 1-2-3-2: the opponent wins when a player has no card to draw in the draw phase.
        win(moment, state.turn_seat.other, "1-2-3-2")
        return
    draw_cards(moment, state.turn_seat, 1, "6-3-1")
    moment.call("settle")


@TURN.step("6-4-1")
def breed(moment: Moment) -> Decision | None:
    state, view = moment.state, moment.view
    if state.phase is not Phase.BREEDING:
        if _goes_to_end(moment):
            return None
        _enter(moment, Phase.BREEDING, "6-1-2", "6-1-3", "6-4-1")
        moment.stay()
        return None
    seat = state.turn_seat
    answer = moment.take_answer()
    if answer is None:
        options = []
        if can_hatch(view, seat).ok:
            options.append(Option("hatch"))
        options += (
            Option(f"move:{unique_name(moment, u.id)}", {"unit": u.id})
            for u in view.units_in(Area.BREEDING, seat)
            if can_move(view, seat, u.id).ok
        )
        options.append(Option("nothing"))
        return Decision("breeding", seat, tuple(options), ("6-4-1",))
    if answer == "hatch":
        egg = state.areas[seat].digi_egg_deck[0]
        moment.apply(
            atoms.new_unit(state, egg, Area.BREEDING, seat=seat, hatched=True), EventKind.HATCHED, "6-4-1-1", "4-16-1"
        )
    elif answer.startswith("move:"):
        (unit,) = (u.id for u in view.units_in(Area.BREEDING, seat))
        move_over(moment, unit, Area.BATTLE, "6-4-1-2")
    else:
        moment.record(EventKind.DECLARED, "6-4-1-3", seat=seat.value, answer=answer)
    moment.call("settle")
    return None


@TURN.step("6-5-1")
def begin_main_phase(moment: Moment) -> None:
    if _goes_to_end(moment):
        return
    _enter(moment, Phase.MAIN, "6-1-2", "6-1-3", "6-5-1")
    reserve_due(moment, "start-of-main-phase")
    moment.call("settle")


@TURN.step("6-5-1")
def main_phase(moment: Moment) -> Decision | None:
    if _goes_to_end(moment):
        return None
    answer = moment.take_answer()
    if answer is None:
        return Decision("main", moment.state.turn_seat, _options(moment), ("6-5-1",))
    _take_main_action(moment, answer)
    moment.stay()
    return None


# The options of the last state asked about: the answer comes to the same state.
_latest_options: list[tuple[State, tuple[Option, ...]]] = []


def _options(moment: Moment) -> tuple[Option, ...]:
    # The trail (18-3) is forgotten with the answer, and opens no options.
    state = replace(moment.state, trail=())
    if not _latest_options or _latest_options[0][0] != state:
        _latest_options[:] = [(state, tuple(main_options(moment)))]
    return _latest_options[0][1]


def main_options(moment: Moment) -> Iterator[Option]:
    """All options of the turn player in the main phase."""
    view, state = moment.view, moment.state
    seat = state.turn_seat
    for card in state.areas[seat].hand:
        yield from _options_of_card(moment, view, seat, card)
    for unit in view.units_in(Area.BATTLE, seat):
        if view.face_of(unit.id).links:
            yield from _links(moment, view, seat, unit.top)
        for target in targets_of_attack(view, seat, unit.id):
            yield _attack_option(unique_name(moment, unit.id), unit.id, unique_name(moment, target), target)
    for key, held in effects_by_key(moment, "activate", activatable(view, seat)).items():
        yield Option(key, about_effect(held.source))
    yield Option("pass")


# Most options stay open for many decisions, all of which a table keeps: each is the same object in them.
@lru_cache(maxsize=1024)
def _attack_option(attacker: str, unit: UnitId, at: str, target: UnitId) -> Option:
    return Option(f"attack:{attacker}>{at}", {"unit": unit, "target": target})


@lru_cache(maxsize=1024)
def _play_option(name: str, card: CardId) -> Option:
    return Option(f"play:{name}", {"card": card})


def _options_of_card(moment: Moment, view: View, seat: Seat, card: CardId) -> Iterator[Option]:
    name = unique_name(moment, card)
    face = view.state.face(card)
    if can_play(view, seat, card).ok:
        yield _play_option(name, card)
    if Category.OPTION in face.categories and can_use(view, seat, card).ok:
        yield Option(f"use:{name}", {"card": card})
    for unit, index in digivolutions(view, seat, card):
        yield way_option(f"digivolve:{unique_name(moment, unit)}>{name}", card=card, unit=unit, requirement=index)
    if face.dna:
        for of, index in dna_digivolutions(view, seat, card):
            yield fusion_option(moment, card, of, index)
    if face.burst:
        for unit, index in burst_digivolutions(view, seat, card):
            yield burst_option(moment, card, unit, index)
    if face.app_fusion:
        for way in app_fusions(view, seat, card):
            yield app_fusion_option(moment, card, way)
    if face.links:
        yield from _links(moment, view, seat, card)


def _links(moment: Moment, view: View, seat: Seat, card: CardId) -> Iterator[Option]:
    """Options to link a card; one in the battle area is named by its unit."""
    ref = int(view.state.cards[card].unit or card)
    for unit, index in links_of(view, seat, card):
        key = f"link:{unique_name(moment, ref)}>{unique_name(moment, unit)}"
        yield way_option(key, card=ref, unit=unit, requirement=index)


def activatable(view: View, seat: Seat) -> Iterator[Held]:
    for unit in view.state.units.values():
        if unit.seat is seat:
            for held in view.held(unit.id):
                if held.effect.is_declared and can_activate(view, seat, held).ok:
                    yield held
    for held in off_field(view, seat):
        if held.effect.is_declared and can_activate(view, seat, held).ok:
            yield held


# Procedures of the digivolutions, by kind of option.
_DIGIVOLUTIONS = {
    "digivolve": "digivolve",
    "dna": "dna-digivolve",
    "burst": "burst-digivolve",
    "app-fusion": "app-fusion",
}


def _take_main_action(moment: Moment, answer: str) -> None:
    state = moment.state
    seat = state.turn_seat
    if answer == "pass":
        # 6-5-1-7-1: at once, wherever the marker was.
        moment.apply(atoms.set_memory(state, seat, -PASS_MEMORY), EventKind.MEMORY, "6-5-1-7-1", passed=True)
        moment.call("settle")
        return
    option = next(o for o in _options(moment) if o.key == answer)
    facts: dict[str, Any] = dict(option.facts)
    kind = answer.partition(":")[0]
    if kind == "play":
        card = facts["card"]
        assert isinstance(card, int)
        moment.call("play", cards=(card,), paid=True)
    elif kind == "use":
        moment.call("use", card=facts["card"], seat=seat.value, paid=True)
    elif kind in _DIGIVOLUTIONS:
        moment.call(_DIGIVOLUTIONS[kind], **facts, seat=seat.value, paid=True)
    elif kind == "link":
        ref = facts["card"]
        assert isinstance(ref, int)
        card = state.units[UnitId(ref)].top if ref in state.units else CardId(ref)
        moment.call(
            "link", cards=(int(card),), unit=facts["unit"], seat=seat.value, requirement=facts["requirement"], paid=True
        )
    elif kind == "attack":
        moment.call("declare-attack", unit=facts["unit"], target=facts["target"], suspends=True)
    else:
        held = next(
            h
            for h in activatable(moment.view, seat)
            if h.source.unit == facts["unit"] and h.source.card == facts["card"] and h.source.index == facts["index"]
        )
        moment.call("activate-declared", source=held.source, index=held.source.index)
    moment.call("settle")


@TURN.step("6-6-1")
def end_of_turn(moment: Moment) -> None:
    _enter(moment, Phase.END, "6-6-1", "6-1-4-1")
    reserve_due(moment, "end-of-turn")
    moment.call("settle")


@TURN.step("6-6-3")
def end_turn(moment: Moment) -> None:
    if not turn_should_end(moment):
        return
    # 18-1-1: processing left for the end of this turn after that had begun.
    let_lapse(moment, "end-of-turn")
    state = moment.state
    moment.record(EventKind.TURN_ENDED, "6-6-3", "6-6-2", seat=state.turn_seat.value, turn=state.turn)
    _expire(moment)
    moment.state = replace(moment.state, turn_seat=state.turn_seat.other)
    moment.goto(TURN.place(begin_turn))


@TURN.step("6-6-4")
def go_on(moment: Moment) -> None:
    """Go on with the turn in the phase in which it would have ended: the memory came back."""
    phase = Phase(moment.frame.word("phase"))
    moment.state = replace(moment.state, phase=phase)
    moment.record(
        EventKind.TIMING, "6-6-4", timing="turn-goes-on", phase=phase.value, seat=moment.state.turn_seat.value
    )
    moment.goto(moment.frame.number("back"))


def _expire(moment: Moment) -> None:
    """End grants that last until the end of this turn."""
    state = moment.state

    def ends(until: Until, by: Seat) -> bool:
        if until is Until.END_OF_TURN:
            return True
        yours = state.turn_seat is by
        return (until is Until.END_OF_YOUR_TURN and yours) or (until is Until.END_OF_OPPONENTS_TURN and not yours)

    _end_grants(moment, ends)


def _end_grants(moment: Moment, ends: Callable[[Until, Seat], bool]) -> None:
    gone = [g for g in moment.state.grants if ends(g.until, g.by.seat)]
    expire(moment, gone, "15-8-2-3")


PROCEDURES = (TURN,)
