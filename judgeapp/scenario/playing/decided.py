"""Events at which one of our readings decided something: an event that cites its clause may leave nothing open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import takewhile

from judgeapp.clauses.renumbering import all_numbers
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.lang import (
    Attack,
    CardCost,
    Deed,
    EffectsOf,
    Filter,
    Forbid,
    Gift,
    Keyword,
    Named,
    PropertyOf,
    Unaffected,
    Until,
    asks_for_costs,
    is_left_without_choice,
    parts,
)
from judgeapp.engine.spelling import doubts_of_name
from judgeapp.rulebook.our_words.readings import as_written, readings_by_clause


class _At:
    """An event of a duel, among the events before and after it."""

    def __init__(self, events: Sequence[Event], place: int) -> None:
        self.events, self.place, self.event = events, place, events[place]
        self.kind, self.facts = self.event.kind, self.event.facts

    @property
    def before(self) -> Sequence[Event]:
        return self.events[: self.place]

    @property
    def own_gifts(self) -> tuple[Gift, ...]:
        return _gifts(self.event)

    def cites(self, clause: str) -> bool:
        return _cites(self.event, clause)


# True if a reading decided something at an event.
_Rule = Callable[[_At], bool]


def decided_at(events: Sequence[Event], place: int) -> tuple[str, ...]:
    """The ids of the readings that decided something at an event."""
    at, known = _At(events, place), _readings()
    cited = dict.fromkeys(i for clause in at.event.clauses for i in known.get(clause, ()))
    cited_here = [i for i in cited if i not in _ELSEWHERE and (i not in _RULES or _RULES[i](at))]
    return (*cited_here, *(i for i, rule in _ELSEWHERE.items() if rule(at)))


@cache
def _readings() -> Mapping[str, tuple[str, ...]]:
    """Ids of the readings about a clause, by its number in each edition that leaves it open."""
    settled = {reading.id: reading.settled for reading in as_written()}
    open_at: dict[str, list[str]] = {}
    for clause, ids in readings_by_clause().items():
        for name in all_numbers(clause):
            # Some concern the clause of one edition only.
            open_at.setdefault(name, []).extend(i for i in ids if name.partition("@")[2] not in settled[i])
    return {name: tuple(dict.fromkeys(ids)) for name, ids in open_at.items()}


def _cites(event: Event, clause: str) -> bool:
    return not set(all_numbers(clause)).isdisjoint(event.clauses)


def _gifts(event: Event) -> tuple[Gift, ...]:
    return event.effect.effect.gifts if event.effect is not None else ()


def _affects_several(at: _At) -> bool:
    """<De-Digivolve> of one effect for several Digimon."""
    same = (e for e in at.events if e.kind is at.kind and e.cause == at.event.cause)
    return any(e.ids("unit") != at.event.ids("unit") for e in same)


def _several_of_a_check(at: _At) -> bool:
    """Several [Security] effects of one checked card, or one whose card was gone."""
    activated = (e for e in at.events if e.kind is EventKind.ACTIVATED)
    return sum(e.cause == at.event.cause and _cites(e, "15-16-10-2") for e in activated) > 1


def _derived_from_a_check(at: _At) -> bool:
    """The check has triggered something, and its [Security] effect something else."""
    check, effect = at.event.cause, at.event.number
    causes = {event.number: event.cause for event in at.events}

    def leads_to(cause: int, wanted: int) -> bool:
        while cause and cause != wanted and cause != effect:
            cause = causes.get(cause, 0)
        return cause == wanted

    triggered = [event.cause for event in at.events if event.kind is EventKind.TRIGGERED]
    return any(leads_to(c, effect) for c in triggered) and any(leads_to(c, check) for c in triggered)


def _must_be_carried_out(at: _At) -> bool:
    """The activated effect begins with "by ...ing", which is not asked."""
    following = at.events[at.place + 1 : at.place + 2]
    declared = (e for e in following if e.kind is EventKind.DECLARED and _cites(e, "15-7-1"))
    return any(e.cause == at.event.number for e in declared)


def _is_no_digimon(at: _At) -> bool:
    """True if the attacker or its target is still there."""
    fighting: set[int] = set()
    for event in at.before:
        if event.kind is EventKind.ATTACK_DECLARED:
            fighting = {*event.ids("unit"), *event.ids("target")}
        elif event.kind in (EventKind.BLOCKED, EventKind.TARGET_SWITCHED):
            fighting |= set(event.ids("unit"))
        elif event.kind in (EventKind.LEFT, EventKind.DELETED) and fighting & set(event.ids("unit")):
            return False
    return True


def _several_links(at: _At) -> bool:
    """More than one card is linked at once after it."""
    linked = (len(e.ids("cards")) for e in at.events[at.place :] if e.kind is EventKind.LINKED)
    return next(linked, 0) > 1


def _equal_numbers(at: _At) -> bool:
    declared = (e for e in at.before if e.kind is EventKind.DECLARED and e.facts.get("kind") == "repeat")
    numbers = [event.facts["times"] for event in declared]
    return len(numbers) > 1 and numbers[-1] == numbers[-2]


def _subject_changes(at: _At) -> bool:
    """Something about its subject is asked by an effect that triggers, which may have changed by what happened; or an
    effect does not trigger because it is looked at before or after."""
    if at.kind is EventKind.NOT_TRIGGERED:
        return at.facts.get("why") in ("was", "is")
    if at.kind is not EventKind.TRIGGERED or at.event.effect is None:
        return False
    subjects = (when.subject for when in at.event.effect.effect.when if when.subject is not None)
    return any(subject != Filter(whose=subject.whose, areas=subject.areas, other=subject.other) for subject in subjects)


def _other_players_overflow(at: _At) -> bool:
    """A card overflows that was under or in a Digimon of the other player, as far as is known."""
    cause = next((e for e in reversed(at.before) if e.number == at.event.cause), None)
    return cause is None or cause.facts.get("seat") != at.facts["seat"]


def _keeps_dp(at: _At) -> bool:
    """Something gets DP that can't be reduced, while a reduction may be in force."""
    gifts = at.event.gifts if at.kind is EventKind.GRANTED else at.own_gifts
    begins = at.kind in (EventKind.GRANTED, EventKind.BECAME_ACTIVE)
    return begins and any(isinstance(gift, Forbid) and gift.deed is Deed.HAVE_DP_REDUCED for gift in gifts)


