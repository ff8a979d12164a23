"""What is to be decided: by whom, the open options by card, and what is not open with the reason,
which is worked out when somebody asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, View, view
from judgeapp.engine.english import effect_text
from judgeapp.engine.events import Fact
from judgeapp.engine.explain import Told, sentence
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Category, Effect, EffectKind
from judgeapp.engine.legality import (
    can_activate,
    can_attack,
    can_block,
    can_digivolve,
    can_hatch,
    can_move,
    can_play,
    can_use,
)
from judgeapp.engine.moment import Decision, Option
from judgeapp.engine.state import State
from judgeapp.table.board import labels

# One sentence a kind of option.
ENGLISH = {
    "play": "play {card}",
    "use": "use {card}",
    "digivolve": "digivolve {unit} into {card}[ by its requirement {requirement}]",
    "attack": "attack [{target}][{player}] with {unit}",
    "activate": "activate an effect of {card}: {effect}",
    "pass": "pass the turn",
    "hatch": "hatch a Digi-Egg",
    "move": "move {unit} to the battle area",
    "nothing": "do nothing in the breeding phase",
    "block": "block with {unit}",
    "no-block": "no block",
    "counter": "activate {effect} of {card}",
    "no-counter": "no counter",
    "card": "{card}",
    "enough": "no more",
    "order": "{card}: {effect}",
    "at": "attack [{target}][{player}]",
    "yes": "yes",
    "no": "no",
    "instead": "do this instead",
    "as-it-is": "as it is",
    "mode": "{effect}",
    "number": "{number}",
    "requirement": "by requirement {number}",
    "seat": "{seat} goes first",
    "keep": "keep the hand",
    "redraw": "redraw the hand",
    "resolved": "the effect is resolved",
    "other": "{key}",
}
# One sentence for what is not open: why.
REFUSED = "refused by {clauses}[, because of {by}]"
_VERBS = frozenset(("play", "use", "digivolve", "attack", "activate", "move", "block"))
_WORDS = frozenset(
    ("pass", "hatch", "nothing", "no-block", "no-counter", "enough", "yes", "no", "instead",
     "as-it-is", "keep", "redraw", "resolved")
)  # fmt: skip


class Choice(Struct, frozen=True):
    """An open option. refs -- ids of the cards and units that it is about"""

    key: str
    told: Told
    refs: tuple[int, ...] = ()


class Group(Struct, frozen=True):
    """The open options of one card or unit; `ref` 0 and no label are those of none."""

    ref: int
    label: str
    choices: tuple[Choice, ...]


class Question(Struct, frozen=True):
    """What is to be decided.

    seat  -- who decides; empty for nature (shuffles, who goes first) and for the judge
    about -- of an effect that is being resolved: whose it is, and what is asked
    free  -- an answer besides the options: "order" of the cards, "number" of repetitions
    """

    kind: str
    seat: str
    clauses: tuple[str, ...]
    card: str
    about: str
    groups: tuple[Group, ...]
    free: str = ""

    def choices(self) -> Iterator[Choice]:
        for group in self.groups:
            yield from group.choices


class Candidate(Struct, frozen=True):
    """Something that a player could want to do and that is not open. `ref` is the card or unit
    that it is done with."""

    verb: str
    told: Told
    ref: int
    card: int = 0
    unit: int = 0
    target: int = 0
    index: str = ""


class Refusal(Struct, frozen=True):
    """Why something is not open. by -- the name of the card whose effect is in the way"""

    clauses: tuple[str, ...]
    by: str
    told: Told


def question(game: Game, names: Mapping[str, UnitId] | None = None) -> Question | None:
    """What is to be decided now; None at the end of the duel."""
    decision, state = game.decision, game.state
    if decision is None:
        return None
    refs = [ref for option in decision.options for ref in _refs(option.facts)]
    called = _called(state, refs, names)
    groups: dict[int, list[Choice]] = {}
    for option in decision.options:
        about = _refs(option.facts)
        told = _told(state, decision, option, called)
        groups.setdefault(about[0] if about else 0, []).append(Choice(option.key, told, about))
    frame = state.frames[-1] if state.frames else None
    source = frame.source if frame else None
    card = state.cards.get(source.card) if source else None
    asked = frame.actions[:1] if frame and source else ()
    return Question(
        kind=decision.kind,
        seat=decision.seat.value if decision.seat else "",
        clauses=decision.clauses,
        card=state.faces[card.face].name if card else "",
        about=effect_text(Effect(actions=asked)) if asked else "",
        groups=tuple(
            Group(ref, called.get(ref, ""), tuple(choices)) for ref, choices in groups.items()
        ),
        free={"shuffle": "order", "repeat": "number"}.get(decision.kind, ""),
    )


# -- what is open ---------------------------------------------------------------------------------


def _refs(facts: Mapping[str, Fact]) -> tuple[int, ...]:
    """The cards and units that an option is about, the one that it is done with first."""
    # A card of the hand digivolves what it is laid on.
    hand_first = "requirement" in facts
    wanted = ("card", "unit") if hand_first else ("unit", "card", "ref", "target")
    found = (facts.get(name) for name in wanted)
    return tuple(dict.fromkeys(f for f in found if isinstance(f, int) and f))


def _called(
    state: State, refs: Iterable[int], names: Mapping[str, UnitId] | None
) -> dict[int, str]:
    """What cards and units are called, so that no two of them are called the same."""
    called: dict[int, str] = {int(unit): name for unit, name in labels(state, names).items()}
    loose = [ref for ref in dict.fromkeys(refs) if ref in state.cards and ref not in called]
    times = Counter(state.face(ref).name for ref in loose)
    count = Counter[str]()
    for ref in loose:
        name = state.face(ref).name
        count[name] += 1
        called[ref] = name if times[name] == 1 else f"{name} ({count[name]})"
    return called


def _told(state: State, decision: Decision, option: Option, called: Mapping[int, str]) -> Told:
    facts, key = option.facts, option.key
    code, _, _ = key.partition(":")
    if key in _WORDS:
        return _say(key)
    if code in _VERBS and ":" in key and facts:
        return _say(code, **_params(state, code, facts, called))
    if decision.kind == "counter":
        return _say("counter", **_params(state, code, facts, called))
    if decision.kind == "attack-target":
        return _say("at", **_params(state, "attack", facts, called))
    if "occurrence" in facts:
        return _say("order", **_of_occurrence(state, facts["occurrence"], called))
    if "ref" in facts:
        return _say("card", card=_name(facts["ref"], called))
    if "seat" in facts:
        return _say("seat", seat=str(facts["seat"]))
    if isinstance(mode := facts.get("mode"), int):
        return _say("mode", effect=_mode(state, mode) or key)
    if key.isdecimal():
        return _say("number", number=key)
    if key.startswith("requirement-"):
        return _say("requirement", number=key.removeprefix("requirement-"))
    return _say("other", key=key)


def _say(code: str, **params: str) -> Told:
    said = {name: value for name, value in params.items() if value}
    return Told(code, said, sentence(ENGLISH[code], said))


def _params(
    state: State, verb: str, facts: Mapping[str, Fact], called: Mapping[int, str]
) -> dict[str, str]:
    params = {name: _name(facts.get(name), called) for name in ("unit", "card", "target")}
    if verb == "attack" and not params["target"]:
        params["player"] = "the player"
    if "index" in facts:
        unit, card, index = facts.get("unit"), facts.get("card"), str(facts["index"])
        held = _held(view(state), unit, card, index)
        params["effect"] = effect_text(held.effect) if held else index
        params["card"] = params["unit"] or params["card"]
    if requirement := facts.get("requirement"):
        assert isinstance(requirement, int)
        params["requirement"] = str(requirement + 1)
    return params


def _held(known: View, unit: Fact, card: Fact, index: str) -> Held | None:
    effects = known.held(UnitId(unit)) if isinstance(unit, int) and unit else ()
    elsewhere = (h for area in (Area.HAND, Area.TRASH, Area.SECURITY)
                 for h in known.off_field(area))  # fmt: skip
    for held in (*effects, *elsewhere):
        if held.source.index == index and held.source.card == card:
            return held
    return None


def _of_occurrence(state: State, number: Fact, called: Mapping[int, str]) -> dict[str, str]:
    for batch in state.batches:
        for one in batch.occurrences:
            if one.id == number:
                name = called.get(one.source.unit) or called.get(one.source.card, "")
                host = state.cards.get(one.host)
                name = name or (state.faces[host.face].name if host else "")
                return {"card": name, "effect": effect_text(one.effect)}
    return {"card": str(number)}


def _mode(state: State, number: int) -> str:
    """The text of one of the effects that an effect lets choose from (15-15-9-2)."""
    for action in state.frames[-1].actions[:1]:
        if isinstance(action, lang.Modes) and number < len(action.modes):
            return effect_text(Effect(actions=action.modes[number]))
    return ""


def _name(ref: Fact, called: Mapping[int, str]) -> str:
    return called.get(ref, "") if isinstance(ref, int) else ""


# -- what is not open -----------------------------------------------------------------------------


def candidates(game: Game, names: Mapping[str, UnitId] | None = None) -> tuple[Candidate, ...]:
    """What could be thought of and is not open now. Why, `why_not` tells of each."""
    decision, state = game.decision, game.state
    if decision is None:
        return ()
    known = view(state)
    if decision.kind == "main":
        thought = _in_main_phase(known, state.turn_seat)
    elif decision.kind == "breeding":
        thought = _in_breeding_phase(known, state.turn_seat)
    elif decision.kind == "block" and decision.seat is not None:
        units = known.units_in(Area.BATTLE, decision.seat)
        thought = iter([("block", {"unit": body.id}) for body in units])
    else:
        return ()
    is_open = {_shape(o.key.partition(":")[0], o.facts) for o in decision.options}
    found = [(verb, facts) for verb, facts in thought if _shape(verb, facts) not in is_open]
    refs = [ref for _, facts in found for ref in _refs(facts)]
    refs += [ref for option in decision.options for ref in _refs(option.facts)]
    called = _called(state, refs, names)
    return tuple(_candidate(state, verb, facts, called) for verb, facts in found)


def _shape(verb: str, facts: Mapping[str, Fact]) -> tuple[object, ...]:
    """What tells one action from another; by which requirement does not."""
    return (verb, *(facts.get(name) or 0 for name in ("card", "unit", "target")),
            facts.get("index") or "")  # fmt: skip


def _candidate(
    state: State, verb: str, facts: Mapping[str, Fact], called: Mapping[int, str]
) -> Candidate:
    told = _say(verb, **_params(state, verb, facts, called))
    numbers = {n: v for n, v in facts.items() if isinstance(v, int) and n in _NUMBERS}
    refs = _refs(facts if verb != "digivolve" else {**facts, "requirement": 0})
    index = str(facts.get("index", ""))
    return Candidate(verb, told, refs[0] if refs else 0, index=index, **numbers)


_NUMBERS = ("card", "unit", "target")


def _in_main_phase(known: View, seat: Seat) -> Iterator[tuple[str, dict[str, Fact]]]:
    state = known.state
    for card in state.areas[seat].hand:
        face = state.face(card)
        yield ("use" if face.category is Category.OPTION else "play"), {"card": card}
        if face.level is not None or face.requirements:
            for area in (Area.BATTLE, Area.BREEDING):
                for body in known.units_in(area, seat):
                    yield "digivolve", {"card": card, "unit": body.id}
    theirs = [body.id for body in known.units_in(Area.BATTLE, seat.other)]
    for area in (Area.BATTLE, Area.BREEDING):
        for body in known.units_in(area, seat):
            for target in (NO_UNIT, *theirs):
                yield "attack", {"unit": body.id, "target": target}
    for held in _declared(known, seat):
        source = held.source
        yield "activate", {"unit": source.unit, "card": source.card, "index": source.index}


def _declared(known: View, seat: Seat) -> Iterator[Held]:
    """The activation-type effects (15-8-4) of a player's cards."""
    for body in known.state.units.values():
        if body.seat is seat:
            yield from (h for h in known.held(body.id) if h.effect.kind is EffectKind.ACTIVATION)
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        for held in known.off_field(area):
            if held.source.seat is seat and held.effect.kind is EffectKind.ACTIVATION:
                yield held


