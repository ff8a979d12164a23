"""Pages of paper: laid out once, and drawn alike in a preview, into a PDF and on a printer: a report, its page in the
largest letters that keep it one, and rulings of a notebook; and both as files."""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from judgeapp.desk.folder import write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.messages.message import message
from judgeapp.table.report.html_parts import PAPER
from judgeapp.table.report.report_html import PrintSize, as_html
from judgeapp.table.report.report_markdown import as_markdown, pictures_of
from judgeapp.table.report.rulings_log import RulingsLog, log_as_html, log_as_markdown, log_word
from judgeapp.table.report.table_report import TableReport
from judgeapp.table.report.wording import word
from judgeapp.ui.widgets.forms.dialogs import documents_folder
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.line_ends import held
from judgeapp.ui.widgets.style.theme import palette_of

MARGIN_MM = 13.0
_FOOT_MM = 5.0
_FOOT_POINTS = 7.0
# In which it is laid out: fine enough for the widths of letters in print.
_DPI = 288
_INCH_MM = 25.4
_DPI_OF_STYLE = 96
_PAPER, _INK, _MUTED = QColor("#ffffff"), QColor("#000000"), QColor("#555555")
# Qt gives headings its own sizes, whatever the style says.
_HEADING = re.compile(r'<(/?)h([1-4])(?: class="(\w+)")?>')
_FINER = 2
# As a text has a picture; and the state of a block that is a heading.
_PICTURE, _IS_HEADING = "\ufffc", 1


def a4() -> QPageLayout:
    """Page layout of a report unless a printer has another."""
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(*[MARGIN_MM] * 4),
        QPageLayout.Unit.Millimeter,
    )


def paper_style() -> str:
    """Style of printed pages, with the fonts of every language."""
    families = "".join(
        f".{tag} {{ font-family: {', '.join(map(_quoted, fonts.families(tag)))}; }}\n" for tag in LANGUAGES
    )
    return PAPER + families


def dots(millimetres: float) -> float:
    """Length in dots of the layout."""
    return millimetres / _INCH_MM * _DPI


def points_of_style(millimetres: float) -> int:
    """Size in the pixels that HTML counts in."""
    return round(millimetres / _INCH_MM * _DPI_OF_STYLE)


def _keep_headings(document: QTextDocument) -> None:
    """Let a heading begin a page rather than end one alone: a picture, or two lines of text, come with it."""
    page, layout = document.pageSize().height(), document.documentLayout()
    block = document.begin()
    while (below := block.next()).isValid():
        if block.userState() == _IS_HEADING:
            while below.userState() == _IS_HEADING and below.next().isValid():
                below = below.next()
            # Its place first: a block is laid out when asked for it.
            place, lines = layout.blockBoundingRect(below), below.layout()
            end = place.top() + lines.lineAt(min(1, lines.lineCount() - 1)).rect().bottom() if lines.lineCount() else 0
            if layout.blockBoundingRect(block).top() // page < (end - 1) // page:
                _break_before(block)
        block = block.next()


