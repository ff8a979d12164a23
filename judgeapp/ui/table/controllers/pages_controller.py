"""Pages in place of the board: differences, lines of play, two accounts, and the report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtWidgets import QWidget

from judgeapp.clauses.citing import leading_played
from judgeapp.engine.state.state import replace
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.varying import PlayedDecision, Variation, decisions_between
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.rulings.players import names_by_seat
from judgeapp.scenario.table import BLANKS
from judgeapp.table.comparing.editions import EditionComparison, compare_line, play_anew
from judgeapp.table.dispute.dispute import Dispute, add_branch
from judgeapp.table.dispute.disputed_accounts import Begin, ShowFor
from judgeapp.table.rendering.rendering import players_named
from judgeapp.table.results import Results
from judgeapp.table.rulings.ruling_draft import draft_ruling
from judgeapp.table.tree.tree import ROOT, LineOfPlay, RuledAccounts, Tree, play_line
from judgeapp.ui.actions import SENDING
from judgeapp.ui.localization import translate
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.dispute.comparison_page import ComparisonPage, comparison_view
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.dispute.dispute_view import refused_text
from judgeapp.ui.table.exploring.explore_page import ExplorePage, explore_view, outcomes_text
from judgeapp.ui.table.intents import ExploreLines, MakeReport
from judgeapp.ui.table.line_follower import LineFollower
from judgeapp.ui.table.report.report_page import MAX_PICTURES, ReportPage, ReportSources, ReportView, report_view
from judgeapp.ui.table.table_state import Explored
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.lifetime import connect_until_closed

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table

T = TypeVar("T")


class PagesController(Worker):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table, self._pages, self._room, self._session = table, table.pages, table.room, table.session
        self._comparing = self._task(translate("EditionComparisonController", "comparing editions of the rules"))
        self.sources = ReportSources(table.library)
        # Pictures of boards for the report, until the pictures of cards change.
        self.pictures = Results(MAX_PICTURES + 1)
        connect_until_closed(card_pictures().pictures_changed, self, self.pictures.clear)
        self._session.noted.connect(self._show_reader)
        self.following = LineFollower(translate("ExplorePage", "exploring every line"), self)
        self.following.progressed.connect(lambda progress: self._take(progress=progress))
        self.following.explored.connect(lambda outcomes: self._take(progress=None, outcomes=outcomes))
        self.following.refused.connect(self._take_refused)

    def _go_to(self, page: QWidget) -> None:
        self._room.show_page(page)
        page.setFocus()

    def leave_other(self) -> None:
        """Show the board in place of the scenes, and of a page that is not about the session."""
        page, tree = self._room.stack.currentWidget(), self._session.tree
        is_other = page is self._table.scenes
        if isinstance(page, ComparisonPage):
            is_other = self._session.now.compared is None
        elif isinstance(page, DisputePage) and page.state.tree is not None:
            is_other = page.state.tree.beginning is not tree.beginning
        if is_other:
            self._room.show_page(self._table.board)

    def show_again(self) -> None:
        """Show the page that is seen, and the accounts, from the seat and in the language of the table."""
        page = self._room.stack.currentWidget()
        self._show_reader()
        if isinstance(page, ComparisonPage):
            page.draw(comparison_view(self._session.now), again=True)
        elif isinstance(page, ReportPage):
            page.show_again()
        elif isinstance(page, ExplorePage):
            self._show_lines(page)

    # Comparing

    def compare(self) -> None:
        """Compare the current node with that selected in the tree, or else with the end of the last branch."""
        tree, other = self._session.tree, self._table.branches.chosen
        if other == tree.current:
            ends = [end for end in tree.ends if end != tree.current]
            if not ends:
                self._table.announced.emit(translate("Table", "Nothing to compare with yet."))
                return
            other = ends[-1]
        self.compare_with(other)

    def compare_with(self, other: int | EditionComparison) -> None:
        """Show the comparison with another node, or by both editions."""
        page = self._pages.comparison.part
        self._session.become(compared=other)
        page.draw(comparison_view(self._session.now))
        self._go_to(page)

    def compare_editions(self) -> None:
        """Compare the choices up to the current node by both editions of the rules."""
        if self._table.setup_controller.settle():
            tree, language = self._session.tree, self._session.now.spoken
            self._work(partial(compare_line, tree, tree.current, language), self.compare_with)

    def play_anew(self) -> None:
        """Replay the table by the leading edition, if it is played by another."""
        if not self._table.setup_controller.settle():
            return
        beginning = self._session.tree.beginning
        if beginning.state.rules == leading_played():
            text = translate("Table", "This table already uses rules {edition}.")
            self._table.announced.emit(text.format(edition=leading_played()))
        elif not beginning.scenario:
            text = translate("Table", "A table opened from a replay can't be replayed under other rules.")
            self._table.announced.emit(text)
        else:
            work = partial(play_anew, self._session.tree, leading_played(), self._session.now.spoken)
            self._work(work, self._table.seating.sit_down_anew)

    def _work(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Play the table by an edition off the interface thread."""
        tree = self._session.tree

        def end(result: T) -> None:
            # If the judge has gone on meanwhile, the result is stale.
            if self._session.tree is tree:
                then(result)

        self._comparing.start(work, end, self._table.hindered.emit)

    # Exploring

    def explore(self) -> None:
        """Explore all lines of play from the current position, or from the one that is set up."""
        if self._table.setup_controller.settle():
            page = self._pages.explore.part
            self._show_lines(page)
            self._go_to(page)

    def _show_lines(self, page: ExplorePage) -> None:
        """Show the lines of play; those of another table are forgotten."""
        session = self._session
        explored = session.now.explored
        if explored.tree is not None and explored.tree.beginning is not session.tree.beginning:
            self.following.drop()
            session.become(explored=Explored())
        page.draw(explore_view(session.now, session.results))

    def explore_lines(self, intent: ExploreLines) -> None:
        tree = self._session.tree
        if tree.game.decision is None:
            self._take(claims=intent.claims)
            return
        varying = Variation(intent.whose, _line_below(tree), tuple(BLANKS))
        asked = ExploringRequest(intent.horizon, varying, intent.claims)
        progress = ExploringProgress(1, 1, 0)
        self._take(claims=intent.claims, tree=tree, node=tree.current, asked=asked, progress=progress, outcomes=None)
        self.following.start(tree.game, asked)

    def _take_refused(self, error: InputError | None) -> None:
        """Show that it could not be explored, and nothing is known of it."""
        if error is not None:
            self._table.hindered.emit(error)
        self._take(tree=None, progress=None, outcomes=None)

    def _take(self, **changes: Any) -> None:
        self._session.become(explored=replace(self._session.now.explored, **changes))
        self._show_lines(self._pages.explore.part)

    def add_outcomes(self) -> None:
        if self._session.now.explored.outcomes is not None:
            self.add_to_report(outcomes_text(self._session.now, self._session.results))

    def play_line(self, line: LineOfPlay) -> None:
        """Add a line of play as a branch of the table, and look at its end."""
        tree, moment = play_line(self._session.tree, line)
        self._room.show_page(self._table.board)
        self._session.replace(tree)
        if moment is not None:
            self._session.look(self._session.texts.explain(self._session.now, tree.current)[moment])
        self._room.take_focus()

    # Disputing

    def _settle(self, intent: PlainIntent) -> bool:
        """Open the position set up. Returns whether anything is on the table; if not, shows how to begin."""
        if not self._table.setup_controller.settle():
            return False
        if self._session.tree.beginning.state.cards:
            return True
        hint = translate("Table", "The table is empty. Set up the position, or open a table or scene. Then: {action}.")
        self._table.seating.show_scenes(hint=hint.format(action=SENDING[intent].tip))
        self._table.scenes.new.setFocus()
        return False

    def argue(self) -> None:
        """Compare two accounts from the beginning of this table, or from the position set up."""
        if not self._settle(PlainIntent.DISPUTE):
            return
        page = self._pages.dispute.part
        place_name = self._table.called or translate("Table", "the beginning of this table")
        page.dispatch(self._reader)
        page.dispatch(Begin(self._session.tree, ROOT, self._table.branches.chosen, place_name))
        self._go_to(page)

    @property
    def _reader(self) -> ShowFor:
        now, heading = self._session.now, self._session.tree.notes.heading
        headed = heading.players if heading is not None else ("", "")
        return ShowFor(now.seat, now.language, now.printing, headed)

    def _show_reader(self) -> None:
        reader = self._reader
        self._pages.dispute.call_when_made("reader", lambda page: page.dispatch(reader))

    def add_accounts(self, disputed: Dispute) -> None:
        tree = self._session.tree
        with players_named(names_by_seat([account.who for account in disputed.accounts], self._reader.headed)):
            for account in disputed.accounts:
                tree = add_branch(tree.go(ROOT), account, refused_text)
        self._session.replace(tree)
        self._table.show_board()

    # Handing over

    def _begin_report(self) -> ReportPage:
        page = self._pages.report.part
        shown = self._room.stack.currentWidget()
        ends_at_dispute = page.request.ends_at_dispute if shown is page else self._room.argues
        page.begin(self._session.now.language, ends_at_dispute=ends_at_dispute)
        return page

    def report_view(self, wanted: MakeReport) -> ReportView:
        """The report as it would be handed over now. Raises InputError."""
        request = replace(wanted.request, followed=self.ruled.followed)
        return report_view(self._session.now, replace(wanted, request=request), self.sources, self.pictures)

    def report(self) -> None:
        """Report on the game, or on the setup."""
        if self._settle(PlainIntent.REPORT):
            self._go_to(self._begin_report())

    def print_report(self) -> None:
        """Print the report; its preview is shown first."""
        page = self._room.stack.currentWidget()
        if isinstance(page, ReportPage):
            page.print_out()
        else:
            self.report()

    def add_to_report(self, text: str, *, on_accounts: bool = False) -> None:
        self._begin_report().add(text, self.ruled if on_accounts else None)
        self._table.announced.emit(translate("Table", "Added to the ruling in the report."))

    def ruling(self) -> Ruling:
        """Ruling to give on the line to the current node, or on the setup."""
        self._table.setup_controller.settle()
        wanted = MakeReport(self._begin_report().request)
        return draft_ruling(self.report_view(wanted).made, self._session.tree)

    @property
    def ruled(self) -> RuledAccounts:
        """The accounts to rule on, in their current state."""
        accounts = self._session.tree.notes.accounts
        dispute = self._pages.dispute.made
        followed = dispute.state.followed if dispute is not None else self._session.tree.notes.followed
        return RuledAccounts(tuple(steps for _, steps in accounts), followed)

    def take_ruling(self, ruling: Ruling, drafted: Ruling | None = None) -> None:
        """Fill the report of the same position with a ruling that was given on it; `drafted` before it was changed."""
        now = self.ruling()
        if ruling.rests_on and ruling.rests_on == now.rests_on:
            is_on_these = (ruling.account_a, ruling.account_b) == (now.account_a, now.account_b)
            if drafted is not None and (now.account_a or now.account_b):
                is_on_these &= (drafted.answer, drafted.clauses) == (now.answer, now.clauses)
            self._pages.report.part.take_ruling(ruling, drafted or now, self.ruled if is_on_these else None)


def _line_below(tree: Tree) -> tuple[PlayedDecision, ...]:
    """Decisions after the current node, where any were made."""
    number = tree.current
    while number in tree.latest and tree.latest[number] in tree.below[number]:
        number = tree.latest[number]
    return decisions_between(tree.nodes[number].game, tree.game)
