"""Playing a scenario: its steps are choices, its expectations are checked, and a decision that
the file does not script fails it unless it has one option only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, ValidationError

from judgeapp.engine import reasons
from judgeapp.engine.decks import check_deck
from judgeapp.engine.derive import Held, view
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game, RefusedError, begin
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.knowledge import can_count, can_order, can_see
from judgeapp.engine.lang import Area, EffectKind
from judgeapp.engine.legality import (
    Verdict,
    can_activate,
    can_attack,
    can_block,
    can_digivolve,
    can_hatch,
    can_move,
    can_play,
    can_use,
    did_trigger,
)
from judgeapp.engine.standing import why, why_not
from judgeapp.engine.state import State
from judgeapp.scenario.file import Lines, Scenario, Step
from judgeapp.scenario.judging import key_by_hand, key_of_correction
from judgeapp.scenario.table import build

_NUMBER = re.compile(r"#\d+")


class Failure(Struct, frozen=True):
    line: int
    what: str


class Played(Struct, frozen=True):
    """What came of a scenario: the events, the clauses applied, and the first failure."""

    events: tuple[Event, ...]
    cited: tuple[str, ...]
    failure: Failure | None
    beginning: State
    state: State
    choices: tuple[str, ...]


class _FailedError(Exception):
    pass


class _Player:
    def __init__(self, game: Game, names: dict[str, UnitId]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = list(game.events)
        self.seen = 0
        self.cited: dict[str, None] = {c: None for e in game.events for c in e.clauses}

    # -- going on -------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        try:
            self.game = self.game.choose(key)
        except RefusedError as error:
            raise _FailedError(str(error)) from error
        self.events += self.game.events
        self.cited |= {c: None for e in self.game.events for c in e.clauses}
        if self.game.decision is not None:
            self.cited |= dict.fromkeys(self.game.decision.clauses)

    def pass_forced(self) -> None:
        """Take decisions that have one option only, as long as nobody scripted them."""
        while (decision := self.game.decision) is not None and len(decision.options) == 1:
            self.choose(decision.options[0].key)

    def option(self, wanted: str) -> str:
        """The key of the one open option that is meant: by its key, with or without numbers.
        Of options that differ by their numbers only "Cub @2" is the second."""
        decision = self.game.decision
        keys = [o.key for o in decision.options] if decision else []
        if wanted in keys:
            return wanted
        wanted, _, nth = wanted.partition(" @")
        named = self._with_names(wanted)
        meant = [k for k in keys if k == named or _NUMBER.sub("", k) == wanted]
        if nth.isdigit() and 0 < int(nth) <= len(meant):
            return meant[int(nth) - 1]
        if len(meant) == 1:
            return meant[0]
        kind = f"{decision.seat}: {decision.kind}" if decision else "no decision"
        problem = "means several options" if meant else "is not open"
        raise _FailedError(f"{wanted!r} {problem} ({kind}); open are: {', '.join(keys)}")

    def _with_names(self, wanted: str) -> str:
        for name, unit in sorted(self.names.items(), key=lambda item: -len(item[0])):
            if wanted == name or wanted.endswith(f":{name}"):
                top = self.game.state.units.get(unit)
                if top is not None:
                    face = self.game.state.face(top.top)
                    return wanted.removesuffix(name) + f"{face.name}#{unit}"
        return wanted

    # -- finding --------------------------------------------------------------------------------

    def unit(self, name: str) -> UnitId:
        state = self.game.state
        if name in self.names and self.names[name] in state.units:
            return self.names[name]
        found = [u.id for u in state.units.values() if state.face(u.top).name == name]
        if len(found) != 1:
            raise _FailedError(
                f"there are {len(found)} cards called {name!r} on the field; there are: "
                + ", ".join(state.face(u.top).name for u in state.units.values())
            )
        return found[0]

    def in_hand(self, name: str, seat: Seat) -> CardId:
        state = self.game.state
        found = [c for c in state.areas[seat].hand if state.face(c).name == name]
        if not found:
            held = ", ".join(state.face(c).name for c in state.areas[seat].hand)
            raise _FailedError(f"{name!r} is not in the hand of {seat}; there are: {held}")
        return found[0]

    def ref(self, what: Any) -> int:
        """A card on the field by its name, or {card: Spy, of: B, in: hand}."""
        return self.unit(what) if isinstance(what, str) else self.card_somewhere(what)

    # -- actions by meaning -----------------------------------------------------------------------

    def key_of(self, verb: str, what: Any) -> str:
        """The key of the main action that a step names."""
        state = self.game.state
        seat = state.turn_seat
        if verb in ("play", "use"):
            card = self.in_hand(what, seat)
            return f"{verb}:{what}#{card}"
        if verb == "digivolve":
            unit, card = self.unit(what["from"]), self.in_hand(what["into"], seat)
            under = state.face(state.units[unit].top).name
            key = f"digivolve:{under}#{unit}>{what['into']}#{card}"
            choice = what.get("requirement", 1)
            return key if choice == 1 else f"{key}/{choice}"
        if verb == "attack":
            unit = self.unit(what["with"])
            name = state.face(state.units[unit].top).name
            if what["at"] == "player":
                return f"attack:{name}#{unit}>player"
            target = self.unit(what["at"])
            other = state.face(state.units[target].top).name
            return f"attack:{name}#{unit}>{other}#{target}"
        if verb == "activate":
            held = self.activation(what)
            ref = held.source.unit or held.source.card
            name = state.face(state.units[ref].top if held.source.unit else ref).name
            return f"activate:{name}#{ref}/{held.source.index}"
        if verb == "move":
            unit = self.unit(what)
            return f"move:{state.face(state.units[unit].top).name}#{unit}"
        return str(verb)

    def activation(self, what: Any) -> Held:
        name, wanted = (what, "") if isinstance(what, str) else (what["of"], what["effect"])
        held = self.effects_of(name)
        if wanted:  # "effects.1", or a keyword effect by its name
            held = tuple(h for h in held if wanted in (h.source.index, h.effect.keyword))
        from_main = [h for h in held if h.effect.kind.value == "activation"] or held
        if not from_main:
            raise _FailedError(f"{name!r} has no such effect")
        return from_main[0]

    def triggering(self, name: str) -> Held:
        """The first effect of a card that triggers."""
        for held in self.effects_of(name):
            if held.effect.kind is EffectKind.TRIGGER:
                return held
        raise _FailedError(f"{name!r} has no effect that triggers")

    def effects_of(self, name: str) -> tuple[Held, ...]:
        """The effects of a card on the field, or of one elsewhere whose effects say {Hand},
        {Trash} or {Security}."""
        state = self.game.state
        faces = [state.face(u.top).name for u in state.units.values()]
        if name in self.names or name in faces:
            return view(state).held(self.unit(name))
        areas = (Area.HAND, Area.TRASH, Area.SECURITY)
        held = [h for area in areas for h in view(state).off_field(area)]
        held = [h for h in held if state.face(h.source.card).name == name]
        return tuple(held) or view(state).held(self.unit(name))

    def verdict(self, verb: str, what: Any) -> Verdict:
        """What the rules say of an action that may not be open."""
        state = self.game.state
        known, seat = view(state), state.turn_seat
        if verb == "play":
            return can_play(known, seat, self.in_hand(what, seat))
        if verb == "use":
            return can_use(known, seat, self.in_hand(what, seat))
        if verb == "digivolve":
            card = self.in_hand(what["into"], seat)
            unit = self.unit(what["from"])
            return can_digivolve(known, seat, card, unit, what.get("requirement", 1) - 1)
        if verb == "attack":
            target = NO_UNIT if what["at"] == "player" else self.unit(what["at"])
            return can_attack(known, seat, self.unit(what["with"]), target)
        if verb == "block":
            return can_block(known, self.unit(what))
        if verb == "activate":
            return can_activate(known, seat, self.activation(what))
        if verb == "trigger":
            return did_trigger(known, self.triggering(what), self.game.events)
        if verb == "hatch":
            return can_hatch(known, seat)
        if verb == "move":
            return can_move(known, seat, self.unit(what))
        if verb == "see":
            return can_see(known, Seat(what["who"]), self.card_somewhere(what))
        if verb == "order":
            return can_order(Area(what))
        if verb == "count":
            return can_count(tokens=what == "tokens")
        if verb == "deck":
            return self.deck(what)
        raise _FailedError(f"nothing can be refused that is called {verb!r}")

    def card_somewhere(self, what: Mapping[str, Any]) -> CardId:
        """{card: Spy, of: B, in: hand}: the first such card there."""
        state, area = self.game.state, Area(what["in"])
        for card in state.cards.values():
            named = state.face(card.id).name == what["card"]
            if named and card.area is area and card.owner.value == what["of"]:
                return card.id
        raise _FailedError(f"{what['card']!r} is not in the {area.value} of {what['of']}")

    def deck(self, what: Mapping[str, Mapping[str, int]]) -> Verdict:
        """{main: {Striker: 50}, digi-eggs: {Egg: 4}}: whether such decks may be played with."""
        main, eggs = (
            [key for key, count in what.get(part, {}).items() for _ in range(count)]
            for part in ("main", "digi-eggs")
        )
        faults = check_deck(self.game.state.faces, main, eggs)
        clauses = dict.fromkeys(c for fault in faults for c in fault.clauses)
        return Verdict(not faults, tuple(clauses) or ("1-4-1-2-1", "1-4-1-3-1"))


def play(scenario: Scenario, faces: Mapping[str, Any], lines: Lines) -> Played:
    """Play a scenario to its end or its first failure. Raises InputError when the file is
    wrong."""
    state, names = build(scenario, faces)
    player = _Player(begin(state), names)
    failure = None
    for number, step in enumerate(scenario.steps):
        line = lines.steps[number] if number < len(lines.steps) else 0
        try:
            _take(player, step)
        except (_FailedError, KeyError, TypeError, ValueError, ValidationError) as error:
            failure = Failure(line, _worded(error, step))
            break
    failure = failure or _unscripted(player, lines) or _unproved(scenario, player)
    return Played(
        tuple(player.events), tuple(player.cited), failure, state, player.game.state,
        player.game.choices,
    )  # fmt: skip


def _worded(error: Exception, step: Step) -> str:
    if isinstance(error, KeyError):
        return f"the step {step} lacks {error.args[0]!r}"
    return str(error)


def _unscripted(player: _Player, lines: Lines) -> Failure | None:
    """After the last step the turn player's own action is free; anything else was left out."""
    decision = player.game.decision
    if decision is None or decision.kind in ("main", "breeding") or len(decision.options) == 1:
        return None
    keys = ", ".join(o.key for o in decision.options)
    line = lines.steps[-1] if lines.steps else 1
    return Failure(line, f"{decision.seat} must decide ({decision.kind}); open are: {keys}")


