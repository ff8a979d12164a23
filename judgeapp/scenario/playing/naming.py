"""Names of cards and options in files.

A card has the name of its copy at the table, on the field also its name in the position; if that is unique, also its
printed name or its key under `cards`. An option has its key as its name, with these names in it, without the ids of the
engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Modes
from judgeapp.engine.moment import Decision, Option
from judgeapp.engine.state.state import State
from judgeapp.messages.message import Message
from judgeapp.messages.punctuation import comma_message

_ID = re.compile(r"#(\d+)")
# Places of effects that no card has printed, with the engine's numbers.
_PLACE = re.compile(r"(?<=/)(pending|gained)((?:\.\d+)+)|(?<=\+)\d+(?=/)")

# Names of a requirement besides its number: "cost 3".
_OF_REQUIREMENT = {"cost": "cost", "level": "as level"}


class NamesOfCard(NamedTuple):
    """Names of a card: those that only this card has, and those that others may share."""

    own: tuple[str, ...]
    shared: tuple[str, ...]


class NamedOption(NamedTuple):
    """An option with its name, and all its possible names: `own`: those of no other copy; `every`: others' too."""

    key: str
    name: str
    own: frozenset[str]
    every: frozenset[str]


def names_of(state: State, ref: int, names: Mapping[str, UnitId]) -> NamesOfCard:
    """Names of a card, or of one on the field by the card on top."""
    body = state.units.get(UnitId(ref))
    card = state.cards.get(body.top if body is not None else CardId(ref))
    if card is None:
        return NamesOfCard((), ())
    given = (name for name, unit in names.items() if body is not None and unit == ref)
    own = dict.fromkeys((state.label(ref), *given))
    return NamesOfCard(tuple(own), (state.faces[card.face].name, card.face))


def is_called(state: State, ref: int, name: str, names: Mapping[str, UnitId]) -> bool:
    return any(name in called for called in names_of(state, ref, names))


def named_options(state: State, decision: Decision, names: Mapping[str, UnitId]) -> tuple[NamedOption, ...]:
    """The options of a decision by their names in files. Equal names are numbered: "Horn/pending @2"."""
    plain = [_named(state, option, names) for option in decision.options]
    named: list[NamedOption] = []
    for index, named_option in enumerate(plain):
        alone = sum(other.name == named_option.name for other in plain) == 1
        same = [p for p, other in enumerate(plain) if named_option.name in other.every]
        name = named_option.name if alone else f"{named_option.name} @{same.index(index) + 1}"
        named.append(named_option._replace(name=name))
    return tuple(named)


def shown_options(state: State, decision: Decision, names: Mapping[str, UnitId]) -> Message:
    """The open options by their names in files, one by one; those of an effect that has several to choose from, and
    those that only a number distinguishes, with their words: "mode-1 (Gain 1 memory.)"."""
    named = named_options(state, decision, names)
    return comma_message(
        f"{of.name}{_words(state, option)}" if "mode" in option.facts or " @" in of.name else of.name
        for option, of in zip(decision.options, named, strict=True)
    )


def _words(state: State, option: Option) -> str:
    """Words of an effect that waits, or of one to choose, in brackets; empty for any other option."""
    # The phrase book is loaded only to describe something.
    from judgeapp.cards.reading.words import actions_words, effect_words

    waiting = (effect_words(o.effect) for o in state.pending() if o.id == option.facts.get("occurrence"))
    mode, actions = option.facts.get("mode"), state.frames[-1].actions
    if isinstance(mode, int) and actions and isinstance(actions[0], Modes):
        text = actions_words(actions[0].modes[mode])
    else:
        text = next(waiting, "")
    return f" ({text})" if text else ""


def _named(state: State, option: Option, names: Mapping[str, UnitId]) -> NamedOption:
    pieces = tuple(_pieces(state, option, names))
    first = "".join(piece.own[0] for piece in pieces)
    every = frozenset(_joined((*piece.own, *piece.shared) for piece in pieces))
    return NamedOption(option.key, first, frozenset(_joined(p.own for p in pieces)), every)


def _joined(parts: Iterable[Sequence[str]]) -> Iterator[str]:
    return ("".join(way) for way in product(*parts))


def _pieces(state: State, option: Option, names: Mapping[str, UnitId]) -> Iterator[NamesOfCard]:
    """The key of an option, cut at its card names: "attack:", Wall, ">", Pup."""
    key, at = option.key, 0
    if key.startswith("requirement-"):
        shared = (f"{words} {option.facts[fact]}" for fact, words in _OF_REQUIREMENT.items() if fact in option.facts)
        yield NamesOfCard((key,), tuple(shared))
        return
    if (about := _about(state, option, names)) is not None:
        name, rest = about
        yield name
        yield from _rest(_ID.sub("", rest))
        return
    for match in _ID.finditer(key):
        called = names_of(state, int(match[1]), names)
        printed = called.shared[0] if called.shared else ""
        if printed and key[at : match.start()].endswith(printed):
            yield from _rest(key[at : match.start() - len(printed)])
            yield called
        else:
            yield from _rest(key[at : match.start()])
        at = match.end()
    yield from _rest(key[at:])


def _about(state: State, option: Option, names: Mapping[str, UnitId]) -> tuple[NamesOfCard, str] | None:
    """An effect to be put in order, "Horn/effects.0#73": the names of its card, and the rest."""
    before, stroke, rest = option.key.partition("/")
    facts = option.facts
    refs: list[int] = []
    first: tuple[str, ...] = ()
    if "occurrence" in facts:
        waiting = (occurrence for batch in state.batches for occurrence in batch.occurrences)
        occurrence = next((o for o in waiting if o.id == facts["occurrence"]), None)
        if occurrence is not None:
            refs = [occurrence.source.card, occurrence.source.unit, occurrence.host]
            if occurrence.name and not any(state.label(ref) for ref in refs[:2]):
                # If its unit is gone, it is named after the card that had the effect.
                first = (occurrence.name,)
    elif "index" in facts and not _ID.search(before) and (number := _ID.search(rest)):
        # It is named after the card that gives it, and after the unit if that card is on top.
        refs = [int(number[1])]
        body = state.units.get(UnitId(int(str(facts["unit"]))))
        refs += [body.id] if body is not None and body.top == refs[0] else []
    if not refs:
        return None
    names_of_refs = [names_of(state, ref, names) for ref in refs if ref]
    own = dict.fromkeys((*first, *(name for names_of_ref in names_of_refs for name in names_of_ref.own)))
    shared = dict.fromkeys((before, *(name for names_of_ref in names_of_refs for name in names_of_ref.shared)))
    return NamesOfCard(tuple(own) or (before,), tuple(shared)), stroke + rest


def _rest(text: str) -> Iterator[NamesOfCard]:
    """Text between names; the engine's numbers may be left out."""
    yield NamesOfCard(tuple(dict.fromkeys((_PLACE.sub(r"\1", text), text))), ())
