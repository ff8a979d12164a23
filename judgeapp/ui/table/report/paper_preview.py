"""The report as it will be printed, page below page."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from judgeapp.ui.table.report.report_paper import ReportPaper
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_MOST_WIDTH = 1100
_LEAST_WIDTH = 220


class PaperPreview(QScrollArea):
    """Shows a ReportPaper as wide as there is room."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        wide = max(_LEAST_WIDTH, min(width - 2 * gap, _MOST_WIDTH))
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