def _unproved(scenario: Scenario, player: _Player) -> Failure | None:
    missing = [c for c in scenario.proves if c not in player.cited]
    return Failure(1, f"these clauses were not applied: {', '.join(missing)}") if missing else None


_MAIN = ("play", "use", "digivolve", "attack", "activate", "pass")
_BREEDING = ("hatch", "move", "nothing")


def _take(player: _Player, step: Step) -> None:
    if len(step) != 1:
        raise _FailedError(f"a step is one verb with what belongs to it, not {step}")
    ((verb, what),) = step.items()
    if verb == "expect":
        _expect(player, what)
    elif verb in ("refused", "allowed"):
        _judge(player, verb, what)
    elif verb in _MAIN or verb in _BREEDING:
        wanted = "main" if verb in _MAIN else "breeding"
        decision = player.game.decision
        while decision is not None and decision.kind != wanted and len(decision.options) == 1:
            player.choose(decision.options[0].key)
            decision = player.game.decision
        if decision is None or decision.kind != wanted:
            raise _FailedError(_not_now(player, verb))
        key = player.key_of(verb, what)
        if decision.option(key) is None:
            clauses = player.verdict(verb, what).clauses if verb != "pass" else ()
            keys = ", ".join(o.key for o in decision.options)
            raise _FailedError(f"{key!r} is not open ({', '.join(clauses)}); open are: {keys}")
        player.choose(key)
    elif verb == "answer":
        _answer(player, what)
    elif verb == "shuffle":
        _shuffle(player, what)
    elif verb == "correct":
        player.choose(key_of_correction(what, player.ref))
    elif verb == "by_hand":
        player.choose(key_by_hand(what, player.ref))
    elif verb == "concede":
        player.choose(f"concede:{what}")
    else:
        raise _FailedError(f"there is no step called {verb!r}")


