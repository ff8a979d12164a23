"""Narration of events in sentences. An event becomes an explanation, a code with named parameters; the English sentence
is one wording of it. Knows nothing of the kernel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from judgeapp.engine.events import IDS, EffectDescription, Event, EventKind, Fact
from judgeapp.engine.explanation.refusals import MISSED, describe_refusal
from judgeapp.engine.lang import Area, Gift
from judgeapp.engine.state.state import State
from judgeapp.files.packaged import packaged
from judgeapp.messages.punctuation import comma_list, with_note

# A fact, the value that it must have (any, if empty), and the sentence for it.
_Special: TypeAlias = tuple[str, str, str]


@cache
def sentences_by_kind() -> dict[EventKind, tuple[tuple[_Special, ...], str]]:
    """Sentences of each kind of event: those for special cases, and the usual one."""
    written = packaged(__package__, "sentences.yaml", dict[EventKind, str | tuple[_Special | str, ...]])
    several = {kind: (texts,) if isinstance(texts, str) else texts for kind, texts in written.items()}
    return {
        kind: (tuple(t for t in texts if not isinstance(t, str)), next(t for t in texts if isinstance(t, str)))
        for kind, texts in several.items()
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
PLAYER, NAMELESS, SEVERAL_NAMELESS = "the player", "a card", "unknown card"  # the last behind a number


class Explanation(Struct, frozen=True):
    """An explanation: `code` with `params`, and its English sentence."""

    code: str
    params: dict[str, str]
    text: str


def explain(sentences: Mapping[str, str], code: str, /, **params: object) -> Explanation:
    """Explanation of a code of some sentences; None or empty parameters are left out."""
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
        names_before = dict(names) if event.kind in _RELABELLING else {}
        names |= event.names
        params = {name: _worded(name, fact, names) for name, fact in event.facts.items()}
        if event.kind in _RELABELLING:
            params |= _change_params(event, names_before, params.get("unit", ""))
        if event.kind in _REFUSING and (why := _reasons(event)):
            params["reason"] = "; ".join(why)
        if event.gifts:
            params["gifts"] = comma_list(map(words, event.gifts))
        # An event that says by its index which effect it is about may say no more of it.
        place = event.facts.get("card"), event.facts.get("index")
        effect = event.effect or (effects.get(place) if "index" in event.facts else None)
        if effect is not None:
            effects[place] = effect
            params |= _effect_params(event.kind, effect, words)
        yield event, Explanation(event.kind.value, params, sentence(template(event.kind, params), params))


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
# Events with which an effect begins to work: their sentences name every part read as a judge taught it.
_BEGINS = (EventKind.TRIGGERED, EventKind.ACTIVATED, EventKind.BECAME_ACTIVE)
_TAUGHT = "[ – taught: {taught}]"
# Events of an effect whose words an earlier event has given in full.
_REPEATING = (EventKind.RESOLVED, EventKind.NOT_ACTIVATED, EventKind.BECAME_INACTIVE)
_MAX_TEXT_LETTERS = 80  # letters


def _reasons(event: Event) -> tuple[str, ...]:
    missed = MISSED.get(str(event.facts.get("why", ""))) if event.kind is EventKind.NOT_TRIGGERED else None
    return (missed,) if missed else describe_refusal(event.clauses)


def _change_params(event: Event, was: Mapping[int, str], now: str) -> dict[str, str]:
    before = ", ".join(was.get(ref, "") for ref in event.ids("unit"))
    return {"was": before, "now": now if now != before else ""}


def _effect_params(kind: EventKind, effect: EffectDescription, words: Words) -> dict[str, str]:
    """Parameters of an effect: its holder and words; only their beginning if they were given before."""
    text = words(effect)
    if kind in _REPEATING and len(text) > _MAX_TEXT_LETTERS:
        text = text[:_MAX_TEXT_LETTERS].rsplit(" ", 1)[0] + " ..."
    return {"who": with_note(effect.card, effect.host), "effect": text, "taught": effect.taught}


def template(kind: EventKind, params: Mapping[str, str]) -> str:
    """Sentence of an event, with places for its parameters."""
    reason = _REASON if kind in _REFUSING else ""
    specials, usual = sentences_by_kind()[kind]
    for fact, value, special in specials:
        if fact in params and params[fact] == (value or params[fact]) and _is_complete(special, params):
            return special + reason
    # Once, where it begins: the rest of it depends on that.
    taught = _TAUGHT if params.get("taught") and kind in _BEGINS else ""
    return usual + reason + taught


def sentences() -> Iterator[str]:
    """Every sentence that may explain an event."""
    for kind, (specials, usual) in sentences_by_kind().items():
        reason = _REASON if kind in _REFUSING else ""
        yield from (special + reason for _, _, special in specials)
        yield usual + reason
        if kind in _BEGINS:
            yield usual + reason + _TAUGHT


def _is_complete(sentence: str, params: Mapping[str, str]) -> bool:
    """True if every parameter is there that a sentence needs."""
    return all(params.get(name) for name in _PLACE.findall(_OPTIONAL.sub("", sentence)))


def _worded(name: str, fact: Fact, names: dict[int, str]) -> str:
    if name not in IDS:
        values = fact if isinstance(fact, tuple) else (fact,)
        if name == "waiting":
            return ", ".join(_holder(str(value), names.values()) for value in values)
        worded = _IN_WORDS.get(name, {})
        return ", ".join(worded.get(str(value), str(value)) for value in values)
    if name in ("target", "unit") and fact == 0:
        return PLAYER
    ids = fact if isinstance(fact, tuple) else (fact,)
    return ", ".join(names.get(i, NAMELESS) if isinstance(i, int) else str(i) for i in ids if i)


def _holder(name: str, hosts: Iterable[str]) -> str:
    """A name as `EffectDescription.holder` has it, with the brackets of the language around that of the host."""
    host = next((host for host in hosts if name.endswith(f" ({host})")), "")
    return with_note(name.removesuffix(f" ({host})"), host)


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
