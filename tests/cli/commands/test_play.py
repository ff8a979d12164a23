"""`judgeapp play` and `judgeapp ledger`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.cli.localization import speak
from judgeapp.desk.languages import LANGUAGES, VARIABLE
from judgeapp.table.report.wording import WORDS, word
from judgeapp.table.scenes import ready_scenes
from tests.cli.conftest import Run
from tests.nightly import sampled

DUEL = """\
title: A blocker takes an attack over
proves: [12-1-1]
cards:
  Striker: {level: 4, dp: 4000}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
position:
  memory: 3
  A: {battle: [Striker]}
  B: {battle: [Guard]}
steps:
  - attack: {with: Striker, at: player}
  - answer: "block:Guard"
  - expect: {trash: {A: [Striker]}}
"""


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    return file


def test_a_scenario_that_plays_as_stated_passes(run: Run, duel: Path) -> None:
    ran = run("play", str(duel))
    assert ran.status == 0
    assert ran.out == f"passed  {duel}\n"


def test_an_unreadable_file_does_not_stop_the_others(run: Run, duel: Path) -> None:
    broken = duel.with_name("a-broken-one.yaml")
    broken.write_text("title: Once: more\nsteps: []\n", encoding="utf-8")
    ran = run("play", str(duel.parent))
    assert (ran.status, ran.out) == (1, f"passed  {duel}\n")
    assert f"{broken}:1: " in ran.err
    assert "in quotes" in ran.err
    entries = run("play", str(duel.parent), "--json").json
    assert [(entry["file"], entry["passed"]) for entry in entries] == [(str(duel), True), (str(broken), False)]
    assert run("play", str(broken)).status == 2


def test_a_refusal_without_clause_gives_its_reason(run: Run, duel: Path) -> None:
    refused = DUEL.replace("steps:\n", "steps:\n  - refused: {attack: {with: Striker, at: Guard}}\n")
    duel.write_text(refused, encoding="utf-8")
    assert "line 11: " in (out := run("play", str(duel)).out)
    assert "(11-2-7-1)" in out
    (entry,) = run("play", str(duel), "--json").json
    assert entry["refusals"][0]["line"] == 11
    duel.write_text(refused.replace("Guard}}", "Guard}, by: [11-2-7-1]}"), encoding="utf-8")
    assert run("play", str(duel)).out == f"passed  {duel}\n"


NOT_UNDERSTOOD = """\
title: A text that nobody understands
cards:
  Watcher: {level: 3, dp: 1000, effects: "[All Turns] While the moon is full, this Digimon is happy."}
position: {A: {battle: [{card: Watcher, as: Sentinel}]}}
ruled: [{of: Sentinel, text: %s, as: the moon is new}]
steps: []
"""


@pytest.mark.parametrize("text", ["while the moon", "While the moon", "the moon is full", "[All Turns] While ..."])
def test_an_entry_that_nearly_rules_on_a_text_is_named(run: Run, duel: Path, text: str) -> None:
    duel.write_text(NOT_UNDERSTOOD % json.dumps(text), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    assert f'entry 1 of `ruled` is close, "Sentinel: {text}"' in ran.err
    duel.write_text(NOT_UNDERSTOOD % '"While the moon ..."', encoding="utf-8")
    assert run("play", str(duel)).status == 0


def test_the_control_of_a_scenario_is_played_too(run: Run, duel: Path) -> None:
    control = """\
control:
  title: A suspended Digimon can't block
  position: {memory: 3, A: {battle: [Striker]}, B: {battle: [{card: Guard, suspended: true}]}}
  steps:
    - attack: {with: Striker, at: player}
    - expect: {security: {B: 4}}
