"""At which events a reading of ours decided something: an event that cites its clause need not be
one where the text left anything open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

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

# Whether a reading decided something at one of the events of a duel, by the place of the event.
_Rule = Callable[[Sequence[Event], int], bool]


def decided_at(events: Sequence[Event], place: int) -> tuple[str, ...]:
    """The ids of the readings that decided something at an event."""
    event, known = events[place], _readings()
    cited = dict.fromkeys(i for clause in event.clauses for i in known.get(clause, ()))
    cited_here = [i for i in cited if i not in _ELSEWHERE and _RULES.get(i, _always)(events, place)]
    return (*cited_here, *(i for i, rule in _ELSEWHERE.items() if rule(events, place)))


@cache
def _readings() -> Mapping[str, tuple[str, ...]]:
    """The ids of the readings that are about a clause, by what it is called in each edition that
    leaves it open."""
    settled = {reading.id: reading.settled for reading in as_written()}
    open_at: dict[str, list[str]] = {}
    for clause, ids in readings_by_clause().items():
        for name in all_numbers(clause):
            # Some are about the clause of one edition alone.
            open_at.setdefault(name, []).extend(i for i in ids if name.partition("@")[2] not in settled[i])
    return {name: tuple(dict.fromkeys(ids)) for name, ids in open_at.items()}


def _cites(event: Event, clause: str) -> bool:
    return not set(all_numbers(clause)).isdisjoint(event.clauses)


def _always(events: Sequence[Event], place: int) -> bool:
    return True


def _when(what: EventKind, events: Sequence[Event], place: int, **facts: object) -> bool:
    event = events[place]
    return event.what is what and facts.items() <= event.facts.items()


def _one_counter(events: Sequence[Event], place: int) -> bool:
    """One of several was activated at once, without having to wait."""
    return _when(EventKind.ACTIVATED, events, place) and _cites(events[place], "11-3-2")


def _not_put_back_for_its_cost(events: Sequence[Event], place: int) -> bool:
    return "cost" not in events[place].facts


def _affects_several(events: Sequence[Event], place: int) -> bool:
    """<De-Digivolve> of one effect for several Digimon."""
    event = events[place]
    return any(
        other.what is event.what and other.cause == event.cause and other.ids("unit") != event.ids("unit")
        for other in events
    )


def _several_of_a_check(events: Sequence[Event], place: int) -> bool:
    """Several [Security] effects of one checked card, or one that its card was gone for."""
    event = events[place]
    number = sum(
        other.cause == event.cause and _cites(other, "15-16-10-2")
        for other in events
        if other.what is EventKind.ACTIVATED
    )
    return number > 1


def _derived_from_a_check(events: Sequence[Event], place: int) -> bool:
    """The check has triggered something, and its [Security] effect something else."""
    check, effect = events[place].cause, events[place].number
    causes = {event.number: event.cause for event in events}

    def leads_to(cause: int, wanted: int) -> bool:
        while cause and cause != wanted and cause != effect:
            cause = causes.get(cause, 0)
        return cause == wanted

    triggered = [event.cause for event in events if event.what is EventKind.TRIGGERED]
    return any(leads_to(c, effect) for c in triggered) and any(leads_to(c, check) for c in triggered)


def _must_be_carried_out(events: Sequence[Event], place: int) -> bool:
    """The effect that was activated begins with "by ...ing", which is not asked."""
    number = events[place].number
    return any(
        event.cause == number and event.what is EventKind.DECLARED and _cites(event, "15-7-1")
        for event in events[place + 1 : place + 2]
    )


def _is_no_digimon(events: Sequence[Event], place: int) -> bool:
    """True if what attacks or is attacked is still there."""
    fighting: set[int] = set()
    for event in events[:place]:
        if event.what is EventKind.ATTACK_DECLARED:
            fighting = {*event.ids("unit"), *event.ids("target")}
        elif event.what in (EventKind.BLOCKED, EventKind.TARGET_SWITCHED):
            fighting |= set(event.ids("unit"))
        elif event.what in (EventKind.LEFT, EventKind.DELETED) and fighting & set(event.ids("unit")):
            return False
    return True


def _several_links(events: Sequence[Event], place: int) -> bool:
    """More than one card is linked at once after it."""
    linked = (event for event in events[place:] if event.what is EventKind.LINKED)
    return len(next(linked).ids("cards")) > 1


def _equal_numbers(events: Sequence[Event], place: int) -> bool:
    numbers = [
        e.facts["times"] for e in events[:place] if e.what is EventKind.DECLARED and e.facts.get("kind") == "repeat"
    ]
    return len(numbers) > 1 and numbers[-1] == numbers[-2]


def _is_of_a_digixros(events: Sequence[Event], place: int) -> bool:
    return events[place].facts.get("kind") is None


def _subject_changes(events: Sequence[Event], place: int) -> bool:
    """Something about its subject is asked by an effect that triggers, which may have changed by what happened; or an
    effect does not trigger because it is looked at before or after."""
    event = events[place]
    if event.what is EventKind.NOT_TRIGGERED:
        return event.facts.get("why") in ("was", "is")
    if event.what is not EventKind.TRIGGERED or event.effect is None:
        return False
    subjects = (when.subject for when in event.effect.effect.when if when.subject is not None)
    return any(subject != Filter(whose=subject.whose, areas=subject.areas, other=subject.other) for subject in subjects)


def _other_players_overflow(events: Sequence[Event], place: int) -> bool:
    """A card overflows that was under or in a Digimon of the other player, as far as is known."""
    event = events[place]
    cause = next((e for e in reversed(events[:place]) if e.number == event.cause), None)
    return cause is None or cause.facts.get("seat") != event.facts["seat"]


def _keeps_dp(events: Sequence[Event], place: int) -> bool:
    """Something comes to have DP that can't be reduced, while a reduction may be in force."""
    event = events[place]
    own_gifts = event.effect.effect.gifts if event.effect is not None else ()
    gifts = event.gifts if event.what is EventKind.GRANTED else own_gifts
    begins = event.what in (EventKind.GRANTED, EventKind.BECAME_ACTIVE)
    return begins and any(isinstance(gift, Forbid) and gift.deed is Deed.HAVE_DP_REDUCED for gift in gifts)


