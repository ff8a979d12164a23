"""A step of a procedure being taken: the state so far, its events, and the verbs in which procedures are written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from judgeapp.engine.derive import Held, Scope, View, view
from judgeapp.engine.events import IDS, EffectDescription, Event, EventKind, Fact
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, EffectSource, Seat
from judgeapp.engine.lang import Action, Category, Effect, Gift
from judgeapp.engine.legality.obstacles import Obstacle
from judgeapp.engine.state.cards import Requirement
from judgeapp.engine.state.frames import Frame, Value
from judgeapp.engine.state.state import Occurrence, State, replace
from judgeapp.engine.triggering.causes import source_facts

_CALLED = "called."  # before the names that an effect gives to cards


class Option(Struct, frozen=True):
    """An option to choose. `key` identifies it and stays the same in a replay; `facts` serve the explanation."""

    key: str
    facts: Mapping[str, Fact] = {}


def yes_or_no(*, vain: bool) -> tuple[Option, Option]:
    """Options to do something or not. `vain`: it is impossible (1-3-2), which is stated first."""
    return Option("yes", {"vain": True} if vain else {}), Option("no")


def about_effect(source: EffectSource) -> dict[str, Fact]:
    """Facts of an option that is an effect: its source."""
    return {"unit": source.unit, "card": source.card, "index": source.index}


def requirement_option(place: int, requirement: Requirement, *, paid: bool = True) -> Option:
    """Option to go by one of several requirements of a card, with its cost if that is `paid`, and the level that a unit
    digivolves as."""
    facts = {"cost": requirement.cost if paid else None, "level": requirement.as_level}
    return Option(f"requirement-{place + 1}", {name: fact for name, fact in facts.items() if fact is not None})


def way_option(key: str, *, requirement: int, **facts: Fact) -> Option:
    """Option to use a card in a way, by one of its requirements: "link:Card#4>Unit#9", or "link:Card#4>Unit#9/2" by
    the second."""
    return Option(f"{key}/{requirement + 1}" if requirement else key, {**facts, "requirement": requirement})


# Kinds of decisions: a player's own action, at a timing, in the course of a procedure, or by nature.
DecisionKind: TypeAlias = Literal[
    "main",
    "breeding",
    "counter",
    "block",
    "redraw",
    "overflow",
    "repeat",
    "order",
    "may",
    "by",
    "by-hand",
    "instead",
    "modes",
    "choose",
    "attack-target",
    "effect",
    "requirement",
    "dna",
    "burst",
    "app-fusion",
    "digixros",
    "assembly",
    "de-digivolve",
    "how-many",
    "put-back",
    "deck-end",
    "shuffle",
    "first-player",
]


class Decision(Struct, frozen=True):
    """A choice that a player or the judge has to make."""

    kind: DecisionKind
    seat: Seat | None  # who decides; None for nature (shuffles, who goes first)
    options: tuple[Option, ...]
    clauses: tuple[str, ...]  # the clauses that ask for it

    def option(self, key: str) -> Option | None:
        return next((o for o in self.options if o.key == key), None)


def _named_in(values: Mapping[str, Value]) -> Mapping[str, tuple[int, ...]]:
    """Names in the values of a frame; those that the effect gives go before those of procedures."""
    names = {
        name: tuple(v for v in value if isinstance(v, int))
        for name, value in values.items()
        if isinstance(value, tuple)
    }
    called = {n.removeprefix(_CALLED): v for n, v in names.items() if n.startswith(_CALLED)}
    # Only the processing records its results.
    return names | {n: v for n, v in called.items() if not n.startswith("did.")}


class Moment:
    """View and actions of a step. Lives for one step; the state in it is replaced, never changed."""

    def __init__(self, state: State, answer: str | None) -> None:
        self.state = state
        self._first = self._before = state
        self.events: list[Event] = []
        self.states: list[State] = []  # after each of the events
        self.answer = answer
        self.staying = False
        self.finished = False
        self.calls: list[Frame] = []
        # Names given so far, cached per values they are in.
        self._named: tuple[Mapping[str, Value], Mapping[str, tuple[int, ...]]] | None = None

    # -- reading ------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        return self.state.frames[-1]

    @property
    def view(self) -> View:
        return view(self.state)

    @property
    def source(self) -> EffectSource:
        """The effect on whose behalf this runs."""
        source = self.frame.source
        assert source is not None, f"{self.frame.procedure} runs for no effect"
        return source

    @property
    def seat(self) -> Seat:
        """The player of the effect, or the turn player."""
        return self.frame.source.seat if self.frame.source else self.state.turn_seat

    @property
    def scope(self) -> Scope:
        values = self.frame.values
        if self._named is None or self._named[0] is not values:
            self._named = (values, _named_in(values))
        names = self._named[1]
        source = self.frame.source
        if source is None:
            return Scope(self.seat, NO_UNIT, NO_CARD, names)
        return Scope(source.seat, source.unit, source.card, names)

    @property
    def callers_scope(self) -> Scope:
        """Scope with the names given by the effect that called this procedure."""
        return self.scope._replace(names=_named_in(self.state.frames[-2].values))

    @property
    def cause_facts(self) -> dict[str, Any]:
        """Facts of an event on the effect on whose behalf this runs, if it is one."""
        return source_facts(self.frame.source)

    @property
    def source_label(self) -> str:
        """Label of the card of the effect now, or when it was activated."""
        effect = self.frame.effect
        return self.state.source_label(self.source) or (effect.card if effect is not None else "")

    # -- recording ----------------------------------------------------------------------------

    def record(
        self,
        kind: EventKind,
        /,
        *clauses: str,
        cause: int | None = None,
        effect: EffectDescription | None = None,
        gifts: tuple[Gift, ...] = (),
        **facts: Fact,
    ) -> Event:
        """Record an event that changes nothing by itself. `effect`: the effect that it is about, if that is not the one
        that is being resolved."""
        return self._record(kind, clauses, cause, facts, effect, gifts)

    def record_effect(
        self,
        kind: EventKind,
        held: Held,
        /,
        *clauses: str,
        cause: int | None = None,
        name: str = "",
        description: EffectDescription | None = None,
        **facts: Fact,
    ) -> Event:
        """Record an event about an effect. Where its card is gone: `name`, the card's label, or the `description`."""
        source = held.source
        about: dict[str, Fact] = {"card": source.card, "unit": source.unit, "index": source.index}
        effect = description or self.describe_effect(*held, name)
        return self._record(kind, clauses, cause, about | facts, effect)

    def record_waiting(self, kind: EventKind, waiting: Occurrence, /, *clauses: str, keyword: Fact = None) -> Event:
        """Record an event about an effect that waits for its activation, or did."""
        held, cause, name = Held(waiting.source, waiting.effect), waiting.cause, waiting.name
        return self.record_effect(kind, held, *clauses, cause=cause, name=name, occurrence=waiting.id, keyword=keyword)

    def _record(
        self,
        kind: EventKind,
        clauses: tuple[str, ...],
        cause: int | None,
        facts: dict[str, Fact],
        effect: EffectDescription | None = None,
        gifts: tuple[Gift, ...] = (),
    ) -> Event:
        number = self.state.clock + 1
        event = Event(
            number=number,
            kind=kind,
            # Where all of them are gone the event keeps their numbers in the first edition.
            clauses=tuple(dict.fromkeys(self.state.cited(clauses) or clauses)),
            cause=self.frame.cause if cause is None and self.state.frames else cause or 0,
            facts={k: v for k, v in facts.items() if v is not None},
            names=self._names(facts),
            effect=effect or self._effect_at_work(facts),
            gifts=gifts,
        )
        self.state = replace(self.state, clock=number)
        self.events.append(event)
        self.states.append(self.state)
        return event

    def _effect_at_work(self, facts: Mapping[str, Fact]) -> EffectDescription | None:
        """The effect being resolved, or whose procedure runs; None for an event whose facts name another."""
        for frame in reversed(self.state.frames):
            if frame.effect is not None or frame.source is None:
                if frame.effect is None or "index" not in facts:
                    return frame.effect
                own = (frame.source.card, frame.source.index) if frame.source is not None else ()
                return frame.effect if (facts.get("card"), facts["index"]) == own else None
        return None

    def apply(self, changed: tuple[State, dict[str, Fact]], kind: EventKind, /, *clauses: str, **facts: Fact) -> Event:
        """Apply an atom's change of the state and record its event."""
        self._before = self.state
        self.state, own_facts = changed
        return self._record(kind, clauses, None, {**own_facts, **facts})

    def stopped_by(self, obstacle: Obstacle | None) -> bool:
        """Record an obstacle, if there is one. True if there is."""
        if obstacle is not None:
            self._record(obstacle.kind, obstacle.clauses, None, dict(obstacle.facts))
        return obstacle is not None

    def _lately(self) -> Iterator[State]:
        """The state, and those that it was in this step, the last first."""
        yield self.state
        yield self._before
        yield from reversed(self.states)
        yield self._first

    def _names(self, facts: Mapping[str, Fact]) -> dict[int, str]:
        """Labels of the cards of some facts, or those that they had when they were last there."""
        labels: dict[int, str] = {}
        for name, fact in facts.items():  # in their order, so that each run says the same
            if name not in IDS:
                continue
            for ref in fact if isinstance(fact, tuple) else (fact,):
                if not isinstance(ref, int) or not ref:
                    continue
                label = self.state.label(ref) or next(filter(None, (s.label(ref) for s in self._lately())), "")
                if label:
                    labels[ref] = label
        return labels

    def describe_effect(self, source: EffectSource, effect: Effect, name: str = "") -> EffectDescription:
        """Description of an effect for events; `name`: label of its card, if that is gone."""
        host = next(filter(None, (s.label(source.unit) for s in self._lately())), "")
        for state in self._lately():
            card = state.cards.get(source.card)
            if card is not None:
                face, (part, _, number) = state.faces[card.face], source.index.partition(".")
                printed = getattr(face, part, ()) if number.isdecimal() else ()
                is_so = effect in printed[int(number) : int(number) + 1] if printed else False
                label = state.label(source.card)
                return EffectDescription(
                    label,
                    host if host != label else "",
                    source.index,
                    effect,
                    face.words.get(source.index, "") if is_so else "",
                    face.category_of_this(part),
                    face.taught.get(source.index, "") if is_so else "",
                )
        given = (
            grant.name for state in self._lately() for grant in state.grants if source.index == f"gained.{grant.id}"
        )
        label = host or name or next(given, "")
        return EffectDescription(label, "", source.index, effect, "", Category.DIGIMON)

    # -- going on -----------------------------------------------------------------------------

    def remember(self, **values: Value) -> None:
        """Keep values in the frame for the steps to come."""
        frame = replace(self.frame, values={**self.frame.values, **values})
        self.state = replace(self.state, frames=(*self.state.frames[:-1], frame))

    def name(self, name: str, refs: tuple[int, ...]) -> None:
        """Give cards a name of the effect's own from now on, whatever the procedures call by it."""
        self.remember(**{f"{_CALLED}{name}": refs})

    def forget(self, prefix: str) -> None:
        kept = {k: v for k, v in self.frame.values.items() if not k.startswith(prefix)}
        frame = replace(self.frame, values=kept)
        self.state = replace(self.state, frames=(*self.state.frames[:-1], frame))

    def put_actions(self, actions: Sequence[Action]) -> None:
        """Set the actions that the effect still has to do."""
        frame = replace(self.frame, actions=tuple(actions))
        self.state = replace(self.state, frames=(*self.state.frames[:-1], frame))

    def call(
        self,
        procedure: str,
        *,
        source: EffectSource | None = None,
        actions: Iterable[Action] = (),
        cause: int | None = None,
        effect: EffectDescription | None = None,
        **values: Value,
    ) -> None:
        """Run another procedure before this one goes on; of several, the one called first runs first. A resolving
        effect keeps its kind (15-2-1), also for its gifts."""
        if procedure == "resolve" and source is not None:
            source = self.view.with_kinds(source)
        self.calls.append(
            Frame(
                procedure,
                values=values,
                actions=tuple(actions),
                source=source,
                cause=self.frame.cause if cause is None else cause,
                effect=effect,
            )
        )

    def stay(self) -> None:
        """Take this step again afterwards."""
        self.staying = True

    def goto(self, step: int) -> None:
        frame = replace(self.frame, step=step)
        self.state = replace(self.state, frames=(*self.state.frames[:-1], frame))
        self.staying = True

    def finish(self) -> None:
        self.finished = True

    def hand_back(self, **values: Value) -> None:
        """Give values to the procedure that called this one."""
        *outer, caller, own = self.state.frames
        caller = replace(caller, values={**caller.values, **values})
        self.state = replace(self.state, frames=(*outer, caller, own))

    def keep_names(self, card: int, *became: int) -> None:
        """Let the names of the calling effect follow a card that has become something else: the card that it chose to
        play is the Digimon that was played."""
        *outer, caller, own = self.state.frames
        renamed = {
            name: tuple(v for ref in value for v in (became if ref == card else (ref,)))
            for name, value in caller.values.items()
            if name.startswith(_CALLED) and isinstance(value, tuple) and card in value
        }
        caller = replace(caller, values={**caller.values, **renamed})
        self.state = replace(self.state, frames=(*outer, caller, own))

    def take_answer(self) -> str | None:
        """The answer to the decision that this step has asked for, once."""
        answer, self.answer = self.answer, None
        return answer


