"""Effects that activate other effects (15-15-9-1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, Scope, View, asked_of_its_face, frozen_name
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, UnitId
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.conditions import can_be_processed, can_do_all
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.moment import Decision, Moment, Option, about_effect, unique_name
from judgeapp.engine.procedures.actions.processing import finish
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.structure import step_by_step
from judgeapp.engine.procedures.actions.targets import targets_of
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.stopping import is_stopped, take_meant
from judgeapp.engine.state.state import replace


def activate_effect(moment: Moment, action: lang.ActivateEffect) -> Decision | None:
    itself = _put_away_itself(moment, action)
    activated, lost = moment.frame.words("pick.activated"), moment.frame.words("pick.lost")
    if activated and not itself and _is_gone(moment, action.of):
        finish(moment)  # the activated effect moved its card, and nothing is missing
        return None
    refs = itself or targets_of(moment, action.of)
    if isinstance(refs, Decision):
        return refs
    there = [ref for ref in refs if ref in moment.state.units or ref in moment.state.cards]
    refused = [
        (held, _refusing_clause(moment, action, held))
        for held in target_effects(moment.view, action, moment.scope, there)
        if held.source.key not in (*activated, *lost) and not _is_delayed(moment, held)
    ]
    able = {
        f"{unique_name(moment, held.source.card)}/{held.source.index}": held for held, clause in refused if not clause
    }
    if not able:
        if not activated:
            reasons = dict.fromkeys(reason for _, reason in refused)
            timing = action.timing if action.or_timing is None else None
            moment.record(EventKind.IMPOSSIBLE, _clause_of_part(action), "1-3-2", *reasons, timing=timing)
        finish(moment, did=bool(activated))
        return None
    answer = take_meant(moment, able) if len(able) > 1 else next(iter(able))
    if answer is None:
        options = tuple(Option(key, about_effect(h.source)) for key, h in able.items())
        clauses = ("15-15-9-1", "15-15-9-2" if action.every else "15-10-2-1")
        return Decision("effect", moment.source.seat, options, clauses)
    held = able[answer]
    stopped = is_stopped(moment, held, action.timings, meant=answer)
    if stopped:
        moment.remember(**{"pick.lost": (*lost, held.source.key)})
        moment.record_effect(EventKind.NOT_ACTIVATED, held, JUDGE)
    if stopped is not False:
        return None
    if action.every:
        # 15-15-9-2: the next is chosen when this one is resolved.
        moment.remember(**{"pick.activated": (*activated, held.source.key)})
    else:
        finish(moment)
    _activate(moment, action, held, itself=bool(itself))
    return None


def _clause_of_part(action: lang.ActivateEffect) -> str:
    """Only the text in the part of the card that is referred to."""
    return "15-16-10-1" if action.timing == lang.Timing.SECURITY else _OF_PART[action.part]


def _activate(moment: Moment, action: lang.ActivateEffect, held: Held, *, itself: bool) -> None:
    """Activate an effect for the card whose effect does it; `itself`: of the card put away by that."""
    is_option = lang.Category.OPTION in moment.view.categories_of_source(held.source)
    counted = ("15-14-1-1",) if held.effect.per_turn else ()
    no_use = ("4-19-5",) if is_option else ()
    description, moved = moment.describe_effect(*held), ("3-1-3-1-2",) if itself else ()
    if itself:
        source = moment.view.with_kinds(held.source)
        held = held._replace(source=replace(source, card=moment.source.card))
    free = _is_left_free(moment, action)
    must = () if free else _condition_to_carry_out(moment, held)
    as_this_card = action.as_this and moment.state.plays(EditionFact.AS_THIS_CARD)
    is_inherited = action.part == "effects" and held.source.index.startswith("inherited.")
    beside = "15-3-1" if is_inherited else _clause_of_part(action)
    clauses = (beside, *moved, *counted, *no_use, *(("15-15-7-3@4.2",) if as_this_card else ()))
    facts = _never_checked(moment.view, held)
    event = activate(moment, held, "15-15-9-1", *clauses, declared=must or None, facts=facts, description=description)
    if must:
        mandatory = moment.state.plays(EditionFact.FREE_WHERE_OPTIONAL)
        clauses = ("15-1-6", "15-7-1", *(("15-15-7-4@4.2",) if mandatory else ()))
        moment.record(EventKind.DECLARED, *clauses, cause=event.number, effect=event.effect, answer="yes")


def _is_gone(moment: Moment, of: lang.Target) -> bool:
    """True if the card that an effect calls by a name is no longer there."""
    return isinstance(of, lang.Named) and not moment.view.meant(of, moment.scope)


def _is_left_free(moment: Moment, action: lang.ActivateEffect) -> bool:
    """True if a condition "by ...ing" of the activated effect is still free, because the activating effect says "you
    may". An edition makes it mandatory only then."""
    running = moment.frame.effect
    if running is None or not moment.state.plays(EditionFact.FREE_WHERE_OPTIONAL):
        return False
    optional = (part for part in lang.parts(running.effect.actions) if isinstance(part, lang.May))
    return any(action in lang.parts(part.actions) for part in optional)


