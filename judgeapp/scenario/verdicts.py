"""What the rules say of an action that a step names, be it open or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgeapp.engine.decks import check_deck
from judgeapp.engine.derive import view
from judgeapp.engine.identity import NO_UNIT, Seat
from judgeapp.engine.knowledge import can_count, can_order, can_see
from judgeapp.engine.lang import Area
from judgeapp.engine.legality import (
    Verdict,
    can_activate,
    can_app_fuse,
    can_attack,
    can_block,
    can_burst_digivolve,
    can_digivolve,
    can_dna_digivolve,
    can_hatch,
    can_link,
    can_move,
    can_place,
    can_play,
    can_use,
    declared,
    did_trigger,
)
from judgeapp.scenario.finding import FailedError, Finder


def verdict(find: Finder, verb: str, what: Any) -> Verdict:
    """What the rules say of an action that may not be open."""
    state = find.game.state
    known, seat = view(state), state.turn_seat
    if verb == "play":
        return can_play(known, seat, find.in_hand(what, seat))
    if verb == "place":
        about = declared(state)
        if about is None:
            return Verdict(False, ("7-2-3-2", "7-3-3-2"))
        return can_place(known, about, find.ref(what))
    if verb == "use":
        return can_use(known, seat, find.in_hand(what, seat))
    if verb in ("digivolve", "burst"):
        card = find.in_hand(what["into"], seat)
        unit = find.unit(what["from"])
        can = can_digivolve if verb == "digivolve" else can_burst_digivolve
        return can(known, seat, card, unit, what.get("requirement", 1) - 1)
    if verb == "app-fusion":
        return can_app_fuse(known, seat, *find.app_fusing(what, seat))
    if verb == "dna":
        card = find.in_hand(what["into"], seat)
        of = [find.unit(name) for name in what["from"]]
        return can_dna_digivolve(known, seat, card, of, what.get("requirement", 1) - 1)
    if verb == "link":
        card, unit = find.to_link(what["card"], seat), find.unit(what["to"])
        return can_link(known, seat, card, unit, what.get("requirement", 1) - 1)
    if verb == "attack":
        target = NO_UNIT if what["at"] == "player" else find.unit(what["at"])
        return can_attack(known, seat, find.unit(what["with"]), target)
    if verb == "block":
        return can_block(known, find.unit(what))
    if verb == "activate":
        return can_activate(known, seat, find.activation(what))
    if verb == "trigger":
        return did_trigger(known, find.triggering(what), find.game.events)
    if verb == "hatch":
        return can_hatch(known, seat)
    if verb == "move":
        return can_move(known, seat, find.unit(what))
    if verb == "see":
        return can_see(known, Seat(what["who"]), find.card_somewhere(what))
    if verb == "order":
        return can_order(Area(what))
    if verb == "count":
        return can_count(tokens=what == "tokens")
    if verb == "deck":
        return _of_deck(find, what)
    raise FailedError(f"nothing can be refused that is called {verb!r}")


def _of_deck(find: Finder, what: Mapping[str, Mapping[str, int]]) -> Verdict:
    """{main: {Striker: 50}, digi-eggs: {Egg: 4}}: whether such decks may be played with."""
    main, eggs = (
        [key for key, count in what.get(part, {}).items() for _ in range(count)]
        for part in ("main", "digi-eggs")
    )
    faults = check_deck(find.game.state.faces, main, eggs)
    clauses = dict.fromkeys(c for fault in faults for c in fault.clauses)
    return Verdict(not faults, tuple(clauses) or ("1-4-1-2-1", "1-4-1-3-1"))
