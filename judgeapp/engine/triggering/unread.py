"""Texts that the compiler did not understand and that no trigger announces: lines on cards that may work there, for the
judge to rule on. The engine knows nothing of them but their words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import Held, View, view
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, ByHand, Category, Effect, Timing, Turn, parts
from judgeapp.engine.state.cards import Face, cached_for_faces
from judgeapp.engine.state.state import Card, Grant, State

# Kinds of lines beside the effects: rules on what the card is hold everywhere (2-3-5-1), requirements matter in the
# hand, link requirements also on the field.
_EVERYWHERE = "rules"
_ON_FIELD_TOO = "link"
# Places of effects from others: they are of their faces.
_GIVEN = ("gained", "keyword")
_ICONS = ("[", "【", "［", "〔")
_OF_THE_CARD = ("this card", "このカード")
_COMING = ("played", "used", "linked")
# Statements of a card's area in a text.
_LIES = {
    area: re.compile(
        rf"\bthis card (?:in|from) (?:your|its owner's) {place}|{japanese}(?:にある|の)このカード", re.IGNORECASE
    )
    for area, place, japanese in (
        (Area.HAND, "hand", "手札"),
        (Area.TRASH, "trash", "トラッシュ"),
        (Area.SECURITY, "security", "セキュリティ"),
    )
}
_OF_ITS_CARD = re.compile(r"\bthis (?:Digimon|Tamer|card)\b|この(?:デジモン|テイマー|カード)", re.IGNORECASE)
# What says that effects are not activated, or don't trigger; of whose it is; and the timings that it names.
_STOPS = re.compile(
    r"(?:\b(?:can't|cannot|can not|don't|doesn't|do not|does not|aren't|isn't|not|no|none|never|neither|unable)\b"
    r"[^.]*\b(?:activat|trigger)|\b(?:prevent|negat|stop|ignor|los[es])[^.]*\beffects?\b)"
    r"|(?:発揮|発動|誘発)(?:(?:でき|され|し)ない|せず)|無効|効果を失",
    re.IGNORECASE,
)
_OPPONENTS, _YOURS = (
    re.compile(r"\bopponent|相手の", re.IGNORECASE),
    re.compile(r"\byour\b(?! opponent)|自分の", re.IGNORECASE),
)
_BRACKETED = re.compile(r"\[([^\[\]]+)\]")
_TIMINGS = {timing.value.replace("-", " "): timing for timing in Timing}
_OF_COSTS = re.compile(r"\b(?:costs?|memory)\b|コスト|メモリー", re.IGNORECASE)
_OF_ATTACKS = re.compile(
    r"\b(?:attack|block|rush\b|(?:un)?suspend|treated as|gains?\b|effects?\b)"
    r"|アタック|ブロック|速攻|レスト|アクティブ|として扱|得る|効果",
    re.IGNORECASE,
)
_WHILE_REVEALED = ("card is revealed", "カードがデッキからオープンされている")


class UnreadText(NamedTuple):
    """A text where it may work."""

    source: EffectSource
    name: str
    text: str
    perhaps: bool = False  # the judge is asked unprompted wherever it may trigger; for other texts he isn't everywhere
    during: Turn = Turn.ALL  # turns in which it may work, if stated

    @property
    def line(self) -> str:
        return f"{self.name}: {self.text}"


def is_unread(effect: Effect) -> bool:
    """True if an effect is by hand, and its understood part is not known to trigger."""
    by_hand = [action for action in effect.actions if isinstance(action, ByHand)]
    untimed = not (effect.timings or effect.when)
    return bool(by_hand) and (untimed or any(action.perhaps for action in by_hand))


def speaks_of_its_card(text: str) -> bool:
    """True if a text that is not understood mentions its own card."""
    return _OF_ITS_CARD.search(text) is not None


@cached_for_faces
def _with_texts(faces: Mapping[str, Face]) -> frozenset[str]:
    """Keys of the faces with something that is not understood."""
    return frozenset(
        key
        for key, face in faces.items()
        if face.unread
        or any(
            isinstance(part, ByHand)
            for part in parts((face.effects, face.inherited, face.link_effects, face.option_effects))
        )
    )


def _are_granted(grants: Sequence[Grant]) -> bool:
    return any(isinstance(part, ByHand) for grant in grants for part in parts(grant.gifts))


def unread_texts(known: View) -> tuple[UnreadText, ...]:
    """Texts placed where they may work, in any turn."""
    state = known.state
    if not _with_texts(state.faces) and not _are_granted(state.grants):
        return ()
    return (*_on_field(known), *_off_field(state), *_revealed(state))


def unread_now(known: View) -> tuple[UnreadText, ...]:
    """Texts that may work in this turn."""
    texts = unread_texts(known)
    return tuple(text for text in texts if known.state.in_turn(text.source.seat, text.during))


def stopping(known: View, seat: Seat, timings: Collection[str]) -> tuple[UnreadText, ...]:
    """Texts that hold at all times and may stop a player's effect of these timings from being activated."""
    standing = (text for text in unread_now(known) if not text.perhaps)
    return tuple(text for text in standing if _may_stop(text.text, timings, own=text.source.seat is seat))