StepFunction = Callable[[Moment], Decision | None]


class ProcedureStep(Struct, frozen=True):
    clause: str
    run: StepFunction


class Procedure:
    """A procedure of the rules as the list of its numbered steps, in their order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[ProcedureStep] = []

    def step(self, clause: str) -> Callable[[StepFunction], StepFunction]:
        """Mark a function as the next step, which the rules number so."""

        def mark(function: StepFunction) -> StepFunction:
            self.steps.append(ProcedureStep(clause, function))
            return function

        return mark

    def place(self, function: StepFunction) -> int:
        return next(i for i, step in enumerate(self.steps) if step.run is function)


def effects_by_key(moment: Moment, verb: str, effects: Iterable[Held]) -> dict[str, Held]:
    """Effects that are open as options, by their keys: "activate:Greymon#12/effects.0". Where several cards under one
    have the same, each key names its card too: "...#12/inherited.0#7"."""
    named = [(_key_of_effect(moment, verb, held.source), held) for held in effects]
    several = {key for key, often in Counter(key for key, _ in named).items() if often > 1}
    return {f"{key}#{h.source.card}" if key in several else key: h for key, h in named}


def _key_of_effect(moment: Moment, verb: str, source: EffectSource) -> str:
    return f"{verb}:{unique_name(moment, source.unit or source.card)}/{source.index}"


def unique_name(moment: Moment, ref: int) -> str:
    """Name that distinguishes a card from others like it: "Greymon#12"."""
    state = moment.state
    if ref == NO_UNIT:
        return "player"
    card = state.units[ref].top if ref in state.units else CardId(ref)
    return f"{state.face(card).name}#{ref}"
