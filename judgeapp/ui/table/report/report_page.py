"""Handing over: the ruling, and in what the report is written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk.languages import LANGUAGES
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.ui.pages.wording import language_told
from judgeapp.ui.table.report.report_file import Grab, write_report
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.bounded_field import BoundedField
from judgeapp.ui.widgets.plain_text import PlainLabel


class ReportPage(QWidget):
    """Hands over the way to where one is. `grab` draws a board.

    written  -- title or ruling are others, at every keystroke
    said     -- what was done, in a sentence
    troubled -- an InputError
    left     -- back to the board
    """

    written = Signal()
    said = Signal(str)
    troubled = Signal(object)
    left = Signal()

    def __init__(
        self, session: Session, library: Library, grab: Grab, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._library, self._grab = session, library, grab
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.title = QLineEdit()
        self.ruling = BoundedField()
        self.ruling.setPlaceholderText(self.tr("The ruling, in Markdown if you like"))
        self.language = QComboBox()
        for tag in LANGUAGES:
            self.language.addItem(language_told(tag), tag)
        self.pictures = QCheckBox(self.tr("With a picture of the board after every choice"))
        self.pictures.setChecked(True)
        self._column = QVBoxLayout(self)
        for told, field in (
            (self.tr("Title"), self.title),
            (self.tr("Ruling"), self.ruling),
            (self.tr("Language of the clauses, beside that of the Comprehensive Rules"),
             self.language),
        ):  # fmt: skip
            label = PlainLabel(told)
            label.setWordWrap(True)
            label.setBuddy(field)
            field.setAccessibleName(told)
            self._column.addWidget(label)
            self._column.addWidget(field, 1 if field is self.ruling else 0)
        self._column.addWidget(self.pictures)
        self._foot = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        for kind, told in (
            ("markdown", self.tr("As Markdown …")),
            ("html", self.tr("As a page …")),
            ("pdf", self.tr("As PDF …")),
        ):
            button = QPushButton(told)
            button.clicked.connect(lambda _=False, kind=kind: self._ask(kind))
            self._foot.addWidget(button)
            self.buttons[kind] = button
        self._foot.addStretch(1)
        self.back = QPushButton(self.tr("Back to the board"))
        self.back.clicked.connect(self.left)
        self._foot.addWidget(self.back)
        self._column.addLayout(self._foot)
        self.setFocusProxy(self.ruling)
        self.title.textChanged.connect(self.written)
        self.ruling.textChanged.connect(self.written)

    def show_texts(self, title: str, ruling: str) -> None:
        """Those of another table."""
        self.title.setText(title)
        self.ruling.setPlainText(ruling)

    def begin(self, language: str) -> None:
        """In the language that is read first."""
        if language:
            self.language.setCurrentIndex(max(0, self.language.findData(language)))

    def _ask(self, kind: str) -> None:
        """Where to write it."""
        ending, told = {
            "markdown": (".md", self.tr("Markdown (*.md)")),
            "html": (".html", self.tr("Page (*.html)")),
            "pdf": (".pdf", self.tr("PDF (*.pdf)")),
        }[kind]
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Hand over"), "", told)
        if name:
            path = Path(name)
            self.export(path if path.suffix else path.with_suffix(ending))

    def export(self, path: Path) -> None:
        """Write the report of the way to where one is."""
        tree = self._session.tree
        try:
            write_report(
                tree, tree.current, path, self._library, title=self.title.text(),
                ruling=self.ruling.toPlainText(), language=self.language.currentData(),
                grab=self._grab if self.pictures.isChecked() else None,
            )  # fmt: skip
        except InputError as error:
            self.troubled.emit(error)
        else:
            self.said.emit(self.tr("Saved as {file}.").format(file=path.name))

    def fit(self) -> None:
        """Take new measures from the font."""
        side = round(fonts.em() * 0.6)
        self._column.setContentsMargins(*[side] * 4)
        self._column.setSpacing(round(fonts.em() * 0.3))
        # One line at least: the window must fit a small screen in large letters.
        self.ruling.setMinimumHeight(round(fonts.em() * 1.2))
