"""A report as a file: Markdown, a page or PDF."""

from __future__ import annotations

from pathlib import Path

from judgeapp.desk.folder import write_whole
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.os_errors import describe_os_error
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown, pictures_of
from judgeapp.table.report.table_report import TableReport
from judgeapp.ui.table.report.report_paper import ReportPaper
from judgeapp.ui.table.report.report_words import telling


def write_report(report: TableReport, file: Path) -> None:
    """Write a report. What it is, the ending of the file says: .md, .html or .pdf. A page and a
    PDF have their pictures inside, Markdown in a folder beside it. Raises InputError when the disk
    refuses."""
    words, kind = telling().words, file.suffix.casefold()
    if kind == ".pdf":
        content = ReportPaper(report, words).pdf()
    elif kind in (".html", ".htm"):
        paper = ReportPaper(report, words)
        told = as_html(report, words, printed=paper.printed, cuts=paper.cuts)
        content = told.encode(errors="replace")
    else:
        folder = f"{file.stem}-pictures"
        if pictures := pictures_of(report):
            _make_folder(file.parent / folder)
        for name, picture in pictures.items():
            write_whole(file.parent / folder / name, picture, message("a picture of the report"))
        content = as_markdown(report, words, folder).encode(errors="replace")
    write_whole(file, content, message("the report"))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise InputError(
            "the folder of the pictures can't be made ({reason})",
            where=str(folder),
            mend="Choose another place for the report",
            reason=describe_os_error(error),
        ) from error
