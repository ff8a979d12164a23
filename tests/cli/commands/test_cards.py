"""Commands for cards and decks: exit status, JSON shapes, one error per line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.cards.finding.filtering import CardFilterKey
from tests.cards.made import EGG, JAPANESE, entry, lines
from tests.cli.conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return lines(tmp_path / "cards.jsonl", [entry(), EGG, JAPANESE])


def test_a_list_of_banned_cards_is_cited_in_a_deck(own: Run, tmp_path: Path) -> None:
    cards = [entry(f"TS1-{n:03}", name=f"Lampmon {n}", effect="") for n in range(10, 23)]
    own("cards", "import", str(lines(tmp_path / "c.jsonl", cards)))
    deck = tmp_path / "deck.txt"
    deck.write_text("\n".join([*(f"4 TS1-{n:03}" for n in range(10, 22)), "2 TS1-022"]), encoding="utf-8")
    unlisted = own("deck", "check", str(deck))
    assert (unlisted.status, "not checked, you have imported no list" in unlisted.out) == (0, True)
    banned = tmp_path / "list.txt"
    banned.write_text("TS1-010 banned 2026-04-01\n", encoding="utf-8")
    assert own("deck", "restrict", str(banned)).out.startswith(f"{banned}: restrictions: 1: 1 new")
    assert own("deck", "check", str(deck), "--on", "2026-03-31").status == 0
    checked = own("deck", "check", str(deck), "--on", "2026-04-01", "--json")
    assert (checked.status, [fault["kind"] for fault in checked.json["faults"]]) == (1, ["restricted"])
    assert "TS1-010 is banned, since 2026-04-01: 4 in the deck." in checked.err


def test_an_import_lists_what_was_imported(own: Run, file: Path) -> None:
    ran = own("cards", "import", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"{file}: cards: 3 (2 en, 1 ja): 3 new, 0 updated, 0 unchanged; 0 bad\n"
    assert "0 new, 0 updated, 3 unchanged" in own("cards", "import", str(file)).out


def test_a_bad_entry_is_status_1_and_a_line_with_its_place(own: Run, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry(), {"number": "TS1-011"}, EGG])
    ran = own("cards", "import", str(file))
    assert ran.status == 1
    assert ran.err == f"judgeapp: {file}:2: TS1-011: name: is missing\n"
    assert "cards: 2" in ran.out
    array = tmp_path / "cards.json"
    array.write_text(json.dumps([entry(), 7]), encoding="utf-8")
    assert f"judgeapp: {array}: entry 2: a card must be a mapping" in own("cards", "import", str(array)).err


def test_an_import_in_json_has_a_stable_shape(own: Run, tmp_path: Path) -> None:
    file = lines(tmp_path / "c.jsonl", [entry(image="x"), {}, EGG | {"colors": []}])
    (report,) = own("cards", "import", str(file), "--json").json
    assert set(report) == {
        "file",
        "by_line",
        "new",
        "updated",
        "unchanged",
        "bad",
        "troubles",
        "doubtful",
        "doubts",
        "languages",
        "left_out",
        "shape",
        "lacks",
        "mended",
    }
    assert report["troubles"] == [{"place": 2, "number": "", "reason": "number: is missing"}]
    assert report["doubts"] == [{"place": 3, "number": "TS1-001", "reason": "colors is missing"}]
    assert report["left_out"] == {"image": 1}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("cards", "import", "none.json"), "none.json: the file can't be read"),
        (("cards", "find", "lantern"), "your library has no cards"),
        (("cards", "restore", "lantern"), "number: 'lantern' isn't a card number"),
        (("deck", "check", "none.txt"), "none.txt: the file can't be read"),
        (("cards", "import"), "FILE"),
    ],
)
def test_a_fault_is_status_2_and_reported(own: Run, arguments: tuple[str, ...], message: str) -> None:
    assert message in own(*arguments).refusal


def test_a_card_is_found_and_shown(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    ran = own("cards", "find", "ts1010")
    assert ran.status == 0
    assert ran.out.startswith("TS1-010  Lanternmon (ランタンモン)\n    Digimon, red, Lv.3, 2000 DP")
    assert own("cards", "find", "blocker", "--lang", "ja").out.startswith("TS1-010  ランタンモン")


def test_cards_are_read_first_on_request(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    asked = ("cards", "find", "not understood", "--json")
    before = own(*asked).json
    assert not before["hits"]
    assert before["unread"]
    assert own(*asked, "--read").json["unread"] == 0


def test_finding_in_json_has_a_stable_shape(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    answer = own("cards", "find", "blocker", "--json").json
    assert set(answer) == {"question", "corrected", "unread", "more", "hits"}
    (hit,) = answer["hits"]
    assert set(hit) == {
        "number",
        "names",
        "category",
        "colors",
        "level",
        "dp",
        "play_cost",
        "evo_costs",
        "traits",
        "copies",
        "why",
        "language",
        "snippet",
        "marks",
    }
    assert hit["names"] == {"en": "Lanternmon", "ja": "ランタンモン"}
    assert hit["why"] == "keyword"
    assert hit["evo_costs"] == [{"cost": 0, "colors": ["red"], "level": 2}]


def test_help_names_every_filter(own: Run) -> None:
    text = own("cards", "find", "--help").out
    assert [key for key in CardFilterKey if f"{key}:" not in text] == []


def test_finding_no_card_is_status_1(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    ran = own("cards", "find", "xylophone")
    assert (ran.status, ran.err) == (1, "judgeapp: no card matches 'xylophone'.\n")
    assert own("cards", "find", "xylophone", "--json").json["hits"] == []


def test_a_correction_by_hand_stays_until_undone(own: Run, file: Path, tmp_path: Path) -> None:
    own("cards", "import", str(file))
    mine = lines(tmp_path / "mine.jsonl", [entry(dp=2500)])
    assert own("cards", "import", str(mine), "--by-hand").status == 0
    own("cards", "import", str(file))
    assert "2500 DP" in own("cards", "find", "ts1-010").out
    assert own("cards", "restore", "ts1-010").out == "TS1-010 (en): as imported\n"
    assert "2000 DP" in own("cards", "find", "ts1-010").out
    assert own("cards", "restore", "ts1-010").status == 1
    nothing = own("cards", "restore", "ts1-010", "--json")
    assert (nothing.status, nothing.json) == (1, {"number": "TS1-010", "restored": []})


def test_a_mapping_reads_other_files(own: Run, tmp_path: Path) -> None:
    mapping = tmp_path / "m.yaml"
    mapping.write_text("fields: {number: id, name: title, category: kind}", encoding="utf-8")
    file = lines(tmp_path / "c.jsonl", [{"id": "TS1-010", "title": "Lamp", "kind": "Digimon"}])
    assert own("cards", "import", str(file), "--mapping", str(mapping)).status == 0
    assert own("cards", "find", "lamp").status == 0


def test_a_deck_check_names_lines_and_clauses(own: Run, file: Path, tmp_path: Path) -> None:
    own("cards", "import", str(file))
    deck = tmp_path / "deck.txt"
    deck.write_text("4 TS1-001\n5 TS1-010\n", encoding="utf-8")
    ran = own("deck", "check", str(deck))
    assert ran.status == 1
    assert ran.out.startswith(f"{deck}: NOT LEGAL (cards: 5, Digi-Eggs: 4)\n")
    assert f"judgeapp: {deck}:2: TS1-010: 5 cards of the same number" in ran.err
    assert f"judgeapp: {deck}: cards: 5 instead of 50 (1-4-1-2-1).\n" in ran.err


def test_a_deck_check_in_json_has_a_stable_shape(own: Run, tmp_path: Path) -> None:
    cards = [entry(f"TS1-{n:03}") for n in range(10, 23)]
    own("cards", "import", str(lines(tmp_path / "c.jsonl", cards)))
    deck = tmp_path / "deck.txt"
    fifty = [f"4 {card['number']}" for card in cards[:12]] + ["2 TS1-022"]
    deck.write_text("\n".join(fifty), encoding="utf-8")
    ran = own("deck", "check", str(deck), "--json")
    assert (ran.status, ran.err) == (0, "")
    assert set(ran.json) == {"cards", "eggs", "deck", "digi_eggs", "faults"}
    assert ran.json["deck"][0] == {"number": "TS1-010", "name": "Lanternmon", "count": 4}
    deck.write_text("\n".join([*fifty[:-1], "2 TS1-02Z"]), encoding="utf-8")
    (fault,) = own("deck", "check", str(deck), "--json").json["faults"]
    assert set(fault) == {"kind", "what", "lines", "cards", "near", "clauses"}
    assert (fault["kind"], fault["lines"]) == ("unknown", [13])


def test_results_beyond_the_limit_are_counted(own: Run, file: Path) -> None:
    own("cards", "import", str(file))
    whole = own("cards", "find", "ts1", "--json")
    few = own("cards", "find", "ts1", "--limit", "1", "--json")
    assert (whole.json["more"], whole.err) == (False, "")
    assert (few.json["more"], len(few.json["hits"])) == (True, 1)
    assert "only the first 1 are shown" in few.err


def test_errata_of_missing_cards_are_reported(own: Run, tmp_path: Path, file: Path) -> None:
    own("cards", "import", str(file))
    errata = tmp_path / "errata.json"
    rows = [{"number": n, "before": "a", "after": "b", "since": "2026-01-01"} for n in ("TS1-010", "TS9-999")]
    errata.write_text(json.dumps(rows), encoding="utf-8")
    ran = own("cards", "errata", str(errata))
    assert ran.status == 0
    assert "1 cards with errata aren't in your library, such as TS9-999" in ran.err
