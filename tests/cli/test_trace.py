"""A trace gives each event's cause and card, without repetition."""

from __future__ import annotations

from pathlib import Path

from judgeapp.cli.commands.play import play_file, trace
from judgeapp.engine.events import IDS

LASTING = """
title: What is active, from the start and by digivolving
cards:
  Base: {level: 4, dp: 3000}
  Into:
    level: 5
    dp: 5000
    requirements: [{level: 4, cost: 1}]
    effects: "[All Turns] This Digimon gets +1000 DP."
  Guide: {category: tamer, effects: "[All Turns] All of your Digimon get +1000 DP."}
position:
  memory: 3
  A: {battle: [Base, Guide], hand: [Into], deck: 3}
  B: {}
steps:
  - digivolve: {from: Base, into: Into}
"""
DELAYS = """
title: Two Delay cards one after the other
cards:
  Bell: {category: option, use_cost: 1, effects: "[Main] <Delay>\\n・Gain 1 memory."}
position:
  memory: 3
  A: {battle: [{card: Bell, as: First, by_effect: true}, {card: Bell, as: Second, by_effect: true}]}
  B: {}
steps:
  - activate: First
  - activate: Second
"""
RAMMING = """
title: Collision
cards:
  Bull: {level: 5, dp: 7000, effects: "<Collision>"}
  Host: {level: 5, dp: 7000}
  Egg: {category: digi-egg, inherited: "[When Attacking] Gain 1 memory."}
position:
  memory: 3
  A: {battle: [Bull, {card: Host, under: [Egg, Egg]}]}
  B: {security: 3}
steps:
  - attack: {with: Bull, at: player}
  - attack: {with: Host, at: player}
  - answer: Egg/inherited.0
"""


def lines(folder: Path, text: str) -> list[str]:
    file = folder / "played.yaml"
    file.write_text(text, encoding="utf-8")
    (played,) = play_file(file)
    assert played.failure is None, played.failure.what
    return [*trace(played)]


def test_an_effect_active_from_the_start_has_no_cause(tmp_path: Path) -> None:
    """15-8-2-2. Effects of a new card start with the digivolution, not with the card drawn for it."""
    output = lines(tmp_path, LASTING)
    (guide,) = (line for line in output if "an effect of Guide is active" in line)
    assert "because of" not in guide
    (digivolving,) = (line.partition(".")[0] for line in output if "digivolves into" in line)
    (into,) = (line for line in output if "an effect of Into is active" in line)
    assert into.endswith(f"because of {digivolving}")


def test_each_of_two_like_cards_is_named(tmp_path: Path) -> None:
    output = lines(tmp_path, DELAYS)
    second = next(n for n, line in enumerate(output) if "an effect of Second activates" in line)
    assert any("First: done" in line for line in output[:second])
    assert any("Second: done" in line for line in output[second:])
    assert not any("First" in line for line in output[second:])


def test_a_keyword_effect_is_named_once_and_a_pending_one_by_its_card(tmp_path: Path) -> None:
    output = lines(tmp_path, RAMMING)
    assert len([line for line in output if "no longer active: <Collision>" in line]) == 1
    assert any("Egg 2 (Host), Egg (Host)" in line for line in output)


def test_names_follow_the_order_of_the_facts(tmp_path: Path) -> None:
    """Each run has the same output."""
    file = tmp_path / "played.yaml"
    file.write_text(RAMMING, encoding="utf-8")
    (played,) = play_file(file)
    for event in played.events:
        mentioned = dict.fromkeys(ref for fact in event.facts if fact in IDS for ref in event.ids(fact))
        assert [*event.names] == [ref for ref in mentioned if ref in event.names]
        assert len(set(event.clauses)) == len(event.clauses)
