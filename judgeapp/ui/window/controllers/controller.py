"""Base of the controllers: what each of them works with, and the calls that wait for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from judgeapp.ui.cards.card_forms import CardForms
from judgeapp.ui.cards.import_bar import ImportBar
from judgeapp.ui.faults import report_fault
from judgeapp.ui.rulings.ruling_list import RulingColumn
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation


Call = Callable[[], object]


class DeferredCalls:
    """Calls that wait for a view: the rules open before the other views. Earlier calls to these wait until their data
    is loaded, and are then made in order."""

    def __init__(self) -> None:
        self._waiting: list[Call] = []
        self._is_open = False

    def begin(self) -> None:
        """The views are ready: from now on calls are made at once, if none waits."""
        self._is_open = True

    @property
    def is_over(self) -> bool:
        """True once the views are open and nothing waits for them."""
        return self._is_open and not self._waiting

    def do(self, call: Call) -> None:
        """Do it now, or when its turn comes."""
        if self.is_over:
            call()
        else:
            self._waiting.append(call)

    def do_waiting(self) -> None:
        """Make the waiting calls; a fault of one doesn't stop the others."""
        waiting, self._waiting = self._waiting, []
        for call in waiting:
            try:
                call()
            except Exception as error:
                report_fault(error)


class Shared(NamedTuple):
    """Parts of a window that its controllers share."""

    folder: Path  # the data folder
    settings: WindowSettings
    body: QStackedWidget  # the views
    cards: OnDemand[CardForms]
    rulings: RulingColumn
    import_bar: ImportBar
    notices: NoticeBar
    deferred: DeferredCalls
    window: QWidget


class Controller(QObject):
    """Controller of a part of the window."""

    _navigation: ReaderNavigation  # set by `begin`; earlier calls wait (`DeferredCalls`)

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared.window)
        self._shared, self._over = shared, shared.window
        self._folder, self._settings = shared.folder, shared.settings
        self._notices, self._import_bar = shared.notices, shared.import_bar
