"""Changes of rulings: given, appealed, overturned, restored, deleted."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtWidgets import QInputDialog

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.upkeep.copying import copy_before_deletion
from judgeapp.desk.written.notebook import Notebook
from judgeapp.messages.punctuation import comma_list, join_sentences
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status, possible_statuses
from judgeapp.rulings.notebook.wording import STATUSES, display_name
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.rulings.notebook_work import NotebookWork
from judgeapp.ui.widgets.forms.dialogs import confirm
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.ruling_editor import RulingEditor

_MAX_TITLE_LENGTH = 80


class RulingActions(Controller):
    """Each is written into the notebook, and the ruling that it was done with is shown."""

    def __init__(self, shared: Shared, work: NotebookWork, writing: RulingEditor) -> None:
        super().__init__(shared)
        self._work, self._writing = work, writing

    def set_status(self, noted: NotedRuling, status: str, replaced_by: str = "") -> None:
        if noted.content is None or self._can_become(noted.content, status):
            by = self._by
            self._change(noted.id, lambda notebook: notebook.set_status(noted.id, Status(status), by, replaced_by))

    def replace(self, noted: NotedRuling, status: str) -> None:
        """Ask which ruling overturns or supersedes it: a new one, or one that is there."""
        content = noted.content
        if content is None or not self._can_become(content, status):
            return
        others = [ruling for ruling in self._work.noted if ruling.id != noted.id and ruling.content is not None]
        new = self.tr("A new ruling")
        named = {f"{number}. {_title(ruling)}": ruling for number, ruling in enumerate(others, start=1)}
        chosen, is_chosen = QInputDialog.getItem(
            self._over, display_name(STATUSES, status), self.tr("By which ruling?"), [new, *named], 0, False
        )
        if not is_chosen:
            return
        if chosen in named:
            self.set_status(noted, status, named[chosen].id)
            return
        begun = replace(
            content, answer="", status=Status.GIVEN, replaced_by="", authority=Authority.HEAD_JUDGE, judge=self._by
        )
        self._writing.write(begun, replaces=(noted.id, Status(status)))

    def _can_become(self, content: Ruling, status: str) -> bool:
        """Return true if a status may follow a ruling's; otherwise say which may."""
        can = possible_statuses(content)
        if status in can:
            return True
        refusal = self.tr("A ruling that is “{status}” can't become “{other}”.").format(
            status=display_name(STATUSES, content.status), other=display_name(STATUSES, status)
        )
        become = comma_list(display_name(STATUSES, status_after) for status_after in can)
        may = self.tr("It can become: {become}.").format(become=become) if can else ""
        back = self.tr("To undo a mistake, restore an earlier entry from the history.")
        self._notices.show_notice(join_sentences((refusal, may, back)))
        return False

    def restore(self, ruling: str, revision: str) -> None:
        by = self._by
        self._change(ruling, lambda notebook: notebook.restore(ruling, revision, by))

    def delete(self, noted: NotedRuling) -> None:
        if noted.content is None:
            self.delete_for_good(noted)
            return
        text = self.tr("Delete this ruling? You can restore it from its history.\n\n{title}")
        if self._agrees(text.format(title=_title(noted)), self.tr("Delete")):
            by = self._by
            self._change(noted.id, lambda notebook: notebook.delete(noted.id, by))

    def delete_for_good(self, noted: NotedRuling) -> None:
        text = self.tr("Delete this ruling and all of its history for good?")
        again = self.tr("Only a backup can restore it. Delete it?")
        for question in (text, again):
            if not self._agrees(question, self.tr("Delete for good")):
                return
        by, folder = self._by, self._folder

        def change(notebook: Notebook) -> None:
            copy_before_deletion(notebook_file(folder))
            notebook.delete_for_good(noted.id, by)

        self._change("", change)

    def keep(self, *rulings: str) -> None:
        """Keep and show again rulings that other judges have deleted permanently."""

        def change(notebook: Notebook) -> str:
            kept = [ruling for ruling in rulings if notebook.keep(ruling)]
            return kept[0] if len(kept) == 1 else ""

        self._work.change(change, self._open)

    def _change(self, ruling: str, change: Callable[[Notebook], object]) -> None:
        """Change the notebook, and show a ruling afterwards, if any."""

        def work(notebook: Notebook) -> str:
            change(notebook)
            return ruling

        self._work.change(work, self._open)

    @property
    def _by(self) -> str:
        return self._settings.current.judge

    def _agrees(self, question: str, yes: str) -> bool:
        return confirm(self._over, self.tr("Rulings"), question, yes)

    def _open(self, ruling: str) -> None:
        if ruling:
            self._navigation.open(Address(Kind.RULING, ruling))


def _title(noted: NotedRuling) -> str:
    content = noted.content
    title = " ".join(content.question.split()) if content is not None else ""
    return title if len(title) <= _MAX_TITLE_LENGTH else title[: _MAX_TITLE_LENGTH - 1] + "…"
