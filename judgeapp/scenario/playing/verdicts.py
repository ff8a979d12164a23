"""Verdicts of the rules on an action that a step names, open or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from judgeapp.engine.decks import check_deck
from judgeapp.engine.derive import view
from judgeapp.engine.identity import NO_UNIT, Seat
from judgeapp.engine.knowledge import can_count, can_order, can_see
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.activate import did_trigger
from judgeapp.engine.legality.attempt import Attempt, verdicts
from judgeapp.engine.legality.verdict import Verdict
from judgeapp.scenario.playing.finding import FailedError, ThingFinder


def verdict(find: ThingFinder, verb: str, what: Any) -> Verdict:
    """Verdict on an action that may not be open, or on what nobody does: that an effect triggers, a card is seen."""
    judged = _verdict(find, verb, what)
    return structs.replace(judged, clauses=find.game.state.cited(judged.clauses))


def _verdict(find: ThingFinder, verb: str, what: Any) -> Verdict:
    state = find.game.state
    known, seat = view(state), state.turn_seat
    match verb:
        case "trigger":
            return did_trigger(known, find.triggering(what), find.game.events)
        case "see":
            return can_see(known, Seat(what["who"]), find.card_somewhere(what))
        case "order":
            return can_order(Area(what))
        case "count":
            return can_count(tokens=what == "tokens")
        case "deck":
            return _deck_verdict(find, what)
    return verdicts(known, seat, attempt_of(find, verb, what))[0]


def attempt_of(find: ThingFinder, verb: str, what: Any) -> Attempt:
    """Attempt of a player by a step. Raises FailedError if nobody can do so."""
    seat = find.game.state.turn_seat
    match verb:
        case "play" | "use":
            return Attempt(verb, find.in_hand(what, seat))
        case "place":
            return Attempt("place", find.ref(what))
        case "digivolve" | "burst":
            unit, card = find.unit(what["from"]), find.in_hand(what["into"], seat)
            return Attempt(verb, card, unit, requirement=find.requirement(verb, what, card, unit))
        case "app-fusion":
            card, (unit, link, requirement) = find.app_fusing(what, seat)
            return Attempt("app-fusion", card, unit, link=link, requirement=requirement)
        case "dna":
            card, of = find.in_hand(what["into"], seat), tuple(map(find.unit, what["from"]))
            return Attempt("dna", card, of=of, requirement=find.requirement(verb, what, card))
        case "link":
            card, unit = find.to_link(what["card"], seat), find.unit(what["to"])
            return Attempt("link", card, unit, requirement=find.requirement(verb, what, card))
        case "attack":
            unit = find.unit(what["with"])
            target = NO_UNIT if what["at"] == "player" else find.unit(what["at"])
            return Attempt("attack", unit=unit, target=target)
        case "block":
            return Attempt("block", unit=find.unit(what))
        case "activate":
            source = find.activation(what).source
            return Attempt("activate", source.card, source.unit, index=source.index)
        case "hatch":
            return Attempt("hatch")
        case "move":
            return Attempt("move", unit=find.unit(what))
    raise FailedError("{verb!r} can't be refused", verb=verb)


def _deck_verdict(find: ThingFinder, what: Mapping[str, Mapping[str, int]]) -> Verdict:
    """{main: {Striker: 50}, digi-eggs: {Egg: 4}}: whether such decks may be played with."""
    main, eggs = (
        [key for key, count in what.get(part, {}).items() for _ in range(count)] for part in ("main", "digi-eggs")
    )
    faults = check_deck(find.game.state.faces, main, eggs)
    clauses = dict.fromkeys(c for fault in faults for c in fault.clauses)
    return Verdict(not faults, tuple(clauses) or ("1-4-1-2-1", "1-4-1-3-1"))
