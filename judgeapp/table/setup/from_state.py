"""From a table back to a position: a state as a scenario, and the parts that are lost."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from judgeapp.engine import lang
from judgeapp.engine.derive import view
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.state.cards import Face, asked_this_turn
from judgeapp.engine.state.state import Grant, Phase, Reserved, State, Unit, replace
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.lasting import LASTING
from judgeapp.scenario.placing import GONE, TOP, EffectOf, Lasting, LeftForLater, Lying, Placed, Position, Side
from judgeapp.scenario.table import BLANKS, is_blank
from judgeapp.table.board.board import unit_labels
from judgeapp.table.sentences import sentences
from judgeapp.table.setup.position import PILES

LEFT_OUT = sentences("leftout")
_AT_START = (Phase.SETUP, Phase.UNSUSPEND, Phase.DRAW)
# Ids in the place of an effect ("gained.7.0", "gained.12/effects.0", "keyword.Raid.unit3/...").
_ID_IN_WORDS = re.compile(r"\d+(?=/)|(?<=gained\.)\d+")
# Gifts whose order matters: the later one wins (15-8-2-5, 15-12-1-3).
_IN_ORDER = (lang.AlsoIs, lang.Becomes)


def scenario_from_state(state: State, title: str = "") -> tuple[Scenario, tuple[Explanation, ...]]:
    """A state as a position, and the parts that it can't state. The turn is in its main phase or its breeding phase, or
    at its beginning if that is still to come."""
    reading = _Reading(state, unit_labels(state))
    cards = {key: fields_of(face, key) for key, face in state.faces.items() if BLANKS.get(key) != face}
    position = reading.position()
    scenario = Scenario(
        title, (), edition=state.rules if state.edition is UNSET else state.edition, cards=cards, position=position
    )
    return scenario, tuple(_left_out(state))


def fields_of(face: Face, key: str) -> dict[str, Any]:
    """A face as a scenario file has it under `cards`."""
    fields: dict[str, Any] = msgspec.to_builtins(face)
    return {name: value for name, value in fields.items() if (name, value) != ("name", key)}


class _Reading:
    """Reader of a state that names its things."""

    def __init__(self, state: State, called: Mapping[UnitId, str]) -> None:
        self._state = state
        self._called = called
        self._named: dict[CardId, str] = {}
        self._lasting: dict[int, str] = {}

    def position(self) -> Position:
        state = self._state
        # What is mentioned here gets a name in its area.
        lasting = tuple(self._lasting_ones())
        later = tuple(map(self._left, state.reserved))
        used = {key: self._words(key.partition("/")[2]) for key in state.used}
        self._used = {key: (words, state.used[key]) for key, words in used.items()}
        sides = {seat.value: self._side(seat) for seat in Seat}
        return Position(
            turn=state.turn_seat.value,
            turn_number=max(1, state.turn + (1 if _is_to_begin(state) else 0)),
            phase=_phase(state),
            memory=state.memory_of(state.turn_seat),
            lasting=lasting,
            later=later,
            **sides,
        )

    def _side(self, seat: Seat) -> Side:
        areas, state = self._state.areas[seat], self._state
        piles: dict[str, Any] = {}
        for area in PILES:
            usual = area in ("hand", "trash")
            cards = tuple(self._lying(c, seat, face_up=usual) for c in getattr(areas, area))
            piles[area] = len(cards) if all(map(is_blank, cards)) else cards
        field: dict[str, Any] = {
            area.value: tuple(
                self._unit(body) for body in state.units.values() if body.area is area and body.seat is seat
            )
            for area in (Area.BATTLE, Area.BREEDING)
        }
        return Side(
            **piles,
            **field,
            attacks=state.times_done(seat, "attack") if asked_this_turn(state.faces) else 0,
            digivolutions=state.times_done(seat, "digivolve") if asked_this_turn(state.faces) else 0,
        )

    def _lying(self, card: CardId, seat: Seat, *, face_up: bool) -> str | Lying:
        """A card that is not a unit; `face_up`: how cards usually lie there."""
        held = self._state.cards[card]
        lying = Lying(
            held.face,
            as_=self._named.get(card, ""),
            owner="" if held.owner is seat else held.owner.value,
            face_up=None if held.face_up is face_up else held.face_up,
            used=self._used_of(str(card)),
        )
        return held.face if lying == Lying(held.face) else lying

    def _unit(self, body: Unit) -> str | Placed:
        state, label = self._state, self._called[body.id]
        top = state.cards[body.top]
        # From bottom to top, as in files; the lowest cards that lie face down separately.
        below = body.stack[:0:-1]
        down = next((n for n, c in enumerate(below) if state.cards[c].face_up), len(below))
        placed = Placed(
            top.face,
            as_="" if label == top.face else label,
            owner="" if top.owner is body.seat else top.owner.value,
            under=tuple(self._lying(c, body.seat, face_up=True) for c in below[down:]),
            under_face_down=tuple(self._lying(c, body.seat, face_up=False) for c in below[:down]),
            links=tuple(self._lying(card, body.seat, face_up=True) for card in body.links),
            suspended=body.suspended,
            new=body.arrived == state.turn,
            by_effect=body.placed,
            token=top.token and not state.faces[top.face].token,
            used=self._used_of(str(body.top)) | self._used_of(f"unit{body.id}"),
            digixrosed=body.digixrosed,
            assembled=body.assembled,
        )
        return top.face if placed == Placed(top.face) else placed

    def _used_of(self, ref: str) -> dict[str, int]:
        return dict(used for key, used in self._used.items() if key.partition("/")[0] == ref)

    def _lasting_ones(self) -> Iterator[Lasting]:
        """Lasting effects in the order in which they began. Of persistent effects only those whose time of activation
        matters: they begin by themselves."""
        state, held = self._state, view(self._state).active_by_key
        active = state.since if _matters_since_when(state) else {}
        began: list[tuple[int, Grant | EffectSource]] = [(g.since, g) for g in state.grants]
        began += ((since, held[key].source) for key, since in active.items() if key in held)
        began.sort(key=lambda entry: entry[0])
        for number, (_, what) in enumerate(began, 1):
            if isinstance(what, Grant):
                self._lasting[what.id] = f"{LASTING}{number}"
        before = 0
        for since, what in began:
            together, before = since == before, since
            if isinstance(what, Grant):
                yield self._given(what, together=together)
            else:
                of = self._effect_of(what)
                yield Lasting(active=of.within or of.of, effect=of.effect, together=together)

    def _given(self, grant: Grant, *, together: bool) -> Lasting:
        body = self._state.units.get(grant.unit)
        is_there = body is not None and body.area is Area.BREEDING
        return Lasting(
            to=self._called.get(grant.unit, ""),
            all=grant.over,
            player=grant.seat.value if grant.seat is not None else "",
            gifts=grant.gifts,
            until=grant.until,
            by=self._effect_of(grant.by),
            together=together,
            breeding=None if grant.breeding is is_there else grant.breeding,
            name="" if grant.name == self._state.source_label(grant.by) else grant.name,
        )

    def _left(self, reserved: Reserved) -> LeftForLater:
        waiting = reserved.occurrence
        return LeftForLater(
            at=reserved.timing,
            do=waiting.effect.actions,
            by=msgspec.structs.replace(self._effect_of(waiting.source), effect=""),
            name="" if waiting.name == self._state.source_label(waiting.source) else waiting.name,
            about={name: tuple(map(self._name, refs)) for name, refs in waiting.facts.items()},
        )

    def _effect_of(self, source: EffectSource) -> EffectOf:
        state = self._state
        of = self._name(source.card).removeprefix(TOP)
        card = state.cards.get(source.card)
        own = card.unit if card is not None else NO_UNIT
        within = "" if own == source.unit else self._called.get(source.unit, GONE)
        return EffectOf(
            seat=source.seat.value, of=of, within=within, effect=self._words(source.index), kinds=source.kinds
        )

    def _name(self, ref: int) -> str:
        """Name of a card, or of a lasting effect, from now on."""
        if ref in self._called:
            return self._called[UnitId(ref)]
        card = self._state.cards.get(CardId(ref))
        if card is None or card.area in (Area.NOWHERE, Area.REMOVED):
            return self._lasting.get(ref, GONE)
        body = self._state.units.get(card.unit)
        if body is not None and body.top == card.id:
            return f"{TOP}{self._called[body.id]}"
        if card.id not in self._named:
            self._named[card.id] = self._free(card.face)
        return self._named[card.id]

    def _free(self, face: str) -> str:
        taken = {*self._called.values(), *self._named.values()}
        names = (face, *(f"{face} {n}" for n in range(2, len(taken) + 3)))
        return next(name for name in names if name not in taken)

    def _words(self, words: str) -> str:
        """The place of an effect with names for the ids in it."""
        return _ID_IN_WORDS.sub(lambda match: f"<{self._name(int(match[0]))}>", words)


def _is_to_begin(state: State) -> bool:
    """True while the turn has not even begun."""
    return bool(state.frames) and (state.frames[-1].procedure, state.frames[-1].step) == ("turn", 0)


def _phase(state: State) -> str:
    if state.phase in _AT_START or _is_to_begin(state):
        return "start"
    return "breeding" if state.phase is Phase.BREEDING else "main"


def _matters_since_when(state: State) -> bool:
    """True if the time of activation of persistent effects matters: one of them changes or adds information, or some
    are active only because they were before (15-8-2-6-2)."""
    known = view(state)
    if any(isinstance(gift, _IN_ORDER) for _, effect in known.active_by_key.values() for gift in effect.gifts):
        return True
    return view(replace(state, since={})).active_by_key.keys() != known.active_by_key.keys()


def _left_out(state: State) -> Iterator[Explanation]:
    waiting = len(state.fresh) + sum(len(batch.occurrences) for batch in state.batches)
    if state.attack is not None:
        yield explain(LEFT_OUT, "attack")
    elif any(frame.procedure not in ("turn", "settle") for frame in state.frames):
        yield explain(LEFT_OUT, "processing")
    if state.phase in _AT_START:
        yield explain(LEFT_OUT, "begun")
    elif state.phase is Phase.END and not _is_to_begin(state):
        yield explain(LEFT_OUT, "ending")
    for code, number in (("pending", waiting), ("loop", len(state.barred))):
        if number:
            yield explain(LEFT_OUT, code, count=number)