"""
    duel.write_text(DUEL + control, encoding="utf-8")
    assert run("play", str(duel)).out == f"passed  {duel}\npassed  {duel} (control)\n"
    assert [result["control"] for result in run("play", str(duel), "--json").json] == [False, True]
    duel.write_text(DUEL + control.replace("B: 4", "B: 5"), encoding="utf-8")
    failed = run("play", str(duel))
    assert failed.status == 1
    assert failed.out == f"passed  {duel}\nFAILED  {duel} (control)\n"


def test_trace_prints_every_event_with_names_clauses_and_cause(run: Run, duel: Path) -> None:
    lines = run("play", str(duel), "--trace").out.splitlines()
    for sentence, clause in (
        ("Striker attacks the player", "11-2-8-1"),
        ("Guard blocks Striker", "12-1-1"),
        ("Striker (4000 DP) battles Guard (6000 DP)", "14-2-1"),
        ("Striker is deleted", "14-2-2"),
    ):
        (line,) = [li for li in lines if f". {sentence} [" in li]
        assert clause in line


PLACED = Path(__file__).parents[2] / "scenarios/rulings/security"


def test_a_used_option_that_goes_elsewhere_is_described_in_words_of_a_card(run: Run) -> None:
    file = PLACED / "q1961-a-used-option-that-lies-in-the-battle-area-stays-there.yaml"
    out = run("play", str(file), "--trace", "--edition", "3.6").out
    assert "an effect of Wave triggers: Place this card as the top security card. [" in out
    assert "{do:" not in out
    usual = run("play", str(PLACED.parents[1] / "09-using/using-step-by-step.yaml"), "--trace", "--edition", "3.6").out
    assert "triggers: Trash this card. [" in usual


ENDED = Path(__file__).parents[2] / "scenarios/11-attacking/an-effect-ends-the-attack.yaml"


def test_an_event_decided_by_a_reading_names_only_that_reading(run: Run) -> None:
    lines = run("play", str(ENDED), "--trace").out.splitlines()
    (line,) = [li for li in lines if "an-ended-attack" in li]
    assert "the attack is ended" in line
    assert line.endswith(" reading: an-ended-attack")
    events = run("play", str(ENDED), "--json").json[0]["events"]
    assert set(events[0]) == {"number", "what", "clauses", "cause", "facts", "names", "told", "readings"}
    marked = {e["facts"].get("timing"): e["readings"] for e in events if e["what"] == "timing"}
    assert marked["ends"] == ["an-ended-attack"]
    assert marked["counter"] == []


def test_a_failed_expectation_is_status_1_and_names_file_line_and_what(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("[Striker]}}", "[Guard]}}"), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    assert f"judgeapp: {duel}:13: cards in A's trash: ['Striker'] instead of ['Guard']" in ran.err


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("level: 4, dp: 4000", "level: four", ":4: cards.Striker.level: Expected `int"),
        ("memory: 3", "memry: 3", ":7: position: Object contains unknown field `memry`"),
        ("{battle: [Striker]}", "{battle: [Stranger]}", "the card 'Stranger' isn't described"),
        ("title: A blocker", "title: [A blocker", "not YAML"),
        ("battle: [Guard]", "battle: [Guard, Guard]", "two cards have the name 'Guard'"),
    ],
)
def test_a_wrong_file_is_status_2_and_names_line_and_field(
    run: Run, duel: Path, old: str, new: str, message: str
) -> None:
    duel.write_text(DUEL.replace(old, new), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 2
    assert message in ran.err
    assert str(duel) in ran.err
    assert ran.err.count("\n") == 1


def test_a_decision_that_is_not_scripted_fails(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace('  - answer: "block:Guard"\n', ""), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    duel.write_text(DUEL[: DUEL.index("  - answer")], encoding="utf-8")
    ran = run("play", str(duel))
    assert "B must decide (block); you can choose: block:Guard, no-block" in ran.err


def test_an_impossible_step_lists_alternatives_and_reasons(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("at: player", "at: Guard"), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    why = "only the opponent or 1 of the opponent's suspended Digimon can be attacked (11-2-7-1)"
    closed = f"can't attack {{'with': 'Striker', 'at': 'Guard'}} ({why})"
    assert f"{closed}; you can choose: attack:Striker>player" in ran.err


TWO_WAYS = """\
title: By the second of two requirements
proves: [8-1-2]
cards:
  Sprout: {level: 3, colors: [green], dp: 2000}
  Bloom:
    level: 4
    colors: [green]
    dp: 4000
    requirements: [{cost: 2, colors: [red], level: 3}, {cost: 3, colors: [green], level: 3}]
position:
  memory: 3
  A: {battle: [Sprout], hand: [Bloom]}
steps:
  - digivolve: {from: Sprout, into: Bloom}
