"""DUAL cards (4-6-1@4.2): their formats in files, and the reading of both parts."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards, CardWhy
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import read_card
from judgeapp.engine.lang import ByHand, Category, Keyword, Timing
from judgeapp.glossary.glossary import Glossary
from tests.cards.made import entry

UPPER = "[When Digivolving] <Draw 1>."
LOWER = "＜Use Req. ([Wisp] trait)＞\n[Main] Delete 1 of your opponent's level 4 Digimon."


def dual(**fields: Any) -> CardRecord:
    parts = {"effect": UPPER, "inherited": "", "option_effect": LOWER, "option_name": "Lamp Fire"}
    return read_entry(entry(**(parts | fields))).record


@pytest.mark.parametrize(
    "category", [["Digimon", "Option"], "Digimon Option", "Digimon/Option", "DUAL", "デジモン/オプション"]
)
def test_a_file_may_state_the_parts_of_a_dual_card_under_the_usual_names(category: object) -> None:
    both = entry(name="Lampmon/Lamp Fire", category=category, effect=UPPER, inherited=LOWER)
    record, doubts, unknown, _ = read_entry(both)
    assert record == dual(name="Lampmon")
    assert (doubts, unknown) == ((), ())


def test_a_dual_card_without_its_option_part_is_reported() -> None:
    record, doubts, *_ = read_entry(entry(name="Lampmon", category="DUAL", inherited=""))
    assert record.is_dual
    assert record.option_name == "Lampmon"
    assert doubts == ("option_effect: the Option part of a DUAL card is missing",)


def test_a_files_dual_text_is_the_option_part() -> None:
    record, doubts, unknown, _ = read_entry(
        entry(name="Lampmon", category="DUAL", effect=UPPER, inherited="", dual=LOWER)
    )
    assert record == dual(name="Lampmon", option_name="Lampmon")
    assert (doubts, unknown) == ((), ())
    marked = read_entry(entry(name="Lampmon", category="DUAL", option_effect=LOWER, inherited="", dual=True)).record
    assert marked.option_effect == LOWER


def test_a_dual_card_without_its_option_part_is_not_understood_and_that_part_is_by_hand() -> None:
    reading = read_card(dual(option_effect=""))
    assert reading.state is Understanding.PARTLY
    (line,) = (line for line in reading.lines if line.means is None)
    assert (line.kind, line.why) == ("option_effect", TextFault.NOT_SAID)
    (main,) = reading.face.option_effects
    assert (main.timings, main.actions) == ((Timing.MAIN,), (ByHand("Lamp Fire"),))


def test_a_digimon_card_is_not_dual_and_keeps_its_inherited_effect() -> None:
    record = read_entry(entry(name="Lampmon/Wickmon", inherited="<Jamming>")).record
    assert not record.is_dual
    assert (record.name, record.inherited) == ("Lampmon/Wickmon", "<Jamming>")


@pytest.mark.parametrize(
    ("language", "upper", "lower"),
    [
        ("en", UPPER, LOWER),
        (
            "ja",
            "【進化時】≪1ドロー≫。",
            "≪使用条件《特徴「ウィスプ」》≫\n【メイン】Lv.4の相手のデジモン1体を消滅させる。",
        ),
    ],
)
def test_each_part_is_read_as_its_kind(language: str, upper: str, lower: str) -> None:
    reading = read_card(dual(effect=upper, option_effect=lower, language=language, play_cost=5))
    assert reading.state is Understanding.UNDERSTOOD
    face = reading.face
    assert face.categories == {Category.DIGIMON, Category.OPTION}
    assert (face.play_cost, face.use_cost) == (None, 5)
    assert [effect.timings for effect in face.effects] == [(Timing.WHEN_DIGIVOLVING,)]
    required, main = face.option_effects
    assert [gift.name for gift in required.gifts if isinstance(gift, Keyword)] == ["Use Req."]
    assert main.timings == (Timing.MAIN,)


def test_a_use_requirement_beside_the_effects_belongs_to_the_option_part() -> None:
    special = {"use_req": ["＜Use Req. ([Wisp] trait)＞"]}
    face = read_card(dual(option_effect="[Main] <Draw 1>.", special=special)).face
    assert len(face.effects) == 1
    assert len(face.option_effects) == 2


def test_it_is_found_as_a_digimon_and_as_an_option_by_both_names() -> None:
    cards = Cards([dual(name="Lampmon")], Glossary.load())
    for question in ("digimon", "option"):
        assert [hit.why for hit in cards.find(question).hits] == [CardWhy.TRAIT], question
    for question in ("Lampmon", "Lamp Fire"):
        assert [hit.why for hit in cards.find(question).hits] == [CardWhy.NAME], question
