"""Links as printed: requirement, DP and effect (2-3-12), read, played and printed back."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.lines import link_line
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.cards.written import draft, written
from judgeapp.engine.lang import Effect, Filter, Keyword, Link
from judgeapp.engine.state.cards import Requirement
from tests.cards.made import record

LINK = {"requirement": "[Link] [Wisp] trait: Cost 2", "dp": 3000, "effect": "＜Raid＞\n[When Linking] ＜Draw 1＞."}


def test_a_link_is_part_of_the_face() -> None:
    reading = read_card(record(effect="", special={"link": LINK}))
    assert reading.state is Understanding.UNDERSTOOD
    face = reading.face
    assert face.links == (Requirement(2, of=Filter(has_trait=("Wisp",))),)
    assert face.link_dp == 3000
    raid, draw = face.link_effects
    assert raid.gifts == (Keyword("Raid"),)
    assert [t.value for t in draw.timings] == ["when-linking"]
    assert (face.requirements, face.effects) == ((Requirement(0, face.colors, 2),), ())


def test_several_link_requirements_are_on_lines_of_their_own() -> None:
    both = {**LINK, "requirement": "[Link] [Wisp] trait: Cost 2\n[Link] Lv.5 w/[Oil] trait: Cost 1"}
    costs = [link.cost for link in read_card(record(special={"link": both})).face.links]
    assert costs == [2, 1]


@pytest.mark.parametrize("without", [{"requirement": ""}, {"dp": None}])
def test_an_incomplete_link_is_not_understood(without: dict[str, object]) -> None:
    reading = read_card(record(effect="", special={"link": {**LINK, **without}}))
    line = reading.lines[-1]
    assert (line.kind, line.why) == ("link", TextFault.NOT_SAID)
    assert reading.state is Understanding.PARTLY
    assert len(reading.face.links) == len(reading.lines) - 1


def test_an_empty_link_is_no_link() -> None:
    assert record(special={"link": {"requirement": "", "dp": None}}).special.link is None


@pytest.mark.parametrize(
    ("language", "text"), [("en", "[Link] [Wisp]/[Oil] trait: Cost 2"), ("ja", "〈リンク〉特徴「灯火」:コスト2")]
)
def test_a_link_requirement_is_read_in_both_languages(language: str, text: str) -> None:
    requirement = link_line(text, language)
    assert isinstance(requirement, Requirement)
    assert requirement.cost == 2


def test_a_text_that_is_no_link_requirement_is_reported() -> None:
    assert link_line("[Link] whatever shines: Cost 2", "en") is TextFault.NO_WORDS
    assert link_line("[Digivolve] [Wickmon]: Cost 0", "en") is TextFault.NO_WORDS


def only(text: str, language: str = "en") -> Effect:
    reading = read_text(text, language)
    assert reading.state is Understanding.UNDERSTOOD, text
    (effect,) = reading.effects
    return effect


def test_both_languages_mean_the_same_by_linking() -> None:
    english = only(
        "[On Play] You may link 1 level 4 or lower Digimon card from your hand or this Digimon's"
        " digivolution cards to this Digimon without paying the cost."
    )
    assert english == only(
        "【登場時】自分の手札かこのデジモンの進化元から、Lv.4以下のデジモンカード1枚をこのデジモンに"
        "コストを支払わずにリンクできる。",
        "ja",
    )
    assert only("When this Digimon gets linked, gain 1 memory.") == only(
        "このデジモンがリンクしたとき、メモリー+1。", "ja"
    )


def test_an_extra_word_makes_another_link_requirement() -> None:
    text = "[Main] Link 1 [Tool] trait card from your hand to 1 of your Digimon"
    free = only(f"{text} without paying the cost.").actions
    paid, less = only(f"{text}.").actions, only(f"{text} with the cost reduced by 2.").actions
    assert len({free, paid, less}) == 3
    assert all(isinstance(action, Link) for action in (*free, *paid, *less))


def test_a_link_is_typed_and_corrected_like_other_texts() -> None:
    card = record(special={"link": LINK})
    assert draft(written(card), card) == (card, {})
    assert written(card)["link_dp"] == "3000"
    changed, faults = draft({**written(card), "link_dp": "4000"}, card)
    assert faults == {}
    assert changed.special.link is not None
    assert (changed.special.link.dp, changed.special.link.effect) == (4000, LINK["effect"])
    gone, _ = draft({**written(card), "link": "", "link_dp": "", "link_effect": ""}, card)
    assert gone.special.link is None
    _, wrong = draft({**written(card), "link_dp": "much"}, card)
    assert set(wrong) == {"link_dp"}


def test_special_lines_are_recognised_by_their_beginning() -> None:
    lines = "[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0\n[DigiXros -2] [Wickmon] x [Lampmon]"
    made, faults = draft({"name": "Lanternmon", "special": lines})
    assert faults == {}
    dna, digixros = lines.splitlines()
    assert (made.special.dna, made.special.digixros) == ((dna,), (digixros,))
    assert written(made)["special"] == lines
    _, wrong = draft({"name": "Lanternmon", "special": "[Ablaze] 2 lamps"})
    assert set(wrong) == {"special"}
    assert "DNA Digivolve" in wrong["special"]


def test_a_special_line_in_a_file_keeps_its_kind() -> None:
    card = record(special={"assembly": ["6 lamps: -3"]})
    assert draft(written(card), card) == (card, {})
