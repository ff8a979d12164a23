"""From events to sentences. An event becomes a message, a code with named parameters; the
English sentence is one wording of it. Knows nothing of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from judgeapp.engine.events import Event, Fact, What
from judgeapp.engine.state import State

# One sentence a kind of event. A parameter that an event lacks is left out with its brackets.
ENGLISH: dict[What, str] = {
    What.TURN_BEGAN: "turn {turn} of {seat} begins",
    What.PHASE_BEGAN: "{phase} phase of {seat}",
    What.TURN_ENDED: "turn {turn} of {seat} ends",
    What.MEMORY: "memory of {seat}: {from} to {to}",
    What.DECLARED: "declared[: {kind}][ {card}][ {answer}]",
    What.PAID: "{seat} pays {cost}: memory {from} to {to}",
    What.PUT_BACK: "{card} is put back",
    What.PLAYED: "{unit} is played",
    What.DIGIVOLVED: "{unit} digivolves[ from {materials}]",
    What.LINKED: "{cards} is linked to {unit}",
    What.USED: "{card} is used",
    What.HATCHED: "{unit} hatches",
    What.MOVED: "{unit} moves to the {to} area",
    What.DREW: "{seat} draws {count}",
    What.SUSPENDED: "{unit} is suspended",
    What.UNSUSPENDED: "[{unit}][{units}] unsuspended",
    What.ATTACK_DECLARED: "{unit} attacks {target}",
    What.TIMING: "attack: {timing}",
    What.BLOCKED: "{unit} blocks {attacker}",
    What.TARGET_SWITCHED: "the attack target is {unit} now",
    What.CONFIRMED: "the attack comes to: {outcome}",
    What.BATTLE: (
        "{unit} ([{dp} DP][{sources} digivolution cards]) battles [{defender}][{security}]"
        " ([{other_dp} DP][{other_sources} digivolution cards])"
    ),
    What.BATTLE_ENDED: "the battle ends",
    What.CHECKED: "{unit} checks {became}",
    What.ATTACK_ENDED: "the attack of {unit} ends",
    What.DELETED: "{unit} is deleted",
    What.TRASHED: "[{cards} ][{unit} ]trashed",
    What.LEFT: "{unit} leaves[ for {to}]",
    What.CARD_MOVED: "{cards} to {to}",
    What.STACK_TRASHED: "from the stack of {unit} trashed: {count}",
    What.PLACED_UNDER: "[{cards} ]placed under[ {unit}][ {card}]",
    What.REVEALED: "revealed: {became}",
    What.LOOKED: "looked at[: {cards}]",
    What.COUNTED: "counted[: {count}]",
    What.NOT_TRIGGERED: "{index} of {card} does not trigger",
    What.LOOP: "the same position again: an infinite loop",
    What.SHUFFLED: "{area} of {seat} is shuffled",
    What.TRIGGERED: "[{keyword} ]{index} of {card} triggers",
    What.ACTIVATED: "[{keyword} ]{index} of {card} activates",
    What.NOT_ACTIVATED: "{index} of {card} can't activate",
    What.WAITING: "effects wait to be activated",
    What.BECAME_ACTIVE: "[{keyword} ]{index} of {card} is active",
    What.BECAME_INACTIVE: "{index} of {card} is no longer active",
    What.UNSETTLED: "[{cards}: ]active and not without end ({effects}); counts as not active",
    What.UNREAD: "not understood, the judge rules on it: [{name}: ]{text}",
    What.CONDITION_MET: "its condition is met",
    What.RESOLVED: "{index} of {card} is resolved",
    What.CHOSEN: "chosen[: {refs}][ {kind}][ {seat}]",
    What.MEANT: "meant[: {refs}]",
    What.GRANTED: "[{unit} ]gains something for a time",
    What.EXPIRED: "what was gained ends",
    What.PREVENTED: "prevented[: {unit}][ {refs}]",
    What.UNAFFECTED: "{unit} isn't affected",
    What.OVERFLOWED: "overflow {amount}: memory of {seat} {from} to {to}",
    What.IMPOSSIBLE: "impossible[: {unit}][ {card}][ {kind}]",
    What.RULE_CHECK: "rule check: {units}",
    What.RESERVED: "pending[ until {timing}][: {kind}]",
    What.CORRECTED: "corrected by the judge[: {text}]",
    What.ENDED: "the duel ends[: {winner} wins]",
}

# Those that are told in words of their own, by the fact that makes the difference.
_OWN: dict[What, tuple[str, dict[str, str]]] = {
    What.TIMING: ("timing", {
        "counter": "counter timing",
        "block": "block timing",
        "confirm": "the attack target is confirmed",
        "end": "the attack comes to its end",
        "over": "the attack is over",
        "ends": "the attack is ended",
        "effects-of-check": "what the check triggered comes first",
        "effects-of-battle": "what the battle triggered",
        "no-security-digimon": "no Security Digimon is there to battle",
        "end-before-unsuspending": "the turn ends before anything unsuspends",
        "turn-goes-on": "the turn goes on",
    }),
    What.CONFIRMED: ("outcome", {
        "battle": "the attack comes to a battle",
        "check": "the attack comes to a security check",
        "no-check": "the attack comes to no security check",
        "win": "the attack wins the duel",
        "no-win": "the attack does not win the duel",
        "nothing": "the attack comes to nothing",
    }),
    What.IMPOSSIBLE: ("why", {
        "condition": "its condition is not met",
        "choice": "there is nothing to choose",
        "named": "what it is about is not there",
    }),
    What.LEFT: ("to", {"nowhere": "{unit} leaves where it was"}),
    What.CARD_MOVED: ("to", {"nowhere": "{cards} in no area now"}),
}  # fmt: skip

# Facts whose numbers are ids of cards or units.
_IDS = frozenset(
    ("unit", "units", "card", "cards", "target", "attacker", "defender", "security", "refs",
     "became", "opponent", "top_became", "rest", "materials")
)  # fmt: skip


class Told(Struct, frozen=True):
    """A message: `code` with `params`, and its English sentence."""

    code: str
    params: dict[str, str]
    text: str


def chronicle(beginning: State, events: Iterable[Event]) -> Iterator[tuple[Event, Told]]:
    """Tell events in order. Names are those that cards have at that moment: a card gets a new
    id wherever it goes (3-1-3-1-1), and a Digimon that digivolves a new name."""
    names: dict[int, str] = {card: _name(beginning, card) for card in beginning.cards}
    names |= {int(u.id): _name(beginning, u.top) for u in beginning.units.values()}
    for event in events:
        _follow(event, names)
        params = {name: _worded(name, fact, names) for name, fact in event.facts.items()}
        yield event, Told(event.what.value, params, sentence(template(event.what, params), params))


def template(what: What, params: Mapping[str, str]) -> str:
    """The sentence of an event, with places for its parameters."""
    name, own = _OWN.get(what, ("", {}))
    return own.get(params.get(name, ""), ENGLISH[what])


def _name(state: State, card: int) -> str:
    return state.face(card).name


def _follow(event: Event, names: dict[int, str]) -> None:
    """Names of the new ids that an event gave."""
    old = event.ids("cards") or event.ids("card")
    for before, after in zip(old, event.ids("became"), strict=False):
        if before in names:
            names[after] = names[before]
    became, unit = event.ids("became"), event.ids("unit")
    on_top = (What.PLAYED, What.DIGIVOLVED, What.HATCHED)
    if event.what in on_top and became and unit and became[0] in names:
        names[unit[0]] = names[became[0]]
    for after in event.ids("top_became"):
        if unit and unit[0] in names:
            names[after] = names[unit[0]]


def _worded(name: str, fact: Fact, names: dict[int, str]) -> str:
    if name not in _IDS:
        return ", ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
    if name == "target" and fact == 0:
        return "the player"
    ids = fact if isinstance(fact, tuple) else (fact,)
    return ", ".join(names.get(i, "a card") if isinstance(i, int) else str(i) for i in ids)


def sentence(template: str, params: dict[str, str]) -> str:
    """Fill a template in; what stands in brackets with a parameter that is missing is left
    out."""
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
    """Parameters, with a note whether one was asked for that is not there."""

    missing = False

    def __missing__(self, key: str) -> str:
        self.missing = True
        return "?"
