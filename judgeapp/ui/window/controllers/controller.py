"""Base of the controllers of the views, which are created once the rules are open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from judgeapp.ui.reader.reader_navigation import ReaderNavigation
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.window.controllers.form_drafts import FormDrafts
from judgeapp.ui.window.layout.central_widget import CentralWidget
from judgeapp.ui.window.navigator import Navigator
from judgeapp.ui.window.window_settings import WindowSettings


class Shared(NamedTuple):
    """Parts of a window that its controllers share."""

    folder: Path  # the data folder
    settings: WindowSettings
    central: CentralWidget
    navigator: Navigator
    navigation: ReaderNavigation
    drafts: FormDrafts
    reopen: Callable[..., None]  # see `Window.reopen`
    window: QWidget


class Controller(Worker):
    """Controller of a part of the window, with its tasks off the interface thread."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared.window)
        self._shared, self._over = shared, shared.window
        self._folder, self._settings, self._columns = shared.folder, shared.settings, shared.central.columns
        self._navigator, self._navigation = shared.navigator, shared.navigation
        self._notices, self._import_bar = shared.central.notices, shared.central.import_bar
