"""A state as plain values for a view: the cards' positions, their current values by the rules, and the effects behind
them. Nothing is decided here; the engine answers everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from judgeapp.cards.reading.words import actions_said
from judgeapp.clauses.citing import leading
from judgeapp.engine import lang
from judgeapp.engine.derive import Given, View, view
from judgeapp.engine.explanation import reasons
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.keyword_rules import icon_of, keyword_of
from judgeapp.engine.knowledge import can_see
from judgeapp.engine.lang import Area, Category, EffectKind, Keyword, KeywordName
from judgeapp.engine.procedures.attack import ATTACK, pierce
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import Card, Occurrence, State, Unit, replace
from judgeapp.engine.triggering.immediate import known_as
from judgeapp.engine.triggering.unread import UnreadText, unread_now, unread_texts
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words
from judgeapp.table.board.snapshot import (
    AttackSnapshot,
    Board,
    CardSnapshot,
    CircleSnapshot,
    EffectSnapshot,
    Gained,
    LaterSnapshot,
    NumberSnapshot,
    ResolvingSnapshot,
    SeatSnapshot,
    TurnToGo,
    UnitSnapshot,
    UnreadSnapshot,
    WaitingSnapshot,
)


def board(state: State, language: str = "en") -> Board:
    """A state as shown. `language`: the reader's, for texts not printed on a card."""
    known = view(state)
    labels = unit_labels(state)
    active = frozenset(h.source.key for h in known.active)
    marks: dict[UnitId, tuple[str, ...]] = {}
    for text in unread_texts(known):
        marks[text.source.unit] = (*marks.get(text.source.unit, ()), text.text)
    seen = _Seen(known, labels, active, language, marks)
    return Board(
        seats={seat.value: _side(seen, seat) for seat in Seat},
        memory=state.memory,
        turn=state.turn,
        turn_seat=state.turn_seat.value,
        phase=state.phase.value,
        attack=_attack(state, labels),
        pending=tuple(pending(state, labels, language)),
        later=tuple(later(state, labels, language)),
        shown=tuple(_card(seen, card.id) for card in state.cards.values() if card.area is Area.NOWHERE),
        winner=state.result.winner.value if state.result and state.result.winner else "",
        is_over=state.result is not None,
        unread=tuple(_unread(text) for text in unread_texts(known)),
        resolving=resolving(state, labels, language),
        edition=state.rules if state.rules != leading() else "",
    )


def unread(state: State) -> tuple[UnreadSnapshot, ...]:
    """The texts that are not understood and may work in this turn."""
    return tuple(_unread(text) for text in unread_now(view(state)))


def _unread(text: UnreadText) -> UnreadSnapshot:
    return UnreadSnapshot(text.name, text.source.unit or text.source.card, text.text, text.perhaps)


def unit_labels(state: State) -> dict[UnitId, str]:
    """Labels of the cards on the field, no two the same."""
    plain = {unit.id: state.label(unit.id) for unit in state.units.values()}
    times, count = Counter(plain.values()), Counter[str]()
    labels: dict[UnitId, str] = {}
    for unit, name in plain.items():
        count[name] += 1
        labels[unit] = name if times[name] == 1 else f"{name} ({count[name]})"
    return labels


def clauses_of(state: State, ref: int) -> dict[str, tuple[str, ...]]:
    """Clauses that make a card on the field what it is: its DP, colors, names, categories and keywords. On request."""
    known, unit = view(state), UnitId(ref)
    reasons_ = {
        "dp": reasons.clauses_of_dp(known, unit),
        "colors": reasons.clauses_of_colors(known, unit),
        "names": reasons.clauses_of_names(known, unit),
        "categories": reasons.clauses_of_categories(known, unit),
        "keywords": reasons.clauses_of_keywords(known, unit),
    }
    return {code: state.cited(clauses) for code, clauses in reasons_.items()}


class _Seen(NamedTuple):
    """A state as read: its view, the names of its cards on the field, the active persistent effects, the reader's
    language, and the gaps in texts on the field."""

    known: View
    labels: Mapping[UnitId, str]
    active: frozenset[str]
    language: str
    unread: Mapping[UnitId, tuple[str, ...]]


# -- sides ----------------------------------------------------------------------------------------


def _side(seen: _Seen, seat: Seat) -> SeatSnapshot:
    state = seen.known.state
    areas = state.areas[seat]
    return SeatSnapshot(
        seat=seat.value,
        memory=state.memory_of(seat),
        battle=_units(seen, Area.BATTLE, seat),
        breeding=_units(seen, Area.BREEDING, seat),
        hand=tuple(_card(seen, c) for c in areas.hand),
        deck=tuple(_card(seen, c) for c in areas.deck),
        digi_egg_deck=tuple(_card(seen, c) for c in areas.digi_egg_deck),
        security=tuple(_card(seen, c) for c in areas.security),
        trash=tuple(_card(seen, c) for c in areas.trash),
        gained=tuple(_gained(seen, given) for given in seen.known.player_gifts(seat)),
    )


