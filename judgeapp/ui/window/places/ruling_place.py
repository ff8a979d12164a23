"""The notebook in the window: rulings written, changed, given and appealed, handed on and taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from judgeapp.errors import InputError
from judgeapp.ui.address import RULE, RULING, SHARED, WRITTEN, Address
from judgeapp.ui.rulings.ruling_column import RulingColumn
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from judgeapp.desk.notebook import Notebook
    from judgeapp.rulings.notebook.revision import NotedRuling, Revision
    from judgeapp.rulings.notebook.ruling import Ruling, Status
    from judgeapp.table.report.rulings_log import RulingsLog
    from judgeapp.table.rulings.sharing import SharedItem
    from judgeapp.ui.reader.navigation import Navigation
    from judgeapp.ui.rulings.notebook_work import LoadedNotebook, NotebookWork, SharedLook

_PREVIEW_AFTER_MS = 120
_FILTER_AFTER_MS = 120
_LONGEST_TITLE = 80


class RulingPlace(QObject):
    """Does nothing until the rules are open.

    noted  -- the NotedRulings that there are now
    shown  -- the place is to be seen
    played -- the text of a scenario is to be played
    """

    noted = Signal(object)
    shown = Signal()
    played = Signal(str)

    def __init__(
        self,
        folder: Path,
        remembered: WindowSettings,
        column: RulingColumn,
        notices: NoticeBar,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._remembered = remembered
        self._column = column
        self._notices = notices
        self._over = parent
        # Gives a ruling of the table, where that is what is seen; None elsewhere.
        self.of_table: Callable[[], Ruling | None] = lambda: None
        self._navigation: Navigation | None = None
        self._work: NotebookWork | None = None
        self._noted: tuple[NotedRuling, ...] = ()
        # What is being written: what it was before, which ruling it is (empty for a new one) after
        # which heads, and what becomes of another one by it.
        self._before: Ruling | None = None
        self._ruling = ""
        self._after: tuple[str, ...] = ()
        self._replaces: tuple[str, Status] | None = None
        self._look: SharedLook | None = None
        self._previewing = QTimer(self, singleShot=True, interval=_PREVIEW_AFTER_MS)
        self._previewing.timeout.connect(self._preview)
        self._filtering = QTimer(self, singleShot=True, interval=_FILTER_AFTER_MS)
        self._filtering.timeout.connect(self._list)
        column.form.changed.connect(self._previewing.start)
        column.form.kept.connect(self.keep)
        column.form.left.connect(self.leave)
        listed = column.list
        listed.filtered.connect(self._filtering.start)
        listed.begun.connect(self.write_of_seen)
        listed.taken.connect(self.take_file)
        listed.exported.connect(self.export_listed)
        listed.printed.connect(self.print_listed)
        listed.saved.connect(self.save_listed)
        listed.dropped.connect(lambda ruling: self.do(Address(RULE, f"delete {ruling}")))

    def begin(self, navigation: Navigation) -> None:
        from judgeapp.ui.rulings.notebook_work import NotebookWork

        self._navigation = navigation
        self._work = work = NotebookWork(self._folder, self)
        work.loaded.connect(self._take_loaded)
        work.remembered.connect(self._take_history)
        work.looked.connect(self._show_look)
        work.took.connect(self._took)
        work.written.connect(self._tell_written)
        work.troubled.connect(self._notices.tell_error)
        listing = self._column.list.listing
        listing.glanced.connect(navigation.glance)
        listing.opened.connect(navigation.open)
        navigation.moved.connect(self._moved)
        navigation.wanted.connect(self._do_wanted)
        work.load()

    @property
    def is_idle(self) -> bool:
        timers = (self._previewing, self._filtering)
        return (
            self._work is not None
            and self._work.is_idle
            and not any(timer.isActive() for timer in timers)
        )

    def close(self) -> None:
        """What is being written is kept, so that nothing that was typed gets lost."""
        if self._work is None:
            return
        if self._column.writes and self._column.form.is_changed:
            self.keep()
        self._work.close()

    # -- the list ---------------------------------------------------------------------------------

    @property
    def listed(self) -> tuple[str, ...]:
        """The ids of the rulings that the list shows."""
        return tuple(address.key for address in self._column.list.model.things())

    def _list(self) -> None:
        from judgeapp.rulings.notebook.looking import has_words
        from judgeapp.ui.pages.rulings.ruling_page import ruling_row

        self._filtering.stop()
        words = self._column.list.words
        found = [
            one for one in self._noted
            if (has_words(one.content, words) if one.content is not None else not words.strip())
        ]  # fmt: skip
        # Those that are deleted stand behind the others.
        found.sort(key=lambda one: one.content is None)
        self._column.list.show_rows([ruling_row(one) for one in found])

    def _take_loaded(self, loaded: LoadedNotebook) -> None:
        self._noted = loaded.noted
        if loaded.trouble is not None:
            self._notices.tell_error(loaded.trouble)
        self._list()
        if self._navigation is None:
            return
        if loaded.ruling:
            self._navigation.pages.history = loaded.history
        self._navigation.take_rulings(loaded.noted)
        self.noted.emit(loaded.noted)

    def _take_history(self, ruling: str, history: tuple[Revision, ...]) -> None:
        if self._navigation is not None:
            self._navigation.pages.history = history
            if self._navigation.address == Address(RULING, ruling):
                self._navigation.show_again()

    def _moved(self) -> None:
        navigation, work = self._navigation, self._work
        if navigation is None or work is None:
            return
        address = navigation.address
        self._column.list.follow(address)
        if address.kind == RULING:
            history = navigation.pages.history
            if not history or history[0].ruling != address.key:
                work.read_history(address.key)

    # -- writing ----------------------------------------------------------------------------------

    def write_of_seen(self) -> None:
        """Begin a ruling with what is seen: the table, a clause, a card, an official answer; or
        with nothing."""
        from judgeapp.rulings.notebook.ruling import Authority, Ruling
        from judgeapp.table.rulings.ruling_draft import today

        navigation = self._navigation
        if navigation is None:
            return
        begun = self.of_table()
        if begun is None:
            settings = self._remembered.settings
            begun = Ruling(
                authority=Authority.FLOOR_JUDGE, event=settings.event, round=settings.round,
                judge=settings.judge, date=today(), **{"question": ""} | self._seen(navigation),
            )  # fmt: skip
        self._write(begun)

    @staticmethod
    def _seen(navigation: Navigation) -> dict[str, Any]:
        """What the reader shows, as fields of a ruling about it."""
        from judgeapp.rulings.notebook.ruling import BOUNDS

        match navigation.address.kind:
            case "card":
                return {"cards": (navigation.address.key,)}
            case "passage":
                passage = navigation.passage
                if passage is not None and passage.number and passage.source == "rules":
                    return {"clauses": (passage.number,)}
            case "answer":
                precedent = navigation.pages.precedents.get(navigation.address.key)
                if precedent is not None:
                    return {
                        "question": precedent.text(navigation.language).question,
                        "cards": precedent.cards[: BOUNDS["cards"].number],
                        "clauses": precedent.clauses,
                        "answers": precedent.numbers[: BOUNDS["answers"].number],
                    }
        return {}

    def _write(self, ruling: Ruling, identity: str = "", after: tuple[str, ...] = ()) -> None:
        """Write a ruling in the form; what was being written there is kept before."""
        import msgspec

        if self._column.writes and self._column.form.is_changed and not self.keep():
            return
        self._before, self._ruling, self._after, self._replaces = ruling, identity, after, None
        empty = {field: getattr(ruling, field) for field in ruling.__struct_fields__}
        self._column.form.fill(empty | msgspec.to_builtins(ruling))
        self._column.turn(writes=True)
        self.shown.emit()
        self._preview()
        self._column.form.focus("answer" if ruling.question else "question")

    def _ruling_written(self) -> Ruling:
        from msgspec.structs import replace

        from judgeapp.rulings.notebook.ruling import Authority, Ruling, tidied

        said: dict[str, Any] = dict(self._column.form.written)
        said["authority"] = Authority(said["authority"])
        return tidied(replace(self._before or Ruling(""), **said))

    def _preview(self) -> None:
        from judgeapp.rulings.notebook.ruling import check

        self._previewing.stop()
        if self._navigation is None or not self._column.writes:
            return
        ruling, wrong = self._ruling_written(), ""
        try:
            check(ruling)
        except InputError as error:
            # That nothing is asked yet is seen.
            wrong = str(error) if ruling.question else ""
        self._column.form.tell(wrong)
        self._navigation.pages.written = (ruling, "")
        if self._navigation.address.kind == WRITTEN:
            self._navigation.show_again()
        else:
            self._navigation.open(Address(WRITTEN))

    def keep(self) -> bool:
        """Keep what stands in the form. Whether it can be; if not, the form says why."""
        from judgeapp.rulings.notebook.ruling import check

        if self._work is None or not self._column.writes:
            return True
        ruling = self._ruling_written()
        try:
            check(ruling)
        except InputError as error:
            self._column.form.tell(str(error))
            return False
        if ruling.judge:
            self._remembered.change(judge=ruling.judge, event=ruling.event, round=ruling.round)
        by, identity, after = self._by, self._ruling, self._after
        replaces = self._replaces

        def change(notebook: Notebook) -> str:
            if not identity:
                made = notebook.add(ruling, by)
            else:
                made = notebook.change(identity, ruling, by, after)
            if replaces is not None:
                notebook.set_status(replaces[0], replaces[1], by, made.ruling)
            return made.ruling

        is_as_it_was = bool(identity) and ruling == self._before and len(after) == 1
        self._column.turn(writes=False)
        if is_as_it_was:
            self._open(identity)
        else:
            self._change(change)
        return True

    def leave(self) -> None:
        """Back to the list; what was typed is not kept, unless it is asked for."""
        form = self._column.form
        if form.is_changed and not self._asks(
            self.tr("What you have written is not kept."), self.tr("Leave it")
        ):
            return
        self._column.turn(writes=False)
        if self._navigation is not None and self._navigation.address.kind == WRITTEN:
            self._navigation.walk(forward=False)
        self._column.list.setFocus()

    @property
    def _by(self) -> str:
        return self._remembered.settings.judge

    def _change(self, change: Callable[[Notebook], str]) -> None:
        """Change the notebook, then show the ruling that was changed."""
        if self._work is None:
            return
        changed: list[str] = []

        def remembering(notebook: Notebook) -> str:
            changed.append(change(notebook))
            return changed[0]

        def done() -> None:
            if changed[0]:
                self._open(changed[0])

        self._work.change(remembering, done)

    def _open(self, ruling: str) -> None:
        if self._navigation is not None:
            self._navigation.open(Address(RULING, ruling))

    # -- what is done with a ruling ---------------------------------------------------------------

    def do_with_shown(self, verb: str) -> None:
        """Do something with the ruling that the reader shows."""
        if self._navigation is not None and self._navigation.address.kind == RULING:
            self.do(Address(RULE, f"{verb} {self._navigation.address.key}"))

    def _do_wanted(self, address: Address) -> None:
        if address.kind == RULE:
            self.do(address)

    def do(self, address: Address) -> None:
        """What a link offers to do."""
        verb, _, about = address.key.partition(" ")
        if verb == "take":
            self._take(about)
            return
        ruling, _, revision = about.partition(" ")
        noted = next((one for one in self._noted if one.id == ruling), None)
        if noted is None:
            return
        if verb == "edit" and noted.content is not None:
            self._write(noted.content, ruling, noted.head_ids)
        elif verb in ("given", "appealed", "upheld"):
            self._set_status(noted, verb)
        elif verb in ("overturned", "superseded"):
            self._replace(noted, verb)
        elif verb == "back":
            self._bring_back(ruling, revision)
        elif verb == "delete":
            self._delete(noted)
        elif verb == "for-good":
            self._delete_for_good(noted)
        elif verb == "export":
            self._export((ruling,))
        elif verb == "print":
            self._print((noted,))
        elif verb == "report":
            self._ask_report((noted,))
        elif verb == "play" and noted.content is not None:
            self.played.emit(noted.content.rests_on)

    def _set_status(self, noted: NotedRuling, status: str, replaced_by: str = "") -> None:
        from judgeapp.rulings.notebook.ruling import Status

        by = self._by

        def change(notebook: Notebook) -> str:
            notebook.set_status(noted.id, Status(status), by, replaced_by)
            return noted.id

        self._change(change)

    def _replace(self, noted: NotedRuling, status: str) -> None:
        """Ask which ruling overturns or supersedes it: a new one, or one that is there."""
        from msgspec.structs import replace

        from judgeapp.rulings.notebook.ruling import Authority, Status
        from judgeapp.rulings.notebook.statuses import with_status
        from judgeapp.ui.pages.rulings.ruling_words import STATUSES, told

        content = noted.content
        if content is None:
            return
        try:
            with_status(content, Status(status), noted.id)
        except InputError as error:
            self._notices.tell_error(error)
            return
        others = [one for one in self._noted if one.id != noted.id and one.content is not None]
        new = self.tr("A new ruling")
        named = {f"{number}. {_title(one)}": one for number, one in enumerate(others, start=1)}
        chosen, is_chosen = QInputDialog.getItem(
            self._over, told(STATUSES, status), self.tr("By which ruling?"), [new, *named], 0, False
        )
        if not is_chosen:
            return
        if chosen in named:
            self._set_status(noted, status, named[chosen].id)
            return
        self._write(
            replace(content, answer="", status=Status.GIVEN, replaced_by="",
                    authority=Authority.HEAD_JUDGE, judge=self._by)
        )  # fmt: skip
        if self._column.writes and not self._ruling:
            self._replaces = (noted.id, Status(status))

    def _bring_back(self, ruling: str, revision: str) -> None:
        by = self._by

        def change(notebook: Notebook) -> str:
            notebook.bring_back(ruling, revision, by)
            return ruling

        self._change(change)

    def _delete(self, noted: NotedRuling) -> None:
        if noted.content is None:
            self._delete_for_good(noted)
            return
        told = self.tr(
            "Delete this ruling? It stays in its history and can be brought back.\n\n{title}"
        )
        if not self._asks(told.format(title=_title(noted)), self.tr("Delete")):
            return
        by = self._by

        def change(notebook: Notebook) -> str:
            notebook.delete(noted.id, by)
            return noted.id

        self._change(change)

    def _delete_for_good(self, noted: NotedRuling) -> None:
        told = self.tr("Delete this ruling for good, with all of its history?")
        again = self.tr("Nothing brings it back but a dated copy. Is it really to be deleted?")
        for question in (told, again):
            if not self._asks(question, self.tr("Delete for good")):
                return
        by = self._by

        def change(notebook: Notebook) -> str:
            notebook.delete_for_good(noted.id, by)
            return ""

        self._change(change)

    def _asks(self, question: str, yes: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Rulings"), question,
                          parent=self._over)  # fmt: skip
        does = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is does

    # -- on paper ---------------------------------------------------------------------------------

    def print_listed(self) -> None:
        """Print the rulings that the list shows: the log of an event."""
        self._print(self._listed_rulings)

    def save_listed(self) -> None:
        """Save them as a page, PDF or Markdown."""
        self._ask_report(self._listed_rulings)

    @property
    def _listed_rulings(self) -> tuple[NotedRuling, ...]:
        known = {one.id: one for one in self._noted}
        return tuple(known[ruling] for ruling in self.listed if known[ruling].content is not None)

    def _log(self, noted: Sequence[NotedRuling]) -> RulingsLog | None:
        from judgeapp.table.report.rulings_log import rulings_log

        if self._navigation is None or not noted:
            return None
        known = {one.id: one for one in self._noted}
        languages = (self._remembered.settings.language or "en",)
        return rulings_log(noted, known, self._navigation.library, languages)

    def _print(self, noted: Sequence[NotedRuling]) -> None:
        """Ask for a printer, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        if (log := self._log(noted)) is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(log.title or self.tr("Rulings"))
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self._over)
        dialog.setWindowTitle(self.tr("Print rulings"))
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer, log)

    def print_on(self, printer: QPrinter, log: RulingsLog) -> None:
        """Print on a printer, those of its pages that were asked for."""
        from judgeapp.ui.table.report.log_paper import LogPaper, log_words

        printer.setFullPage(True)
        paper = LogPaper(log, log_words(), printer.pageLayout())
        first, last = printer.fromPage() or 1, printer.toPage() or paper.count
        pages = range(min(first, paper.count) - 1, min(last, paper.count))
        paper.print_to(printer, printer.resolution(), pages)
        self._notices.tell(self.tr("Sent to the printer."))

    def _ask_report(self, noted: Sequence[NotedRuling]) -> None:
        """Where to write them, as a page, PDF or Markdown."""
        from judgeapp.table.report.heading import ReportHeading, file_name

        if (log := self._log(noted)) is None:
            return
        proposed = file_name(ReportHeading(), log.title, self.tr("rulings"))
        name, _ = QFileDialog.getSaveFileName(
            self._over, self.tr("Save rulings"), f"{proposed}.pdf",
            self.tr("PDF (*.pdf);;Page (*.html);;Markdown (*.md)"),
        )  # fmt: skip
        if name:
            path = Path(name)
            self.save_report(log, path if path.suffix else path.with_name(path.name + ".pdf"))

    def save_report(self, log: RulingsLog, file: Path) -> None:
        from judgeapp.ui.table.report.log_paper import write_log

        try:
            write_log(log, file)
        except InputError as error:
            self._notices.tell_error(error)
        else:
            self._notices.tell(self.tr("Saved as {file}.").format(file=file.name))

    # -- what travels -----------------------------------------------------------------------------

    def export_listed(self) -> None:
        """Write the rulings that the list shows to a file."""
        self._export(self.listed)

    def _export(self, rulings: tuple[str, ...]) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._over, self.tr("Export rulings"), "rulings.yaml",
            self.tr("Shared files (*.yaml *.yml)"),
        )  # fmt: skip
        if name and self._work is not None:
            path = Path(name)
            self._work.export(rulings, path if path.suffix else path.with_suffix(".yaml"))

    def _tell_written(self, name: str) -> None:
        self._notices.tell(self.tr("The rulings are in {file}.").format(file=name))

    def take_file(self) -> None:
        """Ask for a file of another judge, and show what of it is new."""
        name, _ = QFileDialog.getOpenFileName(
            self._over, self.tr("Take rulings"), "",
            self.tr("Shared files (*.yaml *.yml);;All files (*)"),
        )  # fmt: skip
        if name:
            self.look(Path(name))

    def look_at_first(self, files: Sequence[Path]) -> None:
        """Look at a file that was dropped: one is looked at at a time."""
        self.look(files[0])
        if files[1:]:
            told = self.tr("One file is looked at at a time, so only {file} is shown.")
            self._notices.tell(told.format(file=files[0].name))

    def look(self, file: Path) -> None:
        """What of a file of another judge is new, the same, or otherwise here."""
        if self._work is not None:
            self._work.look(file)

    def _show_look(self, look: SharedLook) -> None:
        self._look = look
        if self._navigation is not None:
            self._navigation.pages.shared = (look.file, look.items, set())
            self.shown.emit()
            self._navigation.open(Address(SHARED))
            self._navigation.show_rulings_again()

    def _take(self, what: str) -> None:
        """Take all that is new, or one thing of the file that is looked at."""
        from judgeapp.table.rulings.sharing import SharedState
        from judgeapp.ui.pages.rulings.ruling_page import item_key

        if self._look is None or self._work is None:
            return
        if what == "new":
            new = (SharedState.NEW, SharedState.NEWER)
            wanted = [item for item in self._look.items if item.state in new]
        else:
            wanted = [item for item in self._look.items if item_key(item) == what]
        if wanted:
            self._work.take(self._look.shared, wanted)

    def _took(self, items: tuple[SharedItem, ...]) -> None:
        from judgeapp.ui.pages.rulings.ruling_page import item_key

        if self._navigation is not None:
            self._navigation.pages.shared[2].update(map(item_key, items))
            self._navigation.show_rulings_again()


def _title(noted: NotedRuling) -> str:
    content = noted.content
    title = " ".join(content.question.split()) if content is not None else ""
    return title if len(title) <= _LONGEST_TITLE else title[: _LONGEST_TITLE - 1] + "…"
