"""Playing, digivolving and using Options by an effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.derive import counting_as
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Deed
from judgeapp.engine.legality.costs import forbidden_card
from judgeapp.engine.legality.needs import Finder, Needs, Use, scope_of_choice
from judgeapp.engine.legality.obstacles import to_affecting, to_playing
from judgeapp.engine.legality.requirements import fits_colors, fits_requirement, requirements_by, requirements_of
from judgeapp.engine.moment import Decision, Moment, requirement_option
from judgeapp.engine.procedures.actions.processing import finish, finish_with, next_of, reduction, times_of
from judgeapp.engine.procedures.actions.rule import needs_nothing, rule
from judgeapp.engine.procedures.actions.targets import affected, how_many, target_player, targets_of
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.copies import name_of_new
from judgeapp.engine.state.playing import being_played, with_opened
from judgeapp.engine.state.state import replace


def play(moment: Moment, action: lang.PlayFree) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [r for r in refs if r in moment.state.cards]
    if not refs:
        breeding = action.breeding
        _record_none_fits(moment, action.target, lambda c: _not_played(moment, c, breeding=breeding))
    if not action.free and len(cards) > 1:
        # Cards with a cost are played singly.
        names = [f"playing.{card}" for card in cards]
        for name, card in zip(names, cards, strict=True):
            moment.name(name, (card,))
        finish(moment, *(structs.replace(action, target=lang.Named(name)) for name in names))
        return None
    cards = [
        ref
        for ref in affected(moment, cards)
        if not moment.stopped_by(to_playing(moment.view, CardId(ref), breeding=action.breeding))
    ]
    if action.breeding:
        cards = cards[:1]  # 3-4-5-2: only one Digimon can be in a breeding area
    # The playing itself reports the cards played.
    finish(moment, did=False, wholly=len(cards) >= how_many(moment, action.target, refs))
    if cards:
        values: dict[str, Any] = {} if action.cost is None else {"cost": action.cost}
        less = reduction(action.less)
        opening = (lang.OpenPlaces(action.materials),) if action.materials else ()
        moment.call(
            "play",
            source=moment.source,
            cards=tuple(cards),
            paid=not action.free,
            suspended=action.suspended,
            breeding=action.breeding,
            mute=action.mute,
            **values | less | {"actions": (*less.get("actions", ()), *opening)},
        )
    return None


def _record_none_fits(moment: Moment, target: lang.Target, why: Callable[[CardId], tuple[str, ...]]) -> None:
    """Record that none of an effect's cards can be chosen; `why` gives each one's clauses."""
    if not isinstance(target, lang.Choose):
        return
    there = [c for c in moment.view.that_fit(target.of, moment.scope) if c in moment.state.cards]
    clauses = dict.fromkeys(clause for card in there for clause in why(CardId(card)))
    if clauses:
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", *clauses, card=there[0] if len(there) == 1 else None)


def _not_played(moment: Moment, card: CardId, *, breeding: bool) -> tuple[str, ...]:
    obstacle = to_playing(moment.view, card, breeding=breeding)
    return obstacle.clauses if obstacle is not None else ()


def open_places(moment: Moment, action: lang.OpenPlaces) -> None:
    """Open places for the cards played by the procedure that the effect answers (official answer 3140)."""
    now = being_played(moment.state)
    meant = moment.frame.numbers("subject") or moment.frame.numbers("into")
    cards = tuple(CardId(ref) for ref in meant if ref in now)
    finish(moment, did=bool(cards))
    if not cards:
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", **moment.cause_facts)
        return
    moment.state = with_opened(moment.state, cards, action.places)
    about: dict[str, Any] = {"card": cards[0]} if len(cards) == 1 else {"cards": cards}
    moment.record(EventKind.DECLARED, "15-8-5-1", kind="places", **about, **moment.cause_facts)


def play_token(moment: Moment, action: lang.PlayToken) -> None:
    tokens: list[int] = []
    faces = [_token_face(moment, token) for token in action.tokens] or [action.face]
    if action.new_names:
        for face in (face for face in tuple(faces) if _is_name_there(moment, face)):
            moment.record(EventKind.IMPOSSIBLE, "1-3-2", why="name-there", name=moment.state.faces[face].name)
            faces.remove(face)
    for _ in range(times_of(moment, action.count)):
        for face in faces:
            seat = target_player(moment, action.whose)
            called = name_of_new(moment.state, moment.state.faces[face].name)
            moment.state, card = atoms.create_card(moment.state, face, seat, token=True, called=called)
            tokens.append(card)
    finish(moment, did=False)
    if tokens:
        moment.call("play", source=moment.source, cards=tuple(tokens), paid=False, suspended=action.suspended)


def _is_name_there(moment: Moment, face: str) -> bool:
    """True if one of the player's Digimon has a name of a card."""
    mine = lang.Filter(whose=lang.Whose.YOURS, categories=(lang.Category.DIGIMON,))
    named = structs.replace(mine, has_name=moment.state.faces[face].names)
    return moment.view.count(named, moment.scope) > 0


