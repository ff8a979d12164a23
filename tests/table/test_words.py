"""Wordings of effects at a table: the printed text of a card given by its text, in its own language; otherwise the
phrase book's, in the reader's language."""

from __future__ import annotations

from judgeapp.engine.events import EffectDescription
from judgeapp.engine.lang import Category, Draw, Effect, Keyword, Timing
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board, EffectSnapshot
from judgeapp.table.deciding.options import question
from judgeapp.table.tree.file import load, save
from judgeapp.table.tree.tree import Beginning, Tree, plant
from judgeapp.table.words import foreign_language, of_event, of_keyword

SCENE = """
title: Words
cards:
  By Text:
    level: 4
    dp: 4000
    effects: |
      [When Attacking] Gain 1 memory. (Memory goes up to 10.)
      <Blocker>
      [When Attacking] Lose 1 memory.
    inherited: "[Your Turn] This Digimon gets +1000 DP."
  日本のカード:
    level: 4
    dp: 4000
    effects: "【アタック時】<1ドロー>。"
  By Record:
    level: 4
    dp: 4000
    effects:
      - {timings: [when-attacking], actions: [{do: draw}]}
      - timings: [main]
        actions:
          - {do: modes, modes: [[{do: draw}], [{do: memory, amount: 1}]]}
  Riddle:
    category: option
    use_cost: 0
    effects: "[Main] Fold the table in two."
  Trainer:
    category: tamer
    effects: [{timings: [main], actions: [{do: suspend, target: {target: named}}]}]
  Ward:
    category: option
    security: [{actions: [{do: draw}]}]
position:
  memory: 3
  A:
    battle:
      - {card: By Record, as: Record, under: [By Text]}
      - {card: By Text, as: Text, granted: [{gifts: [{gives: dp, amount: 1000}]}]}
      - {card: 日本のカード, as: Nippon}
      - Trainer
    hand: [Riddle, Ward]
  B: {security: 3}
steps: []
"""


def table() -> Tree:
    scenario, faces, _ = read_scenario(SCENE, "words.yaml")
    state, names = build(scenario, faces)
    return plant(Beginning(state, names))


def shown(tree: Tree, language: str = "en") -> Board:
    return board(tree.game.state, language)


def effects(shown_board: Board, name: str) -> list[str]:
    (unit,) = (unit for unit in shown_board.units() if unit.label == name)
    return [effect.text for effect in unit.stack[0].effects]


def test_the_language_of_a_text_is_named_only_if_its_letters_tell_that_it_is_another() -> None:
    assert foreign_language("[On Play] <Draw 1>.", "de") == "en"
    assert foreign_language("[On Play] <Draw 1>.", "en") == ""
    assert foreign_language("[On Play] <Draw 1>.", "") == "", "an English window in which no language was chosen"
    assert foreign_language("【登場時】カードを1枚引く。", "") == "ja"
    assert foreign_language("【登場時】進化。", "de") == "", "Japanese or Chinese"
    assert foreign_language("【登場時】カードを1枚引く。", "zh-Hans") == "ja"
    assert foreign_language("【登場時】カードを1枚引く。", "ja") == ""
    assert foreign_language("DP+2000", "ja") == ""
    assert foreign_language("Zünde drei Lampen an.", "de", is_read=False) == ""
    assert foreign_language("Light three lamps.", "ja", is_read=False) == "en"


def test_a_card_given_by_text_shows_its_printed_words_in_every_language() -> None:
    for language in ("en", "ja", "de"):
        shown_board = shown(table(), language)
        assert effects(shown_board, "Text") == [
            "[When Attacking] Gain 1 memory. (Memory goes up to 10.)",
            "<Blocker>",
            "[When Attacking] Lose 1 memory.",
            "[Your Turn] This Digimon gets +1000 DP.",
        ]
        assert effects(shown_board, "Nippon") == ["【アタック時】<1ドロー>。"]


