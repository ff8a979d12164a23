"""The form of what stands above a report: all of it can be left empty."""

from __future__ import annotations

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from judgeapp.table.tree.heading import LONGEST, ReportHeading
from judgeapp.ui.widgets.forms.fields import add_named
from judgeapp.ui.widgets.style import fonts

# Where each field stands: row, column, over how many columns.
_PLACES = {
    "event": (0, 0, 2),
    "round": (0, 2, 1),
    "table": (0, 3, 1),
    "player_a": (1, 0, 2),
    "player_b": (1, 2, 2),
    "judge": (2, 0, 2),
    "date": (2, 2, 2),
}


class HeadingForm(QWidget):
    """changed -- something was typed"""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, QLineEdit] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        named = {
            "event": self.tr("Event"),
            "round": self.tr("Round"),
            "table": self.tr("Table"),
            "player_a": self.tr("Player A"),
            "player_b": self.tr("Player B"),
            "judge": self.tr("Judge"),
            "date": self.tr("Date"),
        }
        for name, (row, column, wide) in _PLACES.items():
            field = self.fields[name] = QLineEdit()
            field.setMaxLength(LONGEST)
            field.setMinimumWidth(1)
            field.textEdited.connect(self.changed)
            cell = QVBoxLayout()
            cell.setSpacing(0)
            add_named(cell, named[name], field)
            self._grid.addLayout(cell, row, column, 1, wide, Qt.AlignmentFlag.AlignTop)
        for column in range(4):
            self._grid.setColumnStretch(column, 1)

    @property
    def heading(self) -> ReportHeading:
        """What is typed."""
        return ReportHeading(**{name: field.text() for name, field in self.fields.items()})

    def show_heading(self, heading: ReportHeading) -> None:
        for name, said in zip(
            ("event", "round", "table", "player_a", "player_b", "judge", "date"), heading.texts, strict=True
        ):
            self.fields[name].setText(said)

    def begin(self, remembered: ReportHeading) -> None:
        """For another report: what is mostly the same as in the last one, and today's date."""
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self.show_heading(
            ReportHeading(event=remembered.event, round=remembered.round, judge=remembered.judge, date=today)
        )

    def fit(self) -> None:
        """Take new measures from the font."""
        gap = round(fonts.em() * 0.35)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(round(gap * 0.6))
