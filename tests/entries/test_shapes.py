"""Third-party files, imported unchanged: each built-in shape, with small invented files."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from judgeapp.cards.facts import CARDS
from judgeapp.cards.lists.errata import ERRATA
from judgeapp.cards.lists.restrictions import RESTRICTIONS
from judgeapp.cards.record import CardRecord
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.engine.lang import Category, Color
from judgeapp.entries.files import entry_file
from judgeapp.entries.importing import ImportReport, import_file
from judgeapp.entries.recognition import UnknownShapeError, known_shapes
from judgeapp.entries.shape import parse_shape
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer import AnswerText
from judgeapp.rulings.answer_importing import ANSWERS
from tests.entries.shaped import CARD_API

CARD_APP = [
    {
        "cardNumber": "TS1-010", "cardLv": "Lv.3", "cardType": "Digimon", "color": "Red/Blue", "dp": "+2000",
        "playCost": "3", "name": {"english": "Lanternmon", "japanese": "ランタンモン", "korean": "-"},
        "digivolveCondition": [{"color": "Red", "cost": "0", "level": "2"}], "effect": "-",
        "digivolveEffect": "[Your Turn] This Digimon gets +1000 DP.", "securityEffect": "-", "specialDigivolve": "-",
        "dnaDigivolve": "-", "burstDigivolve": "-", "aceEffect": "Overflow <-3> (If it leaves, lose 3 memory.)",
        "linkDP": "-", "linkEffect": "-", "form": "Rookie", "attribute": "Vaccine", "type": "Wisp/Tower", "rarity": "C",
        "illustrator": "Somebody", "restrictions": {"english": "Unrestricted"},
    },
]  # fmt: skip
SIMULATOR = [
    {
        "cardId": "TS1-001", "nameEn": "Wickmon", "nameJp": "ウィックモン", "colors": ["Red"], "kinds": ["DigiEgg"],
        "level": 2, "playCost": -1, "dp": -1, "evoCosts": [], "types": ["Wisp"], "effectText": "",
        "inheritedEffectText": "[Your Turn] This Digimon gets +1000 DP.", "securityEffectText": "",
        "imageId": "TS1-001",
    },
    {
        "cardId": "TS1-010", "nameEn": "Lanternmon", "nameJp": "ランタンモン", "colors": ["Red"], "kinds": ["Digimon"],
        "level": 3, "playCost": 3, "dp": 2000, "evoCosts": [{"color": "Red", "level": 2, "memoryCost": 0}],
        "forms": ["Rookie"], "attributes": ["Vaccine"], "types": ["Wisp", "Tower"], "effectText": "[On Play] <Draw 1>.",
    },
]  # fmt: skip
JAPANESE_LIST = {
    "cards": [
        {
            "card_no": "TS1-010", "card_name": "TS1-010ランタンモン", "card_type": "デジモン", "color": "赤",
            "color2": "青",
            "level": "3", "cost": "3", "dp": "2000", "digivolve_cost1": "0", "digivolve_color1": "赤",
            "digivolve_cost2": "-", "digivolve_color2": "-", "form": "成長期", "digimon_type": "灯火型/塔",
            "effect": "【登場時】≪1ドロー≫", "inherited_effect": "-", "security_effect": "-", "parallel_id": "",
        },
    ]
}  # fmt: skip


def imported(content: object, folder: Path, name: str = "theirs.json") -> tuple[ImportReport, dict[str, CardRecord]]:
    """Import a file with this content: the report and the imported cards."""
    file = folder / name
    file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    library, trouble = open_cards(folder / "cards.sqlite")
    assert trouble is None
    report = import_file(file, library, CARDS)
    cards = {kept.record.number: kept.record for kept in library.all()}
    library.close()
    return report, cards


def answers_of(content: object, folder: Path) -> tuple[ImportReport, list[AnswerText]]:
    file = folder / "answers.json"
    file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    library, trouble = open_answers(folder / "answers.sqlite")
    assert trouble is None
    report = import_file(file, library, ANSWERS)
    answers = list(library.all())
    library.close()
    return report, answers


def test_the_card_api_keeps_its_colors_traits_costs_and_security(tmp_path: Path) -> None:
    report, cards = imported(CARD_API, tmp_path)
    assert (report.shape, report.taken, report.bad, report.doubtful) == ("public card API", 2, 0, 0)
    assert report.left_out == {"stage": 1, "artist": 1, "set_name": 1}
    lantern, keeper = cards["TS1-010"], cards["TS1-080"]
    assert lantern.colors == (Color.RED, Color.BLUE)
    assert lantern.traits == ("Wisp", "Tower")
    assert [(cost.cost, cost.colors, cost.level) for cost in lantern.evo_costs] == [
        (0, (Color.RED,), 2),
        # The entry has no level for the other color.
        (0, (Color.BLUE,), None),
    ]
    assert "digivolution costs after the first" in report.lacks
    assert lantern.special.digivolve == ("[Digivolve] [Wickmon]: Cost 0",)
    assert lantern.special.dna == ("[DNA Digivolve] Red Lv.3 + Blue Lv.3: Cost 0",)
    assert lantern.inherited.startswith("[Your Turn]")
    # The [Security] text is in two fields, one of them meant for inherited effects.
    assert keeper.inherited == ""
    assert keeper.effect == "[Start of Your Turn] Gain 1 memory."
    assert keeper.security == "[Security] Play this card without paying the cost."
    assert (keeper.category, keeper.evo_costs) == (Category.TAMER, ())


def test_the_card_app_loses_nothing(tmp_path: Path) -> None:
    report, cards = imported(CARD_APP, tmp_path)
    assert (report.shape, report.taken, report.bad, report.languages) == ("card app", 1, 0, {"en": 1})
    assert report.left_out == {"illustrator": 1, "restrictions": 1}
    card = cards["TS1-010"]
    assert (card.level, card.dp, card.play_cost, card.special.overflow) == (3, 2000, 3, 3)
    assert card.colors == (Color.RED, Color.BLUE)
    assert card.names == (("ja", "ランタンモン"),)
    assert [(cost.cost, cost.level) for cost in card.evo_costs] == [(0, 2)]
    assert (card.effect, card.special.link) == ("", None)


def test_the_older_form_of_the_card_app_has_its_costs_in_words(tmp_path: Path) -> None:
    older = {**CARD_APP[0], "name": "Lanternmon", "digivolveCost1": "2 from Lv.3", "digivolveCost2": "-"}
    del older["digivolveCondition"]
    report, cards = imported([older], tmp_path)
    assert (report.shape, report.taken) == ("card app, older", 1)
    assert [(cost.cost, cost.level) for cost in cards["TS1-010"].evo_costs] == [(2, 3)]
    # The color is missing, so the cost can't be used in a game.
    assert report.doubtful == 1


def test_the_simulator_has_no_play_cost_where_it_says_minus_one(tmp_path: Path) -> None:
    report, cards = imported(SIMULATOR, tmp_path)
    assert (report.shape, report.taken, report.bad, report.doubtful) == ("open simulator", 2, 0, 0)
    assert cards["TS1-001"].play_cost is None
    assert cards["TS1-001"].dp is None
    assert (cards["TS1-010"].play_cost, cards["TS1-010"].evo_costs[0].cost) == (3, 0)
    assert cards["TS1-010"].names == (("ja", "ランタンモン"),)


def test_a_japanese_list_has_names_without_the_number_before_them(tmp_path: Path) -> None:
    report, cards = imported(JAPANESE_LIST, tmp_path)
    assert (report.shape, report.taken, report.languages) == ("Japanese card list", 1, {"ja": 1})
    assert report.mended == {"name: removed the card number in front of it": 1}
    card = cards["TS1-010"]
    assert card.name == "ランタンモン"
    assert card.traits == ("灯火型", "塔")
    assert [(cost.cost, cost.level) for cost in card.evo_costs] == [(0, None)]


def test_the_ace_mark_is_not_part_of_a_name_and_a_missing_overflow_is_reported(tmp_path: Path) -> None:
    ace = {**JAPANESE_LIST["cards"][0], "card_name": "ランタンモンACE"}
    report, cards = imported([ace], tmp_path)
    assert cards["TS1-010"].name == "ランタンモン"
    assert report.mended == {"name: removed ACE from its end, which isn't part of the name (2-3-1-4)": 1}
    assert report.doubtful == 1
    # "ACE" at the end of a longer word stays, and without "ACE" there is no Overflow.
    report, cards = imported([ace | {"card_name": "SPACE"}], tmp_path)
    assert (cards["TS1-010"].name, report.mended, report.doubtful) == ("SPACE", {}, 0)


def test_a_list_alone_is_as_good_as_one_within_a_table(tmp_path: Path) -> None:
    assert imported(JAPANESE_LIST["cards"], tmp_path)[0].taken == 1


def test_an_answer_repeated_under_each_card_is_one(tmp_path: Path) -> None:
    text = {"qno": "Q9001", "question": "May it block?", "answer": "Yes.", "date": "2026-08-01", "related": ["TS1-011"]}
    report, answers = answers_of({"TS1-010": [text], "TS1-011": [text]}, tmp_path)
    assert (report.shape, report.taken, report.bad) == ("official answers by card", 2, 0)
    (answer,) = answers
    assert (answer.number, answer.cards, answer.date) == ("Q9001", ("TS1-010", "TS1-011"), "2026-08-01")


def test_rulings_of_the_card_app_are_numbered_by_card_and_place(tmp_path: Path) -> None:
    content = {
        "TS1-010": [{"question": "Q: May it block?", "answer": "A: Yes. [1]"}, {"question": "Why?", "answer": "So."}]
    }
    report, answers = answers_of(content, tmp_path)
    assert (report.shape, report.taken) == ("rulings of the card app", 2)
    assert [answer.number for answer in answers] == ["TS1-010-R1", "TS1-010-R2"]
    assert (answers[0].question, answers[0].answer) == ("May it block?", "Yes. [1]")
    assert answers[1].question == "Why?"


def test_a_file_that_disappears_while_read_is_one_error(tmp_path: Path) -> None:
    file = tmp_path / "theirs.json"
    file.write_text("[{}]", encoding="utf-8")
    entries = entry_file(file)
    assert len(list(entries.entries())) == 1
    file.unlink()
    with pytest.raises(InputError, match="can't be read"):
        list(entries.entries())


def test_our_own_format_is_recognised(tmp_path: Path) -> None:
    report, _ = imported(
        [{"number": "TS1-010", "name": "Lanternmon", "category": "Digimon", "colors": ["Red"]}], tmp_path
    )
    assert (report.shape, report.taken, report.left_out) == ("", 1, {})


def test_an_unknown_format_is_one_error_with_its_fields(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        imported([{"no": "TS1-010", "title": "Lanternmon", "kind": "Digimon"}] * 1000, tmp_path)
    refusal = str(error.value)
    assert "number, name, category is missing in its entries. They have no, title, kind" in refusal
    assert "--mapping" in refusal


@pytest.mark.parametrize(
    "around",
    [
        lambda cards: [{"set": "TS1", "cards": cards[:1]}, {"set": "TS2", "cards": cards[1:]}],
        lambda cards: {"sets": [{"cards": cards[:1]}, {"cards": cards[1:]}]},
        lambda cards: {"sets": {"TS1": {"cards": cards[:1]}, "TS2": {"cards": cards[1:]}}, "version": 2},
    ],
)
def test_the_cards_of_every_set_are_imported(tmp_path: Path, around: Any) -> None:
    ours = [{"number": f"TS1-01{n}", "name": "Lampmon", "category": "Digimon", "colors": ["Red"]} for n in range(3)]
    assert imported(around(ours), tmp_path)[0].taken == 3
    theirs = [
        {"no": card["number"], "title": "Lampmon", "kind": "Digimon", "grows": [{"cost": 1}] * 4} for card in ours
    ]
    with pytest.raises(UnknownShapeError) as error:
        imported(around(theirs), tmp_path)
    assert len(error.value.outline.entries) == 3


def test_each_built_in_shape_is_recognized_by_fields_of_its_own() -> None:
    shipped = {file.name for file in (files("judgeapp.entries") / "shapes").iterdir() if file.name.endswith(".yaml")}
    shapes = [shape for kind in (CARDS, ANSWERS, RESTRICTIONS, ERRATA) for shape in known_shapes(kind.fields)]
    assert len(shapes) == len(shipped)
    for shape in shapes:
        assert shape.called
        assert shape.recognized_by
        others = [other.recognized_by for other in shapes if other is not shape]
        assert all(set(shape.recognized_by) != set(other) for other in others)


def test_other_illustrations_are_one_card_and_tokens_are_skipped(tmp_path: Path) -> None:
    (first, _) = CARD_API
    other = first | {"id": "TS1-010_P1", "rarity": "SR"}
    report, cards = imported([first, other, first | {"id": "TS1-TOKEN"}], tmp_path)
    assert (report.new, report.bad, list(cards)) == (1, 0, ["TS1-010"])
    assert any("tokens can't be in a deck" in slip for slip in report.mended)
    # An entry with other values isn't another illustration.
    assert imported([first, other | {"dp": 9000}], tmp_path)[0].bad == 1


# -- slips ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "theirs", "ours", "message"),
    [
        ("name", "TS1-010 Lanternmon", "Lanternmon", "name: removed the card number in front of it"),
        ("effect", "[On Play]&nbsp;&lt;Draw 1&gt;.<br>(Draw.)", "[On Play]\xa0<Draw 1>.\n(Draw.)", "web page"),
        (
            "effect",
            r"[On Play] <Draw 1>.\n[Main] Gain 1 memory.",
            "[On Play] <Draw 1>.\n[Main] Gain 1 memory.",
            "escaped",
        ),
        ("effect", "<Blocker> Overflow <-4> (If it leaves, lose 4.)", "<Blocker>", "its Overflow was moved"),
    ],
)
def test_a_certain_slip_is_corrected_and_reported(
    tmp_path: Path, field: str, theirs: str, ours: str, message: str
) -> None:
    entry: dict[str, Any] = {"number": "TS1-010", "name": "Lanternmon", "category": "Digimon", "colors": ["Red"]}
    report, cards = imported([entry | {field: theirs}], tmp_path)
    assert getattr(cards["TS1-010"], field) == ours
    (slip,) = report.mended
    assert message in slip


def test_a_security_effect_before_others_stays_where_it_is(tmp_path: Path) -> None:
    text = "[Security] Play this card without paying the cost. [Start of Your Turn] Gain 1 memory."
    entry = {"number": "TS1-080", "name": "Keeper", "category": "Tamer", "colors": ["Red"], "effect": text}
    report, cards = imported([entry], tmp_path)
    assert (cards["TS1-080"].effect, cards["TS1-080"].security, report.mended) == (text, "", {})


def test_a_possibly_intended_text_stays(tmp_path: Path) -> None:
    text = "<Draw 1>. [Security] effects of your opponent's cards can't be activated. 3 < 4 & 5 > 2."
    entry = {"number": "TS1-010", "name": "TS1-010", "category": "Digimon", "colors": ["Red"], "effect": text}
    report, cards = imported([entry], tmp_path)
    assert (cards["TS1-010"].name, cards["TS1-010"].effect) == ("TS1-010", text)
    assert report.mended == {}


def test_a_text_that_ends_like_a_security_effect_without_its_timing_stays(tmp_path: Path) -> None:
    entry = {"number": "TS1-080", "name": "Keeper", "category": "Tamer", "colors": ["Red"], "effect": "[Main] Draw 1."}
    report, cards = imported([entry | {"security": "Draw 1."}], tmp_path)
    assert (cards["TS1-080"].effect, report.mended) == ("[Main] Draw 1.", {})
    report, cards = imported(
        [entry | {"effect": "[Main] Draw 1. [Security] Draw 2.", "security": "[Security] Draw 2."}], tmp_path
    )
    assert (cards["TS1-080"].effect, len(report.mended)) == ("[Main] Draw 1.", 1)


def test_a_field_as_deep_as_json_can_be_is_read(tmp_path: Path) -> None:
    deep = json.loads("[" * 700 + "]" * 700)
    entry = {"number": "TS1-010", "name": "A", "category": "Digimon", "colors": ["Red"], "history": deep}
    assert imported([entry], tmp_path)[0].bad == 0


@pytest.mark.parametrize("colors", ["RedBlue", "Red Blue", "赤青", "Red/Blue"])
def test_two_colors_in_one_word_are_two(tmp_path: Path, colors: str) -> None:
    _, cards = imported([{"number": "TS1-010", "name": "A", "category": "Digimon", "colors": [colors]}], tmp_path)
    assert cards["TS1-010"].colors == (Color.RED, Color.BLUE)


def test_a_color_with_another_word_is_no_color(tmp_path: Path) -> None:
    report, _ = imported([{"number": "TS1-010", "name": "A", "category": "Digimon", "colors": ["Reddish"]}], tmp_path)
    assert report.bad == 1


# -- shapes of a judge's own -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("{from: [a, b]}", "several paths need"),
        ("{from: a, pattern: '{a}{b}{c}{d}{e}{f}'}", "blanks"),
        ("{from: a, pattern: 'Q:'}", "blanks with different names"),
        ("{from: a, pattern: '{a} {a}'}", "blanks with different names"),
        ("{from: a, pattern: '{a}{b}'}", "something between"),
        ("{from: a, each: {power: b}}", "there is no field 'power'"),
    ],
)
def test_a_wrong_source_is_one_error(source: str, wrong: str) -> None:
    text = f"fields: {{number: n, name: n, category: c, evo_costs: {source}}}"
    with pytest.raises(InputError, match=wrong):
        parse_shape(text, "shape.yaml", CARDS.fields)


def test_a_field_inside_a_used_field_is_one_error() -> None:
    text = "fields: {number: n, name: n, category: c, special.rules: d, special: e}"
    with pytest.raises(InputError, match="rules' appears twice"):
        parse_shape(text, "shape.yaml", CARDS.fields)
