"""Controller of the notebook: listing, reading and changing rulings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared
from judgeapp.ui.window.controllers.ruling_editor import RulingEditor

if TYPE_CHECKING:
    from judgeapp.rulings.notebook.revision import NotedRuling
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation
    from judgeapp.ui.rulings.notebook_work import LoadedNotebook, NotebookWork, RulingHistory
    from judgeapp.ui.window.controllers.ruling_actions import RulingActions
    from judgeapp.ui.window.controllers.ruling_files import RulingFiles

_FILTER_AFTER_MS = 120


class RulingController(Controller):
    """Controller of rulings; calls before `begin` wait (`DeferredCalls`). `writing`: the form."""

    rulings_changed = Signal(object)  # the current NotedRulings
    view_wanted = Signal()  # show the view
    play_wanted = Signal(str)  # play the text of a scenario
    scenes_changed = Signal()  # the scenes of the data folder changed

    # Set by `begin`.
    _work: NotebookWork
    _actions: RulingActions
    files: RulingFiles

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._column = shared.rulings
        self.writing = RulingEditor(shared)
        self.writing.form_wanted.connect(self.view_wanted)
        self._filtering = timer(self, _FILTER_AFTER_MS, self._list)
        listed = self._column.list
        for asked, action in (
            (listed.new_wanted, self.writing.write_of_seen),
            (listed.import_wanted, self.ask_for_file),
            (listed.export_wanted, self.export_listed),
            (listed.print_wanted, self.print_listed),
            (listed.save_wanted, self.save_listed),
        ):
            asked.connect(partial(shared.deferred.do, action))
        listed.deletion_wanted.connect(lambda ruling: self.do(Address(Kind.RULE, f"delete {ruling}")))

    def begin(self, navigation: ReaderNavigation) -> None:
        from judgeapp.ui.rulings.notebook_work import NotebookWork
        from judgeapp.ui.window.controllers.ruling_actions import RulingActions
        from judgeapp.ui.window.controllers.ruling_files import RulingFiles

        self._navigation = navigation
        self._work = work = NotebookWork(self._folder, self)
        self._actions = RulingActions(self._shared, navigation, work, self.writing)
        self.files = RulingFiles(self._shared, navigation, work)
        self.files.view_wanted.connect(self.view_wanted)
        self.files.scenes_changed.connect(self.scenes_changed)
        work.loaded.connect(self._on_loaded)
        work.history_read.connect(self._on_history)
        work.troubled.connect(self._notices.show_error)
        self._column.list.filtered.connect(self._filtering.start)
        listing = self._column.list.listing
        listing.glanced.connect(navigation.glance)
        listing.opened.connect(navigation.open)
        navigation.moved.connect(self._on_moved)
        navigation.commands[Kind.RULE] = self.do
        work.load()
        self.writing.begin(navigation, work)

    @property
    def is_idle(self) -> bool:
        return self._work.is_idle and self.writing.is_idle and not self._filtering.isActive()

    def close(self) -> None:
        """Save typed text and stop."""
        self.writing.close()
        self._work.close()

    # -- the list ---------------------------------------------------------------------------------

    @property
    def listed(self) -> tuple[str, ...]:
        return tuple(address.key for address in self._column.list.model.things())

    def _list(self) -> None:
        from judgeapp.rulings.notebook.ruling import has_words
        from judgeapp.ui.pages.rulings.ruling_page import ruling_row

        self._filtering.stop()
        words = self._column.list.words
        listed = [
            noted
            for noted in self._work.noted
            if (has_words(noted.content, words) if noted.content is not None else not words.strip())
        ]
        # Deleted rulings come last.
        listed.sort(key=lambda ruling: ruling.content is None)
        self._column.list.show_rows([ruling_row(noted) for noted in listed])

    def _on_loaded(self, loaded: LoadedNotebook) -> None:
        self._notices.show_error(loaded.trouble)
        self._list()
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
        self._column.list.follow(address)
        if address.kind == Kind.RULING:
            history = navigation.pages.history
            if not history or history[0].ruling != address.key:
                work.read_history(address.key)

    # -- commands on rulings ----------------------------------------------------------------------

    def do_with_shown(self, verb: str) -> None:
        """Do something with the ruling that the reader shows."""
        if self._navigation.address.kind == Kind.RULING:
            self.do(Address(Kind.RULE, f"{verb} {self._navigation.address.key}"))

    def do(self, address: Address) -> None:
        """Follow a link about a ruling."""
        actions, files = self._actions, self.files
        verb, _, about = address.key.partition(" ")
        if verb == "take":
            files.take(about)
            return
        ruling, _, revision = about.partition(" ")
        noted = next((r for r in self._work.noted if r.id == ruling), None)
        if noted is None:
            return
        if verb == "edit" and noted.content is not None:
            self.writing.change(ruling, noted.content, noted.head_ids)
        elif verb in ("given", "appealed", "upheld"):
            actions.set_status(noted, verb)
        elif verb in ("overturned", "superseded"):
            actions.replace(noted, verb)
        elif verb == "back":
            actions.restore(ruling, revision)
        elif verb == "delete":
            actions.delete(noted)
        elif verb == "keep":
            actions.keep(ruling)
        elif verb == "for-good":
            actions.delete_for_good(noted)
        elif verb == "export":
            files.export((ruling,))
        elif verb == "print":
            files.print((noted,))
        elif verb == "report":
            files.ask_report((noted,))
        elif verb == "play" and noted.content is not None:
            self.play_wanted.emit(noted.content.rests_on)

    def keep(self, rulings: Sequence[str]) -> None:
        """Show again and keep rulings that other judges deleted permanently."""
        self._actions.keep(*rulings)

    def keep_deleted(self) -> None:
        """Show again and keep all rulings that other judges deleted permanently."""
        self.keep([noted.id for noted in self._work.noted if noted.is_hidden])

    def print_listed(self) -> None:
        """Print the rulings that the list shows: the log of an event."""
        self.files.print(self._listed_rulings)

    def save_listed(self) -> None:
        """Save them as a page, PDF or Markdown."""
        self.files.ask_report(self._listed_rulings)

    @property
    def _listed_rulings(self) -> tuple[NotedRuling, ...]:
        known = {noted.id: noted for noted in self._work.noted}
        return tuple(known[ruling] for ruling in self.listed if known[ruling].content is not None)

    def export_listed(self) -> None:
        """Write the rulings that the list shows to a file."""
        self.files.export(self.listed)

    def ask_for_file(self) -> None:
        """Ask for a file of another judge, and show what of it is new."""
        self.files.ask()

    def preview(self, files: Sequence[Path]) -> None:
        """Look at a file that was dropped: one is looked at at a time."""
        self.files.preview(files)
