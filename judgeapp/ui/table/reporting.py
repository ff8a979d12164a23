"""Handing over: the ruling, and the report as Markdown, as a page or as PDF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk.folder import write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.table.board import board
from judgeapp.table.report import Report, as_html, as_markdown, cited, clause_texts, report
from judgeapp.table.shown import Board
from judgeapp.table.tree import Tree
from judgeapp.ui import fonts
from judgeapp.ui.table.wording import board_told, choice_told, event_told
from judgeapp.ui.wording import language_told

translate = QCoreApplication.translate
# Of a page of A4, and the size of its text.
_MARGIN_MM = 18
_POINTS = 10
_RESOLUTION = 150

Grab = Callable[[Board], QImage]


class Reporting(QWidget):
    """wanted -- "markdown", "html" or "pdf"
    written -- title or ruling are others, at every keystroke
    left   -- back to the board
    """

    wanted = Signal(str)
    written = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.title = QLineEdit()
        self.ruling = QPlainTextEdit()
        self.ruling.setPlaceholderText(self.tr("The ruling, in Markdown if you like"))
        self.ruling.setTabChangesFocus(True)
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
            label = QLabel(told)
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
            button.clicked.connect(lambda _=False, kind=kind: self.wanted.emit(kind))
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

    def fit(self) -> None:
        """Take new measures from the font."""
        side = round(fonts.em() * 0.6)
        self._column.setContentsMargins(*[side] * 4)
        self._column.setSpacing(round(fonts.em() * 0.3))


def words() -> dict[str, str]:
    """The words of a report besides what it tells."""
    return {
        "position": translate("report", "Position"),
        "steps": translate("report", "What happened"),
        "end": translate("report", "The board after it"),
        "ruling": translate("report", "Ruling"),
        "clauses": translate("report", "Clauses"),
        "by-judge": translate("report", "by the judge"),
        "choice": translate("report", "Choice"),
        "none": translate("report", "The Comprehensive Rules of this program have no such clause."),
        "untitled": translate("report", "A ruling"),
    }


def export(
    tree: Tree, number: int, file: Path, library: Library, *, title: str, ruling: str,
    language: str, grab: Grab | None,
) -> None:  # fmt: skip
    """Write the report of the way to a node; its pictures into a folder beside it, in a PDF into
    the file itself. What it is, the ending of the file says: .md, .html or .pdf. `grab` draws a
    board; None for a report without pictures. Raises InputError when the disk refuses."""
    drawn = _drawn(tree, number, grab) if grab is not None else {}
    folder = f"{file.stem}-pictures"
    places = {at: f"{folder}/{place}.png" for place, at in enumerate(drawn)}
    told = report(
        tree, number, ruling=ruling, title=title, pictures=places,
        clauses=clause_texts(library, cited(tree, number), language),
        choices={node.number: choice_told(tree, node.number) for node in tree.path(number)},
    )  # fmt: skip
    told = _worded(told)
    kind = file.suffix.casefold()
    if kind == ".pdf":
        write_whole(file, _pdf(told, {places[at]: drawn[at] for at in drawn}, language),
                    "the report")  # fmt: skip
        return
    text = as_html(told, words(), language=language or "en") if kind in (".html", ".htm") else (
        as_markdown(told, words()))  # fmt: skip
    if drawn:
        _make_folder(file.parent / folder)
    for at, image in drawn.items():
        write_whole(file.parent / places[at], _png(image), "a picture of the report")
    write_whole(file, text.encode(errors="replace"), "the report")


def _worded(told: Report) -> Report:
    """The same in the words of the window."""
    steps = tuple(
        replace(step, moments=tuple(
            replace(m, told=replace(m.told, text=event_told(m.told))) for m in step.moments
        ))
        for step in told.steps
    )  # fmt: skip
    position, end = (
        tuple(replace(line, told=replace(line.told, text=board_told(line.told))) for line in lines)
        for lines in (told.position, told.end)
    )
    return replace(told, steps=steps, position=position, end=end)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise InputError(
            f"the folder of the pictures can't be made ({error.strerror})", where=str(folder),
            mend="Choose another place for the report",
        ) from error  # fmt: skip


def _drawn(tree: Tree, number: int, grab: Grab) -> dict[int, QImage]:
    names = tree.beginning.names
    return {node.number: grab(board(node.game.state, names)) for node in tree.path(number)}


def _png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise InputError("a picture of the board can't be made", mend="Report without pictures")
    return bytes(content.data())


def _pdf(told: Report, pictures: Mapping[str, QImage], language: str) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(*[_MARGIN_MM] * 4)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(told.title or words()["untitled"])
    document = QTextDocument()
    font = QFont(fonts.font_for(language, QApplication.font()))
    font.setPointSize(_POINTS)
    document.setDefaultFont(font)
    document.documentLayout().setPaintDevice(writer)
    page = writer.pageLayout().paintRectPixels(_RESOLUTION)
    html = as_html(told, words(), language=language or "en")
    for place, image in pictures.items():
        # No wider than the page, and no higher than half of it.
        wide = min(page.width(), round(page.height() * 0.5 * image.width() / image.height()))
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(place), image)
        html = html.replace(f'src="{place}"', f'src="{place}" width="{wide}"')
    document.setHtml(html)
    document.setPageSize(page.size().toSizeF())
    document.print_(writer)
    return bytes(content.data())
