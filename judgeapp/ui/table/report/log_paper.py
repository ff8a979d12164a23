"""Rulings of a notebook on paper and in a file, and their headings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPageLayout

from judgeapp.desk.folder import write_whole
from judgeapp.messages.message import message
from judgeapp.table.report.rulings_log import LOG_WORDS, RulingsLog, log_as_html, log_as_markdown
from judgeapp.ui.table.report.paper import Paper, paper_style

_POINTS = 8.6


class LogPaper(Paper):
    """The pages of one ruling or of several."""

    def __init__(self, log: RulingsLog, words: Mapping[str, str], layout: QPageLayout | None = None) -> None:
        super().__init__(log.title or words["rulings"], log.language, layout)
        html = log_as_html(log, words, style=paper_style())
        self._document = self._fill(self._empty(_POINTS), html)


def log_words() -> dict[str, str]:
    """Words of a log in the language of the window."""
    translate = QCoreApplication.translate
    return {key: translate("rulings", text) for key, text in LOG_WORDS.items()}


def write_log(log: RulingsLog, file: Path) -> None:
    """Write rulings; the file's ending gives the format: .md, .html or .pdf. Raises InputError if the disk refuses."""
    words, kind = log_words(), file.suffix.casefold()
    if kind == ".pdf":
        content = LogPaper(log, words).pdf()
    elif kind in (".html", ".htm"):
        content = log_as_html(log, words).encode(errors="replace")
    else:
        content = log_as_markdown(log, words).encode(errors="replace")
    write_whole(file, content, message("the rulings"))
