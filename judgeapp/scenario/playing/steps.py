"""The steps of a scenario file, the judge's among them: one verb with its value, read as choices of the game.
judgeapp.scenario.playing.naming defines the names of cards and options there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from judgeapp.engine.derive import view
from judgeapp.engine.events import Event
from judgeapp.engine.explanation.refusals import describe_with_clauses
from judgeapp.engine.game import MAX_FORCED, EndlessError, Game, RefusedError
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.judge import ByHandDeed, Correction, Ruling, by_hand_key, correction_key, ruling_key
from judgeapp.engine.lang import Joining
from judgeapp.engine.legality.activate import can_counter
from judgeapp.engine.legality.verdict import Verdict
from judgeapp.engine.moment import Decision, about_effect
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message, semicolon_message
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import FailedError, ThingFinder
from judgeapp.scenario.playing.naming import named_options, shown_options
from judgeapp.scenario.playing.verdicts import attempt_of, verdict
from judgeapp.scenario.shapes import fault_of_step

Ref = Callable[[Any], int]


def key_of_correction(what: Mapping[str, Any], ref: Ref) -> str:
    """The choice for {put: Rookie, to: trash}, {stack: CARD, under: Rookie} (or `on`),
    {link: CARD, to: Rookie}, {suspend: Rookie},
    {unsuspend: Rookie}, {memory: {A: 3}}, {grant: Rookie, gifts: [...]}.

    A CARD is a name on the field, or {card: NAME, of: A, in: hand}. Raises FailedError when it is not there."""
    made: Any = msgspec.convert(_plain(dict(what), ref), type=Correction)
    return correction_key(made)


def key_by_hand(what: Mapping[str, Any], ref: Ref) -> str:
    """Choice for {do: [actions], chosen: [CARD, ...]}: actions of the effect language that call the cards "chosen"."""
    cards = [ref(card) for card in what.get("chosen", ())]
    return by_hand_key(msgspec.convert({"actions": what["do"], "cards": cards}, type=ByHandDeed))


def key_of_ruling(what: Mapping[str, Any], ref: Ref) -> str:
    """The choice for {of: CARD, activate: effects.0, chosen: [CARD, ...]}: the effect of the card at this place is
    activated, and triggers by those cards if any are said; or for {of: CARD, do: [actions], chosen: [CARD, ...], into:
    [CARD]}: an effect of it does that. The actions call the cards "chosen", and those of `into` "it"."""
    ruling = {
        "by": ref(what["of"]),
        "effect": what.get("activate", ""),
        "actions": what.get("do", ()),
        "cards": [ref(card) for card in what.get("chosen", ())],
        "into": [ref(card) for card in what.get("into", ())],
    }
    return ruling_key(msgspec.convert(ruling, type=Ruling))


def _plain(what: dict[str, Any], ref: Ref) -> dict[str, Any]:
    if "put" in what:
        return {"correct": "put", "ref": ref(what["put"])} | _without(what, "put")
    if "stack" in what:
        on_top = "on" in what
        return {
            "correct": "stack",
            "card": ref(what["stack"]),
            "unit": ref(what["on" if on_top else "under"]),
            "on_top": on_top,
        }
    if "link" in what:
        return {"correct": "link", "card": ref(what["link"]), "unit": ref(what["to"])}
    for verb in ("suspend", "unsuspend"):
        if verb in what:
            return {"correct": "turn", "unit": ref(what[verb]), "suspended": verb == "suspend"}
    if "memory" in what:
        ((seat, to),) = what["memory"].items()
        return {"correct": "memory", "seat": seat, "to": to}
    if "grant" in what:
        return {"correct": "grant", "unit": ref(what["grant"])} | _without(what, "grant")
    raise ValueError(f"nothing is corrected by {', '.join(map(str, what)) or 'nothing'}")


def _without(what: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in what.items() if key != name}


class StepPlayer:
    """Takes the steps of a scenario file one by one: turns them into choices."""

    def __init__(self, game: Game, names: dict[str, UnitId]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = list(game.events)
        self.seen = 0  # number of events already matched by expectations
        self.ahead: Sequence[Step] = ()  # the remaining steps of the file
        self.doubts: dict[tuple[str, str], None] = {}  # the texts not understood that might change a stated refusal
        self.cited: dict[str, None] = {c: None for e in game.events for c in e.clauses}

    @property
    def find(self) -> ThingFinder:
        """Finds in the game as it stands now."""
        return ThingFinder(self.game, self.names)

    def choose(self, key: str) -> None:
        try:
            self.game = self.game.choose(key)
        except RefusedError as error:
            raise FailedError("{error}", error=error) from error
        self.events += self.game.events
        self.cited |= {c: None for e in self.game.events for c in e.clauses}
        if self.game.decision is not None:
            self.cited |= dict.fromkeys(self.game.decision.clauses)

    def option(self, wanted: str) -> str:
        """Key of the one open option meant, by its name in files. Of several with this name "Cub @2" is the second."""
        decision = self.game.decision
        if decision is None:
            raise FailedError("{wanted!r} isn't possible: no decision is pending", wanted=wanted)
        if decision.option(wanted) is not None:
            return wanted
        options = named_options(self.game.state, decision, self.names)
        name, _, nth = wanted.partition(" @")
        every = [o for o in options if name in o.every]
        if nth.isdigit() and 0 < int(nth) <= len(every):
            return every[int(nth) - 1].key
        own = [o for o in options if wanted in o.own]
        meant = own or every
        if len(meant) == 1:
            return meant[0].key
        kind = f"{decision.seat}: {decision.kind}"
        clauses = () if meant else self._refusing_clauses(wanted)
        there = shown_options(self.game.state, decision, self.names)
        raise FailedError(
            "{wanted!r} fits several options ({kind}); you can choose: {there}"
            if meant
            else "{wanted!r} isn't possible ({kind}); you can choose: {there}",
            clauses,
            wanted=wanted,
            kind=kind,
            there=there,
        )

    def _refusing_clauses(self, wanted: str) -> tuple[str, ...]:
        """Clauses that refuse an answer; of a block, those of the verdict."""
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
            verdicts = [can_counter(view(self.game.state), each) for each in held]
            cited = self.game.state.cited
            verdicts = [replace(each, clauses=cited(each.clauses)) for each in verdicts]
        elif decision.kind in (*Joining,) and decision.seat is not None:
            refs = self.find.placeable(wanted, decision.seat)
            verdicts = [verdict(self.find, "place", ref) for ref in refs][:1]
        refused = [each.clauses for each in verdicts if not each.ok]
        return refused[0] if refused else () if verdicts else decision.clauses


def key_of(find: ThingFinder, verb: str, what: Any) -> str:
    """The key of the main action that a step names."""
    state = find.game.state
    if verb in ("pass", "nothing"):
        return verb
    if verb == "activate":
        source = find.activation(what).source
        decision, about = find.game.decision, about_effect(source).items()
        options = decision.options if decision is not None else ()
        is_open = (o.key for o in options if o.key.startswith(verb) and about <= o.facts.items())
        return next(is_open, f"activate:{_key(state, source.unit or source.card)}/{source.index}")
    tried = attempt_of(find, verb, what)
    match verb:
        case "play" | "use":
            done = _key(state, tried.card)
        case "digivolve" | "burst":
            done = f"{_key(state, tried.unit)}>{_key(state, tried.card)}"
        case "app-fusion":
            link = _key(state, tried.link) if tried.link else f"{what['link']}#{tried.link}"
            done = f"{_key(state, tried.unit)}&{link}>{_key(state, tried.card)}"
        case "dna":
            done = f"{'+'.join(_key(state, unit) for unit in tried.of)}>{_key(state, tried.card)}"
        case "link":
            linked = state.cards[CardId(tried.card)].unit or tried.card
            done = f"{_key(state, linked)}>{_key(state, tried.unit)}"
        case "attack":
            done = f"{_key(state, tried.unit)}>{_key(state, tried.target) if tried.target else 'player'}"
        case "move":
            done = _key(state, tried.unit)
        case _:
            return verb
    return f"{verb}:{done}/{tried.requirement + 1}" if tried.requirement else f"{verb}:{done}"


def _key(state: State, ref: int) -> str:
    """Form of a card in the keys of options."""
    body = state.units.get(UnitId(ref))
    return f"{state.face(body.top if body is not None else ref).name}#{ref}"


_MAIN = ("play", "use", "digivolve", "dna", "burst", "app-fusion", "link", "attack", "activate", "pass")
_BREEDING = ("hatch", "move", "nothing")
_NO_CHOICE = frozenset(("expect", "refused", "allowed"))
_ALWAYS = ("pass", "nothing")  # open whenever anything of their phase is


def verb_of(step: Step) -> tuple[str, Any]:
    """Verb of a step, and its value. Raises FailedError if it is not written as a step."""
    if (fault := fault_of_step(step)) is not None:
        raise FailedError("{fault}", fault=fault)
    ((verb, what),) = step.items()
    return verb, what


def take(player: StepPlayer, step: Step) -> None:
    """Carry out a step. Raises FailedError, with reason and clauses, if it can't be done."""
    verb, what = verb_of(step)
    match verb:
        case "answer":
            _answer(player, what)
        case "shuffle":
            _shuffle(player, what)
        case "correct":
            player.choose(key_of_correction(what, player.find.ref))
        case "by_hand":
            player.choose(key_by_hand(what, player.find.ref))
        case "rule":
            player.choose(key_of_ruling(what, player.find.ref))
        case "concede":
            player.choose(f"concede:{what}")
        case "choice":
            player.choose(what)
        case _ if verb in _MAIN:
            _act(player, verb, what, "main")
        case _ if verb in _BREEDING:
            _act(player, verb, what, "breeding")
        case _:
            raise FailedError("{verb!r} isn't a step", verb=verb)


