"""The steps of a scenario file: one verb with what belongs to it, read as choices of the game.
Cards are called by their names; numbers are needed only where names do not tell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import ValidationError

from judgeapp.engine.decks import check_deck
from judgeapp.engine.derive import Held, view
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game, RefusedError
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.knowledge import can_count, can_order, can_see
from judgeapp.engine.lang import Area, EffectKind, Joining
from judgeapp.engine.legality import (
    AppFusing,
    Verdict,
    can_activate,
    can_app_fuse,
    can_attack,
    can_block,
    can_burst_digivolve,
    can_counter,
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
from judgeapp.scenario.file import Step
from judgeapp.scenario.judging import key_by_hand, key_of_correction

NUMBER = re.compile(r"#\d+")


class FailedError(Exception):
    """A step that can't be taken: why, and by which clauses where the rules say it."""

    def __init__(self, what: str, clauses: tuple[str, ...] = ()) -> None:
        self.clauses = clauses
        super().__init__(what)


# What a step raises that can't be read or taken.
STEP_ERRORS = (FailedError, KeyError, TypeError, ValueError, ValidationError)


class Player:
    """Takes the steps of a scenario file one after the other: finds what they name, and makes
    choices of them.

    seen -- how many of the events have been asked for by expectations
    """

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
            raise FailedError(str(error)) from error
        self.events += self.game.events
        self.cited |= {c: None for e in self.game.events for c in e.clauses}
        if self.game.decision is not None:
            self.cited |= dict.fromkeys(self.game.decision.clauses)

    def option(self, wanted: str) -> str:
        """The key of the one open option that is meant: by its key, with or without numbers.
        Of options that differ by their numbers only "Cub @2" is the second."""
        decision = self.game.decision
        keys = [o.key for o in decision.options] if decision else []
        if wanted in keys:
            return wanted
        wanted, _, nth = wanted.partition(" @")
        named = self._with_names(wanted)
        meant = [k for k in keys if k == named or NUMBER.sub("", k) == wanted]
        if nth.isdigit() and 0 < int(nth) <= len(meant):
            return meant[int(nth) - 1]
        if len(meant) == 1:
            return meant[0]
        kind = f"{decision.seat}: {decision.kind}" if decision else "no decision"
        problem = "means several options" if meant else "is not open"
        clauses = () if meant else self._why_no_answer(wanted)
        raise FailedError(f"{wanted!r} {problem} ({kind}); open are: {', '.join(keys)}", clauses)

    def _why_no_answer(self, wanted: str) -> tuple[str, ...]:
        """The clauses by which an answer is not open, of a block those of the verdict."""
        decision = self.game.decision
        if decision is None:
            return ()
        verb, _, name = wanted.partition(":")
        verdicts: list[Verdict] = []
        if decision.kind == "block" and verb == "block" and name:
            verdicts = [self.verdict("block", name)]
        elif decision.kind == "counter" and verb == "counter" and name:
            name, _, index = name.rpartition("/")
            held = (h for h in self.effects_of(name) if h.source.index == index)
            verdicts = [can_counter(view(self.game.state), one) for one in held]
        elif decision.kind in (*Joining,) and decision.seat is not None:
            refs = self.placeable(wanted, decision.seat)
            verdicts = [self.verdict("place", ref) for ref in refs][:1]
        refused = [verdict.clauses for verdict in verdicts if not verdict.ok]
        return refused[0] if refused else () if verdicts else decision.clauses

    def placeable(self, name: str, seat: Seat) -> Iterator[dict[str, str] | str]:
        """A card that somebody thought of for a DigiXros or an Assembly, as a step names it."""
        state, areas = self.game.state, self.game.state.areas[seat]
        if name in self.names:
            yield name
        for area in (Area.HAND, Area.TRASH):
            if any(state.face(card).name == name for card in getattr(areas, area.value)):
                yield {"card": name, "of": seat.value, "in": area.value}

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
            raise FailedError(
                f"there are {len(found)} cards called {name!r} on the field; there are: "
                + ", ".join(state.face(u.top).name for u in state.units.values())
            )
        return found[0]

    def in_hand(self, name: str, seat: Seat) -> CardId:
        state = self.game.state
        found = [c for c in state.areas[seat].hand if state.face(c).name == name]
        if not found:
            held = ", ".join(state.face(c).name for c in state.areas[seat].hand)
            raise FailedError(f"{name!r} is not in the hand of {seat}; there are: {held}")
        return found[0]

    def to_link(self, what: Any, seat: Seat) -> CardId:
        """A card of the hand, or the top card of one on the field; {card, of, in} elsewhere."""
        if not isinstance(what, str):
            return self.card_somewhere(what)
        state = self.game.state
        if any(state.face(c).name == what for c in state.areas[seat].hand):
            return self.in_hand(what, seat)
        return state.units[self.unit(what)].top

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
        if verb in ("digivolve", "burst"):
            unit, card = self.unit(what["from"]), self.in_hand(what["into"], seat)
            under = state.face(state.units[unit].top).name
            key = f"{verb}:{under}#{unit}>{what['into']}#{card}"
            choice = what.get("requirement", 1)
            return key if choice == 1 else f"{key}/{choice}"
        if verb == "app-fusion":
            card, way = self.app_fusing(what, seat)
            names = (
                f"{state.face(state.units[way.unit].top).name}#{way.unit}&{what['link']}#{way.link}"
            )
            key = f"app-fusion:{names}>{what['into']}#{card}"
            return key if not way.requirement else f"{key}/{way.requirement + 1}"
        if verb == "dna":
            card = self.in_hand(what["into"], seat)
            units = [self.unit(name) for name in what["from"]]
            names = "+".join(f"{state.face(state.units[u].top).name}#{u}" for u in units)
            key = f"dna:{names}>{what['into']}#{card}"
            choice = what.get("requirement", 1)
            return key if choice == 1 else f"{key}/{choice}"
        if verb == "link":
            card, unit = self.to_link(what["card"], seat), self.unit(what["to"])
            ref = state.cards[card].unit or card
            key = f"link:{state.face(card).name}#{ref}>{state.face(state.units[unit].top).name}"
            choice = what.get("requirement", 1)
            return f"{key}#{unit}" if choice == 1 else f"{key}#{unit}/{choice}"
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

    def app_fusing(self, what: Mapping[str, Any], seat: Seat) -> tuple[CardId, AppFusing]:
        """{from: Unit, link: Card, into: Card}: a link card that the unit does not have is 0."""
        state, unit = self.game.state, self.unit(what["from"])
        named = (c for c in state.units[unit].links if state.face(c).name == what["link"])
        way = AppFusing(unit, next(named, NO_CARD), what.get("requirement", 1) - 1)
        return self.in_hand(what["into"], seat), way

    def activation(self, what: Any) -> Held:
        name, wanted = (what, "") if isinstance(what, str) else (what["of"], what["effect"])
        held = self.effects_of(name)
        if wanted:  # "effects.1", or a keyword effect by its name
            held = tuple(h for h in held if wanted in (h.source.index, h.effect.keyword))
        from_main = [h for h in held if h.effect.kind.value == "activation"] or held
        if not from_main:
            raise FailedError(f"{name!r} has no such effect")
        return from_main[0]

    def triggering(self, name: str) -> Held:
        """The first effect of a card that triggers."""
        for held in self.effects_of(name):
            if held.effect.kind is EffectKind.TRIGGER:
                return held
        raise FailedError(f"{name!r} has no effect that triggers")

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
        if verb == "place":
            about = declared(state)
            if about is None:
                return Verdict(False, ("7-2-3-2", "7-3-3-2"))
            return can_place(known, about, self.ref(what))
        if verb == "use":
            return can_use(known, seat, self.in_hand(what, seat))
        if verb in ("digivolve", "burst"):
            card = self.in_hand(what["into"], seat)
            unit = self.unit(what["from"])
            can = can_digivolve if verb == "digivolve" else can_burst_digivolve
            return can(known, seat, card, unit, what.get("requirement", 1) - 1)
        if verb == "app-fusion":
            return can_app_fuse(known, seat, *self.app_fusing(what, seat))
        if verb == "dna":
            card = self.in_hand(what["into"], seat)
            of = [self.unit(name) for name in what["from"]]
            return can_dna_digivolve(known, seat, card, of, what.get("requirement", 1) - 1)
        if verb == "link":
            card, unit = self.to_link(what["card"], seat), self.unit(what["to"])
            return can_link(known, seat, card, unit, what.get("requirement", 1) - 1)
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
        raise FailedError(f"nothing can be refused that is called {verb!r}")

    def card_somewhere(self, what: Mapping[str, Any]) -> CardId:
        """{card: Spy, of: B, in: hand}: the first such card there."""
        state, area = self.game.state, Area(what["in"])
        for card in state.cards.values():
            named = state.face(card.id).name == what["card"]
            if named and card.area is area and card.owner.value == what["of"]:
                return card.id
        raise FailedError(f"{what['card']!r} is not in the {area.value} of {what['of']}")

    def deck(self, what: Mapping[str, Mapping[str, int]]) -> Verdict:
        """{main: {Striker: 50}, digi-eggs: {Egg: 4}}: whether such decks may be played with."""
        main, eggs = (
            [key for key, count in what.get(part, {}).items() for _ in range(count)]
            for part in ("main", "digi-eggs")
        )
        faults = check_deck(self.game.state.faces, main, eggs)
        clauses = dict.fromkeys(c for fault in faults for c in fault.clauses)
        return Verdict(not faults, tuple(clauses) or ("1-4-1-2-1", "1-4-1-3-1"))