def picture_page(document: QTextDocument) -> int:
    """Page of the first picture that isn't in a table; 0 without any."""
    block = document.begin()
    while block.isValid():
        if block.text() == _PICTURE and QTextCursor(block).currentTable() is None:
            return int(document.documentLayout().blockBoundingRect(block).top() // document.pageSize().height())
        block = block.next()
    return 0


def _break_before(block: QTextBlock) -> None:
    """Begin a page with a block; with its table, if it begins one."""
    cursor = QTextCursor(block)
    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    if (table := cursor.currentTable()) is None:
        whole = block.blockFormat()
        whole.setPageBreakPolicy(always)
        cursor.setBlockFormat(whole)
    elif (cell := table.cellAt(cursor)).row() == 0 and cell.firstCursorPosition().block() == block:
        of_table = table.format()
        of_table.setPageBreakPolicy(always)
        table.setFormat(of_table)


class Paper:
    """Pages of a document that the creator lays out. Always light, like paper."""

    _document: QTextDocument

    def __init__(self, title: str, language: str, layout: QPageLayout | None = None) -> None:
        """`title` is the footer of its pages, `language` decides the fonts."""
        size = (layout or a4()).pageSize().size(QPageSize.Unit.Millimeter)
        self.size = QSizeF(size)
        self._title = title
        # The paint device of its layout must live as long as it does.
        self._device = QImage(1, 1, QImage.Format.Format_RGB32)
        self._device.setDotsPerMeterX(round(_DPI / _INCH_MM * 1000))
        self._device.setDotsPerMeterY(round(_DPI / _INCH_MM * 1000))
        self._font = QFont(fonts.paper_font(language))

    def _empty(self, points: float) -> QTextDocument:
        """A document in letters of this size."""
        document = QTextDocument(documentMargin=0, useDesignMetrics=True)
        document.documentLayout().setPaintDevice(self._device)
        font = QFont(self._font)
        font.setPointSizeF(points)
        document.setDefaultFont(font)
        return document

    def _fill(self, document: QTextDocument, html: str) -> QTextDocument:
        document.setHtml(held(_HEADING.sub(_paragraph, html)))
        size = self._room
        document.setPageSize(QSizeF(dots(size.width()), dots(size.height())))
        _keep_headings(document)
        return document

    @property
    def _room(self) -> QSizeF:
        return self.size - QSizeF(2 * MARGIN_MM, 2 * MARGIN_MM + _FOOT_MM)

    @property
    def count(self) -> int:
        return self._document.pageCount()

    def draw(self, painter: QPainter, page: int, dots: float) -> None:
        """Draw a page, from 0, at `dots` per millimetre."""
        painter.save()
        painter.scale(dots, dots)
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), _PAPER)
        self._draw_foot(painter, page)
        painter.translate(MARGIN_MM, MARGIN_MM)
        painter.scale(_INCH_MM / _DPI, _INCH_MM / _DPI)
        height = self._document.pageSize().height()
        painter.translate(0, -page * height)
        shown = QAbstractTextDocumentLayout.PaintContext()
        shown.clip = QRectF(0, page * height, self._document.pageSize().width(), height)
        palette = palette_of(dark=False)
        palette.setColor(QPalette.ColorRole.Text, _INK)
        shown.palette = palette
        painter.setClipRect(shown.clip)
        self._document.documentLayout().draw(painter, shown)
        painter.restore()

    def _draw_foot(self, painter: QPainter, page: int) -> None:
        room = self._room
        foot = QRectF(0, 0, dots(room.width()), dots(_FOOT_MM))
        painter.save()
        painter.translate(MARGIN_MM, self.size.height() - MARGIN_MM - _FOOT_MM)
        painter.scale(_INCH_MM / _DPI, _INCH_MM / _DPI)
        font = QFont(self._font)
        font.setPixelSize(round(_FOOT_POINTS / 72 * _DPI))
        painter.setFont(font)
        painter.setPen(_MUTED)
        bottom = Qt.AlignmentFlag.AlignBottom
        number = f"{page + 1} / {self.count}"
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | bottom, number)
        if page:
            named = painter.fontMetrics().elidedText(
                self._title, Qt.TextElideMode.ElideRight, round(foot.width() * 0.85)
            )
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | bottom, named)
        painter.restore()

    def image(self, page: int, width: int, ratio: float) -> QImage:
        """A printed page as an image, `width` pixels wide."""
        height = ceil(width * self.size.height() / self.size.width())
        size = QSize(round(width * ratio), round(height * ratio))
        # Drawn larger than it is seen: its pictures have many more dots than a screen.
        image = QImage(size * _FINER, QImage.Format.Format_RGB32)
        image.fill(_PAPER)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter, page, image.width() / self.size.width())
        painter.end()
        seen = image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        seen.setDevicePixelRatio(ratio)
        return seen

    def print_to(self, device: QPagedPaintDevice, dpi: int, pages: range | None = None) -> None:
        """Draw pages, from 0, on a printer or into a file; all of them where none are named."""
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, page in enumerate(pages if pages is not None else range(self.count)):
            if place:
                device.newPage()
            self.draw(painter, page, dpi / _INCH_MM)
        painter.end()

    def print_on(self, printer: QPrinter) -> str:
        """Print a printer's requested pages; returns the file, if it writes one."""
        first, last = printer.fromPage() or 1, printer.toPage() or self.count
        pages = range(min(first, self.count) - 1, min(last, self.count))
        self.print_to(printer, printer.resolution(), pages)
        return printer.outputFileName()

    def pdf(self) -> bytes:
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_DPI)
        writer.setTitle(self._title)
        layout = a4()
        layout.setMode(QPageLayout.Mode.FullPageMode)
        layout.setMargins(QMarginsF())
        writer.setPageLayout(layout)
        self.print_to(writer, _DPI)
        return bytes(content.data())


