"""A state as plain values that a view can show: what lies where, what it is as the rules see it
now, and which effects make it so. Nothing is decided here; everything is asked of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine import lang, reasons
from judgeapp.engine.cards import Face
from judgeapp.engine.derive import Given, View, view
from judgeapp.engine.english import effect_text, gift_text, keyword_text
from judgeapp.engine.frames import Frame
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.knowledge import can_see
from judgeapp.engine.lang import Area, Category, EffectKind
from judgeapp.engine.state import Occurrence, State, Unit, replace
from judgeapp.scenario.table import BLANKS


class EffectShown(Struct, frozen=True):
    """An effect of a card as it is printed on it.

    part   -- where it stands: "effects.0", "inherited.1", "security.0"
    kind   -- "persistent", "trigger", "activation" or "immediate" (15-8-1)
    has    -- the unit of the card has it now
    active -- of a persistent effect that the unit has: whether it is active
    used   -- how often it was used this turn, if it is one of [X Per Turn] (15-14-1)
    """

    part: str
    text: str
    kind: str
    has: bool = False
    active: bool | None = None
    used: int = 0

    @property
    def is_inherited(self) -> bool:
        return self.part.startswith("inherited")


class CardShown(Struct, frozen=True):
    """A card, with what is printed on it.

    seen_by -- the players who may look at it (chapter 3, 4-5)
    blank   -- nobody has said which card it is: it only counts
    """

    id: int
    name: str
    owner: str
    category: str
    colors: tuple[str, ...] = ()
    level: int | None = None
    dp: int | None = None
    face_up: bool = True
    token: bool = False
    text: str = ""
    effects: tuple[EffectShown, ...] = ()
    seen_by: tuple[str, ...] = ()
    blank: bool = False


class Gained(Struct, frozen=True):
    """Something that an effect gives, and where it comes from.

    kind   -- which gift it is: "dp", "keyword", "cannot", ...
    text   -- in the words of cards: "gets +1000 DP"
    card   -- the name of the card whose effect gives it, `id` its id; 0 when it is gone
    part   -- "effects", "inherited", "granted" for a time, or "judge"
    until  -- of what is granted: how long
    seat   -- whose effect it is
    """

    kind: str
    text: str
    card: str
    id: int
    part: str
    seat: str
    until: str = ""


class Number(Struct, frozen=True):
    """A number of a card: as it is now, and as it is printed. None: it has none (2-5-3)."""

    now: int | None
    printed: int | None

    @property
    def is_changed(self) -> bool:
        return self.now != self.printed


class UnitShown(Struct, frozen=True):
    """One card of the battle or breeding area with all that belongs to it.

    label  -- tells it from others: what the position calls it, or its name with a number
    stack  -- the card itself first, under it what is stacked, the top first (4-5)
    gained -- what effects give it, the oldest first
    fresh  -- it came this turn (7-1-2-1)
    """

    id: int
    label: str
    name: str
    seat: str
    area: str
    stack: tuple[CardShown, ...]
    links: tuple[CardShown, ...]
    suspended: bool
    fresh: bool
    token: bool
    categories: tuple[str, ...]
    level: Number
    dp: Number
    colors: tuple[str, ...]
    names: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    gained: tuple[Gained, ...]


class SeatShown(Struct, frozen=True):
    """A player's side. memory -- as this player sees it (4-1). Piles have the top first.
    gained -- what effects give the player himself (15-10-1)."""

    seat: str
    memory: int
    battle: tuple[UnitShown, ...]
    breeding: tuple[UnitShown, ...]
    hand: tuple[CardShown, ...]
    deck: tuple[CardShown, ...]
    digi_egg_deck: tuple[CardShown, ...]
    security: tuple[CardShown, ...]
    trash: tuple[CardShown, ...]
    gained: tuple[Gained, ...] = ()


class AttackShown(Struct, frozen=True):
    """The attack that goes on (chapter 11). target -- empty when it is the player; stage -- the
    timing that has been reached (11-1-3)."""

    attacker: str
    target: str
    seat: str
    stage: str
    countered: bool
    blocked: bool
    ended: bool


class WaitingShown(Struct, frozen=True):
    """A triggered effect that waits for its activation (15-4-4-1).

    id     -- of the occurrence; 0 of an immediate effect, which is none
    cause  -- number of the event that it triggered on
    timing -- by which effect timing; empty for a condition in words
    """

    id: int
    card: str
    ref: int
    seat: str
    text: str
    timing: str
    cause: int


class TurnToGo(Struct, frozen=True):
    """Effects of one player that go one after the other, and why they go now and not later.

    chooses -- the player chooses which of them is next (15-4-3-4)
    why     -- code of the reason: "immediate" (15-8-5), "triggered-now", "newest" or "older",
               with the clauses
    """

    seat: str
    waiting: tuple[WaitingShown, ...]
    why: str
    clauses: tuple[str, ...]
    chooses: bool


class LaterShown(Struct, frozen=True):
    """Pending processing (18-1): at which timing, of which turn (0: whenever it comes)."""

    timing: str
    turn: int
    waiting: WaitingShown


class Board(Struct, frozen=True):
    """pending -- in the order in which they will go; shown -- cards that are in no area:
    revealed, checked or being used"""

    seats: dict[str, SeatShown]
    memory: int
    turn: int
    turn_seat: str
    phase: str
    attack: AttackShown | None
    pending: tuple[TurnToGo, ...]
    later: tuple[LaterShown, ...]
    shown: tuple[CardShown, ...]
    winner: str = ""
    is_over: bool = False

    def units(self) -> Iterator[UnitShown]:
        for side in self.seats.values():
            yield from (*side.battle, *side.breeding)

    def unit(self, ref: int) -> UnitShown | None:
        return next((unit for unit in self.units() if unit.id == ref), None)


def board(state: State, names: Mapping[str, UnitId] | None = None) -> Board:
    """A state as it is shown. `names`: what the position calls its cards on the field."""
    known = view(state)
    called = labels(state, names)
    seen = _Seen(known, called, frozenset(h.source.key for h in known.active))
    return Board(
        seats={seat.value: _side(seen, seat) for seat in Seat},
        memory=state.memory,
        turn=state.turn,
        turn_seat=state.turn_seat.value,
        phase=state.phase.value,
        attack=_attack(state, called),
        pending=tuple(_pending(state, called)),
        later=tuple(
            LaterShown(r.timing, r.turn, _waiting(state, r.occurrence, called))
            for r in state.reserved
        ),
        shown=tuple(
            _card(seen, card.id) for card in state.cards.values() if card.area is Area.NOWHERE
        ),
        winner=state.result.winner.value if state.result and state.result.winner else "",
        is_over=state.result is not None,
    )


def labels(state: State, names: Mapping[str, UnitId] | None = None) -> dict[UnitId, str]:
    """What each card on the field is called, so that no two are called the same."""
    called = {unit: name for name, unit in (names or {}).items()}
    plain = {u.id: called.get(u.id) or state.face(u.top).name for u in state.units.values()}
    times, count = Counter(plain.values()), Counter[str]()
    found: dict[UnitId, str] = {}
    for unit, name in plain.items():
        count[name] += 1
        found[unit] = name if times[name] == 1 else f"{name} ({count[name]})"
    return found


def clauses_of(state: State, unit: UnitId) -> dict[str, tuple[str, ...]]:
    """By which clauses a card on the field is what it is: its DP, colors, names, categories and
    keywords. Worked out when somebody asks."""
    known = view(state)
    return {
        "dp": reasons.of_dp(known, unit),
        "colors": reasons.of_colors(known, unit),
        "names": reasons.of_names(known, unit),
        "categories": reasons.of_categories(known, unit),
        "keywords": reasons.of_keywords(known, unit),
    }


class _Seen(NamedTuple):
    """A state as it is read: what is true in it, what its cards on the field are called, and
    which persistent effects are active."""

    known: View
    called: Mapping[UnitId, str]
    active: frozenset[str]


# -- sides ----------------------------------------------------------------------------------------


def _side(seen: _Seen, seat: Seat) -> SeatShown:
    state = seen.known.state
    areas = state.areas[seat]
    return SeatShown(
        seat=seat.value,
        memory=state.memory_of(seat),
        battle=_units(seen, Area.BATTLE, seat),
        breeding=_units(seen, Area.BREEDING, seat),
        hand=tuple(_card(seen, c) for c in areas.hand),
        deck=tuple(_card(seen, c) for c in areas.deck),
        digi_egg_deck=tuple(_card(seen, c) for c in areas.digi_egg_deck),
        security=tuple(_card(seen, c) for c in areas.security),
        trash=tuple(_card(seen, c) for c in areas.trash),
        gained=tuple(_gained(state, given) for given in seen.known.player_gifts(seat)),
    )


def _units(seen: _Seen, area: Area, seat: Seat) -> tuple[UnitShown, ...]:
    return tuple(_unit(seen, body) for body in seen.known.units_in(area, seat))


def _unit(seen: _Seen, body: Unit) -> UnitShown:
    known, unit = seen.known, body.id
    state, face = known.state, known.face_of(unit)
    held = {(h.source.card, h.source.index): h.source for h in known.held(unit)}
    return UnitShown(
        id=unit,
        label=seen.called[unit],
        name=face.name,
        seat=body.seat.value,
        area=body.area.value,
        stack=tuple(_in_unit(seen, card, held) for card in body.stack),
        links=tuple(_in_unit(seen, card, held) for card in body.links),
        suspended=body.suspended,
        fresh=body.arrived == state.turn,
        token=state.cards[body.top].token,
        categories=tuple(c.value for c in Category if c in known.categories(unit)),
        level=Number(known.level(unit), face.level),
        dp=Number(known.dp(unit), face.dp),
        colors=tuple(c.value for c in lang.Color if c in known.colors(unit)),
        names=known.names(unit),
        traits=known.traits(unit),
        keywords=tuple(map(keyword_text, known.keywords(unit))),
        gained=tuple(_gained(state, given) for given in known.gifts(unit)),
    )


# -- cards ----------------------------------------------------------------------------------------

_MOST_FACES = 1024
_printed_on: dict[int, tuple[Face, tuple[EffectShown, ...]]] = {}


def _printed(face: Face) -> tuple[EffectShown, ...]:
    """The effects of a face in the words of cards. Kept under the face's identity, with the
    face, so that the identity stays its own: a face is large and asked for often."""
    kept = _printed_on.get(id(face))
    if kept is None or kept[0] is not face:
        if len(_printed_on) >= _MOST_FACES:
            _printed_on.clear()
        effects = tuple(
            EffectShown(
                f"{part}.{index}",
                effect_text(effect, face.category, security=part == "security"),
                effect.kind.value,
            )
            for part in ("effects", "inherited", "security")
            for index, effect in enumerate(getattr(face, part))
        )
        kept = _printed_on[id(face)] = (face, effects)
    return kept[1]


def _card(seen: _Seen, card: CardId) -> CardShown:
    known = seen.known
    held, face = known.state.cards[card], known.state.face(card)
    return CardShown(
        id=card,
        name=face.name,
        owner=held.owner.value,
        category=face.category.value,
        colors=tuple(c.value for c in lang.Color if c in face.all_colors),
        level=face.level,
        dp=face.dp,
        face_up=held.face_up,
        token=held.token,
        text=face.text,
        effects=_printed(face),
        seen_by=tuple(seat.value for seat in Seat if can_see(known, seat, card).ok),
        blank=held.face in BLANKS,
    )


def _in_unit(seen: _Seen, card: CardId, held: Mapping[tuple[CardId, str], Source]) -> CardShown:
    """A card that belongs to a unit, with which of its effects the unit has and which of them
    are active. A face-down card gives it nothing (4-5-9)."""
    shown = _card(seen, card)
    effects = tuple(
        _standing(seen, effect, source)
        if (source := held.get((card, effect.part))) is not None
        else effect
        for effect in shown.effects
    )
    return replace(shown, effects=effects)


def _standing(seen: _Seen, effect: EffectShown, source: Source) -> EffectShown:
    persistent = effect.kind == EffectKind.PERSISTENT.value
    return replace(
        effect, has=True, active=source.key in seen.active if persistent else None,
        used=seen.known.state.used.get(source.key, 0),
    )  # fmt: skip


def _gained(state: State, given: Given) -> Gained:
    source = given.source
    grant = next((g for g in state.grants if str(g.id) == given.key.partition(".")[0]), None)
    part = source.index.partition(".")[0]
    if grant is not None:
        part = JUDGE if source.index == JUDGE else "granted"
    return Gained(
        kind=str(given.gift.__struct_config__.tag),
        text=gift_text(given.gift),
        card=_name(state, source),
        id=source.card if source.card in state.cards else 0,
        part=part,
        seat=source.seat.value,
        until=grant.until.value if grant is not None else "",
    )


def _name(state: State, source: Source) -> str:
    """The card of an effect; of one that is gone the Digimon that had it; else nothing."""
    card = state.cards.get(source.card)
    if card is not None:
        return state.faces[card.face].name
    body = state.units.get(source.unit)
    return state.face(body.top).name if body is not None else ""


# -- what goes on ---------------------------------------------------------------------------------


def _attack(state: State, called: Mapping[UnitId, str]) -> AttackShown | None:
    clash = state.clash
    if clash is None:
        return None
    return AttackShown(
        attacker=called.get(clash.attacker, ""),
        target="" if clash.target == NO_UNIT else called.get(clash.target, "?"),
        seat=clash.seat.value,
        stage=clash.stage,
        countered=clash.countered,
        blocked=clash.blocked,
        ended=clash.ended,
    )


def _pending(state: State, called: Mapping[UnitId, str]) -> Iterator[TurnToGo]:
    """Immediate effects, which come before what they answer (15-8-5-2), and what waits."""
    yield from _immediate(state, called)
    yield from _in_batches(state, called)


def _immediate(state: State, called: Mapping[UnitId, str]) -> Iterator[TurnToGo]:
    """What has triggered in the windows that are open, the innermost first, and was not
    activated yet (15-8-5-4)."""
    windows = [frame for frame in state.frames if frame.procedure == "window"]
    used = windows[0].words("used") if windows else ()
    for frame in reversed(windows):
        triggered = zip(
            frame.words("triggered"), frame.numbers("hosts"), frame.numbers("bodies"), strict=False
        )
        waiting = [
            _answering(state, frame, key, card, UnitId(unit), called)
            for key, card, unit in triggered
            if key not in used and (card in state.cards or unit in state.units)
        ]
        for seat in (state.turn_seat, state.turn_seat.other):
            own = tuple(one for one in waiting if one.seat == seat.value)
            if own:
                order = "15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"
                yield TurnToGo(seat.value, own, "immediate", ("15-8-5-2", order), len(own) > 1)


def _answering(
    state: State, frame: Frame, key: str, card: int, unit: UnitId, called: Mapping[UnitId, str]
) -> WaitingShown:
    """An immediate effect by the key under which its window knows it."""
    body, held = state.units.get(unit), state.cards.get(card)
    keyword = key.partition("/keyword.")[2].partition(".")[0]
    known = view(state).held(unit) if body is not None else ()
    effect = next((h.effect for h in known if h.source.key == key), None)
    seat = body.seat if body is not None else held.owner if held is not None else state.turn_seat
    return WaitingShown(
        id=0,
        card=called.get(unit) or (state.faces[held.face].name if held is not None else ""),
        ref=unit or card,
        seat=seat.value,
        text=f"<{keyword}>" if keyword else effect_text(effect) if effect is not None else "",
        timing="",
        cause=frame.cause,
    )


def _in_batches(state: State, called: Mapping[UnitId, str]) -> Iterator[TurnToGo]:
    """Batches, the newest first (15-4-5-2), in each the turn player's effects first
    (15-4-3-5). What has triggered just now will be the newest batch."""
    batches = [("older", b.occurrences) for b in reversed(state.batches)]
    if batches:
        batches[0] = ("newest", batches[0][1])
    if state.fresh:
        if batches:
            batches[0] = ("older", batches[0][1])
        batches.insert(0, ("triggered-now", state.fresh))
    for place, (why, occurrences) in enumerate(batches):
        for seat in (state.turn_seat, state.turn_seat.other):
            own = [o for o in occurrences if o.source.seat is seat]
            if not own:
                continue
            clauses = ["15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"]
            if len(batches) > 1 and place < len(batches) - 1:
                clauses.append("15-4-5-2")
                older = [o for _, some in batches[place + 1 :] for o in some]
                if seat is not state.turn_seat and any(
                    o.source.seat is state.turn_seat for o in older
                ):
                    clauses.append("15-4-5-3")
            if len(own) > 1:
                clauses.append("15-4-3-4")
            waiting = tuple(_waiting(state, o, called) for o in own)
            yield TurnToGo(seat.value, waiting, why, tuple(clauses), len(own) > 1)


def _waiting(state: State, occurrence: Occurrence, called: Mapping[UnitId, str]) -> WaitingShown:
    source = occurrence.source
    return WaitingShown(
        id=occurrence.id,
        card=called.get(source.unit) or _name(state, source) or _host(state, occurrence),
        ref=source.unit or source.card,
        seat=source.seat.value,
        text=effect_text(occurrence.effect),
        timing=occurrence.timing,
        cause=occurrence.cause,
    )


def _host(state: State, occurrence: Occurrence) -> str:
    card = state.cards.get(occurrence.host)
    return state.faces[card.face].name if card is not None else ""