def _units(seen: _Seen, area: Area, seat: Seat) -> tuple[UnitSnapshot, ...]:
    return tuple(_unit(seen, body) for body in seen.known.units_in(area, seat))


def _unit(seen: _Seen, body: Unit) -> UnitSnapshot:
    known, unit = seen.known, body.id
    state, face = known.state, known.face_of(unit)
    held = {(h.source.card, h.source.index): h.source for h in known.held(unit)}
    return UnitSnapshot(
        id=unit,
        label=seen.labels[unit],
        name=words.name_on(face),
        seat=body.seat.value,
        area=body.area.value,
        stack=tuple(_in_unit(seen, card, held) for card in body.stack),
        links=tuple(_in_unit(seen, card, held) for card in body.links),
        suspended=body.suspended,
        fresh=body.arrived == state.turn,
        token=state.cards[body.top].token,
        categories=tuple(c.value for c in Category if c in known.categories(unit)),
        level=NumberSnapshot(known.level(unit), face.level),
        dp=NumberSnapshot(known.dp(unit), face.dp),
        colors=tuple(c.value for c in lang.Color if c in known.colors(unit)),
        names=tuple(words.name_on(face) if name == face.bare_name else name for name in known.names(unit)),
        traits=_traits(known.traits(unit), face),
        keywords=tuple(words.of_keyword(k, seen.language) for k in known.keywords(unit)),
        gained=tuple(_gained(seen, given) for given in known.gifts(unit)),
        unread=seen.unread.get(unit, ()),
    )


def _traits(now: tuple[str, ...], face: Face) -> tuple[str, ...]:
    """Current traits, those that are printed in their printed wording."""
    shown = dict(zip(face.traits, words.traits_on(face), strict=False))
    return tuple(shown.get(trait, trait) for trait in now)


# -- cards ----------------------------------------------------------------------------------------

_MAX_FACES = 1024
_printed_on: dict[tuple[int, str], tuple[Face, tuple[EffectSnapshot, ...]]] = {}


def _printed(face: Face, language: str) -> tuple[EffectSnapshot, ...]:
    """The effects of a face in words. Cached by identity, together with the face, so that the id isn't reused: a face
    is large and asked for often."""
    cached = _printed_on.get((id(face), language))
    if cached is None or cached[0] is not face:
        if len(_printed_on) >= _MAX_FACES:
            _printed_on.clear()
        effects = tuple(
            EffectSnapshot(
                place := f"{part}.{index}",
                text := words.printed_on(face, place, language),
                effect.kind.value,
                taught=face.taught.get(place, ""),
                language=words.foreign_language(text, language, is_read=not _is_by_hand(effect)),
            )
            for part in words.PARTS
            for index, effect in enumerate(getattr(face, part))
        )
        cached = _printed_on[id(face), language] = (face, effects)
    return cached[1]


def _is_by_hand(effect: lang.Effect) -> bool:
    return any(isinstance(action, lang.ByHand) for action in effect.actions)


_MAX_CARDS = 4096
_shown_as: dict[tuple[int, str], tuple[Card, Face, CardSnapshot]] = {}


def _card(seen: _Seen, card: CardId) -> CardSnapshot:
    """A card by itself. Cached, because most cards are as in the state before."""
    held, face = seen.known.state.cards[card], seen.known.state.face(card)
    cached = _shown_as.get((id(held), seen.language))
    if cached is None or cached[0] is not held or cached[1] is not face:
        if len(_shown_as) >= _MAX_CARDS:
            _shown_as.clear()
        cached = _shown_as[id(held), seen.language] = (held, face, _card_snapshot(seen, card))
    return cached[2]


def _card_snapshot(seen: _Seen, card: CardId) -> CardSnapshot:
    known = seen.known
    held, face = known.state.cards[card], known.state.face(card)
    return CardSnapshot(
        id=card,
        name=known.state.label(card),
        owner=held.owner.value,
        category=face.category.value,
        colors=tuple(c.value for c in lang.Color if c in face.all_colors),
        level=face.level,
        dp=face.dp,
        face_up=held.face_up,
        text=words.text_on(face),
        effects=_printed(face, seen.language),
        link_dp=face.link_dp,
        seen_by=tuple(seat.value for seat in Seat if can_see(known, seat, card).ok),
        blank=held.face in BLANKS,
        printed="" if held.face in BLANKS else words.name_on(face),
        number=face.number,
        cost=face.play_cost if face.play_cost is not None else face.use_cost,
        circles=tuple(
            CircleSnapshot(requirement.cost, tuple(c.value for c in requirement.colors), requirement.level)
            for requirement in face.requirements
            if requirement.level is not None and requirement.of is None
        ),
        traits=words.traits_on(face),
    )


