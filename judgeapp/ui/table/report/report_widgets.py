"""Widgets of the report's page: the clauses that decided, the heading, the code for a phone, and the preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDate, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from judgeapp.clauses.citing import citation
from judgeapp.table.report.phone_code import SQUARE_PX, PhoneCode, png_of
from judgeapp.table.tree.tree import MAX_LENGTH, ReportHeading
from judgeapp.ui.table.report.paper import ReportPaper
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import UnfoldingButton, fit_ticks
from judgeapp.ui.widgets.forms.fields import add_named
from judgeapp.ui.widgets.plain_text import PlainLabel, tip
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_LINES = 6.5
_MAX_LENGTH = 300  # letters of a clause in a line


class ClauseChoice(QListWidget):
    """Clauses with boxes to tick; those never ticked are hidden until the button `more` shows them."""

    chosen = Signal()  # a clause was ticked, or is no longer

    def __init__(self, name: str) -> None:
        super().__init__()
        self.more = UnfoldingButton(self.tr("Other clauses …"))
        self.more.toggled.connect(self._fold)
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(True)
        self._shown: tuple[str, ...] = ()
        self._once_ticked: set[str] = set()
        self.itemChanged.connect(lambda _: self.chosen.emit())

    @property
    def ticked(self) -> tuple[str, ...]:
        """The numbers of those that decided, as they stand."""
        return tuple(
            self._number(row) for row in range(self.count()) if self.item(row).checkState() is Qt.CheckState.Checked
        )

    def show_clauses(self, clauses: Sequence[str], ticked: Sequence[str], words: Callable[[str], str]) -> None:
        """Show the clauses, ticked ones first; `words` returns a clause's text."""
        order = tuple(dict.fromkeys((*ticked, *clauses)))
        self.blockSignals(True)
        if order != self._shown:
            self._shown = order
            self.clear()
            for number in order:
                item = QListWidgetItem(f"{citation(number)}   {words(number)[:_MAX_LENGTH]}")
                item.setData(Qt.ItemDataRole.UserRole, number)
                item.setToolTip(tip(item.text()))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                self.addItem(item)
        for row in range(self.count()):
            is_ticked = self._number(row) in ticked
            state = Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
            self.item(row).setCheckState(state)
        self.blockSignals(False)
        self._once_ticked = self._once_ticked & {*order} | {*ticked}
        self._fold()
        self.viewport().update()

    def _fold(self) -> None:
        hidden = {*self._shown} - self._once_ticked if self._once_ticked and not self.more.isChecked() else set()
        for row in range(self.count()):
            self.setRowHidden(row, self._number(row) in hidden)
        self.more.setVisible(bool(self._once_ticked and {*self._shown} - self._once_ticked))
        self.setFixedHeight(self.sizeHint().height())

    def _number(self, row: int) -> str:
        return str(self.item(row).data(Qt.ItemDataRole.UserRole))

    def sizeHint(self) -> QSize:
        rows = [self.sizeHintForRow(row) for row in range(self.count()) if not self.isRowHidden(row)]
        most = round(fonts.em() * _LINES * 1.15)
        return QSize(super().sizeHint().width(), min(most, sum(rows) + 2 * self.frameWidth()) if rows else most)

    def fit(self) -> None:
        fit_ticks(self)
        self._fold()