def _left_at_the_end(at: _At) -> bool:
    """Something is left for the end of the turn when that has begun, or is never done."""
    phases = [e.facts["phase"] for e in at.before if e.kind is EventKind.PHASE_BEGAN]
    left = at.kind is EventKind.RESERVED and phases[-1:] == ["end"]
    left = left and at.facts.get("timing") in ("end-of-turn", "end-of-your-turn")
    return left or at.kind is EventKind.NOT_ACTIVATED


def _all_of_those(at: _At) -> bool:
    """The effect is about its trigger, which happened to several at once."""
    if at.event.effect is None or at.kind is not EventKind.TRIGGERED:
        return False
    return any(isinstance(part, Named) and part.name == "subject" for part in parts(at.event.effect.effect))


def _asks_former_card(at: _At) -> bool:
    """A number is asked of a card that became a new card in the course of the effect."""
    if at.kind not in (EventKind.CHOSEN, EventKind.IMPOSSIBLE):
        return False
    cause = at.event.cause
    activated = (e.effect.effect for e in at.before if e.number == cause and e.effect is not None)
    has_left = any(cause and e.cause == cause and e.kind is EventKind.LEFT for e in at.before)
    asked = (part for effect in activated for part in parts(effect))
    return has_left and any(isinstance(part, PropertyOf) and part.card == "it" for part in asked)


def _has_them_by_itself(at: _At) -> bool:
    """A Digimon has a keyword effect by itself, and isn't affected by effects of its own kind."""

    def gives(event: Event, gift: type[Gift]) -> bool:
        return event.kind is EventKind.BECAME_ACTIVE and any(isinstance(given, gift) for given in _gifts(event))

    same = [e for e in at.before if e.ids("unit") == at.event.ids("unit") != ()]
    return any(
        gives(at.event, first) and any(gives(e, second) for e in same)
        for first, second in ((Keyword, Unaffected), (Unaffected, Keyword))
    )


def _gained_again(at: _At) -> bool:
    """All effects of some cards are gained, by the second effect of a Digimon that gives such."""
    active = (e for e in (*at.before, at.event) if e.kind is EventKind.BECAME_ACTIVE)
    givers = [e.facts.get("unit") for e in active if any(isinstance(gift, EffectsOf) for gift in _gifts(e))]
    begins = at.kind is EventKind.BECAME_ACTIVE and at.cites("2-3-3-2")
    return begins and givers.count(at.facts.get("unit")) > 1


def _ends_in_same_turn(at: _At) -> bool:
    """True if something lasting until the end of a player's turn, or left for it, meets that end in the same turn."""
    this_turn = [*takewhile(lambda e: e.kind is not EventKind.TURN_BEGAN, reversed(at.before))]
    if at.kind is EventKind.EXPIRED:
        granted = (e for e in this_turn if e.kind is EventKind.GRANTED)
        ending = (e for e in granted if e.facts["until"] in _ENDS_OF_A_PLAYERS_TURN)
        return any(not set(e.ids("grant")).isdisjoint(at.event.ids("grants")) for e in ending)
    reserved = (e for e in this_turn if e.kind is EventKind.RESERVED and e.effect == at.event.effect)
    return at.kind is EventKind.TRIGGERED and any(e.facts.get("timing") in _ENDS_OF_A_PLAYERS_TURN for e in reserved)


