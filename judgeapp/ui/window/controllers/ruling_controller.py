"""Controller of the notebook: listing, reading and changing rulings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QInputDialog

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.upkeep.copying import copy_before_deletion
from judgeapp.desk.written.notebook import Notebook
from judgeapp.messages.punctuation import brief, comma_list, join_sentences
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status, has_words, possible_statuses
from judgeapp.rulings.notebook.wording import STATUSES, display_name
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.rulings.ruling_page import ruling_command, ruling_row
from judgeapp.ui.rulings.notebook_work import LoadedNotebook, NotebookWork, RulingHistory
from judgeapp.ui.widgets.forms.dialogs import confirm
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.ruling_editor import RulingEditor
from judgeapp.ui.window.controllers.ruling_files import RulingFiles

_FILTER_AFTER_MS = 120
_MAX_TITLE_LENGTH = 80


class RulingController(Controller):
    """Controller of rulings. `writing`: the form; `files`: what goes to paper and to other judges."""

    rulings_changed = Signal(object)  # the current NotedRulings

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._list = self._columns.rulings.list
        self._filtering = timer(self, _FILTER_AFTER_MS, self._show_list)
        self._work = work = NotebookWork(self._folder, self)
        self.writing = RulingEditor(shared, work)
        self.files = RulingFiles(shared, work)
        work.loaded.connect(self._on_loaded)
        work.history_read.connect(self._on_history)
        work.troubled.connect(self._notices.show_error)
        self._list.filtered.connect(self._filtering.start)
        self._list.deletion_wanted.connect(lambda ruling: self.do(ruling_command("delete", ruling)))
        self._list.listing.glanced.connect(self._navigation.glance)
        self._list.listing.opened.connect(self._navigation.open)
        self._navigation.moved.connect(self._on_moved)
        self._navigation.commands[Kind.RULE] = self.do
        work.load()
        work.resume()

    @property
    def is_idle(self) -> bool:
        return self._work.is_idle and self.writing.is_idle and not self._filtering.isActive()

    def close(self) -> None:
        self.writing.close()
        self._work.close()

    @property
    def listed(self) -> tuple[str, ...]:
        return tuple(address.key for address in self._list.model.things())

    def _show_list(self) -> None:
        self._filtering.stop()
        words = self._list.words
        listed = [
            noted
            for noted in self._work.noted
            if (has_words(noted.content, words) if noted.content is not None else not words.strip())
        ]
        # Deleted rulings come last.
        listed.sort(key=lambda ruling: ruling.content is None)
        self._list.show_rows([ruling_row(noted) for noted in listed])

    def _on_loaded(self, loaded: LoadedNotebook) -> None:
        self._notices.show_error(loaded.trouble)
        shown = self._navigation.address
        if loaded.ruling:
            self._show_history(loaded.history)
        elif shown.kind == Kind.RULING and any(noted.id == shown.key for noted in loaded.noted):
            self._work.read_history(shown.key)
        self._navigation.set_rulings(loaded.noted)
        # Only now: a list that has the focus opens its first row.
        self._show_list()
        self.rulings_changed.emit(loaded.noted)

    def _show_history(self, history: RulingHistory) -> None:
        self._navigation.pages.history, self._navigation.pages.stamps = history

    def _on_history(self, ruling: str, history: RulingHistory) -> None:
        self._show_history(history)
        if self._navigation.address == Address(Kind.RULING, ruling):
            self._navigation.show_again()

    def _on_moved(self) -> None:
        navigation, work = self._navigation, self._work
        address = navigation.address
        self._list.follow(address)
        if address.kind == Kind.RULING:
            history = navigation.pages.history
            if not history or history[0].ruling != address.key:
                work.read_history(address.key)

    def do_with_shown(self, verb: str) -> None:
        if self._navigation.address.kind == Kind.RULING:
            self.do(ruling_command(verb, self._navigation.address.key))

    def do(self, address: Address) -> None:
        files = self.files
        verb, _, about = address.key.partition(" ")
        if verb == "take":
            files.take(about)
            return
        ruling, _, revision = about.partition(" ")
        noted = next((r for r in self._work.noted if r.id == ruling), None)
        if noted is None:
            return
        if verb in ("given", "appealed", "upheld"):
            self.set_status(noted, verb)
        elif verb in ("overturned", "superseded"):
            self.replace(noted, verb)
        elif verb == "edit" and noted.content is not None:
            self.writing.change(ruling, noted.content, noted.head_ids)
        elif verb == "play" and noted.content is not None:
            self._navigator.play_text(noted.content.rests_on)
        else:
            others: dict[str, Callable[[], None]] = {
                "back": lambda: self.restore(ruling, revision),
                "delete": lambda: self.delete(noted),
                "keep": lambda: self.keep((ruling,)),
                "for-good": lambda: self.delete_for_good(noted),
                "export": lambda: files.export((ruling,)),
                "print": lambda: files.print((noted,)),
                "report": lambda: files.ask_report((noted,)),
            }
            if verb in others:
                others[verb]()

    def keep_deleted(self) -> None:
        """Show again and keep all rulings that other judges deleted permanently."""
        self.keep([noted.id for noted in self._work.noted if noted.is_hidden])

    def print_listed(self) -> None:
        self.files.print(self._listed_rulings)

    def save_listed(self) -> None:
        self.files.ask_report(self._listed_rulings)

    @property
    def _listed_rulings(self) -> tuple[NotedRuling, ...]:
        known = {noted.id: noted for noted in self._work.noted}
        return tuple(known[ruling] for ruling in self.listed if known[ruling].content is not None)

    def export_listed(self) -> None:
        self.files.export(self.listed)

    # -- changes, each written into the notebook, after which the ruling is shown ---------------------

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
        self.writing.write(begun, replaces=(noted.id, Status(status)))

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

    def keep(self, rulings: Sequence[str]) -> None:
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
    return brief(" ".join(content.question.split()), _MAX_TITLE_LENGTH) if content is not None else ""