def _not_now(player: _Player, verb: str) -> str:
    decision = player.game.decision
    if decision is None:
        return f"{verb!r} comes too late: the duel is over"
    keys = ", ".join(o.key for o in decision.options)
    return f"{verb!r} comes too early: {decision.seat} must decide ({decision.kind}): {keys}"


def _answer(player: _Player, what: Any) -> None:
    for wanted in [what] if isinstance(what, str | int) else list(what):
        decision = player.game.decision
        if decision is not None and decision.kind == "shuffle" and wanted == "as-it-is":
            player.choose("as-it-is")
        elif decision is not None and decision.kind == "repeat" and str(wanted).isdecimal():
            player.choose(str(wanted))
        else:
            player.choose(player.option(str(wanted)))


def _shuffle(player: _Player, wanted: Iterable[str]) -> None:
    """What a shuffle comes to: names of cards, the top first; the others follow as they lie."""
    decision = player.game.decision
    if decision is None or decision.kind != "shuffle":
        raise _FailedError(_not_now(player, "shuffle"))
    lying = decision.options[0].facts["cards"]
    left = [c for c in lying if isinstance(c, int)] if isinstance(lying, tuple) else []
    order: list[int] = []
    for name in wanted:
        found = next((c for c in left if player.game.state.face(c).name == name), None)
        if found is None:
            raise _FailedError(f"{name!r} is not among the cards that are shuffled")
        left.remove(found)
        order.append(found)
    player.choose(" ".join(map(str, (*order, *left))))