def _act(player: StepPlayer, verb: str, what: Any, phase: str) -> None:
    """Take an action of a phase."""
    decision = _pass_over_forced(player, phase)
    if decision is None or decision.kind != phase:
        raise _not_now(player, verb)
    key = key_of(player.find, verb, what)
    if decision.option(key) is not None:
        player.choose(key)
        return
    judged = verdict(player.find, verb, what) if verb not in _ALWAYS else Verdict(False, ())
    by = describe_with_clauses(judged.clauses)
    if others := _other_requirements(decision, key, what):
        raise FailedError(
            "can't {verb} {what!r} by its first requirement ({by}), but by another: add requirement: {others}",
            judged.clauses,
            what=what,
            verb=verb,
            by=by,
            others=comma_message(map(str, others)),
        )
    raise FailedError(
        "can't {verb} {what!r} ({by}); first rule on what isn't understood and might change that: "
        "{unread}; you can choose: {open}"
        if judged.unread
        else "can't {verb} {what!r} ({by}); you can choose: {open}",
        judged.clauses,
        what=what,
        verb=verb,
        by=by,
        unread=semicolon_message(text.line for text in judged.unread),
        open=_open(player, decision),
    )


def _pass_over_forced(player: StepPlayer, wanted: str) -> Decision | None:
    """Decision reached by forced choices, up to one of a kind. Passes over no turn that the file doesn't pass, and
    nothing to be resolved by hand: the file must state that."""
    for _ in range(MAX_FORCED):
        decision = player.game.decision
        if decision is None or decision.kind in (wanted, "main", "by-hand") or len(decision.options) > 1:
            return decision
        player.choose(decision.options[0].key)
    raise FailedError("{error}", error=EndlessError())


