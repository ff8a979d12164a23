"""Narration of events in sentences. An event becomes an explanation, a code with named parameters; the English sentence
is one wording of it. Knows nothing of the kernel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from judgeapp.engine.events import IDS, EffectDescription, Event, EventKind, Fact
from judgeapp.engine.explanation.refusals import MISSED, describe_refusal
from judgeapp.engine.lang import Area, Gift
from judgeapp.engine.state.state import State

# Sentence of each kind of event. A part in brackets is left out when its parameter is not there.
ENGLISH: dict[EventKind, str] = {
    EventKind.TURN_BEGAN: "turn {turn} of {seat} begins",
    EventKind.PHASE_BEGAN: "{phase} phase of {seat}",
    EventKind.TURN_ENDED: "turn {turn} of {seat} ends",
    EventKind.MEMORY: "memory of {seat}: {from} to {to}",
    EventKind.DECLARED: "[{who}: ]declared[: {kind}][: {answer}]",
    EventKind.PAID: "{seat} pays {cost}: memory {from} to {to}",
    EventKind.PUT_BACK: "put back[: {card}][: {cards}]",
    EventKind.PLAYED: "{unit} is played",
    EventKind.DIGIVOLVED: "{unit} digivolves",
    EventKind.LINKED: "linked to {unit}: {cards}",
    EventKind.USED: "{card} is used",
    EventKind.HATCHED: "{unit} hatches",
    EventKind.MOVED: "{unit} moves to the {to} area",
    EventKind.DREW: "{seat} draws {count}",
    EventKind.SUSPENDED: "{unit} is suspended",
    EventKind.UNSUSPENDED: "there is nothing to unsuspend",
    EventKind.CANNOT: "an effect of {who} can't be activated now[: {effect}]",
    EventKind.ATTACK_DECLARED: "{unit} attacks {target}",
    EventKind.TIMING: "attack: {timing}",
    EventKind.BLOCKED: "{unit} blocks {attacker}",
    EventKind.TARGET_SWITCHED: "the attack target is {unit} now",
    EventKind.CONFIRMED: "the attack leads to: {outcome}",
    EventKind.BATTLE: (
        "{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}]"
        " ([{other_dp} DP][{other_sources} digivolution cards])"
    ),
    EventKind.BATTLE_ENDED: "the battle ends",
    EventKind.CHECKED: "{unit} checks {became}",
    EventKind.ATTACK_ENDED: "the attack of {unit} ends",
    EventKind.DELETED: "{unit} is deleted",
    EventKind.TRASHED: "trashed[: {cards}][: {unit}]",
    EventKind.LEFT: "{unit} leaves[ for {to}]",
    EventKind.CARD_MOVED: "[{cards}][{card}] to {to}",
    EventKind.STACK_TRASHED: "trashed from the stack of {was}: {cards}[; it is {now} now]",
    EventKind.PLACED_UNDER: "[{cards} ]placed under[ {unit}][ {card}]",
    EventKind.REVEALED: "revealed: {cards}",
    EventKind.LOOKED: "looked at[: {cards}]",
    EventKind.COUNTED: "[{who}: ]counted: {count}",
    EventKind.NOT_TRIGGERED: "an effect of {who} does not trigger[: {effect}]",
    EventKind.LOOP: "the same position again: an infinite loop",
    EventKind.FLIPPED: "turned over: {cards}",
    EventKind.SHUFFLED: "{area} of {seat} is shuffled",
    EventKind.TRIGGERED: "an effect of {who} triggers: {effect}",
    EventKind.ACTIVATED: "an effect of {who} activates: {effect}",
    EventKind.NOT_ACTIVATED: "an effect of {who} can't activate[: {effect}]",
    EventKind.WAITING: "pending: {waiting}",
    EventKind.BECAME_ACTIVE: "an effect of {who} is active: {effect}",
    EventKind.BECAME_INACTIVE: "an effect of {who} is no longer active[: {effect}]",
    EventKind.UNSETTLED: "[{cards}: ]becomes active and inactive again endlessly; counts as not active",
    EventKind.UNREAD: "not understood, you rule on it: [{name}: ]{text}",
    EventKind.CONDITION_MET: "[{who}: ]its condition is met",
    EventKind.RESOLVED: "the effect of {who} is resolved: {effect}",
    EventKind.CHOSEN: "[{who}: ]nothing is chosen",
    EventKind.MEANT: "[{who}: ]nothing is meant",
    EventKind.GRANTED: "{unit}: {gifts}[, {until}]",
    EventKind.EXPIRED: "this no longer lasts[: {units}][: {gifts}]",
    EventKind.PREVENTED: "prevented[: {unit}][: {refs}][: {card}][, by an effect of {by}]",
    EventKind.UNAFFECTED: "{unit} isn't affected[ by {who}]",
    EventKind.OVERFLOWED: "[{name}: ]overflow {amount}: memory of {seat} {from} to {to}",
    EventKind.IMPOSSIBLE: "[{who}: ]this can't be done[: {unit}][: {card}][: {refs}][: {ref}]",
    EventKind.RULE_CHECK: "rule check: {units}",
    EventKind.RESERVED: "[{who}: ]pending until {timing}[: {effect}]",
    EventKind.CORRECTED: "the judge has ruled on an effect of {who}: {text}",
    EventKind.ENDED: "the game ends[: {winner} wins]",
}

# Special sentences: a fact, the value that it must have (any, if empty) and the sentence; the first that fits and whose
# parameters are all there is taken.
_SPECIAL: dict[EventKind, tuple[tuple[str, str, str], ...]] = {
    EventKind.TIMING: (
        ("timing", "counter", "counter timing"),
        ("timing", "block", "block timing"),
        ("timing", "confirm", "the attack target is confirmed"),
        ("timing", "end", "the attack reaches its end"),
        ("timing", "over", "the attack is over"),
        ("timing", "ends", "the attack is ended"),
        ("timing", "effects-of-check", "what the check triggered comes first"),
        ("timing", "effects-of-battle", "what the battle triggered"),
        ("timing", "no-security-digimon", "there is no Security Digimon to battle"),
        ("timing", "end-before-unsuspending", "the turn ends before anything unsuspends"),
        ("timing", "turn-goes-on", "the turn goes on"),
    ),
    EventKind.CONFIRMED: (
        ("outcome", "battle", "the attack leads to a battle"),
        ("outcome", "check", "the attack leads to a security check"),
        ("outcome", "no-check", "the attack leads to no security check"),
        ("outcome", "win", "the attack wins the game"),
        ("outcome", "no-win", "the attack does not win the game"),
        ("outcome", "nothing", "the attack comes to nothing"),
    ),
    EventKind.DECLARED: (
        ("kind", "play", "{seat} declares to play {card}"),
        ("kind", "use", "{seat} declares to use {card}"),
        ("kind", "use", "used one at a time: {cards}"),
        ("kind", "digivolve", "{seat} declares to digivolve {unit} into {card}"),
        ("kind", "digivolve", "{seat} declares to digivolve {units} into {card}"),
        ("kind", "digivolve", "digivolve one at a time: {units}"),
        ("kind", "link", "{seat} declares to link {card} to {unit}"),
        ("kind", "digixros", "{seat} declares to place under {card} by DigiXros: {cards}"),
        ("kind", "digixros", "nothing is placed under {card} by DigiXros"),
        ("kind", "assembly", "{seat} declares to place under {card} by Assembly: {cards}"),
        ("kind", "assembly", "nothing is placed under {card} by Assembly"),
        ("kind", "instead", "[{who}: ]something else is done instead"),
        ("kind", "places", "[{who}: ]more can be placed under {card}"),
        ("kind", "places", "[{who}: ]more can be placed under: {cards}"),
        ("kind", "reduced", "[{who}: ]the cost is {amount} less"),
        ("kind", "raised", "[{who}: ]the cost is {amount} more"),
        ("kind", "repeat", "{seat} declares how often it is repeated: {times}"),
        ("kind", "mode", "{who}: of its effects, this one activates: {effect}"),
        ("kind", "concede", "{seat} concedes"),
        ("kind", "game-begins", "the game begins with the turn of {seat}"),
        ("answer", "yes", "[{who}: ][<{kind}> ]it is done"),
        ("answer", "no", "[{who}: ][<{kind}> ]it is not done"),
        ("answer", "keep", "{seat} keeps the hand"),
        ("answer", "redraw", "{seat} redraws the hand"),
        ("answer", "nothing", "{seat} does nothing in the breeding phase"),
        ("kind", "", "[{who}: ]<{kind}> is carried out"),
    ),
    EventKind.NOT_TRIGGERED: (
        (
            "why",
            "was",
            "an effect of {who} does not trigger, because what digivolves is what it was before[: {effect}]",
        ),
        (
            "why",
            "is",
            "an effect of {who} does not trigger, because what it digivolves into is not as the card was[: {effect}]",
        ),
    ),
    EventKind.NOT_ACTIVATED: (
        ("name", "", "another effect of {name} can't activate"),
        ("who", "", "an effect of {who} can't activate[: {effect}]"),
        ("keyword", "", "<{keyword}> of {card} can't activate"),
        ("card", "", "an effect of {card} can't activate"),
    ),
    EventKind.PUT_BACK: (("cost", "", "{card} is put back: {cost} can't be paid"),),
    EventKind.DIGIVOLVED: (
        ("was", "", "{was} digivolves into {unit}"),
        ("materials", "", "{materials} DNA digivolve into {unit}"),
    ),
    EventKind.IMPOSSIBLE: (
        ("why", "condition", "[{who}: ]its condition is not met"),
        ("why", "choice", "[{who}: ]there is nothing to choose"),
        ("why", "named", "[{who}: ]what it refers to is not there"),
        ("kind", "end-attack", "[{who}: ]there is no attack to end"),
        ("kind", "block", "nobody can block"),
        ("kind", "check", "{unit} checks nothing more"),
        ("kind", "burst-digivolve", "[{who}: ]nothing can burst digivolve"),
        ("kind", "dna-digivolve", "[{who}: ]nothing can DNA digivolve"),
        ("kind", "app-fusion", "[{who}: ]nothing can app fuse"),
        ("kind", "link", "[{who}: ]nothing can be linked"),
        ("kind", "digixros", "nothing can be placed under {card} by DigiXros"),
        ("kind", "assembly", "nothing can be placed under {card} by Assembly"),
        ("kind", "", "<{kind}> does nothing"),
        ("cost", "", "[{who}: ]a cost of {cost} can't be paid"),
        ("count", "", "[{who}: ]this would need {count} more than there are"),
        ("times", "", "[{who}: ]done 0 times"),
        ("memory", "", "[{who}: ]this can't be done with {memory} memory"),
        ("timing", "", "[{who}: ]there is no such effect to activate"),
        ("seat", "", "[{who}: ]{seat} can't do this[, because of {by}]"),
    ),
    EventKind.CANNOT: (("kind", "block", "{unit} can't block[, because of {by}]"),),
    EventKind.PREVENTED: (("seat", "", "[{card}: ]{seat} can't do this[, because of {by}]"),),
    EventKind.UNSUSPENDED: (("unit", "", "{unit} is unsuspended"), ("units", "", "unsuspended: {units}")),
    EventKind.LEFT: (("to", "nowhere", "{unit} leaves where it was"),),
    EventKind.CARD_MOVED: (
        ("to", "nowhere", "{cards} in no area now"),
        ("kind", "recovery", "{cards} to the top of the security stack"),
        ("area", "", "{card} is placed in the {area} area"),
    ),
    EventKind.CHECKED: (("dp", "", "{unit} checks {became}, which counts as a Digimon of {dp} DP without effects"),),
    EventKind.REVEALED: (("became", "", "revealed: {became}"),),
    EventKind.LOOKED: (("seat", "", "{seat} looks at {cards}"),),
    EventKind.CHOSEN: (("kind", "first-player", "{seat} goes first"), ("refs", "", "[{who}: ]chosen: {refs}")),
    EventKind.MEANT: (("refs", "", "[{who}: ]meant: {refs}"),),
    EventKind.GRANTED: (("seat", "", "{seat}: {gifts}[, {until}]"), ("over", "", "all that match: {gifts}[, {until}]")),
    EventKind.RESERVED: (
        ("card", "", "{card} will be trashed when its effect is resolved"),
        ("unit", "", "[{unit}: <{kind}>][the top card of {unit} will be trashed at {timing}]"),
    ),
    EventKind.CORRECTED: (
        ("kind", "memory", "the judge sets the memory of {seat} from {from} to {to}"),
        ("kind", "suspend", "the judge suspends {unit}"),
        ("kind", "unsuspend", "the judge unsuspends {unit}"),
        ("kind", "stack", "the judge places {cards} {where} {was}"),
        ("kind", "link", "the judge links {cards} to {unit}"),
        ("kind", "grant", "the judge gives {unit}: {gifts}[, {until}]"),
        ("kind", "stopped", "the judge rules that an effect of {who} stops it: {text}"),
        ("kind", "not-stopped", "the judge rules that an effect of {who} does not stop it: {text}"),
        ("kind", "ruling", "the judge rules that an effect of {who} does: {effect}[ ({refs})]"),
        ("kind", "by-hand", "the judge does by hand for {who}: {effect}[ ({refs})]"),
        ("area", "", "the judge puts {card} into the {area} area"),
        ("to", "", "the judge puts {cards} into the {to}"),
    ),
}

_OPTIONAL, _PLACE = re.compile(r"\[[^\]]*\]"), re.compile(r"\{(\w+)\}")
# Puts an effect or a gift in the words of a reader.
Words = Callable[[EffectDescription | Gift], str]

AREAS: dict[str, str] = {
    **{area.value: area.value for area in Area},
    "security": "security stack",
    "digi-egg-deck": "Digi-Egg deck",
    "digi_egg_deck": "Digi-Egg deck",
    "under": "stack",
    "removed": "outside of the game",
}
# Times at which pending processing is done.
DUE: dict[str, str] = {
    "start-of-turn": "the start of the turn",
    "start-of-main-phase": "the start of the main phase",
    "end-of-turn": "the end of the turn",
    "end-of-attack": "the end of the attack",
    "end-of-battle": "the end of the battle",
    "start-of-your-turn": "the start of your turn",
    "start-of-opponents-turn": "the start of the opponent's turn",
    "start-of-your-main-phase": "the start of your main phase",
    "start-of-opponents-main-phase": "the start of the opponent's main phase",
    "end-of-your-turn": "the end of your turn",
    "end-of-opponents-turn": "the end of the opponent's turn",
}
LASTS: dict[str, str] = {
    "end-of-turn": "until the end of the turn",
    "end-of-your-turn": "until the end of your turn",
    "end-of-opponents-turn": "until the end of the opponent's turn",
    "end-of-attack": "until the end of the attack",
    "end-of-your-unsuspending": "until your next unsuspend phase ends",
    "end-of-opponents-unsuspending": "until the opponent's next unsuspend phase ends",
    "always": "as long as it stays the same card",
}
# Words for the values of facts.
_IN_WORDS: dict[str, Mapping[str, str]] = {"timing": DUE, "to": AREAS, "area": AREAS, "until": LASTS}
# Names of an attacked player and of a card that is not known.
PLAYER, NAMELESS = "the player", "a card"


class Explanation(Struct, frozen=True):
    """An explanation: `code` with `params`, and its English sentence."""

    code: str
    params: dict[str, str]
    text: str


def explain(sentences: Mapping[str, str], code: str, /, **params: object) -> Explanation:
    """Explanation of a code of some sentences; parameters that are None or empty are left out."""
    values = {name: str(value) for name, value in params.items() if value not in ("", None)}
    return Explanation(code, values, sentence(sentences[code], values))


def narrate(
    before: State, events: Iterable[Event], words: Words, earlier: Iterable[Event] = ()
) -> Iterator[tuple[Event, Explanation]]:
    """Explain events in order, from a state on. Cards have their label of that moment: a Digimon that digivolves its
    new one, one that is gone its last, for which the names of `earlier` events are remembered."""
    names: dict[int, str] = {}
    effects: dict[tuple[Fact, Fact], EffectDescription] = {}
    for event in earlier:
        names |= event.names
        if event.effect is not None and "index" in event.facts:
            effects[event.facts.get("card"), event.facts["index"]] = event.effect
    names |= {ref: before.label(ref) for ref in (*before.cards, *map(int, before.units))}
    for event in events:
        names_before = dict(names) if event.what in _RELABELLING else {}
        names |= event.names
        params = {name: _worded(name, fact, names) for name, fact in event.facts.items()}
        if event.what in _RELABELLING:
            params |= _change_params(event, names_before, params.get("unit", ""))
        if event.what in _REFUSING and (why := _reasons(event)):
            params["reason"] = "; ".join(why)
        if event.gifts:
            params["gifts"] = ", ".join(map(words, event.gifts))
        # An event that says by its index which effect it is about may say no more of it.
        place = event.facts.get("card"), event.facts.get("index")
        effect = event.effect or (effects.get(place) if "index" in event.facts else None)
        if effect is not None:
            effects[place] = effect
            params |= _effect_params(event.what, effect, words)
        yield event, Explanation(event.what.value, params, sentence(template(event.what, params), params))


# Events that change the label of a card: their sentences have the old and the new one.
_RELABELLING = (EventKind.DIGIVOLVED, EventKind.STACK_TRASHED, EventKind.CORRECTED)


# Events that something is not done: their sentences end with the reason.
_REFUSING = (
    EventKind.IMPOSSIBLE,
    EventKind.PREVENTED,
    EventKind.NOT_ACTIVATED,
    EventKind.NOT_TRIGGERED,
    EventKind.PUT_BACK,
    EventKind.CANNOT,
)
_REASON = "[ – {reason}]"
# Events with which an effect begins to work: their sentences name what is read as a judge has taught it.
_BEGINS = (EventKind.TRIGGERED, EventKind.ACTIVATED, EventKind.BECAME_ACTIVE)
_TAUGHT = "[ – taught: {taught}]"
# Events of an effect whose words an earlier event has given in full.
_REPEATING = (EventKind.RESOLVED, EventKind.NOT_ACTIVATED, EventKind.BECAME_INACTIVE)
_SHORT = 80  # letters


def _reasons(event: Event) -> tuple[str, ...]:
    missed = MISSED.get(str(event.facts.get("why", ""))) if event.what is EventKind.NOT_TRIGGERED else None
    return (missed,) if missed else describe_refusal(event.clauses)


def _change_params(event: Event, was: Mapping[int, str], now: str) -> dict[str, str]:
    before = ", ".join(was.get(ref, "") for ref in event.ids("unit"))
    return {"was": before, "now": now if now != before else ""}


def _effect_params(kind: EventKind, effect: EffectDescription, words: Words) -> dict[str, str]:
    """Parameters of an effect: whose it is, and its words; only their beginning where they were given before."""
    text = words(effect)
    if kind in _REPEATING and len(text) > _SHORT:
        text = text[:_SHORT].rsplit(" ", 1)[0] + " ..."
    return {"who": effect.holder, "effect": text, "taught": effect.taught}


def template(kind: EventKind, params: Mapping[str, str]) -> str:
    """Sentence of an event, with places for its parameters."""
    reason = _REASON if kind in _REFUSING else ""
    for fact, value, special in _SPECIAL.get(kind, ()):
        if fact in params and params[fact] == (value or params[fact]) and _is_complete(special, params):
            return special + reason
    # Once where it begins: what it does then depends on that.
    taught = _TAUGHT if params.get("taught") and kind in _BEGINS else ""
    return ENGLISH[kind] + reason + taught


def sentences() -> Iterator[str]:
    """Every sentence in which an event may be explained."""
    for kind, usual in ENGLISH.items():
        reason = _REASON if kind in _REFUSING else ""
        yield from (special + reason for _, _, special in _SPECIAL.get(kind, ()))
        yield usual + reason
        if kind in _BEGINS:
            yield usual + reason + _TAUGHT


def _is_complete(sentence: str, params: Mapping[str, str]) -> bool:
    """True if every parameter is there that a sentence needs."""
    return all(params.get(name) for name in _PLACE.findall(_OPTIONAL.sub("", sentence)))


def _worded(name: str, fact: Fact, names: dict[int, str]) -> str:
    if name not in IDS:
        values = fact if isinstance(fact, tuple) else (fact,)
        worded = _IN_WORDS.get(name, {})
        return ", ".join(worded.get(str(value), str(value)) for value in values)
    if name in ("target", "unit") and fact == 0:
        return PLAYER
    ids = fact if isinstance(fact, tuple) else (fact,)
    return ", ".join(names.get(i, NAMELESS) if isinstance(i, int) else str(i) for i in ids if i)


def sentence(template: str, params: dict[str, str]) -> str:
    """Fill in a template; brackets around a parameter that is missing are left out."""
    parts: list[str] = []
    for piece in template.replace("[", "\0[").replace("]", "]\0").split("\0"):
        optional = piece.startswith("[") and piece.endswith("]")
        inner = piece[1:-1] if optional else piece
        known = _Known({name: value for name, value in params.items() if value})
        text = inner.format_map(known)
        if not (optional and known.missing):
            parts.append(text)
    return "".join(parts)


class _Known(dict[str, str]):
    """Parameters that note whether a missing one was asked for."""

    missing = False

    def __missing__(self, key: str) -> str:
        self.missing = True
        return "?"