def _judge(player: _Player, verb: str, what: Any) -> None:
    """refused: {attack: {...}, by: [clauses]}; allowed: {attack: {...}}."""
    clauses = what.get("by", [])
    ((action, detail),) = [(k, v) for k, v in what.items() if k != "by"]
    verdict = player.verdict(action, detail)
    player.cited |= dict.fromkeys(verdict.clauses)
    if verdict.ok is not (verb == "allowed"):
        state = "is allowed" if verdict.ok else "is refused"
        raise _FailedError(f"{action} {detail} {state} by {', '.join(verdict.clauses)}")
    missing = [c for c in clauses if c not in verdict.clauses]
    if missing:
        raise _FailedError(
            f"{action} {detail} is refused by {', '.join(verdict.clauses)},"
            f" not by {', '.join(missing)}"
        )


# -- expectations ----------------------------------------------------------------------------


def _expect(player: _Player, what: Mapping[str, Any]) -> None:
    for name, wanted in what.items():
        check = _CHECKS.get(name)
        if check is None:
            raise _FailedError(f"nothing can be expected of {name!r}")
        check(player, wanted)


def _same(what: str, wanted: Any, found: Any) -> None:
    if wanted != found:
        raise _FailedError(f"{what}: {found!r} instead of {wanted!r}")