def _left_at_the_end(events: Sequence[Event], place: int) -> bool:
    """Something is left for the end of the turn when that has begun, or is never done."""
    phases = [e.facts["phase"] for e in events[:place] if e.what is EventKind.PHASE_BEGAN]
    left = _when(EventKind.RESERVED, events, place) and phases[-1:] == ["end"]
    left = left and events[place].facts.get("timing") in ("end-of-turn", "end-of-your-turn")
    return left or events[place].what is EventKind.NOT_ACTIVATED


def _all_of_those(events: Sequence[Event], place: int) -> bool:
    """An effect is about what it triggered on, which happened to several at once."""
    event = events[place]
    if event.effect is None or event.what is not EventKind.TRIGGERED:
        return False
    return any(isinstance(part, Named) and part.name == "subject" for part in parts(event.effect.effect))


def _played_by_the_other(events: Sequence[Event], place: int) -> bool:
    """An effect of one player played a card of the other."""
    facts = events[place].facts
    is_played = events[place].what is EventKind.PLAYED
    return is_played and facts.get("by_seat", facts["seat"]) != facts["seat"]


def _the_rule_goes_too(events: Sequence[Event], place: int) -> bool:
    return events[place].what is EventKind.GRANTED


def _asks_former_card(events: Sequence[Event], place: int) -> bool:
    """A number of a card is asked for that has become a new card in the course of the effect."""
    event = events[place]
    if event.what not in (EventKind.CHOSEN, EventKind.IMPOSSIBLE):
        return False
    before = [e for e in events[:place] if event.cause and e.cause == event.cause]
    activated = (e.effect for e in events[:place] if e.number == event.cause)
    return any(e.what is EventKind.LEFT for e in before) and any(
        isinstance(part, PropertyOf) and part.card == "it"
        for effect in activated
        if effect is not None
        for part in parts(effect.effect)
    )


def _has_them_by_itself(events: Sequence[Event], place: int) -> bool:
    """A Digimon has a keyword effect by itself, and isn't affected by effects of its own kind."""

    def gives(event: Event, gift: type[Gift]) -> bool:
        if event.what is not EventKind.BECAME_ACTIVE or event.effect is None:
            return False
        return any(isinstance(given, gift) for given in event.effect.effect.gifts)

    event = events[place]
    same = [e for e in events[:place] if e.ids("unit") == event.ids("unit") != ()]
    return any(
        gives(event, first) and any(gives(e, second) for e in same)
        for first, second in ((Keyword, Unaffected), (Unaffected, Keyword))
    )


def _gained_again(events: Sequence[Event], place: int) -> bool:
    """All effects of some cards are gained, by the second effect of a Digimon that gives such."""
    givers = [
        event.facts.get("unit")
        for event in events[: place + 1]
        if event.what is EventKind.BECAME_ACTIVE
        and event.effect is not None
        and any(isinstance(gift, EffectsOf) for gift in event.effect.effect.gifts)
    ]
    event = events[place]
    begins = event.what is EventKind.BECAME_ACTIVE and _cites(event, "2-3-3-2")
    return begins and givers.count(event.facts.get("unit")) > 1


def _ends_in_same_turn(events: Sequence[Event], place: int) -> bool:
    """True if what lasts until the end of a player's turn, or is left for it, meets that end in the turn in which it
    was said."""
    event, this_turn = events[place], []
    for other in reversed(events[:place]):
        if other.what is EventKind.TURN_BEGAN:
            break
        this_turn.append(other)
    if event.what is EventKind.EXPIRED:
        return any(
            other.what is EventKind.GRANTED
            and other.facts["until"] in _ENDS_OF_A_PLAYERS_TURN
            and not set(other.ids("grant")).isdisjoint(event.ids("grants"))
            for other in this_turn
        )
    return event.what is EventKind.TRIGGERED and any(
        other.what is EventKind.RESERVED
        and other.facts.get("timing") in _ENDS_OF_A_PLAYERS_TURN
        and other.effect == event.effect
        for other in this_turn
    )


