"""Controller of the files of the web that a judge keeps up to date: they are fetched when he asks, and then imported as
if they were dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.forms.dialogs import CheckedDialog, open_dialog
from judgeapp.ui.window.controllers.controller import Controller, Shared


class UpdateController(Controller):
    """Web updates, only on request."""

    fetched = Signal(object)  # Paths of files to import
    changed = Signal()  # the record of these files changed
    copy_wanted = Signal(str)  # name of a dated copy to restore

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._fetching = self._task(self.tr("updating"))
        self._import_bar.cancel_wanted.connect(self.close)
        self._navigation.commands[Kind.UPDATE] = self._follow

    def add(self) -> None:
        self.dialog = dialog = AddressDialog(self._folder, self._over)
        open_dialog(dialog, self.changed.emit)

    def update_all(self) -> None:
        from judgeapp.desk.imported.web_files import web_files

        if names := [file.name for file in web_files(self._folder)]:
            self._fetch(names)
        else:
            self.add()

    def _follow(self, address: Address) -> None:
        from judgeapp.desk.imported import web_files as web

        command, _, name = address.key.partition(" ")
        match command:
            case "all":
                self.update_all()
            case "add":
                self.add()
            case "fetch":
                self._fetch([name])
            case "take-back":
                from judgeapp.desk.upkeep.updating import take_back

                copy = self._try(lambda: take_back(self._folder, name))
                if copy:
                    self.copy_wanted.emit(copy)
                elif copy is not None:
                    self.changed.emit()
            case "forget":
                self._try(lambda: web.remove_web_file(self._folder, name))
                self.changed.emit()
            case "on" | "off":
                self._try(lambda: web.switch_off(self._folder, offline=command == "off"))
                self.changed.emit()

    def _try(self, call: Callable[[], object]) -> object:
        try:
            return call()
        except InputError as error:
            self._notices.show_error(error)
            return None

    def _fetch(self, names: Sequence[str]) -> None:
        folder, tell = self._folder, self._fetching.progress_reporter(self._show_progress)

        def work() -> tuple[list[Path], list[str], list[InputError]]:
            from judgeapp.desk.imported.web_files import fetch

            fetched: list[Path] = []
            unchanged: list[str] = []
            wrong: list[InputError] = []
            for name in names:

                def show(done: int, size: int, name: str = name) -> None:
                    tell(name, done / size if size else 0.0)

                try:
                    if (file := fetch(folder, name, show)) is None:
                        unchanged.append(name)
                    else:
                        fetched.append(file)
                except InputError as error:
                    wrong.append(error)
            return fetched, unchanged, wrong

        for name in names:
            self._show_progress(name, 0.0)
        self._fetching.start(work, lambda result: self._end(*result), self._fail, self._import_bar.hide)

    def _fail(self, error: InputError) -> None:
        self._import_bar.hide()
        self._notices.show_error(error)

    def _show_progress(self, name: str, share: float) -> None:
        self._import_bar.show_step(self.tr("Fetching {name}").format(name=name), share)

    def _end(self, fetched: list[Path], unchanged: list[str], wrong: list[InputError]) -> None:
        self._import_bar.hide()
        for error in wrong:
            self._notices.show_error(error)
        if unchanged and not wrong:
            self._notices.show_success(self.tr("Up to date: {names}").format(names=comma_list(unchanged)))
        if fetched:
            self.fetched.emit(fetched)

    def close(self) -> None:
        if not self._fetching.is_idle:
            self._fetching.cancel()
            self._import_bar.hide()


class AddressDialog(CheckedDialog):
    """Dialog for the address of a file on the web. `accepted` when the address is saved."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(
            self.tr("Add an address"),
            self.tr("The address of a file: cards, official answers, errata or lists. Nothing is downloaded yet."),
            self.tr("&Add"),
            parent,
        )
        self._folder = folder
        self.name = QLineEdit(placeholderText=self.tr("English cards"))
        self.address = QLineEdit(placeholderText="https://example.org/cards.json")
        self.add_fields(((self.tr("&Name"), self.name), (self.tr("A&ddress"), self.address)))
        self.name.setFocus()

    def check(self) -> None:
        from judgeapp.desk.imported.web_files import add_web_file

        add_web_file(self._folder, self.name.text(), self.address.text())
