"""A scenario may name cards by number; their facts are then written into it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judgeapp.cards.record import CardRecord, PrintedLink, SpecialLines
from judgeapp.cards.understanding import read_card
from judgeapp.cards.vocabulary import words_of
from judgeapp.engine.lang import Category, Color
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.filling import fill
from judgeapp.scenario.playing.play import play

LANTERN = CardRecord(
    number="ZZ1-001",
    language="en",
    name="Lanternmon",
    category=Category.DIGIMON,
    colors=(Color.BLUE,),
    level=4,
    dp=5000,
    play_cost=3,
    traits=("Light",),
    effect="[On Play] Gain 1 memory.",
)
SCENE = """\
title: A card of the library is played
# This comment stays.
cards:
  Lanternmon: {number: ZZ1-001}  # and this one
  Other: {level: 3, dp: 1000}
  Second:
    number: ZZ1-001
position:
  memory: 4
  A: {hand: [Lanternmon], trash: [Second]}
steps:
  - play: Lanternmon
  - expect: {memory: {A: 2}}
"""


def find(number: str) -> CardRecord | None:
    return LANTERN if number == LANTERN.number else None


def test_the_facts_are_written_into_the_file_and_it_plays_without_the_library() -> None:
    filled = fill(SCENE, "scene.yaml", find)
    assert filled.cards == (("Lanternmon", "ZZ1-001"), ("Second", "ZZ1-001"))
    assert "# This comment stays." in filled.text
    scenario, faces, lines = read_scenario(filled.text, "scene.yaml")
    assert faces["Lanternmon"].dp == 5000
    assert faces["Second"].effects == faces["Lanternmon"].effects != ()
    assert faces["Other"].level == 3
    assert play(scenario, faces, lines).failure is None


def test_facts_beside_a_number_override_the_library() -> None:
    """Otherwise a requirement missing in the card file would leave a card without level and text."""
    scene = SCENE.replace("number: ZZ1-001}", "number: ZZ1-001, traits: [Moss]}")
    with pytest.raises(InputError, match="by its number only"):
        read_scenario(scene, "scene.yaml")
    _, faces, _ = read_scenario(fill(scene, "scene.yaml", find).text, "scene.yaml")
    assert (faces["Lanternmon"].traits, faces["Lanternmon"].dp) == (("Moss",), 5000)


def test_the_librarys_knowledge_of_bracketed_words_is_written() -> None:
    card = replace(LANTERN, effect="[All Turns] All of your [Light] Digimon get +1000 DP.")
    known = words_of([card])
    filled = fill(SCENE, "scene.yaml", lambda _: card, known=known)
    assert "All of your [Light] trait Digimon" in filled.text
    _, faces, _ = read_scenario(filled.text, "scene.yaml")
    assert faces["Lanternmon"].effects == read_card(card, known=known).face.effects


def test_the_lines_beside_the_effects_are_in_the_text_too() -> None:
    """4-20-1, official answer 5030."""
    special = SpecialLines(
        digivolve=("[Digivolve] [Cubmon]: Cost 0",),
        dna=("[DNA Digivolve] [Foxmon] + [Owlmon]: Cost 0",),
        rules=("(Rule) Trait: Has the [Hare] type.",),
        digixros=("[DigiXros -2] [Wheel] x [Axle]",),
        link=PrintedLink("[Link] [Spark] trait: Cost 1", 2000, "[When Linking] Gain 2 memory."),
    )
    card = replace(LANTERN, special=special, inherited="[Your Turn] This Digimon gets +1000 DP.")
    filled = fill(SCENE, "scene.yaml", lambda _: card)
    _, faces, _ = read_scenario(filled.text, "scene.yaml")
    words = ("Cubmon", "Owlmon", "Hare", "Axle", "Spark", "memory", "+1000 DP", "Weave")
    mentioned = [word for word in words if faces["Lanternmon"].mentions(word)]
    assert mentioned == [word for word in words if read_card(card).face.mentions(word)] == list(words[:-1])


def test_an_also_treated_as_text_is_written_once() -> None:
    text = (
        "The name of this card/Digimon is also treated as [Vixmon].\nThis card is also treated as [Wheel] for DigiXros."
    )
    _, faces, _ = read_scenario(fill(SCENE, "scene.yaml", lambda _: replace(LANTERN, effect=text)).text, "scene.yaml")
    assert faces["Lanternmon"].names == ("Lanternmon", "Vixmon")
    assert len(faces["Lanternmon"].as_material) == 1


def test_a_link_is_written_too_and_is_played() -> None:
    link = PrintedLink("[Link] [Light] trait: Cost 1", 2000, "[When Linking] Gain 2 memory.")
    linked = replace(LANTERN, special=SpecialLines(link=link))
    scene = (
        SCENE.replace("play: Lanternmon", "link: {card: Lanternmon, to: Lamp}")
        .replace("hand: [Lanternmon]", "hand: [Lanternmon], battle: [{card: Lanternmon, as: Lamp}]")
        .replace("{memory: {A: 2}}", "{memory: {A: 5}, dp: {Lamp: 7000}}")
    )
    filled = fill(scene, "scene.yaml", lambda _: linked)
    scenario, faces, lines = read_scenario(filled.text, "scene.yaml")
    assert faces["Lanternmon"].link_dp == 2000
    failure = play(scenario, faces, lines).failure
    assert failure is None, failure


def test_a_use_requirement_is_written_among_an_options_effects() -> None:
    special = SpecialLines(use_requirement=("＜Use Req. ([Light] trait)＞",))
    fire = {"effect": "[Main] <Draw 1>.", "special": special, "level": None, "dp": None}
    option = replace(LANTERN, category=Category.OPTION, **fire)
    dual = replace(LANTERN, special=special, option_name="Fire", option_effect="[Main] <Draw 1>.")
    left_out = replace(dual, option_effect="")  # removed by hand
    for record, field in ((option, "effects"), (dual, "option_effects"), (left_out, "option_effects")):
        filled = fill(SCENE, "scene.yaml", {LANTERN.number: record}.get)
        face = read_scenario(filled.text, "scene.yaml").faces["Lanternmon"]
        assert getattr(face, field) == getattr(read_card(record).face, field)
        assert len(getattr(face, field)) == 2
        assert face.unread == ()
        assert face.is_dual == (record is not option)


def test_a_filled_card_is_not_filled_again() -> None:
    once = fill(SCENE, "scene.yaml", find)
    assert fill(once.text, "scene.yaml", find) == (once.text, ())


def test_an_unknown_number_is_named_with_its_line() -> None:
    with pytest.raises(InputError, match=r"scene.yaml:4: .*ZZ1-001"):
        fill(SCENE, "scene.yaml", lambda number: None)


def test_a_card_with_only_a_number_is_not_played() -> None:
    with pytest.raises(InputError, match="cards fill"):
        read_scenario(SCENE, "scene.yaml")


@pytest.mark.parametrize(
    "cards",
    [
        "cards: {Lanternmon: {number: ZZ1-001}, Other: {level: 3, dp: 1000}}  # in one line",
        "cards: {Lanternmon: {number: ZZ1-001},  # in\n  Other: {level: 3, dp: 1000}}",
        'cards: {"Lanternmon": {"number": ZZ1-001}, Other: {level: 3, dp: 1000}}  # in quotes',
        "cards:\n  Lanternmon : {number: ZZ1-001}  # behind a space\n  Other: {level: 3, dp: 1000}",
        "cards:\n  Other: {level: 3, dp: 1000}\n  Lanternmon:  # above\n    {number: ZZ1-001}",
        "cards: {Lanternmon: {number: ZZ1-001  # inside\n  }, Other: {level: 3, dp: 1000}}",
        "cards:\n  ? Lanternmon  # behind a mark\n  : {number: ZZ1-001}\n  Other: {level: 3, dp: 1000}",
        "cards:\n  Lanternmon:\n    # above\n    number: ZZ1-001  # behind\n\n  Other: {level: 3, dp: 1000}",
    ],
    ids=lambda cards: cards.partition("#")[2].strip()[:20],
)
def test_the_notation_of_cards_does_not_matter(cards: str) -> None:
    scene = f"title: Cards in curly brackets\n{cards}\nposition: {{A: {{hand: [Lanternmon]}}}}\nsteps: []\n"
    filled = fill(scene, "scene.yaml", lambda _: replace(LANTERN, effect='[On Play] Gain 1 memory.\n"Yes": {{no}}'))
    scenario, faces, _ = read_scenario(filled.text, "scene.yaml")
    assert scenario.position is not None
    assert (faces["Lanternmon"].dp, faces["Other"].dp) == (5000, 1000)
    assert filled.text.count("#") == scene.count("#")
