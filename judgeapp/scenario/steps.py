"""The steps of a scenario file: one verb with what belongs to it, read as choices of the game.
Cards are called by their names; numbers are needed only where names do not tell."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from msgspec import ValidationError

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game, RefusedError
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Joining
from judgeapp.engine.legality import Verdict, can_counter
from judgeapp.scenario.file import Step
from judgeapp.scenario.finding import FailedError, ThingFinder
from judgeapp.scenario.judging import key_by_hand, key_of_correction
from judgeapp.scenario.verdicts import verdict

NUMBER = re.compile(r"#\d+")
# What a step raises that can't be read or taken.
STEP_ERRORS = (FailedError, KeyError, TypeError, ValueError, ValidationError)


class StepPlayer:
    """Takes the steps of a scenario file one after the other: makes choices of them.

    seen -- how many of the events have been asked for by expectations
    """

    def __init__(self, game: Game, names: dict[str, UnitId]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = list(game.events)
        self.seen = 0
        self.cited: dict[str, None] = {c: None for e in game.events for c in e.clauses}

    @property
    def find(self) -> ThingFinder:
        """Finds in the game as it stands now."""
        return ThingFinder(self.game, self.names)

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
            verdicts = [verdict(self.find, "block", name)]
        elif decision.kind == "counter" and verb == "counter" and name:
            name, _, index = name.rpartition("/")
            held = (h for h in self.find.effects_of(name) if h.source.index == index)
            verdicts = [can_counter(view(self.game.state), one) for one in held]
        elif decision.kind in (*Joining,) and decision.seat is not None:
            refs = self.find.placeable(wanted, decision.seat)
            verdicts = [verdict(self.find, "place", ref) for ref in refs][:1]
        refused = [one.clauses for one in verdicts if not one.ok]
        return refused[0] if refused else () if verdicts else decision.clauses

    def _with_names(self, wanted: str) -> str:
        for name, unit in sorted(self.names.items(), key=lambda item: -len(item[0])):
            if wanted == name or wanted.endswith(f":{name}"):
                top = self.game.state.units.get(unit)
                if top is not None:
                    face = self.game.state.face(top.top)
                    return wanted.removesuffix(name) + f"{face.name}#{unit}"
        return wanted


def key_of(find: ThingFinder, verb: str, what: Any) -> str:
    """The key of the main action that a step names."""
    state = find.game.state
    seat = state.turn_seat
    if verb in ("play", "use"):
        card = find.in_hand(what, seat)
        return f"{verb}:{what}#{card}"
    if verb in ("digivolve", "burst"):
        unit, card = find.unit(what["from"]), find.in_hand(what["into"], seat)
        under = state.face(state.units[unit].top).name
        key = f"{verb}:{under}#{unit}>{what['into']}#{card}"
        choice = what.get("requirement", 1)
        return key if choice == 1 else f"{key}/{choice}"
    if verb == "app-fusion":
        card, way = find.app_fusing(what, seat)
        names = f"{state.face(state.units[way.unit].top).name}#{way.unit}&{what['link']}#{way.link}"
        key = f"app-fusion:{names}>{what['into']}#{card}"
        return key if not way.requirement else f"{key}/{way.requirement + 1}"
    if verb == "dna":
        card = find.in_hand(what["into"], seat)
        units = [find.unit(name) for name in what["from"]]
        names = "+".join(f"{state.face(state.units[u].top).name}#{u}" for u in units)
        key = f"dna:{names}>{what['into']}#{card}"
        choice = what.get("requirement", 1)
        return key if choice == 1 else f"{key}/{choice}"
    if verb == "link":
        card, unit = find.to_link(what["card"], seat), find.unit(what["to"])
        ref = state.cards[card].unit or card
        key = f"link:{state.face(card).name}#{ref}>{state.face(state.units[unit].top).name}"
        choice = what.get("requirement", 1)
        return f"{key}#{unit}" if choice == 1 else f"{key}#{unit}/{choice}"
    if verb == "attack":
        unit = find.unit(what["with"])
        name = state.face(state.units[unit].top).name
        if what["at"] == "player":
            return f"attack:{name}#{unit}>player"
        target = find.unit(what["at"])
        other = state.face(state.units[target].top).name
        return f"attack:{name}#{unit}>{other}#{target}"
    if verb == "activate":
        held = find.activation(what)
        ref = held.source.unit or held.source.card
        name = state.face(state.units[ref].top if held.source.unit else ref).name
        return f"activate:{name}#{ref}/{held.source.index}"
    if verb == "move":
        unit = find.unit(what)
        return f"move:{state.face(state.units[unit].top).name}#{unit}"
    return str(verb)


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


def take(player: StepPlayer, step: Step) -> None:
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
        key = key_of(player.find, verb, what)
        if decision.option(key) is None:
            clauses = verdict(player.find, verb, what).clauses if verb not in _ALWAYS else ()
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
        player.choose(key_of_correction(what, player.find.ref))
    elif verb == "by_hand":
        player.choose(key_by_hand(what, player.find.ref))
    elif verb == "concede":
        player.choose(f"concede:{what}")
    elif verb == "choice":
        player.choose(str(what))
    else:
        raise FailedError(f"there is no step called {verb!r}")


def _not_now(player: StepPlayer, verb: str) -> FailedError:
    decision = player.game.decision
    if decision is None:
        result = player.game.result
        clauses = result.clauses if result else ()
        return FailedError(f"{verb!r} comes too late: the duel is over", clauses)
    keys = ", ".join(o.key for o in decision.options)
    what = f"{verb!r} comes too early: {decision.seat} must decide ({decision.kind}): {keys}"
    return FailedError(what, decision.clauses)


def _answer(player: StepPlayer, what: Any) -> None:
    for wanted in [what] if isinstance(what, str | int) else list(what):
        decision = player.game.decision
        if decision is not None and decision.kind == "shuffle" and wanted == "as-it-is":
            player.choose("as-it-is")
        elif decision is not None and decision.kind == "repeat" and str(wanted).isdecimal():
            player.choose(str(wanted))
        else:
            player.choose(player.option(str(wanted)))


def _shuffle(player: StepPlayer, wanted: Iterable[str]) -> None:
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
