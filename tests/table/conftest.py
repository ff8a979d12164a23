"""Tables for tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judgeapp.clauses.renumbering import NEWEST
from judgeapp.desk.folder import index_folder
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.library import Library, open_library
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.report.table_report import ReportRequest, TableReport, report
from judgeapp.table.tree.tree import Beginning, Tree, plant

_NUMBER = re.compile(r"#\d+")
# Half-width punctuation next to a Chinese or Japanese character.
_CJK = "[\u3040-\u30ff\u3400-\u9fff≪≫「」]"
_HALF_WIDTH = re.compile(rf"{_CJK}\s?[,;:()]|[,;:()]\s?{_CJK}")
_MARKUP = re.compile(r"<[^>]*>|\\|&\w+;|[*#]")

# A varied turn: an attack that can be blocked, two simultaneous triggers, an inherited effect, a Tamer, an Option card,
# and an effect that the program can't read.
DUEL = """\
title: A turn with something of everything
cards:
  Sprout:
    level: 3
    dp: 2000
    play_cost: 3
    inherited: [{during: your-turn, gifts: [{gives: dp, amount: 1000}]}]
  Striker:
    level: 4
    dp: 5000
    play_cost: 5
    requirements: [{cost: 2, colors: [red], level: 3}]
    effects:
      - {timings: [when-attacking], actions: [{do: memory, amount: 1}]}
      - {timings: [when-attacking], actions: [{do: draw}]}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
  Banner:
    category: tamer
    play_cost: 2
    effects:
      - to: {target: all, of: {whose: yours, categories: [digimon]}}
        gifts: [{gives: dp, amount: 500}]
  Riddle:
    level: 4
    dp: 3000
    play_cost: 1
    effects: [{timings: [on-play], actions: [{do: by-hand, text: Solve the riddle.}]}]
  Egg: {category: digi-egg, level: 2}
position:
  memory: 3
  A:
    battle: [{card: Striker, as: First, under: [Sprout]}, {card: Sprout, suspended: true}, Banner]
    hand: [Riddle, Sprout, Striker]
    deck: 6
    digi_egg_deck: [Egg]
  B:
    battle: [Guard, {card: Sprout, as: Theirs, suspended: true}]
    hand: 2
    security: 3
steps: []
"""


# One attacker and its possible blockers.
_BLOCKED = """\
title: An attack that may be blocked
cards:
  Striker: {level: 4, dp: 5000}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
position:
  memory: 3
  A: {battle: [{card: Striker, as: Striker}], deck: 5}
  B: {battle: [%s], security: 1, deck: 5}
steps: []
"""


def blocked(*guards: str) -> str:
    """A scenario in which a Striker can attack; `guards` are possible blockers, as in a file."""
    return _BLOCKED % ", ".join(guards)


def planted(text: str) -> Tree:
    """A tree that starts at a scenario file's position."""
    scenario, faces, _ = read_scenario(text, "a table")
    state, names = build(scenario, faces)
    return plant(Beginning(state, names, scenario.title))


@pytest.fixture
def tree() -> Tree:
    return planted(DUEL)


def meant(tree: Tree, wanted: str) -> str:
    """Key of the only open option with this name, ignoring numbers."""
    assert tree.game.decision is not None
    keys = [o.key for o in tree.game.decision.options]
    (key,) = [key for key in keys if _NUMBER.sub("", key) == wanted]
    return key


def chosen(tree: Tree, *wanted: str) -> Tree:
    """The tree after choices, each given by its key without numbers."""
    for choice in wanted:
        tree = tree.choose(meant(tree, choice))
    return tree


@pytest.fixture(scope="session")
def library(built: Path) -> Library:
    """Library led by the edition of the tables."""
    return open_library(index_folder(built), leading=lambda: LeadingEdition(NEWEST, NEWEST))


def half_width(text: str) -> list[str]:
    """Lines with half-width punctuation next to a Chinese or Japanese character."""
    return [line for line in _MARKUP.sub("", text).splitlines() if _HALF_WIDTH.search(line)]


@pytest.fixture(name="blocked")
def blocked_attack(tree: Tree) -> Tree:
    """A blocked attack, with its triggers resolved."""
    tree = chosen(tree, "attack:Striker>player")
    while tree.game.decision is not None and tree.game.decision.kind != "block":
        tree = tree.choose(tree.game.decision.options[0].key)
    return chosen(tree, "block:Guard")


def made(tree: Tree, library: Library, **request: object) -> TableReport:
    return report(tree, tree.current, ReportRequest(**request), library)  # type: ignore[arg-type]
