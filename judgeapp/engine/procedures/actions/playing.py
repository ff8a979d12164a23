"""Playing, digivolving and using Options by an effect."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from judgeapp.engine import atoms, lang
from judgeapp.engine.cards import Face
from judgeapp.engine.copies import name_of_new
from judgeapp.engine.events import What
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality import (
    fits_colors,
    kept_from_digivolving,
    requirements_by,
    to_affecting,
    to_playing,
)
from judgeapp.engine.moment import Decision, Moment, Option
from judgeapp.engine.playing import being_played, opened, with_opened
from judgeapp.engine.procedures.actions.processing import (
    by_source,
    done,
    done_with,
    next_of,
    number_of,
    times_of,
)
from judgeapp.engine.procedures.actions.targets import affected, how_many, targets_of
from judgeapp.engine.state import replace


def play(moment: Moment, action: lang.PlayFree) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [r for r in refs if r in moment.state.cards]
    if not action.free and len(cards) > 1:
        # What is paid for is played one by one.
        names = [f"playing.{card}" for card in cards]
        for name, card in zip(names, cards, strict=True):
            moment.name(name, (card,))
        done(moment, *(structs.replace(action, target=lang.Named(name)) for name in names))
        return None
    cards = [
        ref for ref in affected(moment, cards)
        if not moment.stopped_by(to_playing(moment.view, CardId(ref), breeding=action.breeding))
    ]  # fmt: skip
    if action.breeding:
        cards = cards[:1]  # 3-4-5-2: only one Digimon can be in a breeding area
    # What is really played the playing itself tells.
    done(moment, did=False, wholly=len(cards) >= how_many(moment, action.target, refs))
    if cards:
        moment.call(
            "play", source=moment.source, cards=tuple(cards), paid=not action.free,
            less=number_of(moment, action.less), suspended=action.suspended,
            breeding=action.breeding, mute=action.mute,
        )  # fmt: skip
    return None


def open_places(moment: Moment, action: lang.OpenPlaces) -> None:
    """For the cards that the effect answers, which are played by one procedure."""
    played = [c for c in moment.frame.numbers("subject") if c in being_played(moment.state)]
    played += [c for c in moment.frame.numbers("into") if c in being_played(moment.state)]
    done(moment, did=bool(played))
    if not played:
        moment.tell(What.IMPOSSIBLE, "1-3-2", **by_source(moment))
        return
    card = CardId(played[0])
    places = (*opened(moment.state, card), *action.places)
    moment.state = with_opened(moment.state, card, places)
    moment.tell(What.DECLARED, "15-8-5-1", kind="places", card=card, **by_source(moment))


def play_token(moment: Moment, action: lang.PlayToken) -> None:
    tokens: list[int] = []
    faces = [_token_face(moment, token) for token in action.tokens] or [action.face]
    for _ in range(times_of(moment, action.count)):
        for face in faces:
            seat = moment.source.seat
            called = name_of_new(moment.state, moment.state.faces[face].name)
            moment.state, card = atoms.create_card(
                moment.state, face, seat, token=True, called=called
            )
            tokens.append(card)
    done(moment, did=False)
    if tokens:
        moment.call("play", source=moment.source, cards=tuple(tokens), paid=False)


def _token_face(moment: Moment, token: lang.Token) -> str:
    """The key of a token's face, which comes into the game with the token (4-18-1)."""
    (category,) = token.categories
    face = Face(
        name=token.name, category=category, colors=token.colors, level=token.level, dp=token.dp,
        play_cost=token.play_cost, traits=token.traits, effects=token.effects, token=True,
    )  # fmt: skip
    faces, key = moment.state.faces, token.name
    while faces.get(key, face) != face:
        key += "*"  # another card, or another token, of the same name
    if key not in faces:
        moment.state = replace(moment.state, faces={**faces, key: face})
    return key


def digivolve(moment: Moment, action: lang.DigivolveInto) -> Decision | None:
    """8-1-2-6: one at a time, each when the one before has digivolved."""
    units = targets_of(moment, action.target)
    if isinstance(units, Decision):
        return units
    if len(units) > 1 and "pick.handled" not in moment.frame.values:
        moment.tell(What.DECLARED, "8-1-2-6", kind="digivolve", units=units)
    unit = next_of(moment, units)
    if unit is None:
        done(moment, did=False)
        return None
    cards = targets_of(moment, action.into, "into")
    if isinstance(cards, Decision):
        return cards
    is_there = unit in moment.state.units
    reached = is_there and not moment.stopped_by(to_affecting(moment.view, unit, moment.source))
    for card in affected(moment, cards) if reached else ():
        requirements = requirements_by(
            moment.view, action, UnitId(unit), CardId(card), moment.source
        )
        if not requirements:
            seat = moment.source.seat
            if kept := kept_from_digivolving(
                moment.view, seat, CardId(card), UnitId(unit), moment.source
            ):
                moment.tell(What.IMPOSSIBLE, *kept.clauses, unit=unit, card=card)
                continue
            face = moment.state.face(CardId(card))
            kinds = (
                ("8-2-2-4", face.dna), ("8-3-2-4", face.burst), ("8-4-2-2", face.app_fusion),
            )  # fmt: skip
            named = (clause for clause, wanted in kinds if wanted)
            moment.tell(What.IMPOSSIBLE, "8-1-3-1", *named, unit=unit, card=card)
            continue
        requirement = requirements[0]
        if len(requirements) > 1:
            answer = moment.take_answer()
            if answer is None:
                options = tuple(Option(f"requirement-{i + 1}") for i in requirements)
                return Decision("requirement", moment.source.seat, options, ("8-1-2-1", "8-1-3-1"))
            requirement = int(answer.removeprefix("requirement-")) - 1
        values: dict[str, Any] = {
            "card": card, "unit": unit, "seat": moment.source.seat.value,
            "paid": not action.free, "requirement": requirement,
            "less": number_of(moment, action.less), "ignoring": action.ignore_requirements,
        }  # fmt: skip
        if action.cost is not None:
            values["cost"] = action.cost
        done_with(moment, unit, units)
        moment.call("digivolve", source=moment.source, **values)
        return None
    moment.remember(wholly=False)
    done_with(moment, unit, units)
    return None


def use(moment: Moment, action: lang.UseOption) -> Decision | None:
    """9-1-7: one at a time."""
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [r for r in refs if r in moment.state.cards]
    if len(cards) > 1 and "pick.handled" not in moment.frame.values:
        moment.tell(What.DECLARED, "9-1-7", kind="use", cards=tuple(cards))
    card = next_of(moment, cards)
    if card is None:
        done(moment, did=False)
        return None
    seat = moment.source.seat
    colored = fits_colors(moment.view, seat, CardId(card))
    used = colored.ok and not moment.stopped_by(to_affecting(moment.view, card, moment.source))
    if not colored.ok:
        moment.tell(What.IMPOSSIBLE, *colored.clauses, card=card)
    if not used:
        moment.remember(wholly=False)
    done_with(moment, card, cards)
    if used:
        moment.call("use", source=moment.source, card=card, seat=seat.value, paid=not action.free)
    return None


def trash_used(moment: Moment, _: lang.TrashUsed) -> None:
    card = moment.source.card
    held = moment.state.cards.get(card)
    if held is not None and held.area is Area.NOWHERE:
        moment.apply(
            atoms.move_cards(moment.state, (card,), Area.TRASH), What.TRASHED, "9-1-5", "18-1-1"
        )
    done(moment)
