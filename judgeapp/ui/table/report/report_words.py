"""The words of a report in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.table.report.telling import WORDS, Telling
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.table.wording import board_told, chosen_told, event_told, option_told, reason_told, stated_told

translate = QCoreApplication.translate


def telling() -> Telling:
    """As the window says it."""
    return Telling(
        words={key: translate("report", said) for key, said in WORDS.items()},
        event=event_told,
        line=board_told,
        option=option_told,
        chosen=chosen_told,
        stated=stated_told,
        why=reason_told,
        language=language_name,
    )
