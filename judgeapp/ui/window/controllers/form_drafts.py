"""Drafts of forms: fields are written to disk as they are typed, and restored after a crash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance

from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.work.background import Worker, ignore_result
from judgeapp.ui.widgets.work.lifetime import timer

if TYPE_CHECKING:
    from judgeapp.desk.written.typed import TypedTexts
    from judgeapp.messages.errors import InputError

_ON_DISK_AFTER_MS = 250  # the most typing that a power failure can lose


class FormDrafts(Worker):
    """Drafts of forms: an added form gets back its typed texts, which stay on disk until then. Does nothing until the
    rules are open."""

    def __init__(self, folder: Path, notices: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._notices = folder, notices
        # Texts typed before closing, for forms that haven't got them back yet; None before they are read.
        self._kept: dict[str, dict[str, str]] | None = None
        # By form: a function that returns its typed texts, and one that restores them.
        self._forms: dict[str, Callable[[], dict[str, str]]] = {}
        self._waiting: dict[str, Callable[[dict[str, str]], None]] = {}
        self._written: TypedTexts | None = None
        self._reading = self._task(self.tr("restoring what you typed"))
        self._writing = self._task(self.tr("saving what you type"), ends=True)
        self._due = timer(self, _ON_DISK_AFTER_MS, self._keep)

    def begin(self) -> None:
        from judgeapp.desk.written.typed import load_typed

        self._reading.start(partial(load_typed, self._folder), self._take, self._notices.show_error)

    def add(
        self, name: str, typed: Callable[[], dict[str, str]], restore_typed: Callable[[dict[str, str]], None]
    ) -> None:
        """`typed`: its fields by their names, empty if nothing is typed that is not kept."""
        self._waiting[name], self._forms[name] = restore_typed, typed
        self._restore_typed()

    def save_on(self, *signals: SignalInstance) -> None:
        """Save what is typed, soon after the first of these, though typing goes on."""
        for signal in signals:
            signal.connect(self._keep_soon)

    def _keep_soon(self) -> None:
        if not self._due.isActive():
            self._due.start()

    def _take(self, result: tuple[TypedTexts, InputError | None]) -> None:
        typed, trouble = result
        self._notices.show_error(trouble)
        self._kept, self._written = dict(typed.forms), typed
        self._restore_typed()

    def _restore_typed(self) -> None:
        if self._kept is None:
            return
        for name in [*self._waiting]:
            restore_typed, fields = self._waiting.pop(name), self._kept.pop(name, None)
            # If the judge has typed meanwhile, that stays.
            if fields and not self._forms[name]():
                restore_typed(fields)

    def _keep(self) -> None:
        from judgeapp.desk.written.typed import TypedTexts, save_typed

        self._due.stop()
        if self._kept is None:
            return
        now = {name: typed() for name, typed in self._forms.items() if name not in self._waiting}
        typed = TypedTexts({**self._kept, **{name: fields for name, fields in now.items() if fields}})
        if typed != self._written:
            self._written = typed
            self._writing.start(partial(save_typed, typed, self._folder), ignore_result, self._notices.show_error)

    def close(self) -> None:
        self._reading.cancel()
        self._keep()
        super().close()