def _token_face(moment: Moment, token: lang.Token) -> str:
    """The key of a token's face, which comes into the game with the token (4-18-1)."""
    (category,) = token.categories
    face = Face(
        name=token.name,
        category=category,
        colors=token.colors,
        level=token.level,
        dp=token.dp,
        play_cost=token.play_cost,
        traits=token.traits,
        effects=token.effects,
        token=True,
    )
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
        moment.record(EventKind.DECLARED, "8-1-2-6", kind="digivolve", units=units)
    unit = next_of(moment, units)
    if not units and isinstance(action.target, lang.Choose):
        fitting = moment.view.that_fit(action.target.of, moment.scope)
        if fitting:
            _record_not_digivolved(moment, action, fitting)
    if unit is None:
        finish(moment, did=False)
        return None
    if unit not in moment.state.units or moment.stopped_by(to_affecting(moment.view, unit, moment.source)):
        moment.remember(wholly=False)
        finish_with(moment, unit, units)
        return None
    becoming = _becoming(moment, action, UnitId(unit))
    meant = moment.view.meant(action.into, moment.scope)
    cards = targets_of(moment, action.into, "into", unfit=[c for c in meant if c not in becoming])
    if isinstance(cards, Decision):
        return cards
    if not becoming:
        _record_not_digivolved(moment, action, (unit,))
    for card in affected(moment, cards):
        requirements = becoming.get(card, [])
        if not requirements:
            continue
        requirement = _requirement(moment, action, UnitId(unit), CardId(card), requirements)
        if isinstance(requirement, Decision):
            return requirement
        finish_with(moment, unit, units)
        _call_digivolve(moment, action, unit, card, requirement)
        return None
    moment.remember(wholly=False)
    finish_with(moment, unit, units)
    return None


def _requirement(
    moment: Moment, action: lang.DigivolveInto, unit: UnitId, card: CardId, fulfilled: Sequence[int]
) -> int | Decision:
    """The fulfilled requirement of a card that is used, by its index."""
    if len(fulfilled) == 1:
        return fulfilled[0]
    answer = moment.take_answer()
    if answer is None:
        of = requirements_of(moment.view, card, unit)
        is_paid = not action.free and action.cost is None
        options = tuple(requirement_option(i, of[i], paid=is_paid) for i in fulfilled)
        return Decision("requirement", moment.source.seat, options, ("8-1-2-1", "8-1-3-1"))
    return int(answer.removeprefix("requirement-")) - 1


def _call_digivolve(moment: Moment, action: lang.DigivolveInto, unit: int, card: int, requirement: int) -> None:
    values: dict[str, Any] = {
        "card": card,
        "unit": unit,
        "seat": moment.source.seat.value,
        "paid": not action.free,
        "requirement": requirement,
        "ignoring": action.ignore_requirements,
        **reduction(action.less),
    }
    if action.cost is not None:
        values["cost"] = action.cost
    if action.as_level is not None:
        values |= {"as_level": action.as_level, "as_colors": action.as_colors}
    moment.call("digivolve", source=moment.source, **values)


def _becoming(moment: Moment, action: lang.DigivolveInto, unit: UnitId) -> dict[int, Sequence[int]]:
    """Cards that a unit can digivolve into, each with the requirements by which it can (8-1-3-1)."""
    view, source = moment.view, moment.source
    ways = {
        card: requirements_by(view, action, unit, CardId(card), source)
        for card in view.meant(action.into, scope_of_choice(moment.scope, action.target, unit))
    }
    return {card: requirements for card, requirements in ways.items() if requirements}


