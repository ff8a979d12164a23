"""Circumstances of a position besides where its cards lie: uses this turn, lasting effects in order, delayed actions,
face-up security cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import AddDP, Gift, Until
from judgeapp.engine.state.state import replace
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.punctuation import comma_list
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.placing import EffectOf, Lasting, Lying, lying_of
from judgeapp.table import words
from judgeapp.table.sentences import sentences
from judgeapp.table.setup import position as at
from judgeapp.table.setup.facts import parse_keyword

_NUMBER = re.compile(r"[+-]?\d{1,6}", re.ASCII)

ENGLISH = sentences("sayings")


class Circumstance(Struct, frozen=True):
    """One circumstance: its text, and its key: a card's name and effect, or the place in a list."""

    explanation: Explanation
    kind: str
    card: str = ""
    effect: str = ""
    seat: str = ""
    place: int = 0


def circumstances(scenario: Scenario, language: str = "en") -> tuple[Circumstance, ...]:
    """Circumstances of a position, lasting effects in the order in which they began."""
    return tuple(_circumstances(scenario, language))


def _circumstances(scenario: Scenario, language: str) -> Iterator[Circumstance]:
    now = at.position(scenario)
    for name, (_, _, placed) in at.units(scenario).items():
        for effect, times in placed.used.items():
            explanation = explain(ENGLISH, "used", card=name, effect=effect, times=times)
            yield Circumstance(explanation, "used", name, effect)
    for seat in Seat:
        for index, card in enumerate(map(lying_of, at.lying_in(scenario, seat, "security"))):
            if card.face_up:
                explanation = explain(ENGLISH, "face-up", card=card.card, seat=seat.value)
                yield Circumstance(explanation, "face-up", seat=seat.value, place=index)
    for index, effect_ in enumerate(now.lasting):
        gifts = comma_list(words.of_gift(gift, language) for gift in effect_.gifts)
        code = "given-to-player" if effect_.player else "given" if effect_.to else "given-to-all"
        if effect_.active:
            explanation = explain(ENGLISH, "active", card=effect_.active, effect=effect_.effect)
        else:
            explanation = explain(ENGLISH, code, card=effect_.to, seat=effect_.player, gifts=gifts)
        yield Circumstance(explanation, "lasting", place=index)
    for index, left in enumerate(now.later):
        text = words.of_actions(left.do, language)
        yield Circumstance(explain(ENGLISH, "later", timing=left.at, actions=text), "later", place=index)


def per_turn_effects(scenario: Scenario, name: str) -> dict[str, int]:
    """The [X Per Turn] effects of a card on the field by their place, and how often each can be used."""
    placed = at.units(scenario).get(name)
    if placed is None or placed[2].card not in scenario.cards:
        return {}
    face = faces_of(scenario, placed[2].card)[placed[2].card]
    return {f"effects.{n}": e.per_turn for n, e in enumerate(face.effects) if e.per_turn}


def use_up(scenario: Scenario, name: str, effect: str, times: int) -> Scenario:
    """An [X Per Turn] effect of a card on the field was used so often this turn."""
    _, _, placed = at.on_field(scenario, name)
    used = {**placed.used, effect: times}
    left = {place: count for place, count in used.items() if count > 0}
    return at.put_back(scenario, name, replace(placed, used=left))


def turn_over(scenario: Scenario, seat: Seat, place: int) -> Scenario:
    """A security card comes to lie face up, or face down again."""
    pile = at.lying_in(scenario, seat, "security")
    if not 0 <= place < len(pile):
        raise NotFoundError("there is no card {place} in {value}'s security", place=place + 1, value=seat.value)
    card = lying_of(pile[place])
    turned: Lying = replace(card, face_up=None if card.face_up else True)
    return at.with_pile(scenario, seat, "security", (*pile[:place], turned, *pile[place + 1 :]))


def give(scenario: Scenario, name: str, typed: str, until: Until) -> Scenario:
    """A card on the field has a keyword ("Blocker"), or DP ("+1000 DP"), from now on. Raises InputError otherwise."""
    seat, _, _ = at.on_field(scenario, name)
    lasting = Lasting(to=name, gifts=(_gift(typed),), until=until, by=EffectOf(seat.value, of=name))
    return _with(scenario, lasting=(*at.position(scenario).lasting, lasting))


def is_gift(typed: str) -> bool:
    """True for the name of a keyword effect, and for DP."""
    try:
        _gift(typed)
    except InputError:
        return False
    return True


def _gift(typed: str) -> Gift:
    text = typed.strip()
    number = text.upper().removesuffix("DP").strip()
    if _NUMBER.fullmatch(number):
        return AddDP(int(number))
    if not text:
        raise InputError("type what to give", mend='"Blocker" or "+1000 DP"')
    return parse_keyword(text)


def drop(scenario: Scenario, circumstance: Circumstance) -> Scenario:
    if circumstance.kind == "used":
        return use_up(scenario, circumstance.card, circumstance.effect, 0)
    if circumstance.kind == "face-up":
        return turn_over(scenario, Seat(circumstance.seat), circumstance.place)
    some: tuple[Any, ...] = getattr(at.position(scenario), circumstance.kind)
    return _with(scenario, **{circumstance.kind: some[: circumstance.place] + some[circumstance.place + 1 :]})


def earlier(scenario: Scenario, circumstance: Circumstance) -> Scenario:
    """Move a lasting effect, or one left for later, before the previous one."""
    if circumstance.kind not in ("lasting", "later") or circumstance.place == 0:
        return scenario
    some: list[Any] = list(getattr(at.position(scenario), circumstance.kind))
    some.insert(circumstance.place - 1, some.pop(circumstance.place))
    return _with(scenario, **{circumstance.kind: tuple(some)})


def _with(scenario: Scenario, **fields: Any) -> Scenario:
    return replace(scenario, position=msgspec.structs.replace(at.position(scenario), **fields))