def _may_stop(text: str, timings: Collection[str], *, own: bool) -> bool:
    """True if a text says that effects are not activated, as far as it says whose and which timings. `own`: it is of
    the player whose effect it would stop."""
    if _STOPS.search(text) is None:
        return False
    if own and _OPPONENTS.search(text) and not _YOURS.search(text):
        return False
    named = {_TIMINGS[name.lower()] for name in _BRACKETED.findall(text) if name.lower() in _TIMINGS}
    return not named or not named.isdisjoint(timings)


def changing_costs(known: View, card: CardId, answers: Iterable[Held]) -> tuple[UnreadText, ...]:
    """Texts that might change a card's cost, or whether it can be paid: of the effects that answer it, those not fully
    understood, whatever they do; of lasting texts, those that mention costs or memory, or are a line of the card."""
    answering = (
        _effect_text(known.state, held.source, held.effect)
        for held in answers
        if any(isinstance(part, ByHand) for part in parts(held.effect.actions))
    )
    standing = (text for text in unread_now(known) if not text.perhaps and _may_change_cost(text, card))
    return tuple(dict.fromkeys((*answering, *standing)))


def _may_change_cost(text: UnreadText, card: CardId) -> bool:
    if text.source.card == card and text.source.index.startswith("lines."):
        return True
    is_there = text.source.card == card or bool(text.source.unit) or not speaks_of_its_card(text.text)
    return is_there and _OF_COSTS.search(text.text) is not None


def changing_attacks(known: View, *units: UnitId) -> tuple[UnreadText, ...]:
    """Texts that might change whether these units attack or block each other: lasting ones on it, or on a unit."""
    standing = (text for text in unread_now(known) if not text.perhaps)
    return tuple(
        text
        for text in standing
        if (text.source.unit and text.source.unit in units) or _OF_ATTACKS.search(text.text) is not None
    )


def newly_unread(old: State, new: State) -> tuple[UnreadText, ...]:
    """Texts newly placed where they may work."""
    if old.units is new.units and old.areas is new.areas and old.cards is new.cards and old.grants is new.grants:
        return ()
    texts = unread_texts(view(new))
    if not texts:
        return ()
    known_keys = {text.source.key for text in unread_texts(view(old))}
    return tuple(text for text in texts if text.source.key not in known_keys)


def _on_field(known: View) -> Iterator[UnreadText]:
    state = known.state
    with_texts = _with_texts(state.faces)
    for body in state.units.values():
        for source, effect in known.held(body.id):
            if state.cards[source.card].face not in with_texts and not source.index.startswith(_GIVEN):
                continue
            # 3-4-5-4: in the breeding area only what says {Breeding} works.
            in_place = body.area is (effect.area or Area.BATTLE) or _may_be_anywhere(effect)
            if is_unread(effect) and in_place:
                yield _effect_text(state, source, effect)
        for card in (*body.stack, *body.links):
            if state.cards[card].face not in with_texts:
                continue
            kinds = (_EVERYWHERE, _ON_FIELD_TOO) if card == body.top else (_EVERYWHERE,)
            if state.cards[card].face_up:
                yield from _lines(state, EffectSource(card, body.id, body.seat, ""), kinds)
                if card != body.top:
                    yield from _on_its_card(state, EffectSource(card, body.id, body.seat, ""))


def _off_field(state: State) -> Iterator[UnreadText]:
    with_texts = _with_texts(state.faces)
    for seat in Seat:
        for area in OFF_FIELD:
            for card in getattr(state.areas[seat], area.value):
                copy = state.cards[card]
                if copy.face not in with_texts or (area is Area.SECURITY and not copy.face_up):
                    continue
                yield from _card_texts(state, copy, seat, area)


