"""Cards of a table in another language of the library: all texts use these names, and the game stays the same."""

from __future__ import annotations

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.state.state import State, replace
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.filling import facts_of
from judgeapp.scenario.placing import Placed, Position, Side
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.deciding.options import question
from judgeapp.table.printing import Printing, languages_of, missing_prints, prints_of
from judgeapp.table.tree.tree import Beginning, Tree, plant
from tests.table.conftest import DUEL, planted
from tests.table.tables import LAMP, LAMP_JA, LAMP_ZH, ON_ATTACK, ON_PLAY, WICK, library

WORDS = ["[On Play] <Draw 1>.", "[When Attacking] Gain 1 memory."]


def lamps() -> Tree:
    """Two Lampmon, one of them named Hero, and a Wickmon, all with facts from the library."""
    records = {e["name"]: read_entry(e).record for e in (LAMP, WICK)}
    scenario = Scenario(
        title="lamps",
        steps=(),
        cards={name: facts_of(record) for name, record in records.items()},
        position=Position(
            memory=5,
            A=Side(battle=("Lampmon", Placed("Lampmon", as_="Hero")), hand=("Lampmon",), deck=3),
            B=Side(battle=("Wickmon",), security=2),
        ),
    )
    state, names = build(scenario, faces_of(scenario))
    return plant(Beginning(state, names, scenario.title))


def printing(tree: Tree, cards: Cards, language: str) -> Printing:
    state = tree.beginning.state
    return Printing(language, state, prints_of(state.faces, cards, language))


def labels(state: State) -> list[str]:
    return [unit.label for unit in board(state).units()]


def test_every_copy_has_its_printed_name_in_that_language() -> None:
    tree, cards = lamps(), library(LAMP, LAMP_JA, WICK)
    shown = printing(tree, cards, "ja").tree(tree)
    assert labels(tree.game.state) == ["Lampmon", "Hero", "Wickmon"]
    assert labels(shown.game.state) == ["ランプモン", "Hero", "Wickmon"]
    hero = board(shown.game.state).unit(2) or [*board(shown.game.state).units()][1]
    assert hero.stack[0].title == "Hero (ランプモン)"
    (held,) = board(shown.game.state).seats["A"].hand
    assert held.name.startswith("ランプモン ")
    assert held.text == LAMP_JA["effect"]
    assert [effect.text for effect in held.effects] == ["【登場時】≪1ドロー≫", "【アタック時】メモリー+1。"]


def test_decisions_and_events_use_that_language() -> None:
    tree, cards = lamps(), library(LAMP, LAMP_JA, WICK)
    asked = question(tree.game)
    assert asked is not None
    key = next(c.key for c in asked.choices() if c.explanation.code == "play")
    tree = tree.choose(key)
    shown = printing(tree, cards, "ja").tree(tree)
    texts = [explanation.text for _, explanation in shown.explain(shown.current)]
    assert any(text.endswith("is played") and "ランプモン" in text for text in texts)
    assert any("【登場時】≪1ドロー≫" in text for text in texts)
    assert [text for text in texts if "Lampmon" in text] == []
    before = question(shown.nodes[0].game)
    assert before is not None
    assert {c.key for c in before.choices()} == {c.key for c in asked.choices()}
    assert any("ランプモン" in c.explanation.text for c in before.choices())


def test_pending_effects_of_copies_and_cards_below_use_that_language() -> None:
    tree, cards = lamps(), library(LAMP, LAMP_JA, WICK)
    waiting = ("2 × Lampmon", "Lampmon (Wickmon)", "3 × Wickmon (Lampmon)", "Hero")
    event = Event(1, EventKind.WAITING, ("15-4-4-1",), 0, {"waiting": waiting})
    (shown,) = printing(tree, cards, "ja").game(replace(tree.game, events=(event,))).events
    assert shown.facts["waiting"] == ("2 × ランプモン", "ランプモン (Wickmon)", "3 × Wickmon (ランプモン)", "Hero")


def test_the_game_played_does_not_change() -> None:
    tree, cards = lamps(), library(LAMP, LAMP_JA, WICK)
    before = tree.game.digest()
    shown = printing(tree, cards, "ja").tree(tree)
    assert tree.game.digest() == before
    open_here, open_there = tree.game.decision, shown.game.decision
    assert open_here is not None
    assert open_there is not None
    assert [o.key for o in open_there.options] == [o.key for o in open_here.options]


def test_a_language_without_a_reader_is_shown_line_by_line() -> None:
    tree, cards = lamps(), library(LAMP, LAMP_ZH, WICK)
    shown = printing(tree, cards, "zh-Hans").tree(tree)
    (held,) = board(shown.game.state).seats["A"].hand
    assert [effect.text for effect in held.effects] == ["【登场时】《抽1》", "【攻击时】内存+1。"]


@pytest.mark.parametrize("text", [ON_PLAY, f"{ON_ATTACK}\n{ON_PLAY}"])
def test_words_that_may_belong_to_another_effect_are_not_shown(text: str) -> None:
    """With fewer effects or another order, the texts can't be matched."""
    tree = lamps()
    cards = library(LAMP, LAMP_JA | {"effect": text}, WICK)
    prints = prints_of(tree.beginning.state.faces, cards, "ja")
    shown = Printing("ja", tree.beginning.state, prints).tree(tree)
    (held,) = board(shown.game.state).seats["A"].hand
    assert [effect.text for effect in held.effects] == ["[On Play] <Draw 1>.", "[When Attacking] Gain 1 memory."]
    assert "Lampmon" in [*missing_prints(tree.beginning.state, prints)]


def test_missing_cards_are_named() -> None:
    tree = lamps()
    faces = tree.beginning.state.faces
    cards = library(LAMP, LAMP_JA, WICK)
    assert languages_of(faces, cards) == ("ja", "de")
    assert [*missing_prints(tree.beginning.state, prints_of(faces, cards, "ja"))] == ["Wickmon"]
    # If only the name is printed, the text stays.
    german = prints_of(faces, cards, "de")
    assert [*missing_prints(tree.beginning.state, german)] == ["Lampmon", "Wickmon"]
    shown = Printing("de", tree.beginning.state, german).tree(tree)
    assert labels(shown.game.state)[0] == "Lampenmon"
    (held,) = board(shown.game.state).seats["A"].hand
    assert held.effects[0].text == "[On Play] <Draw 1>."


def test_cards_without_a_number_have_no_other_language() -> None:
    tree = planted(DUEL)
    assert languages_of(tree.beginning.state.faces, library(LAMP, LAMP_JA)) == ()


def test_two_cards_do_not_share_a_name_there() -> None:
    tree = lamps()
    cards = library(LAMP, LAMP_JA, WICK, WICK | {"name": "ランプモン", "category": "デジモン", "language": "ja"})
    shown = printing(tree, cards, "ja").tree(tree)
    assert labels(shown.game.state) == ["ランプモン (Lampmon)", "Hero", "ランプモン (Wickmon)"]