def _is_deleted_in_the_others_turn(at: _At) -> bool:
    """Something is done to named cards at the end of the turn of the other player, together with something else."""
    effect = at.event.effect
    if at.kind is not EventKind.TRIGGERED or effect is None or not is_left_without_choice(effect.effect):
        return False
    left = (e for e in at.before if e.kind is EventKind.RESERVED and e.effect == effect)
    began = max((n for n, e in enumerate(at.before) if e.kind is EventKind.PHASE_BEGAN), default=0)
    together = [e for e in at.events[began : at.place + _MAX_SIMULTANEOUS] if e.kind is EventKind.TRIGGERED]
    return any(e.facts.get("timing") == "end-of-opponents-turn" for e in left) and len(together) > 1


_MAX_SIMULTANEOUS = 10  # events among which those that trigger at the same time are searched


def _counts_with_its_own_cost(at: _At) -> bool:
    """A card changes its own cost; or an effect asks for the use cost of an Option for which less than that is paid."""
    if at.event.effect is None:
        return False
    if at.kind is EventKind.BECAME_ACTIVE:
        return any(isinstance(gift, CardCost) for gift in at.own_gifts)
    if at.kind is not EventKind.TRIGGERED or not asks_for_costs(at.event.effect.effect.when):
        return False
    events, before = at.events, enumerate(at.before)
    used = next((n for n, e in before if e.number == at.event.cause and e.kind is EventKind.USED), 0)
    declared = max((n for n, e in enumerate(events[:used]) if e.kind is EventKind.DECLARED), default=0)
    paid = any(e.kind is EventKind.PAID and e.facts.get("cost") for e in events[declared:used])
    return bool(used) and not paid


def _is_unaffected_all_the_same(at: _At) -> bool:
    """An effect has a Digimon that isn't affected by effects battle, or its player attack with it."""
    if at.event.effect is None:
        return False
    attacks = (part for part in parts(at.event.effect.effect) if isinstance(part, Attack))
    if at.kind is not EventKind.BATTLE and not (
        at.kind is EventKind.ATTACK_DECLARED and any(attack.by_player for attack in attacks)
    ):
        return False
    units = {*at.event.ids("unit"), *at.event.ids("defender")}
    begun = (e for e in at.before if e.kind in (EventKind.BECAME_ACTIVE, EventKind.GRANTED))
    gifts = (gift for e in begun if units.intersection(e.ids("unit")) for gift in (*e.gifts, *_gifts(e)))
    return any(isinstance(gift, Unaffected) for gift in gifts)


_ENDS_OF_A_PLAYERS_TURN = (Until.END_OF_YOUR_TURN, Until.END_OF_OPPONENTS_TURN)

_RULES: dict[str, _Rule] = {
    # Letters don't tell whether a name contains a word.
    "parts-of-names-in-another-case": lambda at: any(
        doubt.is_of_case for name in at.event.names.values() for doubt in doubts_of_name(name)
    ),
    "until-the-next-end": _ends_in_same_turn,
    "effects-gained-twice": _gained_again,
    "a-changed-name-and-the-rule-on-the-card": lambda at: at.kind is EventKind.GRANTED,
    "where-a-saved-turn-goes-on": lambda at: at.kind is not EventKind.TURN_ENDED,
    "the-end-of-the-turn-reached-again": _left_at_the_end,
    "that-digimon-of-several": _all_of_those,
    # One of several was activated at once, without waiting.
    "one-counter-decision": lambda at: at.kind is EventKind.ACTIVATED and at.cites("11-3-2"),
    "declined-once-per-turn": lambda at: at.kind is EventKind.RESOLVED,
    "seen-before-or-after": _subject_changes,
    "overflow-is-the-owners": _other_players_overflow,
    "deleted-together": lambda at: at.kind is EventKind.NOT_TRIGGERED,
    # It wasn't put back for its cost.
    "requirement-when-declared": lambda at: "cost" not in at.facts,
    "de-digivolve-of-several": _affects_several,
    "several-security-effects": _several_of_a_check,
    "triggered-by-a-security-effect": _derived_from_a_check,
    "effects-that-stop-themselves": lambda at: at.kind is EventKind.UNSETTLED,
    "the-condition-of-an-activated-effect": _must_be_carried_out,
    "a-digimon-that-becomes-a-tamer": _is_no_digimon,
    "several-links-beyond-the-limit": _several_links,
    "equal-numbers-of-repetitions": _equal_numbers,
    # It belongs to a DigiXros.
    "if-digixrosing-is-of-the-play": lambda at: at.facts.get("kind") is None,
}
# Tests that something isn't so, where no event cites the clause.
_ELSEWHERE: dict[str, _Rule] = {
    "reductions-in-force": _keeps_dp,
    # One player's effect played the other player's card.
    "who-plays-by-an-effect": lambda at: (
        at.kind is EventKind.PLAYED and at.facts.get("by_seat", at.facts["seat"]) != at.facts["seat"]
    ),
    "the-level-of-what-was-returned": _asks_former_card,
    "keyword-effects-of-what-is-not-affected": _has_them_by_itself,
    "the-turn-player-says-when-it-is-deleted": _is_deleted_in_the_others_turn,
    "the-cost-that-a-card-has": _counts_with_its_own_cost,
    "what-the-rules-do-after-an-effect": _is_unaffected_all_the_same,
}
