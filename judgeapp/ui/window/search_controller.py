"""Controller of the search field: asks, walks through the results, and remembers questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgeapp.desk.settings import MAX_QUESTION_LENGTH
from judgeapp.ui.views import SEARCH
from judgeapp.ui.window.layout.central_widget import CentralWidget
from judgeapp.ui.window.navigator import Navigator
from judgeapp.ui.window.window_settings import WindowSettings

if TYPE_CHECKING:
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation


class SearchController(QObject):
    """A question that is typed before the rules are open is asked as soon as they are."""

    def __init__(self, central: CentralWidget, settings: WindowSettings, navigator: Navigator, parent: QObject) -> None:
        super().__init__(parent)
        self._field, self._reader = central.omnibox, central.columns.reader
        self._listing = central.columns.results.listing
        self._settings = settings
        self._navigator = navigator
        self._navigation: ReaderNavigation | None = None
        # Enter was pressed before the answer arrived.
        self._opens = False
        self._before = settings.current.question
        self._field.setText(self._before)
        self._field.asked.connect(self._ask)
        self._field.walked.connect(self._walk_results)
        self._field.chosen.connect(self._open_result)
        self._listing.opened.connect(self._remember)

    def begin(self, navigation: ReaderNavigation) -> None:
        self._navigation = navigation
        navigation.pages.recent = self._settings.current.recent
        navigation.question_wanted.connect(self._put)
        navigation.answered.connect(self._open_awaited)

    @property
    def is_as_before(self) -> bool:
        """True if nothing was typed since the last session."""
        return self._field.text() == self._before

    def _ask(self, text: str) -> None:
        self._opens = False
        # After the first key the search is already shown.
        if not self._navigator.at_search:
            self._navigator.show_view(SEARCH.key, focus=False, page=False)
        if self._navigation is not None:
            self._navigation.ask(text)
        self._settings.save_soon()

    def _put(self, text: str) -> None:
        """A link asks this."""
        if self._field.text() == text and self._navigation is not None:
            self._ask(text)
        self._field.setText(text)

    def _walk_results(self, step: int, by_pages: bool) -> None:
        self._navigator.show_view(SEARCH.key, focus=False, page=False)
        self._listing.walk(step * (self._listing.page() if by_pages else 1))

    def _open_result(self) -> None:
        if self._navigation is not None and not self._navigation.is_answered:
            # The list still answers another question.
            self._opens = True
            return
        if self._listing.chosen is not None:
            self._listing.open_chosen()
            self._reader.setFocus()

    def _open_awaited(self) -> None:
        if self._opens:
            self._opens = False
            self._open_result()

    def _remember(self) -> None:
        """Remember the question when one of its results is opened."""
        question = self._field.text().strip()[:MAX_QUESTION_LENGTH]
        if question:
            self._settings.change(recent=self._settings.current.asked(question).recent)
            if self._navigation is not None:
                self._navigation.pages.recent = self._settings.current.recent
