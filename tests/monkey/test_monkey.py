"""A short run of the monkey; longer ones with `python -m tests.monkey`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from tests.monkey.actions import Action, random_actions
from tests.monkey.hand import Hand
from tests.monkey.playing import Fault, cut_down, play, serve

FOREVER = float("inf")


def test_random_actions_find_no_fault(built: Path, tmp_path: Path) -> None:
    serve(tmp_path / "food")
    played = play([*islice(random_actions(4), 60)], built, tmp_path / "food")
    assert played.fault is None, "\n".join(played.fault)
    assert played.begun == 60


def test_a_seed_always_gives_the_same_actions() -> None:
    first, again, other = ([*islice(random_actions(seed), 50)] for seed in (7, 7, 8))
    assert first == again != other


def test_a_fault_is_cut_down_to_the_actions_that_make_it() -> None:
    actions = [Action("key", (str(number),), 0) for number in range(150)]
    fault = Fault("RuntimeError there", "Traceback")

    def again(fewer: Sequence[Action]) -> Fault | None:
        numbers = [int(action.values[0]) for action in fewer]
        return fault if {20, 75, 140} <= {*numbers} else Fault("another one", "") if 20 in numbers else None

    few = cut_down(actions, fault, again, FOREVER)
    assert [action.values for action in few] == [("20",), ("75",), ("140",)]
    # Without time the actions aren't cut down.
    assert cut_down(actions, fault, again, time.monotonic()) == actions


def test_no_command_runs_behind_a_dialog(qapp: QApplication, tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    assert hand.is_free
    dialog = QDialog()
    dialog.setModal(True)
    dialog.show()
    assert not hand.is_free
    dialog.close()
    assert hand.is_free
