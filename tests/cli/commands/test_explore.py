"""`judgeapp explore`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SCENE = """
title: Two to delete
cards:
  Hero:
    level: 4
    dp: 5000
    effects: "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less."
  Wall: {level: 3, dp: 3000}
  Cub: {level: 3, dp: 3000}
  Plain: {level: 3, dp: 1000}
position:
  A: {battle: [Hero], security: [Plain], deck: [Plain]}
  B: {battle: [Wall, Cub], security: [Plain], deck: [Plain]}
steps:
  - attack: {with: Hero, at: player}
  - answer: Wall
"""
OUT_OF_TIME = "Time ran out before every line was explored. Outcomes found can happen; others may happen too."


@pytest.fixture
def scene(tmp_path: Path) -> str:
    file = tmp_path / "scene.yaml"
    file.write_text(SCENE, encoding="utf-8")
    return str(file)


def test_the_outcome_comes_first(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--after", "1", "--ask", "deleted: Wall", "--ask", "wins: A")
    assert ran.status == 0
    first, wall, wins, *_ = ran.out.splitlines()
    assert first == "2 outcomes."
    assert wall == "Wall is deleted: in some cases (true in 1; false in 2)"
    assert wins.startswith("A wins: never")


def test_the_shape_of_its_json(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--after", "1", "--ask", "survives: Cub", "--json")
    explored = json.loads(ran.out)
    assert list(explored) == ["answer", "open", "outcomes", "claims", "positions", "folded", "ways", "whole", "stopped"]
    first, second = explored["outcomes"]
    assert list(first) == ["number", "facts", "ways", "certain", "chance", "unread", "by_hand", "way"]
    assert "Wall isn't on B's field" in first["facts"]
    assert "Cub isn't on B's field" in second["facts"]
    (step,) = first["way"]
    assert list(step) == ["seat", "kind", "option", "told", "clauses", "alone"]
    assert (step["seat"], step["kind"], step["option"]) == ("A", "choose", "Wall")
    assert "4-15-1@4.2" in step["clauses"]
    claim = {"claim": "Cub stays on the field", "answer": "sometimes", "for": 1, "against": 2}
    assert explored["claims"] == [claim]
    assert (explored["ways"], explored["whole"], explored["stopped"]) == (2, True, "")


@pytest.mark.parametrize(("until", "is_checked"), [("settled", False), ("attack-over", True)])
def test_clauses_after_the_end_of_a_line_are_not_cited(run: Run, scene: str, until: str, is_checked: bool) -> None:
    """The attack isn't over when nothing is pending; the security check (13-1-1) comes later."""
    ran = run("explore", scene, "--after", "1", "--until", until, "--json")
    ways = [outcome["way"] for outcome in json.loads(ran.out)["outcomes"]]
    assert ways
    for way in ways:
        cited = {clause for step in way for clause in step["clauses"]}
        assert "4-15-1@4.2" in cited
        assert ("13-1-1@4.2" in cited) is is_checked


