"""A tree is saved completely, loaded unchanged, and not trusted if it comes from elsewhere."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from judgeapp.desk.folder import autosave_file
from judgeapp.engine.judge import ByHandDeed, by_hand_key
from judgeapp.engine.lang import Draw
from judgeapp.engine.state.state import replace
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.table.board.board import board
from judgeapp.table.comparing.compare import compare
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree.file import as_scenario, autosave, load, load_autosave, read, save, write
from judgeapp.table.tree.tree import ROOT, Notes, ReportHeading, Tree
from tests.bench.random_games.policies import random_choice
from tests.table.conftest import chosen


@pytest.fixture
def tried(tree: Tree) -> Tree:
    """A tree with branches, names, comments and actions of the judge."""
    tree = chosen(tree, "attack:Striker>player").called(1, "player A").undo()
    tree = chosen(tree, "play:Riddle").choose(by_hand_key(ByHandDeed((Draw(1),))))
    return tree.choose("resolved").undo().commented(ROOT, "table 12, 10:40")


def test_everything_survives_saving(tried: Tree) -> None:
    again = load(save(tried), "a table")
    assert again == tried
    assert again.redo() == tried.redo()
    assert save(again) == save(tried)
    assert again.nodes[1].name == "player A"
    assert again.nodes[ROOT].comment == "table 12, 10:40"
    assert board(again.game.state) == board(tried.game.state)


def test_a_table_altered_to_name_the_first_edition_is_refused_in_one_line(tried: Tree) -> None:
    """Saved tables never name the first edition."""
    saved = json.loads(save(tried))
    saved["beginning"]["state"]["edition"] = "3.6"
    with pytest.raises(InputError, match="different state from the saved one"):
        load(json.dumps(saved).encode(), "a table")


def test_notes_survive_saving_too(tried: Tree) -> None:
    notes = Notes("Table 12", "B is **right**.", (("Ann", "- pass: true"), ("Ben", "")))
    assert load(save(replace(tried, notes=notes)), "a table").notes == notes
    heading = ReportHeading(event="Cup", table="12", player_b="Ben")
    whole = replace(notes, heading=heading, clauses=("12-1-1",))
    assert load(save(replace(tried, notes=whole)), "a table").notes == whole
    for endless in (
        replace(notes, ruling="so " * 100_000),
        replace(notes, heading=ReportHeading(event="so " * 100_000)),
        replace(notes, clauses=("12-1-1",) * 10_000),
    ):
        with pytest.raises(InputError, match="too long"):
            load(save(replace(tried, notes=endless)), "a table")


@pytest.mark.parametrize("seed", range(4))
def test_random_trees_survive_saving_and_comparing(tree: Tree, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(60):
        deed = dice.random()
        if deed < 0.15:
            tree = tree.undo()
        elif deed < 0.25:
            tree = tree.redo()
        elif deed < 0.3:
            tree = tree.go(dice.choice(list(tree.nodes)))
        elif tree.game.decision is not None:
            tree = tree.choose(random_choice(tree.game, dice))
    again = load(save(tree), "a table")
    assert again == tree
    for number in tree.nodes:
        assert again.nodes[number].digest == tree.nodes[number].digest
        assert board(again.nodes[number].game.state) == board(tree.nodes[number].game.state)
    node, other = (dice.choice(list(tree.nodes)) for _ in range(2))
    assert compare(again, node, other) == compare(tree, node, other)
    assert compare(tree, node, node).differences == ()


def changed(tree: Tree, change: Callable[[dict[str, Any]], None]) -> bytes:
    content = json.loads(save(tree))
    change(content)
    return json.dumps(content).encode()


def test_a_choice_that_is_not_open_names_its_node(tried: Tree) -> None:
    def forge(content: dict[str, Any]) -> None:
        content["nodes"][0]["choice"] = "attack:Nobody#1>player"

    with pytest.raises(InputError, match=r"evil.json: node 1: the choice 'attack:Nobody#1>player'"):
        load(changed(tried, forge), "evil.json")


def _state(content: dict[str, Any]) -> dict[str, Any]:
    state: dict[str, Any] = content["beginning"]["state"]
    return state


HOSTILE: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "another format": (lambda c: c.update(format="x"), "another kind"),
    "a digest": (lambda c: c["nodes"][1].update(digest="x"), "node 2: the rules lead to a different"),
    "no node above": (lambda c: c["nodes"][0].update(above=9), "node 1: there is no node 9"),
    "above itself": (lambda c: c["nodes"][0].update(above=1), "node 1: there is no node 1"),
    "a number twice": (lambda c: c["nodes"][1].update(number=1), "used twice"),
    "no current node": (lambda c: c.update(current=99), "no node 99"),
    "redo leads astray": (lambda c: c.update(latest={"1": 2}), "redo"),
    "an unknown field": (lambda c: c.update(run="rm"), "not a table"),
    "a card twice": (lambda c: _state(c)["areas"]["A"].update(hand=[1, 1]), "two places"),
    "a face that is not there": (lambda c: next(iter(_state(c)["cards"].values())).update(face="?"), "has no face"),
    "a unit without cards": (lambda c: next(iter(_state(c)["units"].values())).update(stack=[]), "there is no unit"),
    "no players": (lambda c: _state(c).update(areas={}), "players"),
    "an id that is used": (lambda c: _state(c).update(next_id=1), "next id"),
    "a name of nothing": (lambda c: c["beginning"]["names"].update(Ghost=999), "Ghost"),
    "a procedure that is none": (lambda c: _state(c).update(frames=[{"procedure": "x"}]), "no game begins"),
    "a step that is none": (lambda c: _state(c)["frames"][0].update(step=999), "no game begins"),
    "a long comment": (lambda c: c["nodes"][0].update(comment="x" * 200_000), "too long"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_wrong_file_gives_one_clear_error(tried: Tree, what: str) -> None:
    change, says = HOSTILE[what]
    with pytest.raises(InputError, match=says) as raised:
        load(changed(tried, change), "evil.json")
    assert str(raised.value).startswith("evil.json")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[" * 200_000, b'{"format": "judgeapp-table-1"}'])
def test_files_that_are_no_table(content: bytes) -> None:
    with pytest.raises(InputError, match=r"evil.json: not a table"):
        load(content, "evil.json")


EXPECTED = {"battle": {"A": []}, "trash": {"A": ["Charger"]}, "suspended": {"Awake": True}}


def test_a_line_can_be_exported_as_a_scenario_file() -> None:
    tree = table_of(next(s for s in ready_scenes() if s.key == "keyword-blocker"))
    (end,) = tree.ends
    text = as_scenario(tree, end)
    played = play(*read_scenario(text, "handed over"))
    assert played.failure is None
    assert yaml.safe_load(text)["steps"][-1] == {"expect": EXPECTED}
    assert played.choices == tree.nodes[end].game.choices
    assert played.state == tree.nodes[end].game.state


def test_a_table_without_a_scenario_is_not_written_as_one(tree: Tree) -> None:
    with pytest.raises(InputError, match="didn't start from a scenario"):
        as_scenario(tree, ROOT)


def test_files_are_written_completely_or_not_at_all(tried: Tree, tmp_path: Path) -> None:
    file = tmp_path / "dispute.json"
    write(tried, file)
    assert read(file) == tried
    assert [f.name for f in tmp_path.iterdir()] == ["dispute.json"]
    with pytest.raises(InputError, match="can't save"):
        write(tried, tmp_path / "no such folder" / "dispute.json")
    with pytest.raises(InputError, match="can't be read"):
        read(tmp_path / "nothing.json")


def test_the_table_is_saved_automatically(tried: Tree, tmp_path: Path) -> None:
    assert load_autosave(tmp_path) == (None, None)
    autosave(tried, tmp_path)
    assert load_autosave(tmp_path) == (tried, None)


def test_a_damaged_table_is_set_aside(tried: Tree, tmp_path: Path) -> None:
    autosave(tried, tmp_path)
    file = autosave_file(tmp_path)
    file.write_bytes(file.read_bytes()[:-100])
    tree, wrong = load_autosave(tmp_path)
    assert tree is None
    assert wrong is not None
    assert "table.damaged.json" in wrong.mend
    assert (tmp_path / "table.damaged.json").exists()
    assert load_autosave(tmp_path) == (None, None)


_KEEP_FOR_EVER = """
import itertools, sys
from pathlib import Path
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import CorrectMemory, correction_key
from judgeapp.table.tree.file import autosave
from tests.table.conftest import DUEL, planted

tree = planted(DUEL)
for number in itertools.count():
    tree = tree.choose(correction_key(CorrectMemory(Seat.A, number % 10))).called(len(tree.nodes), str(number))
    autosave(tree, Path(sys.argv[1]))
    print(len(tree.nodes), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no kill -9")
def test_the_table_survives_a_kill(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _KEEP_FOR_EVER, str(tmp_path)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=Path(__file__).parents[2],
    ) as process:
        assert process.stdout is not None
        for _ in range(12):
            kept = int(process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL)
        kept = max([kept, *map(int, process.stdout.read().split())])
    tree, wrong = load_autosave(tmp_path)
    assert wrong is None
    assert tree is not None
    # All reported nodes are saved, perhaps with one more written before the kill.
    assert len(tree.nodes) in (kept, kept + 1)
    assert tree.here.name == str(len(tree.nodes) - 2)