"""


def test_the_requirements_that_open_a_step_are_listed(run: Run, duel: Path) -> None:
    duel.write_text(TWO_WAYS, encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    assert "by its first requirement" in ran.err
    assert "but by another: add requirement: 2" in ran.err
    scenario = TWO_WAYS.replace("into: Bloom", "into: Bloom, requirement: 2")
    duel.write_text(scenario, encoding="utf-8")
    assert "by another" not in run("play", str(duel)).err


def test_a_clause_that_was_not_applied_is_not_proved(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("[12-1-1]", "[12-1-1, 4-17-2]"), encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    assert "these clauses weren't applied: 4-19-2" in ran.err


def test_a_replay_overwrites_a_file_only_on_request(run: Run, duel: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("my own", encoding="utf-8")
    assert "--overwrite" in run("play", str(duel), "--record", str(mine)).refusal
    assert mine.read_text(encoding="utf-8") == "my own"
    assert run("play", str(duel), "--record", str(mine), "--overwrite").status == 0
    assert run("play", str(mine)).status == 0


@pytest.mark.parametrize("ending", ["md", "html"])
def test_a_report_overwrites_no_file(run: Run, duel: Path, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"report.{ending}"
    shown = run("play", str(duel), "--json").out
    ran = run("play", str(duel), "--report", str(file), "--json")
    assert ran.status == 0
    assert ran.out == shown
    text = file.read_text("utf-8")
    assert "12-1-1" in text
    assert "Every clause applied" in text
    assert ("<!DOCTYPE html>" in text) == (ending == "html")
    assert run("play", str(duel), "--report", str(file)).status == 2
    assert run("play", str(duel), "--report", str(file), "--overwrite", "--lang", "ja").status == 0
    assert "デジモン" in file.read_text("utf-8")


@pytest.mark.parametrize("language", sampled(LANGUAGES, 2))
@pytest.mark.parametrize("ending", ["md", "html"])
def test_a_report_is_in_its_language(run: Run, duel: Path, tmp_path: Path, language: str, ending: str) -> None:
    file = tmp_path / f"report.{ending}"
    ran = run("play", str(duel), "--report", str(file), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    text = file.read_text("utf-8")
    speak(language)
    for key in ("position", "steps", "every-step", "end", "every-clause", "sources"):
        assert word(key) in text
        assert (WORDS[key] in text) == (word(key) == WORDS[key])
    for english in ("What happened", "Attack the player", "suspended", "Guard blocks Striker"):
        assert (english in text.partition(word("every-clause"))[0]) == (language == "en"), english


def test_a_report_of_a_built_in_scene_has_its_title_in_the_language(run: Run, duel: Path, tmp_path: Path) -> None:
    scene = next(scene for scene in ready_scenes() if scene.key == "dispute-same-dp")
    file = tmp_path / "report.md"
    for language in LANGUAGES:
        ran = run("play", "scene:dispute-same-dp", "--report", str(file), "--lang", language, "--overwrite")
        assert ran.status == 0
        text = file.read_text("utf-8")
        assert scene.title_in(language)[0] in text
        assert (scene.title in text) == (language == "en")
    assert run("play", str(duel), "--report", str(file), "--lang", "ja", "--overwrite").status == 0
    assert "A blocker takes an attack over" in file.read_text("utf-8"), "a judge's own title stays as it is written"


def test_areas_are_named_in_the_language(run: Run, duel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = "{battle: {A: [Guard]}}", "{breeding: {A: [Guard]}}", "{digi_egg_deck: {A: 3}}", "{security: {A: 3}}"
    called = {
        "en": (
            "cards in A's battle area",
            "cards in A's breeding area",
            "cards in A's digi_egg_deck",
            "cards in A's security",
        ),
        "ja": ("Aのバトルエリア：", "Aの育成エリア：", "Aのデジタマデッキ：", "Aのセキュリティ："),
        "zh-Hans": ("A的战斗区：", "A的育成区：", "A的数码蛋卡组：", "A的安防："),
        "zh-Hant": ("A的戰鬥區：", "A的育成區：", "A的數碼蛋卡組：", "A的安全區："),
        "de": ("Battle Area von A:", "Breeding Area von A:", "Digi-Egg Deck von A:", "Security Stack von A:"),
    }
    for language, names in called.items():
        monkeypatch.setenv(VARIABLE, language)
        for wanted, name in zip(expected, names, strict=True):
            duel.write_text(DUEL.replace("{trash: {A: [Striker]}}", wanted), encoding="utf-8")
            assert name in run("play", str(duel)).err


def test_a_report_does_not_change_the_language_of_the_command(run: Run, duel: Path, tmp_path: Path) -> None:
    plain = run("play", str(duel), "--trace").out
    assert run("play", str(duel), "--trace", "--report", str(tmp_path / "r.md"), "--lang", "de").out == plain


def test_a_report_covers_one_scenario(run: Run, duel: Path, tmp_path: Path) -> None:
    assert run("play", str(duel), str(duel), "--report", str(tmp_path / "r.md")).status == 2
    assert not (tmp_path / "r.md").exists()


def test_a_recorded_replay_plays_again_to_the_same(run: Run, duel: Path, tmp_path: Path) -> None:
    replay = tmp_path / "duel.json"
    assert run("play", str(duel), "--record", str(replay)).status == 0
    again = run("play", str(replay), "--json")
    assert again.status == 0
    assert again.json[0]["events"] == run("play", str(duel), "--json").json[0]["events"]


def test_a_replay_names_the_first_choice_that_differs(run: Run, duel: Path, tmp_path: Path) -> None:
    replay = tmp_path / "duel.json"
    run("play", str(duel), "--record", str(replay))
    content = json.loads(replay.read_text("utf-8"))
    content["digests"][2] = "0" * 64
    replay.write_text(json.dumps(content), "utf-8")
    ran = run("play", str(replay))
    assert ran.status == 1
    assert "choice 2 (block:Guard#" in ran.err
    assert "the state after it differs" in ran.err


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"format": "x"}', "\x00"])
def test_a_file_without_a_replay_is_status_2(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, "utf-8")
    assert "not a replay" in run("play", str(file)).refusal


def test_the_ledger_counts_only_scenarios_that_pass(run: Run, duel: Path) -> None:
    entries = run("ledger", str(duel.parent), "--json").json["entries"]
    assert len(entries) == 775
    standing = {e["clause"]: (e["standing"], e["because"]) for e in entries}
    assert standing["12-1-1@4.2"] == ("enforced", ["duel"])
    duel.write_text(DUEL.replace("[Striker]}}", "[Guard]}}"), encoding="utf-8")
    ran = run("ledger", str(duel.parent), "--json")
    assert ran.status == 1
    assert ran.json["failed"] == [str(duel)]
    assert {e["clause"]: e["standing"] for e in ran.json["entries"]}["12-1-1@4.2"] == "open"


def test_an_unknown_clause_is_reported(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("[12-1-1]", "[12-1-1, 99-1]"), encoding="utf-8")
    assert run("ledger", str(duel.parent)).status == 1


def test_the_ledger_reports_a_broken_file_and_continues(run: Run, duel: Path) -> None:
    proved = [e for e in run("ledger", str(duel.parent), "--json").json["entries"] if e["standing"] == "enforced"]
    broken = duel.with_name("broken.yaml")
    broken.write_text("title: It\ncrads: 1\n", encoding="utf-8")
    ran = run("ledger", str(duel.parent), "--json")
    assert [e for e in ran.json["entries"] if e["standing"] == "enforced"] == proved
    assert ran.json["failed"] == [str(broken)]
    assert ran.status == 1
    assert "unknown field `crads`" in ran.err


def test_the_ledger_counts_the_examples_that_are_played(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("proves:", "example: 16-3-3\nproves:"), encoding="utf-8")
    by_first = "ledger", str(duel.parent), "--edition", "3.6"
    ran = run(*by_first, "--chapter", "16")
    assert ran.status == 0
    assert "\nexamples: 1 of 6 played\n" in ran.out
    assert "\nnot played: 16-3-2, 16-6-4, 16-11-8, 16-20-6, 16-39-3\n" in ran.out
    examples = run(*by_first, "--json").json["examples"]
    assert len(examples) == 110
    assert {"clause": "16-3-3", "scenarios": ["duel"]} in examples
    assert {"clause": "16-3-2", "scenarios": []} in examples


def test_a_scenario_that_fails_plays_no_example(run: Run, duel: Path) -> None:
    failing = DUEL.replace("proves:", "example: 16-3-3\nproves:").replace("[Striker]}}", "[Guard]}}")
    duel.write_text(failing, encoding="utf-8")
    assert "examples: 0 of 110 played" in run("ledger", str(duel.parent), "--edition", "3.6").out


def test_an_example_of_a_clause_without_one_is_reported(run: Run, duel: Path) -> None:
    duel.write_text(DUEL.replace("proves:", "example: 12-1-1\nproves:"), encoding="utf-8")
    ran = run("ledger", str(duel.parent))
    assert ran.status == 1
    assert "12-1-1: a scenario says that it plays its example, and it has none" in ran.err


UNREAD = """\
title: A text that nobody understands
cards:
  Watcher: {level: 4, dp: 4000, effects: "[All Turns] While the moon is full, hum."}
