"""A report as a file: Markdown, a page or PDF, with pictures of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication

from judgeapp.desk.folder import write_whole
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.table.board import board
from judgeapp.table.report import TableReport, as_html, as_markdown, cited, clause_texts, report
from judgeapp.table.shown import Board
from judgeapp.table.tree import Tree
from judgeapp.ui.table.wording import board_told, choice_told, event_told
from judgeapp.ui.widgets import fonts

translate = QCoreApplication.translate
# Of a page of A4, and the size of its text.
_MARGIN_MM = 18
_POINTS = 10
_RESOLUTION = 150

Grab = Callable[[Board], QImage]


def words() -> dict[str, str]:
    """The words of a report besides what it tells."""
    return {
        "position": translate("report_file", "Position"),
        "steps": translate("report_file", "What happened"),
        "end": translate("report_file", "The board after it"),
        "ruling": translate("report_file", "Ruling"),
        "clauses": translate("report_file", "Clauses"),
        "by-judge": translate("report_file", "by the judge"),
        "choice": translate("report_file", "Choice"),
        "unread": translate("report_file", "Not understood, ruled on by the judge"),
        "misprints": translate("report_file", "Read otherwise than it is printed"),
        "taught": translate("report_file", "Read as a judge has taught it"),
        "none": translate(
            "report_file", "The Comprehensive Rules of this program have no such clause."
        ),
        "untitled": translate("report_file", "A ruling"),
    }


def write_report(
    tree: Tree, number: int, file: Path, library: Library, *, title: str, ruling: str,
    language: str, grab: Grab | None,
) -> None:  # fmt: skip
    """Write the report of the way to a node; its pictures into a folder beside it, in a PDF into
    the file itself. What it is, the ending of the file says: .md, .html or .pdf. `grab` draws a
    board; None for a report without pictures. Raises InputError when the disk refuses."""
    drawn = _drawn(tree, number, grab, language) if grab is not None else {}
    folder = f"{file.stem}-pictures"
    places = {at: f"{folder}/{place}.png" for place, at in enumerate(drawn)}
    told = report(
        tree, number, ruling=ruling, title=title, pictures=places,
        clauses=clause_texts(library, cited(tree, number), language),
        choices={node.number: choice_told(tree, node.number, language=language)
                 for node in tree.path(number)},
        language=language,
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


def _worded(told: TableReport) -> TableReport:
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


def _drawn(tree: Tree, number: int, grab: Grab, language: str) -> dict[int, QImage]:
    names = tree.beginning.names
    return {
        node.number: grab(board(node.game.state, names, language)) for node in tree.path(number)
    }


def _png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise InputError("a picture of the board can't be made", mend="Report without pictures")
    return bytes(content.data())


def _pdf(told: TableReport, pictures: Mapping[str, QImage], language: str) -> bytes:
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