def _in_breeding_phase(known: View, seat: Seat) -> Iterator[tuple[str, dict[str, Fact]]]:
    yield "hatch", {}
    for body in known.units_in(Area.BREEDING, seat):
        yield "move", {"unit": body.id}


def why_not(game: Game, candidate: Candidate) -> Refusal | None:
    """Why something is not open, by the rules' own verdict; None when they allow it and only
    the decision at hand does not ask for it."""
    known = view(game.state)
    seat = game.decision.seat if game.decision and game.decision.seat else game.state.turn_seat
    card, unit = CardId(candidate.card), UnitId(candidate.unit)
    if candidate.verb == "play":
        verdict = can_play(known, seat, card)
    elif candidate.verb == "use":
        verdict = can_use(known, seat, card)
    elif candidate.verb == "digivolve":
        return _nearest_digivolution(known, seat, card, unit)
    elif candidate.verb == "attack":
        verdict = can_attack(known, seat, unit, UnitId(candidate.target))
    elif candidate.verb == "block":
        verdict = can_block(known, unit)
    elif candidate.verb == "hatch":
        verdict = can_hatch(known, seat)
    elif candidate.verb == "move":
        verdict = can_move(known, seat, unit)
    else:
        held = _held(known, candidate.unit, candidate.card, candidate.index)
        if held is None:
            return None
        verdict = can_activate(known, seat, held)
    return None if verdict.ok else _refusal(game.state, verdict.clauses, verdict.facts.get("by"))


def _nearest_digivolution(known: View, seat: Seat, card: CardId, unit: UnitId) -> Refusal | None:
    """Of several requirements the refusal that comes last: the others fail earlier."""
    wanted = known.state.face(card).requirements
    if not wanted:
        return _refusal(known.state, ("8-1-1", "2-3-6"), None)
    verdicts = [can_digivolve(known, seat, card, unit, n) for n in range(len(wanted))]
    if any(verdict.ok for verdict in verdicts):
        return None
    clauses = dict.fromkeys(clause for verdict in verdicts for clause in verdict.clauses)
    by = next((v.facts["by"] for v in verdicts if "by" in v.facts), None)
    return _refusal(known.state, tuple(clauses), by)


def _refusal(state: State, clauses: tuple[str, ...], by: Fact) -> Refusal:
    name = state.face(by).name if isinstance(by, int) and by in state.cards else ""
    params = {"clauses": ", ".join(clauses)} | ({"by": name} if name else {})
    return Refusal(clauses, name, Told("refused", params, sentence(REFUSED, params)))
