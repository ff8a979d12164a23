"""A report on paper, its page in the largest letters that keep it one; rulings of a notebook; and both as files."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPageLayout, QTextDocument

from judgeapp.desk.folder import write_whole
from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.messages.message import message
from judgeapp.table.report.report_html import PrintSize, as_html
from judgeapp.table.report.report_markdown import as_markdown, pictures_of
from judgeapp.table.report.rulings_log import RulingsLog, log_as_html, log_as_markdown, log_word
from judgeapp.table.report.table_report import TableReport
from judgeapp.table.report.wording import word
from judgeapp.ui.table.report.paper import Paper, paper_style, picture_page, points_of_style

# Sizes of its letters in points and of its picture, from comfortable to just legible; a report that doesn't fit on one
# page with the last is set again in the second, on several; its picture last, if the first page has no room for it.
_SIZES = ((8.6, 1.0), (8.2, 1.0), (7.8, 1.0), (7.4, 1.0), (7.4, 0.85))
_ON_SEVERAL = _SIZES[1]
# Share of the height of a page that a picture may take.
_PICTURE = 0.5

# What browsers print is set in letters that may be wider, and has the height of an A4 page without
# its margins, in mm.
_NARROWER, _HIGH = 0.94, 271.0


class ReportPaper(Paper):
    """The pages of a report."""

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
        return PrintSize(self._points * _NARROWER, self._picture * _PICTURE * _HIGH * _NARROWER)

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
            image = QImage.fromData(content)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{at}"), image)
            high = min(room.height() * _PICTURE, room.width() * image.height() / image.width()) * self._picture
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
