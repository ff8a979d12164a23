"""Actions that order others: may, by, if, instead, the choice of modes, later, by hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations

from msgspec import structs

from judgeapp.engine import lang
from judgeapp.engine.derive import clauses_of_condition, counted_name, frozen_name, referred
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import UnitId
from judgeapp.engine.judge import JUDGE, is_by_hand, read_deed
from judgeapp.engine.keyword_rules import rule_of
from judgeapp.engine.lang import Action
from judgeapp.engine.legality.conditions import can_be_done, can_do_all, is_vain, leads_to_by
from judgeapp.engine.legality.limits import raised
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.utilizing.committed import BY_CONDITION, only_answer
from judgeapp.engine.moment import Decision, Moment, Option, yes_or_no
from judgeapp.engine.procedures.actions.processing import finish, number_of, times_of
from judgeapp.engine.procedures.actions.rule import needs_nothing, rule
from judgeapp.engine.procedures.actions.targets import (
    BATTLING_THEN,
    DIGIMON_THEN,
    affected,
    forget_skipped,
    how_many,
    is_condition,
    record_out_of_reach,
    target_player,
    targets_of,
)
from judgeapp.engine.procedures.activation import count_now
from judgeapp.engine.state.state import Occurrence, Reserved, replace
from judgeapp.engine.triggering.unread import speaks_of_its_card


def may(moment: Moment, action: lang.May) -> Decision | None:
    answer = moment.take_answer()
    if answer is None:
        vain = all(is_vain(moment.view, part, moment.scope) for part in action.actions)
        options = yes_or_no(vain=vain)
        if open_ := _open_only(moment, options):
            return Decision("may", moment.source.seat, open_, ("15-9-2-2", BY_CONDITION))
        return Decision("may", target_player(moment, action.by), options, ("15-9-2-2",))
    # A decision left to the opponent is not the effect's player's choice to activate.
    in_vain = _count_use(moment) if answer == "yes" or action.by is lang.Whose.OPPONENTS else ()
    if answer == "yes":
        moment.record(EventKind.DECLARED, "15-9-2-2", "15-1-6", *in_vain, answer="yes")
        finish(moment, *action.actions)
    else:
        moment.record(EventKind.DECLARED, "15-9-2-2", answer="no")
        forget_skipped(moment, action.actions)
        finish(moment, did=False)
    return None


def _count_use(moment: Moment) -> tuple[str, ...]:
    """Count the use of the running effect, which is chosen now. Returns the clause on one that does nothing."""
    counts = moment.frame.word("counts")
    count_now(moment)
    in_vain = counts and not any(can_be_done(moment.view, part, moment.scope) for part in moment.frame.actions)
    return ("15-14-1-5",) if in_vain else ()


def by_doing(moment: Moment, action: lang.By) -> Decision | None:
    """15-7-4, 15-7-5: whether to do it may be chosen in any case; if it can't be done completely,
    nothing after it is (15-7-2, 15-7-3)."""
    answer = moment.take_answer()
    if answer is None:
        options = yes_or_no(vain=not can_do_all(moment.view, action, moment.scope))
        if open_ := _open_only(moment, options):
            return Decision("by", moment.source.seat, open_, ("15-7-1", BY_CONDITION))
        return Decision("by", moment.source.seat, options, ("15-7-1", "15-7-4", "15-7-5"))
    if answer == "no":
        moment.record(EventKind.DECLARED, "15-7-2", answer="no")
        _stop(moment)
        return None
    in_vain = _count_use(moment)
    if not can_do_all(moment.view, action, moment.scope):
        moment.record(EventKind.IMPOSSIBLE, "15-7-3", "15-7-4", "15-7-2", *in_vain)
        record_out_of_reach(moment, action.doing)
        _stop(moment)
    else:
        moment.record(EventKind.DECLARED, "15-7-1", "15-1-6", answer="yes")
        finish(moment, *step_by_step(action))
    return None


def _open_only(moment: Moment, options: Sequence[Option]) -> tuple[Option, ...]:
    """The only open answer, because with the other the declared action could not be paid for; none if both are open."""
    only = only_answer(moment.view, moment.frame.actions, moment.scope)
    return tuple(option for option in options if option.key == only)


def step_by_step(action: lang.By) -> tuple[Action, ...]:
    """The condition part by part, and the rest if each was really done (15-7-1)."""
    doing = tuple(a for part in action.doing for a in (part, lang.Fulfilled()))
    return (*doing, *action.then)


def check_fulfilled(moment: Moment, _: lang.Fulfilled) -> None:
    if moment.frame.numbers("did.it") and moment.frame.values.get("wholly", True):
        moment.record(EventKind.CONDITION_MET, "15-7-1")
        finish(moment)
    else:
        moment.record(EventKind.IMPOSSIBLE, "15-7-1", "15-7-2", why="condition")
        _stop(moment)


def _stop(moment: Moment) -> None:
    """15-7-2: nothing that stands after the condition is done, as far as the part of the effect goes that it is in."""
    undone = moment.frame.actions[0]
    forget_skipped(moment, undone.then if isinstance(undone, lang.By | lang.If) else ())
    finish(moment, did=False)
    left = moment.frame.actions
    end = next((i for i, a in enumerate(left) if isinstance(a, lang.EndOfPart)), len(left))
    forget_skipped(moment, left[:end])
    moment.put_actions(left[end:])


def end_of_part(moment: Moment, _: lang.EndOfPart) -> None:
    """Go on; the last action of the part is still the last that was done."""
    moment.put_actions(moment.frame.actions[1:])


def if_(moment: Moment, action: lang.If) -> None:
    scope = moment.scope
    did = scope.names.get("did.it", ())
    words = clauses_of_condition(moment.view, action.condition, scope)
    if moment.view.holds(action.condition, scope):
        clauses = (*_reference_clauses(moment, action.condition), *words)
        moment.record(EventKind.CONDITION_MET, "15-6-1", *clauses)
        finish(moment, *action.then)
    else:
        clauses = (*_reference_clauses(moment, action.condition), *words)
        if leads_to_by(action):
            moment.record(EventKind.IMPOSSIBLE, "15-6-1", "15-7-2", *clauses, why="condition")
            _stop(moment)
            return
        goes_on = action.otherwise or moment.frame.actions[1:]
        also = ("15-6-2",) if goes_on else ()
        moment.record(EventKind.IMPOSSIBLE, "15-6-1", *also, *clauses, why="condition")
        forget_skipped(moment, action.then)
        finish(moment, *action.otherwise, did=bool(did))


def select(moment: Moment, action: lang.Select) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    finish(moment, did=bool(refs), wholly=len(refs) >= how_many(moment, action.target, refs))
    return None


def _reference_clauses(moment: Moment, condition: lang.Condition) -> tuple[str, ...]:
    """Clauses on the moment at which a processing condition of a triggered effect looks at things."""
    asked = [
        frozen_name(part, moment.scope) if isinstance(part, lang.Is) else counted_name(part.of)
        for part in lang.parts(condition)
        if isinstance(part, lang.Is | lang.Exists | lang.Count)
    ]
    if any(name in moment.frame.values for name in asked):
        return ("15-8-3-9-4",)
    return ("15-8-3-9-3",) if "subject" in moment.frame.values else ()


def instead(moment: Moment, action: lang.Instead) -> Decision | None:
    overwrites = moment.view.holds(action.condition, moment.scope)
    if overwrites and action.optional:
        answer = moment.take_answer()
        if answer is None:
            options = (Option("instead"), Option("as-it-is"))
            return Decision("instead", moment.source.seat, options, ("18-2-2",))
        overwrites = answer == "instead"
    if not overwrites:
        _do_either(moment, action.of, action.do_instead)
        return None
    moment.record(EventKind.DECLARED, "18-2-2" if action.optional else "18-2-3", "18-2-1", kind="instead")
    # 18-2-2: the substitute is then optional as well.
    _do_either(moment, (lang.May(action.do_instead),) if action.optional else action.do_instead, action.of)
    return None


def _do_either(moment: Moment, done: Sequence[Action], undone: Sequence[Action]) -> None:
    forget_skipped(moment, undone)
    finish(moment, *done)


def instead_by(moment: Moment, action: lang.InsteadBy) -> Decision | None:
    """15-7-4, 18-2-2: paying for it may be optional; unless all of that is done, the replaced processing is."""
    if action.begun:
        _go_on_instead(moment, action)
        return None
    condition = lang.By(action.doing, action.do_instead)
    answer = moment.take_answer()
    if answer is None:
        options = yes_or_no(vain=not can_do_all(moment.view, condition, moment.scope))
        return Decision("by", moment.source.seat, options, ("15-7-1", "15-7-4", "18-2-2"))
    if answer == "no":
        moment.record(EventKind.DECLARED, "15-7-2", answer="no")
        _do_either(moment, action.of, condition.then)
    elif not can_do_all(moment.view, condition, moment.scope):
        moment.record(EventKind.IMPOSSIBLE, "15-7-3", "15-7-4")
        record_out_of_reach(moment, action.doing)
        finish(moment, *action.of)
    else:
        moment.record(EventKind.DECLARED, "15-7-1", "15-1-6", answer="yes")
        first, *rest = action.doing
        left = structs.replace(action, doing=tuple(rest), begun=True)
        finish(moment, first, left)
    return None


def _go_on_instead(moment: Moment, action: lang.InsteadBy) -> None:
    """A part of the condition has been carried out, if it was."""
    if not (moment.frame.numbers("did.it") and moment.frame.values.get("wholly", True)):
        moment.record(EventKind.IMPOSSIBLE, "15-7-1", "15-7-2", why="condition")
        finish(moment, *action.of)
    elif action.doing:
        first, *rest = action.doing
        finish(moment, first, structs.replace(action, doing=tuple(rest)))
    else:
        moment.record(EventKind.DECLARED, "18-2-2", "18-2-1", kind="instead")
        _do_either(moment, action.do_instead, action.of)


def overwrite(moment: Moment, action: lang.Overwrite) -> None:
    """An immediate effect that overwrites: the caller skips its own processing."""
    subject = moment.frame.numbers("subject")
    if set(subject) <= set(moment.state.frames[-2].numbers("prevented")):
        # Something else is done in its place already.
        moment.record(EventKind.IMPOSSIBLE, "18-2-1", refs=subject)
        finish(moment, did=False)
        return
    reached = affected(moment, subject)
    if subject and not reached:
        finish(moment, did=False)
        return
    finish(moment, *action.actions)
    moment.remember(prevented=(*moment.frame.numbers("prevented"), *reached), overwriting=True)
    moment.record(EventKind.DECLARED, "18-2-1", "18-2-2", kind="instead", **moment.cause_facts)


def modes(moment: Moment, action: lang.Modes) -> Decision | None:
    left = [i for i in range(len(action.modes)) if i not in moment.frame.numbers("pick.modes")]
    if action.count is None:
        return _all_modes(moment, action)
    count = len(action.modes) if action.count is None else action.count
    taken = moment.frame.numbers("pick.modes")
    fit = _ways_to_fulfil(moment, action, left) if count == 1 else []
    left = fit or left
    if len(taken) < count and left:
        answer = moment.take_answer() if len(fit) != 1 else f"mode-{fit[0] + 1}"
        if answer is None:
            options = tuple(Option(f"mode-{i + 1}", {"mode": i}) for i in left)
            return Decision("modes", moment.source.seat, options, ("15-15-9-2",))
        taken = (*taken, int(answer.removeprefix("mode-")) - 1)
        _record_mode(moment, action.modes[taken[-1]])
        moment.remember(**{"pick.modes": taken})
        if len(taken) < count:
            return modes(moment, action)
    forget_skipped(moment, [a for i in left if i not in taken for a in action.modes[i]])
    finish(moment, *(a for i in taken for a in (*action.modes[i], lang.EndOfPart())))
    return None


def _record_mode(moment: Moment, mode: tuple[Action, ...]) -> None:
    """Record which of its effects an effect activates (15-15-9-2)."""
    if (description := moment.frame.effect) is not None:
        chosen = structs.replace(description, place="", effect=lang.Effect(actions=mode), printed="", taught="")
        moment.record(EventKind.DECLARED, "15-15-9-2", effect=chosen, kind="mode")


def _ways_to_fulfil(moment: Moment, action: lang.Modes, left: Sequence[int]) -> list[int]:
    """Modes of a condition that can fulfil it completely (15-7-3)."""
    if not is_condition(moment):
        return []
    view, scope = moment.view, moment.scope
    return [i for i in left if can_do_all(view, lang.By(action.modes[i], ()), scope)]


def _all_modes(moment: Moment, action: lang.Modes) -> Decision | None:
    """15-15-9-2: all of them, in any order; the next is chosen when the last is resolved."""
    left = [i for i, mode in enumerate(action.modes) if mode]
    if not left:
        finish(moment)
        return None
    answer = moment.take_answer() if len(left) > 1 else f"mode-{left[0] + 1}"
    if answer is None:
        options = tuple(Option(f"mode-{i + 1}", {"mode": i}) for i in left)
        return Decision("modes", moment.source.seat, options, ("15-15-9-2",))
    chosen = int(answer.removeprefix("mode-")) - 1
    if len(left) > 1:
        _record_mode(moment, action.modes[chosen])
    rest = tuple(() if i == chosen else m for i, m in enumerate(action.modes))
    finish(moment, *action.modes[chosen], lang.EndOfPart(), lang.Modes(rest, None))
    return None


def repeat(moment: Moment, action: lang.Repeat) -> None:
    """15-15-7-1: the number of times is counted when the effect reaches it."""
    times = times_of(moment, action.times)
    if not times:
        forget_skipped(moment, action.actions)
    once = (*action.actions, lang.EndOfPart())
    finish(moment, *(a for _ in range(times) for a in once), did=times > 0)


def prevent(moment: Moment, action: lang.Prevent) -> Decision | None:
    """Prevent it, and nothing a second time (1-3-2): another is chosen while there is one. Otherwise the kept one still
    is one of "those that would leave" (official answer 5304)."""
    prevented = moment.state.frames[-2].numbers("prevented")
    is_left = not set(moment.frame.numbers("subject")) <= set(prevented)
    refs = targets_of(moment, action.target, unfit=prevented if is_left else ())
    if isinstance(refs, Decision):
        return refs
    reached = tuple(affected(moment, refs))
    finish(moment, did=bool(reached), wholly=len(reached) >= how_many(moment, action.target, refs))
    if reached:
        moment.remember(prevented=(*moment.frame.numbers("prevented"), *reached))
        moment.record(EventKind.PREVENTED, "15-8-5-2", refs=reached, **moment.cause_facts)
    return None


def later(moment: Moment, action: lang.Later) -> None:
    if all(_is_about_nothing(moment, part) for part in action.actions):
        # "Delete the Digimon this effect played", which has played none.
        moment.record(EventKind.IMPOSSIBLE, "1-3-2", why="named")
        finish(moment, did=False)
        return
    state, source = moment.state, moment.source
    index = f"pending.{state.next_id}"
    names = moment.scope.names
    # "It" then means the cards chosen by now, or else the effect's trigger.
    chosen = names.get("it", names.get("subject", ()))
    spoken_of = lang.spoken_of(action.actions)
    about = {"subject": chosen, **{n: c for n, c in names.items() if n in spoken_of}}
    there = [UnitId(r) for r in (source.unit, *chain(*about.values())) if r in state.units]
    was_digimon = (u for u in there if moment.view.is_a(u, lang.Category.DIGIMON))
    was_in_battle_area = (u for u in there if state.units[u].area is lang.Area.BATTLE)
    occurrence = Occurrence(
        id=state.next_id,
        host=source.card,
        source=replace(source, index=index),
        effect=lang.Effect(actions=action.actions),
        cause=moment.frame.cause,
        facts={**about, DIGIMON_THEN: tuple(map(int, was_digimon)), BATTLING_THEN: tuple(map(int, was_in_battle_area))},
        name=moment.source_label,
    )
    reserved = Reserved(action.at, state.turn, occurrence)
    moment.state = replace(state, reserved=(*state.reserved, reserved), next_id=state.next_id + 1)
    keyword = rule_of(source)
    clauses = keyword.giving if keyword is not None else ()
    effect = moment.describe_effect(occurrence.source, occurrence.effect, occurrence.name)
    moment.record(EventKind.RESERVED, "18-1-1", *clauses, timing=action.at, **moment.cause_facts, effect=effect)
    finish(moment)


def _is_about_nothing(moment: Moment, action: Action) -> bool:
    """True if an action is on named cards, and the effect has named none."""
    target = getattr(action, "target", None)
    if isinstance(action, lang.May):
        return all(_is_about_nothing(moment, part) for part in action.actions)
    if not isinstance(target, lang.Named) or target.name in lang.ALWAYS:
        return False
    return not moment.scope.names.get(referred(target.name, moment.scope))


def win(moment: Moment, action: lang.Win) -> None:
    # 1-2-6: the player wins when this effect is resolved.
    moment.remember(winner=target_player(moment, action.whose).value)
    finish(moment)


def by_hand(moment: Moment, action: lang.ByHand) -> Decision | None:
    """The judge resolves it: he has the effect do things one by one, corrects the board, and says when it is done; or
    that it does not trigger, if that is not understood either."""
    answer = moment.take_answer()
    if answer is None:
        keys = ["resolved"]
        if action.perhaps:
            keys.insert(1 if _speaks_for_triggering(moment, action) else 0, "not-triggered")
        options = tuple(Option(key, {"text": action.text}) for key in keys)
        return Decision("by-hand", None, options, ("15-1-2",))
    if answer == "not-triggered":
        source = moment.source
        moment.record(EventKind.NOT_TRIGGERED, JUDGE, card=source.card, unit=source.unit, index=source.index)
        finish(moment, did=False)
        return None
    if is_by_hand(answer):
        deed = read_deed(answer)
        moment.name("chosen", deed.cards)
        done_so = moment.describe_effect(moment.source, lang.Effect(actions=deed.actions), moment.source_label)
        effect = replace(done_so, place="")
        moment.record(EventKind.CORRECTED, JUDGE, kind="by-hand", text=action.text, refs=deed.cards, effect=effect)
        moment.put_actions((*deed.actions, *moment.frame.actions))
        return None
    count_now(moment)
    moment.record(EventKind.CORRECTED, JUDGE, text=action.text)
    finish(moment)
    return None


def _speaks_for_triggering(moment: Moment, action: lang.ByHand) -> bool:
    """True if more than the kind of event suggests that an effect with an unread trigger condition has triggered: it
    happened to its own card, which it mentions, or came from the area or effect that it names."""
    source, description = moment.source, moment.frame.effect
    happened = moment.scope.names.get("subject", ())
    if speaks_of_its_card(action.text) and not {int(source.unit), int(source.card)}.isdisjoint(happened):
        return True
    whens = description.effect.when if description is not None else ()
    return any(when.origin or when.by is not None for when in whens)


def raise_figures(moment: Moment, action: lang.Raise) -> None:
    """Numbers in the text of an effect that the effect itself raises or lowers (15-15-5)."""
    if action.condition is not None and not moment.view.holds(action.condition, moment.scope):
        moment.record(EventKind.IMPOSSIBLE, "15-6-1", "15-6-2", why="condition")
        finish(moment, *action.then)
        return
    amount = number_of(moment, action.amount)
    moment.record(EventKind.COUNTED, "15-15-5-1" if amount >= 0 else "15-15-5-2", count=amount)
    finish(moment, *raised(action.then, action.of, amount))


# -- needs ------------------------------------------------------------------------------------------


def _if_needs(find: Finder, action: lang.If) -> Needs:
    done_then = action.then if find.view.holds(action.condition, find.scope) else action.otherwise
    return Needs(bool(done_then), one_of=(done_then,))


def _instead_needs(find: Finder, action: lang.Instead) -> Needs:
    met = find.view.holds(action.condition, find.scope)
    replaced = (action.do_instead,) if met else ()
    return Needs(one_of=(*replaced, *((action.of,) if action.optional or not met else ())))


def _repeating_needs(find: Finder, action: lang.Repeat) -> Needs:
    times = find.view.number(action.times, find.scope)
    return Needs(times > 0, one_of=(action.actions * times,))  # 1-3-4


def _raising_needs(find: Finder, action: lang.Raise) -> Needs:
    counts = action.condition is None or find.view.holds(action.condition, find.scope)
    amount = find.view.number(action.amount, find.scope) if counts else 0
    return Needs(one_of=(raised(action.then, action.of, amount),))


def _modes_needs(_: Finder, action: lang.Modes) -> Needs:
    count = len(action.modes) if action.count is None else action.count
    some = combinations(action.modes, min(count, len(action.modes)))
    return Needs(one_of=tuple(tuple(chain.from_iterable(modes)) for modes in some))


def _overwriting_needs(find: Finder, _: lang.Overwrite) -> Needs:
    subject = find.view.named("subject", find.scope)
    return Needs(not subject or any(find.is_reached(ref) for ref in subject))


RULES = (
    rule(lang.May, needs=lambda _, action: Needs(one_of=(action.actions,)), does=may)
    | rule(lang.By, needs=lambda _, action: Needs(one_of=(action.doing,)), does=by_doing)
    | rule(lang.If, needs=_if_needs, does=if_)
    | rule(lang.Instead, needs=_instead_needs, does=instead)
    | rule(lang.InsteadBy, needs=lambda _, action: Needs(one_of=(action.doing, action.of)), does=instead_by)
    | rule(lang.Overwrite, needs=_overwriting_needs, does=overwrite)
    | rule(lang.Modes, needs=_modes_needs, does=modes)
    | rule(lang.Repeat, needs=_repeating_needs, does=repeat)
    | rule(lang.Raise, needs=_raising_needs, does=raise_figures)
    | rule(lang.Later, needs=needs_nothing, does=later)
    | rule(lang.Select, needs=lambda find, action: find.cards(action.target), does=select)
    | rule(lang.Prevent, needs=lambda find, action: find.cards(action.target, find.is_reached), does=prevent)
    | rule(lang.Fulfilled, needs=needs_nothing, does=check_fulfilled)  # a part of other processing
    | rule(lang.EndOfPart, needs=needs_nothing, does=end_of_part)
    | rule(lang.Win, needs=needs_nothing, does=win)
    | rule(lang.ByHand, needs=needs_nothing, does=by_hand)  # the judge knows
)