def _put_away_itself(moment: Moment, action: lang.ActivateEffect) -> tuple[int, ...]:
    """ "By returning this card, activate this card's [Main] effects": the card that the effect's card became by its own
    condition; the effects are read there. They belong to an effect still being processed (15-15-9-1), but the card is
    now a different one (3-1-3-1-2), so they don't find "this card" there."""
    of, scope = action.of, moment.scope
    is_itself = isinstance(of, lang.Named) and of.name in ("this", "this-card")
    if not is_itself or scope.unit != NO_UNIT or scope.card in moment.state.cards:
        return ()
    return moment.frame.numbers("itself")


def _is_delayed(moment: Moment, held: Held) -> bool:
    """True if it is the <Delay> of a card that was not placed in the battle area (16-16-1)."""
    placed = held.source.unit in moment.state.units
    return held.effect.keyword == lang.KeywordName.DELAY and not placed


def _condition_to_carry_out(moment: Moment, held: Held) -> tuple[lang.Action, ...]:
    """15-1-6: that the effect is activated is decided already, so that a condition "by ...ing" with
    which it begins must be carried out if it can be (so the official answer Q5331)."""
    first, *rest = held.effect.actions or (None,)
    if not isinstance(first, lang.By):
        return ()
    scope = Scope(held.source.seat, held.source.unit, held.source.card)
    return (*step_by_step(first), *rest) if can_do_all(moment.view, first, scope) else ()


# The texts of a card that effects refer to.
_OF_PART = {"effects": "2-3-3-2", "inherited": "2-3-4-2", "link_effects": "2-3-12-7", "option_effects": "4-6-6-1@4.2"}


def _refusing_clause(moment: Moment, action: lang.ActivateEffect, held: Held) -> str:
    """The clause by which an effect can't be activated by another; empty if it can: effects of its timing are
    forbidden, its times are used up (15-14-1-1; official answer Q6029), or none of its conditions is met."""
    source, effect = held
    meant = action.timings.intersection(effect.timings) or {action.timing}
    if all(moment.view.silencing(source.unit, timing) for timing in meant):
        return "15-1-3"
    if meant == {lang.Timing.SECURITY} and moment.view.silencing_security(source.card):
        return "15-1-3"
    if moment.state.is_used_up(source, effect):
        return "15-14-1-1"
    scope = Scope(source.seat, source.unit, source.card, _never_checked(moment.view, held))
    return "" if can_be_processed(moment.view, effect, scope) else "15-6-3"


def _never_checked(view: View, held: Held) -> dict[str, tuple[int, ...]]:
    """Answers to how the card of a [Security] effect lay (3-7-4): only in a security stack does a card lie face up or
    face down, and none that was not checked has been turned."""
    card = view.state.cards.get(held.source.card)
    if not held.source.index.startswith("security") or (card is not None and card.area is Area.SECURITY):
        return {}
    scope = Scope(held.source.seat, held.source.unit, held.source.card)
    return {frozen_name(asked, scope): () for asked in asked_of_its_face(held.effect)}


# -- needs ------------------------------------------------------------------------------------------


# Places of a Digimon's effects beside its own card: under it, linked to it, given to it.
_HAD_BESIDE = ("inherited.", "link_effects.", "gained.")


def target_effects(view: View, action: lang.ActivateEffect, scope: Scope, refs: Sequence[int]) -> Iterator[Held]:
    """The effects of some cards that an effect means to activate (15-15-9-1). Those of a Digimon or Tamer are still its
    effects; only "as an effect of this Digimon", or if their card is neither, do they belong to the card that activates
    them. They count for their own card (15-14-1-3)."""
    for ref in refs:
        body = view.state.units.get(UnitId(ref))
        card = CardId(ref) if body is None else body.top
        if body is None or action.as_this:
            unit, seat = scope.unit, scope.seat
        else:
            unit, seat = body.id, body.seat
        face = view.state.face(card)
        if action.timing == lang.Timing.SECURITY:
            # All of this part have that timing, whether they say so or not (15-16-10-1).
            meant = [(f"security.{index}", effect) for index, effect in enumerate(face.security)]
        else:
            written = enumerate(getattr(face, action.part))
            wanted = action.timings
            meant = [(f"{action.part}.{i}", e) for i, e in written if wanted & {*e.timings}]
            if body is not None and action.part == "effects":
                # Effects of the cards under and linked to it are its effects too (15-3-1; official answer Q4961), and
                # so are gained ones (Q3656).
                for held in view.held(body.id):
                    if held.source.index.startswith(_HAD_BESIDE) and wanted & {*held.effect.timings}:
                        yield Held(replace(held.source, unit=unit, seat=seat), held.effect)
        for place, effect in meant:
            yield Held(EffectSource(card, unit, seat, place), effect)


def _activating(find: Finder, action: lang.ActivateEffect) -> Needs:
    """Any effect that is meant; which of them can be activated is asked when one is (15-15-9-1)."""
    refs = find.view.meant(action.of, find.scope)
    return Needs(any(True for _ in target_effects(find.view, action, find.scope, refs)))


RULES = rule(lang.ActivateEffect, needs=_activating, does=activate_effect)
