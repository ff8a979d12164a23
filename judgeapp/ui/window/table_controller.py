"""Controller of the table: ways to it, and from it to the reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.views import TABLE
from judgeapp.ui.widgets.box import fit_all
from judgeapp.ui.widgets.on_demand import OnDemand
from judgeapp.ui.window.layout.central_widget import CentralWidget
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.messages.errors import InputError
    from judgeapp.table.tree.tree import Tree
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation
    from judgeapp.ui.table.table import Table


class TableController(QObject):
    """Creates the table on first use, and passes on to it."""

    followed = Signal(object)  # the Address of a page that was chosen at the table
    cards_wanted = Signal()  # import cards: none are known

    def __init__(
        self,
        folder: Path,
        settings: WindowSettings,
        central: CentralWidget,
        announce: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder, self._settings, self._announce = folder, settings, announce
        self._body, self._notices = central.body, central.notices
        # Created on first use, once the rules are open.
        self.tables = OnDemand(self._create_table)
        # Actions that have a button at the table.
        self.offered: Sequence[QAction] = ()
        self._navigation: ReaderNavigation | None = None
        self._hindered = self._aside = ""  # notices about the last action

    def begin(self, navigation: ReaderNavigation) -> None:
        self._navigation = navigation

    @property
    def table(self) -> Table | None:
        return self.tables.made

    def let_move(self, *, moves: bool) -> None:

        def show(table: Table) -> None:
            table.view.moves = moves

        self.tables.call_when_made("moves", show)

    def show(self) -> None:
        if self._navigation is not None:
            self._body.setCurrentWidget(self.tables.part)

    def _create_table(self) -> Table:
        from judgeapp.table.tree.tree import ReportHeading
        from judgeapp.ui.table.table import Table

        assert self._navigation is not None
        settings = self._settings.current
        table = Table(self._folder, self._navigation.library, settings.table, self._body)
        self._body.addWidget(table)
        table.followed.connect(self.followed)
        table.troubled.connect(self._notices.show_error)
        table.hindered.connect(self._show_hindrance)
        table.session.changed.connect(self._go_on)
        table.session.noted.connect(self._go_on)
        table.setup.position_changed.connect(self._go_on)
        table.setup.import_cards.clicked.connect(self.cards_wanted)
        table.put_aside.connect(self._offer_again)
        table.noticed.connect(self._notices.show_notice)
        table.changed.connect(self._settings.save_soon)
        table.announced.connect(self._announce)
        table.prefer(self._settings.language, self._settings.shown_text)
        table.remember(ReportHeading(event=settings.event, round=settings.round, judge=settings.judge))
        table.remembered.connect(lambda h: self._settings.change(event=h.event, round=h.round, judge=h.judge))
        table.card_languages.prefer(settings.cards)
        table.card_languages.chosen.connect(lambda tag: self._settings.change(cards=tag))
        table.bar.offer(self.offered)
        fit_all(table)
        return table

    def do(self, what: Callable[[Table], object]) -> None:
        """Send an action to the table, once it is open."""
        if self.table is not None:
            self.table.when_open(partial(what, self.table))

    def show_beside(self, address: Address) -> None:
        self.do(lambda table: table.cited_card.open(address))

    def play(self, address: Address) -> None:
        if self._navigation is None:
            return
        stored = self._navigation.pages.stored_cards(address.key)
        if address.kind == Kind.SCENES:
            self.do(lambda table: table.seating.show_scenes(address.key))
        elif address.kind == Kind.PLAY:
            self.do(lambda table: table.seating.play_key(address.key))
        elif address.kind == Kind.PLAY_BOTH:
            self.do(lambda table: table.seating.play_both(address.key))
        elif stored:
            language = self._settings.language or "en"
            record = next((k.record for k in stored if k.record.language == language), stored[0].record)
            self.do(lambda table: table.seating.try_card(record))

    def prefer(self, language: str, text: str) -> None:
        if self.table is not None:
            self.table.prefer(language, text)

    def escape(self) -> None:
        """Out of what precedes the board."""
        self._notices.dismiss(self._hindered)
        self.do(lambda table: table.escape())

    @property
    def widths(self) -> tuple[int, ...]:
        """Widths of the table's columns, as the judge gave them."""
        return self.table.room.columns.widths if self.table is not None else self._settings.current.table

    @property
    def is_idle(self) -> bool:
        return self.table is None or self.table.is_idle

    def close(self) -> None:
        if self.table is not None:
            self.table.autosave.close()

    def _show_hindrance(self, error: InputError) -> None:
        """Show why something can't be done; one notice at a time."""
        self._notices.dismiss(self._hindered)
        self._hindered = self._notices.show_error(error)

    def _go_on(self) -> None:
        """Dismiss the notices about an action before this one."""
        self._notices.dismiss(self._hindered)
        if self.table is not None and self.table.session.is_touched:
            self._notices.dismiss(self._aside)

    def _offer_again(self, tree: Tree) -> None:
        text = self.tr("The previous table was set aside.")
        self._notices.dismiss(text)
        if self.table is not None:
            again = partial(self.table.seating.sit_down, tree)
            self._aside = self._notices.show_notice(text, offer=self.tr("Restore"), then=again, view=TABLE.key)
