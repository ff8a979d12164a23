"""Copies of the page read, with its citation."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from judgeapp.ui.reader.reader_navigation import ReaderNavigation
from judgeapp.ui.window.window_settings import WindowSettings


class CitationCopy(QObject):
    def __init__(
        self, settings: WindowSettings, navigation: ReaderNavigation, announce: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings, self._navigation, self._announce = settings, navigation, announce

    def copy(self, *, markdown: bool) -> None:
        from judgeapp.desk import citation
        from judgeapp.questions.question import ProvenQuestion
        from judgeapp.rulebook.passage import Passage
        from judgeapp.rulings.precedent import Precedent

        corpus, language = self._navigation.library.corpus, self._navigation.language
        match self._navigation.quoted:
            case Passage() as passage:
                form = citation.as_markdown if markdown else citation.as_text
                text = form(corpus, passage, self._settings.shown_text)
            case ProvenQuestion() as question:
                text = citation.proven_answer(corpus, question, language).written(markdown=markdown)
            case Precedent() as precedent:
                text = citation.official_answer(precedent, language).written(markdown=markdown)
            case None:
                return
        QGuiApplication.clipboard().setText(text)
        self._announce(self.tr("Copied with its citation."))

    def copy_number(self) -> None:
        """Copy the name of the passage: its number, its edition, or its id."""
        if (passage := self._navigation.passage) is None:
            return
        from judgeapp.ui.pages.rules.passage_page import edition_of
        from judgeapp.ui.pages.wording import version_label

        of = edition_of(passage)
        number = version_label(of[0]) if of is not None else passage.number or passage.id
        QGuiApplication.clipboard().setText(number)
        self._announce(self.tr("Copied {number}.").format(number=number))
