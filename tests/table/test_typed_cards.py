"""Typed cards: facts, with a name before and printed text after them."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Color
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.scenario.file import faces_of, read_scenario
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.board.board import board
from judgeapp.table.board.text import facts_line, lines
from judgeapp.table.setup import position as at
from judgeapp.table.setup.card_lines import fields_of, split_lines
from judgeapp.table.setup.facts import card_text, parse_facts
from judgeapp.table.setup.words import LANGUAGES
from judgeapp.table.tree.tree import plant

A, B = Seat.A, Seat.B


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("Lv.4 red 5000", {"level": 4, "colors": ["red"], "dp": 5000}),
        ("lv4 Red/Blue 5000 DP", {"level": 4, "colors": ["red", "blue"], "dp": 5000}),
        ("level 6 black 12000 cost 11", {"level": 6, "colors": ["black"], "dp": 12000, "play_cost": 11}),
        ("tamer yellow cost 3", {"category": "tamer", "colors": ["yellow"], "play_cost": 3}),
        ("option purple cost 2", {"category": "option", "colors": ["purple"], "use_cost": 2}),
        ("egg green Lv.2", {"category": "digi-egg", "colors": ["green"], "level": 2}),
        ("Lv.4 赤 5000", {"level": 4, "colors": ["red"], "dp": 5000}),
        ("レベル4赤/青DP5000", {"level": 4, "colors": ["red", "blue"], "dp": 5000}),
        ("テイマー 黄 コスト3", {"category": "tamer", "colors": ["yellow"], "play_cost": 3}),
        ("驯兽师 黄 费用 3", {"category": "tamer", "colors": ["yellow"], "play_cost": 3}),
        ("等級 4、紅 5000", {"level": 4, "colors": ["red"], "dp": 5000}),
        ("行動卡 紫 使用消耗值 2", {"category": "option", "colors": ["purple"], "use_cost": 2}),
        ("Digi-Ei grün Stufe 2", {"category": "digi-egg", "colors": ["green"], "level": 2}),
        ("トークン 白 3000", {"token": True, "colors": ["white"], "dp": 3000}),
        *(
            (f"5000 {icon}", {"dp": 5000, "effects": [{"gifts": [{"gives": "keyword", "name": "Blocker"}]}]})
            for icon in ("<ブロッカー>", "《阻挡者》", "≪格擋≫", "<Blocker>")
        ),
        ("5000 ≪貫通≫", {"dp": 5000, "effects": "≪貫通≫"}),
        *(
            (f"lvl 4 {name}", {"level": 4, "effects": [{"gifts": [{"gives": "keyword", "name": "Blocker"}]}]})
            for name in ("blocker", "ブロッカー", "阻挡者", "格擋", "Blocker")
        ),
        (
            "Security attack +1 6000",
            {"dp": 6000, "effects": [{"gifts": [{"gives": "keyword", "name": "Security A.", "amount": 1}]}]},
        ),
        (
            "Lv.5 <Blocker> 7000",
            {"level": 5, "dp": 7000, "effects": [{"gifts": [{"gives": "keyword", "name": "Blocker"}]}]},
        ),
        (
            "6000 <Security A. +1>",
            {"dp": 6000, "effects": [{"gifts": [{"gives": "keyword", "name": "Security A.", "amount": 1}]}]},
        ),
    ],
)
def test_plain_facts(text: str, fields: dict[str, Any]) -> None:
    assert parse_facts(text) == fields


def test_a_word_without_meaning_is_named() -> None:
    with pytest.raises(InputError, match="'shiny' doesn't describe a card"):
        parse_facts("Lv.4 shiny 5000")
    with pytest.raises(InputError, match="'ピカピカ' doesn't describe a card"):
        parse_facts("Lv.4 赤 ピカピカ 5000")


def test_a_text_longer_than_any_cards_is_refused() -> None:
    with pytest.raises(InputError, match="at most 8,000 characters"):
        parse_facts("<Blocker> " * 10_000)
    assert parse_facts("Lv.4 " + "<Blocker> " * 100)["level"] == 4


def test_a_card_without_a_name_is_named_by_its_facts() -> None:
    scenario = at.add(at.new(), A, "battle", "lv4 red 5000")
    assert list(at.units(scenario)) == ["Lv.4 red 5000 DP"]
    again = at.add(scenario, B, "battle", "Lv.4 red 5000")
    assert list(again.cards) == ["Lv.4 red 5000 DP"]
    assert list(at.units(again)) == ["Lv.4 red 5000 DP", "Lv.4 red 5000 DP 2"]


def test_facts_in_a_cards_name_are_shown_once() -> None:
    scenario = at.new()
    for text in ("Lv.4 rot 5000", "Rex: Lv.3 red 2000", "Lv.6 red 11000 Blocker"):
        scenario = at.add(scenario, A, "battle", text)
    tree = plant(at.beginning(scenario))
    shown = [line.explanation.text for line in lines(board(tree.game.state)) if line.depth == 2]
    assert shown[:3] == ["Lv.4 red 5000 DP", "Rex, Lv.3, 2000 DP, red", "Lv.6 red 11000 DP <Blocker>"]
    assert [facts_line(face).explanation.text for key, face in tree.game.state.faces.items() if "Lv." in key] == [
        "digimon",
        "digimon",
    ]


def test_a_card_without_a_name_is_named_in_the_windows_language() -> None:
    text = "tamer yellow/red cost 3"
    names = [at.card(at.new(), text, language)[1] for language in LANGUAGES]
    assert names == [
        "Tamer yellow red cost 3",
        "テイマー 黄 赤 コスト3",
        "驯兽师 黄 红 费用3",
        "馴獸師 黃 紅 消耗值3",
        "Tamer gelb rot Kosten 3",
    ]
    assert at.card(at.new(), "Lv.4 赤 5000", "ja")[1] == "Lv.4 赤 DP5000"
    icons = [at.card(at.new(), "Lv.6 <Security A. +1>", language)[1] for language in ("en", "ja", "zh-Hans")]
    assert icons == ["Lv.6 <Security A. +1>", "Lv.6 ≪Sアタック+1≫", "Lv.6 ≪判定安防+1≫"]


def test_a_name_with_facts_and_the_name_again() -> None:
    scenario = at.add(at.new(), A, "battle", "Rex: Lv.4 red 5000")
    scenario = at.add(scenario, A, "hand", "rex")
    assert at.side(scenario, A).hand == ("Rex",)
    # No color is invented.
    scenario = at.add(at.add(scenario, A, "battle", "Dim: Lv.4 5000"), A, "battle", "dim")
    assert [face.colors for face in faces_of(scenario).values()] == [(Color.RED,), ()]
    assert at.card(scenario, "ランプモン：Lv.4 赤")[1] == "ランプモン"
    for text in ("Tai Tamer red", "Tai, red tamer", "Tai: red tamer", "太一 テイマー 赤", "Rex 5000", "Rex DP 5000"):
        named, name = at.card(at.new(), text)
        assert name == text.split()[0].strip(",:")
        assert "name" not in named.cards[name]
    # Keyword effects that only act, such as <Save>, are read as names.
    assert at.card(scenario, "Save red")[1] == "Save"
    with pytest.raises(NotFoundError, match="no card 'Nobody'"):
        at.add(scenario, A, "hand", "Nobody")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("2 cost Option red", "2"),
        ("Rex suspended red 5000", "suspended"),
        ("Rex played this turn red 5000", "played this turn"),
        ("a suspended level 4 blocker, blue, 5000 DP", "suspended"),
        ("レスト状態のガブモン Lv.3 青 2000DP", "レスト状態"),
        ("Garurumon, 5k, red", "Garurumon,"),
        ("the red 5000", "the"),
        ("hand Gaia Force option red", "hand"),
        ("Lev 4 red", "4"),
        ("Defense Training option blue cost 2", "Training"),
        ("Rex blocker Lv.4 red", "blocker"),
        ("Sorrow Blue option blue cost 2", "Blue"),
        ("Sorrow Blue\noption cost 2", "Blue"),
        ("Aegiochusmon: Blue Lv.4 red 5000", "Blue"),
        ("Sorrow Blue Lv.4 5000", "Blue"),
        ("Wolf Red/Blue Lv.4", "Red/Blue"),
        ("黄6 11000 ブロッカー", "黄6"),
        ("red4 5000 blocker", "red4"),
    ],
)
def test_a_word_of_a_name_that_may_be_a_fact_is_named(text: str, word: str) -> None:
    with pytest.raises(InputError, match=f"'{word}' may be part of the name"):
        at.card(at.new(), text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Defense Training: option blue cost 2", "Defense Training"),
        ("Defense Training\noption blue cost 2", "Defense Training"),
        ("Sorrow Blue: option blue cost 2", "Sorrow Blue"),
        ("Aegiochusmon: Blue: Lv.4 red 5000", "Aegiochusmon: Blue"),
        ("Fighter: Grand Mode: Lv.6 blue 11000", "Fighter: Grand Mode"),
        ("Rex suspended: red 5000", "Rex suspended"),
        ("Rex red Lv.4 5000", "Rex"),
        ("黄6: 5000", "黄6"),
        ("Rex4 red 5000", "Rex4"),
        ("Rex red/blue Lv.4 blocker", "Rex"),
        ("Rex <Blocker> Lv.4 red", "Rex"),
        ("Blocker Lv.4 red", "Lv.4 red <Blocker>"),
    ],
)
def test_a_name_with_a_colon_or_without_a_doubtful_word_is_taken_whole(text: str, name: str) -> None:
    assert at.card(at.new(), text)[1] == name


@pytest.mark.parametrize(
    ("text", "word", "near"),
    [
        ("gren Lv.4 5000", "gren", "green"),
        ("Rex Blokcer Lv.4 red", "Blokcer", "blocker"),
        ("Tai Tamr red", "Tamr", "tamer"),
        ("Rex purpel Lv.4", "purpel", "purple"),
        ("Rex schwartz Lv.4", "schwartz", "schwarz"),
    ],
)
def test_a_word_of_a_name_near_a_word_of_cards_is_asked_about(text: str, word: str, near: str) -> None:
    with pytest.raises(InputError, match=f"'{word}' may mean '{near}'"):
        at.card(at.new(), text, "de")
    name = text.split(" Lv.")[0].removesuffix(" red")
    assert at.card(at.new(), f"{name}: Lv.4 5000")[1] == name
    # A card with this name has priority.
    assert at.card(at.new(), text, is_name=name.startswith)[1] == name


@pytest.mark.parametrize("text", ["Rex Lv.4 red", "Digmon Lv.4 yellow", "Gren: Lv.4", "Bloc Lv.4", "Redmon red Lv.4"])
def test_other_names_are_not_asked_about(text: str) -> None:
    assert at.card(at.new(), text)[1] == text.split(" Lv.")[0].split(" ")[0].strip(":")


@pytest.mark.parametrize(
    "name", ["Blaster Dragon", "Gran Rex", "Violet Rex", "Digital World", "Fisted Rex", "Savers", "Shocker", "Rocker"]
)
def test_a_name_is_not_asked_about_for_a_word_of_another_language_or_two_letters(name: str) -> None:
    assert at.card(at.new(), f"{name} Lv.4 red")[1] == name
    with pytest.raises(InputError, match="'violett'"):
        at.card(at.new(), "Violet Rex Lv.4 red", "de")


@pytest.mark.parametrize("text", ["ウルフ Lv.5 青 7000 ブロッカー", "Lv.5 青 7000 ブロッカー セキュリティアタック+1"])
def test_a_card_with_a_japanese_keyword_effect_is_typed_again_by_its_text(text: str) -> None:
    scenario, name = at.card(at.new(), text, "ja")
    typed_again = card_text(name, scenario.cards[name], "ja")
    assert typed_again
    assert at.card(at.new(), typed_again, "ja") == (scenario, name)


def test_a_color_that_ends_the_name_of_a_known_card_is_a_part_of_it() -> None:
    known = ("Sorrow Blue", "Wolf")
    for text in ("Sorrow Blue Lv.4 5000", "sorrow blue red 5000"):
        scenario, name = at.card(at.new(), text, is_name=lambda text: text.strip().title() in known)
        assert name.title() == "Sorrow Blue"
        assert "blue" not in scenario.cards[name]["colors"]
    assert at.card(at.new(), "Wolf blue Lv.4 5000")[0].cards["Wolf"]["colors"] == ["blue"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Bigmon over Midmon over Lowmon", "over"),
        ("Bigmon on Midmon Lv.4", "on"),
        ("Bigmon Lv.6 red 12000 over Midmon Lv.4 red 5000", "over"),
        ("Bigmon with Midmon and Lowmon under it", "with"),
        ("Bigmon Lv.6 red 12000, with Midmon and Lowmon under it", "under"),
        ("Bigmon auf Midmon Lv.4 rot", "auf"),
        ("Bigmon Lv.6 rot 12000 mit Midmon darunter", "darunter"),
        ("ビッグモン の下に ミッドモン Lv.4 赤", "の下"),
        ("大兽 叠放 中兽", "叠放"),
        ("大獸 疊放 中獸", "疊放"),
    ],
)
def test_a_stack_typed_at_once_is_refused_by_its_word(text: str, word: str) -> None:
    with pytest.raises(InputError, match=f"'{word}' isn't understood: the cards of a stack") as refused:
        at.card(at.new(), text)
    assert "Ctrl+Enter" in str(refused.value.mend)


def test_a_name_with_a_word_of_stacks_ends_with_a_colon() -> None:
    assert at.card(at.new(), "Rex on Ice: Lv.4 red")[1] == "Rex on Ice"
    assert at.card(at.new(), "Rexonmon Lv.4 red")[1] == "Rexonmon"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Lv.4 red 5000 blocker [On Play] <Draw 1>.", "Blocker"),
        ("Rex Lv.4 red 5000 blocker\n[On Play] <Draw 1>.", "Blocker"),
        ("Lv.4 red overclock (Puppet)", "Overclock"),
        ("Lv.4 red decoy (Red/Black)", "Decoy"),
        ("Lv.4 red partition (red Lv.4 & blue Lv.4)", "Partition"),
    ],
)
def test_a_keyword_effect_without_brackets_before_printed_text_is_named(text: str, word: str) -> None:
    with pytest.raises(InputError, match=f"'{word}' comes before printed text"):
        at.card(at.new(), text)
    assert parse_facts("Lv.4 <Blocker> [On Play] <Draw 1>.")["effects"] == "<Blocker> [On Play] <Draw 1>."


def test_a_keyword_effect_in_brackets_with_blanks_is_read() -> None:
    assert parse_facts("Lv.3 < Blocker >") == parse_facts("Lv.3 blocker") == parse_facts("Lv.3 <Blocker>")


def test_an_inherited_effect_without_a_bracket_is_not_part_of_the_name() -> None:
    scenario, name = at.card(at.new(), "Fang: Lv.3 2000 DP\nInherited effect: <Piercing>")
    assert (name, scenario.cards[name]["inherited"]) == ("Fang", "<Piercing>")
    scenario, name = at.card(at.new(), "Lv.4 red 5000 blocker inherited effect: <Rush>")
    assert (name, scenario.cards[name]["inherited"]) == ("Lv.4 red 5000 DP <Blocker>", "<Rush>")


@pytest.mark.parametrize(
    "fields",
    [
        {"level": 4, "effects": [{"gifts": [{"gives": "dp", "amount": 1000}]}]},
        {"level": 4, "effects": [{"when": "on-play", "do": []}]},
        {"level": 4, "inherited": [{"gifts": [{"gives": "keyword", "name": "Rush"}]}]},
        {"level": 4, "link_effects": [{"gifts": [{"gives": "keyword", "name": "Rush"}]}]},
        {"level": 4, "option_name": "Burst", "use_cost": 3},
        {"level": 4, "dp": 50},
        {"level": 4, "name": "Other"},
        {"level": 4, "effects": "When you would play this card, gain 1 memory."},
    ],
)
def test_a_card_that_words_can_not_fully_describe_has_no_text(fields: dict[str, Any]) -> None:
    assert card_text("Rex", fields) == ""


@pytest.mark.parametrize(
    ("name", "fields", "text"),
    [
        ("Rex", {"level": 4, "dp": 5000}, "Rex: Lv.4 red 5000 DP"),
        ("Rex", {"level": 4, "colors": []}, "Rex: Lv.4"),
        ("Shine: Burst", {"level": 4, "colors": ["blue"]}, "Shine: Burst: Lv.4 blue"),
        ("Rex", {"level": 4, "inherited": "<Rush>"}, "Rex: Lv.4 red\nInherited effect: <Rush>"),
        # The name consists of facts in another language, or has a number: a correction would make it wrong.
        ("Lv.4 red 5000 DP", {"level": 4, "dp": 5000}, "Lv.4 red 5000 DP"),
        ("Lv.4 rot 5000 DP", {"level": 4, "dp": 5000}, ""),
        ("Lv.4 red 5000 DP (2)", {"level": 4, "dp": 5000}, ""),
        ("tamer red", {"category": "tamer"}, ""),
    ],
)
def test_the_text_of_a_card_gives_the_same_card(name: str, fields: dict[str, Any], text: str) -> None:
    assert card_text(name, fields) == text
    if text:
        scenario = at.described_as(at.new(), name, fields)
        again, called = at.redescribed(scenario, name, text)
        assert (called, faces_of(again)) == (name, faces_of(scenario))


def test_an_inherited_effect_follows_the_facts() -> None:
    for between in (" ", "\n"):
        text = f"Lv.3 red 1000{between}Inherited: [When Attacking] <Draw 1>."
        assert parse_facts(text) == {
            "level": 3,
            "colors": ["red"],
            "dp": 1000,
            "inherited": "[When Attacking] <Draw 1>.",
        }
    for head in ("進化元効果", "进化源效果", "進化元效果", "Vererbter Effekt"):
        assert parse_facts(f"Lv.3 1000\n{head}：≪貫通≫")["inherited"] == "≪貫通≫"
    spoken = "[Your Turn] Activate 1 inherited effect of this Digimon."
    assert parse_facts(spoken) == {"effects": spoken}


def test_a_card_with_its_printed_text() -> None:
    text = "Rex\nLv.4 red 5000\n[On Play] <Draw 1>.\nInherited Effect: [Your Turn] This Digimon"
    scenario, name = at.card(at.new(), f"{text} gets +1000 DP.")
    assert name == "Rex"
    assert scenario.cards["Rex"] == {
        "level": 4,
        "dp": 5000,
        "colors": ["red"],
        "effects": "[On Play] <Draw 1>.",
        "inherited": "[Your Turn] This Digimon gets +1000 DP.",
    }
    assert at.card(scenario, f"{text} gets +1000 DP.") == (scenario, "Rex")
    plain, first = at.card(at.new(), "Lv.4 red 5000")
    both, second = at.card(plain, "Lv.4 red 5000 [When Attacking] Choose: gain 1 memory.")
    assert (first, list(both.cards)) == ("Lv.4 red 5000 DP", [first, second])
    assert both.cards[second]["effects"] == "[When Attacking] Choose: gain 1 memory."
    _, bare = at.card(at.new(), "[When Attacking] Gain 1 memory.")
    assert bare == "[When Attacking] Gain 1 memory"
    _, cut = at.card(at.new(), "option cost 2 [Main] Delete 1 of your opponent's Digimon.")
    assert cut == "Option cost 2 [Main] Delete 1 of your…"


def test_a_security_effect_begins_a_line_while_a_sentence_only_mentions_it() -> None:
    text = "[Main] Delete 1 of your opponent's Digimon.\n[Security] Activate this card's [Main]."
    scenario, name = at.card(at.new(), f"Bolt\noption red cost 2\n{text}")
    assert scenario.cards[name]["effects"] == "[Main] Delete 1 of your opponent's Digimon."
    assert scenario.cards[name]["security"] == "[Security] Activate this card's [Main]."
    scenario, name = at.card(at.new(), "option blue cost 1 【セキュリティ】≪1ドロー≫")
    assert "effects" not in scenario.cards[name]
    assert "セキュリティ" in name
    speaks = "[Main] Your [Security] effects don't activate."
    scenario, name = at.card(at.new(), f"Hush\noption red cost 2\n{speaks}")
    assert scenario.cards[name]["effects"] == speaks


PASTED = """\
Glimmer
Lv.3 red 2000 cost 3
Traits: Wisp / Oil
Red Lv.2: 0
[Digivolve] [Wickmon]: Cost 0
[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0
[App Fusion] [Wickmon] & [Glowmon]: Cost 1
[DigiXros -2] [Alpha] x [Beta]
[Link] [Wisp] trait: Cost 1
Link DP +1000
ACE Overflow <-3>
[On Play] <Draw 1>.
Inherited Effect: [Your Turn] This Digimon gets +1000 DP.
Link Effect: [When Attacking] Gain 1 memory.
Security Effect: [Security] <Draw 1>."""


def test_the_lines_beside_the_effects_of_a_pasted_card() -> None:
    scenario, name = at.card(at.new(), PASTED)
    face = faces_of(scenario, name)[name]
    assert (name, face.level, face.dp, face.play_cost) == ("Glimmer", 3, 2000, 3)
    assert face.traits == ("Wisp", "Oil")
    assert len(face.requirements) == 2
    assert len(face.dna[0].of) == 2
    assert face.app_fusion
    assert face.digixros is not None
    assert face.digixros.less == 2
    assert [link.cost for link in face.links] == [1]
    assert (face.link_dp, face.overflow) == (1000, 3)
    parts = (face.effects, face.inherited, face.link_effects, face.security)
    assert [len(part) for part in parts] == [1, 1, 1, 1]
    assert read_scenario(write_scenario(scenario), "kept")[1][name] == face


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("进化：红Lv.3：2", "退化：红Lv.3：2"),
        ("進化：紅Lv.3：2", "退化：紅Lv.3：2"),
        ("进化 红Lv.3：2", "退化 红Lv.3：2"),
    ],
)
def test_a_digivolution_cost_in_chinese(line: str, near: str) -> None:
    costs = [{"cost": 2, "colors": ["red"], "level": 3}]
    assert parse_facts(f"Lv.4 red 4000\n{line}")["requirements"] == costs
    with pytest.raises(InputError, match=f"{near[0]}.*describe a card"):
        parse_facts(f"Lv.4 red 4000\n{near}")


@pytest.mark.parametrize(("rule", "near"), [("规则", "规测"), ("規則", "規測"), ("ルール", "ロール")])
def test_a_rule_in_chinese_is_beside_the_effects(rule: str, near: str) -> None:
    """It is never taken for an effect, as in Japanese, and unknown parts are named."""
    kept, lines = split_lines(f"〈{rule}〉X")
    assert (kept, [kind for kind, _ in lines]) == ("", ["rules"])
    with pytest.raises(InputError, match=rule):
        fields_of(lines)
    assert split_lines(f"〈{near}〉X") == (f"〈{near}〉X", [])


def test_a_line_beside_the_effects_that_is_not_understood_is_named() -> None:
    with pytest.raises(InputError, match="whatever shines"):
        at.card(at.new(), "Dim\nLv.3 red 2000\n[Link] whatever shines: Cost 2")
    with pytest.raises(InputError, match="'Shiny' isn't a color"):
        at.card(at.new(), "Dim\nLv.3 red 2000\nShiny Lv.2: 0")
    # An effect that starts like a fact stays an effect.
    fields = parse_facts("Lv.3 red 2000\n[Your Turn] Link DP of this Digimon is doubled.")
    assert fields["effects"] == "[Your Turn] Link DP of this Digimon is doubled."


def test_unnamed_cards_with_different_lines_are_different_cards() -> None:
    scenario, plain = at.card(at.new(), "Lv.3 red 2000")
    scenario, name = at.card(scenario, "Lv.3 red 2000\nTraits: Wisp")
    scenario, other = at.card(scenario, "Lv.3 red 2000\nTraits: Oil")
    assert len({plain, name, other}) == 3
    assert at.card(scenario, "Lv.3 red 2000\nTraits: Wisp") == (scenario, name)
    assert at.card(scenario, "Lv.3 red 2000") == (scenario, plain)


def test_a_text_in_a_language_without_phrases_is_resolved_by_hand() -> None:
    scenario = at.add(at.new(), A, "battle", "提灯兽\nLv.4 yellow 4000\n【登场时】获得1点内存值。")
    (unit,) = board(at.state_of(scenario)).seats["A"].battle
    (effect,) = unit.stack[0].effects
    assert "【登场时】获得1点内存值。" in effect.text


def test_a_name_may_contain_a_bracket() -> None:
    with pytest.raises(NotFoundError, match="no card "):
        at.card(at.new(), "Rex (Night)")
    assert at.card(at.described_as(at.new(), "Rex (Night)", {"dp": 1}), "rex (night)")[1]


@pytest.mark.parametrize("name", ["Wolf (X Antibody)", "ウルフ（X抗体）", "狼兽（X抗体）"])
def test_x_antibody_in_brackets_ends_a_name(name: str) -> None:
    for text in (f"{name}: Lv.4 red 5000", f"{name} Lv.4 red 5000"):
        assert at.card(at.new(), text)[0].cards == {name: {"level": 4, "dp": 5000, "colors": ["red"]}}


def test_other_brackets_begin_printed_text() -> None:
    scenario, name = at.card(at.new(), "Wolf: Lv.4 red 5000 (It can't attack.)")
    assert (name, scenario.cards[name]["effects"]) == ("Wolf", "(It can't attack.)")
