"""Display of the table: the session's position, or the one that is set up, on all parts."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.clauses.citing import leading_played
from judgeapp.engine.identity import UnitId
from judgeapp.library import Library
from judgeapp.table.board.board import clauses_of
from judgeapp.table.comparing.editions import EditionComparison
from judgeapp.table.dispute.intents import ShowFor
from judgeapp.table.scenes import title_in
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.localization import current_language
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.table.dispute.comparison_page import ComparisonPage
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.exploring.explore_page import ExplorePage
from judgeapp.ui.table.report.report_page import ReportPage
from judgeapp.ui.table.room import Room

_SEATS = ("A", "B")
# Tables left behind that undo brings back.
_MOST_BEFORE = 8


class TableDisplay(Room):
    """announced      -- something that was done, in a sentence
    troubled  -- an InputError
    """

    announced = Signal(str)
    troubled = Signal(object)

    def __init__(self, folder: Path, library: Library, widths: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(library, widths, parent)
        self.folder = folder
        self.seat = _SEATS[0]
        # Of the reader.
        self.language = ""
        self.is_open = False
        # The tree that is compared, and with what: the node beside that where one is, or what its
        # way comes to by both editions.
        self._compared_tree: Tree | None = None
        self._compared: int | EditionComparison = 0
        # The tables that were played at before this one, where anything was done at them, the last one last.
        self.before = deque[Tree](maxlen=_MOST_BEFORE)
        self.view.clauses = self._clauses_of

    def _clauses_of(self, unit: int) -> dict[str, tuple[str, ...]]:
        """Clauses by which a card on the field is what it is."""
        state = self.setup.state if self.sets_up else self.session.state
        return clauses_of(state, UnitId(unit))

    # What is shown

    def show_played(self) -> None:
        """Show where the session is."""
        page = self.stack.currentWidget()
        if isinstance(page, ComparisonPage) and self._compared_tree is self.session.tree:
            # The cards are shown in another language.
            self.show_comparison(self._compared)
        elif page is self.scenes or isinstance(page, ComparisonPage):
            self.show_page(self.board)
        elif isinstance(page, ReportPage):
            page.show_again()
        elif isinstance(page, ExplorePage):
            page.show_printing(self.session.printing, self.session.spoken)
            page.show_tree(self.session.tree, self.seat)
        self.title.show_text(self.called)
        self._show_words()
        self._fill_palette()

    @property
    def called(self) -> str:
        """The table's title, that of a ready scene in the language of the window."""
        return title_in(self.session.tree.beginning.title, current_language())

    def _show_words(self) -> None:
        """Show everything that is in the language of the reader."""
        self._show_board()
        self.timeline.show_session(self.session)
        self.branches.show_session(self.session)
        session = self.session
        earlier = session.shown_state if session.looks_at is not None else None
        self.decision.language = session.spoken
        self._show_accounts()
        self.decision.show_decision(session.shown, session.question, earlier, session.not_triggered)

    def _show_accounts(self) -> None:
        def show(page: DisputePage) -> None:
            page.dispatch(ShowFor(self.seat, self.language, self.session.printing))

        self.pages.dispute.tell("reader", show)

    def _show_board(self) -> None:
        self.bar.show_seat(self.seat)
        beginning, leading = self.session.tree.beginning, leading_played()
        can_replay = beginning.state.rules != leading and bool(beginning.scenario)
        self.bar.offer_edition(leading if can_replay and not self.sets_up else "")
        if self.sets_up:
            self.show_setup()
            return
        self.show_undo()
        shown = self.session.board
        self.pending.show_board(shown)
        self.view.mark(())
        self.board.show_board(shown, self.seat)

    def show_setup(self) -> None:
        """The position that is set up, on the board and as text."""
        shown = self.setup.board
        self.title.show_text(self.setup.scenario.title or self.tr("A new position"))
        self.pending.show_board(shown)
        self.board.show_board(shown, self.seat)
        self.show_undo()

    def show_undo(self) -> None:
        """Show whether there is anything to take back, or to do again."""
        draft, tree = self.setup.draft, self.session.tree
        undoes, redoes = (draft.past, draft.future) if self.sets_up else (tree.can_undo or self.before, tree.can_redo)
        self.bar.undo.setEnabled(bool(undoes))
        self.bar.redo.setEnabled(bool(redoes))

    def show_comparison(self, other: int | EditionComparison) -> None:
        """Compare the current node with another one, or by both editions."""
        tree, page = self.session.shown, self.comparison_page
        self._compared_tree, self._compared = self.session.tree, other
        page.language = self.session.spoken
        if isinstance(other, EditionComparison):
            page.show_editions(tree, tree.current, other, self.seat)
        else:
            page.show_nodes(tree, tree.current, other, self.seat)
        self.show_page(page)

    def flip(self) -> None:
        """Look from the other player's seat."""
        self.seat = _SEATS[1 - _SEATS.index(self.seat)]
        seat = self.seat
        self.pages.comparison.tell("seat", lambda page: page.look_from(seat))
        self._show_accounts()
        self._show_board()

    # In what words, and of which cards

    def prefer(self, language: str, text: str) -> None:
        """Show this language first: in reports, of cards, and of what is not printed on them; and
        of the clauses this text."""
        self.cited_card.shown = ShownText(language, text)
        self.cited_card.render_again()
        if language == self.language and self.is_open:
            return
        self.language = language
        self.session.prefer(language)
        self.setup.prefer(language)
        self._show_accounts()
        if self.is_open:
            self._show_words()

    def take_cards(self, cards: Cards) -> None:
        """Offer these cards where a position is set up; a report has what is printed on them."""
        self.setup.take_cards(cards)
        self.pages.report.tell("cards", lambda page: page.take_cards(cards))

    def take_taught(self, taught: tuple[TaughtPhrase, ...]) -> None:
        """Read the texts of cards that come to the table by what has been taught."""
        self.setup.taught = taught

    # What stands at the right

    def show_right(self, page: QWidget) -> None:
        """The decision, the palette, or the form in which a position is set up."""
        was_set_up = self.sets_up
        self.right.setCurrentWidget(page)
        self.right.setFocusProxy(page)
        if self.sets_up or was_set_up:
            if not self.sets_up:
                self.title.show_text(self.called)
            self.show_columns()
            self._show_board()

    def show_decision(self) -> None:
        """Show the decision; what was set up stays as it is."""
        self.show_right(self.decision)
        self.right.setFocus()

    def toggle_by_hand(self) -> None:
        """The palette instead of the decision, and back."""
        shows = not self.changes_by_hand
        self.show_right(self.by_hand if shows else self.decision)
        self.columns.wants_right = True
        self.show_columns()
        self._fill_palette()
        self.right.setFocus()

    def _fill_palette(self) -> None:
        if self.changes_by_hand:
            self.by_hand.show_session()