@cached_for_faces
def _has_revealed_texts(faces: Mapping[str, Face]) -> bool:
    return any(is_unread(effect) and _may_work_revealed(effect) for face in faces.values() for effect in face.effects)


def _may_work_revealed(effect: Effect) -> bool:
    return _says(effect, _WHILE_REVEALED) or _may_say_what_its_card_is(effect)


def _on_its_card(state: State, where: EffectSource) -> Iterator[UnreadText]:
    """Effects of a card under another, or linked to it, that may say what the card is."""
    for index, effect in enumerate(state.face(where.card).effects):
        if is_unread(effect) and _may_say_what_its_card_is(effect):
            yield _effect_text(state, EffectSource(where.card, where.unit, where.seat, f"effects.{index}"), effect)


def _revealed(state: State) -> Iterator[UnreadText]:
    """Effects of revealed cards that work while revealed, as they say (15-15-3-2), or that may say what the card is."""
    if not _has_revealed_texts(state.faces):
        return
    for card in state.cards.values():
        if card.shown_from is None:
            continue
        for index, effect in enumerate(state.faces[card.face].effects):
            if is_unread(effect) and _may_work_revealed(effect):
                source = EffectSource(card.id, NO_UNIT, card.owner, f"effects.{index}")
                yield _effect_text(state, source, effect)


def _card_texts(state: State, card: Card, seat: Seat, area: Area) -> Iterator[UnreadText]:
    face = state.faces[card.face]
    for index, effect in enumerate(face.effects):
        if is_unread(effect) and _may_work(face, effect, area):
            source = EffectSource(CardId(card.id), NO_UNIT, seat, f"effects.{index}")
            yield _effect_text(state, source, effect)
    kinds = None if area is Area.HAND else (_EVERYWHERE,)
    yield from _lines(state, EffectSource(CardId(card.id), NO_UNIT, seat, ""), kinds)


def _may_work(face: Face, effect: Effect, area: Area) -> bool:
    """True if an effect of a card may work in the hand, the trash or the security stack. It says so (15-14), or in the
    hand it mentions its card, or how an Option is used; or it may define the card."""
    if _may_be_anywhere(effect) or _may_say_what_its_card_is(effect, area):
        return True
    if effect.area is not None or area is not Area.HAND:
        return effect.area is area
    return Category.OPTION in face.categories or _says(effect, _OF_THE_CARD) or _is_of_coming(effect)


def _may_say_what_its_card_is(effect: Effect, area: Area | None = None) -> bool:
    """True if an effect may define its card, which holds everywhere (2-3-5-1): without timing or area it mentions this
    card, and in no other area."""
    if effect.timings or effect.when or effect.area is not None or effect.during is not Turn.ALL:
        return False
    if _says(effect, _WHILE_REVEALED):
        return False
    places = [place for place, pattern in _LIES.items() if pattern.search(_words(effect))]
    return _says(effect, _OF_THE_CARD) and (not places or area in places)


def _is_of_coming(effect: Effect) -> bool:
    """True if an effect answers that its card would come to the field: "when you would play this Digimon"."""
    return any(when.event == "digivolved-into" or (when.this and when.event in _COMING) for when in effect.when)


def _says(effect: Effect, some: Sequence[str]) -> bool:
    words = _words(effect).lower()
    return any(word in words for word in some)


def _may_be_anywhere(effect: Effect) -> bool:
    """True if its text begins with an icon that could not be read: it may be that of an area."""
    return effect.area is None and _words(effect).lstrip().startswith(_ICONS)


def _lines(state: State, where: EffectSource, kinds: tuple[str, ...] | None) -> Iterator[UnreadText]:
    """Lines beside the effects, of some kinds or of all."""
    face = state.face(where.card)
    for index, line in enumerate(face.unread):
        if kinds is None or line.kind in kinds:
            source = EffectSource(where.card, where.unit, where.seat, f"lines.{index}")
            yield UnreadText(source, face.name, line.text or line.kind)


def _effect_text(state: State, source: EffectSource, effect: Effect) -> UnreadText:
    copy = state.cards.get(source.card)
    name = state.faces[copy.face].name if copy is not None else ""
    elsewhere = any(action.elsewhere for action in effect.actions if isinstance(action, ByHand))
    perhaps = bool(effect.when) and not elsewhere
    return UnreadText(source, name, _words(effect), perhaps, effect.during)


def _words(effect: Effect) -> str:
    return " ".join(part.text for part in parts(effect.actions) if isinstance(part, ByHand))