class HeadingForm(QWidget):
    changed = Signal()  # something was typed

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, QLineEdit] = {}
        fields = QWidget()
        grid = spaced(QGridLayout(fields), 0, (0.35, 0.22))
        self.summary = PlainLabel(wraps=True)
        self.change = UnfoldingButton(self.tr("Event and players …"), fields)
        box(QVBoxLayout(self), self.summary, self.change, fields, margin=0)
        self.change.toggled.connect(self.summary.setHidden)
        # Row, column, and how many columns wide.
        for name, label, row, place, wide in (
            ("event", self.tr("Event"), 0, 0, 2),
            ("round", self.tr("Round"), 0, 2, 1),
            ("table", self.tr("Table"), 0, 3, 1),
            ("player_a", self.tr("Player A"), 1, 0, 2),
            ("player_b", self.tr("Player B"), 1, 2, 2),
            ("judge", self.tr("Judge"), 2, 0, 2),
            ("date", self.tr("Date"), 2, 2, 2),
        ):
            field = self.fields[name] = QLineEdit(maxLength=MAX_LENGTH)
            field.setMinimumWidth(1)
            field.textEdited.connect(self.changed)
            field.textChanged.connect(lambda: self.summary.setText(" · ".join(filter(None, self.heading.texts))))
            cell = spaced(QVBoxLayout(), spacing=0)
            add_named(cell, label, field)
            grid.addLayout(cell, row, place, 1, wide, Qt.AlignmentFlag.AlignTop)
        for place in range(4):
            grid.setColumnStretch(place, 1)

    @property
    def heading(self) -> ReportHeading:
        return ReportHeading(**{name: field.text() for name, field in self.fields.items()})

    def show_heading(self, heading: ReportHeading) -> None:
        for name, field in self.fields.items():
            field.setText(getattr(heading, name))

    def begin(self, remembered: ReportHeading) -> None:
        """Begin another report: with the fields that mostly stay the same, and today's date."""
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self.show_heading(
            ReportHeading(event=remembered.event, round=remembered.round, judge=remembered.judge, date=today)
        )


_SIDE = 22  # heights of a letter


class CodeDialog(QDialog):
    """Shows a PhoneCode, with the text on the phone."""

    def __init__(self, code: PhoneCode, left_out: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Ruling for a phone"))
        em = fonts.em()
        side = min(_SIDE * em, round(parent.window().height() * 0.6))
        picture = QPixmap.fromImage(QImage.fromData(png_of(code)))
        # Each square of it is as many whole pixels as any other.
        squares = picture.width() // SQUARE_PX
        wide = squares * max(1, side // squares)
        shown = QLabel(pixmap=picture.scaled(wide, wide), alignment=Qt.AlignmentFlag.AlignCenter)
        shown.setAccessibleName(self.tr("QR code"))
        label = PlainLabel(left_out or self.tr("Contains the question, the ruling and its clauses."), wraps=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box(QVBoxLayout(self), shown, label, buttons)


_MAX_WIDTH = 1100
_MIN_WIDTH = 220


class PaperPreview(QScrollArea):
    """Shows a ReportPaper as wide as there is room."""

    def __init__(self, name: str) -> None:
        super().__init__()
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.pages = _Pages()
        self.setWidget(self.pages)

    def show_paper(self, paper: ReportPaper) -> None:
        self.setAccessibleDescription(self.tr("Pages: {number}").format(number=paper.count))
        self.pages.show_paper(paper)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.pages.arrange(self.viewport().width())


class _Pages(QWidget):
    """The pages of a paper; only those that are seen are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._paper: ReportPaper | None = None
        self._drawn: dict[int, QImage] = {}
        self._rects: list[QRect] = []

    def show_paper(self, paper: ReportPaper) -> None:
        self._paper = paper
        self._drawn.clear()
        self.update()

    def arrange(self, width: int) -> None:
        paper = self._paper
        if paper is None:
            return
        gap = round(fonts.em() * 0.5)
        wide = max(_MIN_WIDTH, min(width - 2 * gap, _MAX_WIDTH))
        high = round(wide * paper.size.height() / paper.size.width())
        left = max(gap, (width - wide) // 2)
        rects = [QRect(left, gap + page * (high + gap), wide, high) for page in range(paper.count)]
        if rects and (not self._rects or rects[0].size() != self._rects[0].size()):
            self._drawn.clear()
        self._rects = rects
        self.resize(width, gap + len(rects) * (high + gap))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = self.palette().color(QPalette.ColorRole.Mid)
        for page, rect in enumerate(self._rects):
            if not rect.intersects(event.rect()):
                self._drawn.pop(page, None)
                continue
            painter.drawImage(rect, self._image(page, rect.width()))
            painter.setPen(QPen(QColor(line), 1))
            painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        painter.end()

    def _image(self, page: int, width: int) -> QImage:
        if page not in self._drawn:
            assert self._paper is not None
            self._drawn[page] = self._paper.image(page, width, self.devicePixelRatioF())
        return self._drawn[page]