def _memory(player: _Player, wanted: Mapping[str, int]) -> None:
    for seat, number in wanted.items():
        _same(f"memory of {seat}", number, player.game.state.memory_of(Seat(seat)))


def _pile(area: str) -> Any:
    def check(player: _Player, wanted: Mapping[str, Any]) -> None:
        state = player.game.state
        for seat, cards in wanted.items():
            held = getattr(state.areas[Seat(seat)], area)
            if isinstance(cards, int):
                _same(f"{area} of {seat}", cards, len(held))
            else:
                names = [state.face(c).name for c in held]
                _same(f"{area} of {seat}", list(cards), names)

    return check


def _field(area: Area) -> Any:
    def check(player: _Player, wanted: Mapping[str, Any]) -> None:
        state = player.game.state
        for seat, cards in wanted.items():
            units = view(state).units_in(area, Seat(seat))
            names = sorted(state.face(u.top).name for u in units)
            _same(f"{area.value} area of {seat}", sorted(cards), names)

    return check


def _under(player: _Player, wanted: Mapping[str, list[str]]) -> None:
    state = player.game.state
    for name, cards in wanted.items():
        stack = state.units[player.unit(name)].stack[:0:-1]  # from bottom to top
        _same(f"under {name}", list(cards), [state.face(c).name for c in stack])


