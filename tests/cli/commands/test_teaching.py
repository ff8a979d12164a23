"""`judgeapp cards teach`, `cards taught`, and the effect of lessons on other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.cards.teaching.phrase_file import read_phrases
from tests.cards.made import entry, lines
from tests.cli.conftest import Run
from tests.cli.phrase_files import BANISH, KNOWN, OTHERWISE, TAUGHT, TODAY, phrases


@pytest.fixture
def cards(own: Run, tmp_path: Path) -> Path:
    file = lines(
        tmp_path / "cards.jsonl",
        [
            entry("TS1-010", effect="[On Play] Banish 3 foes."),
            entry("TS1-011", effect="[Main] You may banish 2 foes."),
            entry("TS1-012", effect="[When Attacking] By banishing 2 foes, <Draw 1>."),
            entry("TS1-013", effect="[Main] Gain 1 memory."),
        ],
    )
    own("cards", "import", str(file))
    return file


def test_a_phrase_file_is_imported_and_its_cards_are_listed(own: Run, cards: Path, tmp_path: Path) -> None:
    ran = own("cards", "teach", phrases(tmp_path / "a.yaml", BANISH), "--json")
    assert ran.status == 0
    (result,) = ran.json
    assert set(result) == {"file", "taken", "same", "different", "refused"}
    (taken,) = result["taken"]
    assert taken["means"] == "delete 2 of your opponent's Digimon"
    assert [(c["number"], c["before"], c["after"]) for c in taken["cards"]] == [
        (f"TS1-01{n}", "not", "understood") for n in range(3)
    ]
    assert taken["cards"][0]["says"] == TODAY
    (text,) = own("cards", "explain", "TS1-010", "--json").json["texts"]
    assert text["state"] == "understood"
    assert [lesson["by"] for lesson in text["parts"][0]["taught"]] == ["Ken"]
    assert 'as taught: "banish {2} foes"' in own("cards", "explain", "TS1-010").out


def test_a_trial_imports_nothing(own: Run, cards: Path, tmp_path: Path) -> None:
    ran = own("cards", "teach", "--try", phrases(tmp_path / "a.yaml", BANISH))
    assert (ran.status, TODAY in ran.out) == (0, True)
    assert own("cards", "taught", "--json").json == []


def test_existing_lessons_are_compared(own: Run, cards: Path, tmp_path: Path) -> None:
    first = phrases(tmp_path / "a.yaml", BANISH)
    other = phrases(tmp_path / "b.yaml", OTHERWISE)
    ran = own("cards", "teach", first, first, other, "--json")
    assert ran.status == 1
    first, again, otherwise = ran.json
    assert (len(first["taken"]), len(again["taken"]), len(again["same"])) == (1, 0, 1)
    (different,) = otherwise["different"]
    assert (different["own"]["by"], different["other"]["same"][:7]) == ("Ken", "suspend")
    assert own("cards", "teach", "--replace", other).status == 0
    (kept,) = own("cards", "taught", "--json").json
    assert kept["means"] == "suspend 2 of your opponent's Digimon"


def test_a_refused_lesson_gives_its_reason(own: Run, cards: Path, tmp_path: Path) -> None:
    ran = own("cards", "teach", phrases(tmp_path / "a.yaml", BANISH, KNOWN), "--json")
    assert ran.status == 1
    (refused,) = ran.json[0]["refused"]
    assert (refused["phrase"]["wording"], refused["why"]) == ("your Digimon", "read-otherwise")
    assert "already understood" in ran.err
    assert len(own("cards", "taught", "--json").json) == 1


def test_a_malformed_file_is_status_2(own: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("format: something\n")
    ran = own("cards", "teach", str(file))
    assert (ran.status, "not a phrase file" in ran.err) == (2, True)
    assert own("cards", "teach", str(tmp_path / "none.yaml")).status == 2


def test_lessons_are_exported_and_forgotten(own: Run, cards: Path, tmp_path: Path) -> None:
    own("cards", "teach", phrases(tmp_path / "a.yaml", BANISH))
    exported = tmp_path / "mine.yaml"
    assert own("cards", "taught", "--to", str(exported)).status == 0
    assert read_phrases(exported.read_bytes(), "mine.yaml") == (TAUGHT,)
    assert own("cards", "taught").out.encode() == exported.read_bytes()
    assert own("cards", "taught", "--forget", "Banish {2} foes").status == 0
    assert own("cards", "taught", "--json").json == []
    assert own("cards", "taught", "--forget", "Banish {2} foes").status == 1
    assert own("cards", "explain", "TS1-010").status == 1


def test_coverage_counts_taught_texts(own: Run, cards: Path, tmp_path: Path) -> None:
    plain = own("cards", "coverage", str(cards), "--lang", "en", "--json").json
    assert (plain["understood"], plain["taught"]) == (1, 0)
    file = phrases(tmp_path / "a.yaml", BANISH)
    with_it = own("cards", "coverage", str(cards), "--lang", "en", "--taught", file, "--json").json
    assert (with_it["understood"], with_it["taught"]) == (4, 3)
    output = own("cards", "coverage", str(cards), "--lang", "en", "--taught", file).out
    assert f"effects understood only with {file}: 3" in output


def test_a_filled_scenario_records_taught_readings(own: Run, cards: Path, tmp_path: Path) -> None:
    own("cards", "teach", phrases(tmp_path / "a.yaml", BANISH))
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text(
        "title: All are banished\n"
        "cards:\n  Lamp: {number: TS1-010}\n  Guard: {level: 4, dp: 6000}\n"
        "position:\n  memory: 5\n  A: {hand: [Lamp]}\n  B: {battle: [Guard, {card: Guard, as: Two},"
        " {card: Guard, as: Three}]}\n"
        "steps:\n- play: Lamp\n- expect: {memory: {A: 2}}\n"
    )
    assert own("cards", "fill", str(scenario)).status == 0
    (played,) = own("play", str(scenario), "--json").json
    assert played["passed"]
    assert "wording: banish {2} foes" in scenario.read_text()


def test_filling_through_a_link_writes_only_its_target(own: Run, cards: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.yaml"
    theirs.write_text("not to be touched", encoding="utf-8")
    (tmp_path / "kept").mkdir()
    scenario = tmp_path / "kept" / "scenario.yaml"
    scenario.write_text("title: A\ncards:\n  Lamp: {number: TS1-010}\nsteps: []\n")
    link = tmp_path / "link.yaml"
    link.symlink_to(scenario)
    for name in (".link.yaml.part", "link.yaml.new"):
        (tmp_path / name).symlink_to(theirs)
    for name in (".scenario.yaml.part", "scenario.yaml.new"):
        (tmp_path / "kept" / name).symlink_to(theirs)
    assert own("cards", "fill", str(link)).status == 0
    assert link.is_symlink()
    assert "level: 3" in scenario.read_text()
    assert theirs.read_text() == "not to be touched"


def test_a_damaged_phrase_file_is_set_aside_and_reported(own: Run, cards: Path, tmp_path: Path) -> None:
    own("cards", "teach", phrases(tmp_path / "a.yaml", BANISH))
    (kept,) = tmp_path.rglob("phrases.yaml")
    kept.write_text("format: {")
    ran = own("cards", "taught", "--json")
    assert (json.loads(ran.out), "can't restore" in ran.err) == ([], True)
    assert kept.with_name("phrases.damaged.yaml").exists()