def test_it_explores_from_where_the_steps_lead(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--of", "B", "--until", "attack-over", "--json")
    assert json.loads(ran.out)["positions"] > 1


def test_lines_not_followed_are_counted(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--after", "0", "--until", "turn-ends", "--most", "1", "--ask", "wins: A")
    assert ran.status == 1
    assert "Not every line was explored" in ran.out
    assert "A wins: undecided" in ran.out


def test_an_empty_result_is_announced(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--seconds", "0", "--ask", "wins: A")
    assert ran.status == 1
    assert ran.out.splitlines()[:2] == ["Nothing found yet.", OUT_OF_TIME]
    assert "A wins: undecided" in ran.out


@pytest.mark.parametrize("option", ["--processes", "--most"])
def test_less_than_one_is_refused(run: Run, scene: str, option: str) -> None:
    assert "0 is less than 1" in run("explore", scene, option, "0").refusal


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--ask", "deleted: Nobody"), "Nobody"),
        (("--ask", "eaten: Wall"), "eaten"),
        (("--ask", "deleted: [Wall"), "--ask"),
        (("--ask", "all: [{deleted: Wall}]"), "all"),
        (("--ask", "any: [{deleted: Nobody}, {wins: A}]"), "Nobody"),
        (("--ask", "activated: {of: Hero, effect: effects.1}"), "no such effect"),
        (("--after", "9"), "the file has 2 steps"),
        (("--decisions", "0"), "decisions"),
    ],
)
def test_an_invalid_claim_is_refused(run: Run, scene: str, arguments: tuple[str, str], message: str) -> None:
    ran = run("explore", scene, *arguments)
    assert ran.status == 2
    assert message in ran.err
    assert len(ran.err.splitlines()) == 1


def test_several_claims_are_joined(run: Run, scene: str) -> None:
    ran = run(
        "explore",
        scene,
        "--after",
        "1",
        "--ask",
        "all: [{deleted: Wall}, {deleted: Cub}]",
        "--ask",
        "any: [{deleted: Wall}, {all: [{deleted: Cub}, {loses: B}]}]",
        "--ask",
        "any: [{deleted: Wall}, {deleted: Cub}]",
        "--ask",
        "loses: B",
    )
    assert ran.status == 0
    assert ran.out.splitlines()[1:5] == [
        "Wall is deleted and Cub is deleted: never (false in 1)",
        "Wall is deleted or (Cub is deleted and B loses): in some cases (true in 1; false in 2)",
        "Wall is deleted or Cub is deleted: always (true in 1)",
        "B loses: never (false in 1)",
    ]


def test_the_effect_of_a_claim_is_named_in_its_words(run: Run, scene: str) -> None:
    ran = run("explore", scene, "--after", "0", "--ask", "activated: {of: Hero, effect: effects.0}")
    printed = "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less."
    assert f"“{printed}” of Hero is activated: in some cases" in ran.out


def steps(folder: Path, who: str, text: str) -> str:
    file = folder / f"{who}.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_accounts_that_are_and_are_not_reachable(run: Run, scene: str, tmp_path: Path) -> None:
    """Wall isn't suspended (11-2-7-1); one more word makes it another, legal action."""
    ann = steps(tmp_path, "Ann", "- attack: {with: Hero, at: player}\n")
    ben = steps(tmp_path, "Ben", "- attack: {with: Hero, at: Wall}\n")
    ran = run("explore", scene, "--after", "0", "--account", ann, "--account", ben)
    assert ran.status == 0
    assert ran.out.splitlines()[:2] == [
        "Ann: possible under the rules, as described.",
        "Ben: not possible by any legal line from the shared position: attack Wall with Hero [11-2-7-1]",
    ]
    ran = run("explore", scene, "--after", "0", "--account", ben, "--json")
    (account,) = json.loads(ran.out)["accounts"]
    assert list(account) == ["who", "answer", "told", "deed", "numbers", "open", "way"]
    assert account["answer"] == "never"
    assert account["deed"]["step"] == 1
    assert account["deed"]["clauses"] == ["11-2-7-1@4.2"]


def test_an_account_reachable_in_another_way_shows_it(run: Run, scene: str, tmp_path: Path) -> None:
    both = "- attack: {with: Hero, at: player}\n"
    ben = steps(tmp_path, "Ben", both + "- pass: true\n")
    ran = run("explore", scene, "--after", "0", "--account", ben, "--json")
    (account,) = json.loads(ran.out)["accounts"]
    assert account["answer"] == "otherwise"
    assert account["way"][-1]["option"] == "pass"


def test_an_unreadable_account_is_undecided(run: Run, scene: str, tmp_path: Path) -> None:
    ben = steps(tmp_path, "Ben", "- attack: {with: Nobody, at: player}\n")
    assert run("explore", scene, "--after", "0", "--account", ben).status == 1
    three = [word for _ in range(3) for word in ("--account", ben)]
    assert run("explore", scene, *three).status == 2
    assert run("explore", scene, "--account", ben, "--ask", "wins: A").status == 2
