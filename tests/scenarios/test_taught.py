"""A scenario contains its lessons: cards are read with them, and the record says so."""

from __future__ import annotations

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.school import learn_all
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import faces_of, read_scenario
from judgeapp.scenario.filling import fill
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.board.board import board
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.setup.position import beginning, new, state_of, with_card, with_taught
from judgeapp.table.tree.tree import ROOT, plant
from tests.cards.made import entry, record

TAUGHT = """
taught:
- {language: en, wording: "banish {2} foes", same: "delete {2} of your opponent's Digimon", by: Ken,
   date: 2026-01-31}
"""
SCENARIO = """
title: Two foes are banished
cards:
  Striker: {level: 4, dp: 4000, play_cost: 3, effects: "[On Play] Banish 2 foes."}
  Guard: {level: 4, dp: 6000}
  Wall: {level: 4, dp: 6000}
position:
  memory: 5
  A: {hand: [Striker]}
  B: {battle: [Guard, Wall], security: 5}
steps:
  - play: Striker
  - expect: {trash: {B: [Guard, Wall]}}
"""
TOLD = """"banish {2} foes" as "delete {2} of your opponent's Digimon" (Ken, 2026-01-31)"""
BANISH = Lesson("en", "banish {2} foes", "delete {2} of your opponent's Digimon", "Ken", "2026-01-31")


def test_the_record_marks_a_taught_reading() -> None:
    played = play(*read_scenario(TAUGHT + SCENARIO, "taught.yaml"))
    assert played.failure is None
    assert [(reading.card, reading.taught) for reading in played.taught] == [("Striker", TOLD)]
    assert played.beginning.faces["Striker"].taught == {"effects.0": TOLD}


def test_without_the_lesson_the_same_text_is_not_understood() -> None:
    played = play(*read_scenario(SCENARIO, "plain.yaml"))
    assert played.failure is not None
    assert played.taught == ()


def test_a_taught_security_effect_is_marked_wherever_printed() -> None:
    both = "[Security] Banish 2 foes. [On Play] Gain 1 memory."
    text = SCENARIO.replace("[On Play] Banish 2 foes.", both)
    _, faces, _ = read_scenario(TAUGHT + text, "taught.yaml")
    assert faces["Striker"].taught == {"security.0": TOLD}


def test_it_survives_saving() -> None:
    scenario, _, _ = read_scenario(TAUGHT + SCENARIO, "taught.yaml")
    again, _, _ = read_scenario(write_scenario(scenario), "again.yaml")
    assert (again.taught, again) == ((BANISH,), scenario)


@pytest.mark.parametrize(
    ("row", "line", "what"),
    [
        ("{language: en, wording: a b}", "taught.yaml:2", "same"),
        (
            '{language: en, wording: your Digimon, same: "your opponent\'s Digimon"}',
            "taught.yaml: taught",
            "is already understood",
        ),
    ],
)
def test_an_unlearnable_lesson_is_an_error(row: str, line: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read_scenario(f"taught:\n- {row}\n{SCENARIO}", "taught.yaml")
    assert error.value.where == line
    assert what in error.value.what


def banisher() -> CardRecord:
    return read_entry(entry(effect="[On Play] Banish 2 foes.")).record


def test_lessons_used_by_a_filled_card_are_written_into_the_file() -> None:
    text = SCENARIO.replace(
        '{level: 4, dp: 4000, play_cost: 3, effects: "[On Play] Banish 2 foes."}', "{number: TS1-010}"
    )
    phrases = learn_all((BANISH,)).phrases
    filled = fill(text, "fill.yaml", lambda _: banisher(), phrases)
    scenario, faces, _ = read_scenario(filled.text, "fill.yaml")
    assert scenario.taught == (BANISH,)
    assert faces["Striker"].taught == {"effects.0": TOLD}
    assert "taught" not in fill(text, "fill.yaml", lambda _: record(), phrases).text


def test_a_table_names_the_lessons_used() -> None:
    phrases = learn_all((BANISH,)).phrases
    scenario = with_taught(with_card(banisher()), phrases)
    assert scenario.taught == (BANISH,)
    assert faces_of(scenario)["Lanternmon"].taught == {"effects.0": TOLD}
    shown = board(state_of(scenario))
    assert shown.seats["A"].hand[0].effects[0].taught == TOLD
    assert with_taught(new(), phrases).taught == ()


def test_a_report_names_lessons(library: Library) -> None:
    scenario, _, _ = read_scenario(TAUGHT + SCENARIO, "taught.yaml")
    tree = plant(beginning(scenario))
    assert report(tree, ROOT, ReportRequest(), library).by_hand == ()
    decision = tree.nodes[ROOT].game.decision
    assert decision is not None
    option = next(o for o in decision.options if o.key.startswith("play:"))
    tree = tree.choose(option.key)
    made = report(tree, tree.current, ReportRequest(), library)
    assert made.by_hand == (("read as a judge taught it", f"Striker: {TOLD}"),)
    assert "read as a judge taught it: Striker" in as_markdown(made)


def test_a_taught_keyword_effect_is_played_and_cited_as_taught() -> None:
    text = """
title: A Digimon with <Last Stand 2> stays
taught:
- {language: en, wording: "<Last Stand {2}>", clauses: [House rule 3], by: Ken,
   same: "When this Digimon would be deleted, by trashing the top {2} cards of your security stack,
          prevent that deletion."}
cards:
  Warden: {level: 4, dp: 3000, effects: "<Last Stand 2>"}
  Herald:
    level: 4
    dp: 3000
    play_cost: 1
    effects: "[On Play] Delete 1 of your opponent's Digimon with <Last Stand>."
  Guest: {level: 3, dp: 1000}
position:
  memory: 5
  A: {hand: [Herald]}
  B: {battle: [Warden, Guest], security: [Guest, Guest]}
steps:
  - play: Herald
  - answer: "yes"
  - expect:
      battle: {B: [Warden, Guest]}
      security: {B: 0}
      events: [{what: activated, keyword: Last Stand, clauses: [House rule 3]}]
"""
    played = play(*read_scenario(text, "taught.yaml"))
    assert played.failure is None
    assert {reading.card for reading in played.taught} == {"Warden", "Herald"}
    assert "House rule 3" in played.cited
