"""Tables as files: the whole tree, or the way to where one is as a scenario."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from judgeapp.desk.folder import write_whole
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.scenario.file import Scenario, read_scenarios
from judgeapp.scenario.limits import MOST_BYTES
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import table_of
from judgeapp.table.tree import file
from judgeapp.table.tree.tree import Tree

translate = QCoreApplication.translate

SCENARIO = (".yaml", ".yml")


def ask_for_table(parent: QWidget) -> Path | None:
    """Which file to open; None for none."""
    kinds = translate("file_formats", "Tables and scenarios (*.json *.yaml *.yml);;All files (*)")
    name, _ = QFileDialog.getOpenFileName(parent, translate("file_formats", "Open"), "", kinds)
    return Path(name) if name else None


def ask_where(parent: QWidget, *, position: bool) -> Path | None:
    """Where to save the whole tree, the way to where one is, or only the position that is set up;
    None for nowhere."""
    kinds = translate("file_formats", "Whole table (*.json);;Scenario, the way to here (*.yaml)")
    if position:
        kinds = translate("file_formats", "Scenario (*.yaml)")
    name, kind = QFileDialog.getSaveFileName(parent, translate("file_formats", "Save"), "", kinds)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(".yaml" if "yaml" in kind else ".json")


def open_table(path: Path, go_on: Callable[[], None]) -> Tree:
    """The table of a file, at the beginning of a scenario. Raises InputError that names the file
    and what is wrong with it, and what `go_on` raises, which is called before each choice."""
    if path.suffix.casefold() not in SCENARIO:
        return file.read(path, go_on)
    scene = Scene(str(path), "", (), (), read_untrusted_text(path, MOST_BYTES))
    try:
        return table_of(scene, go_on)
    except InputError as error:
        raise error.in_file(str(path)) from error


def has_control(path: Path) -> bool:
    """Whether a file is a scenario with a control, which is no part of its table. Raises
    InputError."""
    is_scenario = path.suffix.casefold() in SCENARIO
    return is_scenario and len(read_scenarios(read_untrusted_text(path, MOST_BYTES), str(path))) > 1


def save_table(tree: Tree, path: Path) -> None:
    """The tree, or as a scenario the way to where one is. Raises InputError when the table can't
    be one, or the disk refuses."""
    if path.suffix.casefold() in SCENARIO:
        text = file.as_scenario(tree, tree.current)
        write_whole(path, text.encode(), message("the scenario"))
    else:
        file.write(tree, path)


def save_position(scenario: Scenario, path: Path) -> None:
    """A position that is set up, as a scenario without steps. Raises InputError when the disk
    refuses."""
    write_whole(path, write_scenario(scenario).encode(), message("the scenario"))