def test_a_card_given_by_record_follows_the_readers_language() -> None:
    assert effects(shown(table()), "Record")[0] == "[When Attacking] <Draw 1>."
    assert effects(shown(table(), "ja"), "Record")[0] == "【アタック時】≪1ドロー≫。"
    assert effects(shown(table(), "zh-Hans"), "Record")[0] == "[When Attacking] <Draw 1>."


def test_gifts_and_keyword_effects_follow_it_too() -> None:
    def gained(language: str) -> tuple[list[str], tuple[str, ...]]:
        (unit,) = (u for u in shown(table(), language).units() if u.label == "Text")
        return [gift.text for gift in unit.gained if gift.part == "granted"], unit.keywords

    assert gained("en") == (["gets +1000 DP"], ("<Blocker>",))
    assert gained("ja") == (["DP+1000"], ("≪ブロッカー≫",))
    assert gained("zh-Hans") == (["DP+1000"], ("≪阻挡者≫",))
    assert gained("zh-Hant") == (["DP+1000"], ("《格擋》",))
    assert of_keyword(Keyword("Security A.", amount=-1), "zh-Hans") == "≪判定安防-1≫"


def test_keyword_effects_alone_are_icons_where_the_phrase_book_has_no_words() -> None:
    blocker, draws = Effect(gifts=(Keyword("Blocker"),)), Effect(timings=(Timing.WHEN_ATTACKING,), actions=(Draw(),))
    for language, words in (("en", "<Blocker>"), ("ja", "≪ブロッカー≫"), ("zh-Hant", "《格擋》"), ("de", "<Blocker>")):
        assert of_event(EffectDescription("1", "", "effects.0", blocker, "", Category.DIGIMON), language) == words
    assert (
        of_event(EffectDescription("1", "", "effects.0", draws, "", Category.DIGIMON), "zh-Hant")
        == "[When Attacking] <Draw 1>."
    )


def test_a_tamer_and_a_security_effect_say_what_they_are() -> None:
    shown_board = shown(table())
    assert effects(shown_board, "Trainer") == ["[Main] Suspend this Tamer."]
    (ward,) = (card for card in shown_board.seats["A"].hand if card.name == "Ward")
    assert ward.effects == (EffectSnapshot("security.0", "[Security] <Draw 1>.", "trigger"),)


def test_a_pending_effect_shows_its_cards_words() -> None:
    tree = table()
    attacked = tree.choose(f"attack:By Text#{tree.beginning.names['Text']}>player")
    words = ["[When Attacking] Gain 1 memory. (Memory goes up to 10.)", "[When Attacking] Lose 1 memory."]
    (group,) = shown(attacked, "ja").pending
    assert [waiting.text for waiting in group.waiting] == words
    asked = question(attacked.game, "ja")
    assert asked is not None
    assert [choice.explanation.params["effect"] for choice in asked.choices()] == words


def test_a_choice_between_effects_has_words() -> None:
    tree = table()
    key = next(
        option.key
        for option in tree.game.decision.options  # type: ignore[union-attr]
        if option.key.startswith("activate") and "effects.1" in option.key
    )
    asked = question(tree.choose(key).game)
    assert asked is not None
    assert [choice.explanation.text for choice in asked.choices()] == ["<Draw 1>.", "Gain 1 memory."]
    asked = question(tree.choose(key).game, "ja")
    assert asked is not None
    assert [choice.explanation.text for choice in asked.choices()] == ["≪1ドロー≫。", "メモリー+1。"]


def test_a_saved_table_keeps_the_words() -> None:
    again = load(save(table()), "table.json")
    assert shown(again) == shown(table())


def test_a_text_of_several_lines_is_shown_on_one() -> None:
    text = SCENE.replace("Fold the table in two.", "Activate 1 of the effects below:\\n・<Draw 1>.\\n・Gain 1 memory.")
    scenario, faces, _ = read_scenario(text, "words.yaml")
    state, _ = build(scenario, faces)
    (riddle,) = (c for c in board(state).seats["A"].hand if c.name == "Riddle")
    assert riddle.effects[0].text == ("[Main] Activate 1 of the effects below: ・<Draw 1>. ・Gain 1 memory.")
