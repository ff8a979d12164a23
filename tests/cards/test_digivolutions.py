"""Digivolution lines: in words, DNA, burst and app fusion."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.lines import app_fusion_line, burst_line, digivolve_line, dna_line
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.engine.keyword_rules import has_printed
from judgeapp.engine.lang import (
    Area,
    Attack,
    BlastDnaDigivolve,
    Category,
    Choose,
    Color,
    DigivolveInto,
    Exists,
    Filter,
    Keyword,
    KeywordName,
    May,
    Named,
    Range,
    Together,
    Whose,
)
from judgeapp.engine.state.cards import AppFusionRequirement, BurstRequirement, DnaRequirement, Requirement
from tests.cards.made import record

FOUR, SIX = Range(4, 4), Range(6, 6)
RED_TAMER = Filter(categories=(Category.TAMER,), colors=(Color.RED,))
BLUE_AND_GREEN = DnaRequirement(
    0, (Filter(colors=(Color.BLUE,), level=FOUR), Filter(colors=(Color.GREEN,), level=FOUR))
)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[DNA Digivolve] Blue Lv.4 + Green Lv.4: Cost 0"),
        ("en", "[DNA Digivolution] Blue Lv.4 + green Lv.4: Cost 0"),
        ("en", "DNA Digivolution: 0 from blue Lv.4 + green Lv.4"),
        ("en", "＜DNA Digivolution: 0 from blue Lv.4 + green Lv.4＞"),
        ("ja", "〔ジョグレス〕青Lv.4+緑Lv.4：コスト0"),
        ("ja", "≪ジョグレス：青Lv.4＋緑Lv.4から0≫"),
    ],
)
def test_all_generations_of_a_dna_requirement_mean_the_same(language: str, text: str) -> None:
    assert dna_line(text, language) == BLUE_AND_GREEN


def test_the_order_of_a_dna_requirement_counts() -> None:
    requirement = dna_line("[DNA Digivolve] Green Lv.4 + Blue Lv.4: Cost 0", "en")
    assert isinstance(requirement, DnaRequirement)
    assert requirement.of == BLUE_AND_GREEN.of[::-1]


def test_text_after_a_requirement_is_a_note() -> None:
    """2-3-7-2, 2-3-9-2: the rules require it anyway."""
    noted = (
        "[DNA Digivolution] Blue Lv.4 + Green Lv.4: Cost 0 Digivolve unsuspended with the 2"
        " specified Digimon stacked on top of each other."
    )
    assert dna_line(noted, "en") == BLUE_AND_GREEN


def test_names_and_choices_in_a_dna_requirement() -> None:
    assert dna_line("[DNA Digivolve] [Wickmon] + Yellow/Red Lv.6: Cost 2", "en") == DnaRequirement(
        2, (Filter(has_name=("Wickmon",)), Filter(colors=(Color.YELLOW, Color.RED), level=SIX))
    )
    assert dna_line("[DNA Digivolve] 2 Lv.6 w/[Wick] in name: Cost 0", "en") == DnaRequirement(
        0, (Filter(name_has=("Wick",), level=SIX),) * 2
    )


def test_a_text_that_is_no_dna_requirement_is_not_read() -> None:
    for text in (
        "[DNA Digivolve] Blue Lv.4: Cost 0",
        "[DNA Digivolve] Blue Lv.4 + what shines: Cost 0",
        "[Digivolve] Lv.4 w/[Wick] in name: Cost 0",
    ):
        assert dna_line(text, "en") is TextFault.NO_WORDS


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Burst Digivolve: 1 from [Wickmon] by returning 1 [Adalamp] to handAt the end of the"
            " burst digivolution turn, trash this Digimon's top card",
        ),
        ("ja", "バースト進化：「Adalamp」1体を手札に戻すことで、「Wickmon」から1コスト"),
    ],
)
def test_a_burst_requirement_names_the_digimon_and_the_tamer(language: str, text: str) -> None:
    assert burst_line(text, language) == BurstRequirement(
        1, Filter(has_name=("Wickmon",)), Filter(has_name=("Adalamp",))
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[App Fusion] [Wickmon] & [Glowmon] & [Flaremon]: Cost 1"),
        ("ja", "〔アプ合体〕「Wickmon」＆「Glowmon」＆「Flaremon」：コスト1"),
    ],
)
def test_an_app_fusion_requirement_names_two_or_more(language: str, text: str) -> None:
    names = ("Wickmon", "Glowmon", "Flaremon")
    assert app_fusion_line(text, language) == AppFusionRequirement(1, tuple(Filter(has_name=(name,)) for name in names))


@pytest.mark.parametrize(
    ("text", "of"),
    [
        (
            "[Digivolve] Lv.4 w/[Wick] in name w/o [Ash] trait: Cost 1",
            Filter(level=FOUR, name_has=("Wick",), neither=(Filter(has_trait=("Ash",)),)),
        ),
        ("[Digivolve] 2-color w/[Wick] in name: Cost 1", Filter(color_count=Range(2, 2), name_has=("Wick",))),
        ("Digivolve: 1 if name contains [Wick]", Filter(name_has=("Wick",))),
        (
            "[Digivolve] [Wickmon] w/[Glowmon] in digivolution cards: Cost 1",
            Filter(has_name=("Wickmon",), over=Filter(has_name=("Glowmon",))),
        ),
        (
            "Digivolve: 1 from [Wickmon] w/ [Glowmon] digivolution card",
            Filter(has_name=("Wickmon",), over=Filter(has_name=("Glowmon",))),
        ),
        (
            "[Digivolve][Adalamp] w/ [Glowmon] under: Cost 1",
            Filter(has_name=("Adalamp",), over=Filter(has_name=("Glowmon",))),
        ),
        (  # the level applies to both alternatives
            "Digivolve: 1 from Lv.4 w/[Wick] in name or 2-color w/green",
            Filter(
                level=FOUR, either=(Filter(name_has=("Wick",)), Filter(color_count=Range(2, 2), colors=(Color.GREEN,)))
            ),
        ),
    ],
)
def test_digivolution_requirements_in_words(text: str, of: Filter) -> None:
    assert digivolve_line(text, "en") == Requirement(1, of=of)


def test_a_requirement_may_hold_under_a_condition() -> None:
    held = Exists(Filter(whose=Whose.YOURS, areas=(Area.SECURITY,)), Range(at_most=3))
    for text in (
        "[Digivolve] While you have 3 or fewer security cards, [Wickmon]: Cost 2",
        "[Digivolve][Wickmon] while you have 3 or fewer security cards: Cost 2",
    ):
        requirement = Requirement(2, of=Filter(has_name=("Wickmon",)), condition=held)
        assert digivolve_line(text, "en") == requirement


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (
            "opponent has a 9000 DP or higher Digimon",
            Exists(Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,), dp=Range(at_least=9000))),
        ),
        (
            "you have 12 or more cards in trash",
            Exists(Filter(whose=Whose.YOURS, areas=(Area.TRASH,)), Range(at_least=12)),
        ),
        (
            "you have 3 or fewer cards in trash",
            Exists(Filter(whose=Whose.YOURS, areas=(Area.TRASH,)), Range(at_most=3)),
        ),
    ],
)
def test_the_condition_of_a_requirement_has_short_words(condition: str, held: Exists) -> None:
    assert digivolve_line(f"[Digivolve] While {condition}, [Wickmon]: Cost 2", "en") == (
        Requirement(2, of=Filter(has_name=("Wickmon",)), condition=held)
    )


def test_the_face_has_the_content_of_lines_and_text() -> None:
    card = record(
        effect="＜DNA Digivolution: 0 from blue Lv.4 + green Lv.4＞＜Blocker＞",
        special={
            "burst": ["Burst Digivolve: 1 from [Wickmon] by returning 1 [Adalamp] to hand"],
            "app_fusion": ["[App Fusion] [Wickmon] & [Glowmon]: Cost 1"],
        },
    )
    face = read_card(card).face
    assert face.dna == (BLUE_AND_GREEN,)
    assert ([r.cost for r in face.burst], [r.cost for r in face.app_fusion]) == ([1], [1])
    assert [effect.gifts for effect in face.effects] == [read_card(record(effect="＜Blocker＞")).face.effects[0].gifts]


def test_a_reminder_after_a_requirement_belongs_to_an_effect() -> None:
    card = record(
        effect="",
        special={
            "digivolve": [
                "Digivolve: 2 from Lv.4 w/[Wick] in name (When this Digimon attacks, by suspending"
                " 1 of your other Digimon, this Digimon adds the suspended Digimon's DP.)"
            ]
        },
    )
    reading = read_card(card)
    assert all(line.means is not None for line in reading.lines)
    assert has_printed(reading.face, "Alliance")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[Hand] [Counter] ＜Blast DNA Digivolve ([Wickmon] + [Glowmon])＞ ＜Blocker＞ ＜Reboot＞"),
        ("ja", "[手札]【カウンター】≪ブラストジョグレス《「Wickmon」+「Glowmon」》≫≪ブロッカー≫≪再起動≫"),
    ],
)
def test_keyword_effects_after_a_blast_are_effects_of_their_own(language: str, text: str) -> None:
    blast, *others = read_text(text, language).effects
    assert (blast.keyword, blast.area) == ("Blast DNA Digivolve", Area.HAND)
    (may,) = blast.actions
    names = (Filter(has_name=("Wickmon",)), Filter(has_name=("Glowmon",)))
    assert may == May((BlastDnaDigivolve(names),))
    assert [other.gifts for other in others] == [(Keyword(KeywordName.BLOCKER),), (Keyword(KeywordName.REBOOT),)]
    assert [other.area for other in others] == [None, None]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "[End of Your Turn] You may DNA digivolve this Digimon and one of your other Digimon in"
            " play into a Digimon card in your hand by paying its DNA digivolve cost.",
        ),
        (
            "en",
            "[End of Your Turn] This Digimon and any of your other Digimon may DNA digivolve into a"
            " Digimon card in the hand.",
        ),
        (
            "ja",
            "【自分のターン終了時】このデジモンと他の自分のデジモンで、手札のデジモンカードに"
            "コストを支払ってジョグレス進化できる",
        ),
    ],
)
def test_all_generations_of_an_effect_that_dna_digivolves_mean_the_same(language: str, text: str) -> None:
    (effect,) = read_text(text, language).effects
    (may,) = effect.actions
    assert isinstance(may, May)
    (action,) = may.actions
    assert isinstance(action, DigivolveInto)
    other = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True)
    assert action.how == "dna"
    assert action.target == Together((Named(), Choose(other)))


def test_the_result_of_a_dna_digivolution_is_referred_to_next() -> None:
    """8-2-2-1: it is a different Digimon from its materials."""
    for words in ("that DNA digivolved Digimon may attack", "it may attack"):
        first = "2 of your Digimon may DNA digivolve into [Wickmon] in the hand"
        text = f"[Main] {first}. Then, {words}."
        (effect,) = read_text(text).effects
        assert effect.actions[1] == May((Attack(Named("digivolved")),))


@pytest.mark.parametrize(
    ("language", "text", "requirements"),
    [
        (
            "en",
            "You may digivolve this card from your hand onto one of your red Tamers as if the Tamer"
            " is a level 2 red Digimon.",
            (Requirement(0, of=RED_TAMER, as_level=2, as_colors=(Color.RED,)),),
        ),
        (
            "ja",
            "手札のこのカードは、赤の自分のテイマーを赤のLv.2のデジモンとして扱い進化コスト3で進化できる。",
            (Requirement(3, of=RED_TAMER, as_level=2, as_colors=(Color.RED,)),),
        ),
        (
            "en",
            "You may digivolve this card from your hand onto one of your red Tamers as if the Tamer"
            " is a level 2 Digimon.",
            (Requirement(0, colors=(Color.RED,), of=RED_TAMER, as_level=2),),
        ),
        # The card has no digivolution circle for level 4.
        (
            "en",
            "You may digivolve this card from your hand onto one of your red Tamers as if the Tamer"
            " is a level 4 red Digimon.",
            (),
        ),
    ],
)
def test_other_cards_that_may_digivolve_into_a_card_in_the_hand(
    language: str, text: str, requirements: tuple[Requirement, ...]
) -> None:
    reading = read_card(replace(record(effect=f"{text}"), language=language))
    assert reading.state is Understanding.UNDERSTOOD
    circle, *others = reading.face.requirements
    assert (circle.level, tuple(others)) == (2, requirements)
