"""`judgeapp cards explain` and `cards coverage`: exit status, JSON shapes, and reports of text that isn't
understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.made import EGG, JAPANESE, entry, lines
from tests.cli.conftest import Run

UNDERSTOOD = "[When Attacking] Delete 1 of your opponent's Digimon."
STRANGE = "Red Lv.4 + whatever comes: Cost 0"
NOT_UNDERSTOOD = "Then, juggle three lanterns."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    cards = [
        entry(effect=f"{UNDERSTOOD} {NOT_UNDERSTOOD}"),
        entry("TS1-011", effect=UNDERSTOOD, special={"dna": [STRANGE]}),
        entry("TS1-012", effect=UNDERSTOOD, inherited="[Your Turn] This Digimon gets +1000 DP."),
        EGG,
    ]
    return lines(tmp_path / "cards.jsonl", cards)


def test_a_text_is_explained_with_its_clauses(own: Run) -> None:
    ran = own("cards", "explain", UNDERSTOOD)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Text (en): Understood\n")
    assert f"  printed back: {UNDERSTOOD}\n" in ran.out
    assert "    - do: delete\n" in ran.out
    assert "    15-16-5-1  [When Attacking]\n" in ran.out
    assert "    4-15-1  Deletion\n" in ran.out


@pytest.mark.parametrize("of", ["Digimon", "Tamer"])
def test_a_text_alone_names_its_kind_of_card(own: Run, of: str) -> None:
    text = f"[On Play] By suspending this {of}, gain 1 memory."
    assert f"  printed back: {text}\n" in own("cards", "explain", text).out


def test_an_unread_text_is_reported_with_status_1(own: Run) -> None:
    ran = own("cards", "explain", f"{UNDERSTOOD} {NOT_UNDERSTOOD}")
    assert ran.status == 1
    assert ran.out.startswith("Text (en): Understood in part\n")
    assert f"  not understood (the program doesn't know this wording): {NOT_UNDERSTOOD}\n" in ran.out
    assert "printed back" not in ran.out


def test_corrected_misprints_are_reported(own: Run) -> None:
    wrong = "[On Play] 1 of your opponent's Digimon gets -5000DP for the turn."
    ran = own("cards", "explain", wrong)
    assert ran.status == 0
    assert "  “-5000DP” is read as “-5000 DP” (missing space).\n" in ran.out
    (text,) = own("cards", "explain", "--json", wrong).json["texts"]
    start = wrong.index("-5000DP")
    assert text["parts"][0]["corrections"] == [
        {"start": start, "end": start + 7, "printed": "-5000DP", "read": "-5000 DP", "why": "space-left-out"}
    ]
    assert "read as" not in own("cards", "explain", UNDERSTOOD).out


def test_the_language_is_given_or_guessed_by_letters(own: Run) -> None:
    assert own("cards", "explain", "【登場時】≪1ドロー≫").out.startswith("Text (ja): Understood")
    assert own("cards", "explain", "--lang", "ja", "X").out.startswith("Text (ja): Not")


def test_a_card_of_the_library_is_explained_text_by_text(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    ran = own("cards", "explain", "ts1-012")
    assert ran.status == 0
    assert "TS1-012 Effect (en): Understood\n" in ran.out
    assert "TS1-012 Inherited effect (en): Understood\n" in ran.out
    ran = own("cards", "explain", "TS1-011")
    assert ran.status == 1
    assert f"DNA digivolution: {STRANGE}\n    not understood (the program doesn't know this wording)\n" in ran.out
    file = lines(
        file.with_name("parts.jsonl"),
        [
            entry("TS1-013", effect="", special={"link": {"effect": "[When Linking] <Draw 1>."}}),
            entry("TS1-014", effect=UNDERSTOOD, category="DUAL", inherited=""),
        ],
    )
    own("cards", "import", str(file))
    assert "TS1-013 Link effect (en): Understood\n" in own("cards", "explain", "TS1-013").out
    ran = own("cards", "explain", "TS1-014")
    assert ran.status == 1
    assert "Option part:\n    not understood (it isn't in the card file)\n" in ran.out
    ran = own("cards", "explain", "TS1-001")
    assert (ran.status, ran.out) == (0, "This card has no text.\n")
    both = own("cards", "explain", "TS1-011", "TS1-012")
    assert both.status == 1
    assert both.out.index(f"DNA digivolution: {STRANGE}") > both.out.index("TS1-012 Effect (en): Understood\n")


def test_the_library_distinguishes_traits_from_names(own: Run, tmp_path: Path) -> None:
    effect = "[Your Turn] All of your [Wisp] Digimon get +1000 DP."
    assert own("cards", "explain", effect).status == 1
    file = lines(tmp_path / "wisps.jsonl", [entry(effect=effect, traits=["Wisp"])])
    own("cards", "import", str(file))
    ran = own("cards", "explain", "TS1-010")
    assert ran.status == 0
    assert "“[Wisp] Digimon” is read as “[Wisp] trait Digimon”" in ran.out
    coverage = own("cards", "coverage", str(file), "--lang", "en", "--json").json
    assert coverage["understood"] == coverage["effects"] == 1


def test_explaining_in_json_has_a_stable_shape(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    result = own("cards", "explain", "TS1-010", "--json").json
    assert set(result) == {"texts", "lines"}
    (text,) = result["texts"]
    assert set(text) == {"number", "where", "language", "text", "state", "parts"}
    assert (text["number"], text["where"], text["state"]) == ("TS1-010", "effect", "partly")
    (part,) = text["parts"]
    assert set(part) == {
        "start",
        "end",
        "text",
        "state",
        "effect",
        "printed",
        "passed_over",
        "clauses",
        "left",
        "corrections",
        "taught",
    }
    assert part["effect"]["timings"] == ["when-attacking"]
    assert {"part": "actions.delete", "clauses": ["4-13-1"]} in part["clauses"]
    (left,) = part["left"]
    assert left["why"] == "no-words"
    assert text["text"][left["start"] : left["end"]] == NOT_UNDERSTOOD
    (line,) = own("cards", "explain", "TS1-011", "--json").json["lines"]
    assert line == {
        "number": "TS1-011",
        "language": "en",
        "kind": "dna",
        "text": STRANGE,
        "understood": False,
        "why": "no-words",
        "means": None,
        "printed": "",
        "clauses": ["2-3-7", "8-2"],
        "corrections": [],
    }


def test_an_ambiguous_text_is_shown_in_both_readings(own: Run) -> None:
    text = (
        "[On Play] For each of your Tamers, reduce the play cost of 1 of your opponent's Digimon by 2 until their turn"
    )
    ran = own("cards", "explain", f"{text} ends.")
    assert ran.status == 1
    assert "    possible reading: For each of your Tamers, reduce the play cost of 1 of your" in ran.out
    assert "    possible reading: To 1 of your opponent's Digimon, reduce the play cost by 2 until" in ran.out


def test_words_that_only_repeat_the_rules_are_reported(own: Run) -> None:
    text = "[Security] Play this card without battling and without paying the cost."
    ran = own("cards", "explain", text)
    assert ran.status == 0
    assert "  only repeats 13-1-7-3-2: without battling\n" in ran.out
    assert "only repeats" not in own("cards", "explain", UNDERSTOOD).out


def test_several_texts_and_lines_are_explained_separately(own: Run) -> None:
    line = "[Digivolve] Lv.3 w/[Iron]/[Oak] trait: Cost 2"
    ran = own("cards", "explain", UNDERSTOOD, "[Your Turn] This Digimon gets +1000 DP.", line, "--json").json
    assert [text["text"] for text in ran["texts"]] == [UNDERSTOOD, "[Your Turn] This Digimon gets +1000 DP."]
    (explained,) = ran["lines"]
    assert explained["printed"] == "[Digivolve] Lv.3 w/[Iron] or [Oak] trait: Cost 2"
    assert explained["means"]["of"]["has_trait"] == ["Iron", "Oak"]
    shown = own("cards", "explain", "〔ジョグレス〕青Lv.4+緑Lv.4：コスト0").out
    assert "  printed back: [ジョグレス]青Lv.4+緑Lv.4:コスト0\n" in shown
    assert "    2-3-6, 8-2  DNA Digivolution\n" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("explain", "TS1-099"), "your library has no card TS1-099"),
        (("explain", "TS1-010", "--lang", "ja"), "your library has no TS1-010 in ja"),
        (("explain", "消灭对手的数码宝贝"), "text in zh-Hans can't be read"),
        (("explain", " "), "type a text to explain"),
        (("coverage", "none.jsonl", "--lang", "en"), "none.jsonl: the file can't be read"),
        (("coverage", "none.jsonl", "--lang", "de"), "invalid choice"),
        (("coverage", "none.jsonl"), "--lang"),
        (("coverage", "none.jsonl", "--lang", "en", "--gaps", "-1"), "must be at least 0"),
    ],
)
def test_a_fault_is_status_2_and_reported(own: Run, file: Path, arguments: tuple[str, ...], message: str) -> None:
    own("cards", "import", str(file))
    ran = own("cards", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err


def test_coverage_counts_cards_effects_and_lines(own: Run, file: Path) -> None:
    ran = own("cards", "coverage", str(file), "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert "cards understood: 2 of 4 (50.0%; 1 have no text)\n" in ran.out
    assert "effects understood: 3 of 4 (75.0%); partly: 1\n" in ran.out
    assert "special lines understood: 0 of 1\n" in ran.out
    assert f"     1     1 {NOT_UNDERSTOOD} (TS1-010)\n" in ran.out


def test_coverage_in_json_has_a_stable_shape(own: Run, file: Path) -> None:
    result = own("cards", "coverage", str(file), "--lang", "en", "--json").json
    assert set(result) == {
        "file",
        "language",
        "cards",
        "cards_vanilla",
        "cards_understood",
        "effects",
        "understood",
        "partly",
        "lines",
        "lines_understood",
        "faults",
        "gaps",
        "taught",
        "bad",
        "agreement",
    }
    assert (result["cards"], result["cards_vanilla"], result["cards_understood"]) == (4, 1, 2)
    assert result["faults"] == {"no-words": 2}
    assert {gap["number"] for gap in result["gaps"]} == {"TS1-010", "TS1-011"}
    for gap in result["gaps"]:
        assert set(gap) == {"shape", "cards", "unlocks", "example", "number"}
        assert (gap["cards"], gap["unlocks"]) == (1, 1)
    assert (result["bad"], result["agreement"]) == (0, None)
    few = own("cards", "coverage", str(file), "--lang", "en", "--json", "--gaps", "1").json
    assert len(few["gaps"]) == 1


def test_coverage_reports_bad_entries_and_counts_the_rest(own: Run, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry(effect=UNDERSTOOD), {"number": "TS1-011"}])
    ran = own("cards", "coverage", str(file), "--lang", "en", "--json")
    assert ran.status == 0
    assert ran.err == f"judgeapp: {file}:2: name: is missing\n"
    assert (ran.json["cards"], ran.json["bad"]) == (1, 1)


def test_coverage_compares_two_languages(own: Run, tmp_path: Path) -> None:
    english = lines(
        tmp_path / "en.jsonl",
        [
            entry(effect="[On Play] <Draw 1>."),
            entry("TS1-011", effect="[On Play] <Draw 2>."),
            entry("TS1-012", effect=NOT_UNDERSTOOD),
        ],
    )
    japanese = lines(
        tmp_path / "ja.jsonl",
        [
            JAPANESE | {"number": number, "effect": "【登場時】≪1ドロー≫"}
            for number in ("TS1-010", "TS1-011", "TS1-012")
        ],
    )
    arguments = ("cards", "coverage", str(english), "--lang", "en", "--against", str(japanese))
    result = own(*arguments, "--json").json
    assert result["agreement"] == {"compared": 2, "same": 1, "different": ["TS1-011"]}
    out = own(*arguments).out
    assert "cards understood in both languages: 2; the trees agree for 1 (50.0%)\n" in out
    assert "  different for: TS1-011\n" in out


def test_cached_readings_count_like_new_ones(own: Run, file: Path) -> None:
    arguments = ("cards", "coverage", str(file), "--lang", "en", "--json")
    first = own(*arguments).out
    assert own(*arguments).out == first
    assert own(*arguments, "--fresh").out == first