position:
  A: {battle: [Watcher]}
steps: []
"""
RULED = """\
ruled:
  - {of: Watcher, text: "While the moon ...", as: the moon is not full}
"""


def test_an_unread_text_is_status_1_until_ruled_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "unread.yaml"
    file.write_text(UNREAD, encoding="utf-8")
    ran = run("play", str(file))
    assert ran.status == 1
    assert "not understood: Watcher: While the moon is full, hum." in ran.out
    assert "`ruled` doesn't say how you rule: Watcher: While the moon is full" in ran.err
    file.write_text(UNREAD + RULED, encoding="utf-8")
    ran = run("play", str(file))
    assert ran.status == 0
    assert "hum. (ruled: the moon is not full)" in ran.out


def test_a_ruling_on_a_missing_text_is_reported(run: Run, duel: Path) -> None:
    duel.write_text(DUEL + RULED, encoding="utf-8")
    ran = run("play", str(duel))
    assert ran.status == 1
    assert "you ruled on a text that doesn't exist: Watcher: While the moon ..." in ran.err


def test_an_open_decision_of_the_judge_fails(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.yaml"
    text = UNREAD.replace("[All Turns] While the moon is full, hum.", "[On Play] Hum.")
    text = text.replace("battle: [Watcher]", "hand: [Watcher]")
    text = text.replace("dp: 4000", "dp: 4000, play_cost: 0")
    file.write_text(text.replace("steps: []", "steps:\n  - play: Watcher"), encoding="utf-8")
    ran = run("play", str(file))
    assert ran.status == 1
    assert "you must still resolve by hand: Hum." in ran.err
    # The next step doesn't skip it either.
    file.write_text(text.replace("steps: []", "steps:\n  - play: Watcher\n  - pass: {}"), "utf-8")
    ran = run("play", str(file))
    assert ran.status == 1
    assert "you must still resolve by hand: Hum." in ran.err


# -- editions -------------------------------------------------------------------------------------

HATCHED = """\
title: What is hatched attacks at once
cards:
  Egg: {category: digi-egg, level: 2}
  Cub: {level: 3, dp: 2000, play_cost: 1, requirements: [{cost: 0, level: 2}]}
  Door:
    category: tamer
    effects: "[Main] Move 1 of your Digimon from the breeding area to the battle area."