def asked_printer(over: QWidget, name: str, title: str) -> QPrinter | None:
    """Printer that is chosen in a dialog; without any there is a PDF of this name."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    printer.setFullPage(True)
    if not QPrinterInfo.availablePrinterNames():
        printer.setOutputFileName(str(documents_folder() / f"{name}.pdf"))
    dialog = QPrintDialog(printer, over)
    dialog.setWindowTitle(title)
    return printer if dialog.exec() == QDialog.DialogCode.Accepted else None


def _paragraph(heading: re.Match[str]) -> str:
    """A heading as a paragraph of the class that is called like it."""
    of = f'class="h{heading[2]} {heading[3] or ""}" style="-qt-user-state:{_IS_HEADING}"'
    return "</p>" if heading[1] else f"<p {of}>"


def _quoted(family: str) -> str:
    return "'" + family.replace("'", "") + "'"


# Sizes of its letters in points and of its picture, from comfortable to just legible; a report that doesn't fit on one
# page with the last is set again in the second, on several; its picture last, if the first page has no room for it.
_SIZES = ((8.6, 1.0), (8.2, 1.0), (7.8, 1.0), (7.4, 1.0), (7.4, 0.85))
_ON_SEVERAL = _SIZES[1]
# Share of the height of a page that a picture may take.
_PICTURE_SHARE = 0.5

# What browsers print is set in letters that may be wider, and has the height of an A4 page without
# its margins, in mm.
_NARROWER, _HIGH = 0.94, 271.0


@lru_cache(maxsize=2)  # a picture takes ten megabytes
def _decoded(picture: bytes) -> QImage:
    return QImage.fromData(picture)


class ReportPaper(Paper):
    def __init__(self, report: TableReport, layout: QPageLayout | None = None) -> None:
        super().__init__(" ".join((report.question or word("untitled")).split()), report.language, layout)
        self._points, self._picture = _ON_SEVERAL
        self._document = self._fitting(report)

    def _fitting(self, report: TableReport) -> QTextDocument:
        """Layout in the most comfortable font size that fits one page; longer reports take several."""
        page = replace(report, whole=None)
        for self._points, self._picture in _SIZES:
            document = self._laid_out(page)
            if document.pageCount() == 1:
                return self._laid_out(report) if report.whole is not None else document
        self._points, self._picture = _ON_SEVERAL
        document = self._laid_out(report)
        return document if picture_page(document) == 0 else self._laid_out(report, picture_last=True)

    @property
    def printed(self) -> PrintSize:
        """Print size with which a browser needs as many pages."""
        return PrintSize(self._points * _NARROWER, self._picture * _PICTURE_SHARE * _HIGH * _NARROWER)

    def _laid_out(self, report: TableReport, *, picture_last: bool = False) -> QTextDocument:
        """Layout with its pictures, each as large as there is room."""
        document = self._empty(self._points)
        pictures: list[bytes] = []

        def place(picture: bytes) -> str:
            pictures.append(picture)
            return f"picture:{len(pictures) - 1}"

        html = as_html(report, style=paper_style(), place=place, picture_last=picture_last)
        room = self._room
        for at, content in enumerate(pictures):
            image = _decoded(content)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{at}"), image)
            high = min(room.height() * _PICTURE_SHARE, room.width() * image.height() / image.width()) * self._picture
            wide = points_of_style(high * image.width() / image.height())
            html = html.replace(f'class="board" src="picture:{at}"', f'src="picture:{at}" width="{wide}"')
        return self._fill(document, html)


class LogPaper(Paper):
    """The pages of one ruling or of several."""

    def __init__(self, log: RulingsLog, layout: QPageLayout | None = None) -> None:
        super().__init__(log.title or log_word("rulings"), log.language, layout)
        self._document = self._fill(self._empty(_SIZES[0][0]), log_as_html(log, style=paper_style()))


def write_report(report: TableReport, file: Path) -> None:
    """Write a report; the file's ending gives the format: .md, .html or .pdf. A page and a PDF have their pictures
    inside, Markdown in a folder beside it. Raises InputError if the disk refuses."""
    match file.suffix.casefold():
        case ".pdf":
            content = ReportPaper(report).pdf()
        case ".html" | ".htm":
            content = as_html(report, printed=ReportPaper(report).printed).encode(errors="replace")
        case _:
            folder = f"{file.stem}-pictures"
            if pictures := pictures_of(report):
                _make_folder(file.parent / folder)
            for name, picture in pictures.items():
                write_whole(file.parent / folder / name, picture, message("a picture of the report"))
            content = as_markdown(report, folder).encode(errors="replace")
    write_whole(file, content, message("the report"))


def write_log(log: RulingsLog, file: Path) -> None:
    """Write rulings likewise."""
    match file.suffix.casefold():
        case ".pdf":
            content = LogPaper(log).pdf()
        case ".html" | ".htm":
            content = log_as_html(log).encode(errors="replace")
        case _:
            content = log_as_markdown(log).encode(errors="replace")
    write_whole(file, content, message("the rulings"))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise InputError(
            "can't create the folder of the pictures ({reason})",
            where=str(folder),
            mend="Choose another place for the report",
            reason=describe_os_error(error),
        ) from error