_MAIN = (
    "play", "use", "digivolve", "dna", "burst", "app-fusion", "link", "attack", "activate", "pass",
)  # fmt: skip
_BREEDING = ("hatch", "move", "nothing")
_ALWAYS = ("pass", "nothing")  # open whenever anything of their phase is


def verb_of(step: Step) -> tuple[str, Any]:
    """What a step says: its verb, and what goes with it."""
    if not isinstance(step, dict) or len(step) != 1:
        raise FailedError(f"a step is one verb with what belongs to it, not {step}")
    ((verb, what),) = step.items()
    return verb, what


def take(player: Player, step: Step) -> None:
    """Do what a step says. Raises one of STEP_ERRORS when it can't be done; a FailedError says
    by which clauses."""
    verb, what = verb_of(step)
    if verb in _MAIN or verb in _BREEDING:
        wanted = "main" if verb in _MAIN else "breeding"
        decision = player.game.decision
        while decision is not None and decision.kind != wanted and len(decision.options) == 1:
            player.choose(decision.options[0].key)
            decision = player.game.decision
        if decision is None or decision.kind != wanted:
            raise _not_now(player, verb)
        key = player.key_of(verb, what)
        if decision.option(key) is None:
            clauses = player.verdict(verb, what).clauses if verb not in _ALWAYS else ()
            keys = ", ".join(o.key for o in decision.options)
            raise FailedError(
                f"{key!r} is not open ({', '.join(clauses)}); open are: {keys}", clauses
            )
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
    elif verb == "choice":
        player.choose(str(what))
    else:
        raise FailedError(f"there is no step called {verb!r}")