def _in_unit(seen: _Seen, card: CardId, held: Mapping[tuple[CardId, str], EffectSource]) -> CardSnapshot:
    """A card that belongs to a unit, with which of its effects the unit has and which of them
    are active. A face-down card gives it nothing (4-5-9)."""
    shown = _card(seen, card)
    effects = tuple(
        _standing(seen, effect, source) if (source := held.get((card, effect.part))) is not None else effect
        for effect in shown.effects
    )
    return replace(shown, effects=effects)


def _standing(seen: _Seen, effect: EffectSnapshot, source: EffectSource) -> EffectSnapshot:
    persistent = effect.kind == EffectKind.PERSISTENT.value
    active = source.key in seen.active if persistent else None
    return replace(effect, has=True, active=active, used=seen.known.state.used.get(source.key, 0))


def _gained(seen: _Seen, given: Given) -> Gained:
    state, source = seen.known.state, given.source
    grant = next((g for g in state.grants if str(g.id) == given.key.partition(".")[0]), None)
    part = source.index.partition(".")[0]
    if grant is not None:
        part = JUDGE if source.index == JUDGE else "granted"
    return Gained(
        kind=str(given.gift.__struct_config__.tag),
        text=(text := words.of_gift(given.gift, seen.language)),
        card=name_of_source(state, source),
        id=source.card if source.card in state.cards else 0,
        part=part,
        until=grant.until.value if grant is not None else "",
        language="" if isinstance(given.gift, Keyword) else words.foreign_language(text, seen.language),
        bare=_is_bare(state, given),
    )


def _is_bare(state: State, given: Given) -> bool:
    """True for a keyword effect printed unconditionally: not limited to a turn, under no condition."""
    part, _, place = given.source.index.partition(".")
    if not given.had or part != "effects":
        return False
    effect = state.face(given.source.card).effects[int(place)]
    return effect == lang.Effect(gifts=effect.gifts)


def _attack(state: State, labels: Mapping[UnitId, str]) -> AttackSnapshot | None:
    attack = state.attack
    if attack is None:
        return None
    return AttackSnapshot(
        attacker=labels.get(attack.attacker, ""),
        target=labels.get(attack.target, ""),
        at_player=attack.target == NO_UNIT,
        seat=attack.seat.value,
        stage=attack.stage,
        ended=attack.ended,
    )


# -- pending ---------------------------------------------------------------------------------------


