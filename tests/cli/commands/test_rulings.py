"""Official answers on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.made import JAPANESE, entry, lines
from tests.cli.conftest import Run
from tests.rulings.asked import BLOCK, answer_file


@pytest.fixture
def taken(own: Run, tmp_path: Path) -> Run:
    assert own("rulings", "import", str(answer_file(tmp_path / "answers.jsonl"))).status == 0
    return own


def test_an_import_lists_what_was_imported(own: Run, tmp_path: Path) -> None:
    file = answer_file(tmp_path / "answers.jsonl")
    first = own("rulings", "import", str(file))
    assert first.out == (f"{file}: answers: 3 (2 en, 1 ja): 3 new, 0 updated, 0 unchanged; 0 bad\n")
    again = own("rulings", "import", str(file), "--json")
    assert again.json[0] | {"file": ""} == {
        "file": "",
        "by_line": True,
        "new": 0,
        "updated": 0,
        "unchanged": 3,
        "bad": 0,
        "troubles": [],
        "doubtful": 0,
        "doubts": [],
        "languages": {"en": 2, "ja": 1},
        "left_out": {},
        "shape": "",
        "lacks": "",
        "mended": {},
    }


def test_a_bad_entry_is_status_1_and_a_line_with_its_place(own: Run, tmp_path: Path) -> None:
    file = answer_file(tmp_path / "a.jsonl", [BLOCK, BLOCK | {"id": "Q2", "answer": ""}])
    done = own("rulings", "import", str(file))
    assert done.status == 1
    assert done.err == f"judgeapp: {file}:2: answer: is missing\n"


def test_an_answer_is_found_by_a_question_in_other_words(taken: Run) -> None:
    done = taken("rulings", "find", "may P2 block with a suspended Digimon?")
    assert done.status == 0
    assert done.out.startswith("Q9001  2024-03-28  TS1-010\n")


def test_a_card_may_be_named_among_other_words(taken: Run, tmp_path: Path) -> None:
    asked = ("rulings", "find", "ランタンモンはどうなりますか")
    assert taken(*asked).status == 1
    taken("cards", "import", str(lines(tmp_path / "cards.jsonl", [entry(), JAPANESE])))
    done = taken(*asked)
    assert done.out.startswith("Q9001  ")
    assert done.out.endswith("(about that card)\n")


def test_finding_in_json_has_a_stable_shape(taken: Run) -> None:
    result = taken("rulings", "find", "card:TS1-010", "--json").json
    assert result.keys() == {"question", "hits"}
    (hit,) = result["hits"]
    assert hit.keys() == {
        "kind",
        "id",
        "status",
        "authority",
        "numbers",
        "cards",
        "date",
        "texts",
        "clauses",
        "why",
        "language",
        "snippet",
        "marks",
        "like",
    }
    assert (hit["numbers"], hit["why"]) == (["Q9001"], "filtered")


def test_rulings_of_the_notebook_are_found_with_their_status(taken: Run) -> None:
    made = taken(
        "notebook",
        "add",
        "--question",
        "May a suspended Digimon with <Blocker> block?",
        "--answer",
        "No.",
        "--card",
        "TS1-010",
        "--event",
        "Spring Cup",
        "--tag",
        "blocking",
        "--authority",
        "head judge",
        "--date",
        "2026-05-01",
        "--given",
        "--json",
    ).json
    for asked in ("is:ruling", "event:Spring", "tag:blocking", "is:given", "is:head-judge"):
        (hit,) = taken("rulings", "find", asked, "--json").json["hits"]
        assert (hit["kind"], hit["id"]) == ("ruling", made["id"])
        assert (hit["status"], hit["authority"]) == ("given", "head-judge")
    both = taken("rulings", "find", "may P2 block with a suspended Digimon?", "--json").json
    assert {hit["kind"] for hit in both["hits"]} == {"official", "ruling"}
    (official,) = taken("rulings", "find", "is:official", "card:TS1-010", "--json").json["hits"]
    assert (official["id"], official["status"], official["authority"]) == ("Q9001", "", "official")
    output = taken("rulings", "find", "is:ruling").out
    assert output.startswith(f"{made['id'][:8]}  2026-05-01  Ruling, Given, Head judge  TS1-010\n")
    taken("notebook", "delete", made["id"])
    assert taken("rulings", "find", "is:ruling").status == 1


def test_rulings_are_found_without_any_official_answer(own: Run) -> None:
    nothing = own("rulings", "find", "block")
    assert nothing.status == 2
    assert nothing.err.count("\n") == 1
    own("notebook", "add", "--question", "May a suspended Digimon block?")
    assert own("rulings", "find", "block").status == 0


def test_nothing_found_is_status_1(taken: Run) -> None:
    done = taken("rulings", "find", "wombat")
    assert (done.status, done.err) == (1, "judgeapp: no matches for 'wombat'.\n")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("since:2030 is:official", "no matches for since:2030"),
        (
            "is:official since:2026 until:2024",
            "each filter has matches, but nothing matches all of them: since:2026, until:2024",
        ),
        ("is:official wombat", "no matches for these words, even without filters"),
        ("lang:ja security checked", "no matches for these words with lang:ja"),
    ],
)
def test_the_filter_that_lets_nothing_pass_is_named(taken: Run, asked: str, why: str) -> None:
    done = taken("rulings", "find", asked)
    assert (done.status, done.err) == (1, f"judgeapp: no matches for {asked!r}: {why}.\n")


def test_an_answer_is_shown_with_clauses_that_can_be_confirmed(taken: Run) -> None:
    before = taken("rulings", "show", "q9001", "--json").json
    assert before.keys() == {
        "numbers",
        "cards",
        "date",
        "texts",
        "clauses",
        "confirmed",
        "editions",
        "changed_since",
        "former",
    }
    assert before["clauses"]
    assert before["confirmed"] is False
    assert taken("rulings", "decide", "Q9001", "12-1-4").status == 0
    after = taken("rulings", "show", "Q9001", "--json").json
    assert (after["clauses"], after["confirmed"]) == (["12-1-4"], True)
    assert (before["editions"], after["editions"]) == ([], ["3.6"])
    assert "clauses (confirmed with edition 3.6): 12-1-4" in taken("rulings", "show", "Q9001").out
    again = taken("rulings", "decide", "Q9001", "16-5", "12-1-4", "16-5", "--json").json
    assert again == {"numbers": ["Q9001"], "clauses": ["16-5", "12-1-4"]}
    assert taken("rulings", "decide", "Q9001").out == "Q9001: no clause\n"
    assert taken("rulings", "show", "Q9001", "--json").json == before


def test_confirmed_clauses_are_undone_under_any_number(own: Run, tmp_path: Path) -> None:
    own("rulings", "import", str(answer_file(tmp_path / "b.jsonl", [BLOCK | {"id": "Q9005"}])))
    own("rulings", "decide", "Q9005", "16-5")
    # The same answer, published for another card, has another number, which is listed first.
    own("rulings", "import", str(answer_file(tmp_path / "a.jsonl", [BLOCK])))
    both = own("rulings", "show", "Q9005", "--json").json
    assert (both["numbers"], both["clauses"]) == (["Q9001", "Q9005"], ["16-5"])
    own("rulings", "decide", "Q9005", "12-1-4")
    assert own("rulings", "show", "Q9001", "--json").json["clauses"] == ["12-1-4"]
    own("rulings", "decide", "Q9005")
    assert own("rulings", "show", "Q9001", "--json").json["confirmed"] is False


def test_its_former_text_is_shown(taken: Run, tmp_path: Path) -> None:
    changed = answer_file(tmp_path / "b.jsonl", [BLOCK | {"answer": "Yes, it can."}])
    taken("rulings", "import", str(changed))
    out = taken("rulings", "show", "Q9001").out
    assert out.index("Yes, it can.") < out.index("it said [en]") < out.index("No, it can't.")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rulings", "show", "Q1"), "there is no official answer 'Q1'"),
        (("rulings", "decide", "Q9001", "99-1"), "have no clause '99-1'"),
        (("rulings", "find", "since:soon"), "since:soon isn't a date"),
        (("rulings", "find", "x", "--limit", "0"), "a limit must be at least 1"),
        (("rulings", "decide", "Q9001", ""), "have no clause ''"),
    ],
)
def test_a_fault_is_status_2_and_reported(taken: Run, arguments: tuple[str, ...], message: str) -> None:
    done = taken(*arguments)
    assert done.status != 0
    assert message in done.err
    assert done.err.count("\n") == 1


def test_nothing_is_found_before_an_import(own: Run) -> None:
    assert "you have no official answers and no rulings. Import them" in own("rulings", "find", "block").refusal


SCENE = """\
title: A Digimon attacks
cards: {One: {dp: 3000, level: 3}}
position: {turn: A, A: {battle: [One]}, B: {deck: 3, security: 1}}
steps:
  - attack: {with: One, at: player}
  - expect: {security: {B: SECURITY}}
"""


def noted(own: Run, tmp_path: Path, question: str, scene: str) -> None:
    file = tmp_path / "scene.yaml"
    file.write_text(scene, encoding="utf-8")
    done = own("notebook", "add", "--question", question, "--rests-on", str(file), "--clause", "12-1")
    assert done.status == 0, done.err


def test_rulings_whose_scene_plays_differently_are_named(own: Run, tmp_path: Path) -> None:
    noted(own, tmp_path, "Is security checked?", SCENE.replace("SECURITY", "0"))
    assert own("rulings", "check").status == 0
    noted(own, tmp_path, "Does it stay?", SCENE.replace("SECURITY", "1"))
    done = own("rulings", "check", "--json")
    assert done.status == 1
    by_question = {entry["question"]: entry for entry in done.json}
    assert by_question["Is security checked?"]["failure"] == ""
    assert by_question["Is security checked?"]["unapplied"] == ["12-1"]
    assert by_question["Does it stay?"]["failure"]
    assert done.err.startswith("judgeapp: ruling ")
    assert done.err.count("\n") == 1
