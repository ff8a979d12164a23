"""Controller of the notebook: listing, reading and changing rulings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.notebook.ruling import has_words
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.rulings.ruling_page import ruling_command, ruling_row
from judgeapp.ui.rulings.notebook_work import LoadedNotebook, NotebookWork, RulingHistory
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.ruling_actions import RulingActions
from judgeapp.ui.window.controllers.ruling_editor import RulingEditor
from judgeapp.ui.window.controllers.ruling_files import RulingFiles

_FILTER_AFTER_MS = 120


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
        self._actions = RulingActions(shared, work, self.writing)
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

    # -- the list ---------------------------------------------------------------------------------

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
        self._show_list()
        shown = self._navigation.address
        if loaded.ruling:
            self._show_history(loaded.history)
        elif shown.kind == Kind.RULING and any(noted.id == shown.key for noted in loaded.noted):
            self._work.read_history(shown.key)
        self._navigation.set_rulings(loaded.noted)
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

    # -- commands on rulings ----------------------------------------------------------------------

    def do_with_shown(self, verb: str) -> None:
        if self._navigation.address.kind == Kind.RULING:
            self.do(ruling_command(verb, self._navigation.address.key))

    def do(self, address: Address) -> None:
        actions, files = self._actions, self.files
        verb, _, about = address.key.partition(" ")
        if verb == "take":
            files.take(about)
            return
        ruling, _, revision = about.partition(" ")
        noted = next((r for r in self._work.noted if r.id == ruling), None)
        if noted is None:
            return
        if verb in ("given", "appealed", "upheld"):
            actions.set_status(noted, verb)
        elif verb in ("overturned", "superseded"):
            actions.replace(noted, verb)
        elif verb == "edit" and noted.content is not None:
            self.writing.change(ruling, noted.content, noted.head_ids)
        elif verb == "play" and noted.content is not None:
            self._navigator.play_text(noted.content.rests_on)
        else:
            others: dict[str, Callable[[], None]] = {
                "back": lambda: actions.restore(ruling, revision),
                "delete": lambda: actions.delete(noted),
                "keep": lambda: actions.keep(ruling),
                "for-good": lambda: actions.delete_for_good(noted),
                "export": lambda: files.export((ruling,)),
                "print": lambda: files.print((noted,)),
                "report": lambda: files.ask_report((noted,)),
            }
            if verb in others:
                others[verb]()

    def keep(self, rulings: Sequence[str]) -> None:
        """Show again and keep rulings that other judges deleted permanently."""
        self._actions.keep(*rulings)

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