def _not_now(player: Player, verb: str) -> FailedError:
    decision = player.game.decision
    if decision is None:
        result = player.game.result
        clauses = result.clauses if result else ()
        return FailedError(f"{verb!r} comes too late: the duel is over", clauses)
    keys = ", ".join(o.key for o in decision.options)
    what = f"{verb!r} comes too early: {decision.seat} must decide ({decision.kind}): {keys}"
    return FailedError(what, decision.clauses)


def _answer(player: Player, what: Any) -> None:
    for wanted in [what] if isinstance(what, str | int) else list(what):
        decision = player.game.decision
        if decision is not None and decision.kind == "shuffle" and wanted == "as-it-is":
            player.choose("as-it-is")
        elif decision is not None and decision.kind == "repeat" and str(wanted).isdecimal():
            player.choose(str(wanted))
        else:
            player.choose(player.option(str(wanted)))


def _shuffle(player: Player, wanted: Iterable[str]) -> None:
    """What a shuffle comes to: names of cards, the top first; the others follow as they lie."""
    decision = player.game.decision
    if decision is None or decision.kind != "shuffle":
        raise _not_now(player, "shuffle")
    lying = decision.options[0].facts["cards"]
    left = [c for c in lying if isinstance(c, int)] if isinstance(lying, tuple) else []
    order: list[int] = []
    for name in wanted:
        found = next((c for c in left if player.game.state.face(c).name == name), None)
        if found is None:
            raise FailedError(f"{name!r} is not among the cards that are shuffled")
        left.remove(found)
        order.append(found)
    player.choose(" ".join(map(str, (*order, *left))))


def worded(error: Exception, step: Step) -> str:
    """Why a step failed, in one sentence."""
    if isinstance(error, KeyError):
        return f"the step {step} lacks {error.args[0]!r}"
    return str(error)
