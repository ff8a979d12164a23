"""Refused choices are explained with their clauses, now and at past steps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.table import Table
from tests.table.conftest import blocked
from tests.table.tables import COUNTERED, WAYS, WHEELS
from tests.ui.table.conftest import options, pick, press, walk_to, window_of


def test_closed_options_are_shown_on_demand_with_clauses(table: Table) -> None:
    assert "Attack the player with Sprout" not in table.decision.options.texts
    press(table, Qt.Key.Key_F5)
    refused = next(line for line in table.decision.options.shown if line.text == "Attack the player with Sprout")
    assert "11-2-5@4.2" in refused.clauses
    assert refused.sign == "×"
    before = table.session.tree
    pick(table, "Attack the player with Sprout")
    assert table.session.tree is before


def refused(table: Table) -> dict[str, CitedLine]:
    """Refused choices in the decision panel."""
    return {line.text: line for line in table.decision.options.shown if line.sign == "×"}


def test_every_closed_digivolution_is_explained(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(WAYS)
    assert "App fuse Sun & Spark into Screen" in options(table)
    press(table, Qt.Key.Key_F5)
    refusals = refused(table)
    assert "8-2-3-1@4.2" in refusals["DNA digivolve Sun + Pebble into Eclipse"].clauses
    assert "8-3-3-2@4.2" in refusals["Burst digivolve Sun into Flare"].clauses
    assert "8-4-2-1@4.2" in refusals["App fuse Moon into Screen"].clauses
    lines = table.decision.options
    lines.setFocus()
    walk_to(lines, "DNA digivolve Sun + Pebble into Eclipse")
    assert set(table.decision.options.chosen.refs) >= set(lines.chosen.of)


@pytest.mark.parametrize(
    ("position", "first", "refusal", "clause"),
    [
        (COUNTERED, "Attack the player with Runner", "Activate an effect of Storm", "16-26-1@4.2"),
        (WHEELS, "Play Chariot", "Place Sail", "7-2-1@4.2"),
    ],
)
def test_closed_options_at_a_counter_and_a_digixros(
    sit_at: Callable[[str], Table], position: str, first: str, refusal: str, clause: str
) -> None:
    table = sit_at(position)
    pick(table, first)
    assert table.decision.why.isVisible()
    press(table, Qt.Key.Key_F5)
    ((text, line),) = refused(table).items()
    assert text.startswith(refusal)
    assert clause in line.clauses


def test_why_not_can_be_asked_about_earlier_moments(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(blocked("{card: Guard, as: Guard, suspended: true}"))
    pick(table, "Attack the player with Striker")
    attack = next(e for e in table.session.texts.happened(table.session.now) if "attack" in e.explanation.code)
    table.session.look(attack)
    assert table.decision.why.isVisible()
    press(table, Qt.Key.Key_F5)
    assert "Not possible then" in table.decision.options.texts
    assert refused(table)["Block with Guard"].clauses
    table.session.look(None)
    assert "Not possible then" not in table.decision.options.texts


def test_a_closed_option_is_explained_and_nothing_changes(table: Table) -> None:
    before = table.session.tree
    table.session.choose("fly to the moon")
    assert table.session.tree is before
    window = window_of(table)
    assert any("isn't possible" in text for text in window.notices.texts)


LISTENING = """
title: What a digivolution draws, no effect adds
cards:
  Listener: {level: 4, dp: 4000, effects: "[Your Turn] When an effect adds cards to your hand, gain 1 memory."}
  Mine: {level: 3, dp: 2000, colors: [red]}
  Next: {level: 4, dp: 5000, colors: [red], requirements: [{cost: 0, level: 3}]}
  Fodder: {level: 3}
position:
  memory: 3
  A: {hand: [Next], battle: [Listener, Mine], deck: [Fodder, Fodder], security: [Fodder]}
  B: {deck: [Fodder], security: [Fodder]}
steps: []
"""


def test_an_effect_that_did_not_trigger_is_explained_with_its_clause(sit_at: Callable[[str], Table]) -> None:
    """8-1-3-3: the rules draw the card for a digivolution."""
    table = sit_at(LISTENING)
    press(table, Qt.Key.Key_F5)
    assert "Did not trigger" not in table.decision.options.texts
    pick(table, "Digivolve Mine into Next")
    (line,) = (line for line in table.decision.options.shown if "doesn't trigger" in line.text)
    assert "Listener" in line.text
    assert "8-1-3-3@4.2" in line.clauses
    drawn, digivolved = (
        next(e for e in table.session.texts.happened(table.session.now) if e.explanation.code == code)
        for code in ("drew", "digivolved")
    )
    table.session.look(drawn)
    assert line.text in table.decision.options.texts
    table.session.look(digivolved)
    assert "Did not trigger" not in table.decision.options.texts
