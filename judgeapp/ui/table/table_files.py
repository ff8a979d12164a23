"""Tables as files: the whole tree, or the line to this node as a scenario; and the autosave, by which the table comes
back as it was, whatever happens. All is read and saved off the interface thread: a disk may take its time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.cards.reading import words
from judgeapp.desk.folder import autosave_file, draft_file, write_whole
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.scenario.file import Scenario, read_scenarios
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import own_scenes, ready_scenes, table_of
from judgeapp.table.tree import file
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.faults import report_fault
from judgeapp.ui.localization import current_language, saved_text, translate
from judgeapp.ui.widgets.forms.dialogs import file_to_open, file_to_save
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask, Worker, ignore_result
from judgeapp.ui.widgets.work.lifetime import timer, when_over

SCENARIO = (".yaml", ".yml")


def ask_for_table(parent: QWidget) -> Path | None:
    """Ask for a file to open; None for none."""
    kinds = translate("file_formats", "Tables and scenarios (*.json *.yaml *.yml);;All files (*)")
    return file_to_open(parent, translate("file_formats", "Open"), kinds)


def ask_where(parent: QWidget, *, position: bool) -> Path | None:
    """Ask where to save the whole tree, the line to the current node, or the position set up; None if cancelled."""
    kinds = translate("file_formats", "Whole table (*.json);;Scenario, up to here (*.yaml)")
    if position:
        kinds = translate("file_formats", "Scenario (*.yaml)")
    return file_to_save(parent, translate("file_formats", "Save"), "", kinds)


def open_table(path: Path, go_on: Callable[[], None]) -> Tree:
    """The table of a file, at the beginning of a scenario. Raises InputError that names the file and its fault, and any
    error of `go_on`, which is called before each choice."""
    if path.suffix.casefold() not in SCENARIO:
        return file.read(path, go_on)
    scene = Scene(str(path), "", (), (), read_untrusted_text(path, MAX_BYTES))
    try:
        return table_of(scene, go_on)
    except InputError as error:
        raise error.in_file(str(path)) from error


def has_control(path: Path) -> bool:
    """True for a scenario with a control, which is not part of its table. Raises InputError."""
    is_scenario = path.suffix.casefold() in SCENARIO
    return is_scenario and len(read_scenarios(read_untrusted_text(path, MAX_BYTES), str(path))) > 1


def save_table(shown: Tree | Scenario, path: Path) -> None:
    """Save the tree, or the line to the current node as a scenario; of a position that is set up, a scenario without
    steps. Raises InputError if it can't be one, or the disk refuses."""
    if isinstance(shown, Tree) and path.suffix.casefold() not in SCENARIO:
        file.write(shown, path)
    else:
        text = write_scenario(shown) if isinstance(shown, Scenario) else file.as_scenario(shown, shown.current)
        write_whole(path, text.encode(), message("the scenario"))


_THREADS = 2  # one for the judge's scenes, and one for the file that the judge opens


class FileReader(Worker):
    scenes_read = Signal(object, object)  # the judge's scenes, and the InputErrors of files that aren't scenes
    troubled = Signal(object)  # an InputError

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, threads=_THREADS)
        self._finding = self._task(self.tr("reading your scenes"))
        self._reading = self._task(self.tr("opening a file"))
        when_over(self, self.close)

    def find_scenes(self, folder: Path) -> None:
        """Read the scenes that the judge has in his data folder."""
        work = partial(own_scenes, folder, self._finding.check())
        self._finding.start(work, lambda scenes: self.scenes_read.emit(*scenes), self.troubled.emit)

    def read_file(self, path: Path, then: Callable[[tuple[Tree, bool]], None]) -> None:
        """Read the table of a file, and whether it leaves a control out; replacing any earlier read."""
        go_on = self._reading.check()

        def work() -> tuple[Tree, bool]:
            return open_table(path, go_on), has_control(path)

        self._reading.start(work, then, self.troubled.emit)

    def read_scene(self, scene: Scene, then: Callable[[Tree], None]) -> None:
        """Build the table of a scene in the same way."""
        self._reading.start(partial(table_of, scene, self._reading.check()), then, self.troubled.emit)