position:
  phase: start
  memory: 3
  A: {battle: [Door], hand: [Cub], digi_egg_deck: [Egg]}
  B: {security: 2}
steps:
  - hatch: {}
  - digivolve: {from: Egg, into: Cub}
  - activate: Door
  - attack: {with: Cub, at: player}
"""


@pytest.fixture
def hatched(tmp_path: Path) -> Path:
    file = tmp_path / "hatched.yaml"
    file.write_text(HATCHED, encoding="utf-8")
    return file


def test_a_scenario_is_played_by_another_edition(run: Run, hatched: Path) -> None:
    assert run("play", str(hatched), "--edition", "3.6").out == f"passed  {hatched} (rules 3.6, not in force)\n"
    later = run("play", str(hatched))
    assert later.status == 1
    assert later.out == f"FAILED  {hatched}\n"
    assert "a card can't attack on the turn it was placed on the field (7-1-2-1)" in later.err


def test_a_scenario_without_an_edition_is_played_by_the_one_in_force(run: Run, hatched: Path, tmp_path: Path) -> None:
    own = "--data", str(tmp_path / "own")
    assert run("corpus", "in-force", "--take-out", "4.2", *own).status == 0
    first = run("play", str(hatched), "--trace", *own)
    assert first.out.startswith(f"passed  {hatched}\n")
    assert "[11-1-3, " in first.out
    later = run("play", str(hatched), "--edition", "4.2", "--trace", *own)
    assert later.out.startswith(f"FAILED  {hatched} (rules 4.2, not in force)\n")
    assert "on the field (4.2:7-1-2-1)" in later.err


def test_a_played_scenario_names_its_edition(run: Run, duel: Path) -> None:
    (first,) = run("play", str(duel), "--json", "--edition", "3.6").json
    (later,) = run("play", str(duel), "--json").json
    assert (first["edition"], later["edition"]) == ("3.6", "4.2")
    assert {clause.endswith("@4.2") for clause in later["clauses"]} == {True}
    assert later["passed"]


def test_a_replay_is_played_by_its_own_edition(run: Run, duel: Path, tmp_path: Path) -> None:
    replay = tmp_path / "replay.json"
    assert run("play", str(duel), "--edition", "4.2", "--record", str(replay)).status == 0
    (played,) = run("play", str(replay), "--json").json
    assert (played["edition"], played["passed"]) == ("4.2", True)
    assert "a replay is always played under its own edition" in run("play", str(replay), "--edition", "3.6").refusal


def test_an_unknown_edition_in_a_replay_is_refused(run: Run, duel: Path, tmp_path: Path) -> None:
    replay = tmp_path / "replay.json"
    run("play", str(duel), "--edition", "4.2", "--record", str(replay))
    replay.write_text(
        replay.read_text(encoding="utf-8").replace('"edition":"4.2"', '"edition":"4.9"'), encoding="utf-8"
    )
    assert "the rules of edition '4.9' can't be played" in run("play", str(replay)).refusal


def test_the_same_choices_part_under_two_editions(run: Run, hatched: Path, duel: Path) -> None:
    ran = run("play", str(hatched), str(duel), "--compare-editions")
    assert ran.status == 0
    assert f"they differ  {hatched} (rules 3.6 and 4.2) at line 16: activate: Door" in ran.out
    assert "A card placed on the field this turn can't attack" in ran.out
    assert "in the end cards in B's security stack: 1 on the first board, 2 on" in ran.out
    assert f"the same  {duel} (rules 3.6 and 4.2)" in ran.out


def test_the_parting_as_json(run: Run, hatched: Path, duel: Path) -> None:
    parting, same = run("play", str(hatched), str(duel), "--compare-editions", "--json").json
    assert parting["editions"] == ["3.6", "4.2"]
    assert (parting["parted"]["line"], parting["parted"]["step"]) == (16, {"activate": "Door"})
    first, later = parting["parted"]["then"]
    assert {*first["options"]} - {*later["options"]} == {"attack:Cub>player"}
    (fact,) = parting["facts"]
    assert (fact["fact"], fact["certainty"]) == ("placed-this-turn", "M")
    assert fact["clauses"] == ["7-1-2-1@4.2"]
    (left,) = parting["left_out"]
    assert (left["edition"], left["line"]) == ("4.2", 17)
    assert parting["boards"]
    assert same == {
        "file": str(duel),
        "editions": ["3.6", "4.2"],
        "parted": None,
        "facts": [],
        "left_out": [],
        "boards": [],
    }


def test_a_comparison_is_not_recorded_and_takes_no_replay(run: Run, duel: Path, tmp_path: Path) -> None:
    replay = tmp_path / "replay.json"
    both = run("play", str(duel), "--compare-editions", "--record", str(replay))
    assert both.status == 2
    assert not replay.exists()
    assert run("play", str(duel), "--record", str(replay)).status == 0
    assert "a replay is always played under its own edition" in run("play", str(replay), "--compare-editions").err


def test_the_ledger_of_a_later_edition(run: Run, hatched: Path, duel: Path) -> None:
    folder = hatched.parent
    later = run("ledger", str(folder), "--edition", "4.2", "--json")
    listed = later.json
    assert listed["edition"] == "4.2"
    assert (listed["otherwise"], listed["failed"]) == ([], [str(hatched)])
    standing = {entry["clause"]: entry["standing"] for entry in listed["entries"]}
    assert standing["12-1-1@4.2"] == "enforced"  # the file has the number of the first edition
    assert standing["4-27-4@4.2"] == "open"
    assert not any("@" not in clause for clause in standing)
    assert run("ledger", str(folder), "--json").json == listed
    first = run("ledger", str(folder), "--edition", "3.6", "--json").json
    assert (first["otherwise"], first["failed"]) == ([], [])
    hatched.write_text(HATCHED.replace("attack: {with: Cub, at: player}", "expect: {security: {B: 2}}"), "utf-8")
    duel.write_text(DUEL.replace("proves:", "edition: '3.6'\nproves:"), encoding="utf-8")
    listed = run("ledger", str(folder), "--json").json
    assert (listed["otherwise"], listed["failed"]) == ([], [])
    assert {entry["clause"]: entry["standing"] for entry in listed["entries"]}["12-1-1@4.2"] == "open"
