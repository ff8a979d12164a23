"""Controls whose arrows and bars grow with the letters. The style measures them by the resolution for which letters are
made, and not by their size: in larger letters it is told one that is so much higher."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QScrollBar,
    QSpinBox,
    QStyleOption,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from judgeapp.ui.widgets.style import fonts

_METRES_PER_INCH = 0.0254
_SHARE_OF_BARS = 0.5  # the scrolled contents need room too


def scale_option(option: QStyleOption, widget: QWidget, share: float = 1.0) -> None:
    """Enlarge the option by which a control is drawn and measured as its letters are, or by a share of that."""
    if (scale := 1 + (fonts.scale() - 1) * share) > 1:
        option.fontMetrics = _metrics(widget.font().toString(), scale, option.fontMetrics.fontDpi())


@lru_cache(maxsize=16)
def _metrics(named: str, scale: float, resolution: float) -> QFontMetrics:
    """Metrics of the same letters, made for a higher resolution."""
    font = QFont()
    font.fromString(named)
    font.setPointSizeF(font.pointSizeF() / scale)
    paper = QImage(1, 1, QImage.Format.Format_Mono)
    for use in (paper.setDotsPerMeterX, paper.setDotsPerMeterY):
        use(round(resolution * scale / _METRES_PER_INCH))
    return QFontMetrics(font, paper)


class GrownBar(QScrollBar):
    def initStyleOption(self, option: QStyleOptionSlider) -> None:
        super().initStyleOption(option)
        scale_option(option, self, _SHARE_OF_BARS)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing if nothing scrolls: the room is kept, so that no line changes its width."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)
        else:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().base())
            painter.end()


class ScaledSpinBox(QSpinBox):
    def initStyleOption(self, option: QStyleOptionSpinBox) -> None:
        super().initStyleOption(option)
        scale_option(option, self)


def scale_scroll_bars(area: QAbstractScrollArea) -> None:
    """Give a scroll area bars that grow, before anything listens to its present ones."""
    area.setVerticalScrollBar(GrownBar())
    area.setHorizontalScrollBar(GrownBar())


def bar_width() -> int:
    return GrownBar().sizeHint().width()