def pending(state: State, labels: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Immediate effects, which precede what they answer (15-8-5-2), then pending ones."""
    yield from _immediate(state, labels, language)
    yield from _in_batches(state, labels, language)


def _immediate(state: State, labels: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Effects that triggered in the open windows, the innermost window first, and are not activated yet (15-8-5-4)."""
    windows = [frame for frame in state.frames if frame.procedure == "window"]
    used = windows[0].words("used") if windows else ()
    for frame in reversed(windows):
        triggered = zip(frame.words("triggered"), frame.numbers("hosts"), frame.numbers("bodies"), strict=False)
        waiting = [
            _answering(state, frame, key, card, UnitId(unit), labels, language)
            for key, card, unit in triggered
            if key not in used and (card in state.cards or unit in state.units)
        ]
        for seat in (state.turn_seat, state.turn_seat.other):
            own = tuple(effect for effect in waiting if effect.seat == seat.value)
            if own:
                order = "15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"
                yield TurnToGo(seat.value, own, "immediate", state.cited(("15-8-5-2", order)), len(own) > 1)


def _answering(
    state: State, frame: Frame, key: str, card: int, unit: UnitId, labels: Mapping[UnitId, str], language: str
) -> WaitingSnapshot:
    """An immediate effect by the key under which its window knows it."""
    body, held = state.units.get(unit), state.cards.get(card)
    keyword = keyword_of(key.partition("/")[2])
    known = view(state).held(unit) if body is not None else ()
    effect = next((h for h in known if known_as(h) == key), None)
    text = ""
    if keyword is not None:
        text = words.of_keyword(icon_of(effect.effect, keyword) if effect else Keyword(keyword), language)
    elif effect is not None:
        text = words.of_effect(state, effect.source, effect.effect, language)
    elif held is not None:
        # An effect of a card that isn't on the field.
        face, place = state.faces[held.face], key.partition("/")[2]
        text = words.printed_on(face, place, language) if words.is_on(face, place) else ""
    seat = body.seat if body is not None else held.owner if held is not None else state.turn_seat
    return WaitingSnapshot(
        id=0,
        card=labels.get(unit) or state.label(card),
        ref=unit or card,
        seat=seat.value,
        text=text,
        cause=frame.cause,
    )


def _in_batches(state: State, labels: Mapping[UnitId, str], language: str) -> Iterator[TurnToGo]:
    """Batches, the newest first (15-4-5-2), in each the turn player's effects first (15-4-3-5). Effects triggered just
    now will be the newest batch."""
    batches = [("older", b.occurrences) for b in reversed(state.batches)]
    if batches:
        batches[0] = ("newest", batches[0][1])
    if state.fresh:
        if batches:
            batches[0] = ("older", batches[0][1])
        batches.insert(0, ("triggered-now", state.fresh))
    for index, (why, occurrences) in enumerate(batches):
        for seat in (state.turn_seat, state.turn_seat.other):
            own = [o for o in occurrences if o.source.seat is seat]
            if not own:
                continue
            clauses = ["15-4-3-5-1" if seat is state.turn_seat else "15-4-3-5-2"]
            if len(batches) > 1 and index < len(batches) - 1:
                clauses.append("15-4-5-2")
                older = [o for _, some in batches[index + 1 :] for o in some]
                if seat is not state.turn_seat and any(o.source.seat is state.turn_seat for o in older):
                    clauses.append("15-4-5-3")
            if len(own) > 1:
                clauses.append("15-4-3-4")
            waiting = tuple(_waiting(state, o, labels, language) for o in own)
            yield TurnToGo(seat.value, waiting, why, state.cited(tuple(clauses)), len(own) > 1)


def _waiting(state: State, occurrence: Occurrence, labels: Mapping[UnitId, str], language: str) -> WaitingSnapshot:
    source = occurrence.source
    return WaitingSnapshot(
        id=occurrence.id,
        card=labels.get(source.unit)
        or name_of_source(state, source)
        or occurrence.name
        or state.label(occurrence.host),
        ref=source.unit or source.card,
        seat=source.seat.value,
        text=words.of_effect(state, source, occurrence.effect, language),
        cause=occurrence.cause,
    )


def later(state: State, labels: Mapping[UnitId, str], language: str) -> Iterator[LaterSnapshot]:
    """Pending processing (18-1), in the order in which it was reserved; first the check of <Piercing>, which has no
    effect left to activate (16-6-4)."""
    attack = state.attack
    if attack is not None and attack.pierced and not attack.ended and not _is_past_piercing(state):
        text = words.of_keyword(Keyword(KeywordName.PIERCING), language)
        card = labels.get(attack.attacker, "")
        waiting = WaitingSnapshot(0, card, attack.attacker, attack.seat.value, text, cause=0)
        yield LaterSnapshot("end-of-attack", waiting)
    for reserved in state.reserved:
        yield LaterSnapshot(reserved.timing, _waiting(state, reserved.occurrence, labels, language))


def _is_past_piercing(state: State) -> bool:
    """True if the attack has come to the check of <Piercing>, or past it."""
    attack = next((frame for frame in state.frames if frame.procedure == ATTACK.name), None)
    return attack is None or attack.step > ATTACK.place(pierce)


def name_of_source(state: State, source: EffectSource) -> str:
    """The card of an effect; if that is gone, the Digimon that had it; otherwise nothing."""
    return state.label(source.card) or state.label(source.unit)


def resolving(state: State, labels: Mapping[UnitId, str], language: str) -> ResolvingSnapshot | None:
    """The innermost effect being resolved; None if there is none."""
    for frame in reversed(state.frames):
        if frame.source is not None and frame.effect is not None:
            return _resolving(state, frame, labels, language)
    return None


def _resolving(state: State, frame: Frame, labels: Mapping[UnitId, str], language: str) -> ResolvingSnapshot:
    source, description = frame.source, frame.effect
    assert source is not None
    assert description is not None
    text = words.of_event(description, language)
    # The frame holds the remaining actions, the current one first.
    sentence = ""
    if len(description.effect.actions) > 1 and frame.actions:
        sentence = " ".join(actions_said(frame.actions[:1], language).split())
    return ResolvingSnapshot(
        card=labels.get(source.unit) or name_of_source(state, source),
        ref=source.unit if source.unit in state.units else source.card,
        host=source.card if source.card in state.cards else 0,
        part=source.index,
        text=text,
        sentence=sentence,
    )