def _record_not_digivolved(moment: Moment, action: lang.DigivolveInto, units: Sequence[int]) -> None:
    """Record that none of some units can digivolve into any of the cards, and the clauses; what could be meant are
    kinds of digivolution that an effect must name. Of those out of the effect's reach, only that (15-15-6-1)."""
    units = affected(moment, units)
    if not units:
        return
    view, by = moment.view, moment.source
    into = [CardId(card) for card in view.meant(action.into, moment.scope)]
    asked = None if action.ignore_requirements else 0
    reasons = (
        clause
        for unit in units
        for card in into
        for clause in fits_requirement(
            view,
            by.seat,
            card,
            UnitId(unit),
            asked,
            by,
            any_level=action.ignore_level,
            asked_in=counting_as(view, UnitId(unit), action.as_level, action.as_colors),
        ).clauses
    )
    faces = [moment.state.face(card) for card in into]
    kinds = (
        ("8-2-2-4", any(f.dna for f in faces)),
        ("8-3-2-4", any(f.burst for f in faces)),
        ("8-4-2-2", any(f.app_fusion for f in faces)),
    )
    named = (clause for clause, is_meant in kinds if is_meant)
    moment.record(
        EventKind.IMPOSSIBLE,
        *dict.fromkeys(("8-1-3-1", *reasons, *named)),
        unit=units[0] if len(units) == 1 else None,
        card=into[0] if len(into) == 1 else None,
    )


def use(moment: Moment, action: lang.UseOption) -> Decision | None:
    """9-1-7: one at a time."""
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    cards = [r for r in refs if r in moment.state.cards]
    if len(cards) > 1 and "pick.handled" not in moment.frame.values:
        moment.record(EventKind.DECLARED, "9-1-7", kind="use", cards=tuple(cards))
    seat = moment.source.seat
    if not refs:
        _record_none_fits(moment, action.target, lambda card: _not_used(moment, seat, card, action))
    card = next_of(moment, cards)
    if card is None:
        finish(moment, did=False)
        return None
    colored = fits_colors(moment.view, seat, CardId(card), ignored=action.ignore_colors)
    used = colored.ok and not moment.stopped_by(to_affecting(moment.view, card, moment.source))
    if not colored.ok:
        moment.record(EventKind.IMPOSSIBLE, *colored.clauses, card=card)
    if not used:
        moment.remember(wholly=False)
    finish_with(moment, card, cards)
    if used:
        values: dict[str, Any] = {"paid": not action.free, **reduction(action.less)}
        if action.onto_security:
            values["onto_security"] = True
        moment.call("use", source=moment.source, card=card, seat=seat.value, **values)
    return None


def _not_used(moment: Moment, seat: Seat, card: CardId, action: lang.UseOption) -> tuple[str, ...]:
    """The clauses by which an effect can't use a card."""
    colored = fits_colors(moment.view, seat, card, ignored=action.ignore_colors)
    if not colored.ok:
        return colored.clauses
    forbidden = forbidden_card(moment.view, seat, card, Deed.USE_OPTIONS, moment.source)
    return ("15-1-3",) if forbidden else ()


def trash_used(moment: Moment, _: lang.TrashUsed) -> None:
    card = moment.source.card
    used = moment.state.cards.get(card)
    if used is not None and used.area is Area.NOWHERE:
        moment.apply(atoms.move_cards(moment.state, (card,), Area.TRASH), EventKind.TRASHED, "9-1-5", "18-1-1")
    finish(moment)


# -- needs ------------------------------------------------------------------------------------------


def _playing(find: Finder, action: lang.PlayFree) -> Needs:
    def can_play(ref: int) -> bool:
        card = CardId(ref)
        return find.is_loose(ref) and not (
            to_playing(find.view, card, breeding=action.breeding)
            or forbidden_card(find.view, find.scope.seat, card, Deed.PLAY, find.by)
        )

    return find.cards(action.target, can_play, Use.GOING)


def _playing_tokens(find: Finder, action: lang.PlayToken) -> Needs:
    return Needs(find.view.number(action.count, find.scope) > 0)  # 1-3-4


def _using(find: Finder, action: lang.UseOption) -> Needs:
    seat = find.scope.seat

    def can_use(ref: int) -> bool:
        card = CardId(ref)
        return (
            find.is_loose(ref)
            and fits_colors(find.view, seat, card, ignored=action.ignore_colors).ok
            and not forbidden_card(find.view, seat, card, Deed.USE_OPTIONS, find.by)
        )

    return find.cards(action.target, can_use, Use.GOING)


RULES = (
    rule(lang.PlayFree, needs=_playing, does=play)
    | rule(lang.PlayToken, needs=_playing_tokens, does=play_token)
    | rule(lang.OpenPlaces, needs=needs_nothing, does=open_places)
    | rule(lang.UseOption, needs=_using, does=use)
    | rule(lang.TrashUsed, needs=needs_nothing, does=trash_used)  # what the rules leave for later (9-1-5)
)