def _of_units(ask: Any, why: Any = None) -> Any:
    """What is derived of a card on the field; `why` are the clauses that it rests on."""

    def check(player: _Player, wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            unit = player.unit(name)
            _same(name, value, ask(player.game.state, unit))
            if why is not None:
                player.cited |= dict.fromkeys(why(view(player.game.state), unit))

    return check


def _reasons(ask: Any) -> Any:
    """The clauses by which effects reach a card, or don't; they count as applied."""

    def check(player: _Player, wanted: Mapping[str, list[str]]) -> None:
        for name, clauses in wanted.items():
            found = ask(player, player.unit(name))
            missing = [c for c in clauses if c not in found]
            if missing or (not clauses and found):
                raise _FailedError(f"{name} is so by {', '.join(found) or 'nothing'}")
            player.cited |= dict.fromkeys(clauses)

    return check


def _why(player: _Player, unit: UnitId) -> tuple[str, ...]:
    before = player.game.before
    return why(view(player.game.state), unit, view(before.state) if before else None)


def _face_down(player: _Player, wanted: Mapping[str, Mapping[str, int]]) -> None:
    """How many cards of a pile, or under a player's cards, lie face down: {A: {security: 2}}."""
    state = player.game.state
    for seat, piles in wanted.items():
        for pile, number in piles.items():
            if pile == "under":
                units = (u for u in state.units.values() if u.seat is Seat(seat))
                cards = tuple(card for unit in units for card in unit.stack[1:])
            else:
                cards = getattr(state.areas[Seat(seat)], pile)
            found = sum(not state.cards[card].face_up for card in cards)
            _same(f"face-down cards in the {pile} of {seat}", number, found)


def _suspended(player: _Player, wanted: Mapping[str, bool]) -> None:
    for name, value in wanted.items():
        _same(f"{name} suspended", value, player.game.state.units[player.unit(name)].suspended)


def _keywords(player: _Player, wanted: Mapping[str, list[str]]) -> None:
    known = view(player.game.state)
    for name, keywords in wanted.items():
        found = sorted(
            f"{k.name} {k.amount:+d}" if k.amount else k.name
            for k in known.keywords(player.unit(name))
        )
        _same(f"keywords of {name}", sorted(keywords), found)
        player.cited |= dict.fromkeys(reasons.of_keywords(known, player.unit(name)))


def _winner(player: _Player, wanted: str | None) -> None:
    result = player.game.result
    if result is None:
        raise _FailedError("nobody has won yet")
    found = result.winner.value if result.winner else "draw"
    _same("winner", wanted, found)


def _decision(player: _Player, wanted: Any) -> None:
    decision = player.game.decision
    if isinstance(wanted, str):
        _same("decision", wanted, decision.kind if decision else None)
        return
    if decision is None:
        raise _FailedError("there is nothing to decide")
    if "kind" in wanted:
        _same("decision", wanted["kind"], decision.kind)
    if "seat" in wanted:
        _same("who decides", wanted["seat"], decision.seat.value if decision.seat else "nature")
    keys = [_NUMBER.sub("", o.key) for o in decision.options]
    for key in wanted.get("open", []):
        if key not in keys:
            raise _FailedError(f"{key!r} is not open; open are: {', '.join(keys)}")
    for key in wanted.get("closed", []):
        if key in keys:
            raise _FailedError(f"{key!r} is open")
    if "options" in wanted:
        _same("options", sorted(wanted["options"]), sorted(keys))


def _phase(player: _Player, wanted: str) -> None:
    _same("phase", wanted, player.game.state.phase.value)


def _turn(player: _Player, wanted: str) -> None:
    _same("turn of", wanted, player.game.state.turn_seat.value)


def _events(player: _Player, wanted: Iterable[Mapping[str, Any]]) -> None:
    """These events happened in this order since the last such expectation; others may stand
    between them."""
    waiting = list(wanted)
    for at in range(player.seen, len(player.events)):
        if waiting and _is_event(player, player.events[at], waiting[0]):
            waiting.pop(0)
            if not waiting:
                player.seen = at + 1
    if waiting:
        told = "; ".join(f"{e.what.value} ({', '.join(e.clauses)})" for e in
                         player.events[player.seen :])  # fmt: skip
        raise _FailedError(f"{dict(waiting[0])} did not happen; what happened: {told}")


def _no_events(player: _Player, wanted: Iterable[Mapping[str, Any]]) -> None:
    for event in player.events[player.seen :]:
        for unwanted in wanted:
            if _is_event(player, event, unwanted):
                raise _FailedError(f"{dict(unwanted)} happened")


def _is_event(player: _Player, event: Event, wanted: Mapping[str, Any]) -> bool:
    for name, value in wanted.items():
        if name == "what":
            fits = event.what.value == value
        elif name == "clauses":
            fits = set(value) <= set(event.clauses)
        elif name in ("unit", "target") and isinstance(value, str):
            fits = event.ids(name) == (player.names.get(value, -1),)
        else:
            fits = event.facts.get(name) == value
        if not fits:
            return False
    return True


_CHECKS: dict[str, Any] = {
    "memory": _memory,
    "hand": _pile("hand"),
    "deck": _pile("deck"),
    "digi_egg_deck": _pile("digi_egg_deck"),
    "security": _pile("security"),
    "trash": _pile("trash"),
    "battle": _field(Area.BATTLE),
    "breeding": _field(Area.BREEDING),
    "under": _under,
    "dp": _of_units(lambda state, unit: view(state).dp(unit), reasons.of_dp),
    "level": _of_units(lambda state, unit: view(state).level(unit)),
    "colors": _of_units(
        lambda state, unit: sorted(c.value for c in view(state).colors(unit)), reasons.of_colors
    ),
    "names": _of_units(lambda state, unit: list(view(state).names(unit)), reasons.of_names),
    "categories": _of_units(
        lambda state, unit: sorted(c.value for c in view(state).categories(unit)),
        reasons.of_categories,
    ),
    "checks": _of_units(lambda state, unit: view(state).checks(unit)),
    "suspended": _suspended,
    "face_down": _face_down,
    "why": _reasons(_why),
    "why_not": _reasons(lambda player, unit: why_not(view(player.game.state), unit)),
    "keywords": _keywords,
    "winner": _winner,
    "decision": _decision,
    "phase": _phase,
    "turn": _turn,
    "events": _events,
    "no_events": _no_events,
}
