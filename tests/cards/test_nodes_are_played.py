"""Every part of the effect language is executed: each meaning in the phrase book occurs in an effect that a scenario
activates or has active."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.grammar.phrases import LANGUAGES, REST, phrase_book
from judgeapp.engine import kernel
from judgeapp.engine.derive import Held, View
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.lang import Action, Effect
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures import activation
from judgeapp.engine.state.state import Occurrence
from judgeapp.engine.triggering.triggers import triggered
from tests.scenarios.files import EVERY_CASE, play_anew

# Fields with the kind of a record.
TAGS = ("do", "gives", "if", "target", "number")
# Lines beside the effects aren't effects; their own scenarios play them.
BESIDE = (
    "digivolve-line",
    "dna-line",
    "burst-line",
    "app-fusion-line",
    "rule-line",
    "from",
    "dna-material",
    "app-materials",
    "as-if-line",
    "digixros-line",
    "assembly-line",
    "xros",
    # Part of an action that is played.
    "stacked",
)
# Applies to the card itself in the hand (1-3-1), where no effect is active.
IN_THE_HAND = {"can ignore-colors"}


def nodes(meaning: Any) -> Iterator[str]:
    """Kinds of records in a meaning, and their fields: "delete", "choose.up_to", "filter.lowest", "cannot attack"."""
    if isinstance(meaning, list):
        for part in meaning:
            yield from nodes(part)
    if not isinstance(meaning, dict):
        return
    tag = next((meaning[name] for name in TAGS if name in meaning), None)
    if tag is not None:
        yield str(tag)
    if "event" in meaning:
        yield f"when {meaning['event']}"
    for field, part in meaning.items():
        if tag is not None and field not in (*TAGS, REST):
            yield f"{tag}.{field}"
        if field == "deed":
            yield f"{tag} {part}"
        yield from nodes(part)


def readable_nodes() -> set[str]:
    names: set[str] = set()
    for language in LANGUAGES:
        for wordings in phrase_book(language).wordings.values():
            for wording in wordings:
                if not wording.phrase.kind.startswith(BESIDE):
                    names |= set(nodes(wording.phrase.means))
    return names - IN_THE_HAND


def printed(moment: Moment, source: EffectSource) -> Effect | None:
    """The activated effect, if it is printed on a card that is still there."""
    part, _, place = source.index.partition(".")
    if source.card not in moment.state.cards or not place.isdecimal():
        return None
    effects = getattr(moment.state.face(source.card), part, ())
    return effects[int(place)] if int(place) < len(effects) else None


class _Run:
    """Effects and processing by object, as they stay the same in most steps."""

    def __init__(self) -> None:
        self.parts: dict[int, Effect | tuple[Action, ...]] = {}

    def append(self, part: Effect | tuple[Action, ...]) -> None:
        self.parts[id(part)] = part

    def extend(self, parts: Iterable[Effect]) -> None:
        for part in parts:
            self.append(part)


@pytest.fixture(scope="module")
def played() -> set[str]:
    run = _Run()
    with pytest.MonkeyPatch.context() as patch:
        call, persist = Moment.call, kernel._persistent_clauses
        record = Moment.record_effect
        count = activation.count_or_wait

        def note_told(moment: Moment, what: EventKind, held: Held, *clauses: str, **facts: Any) -> Event:
            if what is EventKind.ACTIVATED and (effect := printed(moment, held.source)):
                run.append(effect)
            return record(moment, what, held, *clauses, **facts)

        def note_resolved(moment: Moment, procedure: str, **more: Any) -> None:
            run.append(tuple(more.get("actions", ())))
            call(moment, procedure, **more)

        def note_triggered(*about: Any) -> tuple[Occurrence, ...]:
            occurrences = triggered(*about)
            run.extend(occurrence.effect for occurrence in occurrences)
            return occurrences

        def note_activated(moment: Moment, source: EffectSource, effect: Effect) -> Any:
            run.append(effect)
            return count(moment, source, effect)

        def note_active(known: View, held: Held) -> tuple[str, ...]:
            run.append(held.effect)
            return persist(known, held)

        patch.setattr(Moment, "call", note_resolved)
        patch.setattr(Moment, "record_effect", note_told)
        patch.setattr(kernel, "triggered", note_triggered)
        patch.setattr(activation, "count_or_wait", note_activated)
        patch.setattr(kernel, "_persistent_clauses", note_active)
        for case in EVERY_CASE:
            assert play_anew(case).failure is None, case
    names: set[str] = set()
    for part in set(run.parts.values()):
        names |= set(nodes(msgspec.json.decode(msgspec.json.encode(part))))
    return names


@pytest.mark.nightly
@pytest.mark.lengthy
def test_everything_readable_is_played_in_a_scenario(played: set[str]) -> None:
    missing = sorted(readable_nodes() - played)
    assert not missing, "\n".join(missing)
