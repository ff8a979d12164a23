"""Last known state: "had" and "was" refer to a Digimon as it was when it left (15-8-3-9-4), both for its own effects
and for effects of other cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from msgspec import Struct

from judgeapp.cards.reading.compiler import read_text
from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Filter, Is, parts
from tests.engine.board import Case, play_out


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of as_it_was.yaml."""

    says: str
    fits: dict[str, Any]
    was: dict[str, Any]
    isnt: dict[str, Any]


CONTENT = yaml.load(Path(__file__).with_name("as_it_was.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
QUESTIONS = {name: msgspec.convert(content, type=Asked) for name, content in CONTENT.items()}

# Actions of Doer that make Target leave, and the events that trigger on each.
WAYS = {"delete": ("deleted", "left"), "to-hand": ("left",), "to-deck": ("left",), "to-security": ("left",)}


def answered(asked: Asked, way: str, how: dict[str, Any]) -> set[str]:
    """Activated effects among those that ask about Target as it leaves: its own, and those of an opposing Tamer with
    the question in their condition ("if") or their trigger ("when")."""
    effects = [
        {"when": [{"event": event, "subject": {"whose": "opponents", **fits}}], "actions": actions}
        for event in WAYS[way]
        for fits, actions in (
            ({}, [{"do": "if", "condition": {"if": "is", "card": "subject", "fits": asked.fits}, "then": _DOING}]),
            (asked.fits, _DOING),
        )
    ]
    own = {"timings": ["on-deletion"], "condition": {"if": "is", "card": "this", "fits": asked.fits}, "actions": _DOING}
    root = {"level": 3, "dp": 2000, "play_cost": 3}
    base = {"level": 4, "dp": 4000, "play_cost": 4, "inherited": [{"gifts": how.get("gained", [])}]}
    played = play_out(
        Case(
            actions=[{"do": way, "target": {"target": "choose", "of": {"whose": "opponents", "has_name": ["Target"]}}}],
            target={"effects": [own], **how.get("target", {})},
            placed=how.get("placed", {}),
            cards={
                "Root": root,
                "Base": base if "gained" in how else root,
                "Asker": {"category": "tamer", "effects": effects},
            },
            A={"battle": ["Asker"]},
        )
    )
    activated = (e.effect for e in played.events if e.kind is EventKind.ACTIVATED and e.effect is not None)
    return {f"{effect.card}/{effect.place}" for effect in activated} - {"Doer/effects.0"}


_DOING = [{"do": "draw"}]


def asking(way: str) -> set[str]:
    """Effects that ask when Target leaves in a given way."""
    own = {"Target/effects.0"} if way == "delete" else set[str]()
    return own | {f"Asker/effects.{place}" for place in range(2 * len(WAYS[way]))}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_card_that_left_is_asked_about_as_it_last_was(name: str) -> None:
    asked = QUESTIONS[name]
    for way in WAYS if name in ("DP", "suspended") else ("delete", "to-hand"):
        assert answered(asked, way, asked.was) == asking(way), way
        assert answered(asked, way, asked.isnt) == set(), way


@pytest.mark.parametrize("asked", QUESTIONS.values(), ids=QUESTIONS)
def test_cards_ask_in_these_words(asked: Asked) -> None:
    reading = read_text(f"[On Deletion] If this Digimon {asked.says}, <Draw 1>.")
    conditions = [part for part in parts(reading.effects) if isinstance(part, Is)]
    assert [part.fits for part in conditions] == [msgspec.convert(asked.fits, type=Filter)]
