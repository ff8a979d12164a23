"""The application: everything that the window needs before it is shown, and nothing more."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.desk.folder import data_folder, settings_file
from judgeapp.desk.settings import spoken_in
from judgeapp.desk.storage.lock import BusyError, Lock, ask_to_front, front_file, locks_folder, take_window
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.runtime.memory import collect_due, release_freed_memory, spare_loaded_objects
from judgeapp.ui.faults import FaultHook
from judgeapp.ui.localization import chosen_language, set_language
from judgeapp.ui.widgets.work.lifetime import connect_until_closed, later, timer
from judgeapp.ui.window.window import Window


class Front(QObject):
    """Brings a window to the front when it is asked to: see desk.storage.lock.ask_to_front."""

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._asked = front_file(folder)
        self._window = window
        self._asked.unlink(missing_ok=True)
        self._watcher = QFileSystemWatcher([str(locks_folder(folder))], self)
        self._watcher.directoryChanged.connect(self._look)

    def _look(self) -> None:
        try:
            self._asked.unlink()
        except OSError:
            return
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()


class ClosedWindow(QObject):
    """The garbage of the window before this one: collecting it takes half a second, which nobody waits for once another
    program is used."""

    def __init__(self, app: QApplication, window: QWidget) -> None:
        super().__init__(window)
        self._is_there = True
        connect_until_closed(app.applicationStateChanged, self, self._collect)

    def _collect(self, state: Qt.ApplicationState) -> None:
        if self._is_there and state is not Qt.ApplicationState.ApplicationActive:
            self._is_there = False
            gc.unfreeze()
            gc.collect()
            spare_loaded_objects()


ICON = Path(__file__).parent / "icon.png"
_COLLECT_EVERY_MS = 1_000
_SEEN_AFTER_MS = 50  # time until a shown window has taken the place of the one before
# The program's name for Linux desktops: packaging/linux/org.judgeapp.desk.desktop.
DESKTOP_NAME = "org.judgeapp.desk"


def run(chosen: Path | None = None, shown: Callable[[Window], None] | None = None, files: Sequence[Path] = ()) -> int:
    """Show the window until it is closed. A window already open with this data folder comes to the front instead, for
    two would overwrite each other's work. Raises InputError if there is no data folder, and for files if a window is
    open.

    `shown` is called with the window once it is shown and handles events; `files` are opened in it."""
    folder = data_folder(chosen)
    try:
        lock = take_window(folder)
    except BusyError:
        ask_to_front(folder)
        if files:
            raise InputError("the window is already open", mend="Drop the file onto its window") from None
        text = message("the window is already open and comes to the front")
        print(f"{folder}: {text}.")
        return 0
    try:
        return _run(folder, lock, shown, files)
    finally:
        lock.release()


def _run(folder: Path, lock: Lock, shown: Callable[[Window], None] | None, files: Sequence[Path]) -> int:
    # Nearly all objects made until the rules are open stay: looking for garbage among them would only hold up the
    # window. Nor does Python ever collect by itself: on the thread of a job it would free Qt's objects.
    gc.disable()
    app = application()
    collecting = timer(app, _COLLECT_EVERY_MS, collect_due, repeats=True)
    faults = FaultHook(app)
    faults.install()
    set_language(chosen_language(spoken_in(settings_file(folder))))
    window, reopening, restored = Window(folder), None, None
    if files:
        window.dropped.import_files(files)
    while True:
        hears = faults.raised.connect(window.faults.show)
        window.opened.connect(spare_loaded_objects)
        window.opened.connect(collecting.start)
        window.rules_opening.given_up.connect(collecting.start)
        if lock.is_held:
            Front(folder, window)
        window.fit_screen()
        window.show()
        if restored is not None:
            window.copies.show_result(restored)
        if reopening is not None:
            window.notices.show_success(reopening.done)
            later(window, _SEEN_AFTER_MS, partial(ClosedWindow, app, window))
        if shown is not None:
            later(window, 0, partial(shown, window))
        status = app.exec()
        if (reopening := window.reopening) is None:
            return status
        # The window's data was replaced: close it, and open another.
        collecting.stop()
        restored = window.copies.restore_copy() if window.copies.name_to_restore else None
        faults.raised.disconnect(hears)
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
        set_language(chosen_language(spoken_in(settings_file(folder))))
        window = Window(folder, news=reopening.news)


def application() -> QApplication:
    """The one application, in the style in which every control is drawn alike."""
    # The pictures drawn here are small: waking Qt's threads takes longer than drawing them.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    release_freed_memory()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("judgeapp")
    app.setDesktopFileName(DESKTOP_NAME)
    app.setWindowIcon(QIcon(str(ICON)))
    app.setStyle("fusion")
    set_language("en")
    return app