def _other_requirements(decision: Decision, key: str, what: Any) -> list[int]:
    """Requirements by which the same action is open, if a step names none."""
    if not isinstance(what, dict) or "requirement" in what:
        return []
    numbers = (option.key.removeprefix(f"{key}/") for option in decision.options)
    return sorted(int(number) for number in numbers if number.isdecimal())


def take_some(player: StepPlayer, steps: Sequence[Step]) -> None:
    """Carry out steps; their expectations and judgements are passed over. Raises FailedError if one can't be done."""
    for step in steps:
        if _NO_CHOICE.isdisjoint(step):
            take(player, step)


def left_by_hand(decision: Decision) -> Message:
    """Things that the judge has not done yet."""
    text = " ".join(str(decision.options[0].facts["text"]).split())
    return message("you must still resolve by hand: {text}", text=text)


def _not_now(player: StepPlayer, verb: str) -> FailedError:
    decision = player.game.decision
    if decision is None:
        result = player.game.result
        clauses = result.clauses if result else ()
        return FailedError("{verb!r} is too late: the game is over", clauses, verb=verb)
    if decision.kind == "by-hand":
        return FailedError("{fault}", decision.clauses, fault=left_by_hand(decision))
    there = _open(player, decision)
    return FailedError(
        "{verb!r} is too early: {seat} must decide ({kind}): {there}",
        decision.clauses,
        verb=verb,
        seat=decision.seat,
        kind=decision.kind,
        there=there,
    )


def _open(player: StepPlayer, decision: Decision) -> Message:
    """Open options, by their names in files."""
    return shown_options(player.game.state, decision, player.names)


def _answer(player: StepPlayer, what: Any) -> None:
    for wanted in [what] if isinstance(what, str | int) else list(what):
        decision = player.game.decision
        if decision is not None and decision.kind == "shuffle" and wanted == "as-it-is":
            player.choose("as-it-is")
        elif decision is not None and decision.kind == "repeat":
            player.choose(str(wanted))
        else:
            player.choose(player.option(str(wanted)))


def _shuffle(player: StepPlayer, wanted: Iterable[str]) -> None:
    """Order of a shuffle by names of cards, the top first; the others follow as they lie."""
    decision = player.game.decision
    if decision is None or decision.kind != "shuffle":
        raise _not_now(player, "shuffle")
    lying = decision.options[0].facts["cards"]
    left = [c for c in lying if isinstance(c, int)] if isinstance(lying, tuple) else []
    order: list[int] = []
    for name in wanted:
        called = [c for c in left if player.game.state.label(c) == name]
        card = next(iter((*called, *(c for c in left if player.find.is_called(c, name)))), None)
        if card is None:
            there = comma_message(map(player.game.state.label, left))
            raise FailedError("{name!r} isn't among the shuffled cards; available: {there}", name=name, there=there)
        left.remove(card)
        order.append(card)
    player.choose(" ".join(map(str, (*order, *left))))