def _is_deleted_in_the_others_turn(events: Sequence[Event], place: int) -> bool:
    """Something is done to named cards at the end of the turn of the other player, together with something else."""
    event = events[place]
    if event.what is not EventKind.TRIGGERED or event.effect is None or not is_left_without_choice(event.effect.effect):
        return False
    left = (e for e in events[:place] if e.what is EventKind.RESERVED and e.effect == event.effect)
    began = max((n for n, e in enumerate(events[:place]) if e.what is EventKind.PHASE_BEGAN), default=0)
    together = [e for e in events[began : place + _TOGETHER] if e.what is EventKind.TRIGGERED]
    return any(e.facts.get("timing") == "end-of-opponents-turn" for e in left) and len(together) > 1


_TOGETHER = 10  # events among which those are that trigger at the same time


def _counts_with_its_own_cost(events: Sequence[Event], place: int) -> bool:
    """A card changes its own cost; or an effect asks for the use cost of an Option for which less than that is paid."""
    event = events[place]
    if event.effect is None:
        return False
    if event.what is EventKind.BECAME_ACTIVE:
        return any(isinstance(gift, CardCost) for gift in event.effect.effect.gifts)
    if event.what is not EventKind.TRIGGERED or not asks_for_costs(event.effect.effect.when):
        return False
    used = next((n for n, e in enumerate(events[:place]) if e.number == event.cause and e.what is EventKind.USED), 0)
    declared = max((n for n, e in enumerate(events[:used]) if e.what is EventKind.DECLARED), default=0)
    paid = any(e.what is EventKind.PAID and e.facts.get("cost") for e in events[declared:used])
    return bool(used) and not paid


def _is_unaffected_all_the_same(events: Sequence[Event], place: int) -> bool:
    """An effect has a Digimon that isn't affected by effects battle, or its player attack with it."""
    event = events[place]
    by_player = event.effect is not None and any(
        isinstance(part, Attack) and part.by_player for part in parts(event.effect.effect)
    )
    battles = event.what is EventKind.BATTLE and event.effect is not None
    if not battles and not (event.what is EventKind.ATTACK_DECLARED and by_player):
        return False
    units = {*event.ids("unit"), *event.ids("defender")}
    return any(
        units.intersection(e.ids("unit"))
        and any(isinstance(gift, Unaffected) for gift in (*e.gifts, *(e.effect.effect.gifts if e.effect else ())))
        for e in events[:place]
        if e.what in (EventKind.BECAME_ACTIVE, EventKind.GRANTED)
    )


_ENDS_OF_A_PLAYERS_TURN = (Until.END_OF_YOUR_TURN, Until.END_OF_OPPONENTS_TURN)


def _has_doubtful_name(events: Sequence[Event], place: int) -> bool:
    """The letters of a name do not tell whether it has a word in it."""
    return any(doubt.is_of_case for name in events[place].names.values() for doubt in doubts_of_name(name))


_RULES: dict[str, _Rule] = {
    "parts-of-names-in-another-case": _has_doubtful_name,
    "until-the-next-end": _ends_in_same_turn,
    "effects-gained-twice": _gained_again,
    "a-changed-name-and-the-rule-on-the-card": _the_rule_goes_too,
    "the-end-of-the-turn-reached-again": _left_at_the_end,
    "that-digimon-of-several": _all_of_those,
    "one-counter-decision": _one_counter,
    "declined-once-per-turn": partial(_when, EventKind.RESOLVED),
    "seen-before-or-after": _subject_changes,
    "overflow-is-the-owners": _other_players_overflow,
    "deleted-together": partial(_when, EventKind.NOT_TRIGGERED),
    "requirement-when-declared": _not_put_back_for_its_cost,
    "de-digivolve-of-several": _affects_several,
    "several-security-effects": _several_of_a_check,
    "triggered-by-a-security-effect": _derived_from_a_check,
    "effects-that-stop-themselves": partial(_when, EventKind.UNSETTLED),
    "the-condition-of-an-activated-effect": _must_be_carried_out,
    "a-digimon-that-becomes-a-tamer": _is_no_digimon,
    "several-links-beyond-the-limit": _several_links,
    "equal-numbers-of-repetitions": _equal_numbers,
    "if-digixrosing-is-of-the-play": _is_of_a_digixros,
}
# Those that decide that something is not so, where nothing cites the clause.
_ELSEWHERE: dict[str, _Rule] = {
    "reductions-in-force": _keeps_dp,
    "who-plays-by-an-effect": _played_by_the_other,
    "the-level-of-what-was-returned": _asks_former_card,
    "keyword-effects-of-what-is-not-affected": _has_them_by_itself,
    "the-turn-player-says-when-it-is-deleted": _is_deleted_in_the_others_turn,
    "the-cost-that-a-card-has": _counts_with_its_own_cost,
    "what-the-rules-do-after-an-effect": _is_unaffected_all_the_same,
}
