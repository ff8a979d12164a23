"""DigiXros and Assembly requirements (2-3-8, 2-3-11): lines read, printed back and played."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.lines import assembly_line, digixros_line
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.engine.lang import AsMaterial, Category, Color, Filter, Range
from judgeapp.engine.state.cards import Material, Materials
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from tests.cards.made import record


def named(*names: str) -> Filter:
    return Filter(has_name=names)


DIGIMON = (Category.DIGIMON,)
FOUR = Range(4, 4)
LINES = {
    "[DigiXros -2] [Wheel] x [Axle] or [Rod]": Materials(2, (Material(named("Wheel")), Material(named("Axle", "Rod")))),
    "[DigiXros -1] 4 [Wheel]": Materials(1, (Material(named("Wheel"), 4),)),
    "[DigiXros -3] Blue [Wheel] x 1 Lv.4 Digimon card w/[Iron] trait": Materials(
        3,
        (
            Material(Filter(colors=(Color.BLUE,), has_name=("Wheel",))),
            Material(Filter(categories=DIGIMON, level=FOUR, has_trait=("Iron",))),
        ),
    ),
    "[DigiXros -1] ∞ Digimon cards w/[Iron] or [Oak] trait & different card numbers": Materials(
        1, (Material(Filter(categories=DIGIMON, has_trait=("Iron", "Oak"), different="number"), None),)
    ),
    "[DigiXros -1] 3 Lv.4 or lower [Iron]/[Oak] trait Digimon cards w/different names": Materials(
        1,
        (Material(Filter(categories=DIGIMON, level=Range(at_most=4), has_trait=("Iron", "Oak"), different="name"), 3),),
    ),
    "[DigiXros -2] 1 Digimon card w/<Save> in text": Materials(
        2, (Material(Filter(categories=DIGIMON, text_has=("<Save>",))),)
    ),
    "[DigiXros -2]Lv.4 w/[Whee]/[Axl] in its name x [Rod]": Materials(
        2, (Material(Filter(level=FOUR, name_has=("Whee", "Axl"))), Material(named("Rod")))
    ),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_as_stated(text: str) -> None:
    assert digixros_line(text, "en") == LINES[text]


@pytest.mark.parametrize(
    "text",
    [
        "DigiXros -2: [Wheel] + [Axle]",
        "DigiXros -2: [Wheel] xD7 [Axle]",
        "[DigiXros -2] [Wheel]×[Axle]",
        "[DigiXros -2] [Wheel] x [Axle] (When you would play this card, so on.)",
        "DigiXros -2: [Wheel] + [Axle] When you would play this card, you may place specified "
        "cards from your hand/battle area under it. Each placed card reduces the play cost.",
    ],
)
def test_older_wordings_and_notes_make_no_difference(text: str) -> None:
    """2-3-8-2: the explanation is a note."""
    assert digixros_line(text, "en") == digixros_line("[DigiXros -2] [Wheel] x [Axle]", "en")


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("[DigiXros -2] [Wheel] x [Axle]", "[DigiXros -3] [Wheel] x [Axle]"),
        ("[DigiXros -2] [Wheel] x [Axle]", "[DigiXros -2] [Wheel] or [Axle]"),
        ("[DigiXros -2] 2 [Wheel]", "[DigiXros -2] 3 [Wheel]"),
        (
            "[DigiXros -1] 3 Digimon cards w/[Iron] trait & different card numbers",
            "[DigiXros -1] 3 Digimon cards w/[Iron] trait",
        ),
    ],
)
def test_different_lines_are_read_differently(text: str, other: str) -> None:
    assert digixros_line(text, "en") != digixros_line(other, "en")


def test_a_line_with_unknown_words_is_not_understood() -> None:
    assert digixros_line("[DigiXros -2] [Wheel] x anything you like", "en") is TextFault.NO_WORDS
    assert digixros_line("[DigiXros] [Wheel]", "en") is TextFault.NO_WORDS


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("[DigiXros -2] [Alpha] x [Beta]", "≪デジクロス-2≫「Alpha」×「Beta」"),
        ("[DigiXros -2] [Alpha] x [Beta]", "デジクロス-2：「Alpha」×「Beta」（登場するとき）"),
        ("[DigiXros -1] 4 [Alpha]", "デジクロス-1:「Alpha」4枚"),
        (
            "[DigiXros -2] 1 Lv.5 Digimon card w/[Iron] trait",
            "デジクロス-2:特徴に「Iron」を持つLv.5のデジモンカード1枚",
        ),
        (
            "[DigiXros -1] ∞ Digimon cards w/[Iron] or [Oak] trait & different card numbers",
            "デジクロス-1:カードナンバーの異なる特徴に「Iron」か「Oak」を持つデジモンカード∞枚",
        ),
    ],
)
def test_both_languages_mean_the_same(english: str, japanese: str) -> None:
    assert digixros_line(english, "en") == digixros_line(japanese, "ja")


def test_an_assembly_line_names_how_many_cards_and_by_how_much() -> None:
    wanted = Materials(6, (Material(named("Arm"), 4),))
    assert assembly_line("[Assembly -6] 4 [Arm]", "en") == wanted
    assert assembly_line("Assembly -6: 4 [Arm]", "en") == wanted
    assert assembly_line("アセンブリ-6：「Arm」4枚", "ja") == wanted


def test_the_lines_are_part_of_the_face() -> None:
    lines = {"digixros": ["[DigiXros -2] [Wheel] x [Axle]"], "assembly": ["[Assembly -6] 4 [Arm]"]}
    reading = read_card(record(effect="", special=lines))
    assert reading.state is Understanding.UNDERSTOOD
    assert reading.face.digixros == Materials(2, (Material(named("Wheel")), Material(named("Axle"))))
    assert reading.face.assembly == Materials(6, (Material(named("Arm"), 4),))


def test_effects_after_the_note_of_a_line_are_effects() -> None:
    line = (
        "[DigiXros -2] 2 [Wheel]On play, place from hand/battle area under this card. Reduce play "
        "cost per card.＜Rush＞ (A note.)[On Play] ＜Draw 1＞."
    )
    face = read_card(record(effect="", special={"digixros": [line]})).face
    assert face.digixros == Materials(2, (Material(named("Wheel"), 2),))
    assert len(face.effects) == 2


def test_names_for_a_digixros_count_wherever_the_card_is() -> None:
    face = read_card(record(effect="This card is also treated as [Wheel] for a DigiXros.")).face
    assert face.as_material == (AsMaterial(names=("Wheel",)),)
    assert (face.effects, face.rules, face.names) == ((), (), (face.bare_name,))


def test_a_scenario_may_give_the_line_as_it_is_printed() -> None:
    text = 'title: A line\ncards: {Cart: {digixros: "[DigiXros -2] [Wheel]"}}\nsteps: []\n'
    _, faces, _ = read_scenario(text, "cart.yaml")
    assert faces["Cart"].digixros == Materials(2, (Material(named("Wheel")),))
    assert faces["Cart"].mentions("Wheel")
    wrong = text.replace("[Wheel]", "whatever")
    with pytest.raises(InputError, match=r"digixros: the line .* isn't understood"):
        read_scenario(wrong, "cart.yaml")