class TableSaver(QObject):
    """Saves `shown`: the tree played, or the position set up."""

    announced = Signal(str)  # the action, in a sentence
    troubled = Signal(object)  # an InputError

    def __init__(self, shown: Callable[[], Tree | Scenario], parent: QWidget) -> None:
        super().__init__(parent)
        self._shown, self._window = shown, parent
        self.file: Path | None = None  # file that the tree is saved to without asking

    def took(self, path: Path) -> None:
        """The tree was loaded from or saved to this file; a scenario contains only one of its lines."""
        self.file = path if path.suffix.casefold() not in SCENARIO else None

    def save(self) -> None:
        """Save to the file of the tree, or ask for one."""
        if self.file is None or isinstance(self._shown(), Scenario):
            self.save_as()
        else:
            self.save_to(self.file)

    def save_as(self) -> None:
        position = isinstance(self._shown(), Scenario)
        if (path := ask_where(self._window, position=position)) is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        try:
            save_table(self._shown(), path)
        except InputError as error:
            self.troubled.emit(error)
            return
        if path.suffix.casefold() not in SCENARIO:
            self.file = path
        self.announced.emit(saved_text(path))


_AFTER_MS = 20  # the screen is updated before the disk

_Kept = TypeVar("_Kept")


class RestoredTable(NamedTuple):
    """The ready scenes, the saved table and position, and the faults of either."""

    scenes: tuple[Scene, ...]
    tree: Tree | None
    position: Scenario | None
    sets_up: bool  # the position was shown or changed after the table
    wrong: tuple[InputError, ...]


class Autosave(Worker):
    """Table and position in the data folder, kept as they are at each moment."""

    opened = Signal(object)  # the RestoredTable
    troubled = Signal(object)  # an InputError

    def __init__(
        self, folder: Path, tree: Callable[[], Tree], position: Callable[[], Scenario], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder, self._tree, self._position = folder, tree, position
        self._opening = self._task(self.tr("opening the table"))
        # Nobody waits for it.
        self._readying = LatestTask(self._pool, self, self.tr("reading the phrase book"))
        self._writing_tree = self._task(self.tr("saving the table"), ends=True)
        self._writing_position = self._task(self.tr("saving the position"), ends=True)
        self._tree_due = timer(self, _AFTER_MS, self._keep_tree)
        self._position_due = timer(self, _AFTER_MS, self._keep_position)

    def open(self) -> None:
        """Start reading the saved table; then the phrase book, for the first effect shown."""
        work = partial(_kept, self._folder, self._opening.check())
        self._opening.start(work, self.opened.emit, self.troubled.emit)
        self._readying.start(partial(words.ready, current_language()), ignore_result, self.troubled.emit)

    def keep_tree(self) -> None:
        """Save the tree, once the screen is drawn."""
        self._tree_due.start()

    def keep_position(self) -> None:
        """Save the position being set up in the same way."""
        self._position_due.start()

    def is_kept(self) -> None:
        """Stop pending saves: the shown table came from the disk."""
        self._tree_due.stop()
        self._position_due.stop()

    @property
    def is_idle(self) -> bool:
        tasks = (self._opening, self._writing_tree, self._writing_position)
        due = (self._tree_due, self._position_due)
        return all(task.is_idle for task in tasks) and not any(timer.isActive() for timer in due)

    def close(self) -> None:
        """Save unsaved work and end running tasks."""
        self._readying.cancel()
        if self._tree_due.isActive():
            self._keep_tree()
        if self._position_due.isActive():
            self._keep_position()
        super().close()

    def _keep_tree(self) -> None:
        keep = partial(file.autosave, self._tree(), self._folder)
        self._writing_tree.start(keep, ignore_result, self.troubled.emit)

    def _keep_position(self) -> None:
        keep = partial(file.save_draft, self._position(), self._folder)
        self._writing_position.start(keep, ignore_result, self.troubled.emit)


def _kept(folder: Path, go_on: Callable[[], None]) -> RestoredTable:
    tree, tree_wrong = _restored(partial(file.load_autosave, go_on=go_on), autosave_file(folder))
    position, position_wrong = _restored(file.load_draft, draft_file(folder))
    if tree is not None or position is not None:
        words.ready(current_language())
    troubles = tuple(filter(None, (tree_wrong, position_wrong)))
    sets_up = position is not None and (tree is None or _is_newer(draft_file(folder), autosave_file(folder)))
    return RestoredTable(ready_scenes(), tree, position, sets_up, troubles)


def _restored(
    read: Callable[[Path], tuple[_Kept | None, InputError | None]], saved: Path
) -> tuple[_Kept | None, InputError | None]:
    """Autosaved content of a file. One on which the program fails is set aside too: it would fail at every start."""
    try:
        return read(saved.parent)
    except Cancelled:
        raise
    except Exception as error:
        report_fault(error)
        return None, file.not_restored(saved)


def _is_newer(file: Path, other: Path) -> bool:
    try:
        return file.stat().st_mtime_ns > other.stat().st_mtime_ns
    except OSError:
        return False
