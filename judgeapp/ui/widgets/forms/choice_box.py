"""Lists of choices whose size follows the current letters; narrow ones show the whole choice, in several lines if one
is too short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_option, scale_scroll_bars

_MIN_LETTERS = 6
_MAX_LINES = 3
_WRAPPED = Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FittedBox(QComboBox):
    """Its arrow grows with the letters."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        scale_option(option, self)

    def minimumSizeHint(self) -> QSize:
        # Qt's minimum size stays that of the former letter size.
        return self.sizeHint()


class ChoiceBox(FittedBox):
    """Narrow combo box that grows in height with the chosen text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumContentsLength(_MIN_LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())

    def showPopup(self) -> None:
        """The choices are read whole too, as far as the window is wide."""
        view = self.view()
        scale_scroll_bars(view)
        bar = view.verticalScrollBar().sizeHint().width()
        needed = view.sizeHintForColumn(0) + bar + 2 * view.frameWidth()
        view.setMinimumWidth(min(needed, self.window().width()))
        super().showPopup()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + self._more())

    def _more(self) -> int:
        """Pixels by which the text is higher than one line."""
        metrics = QFontMetrics(self.font())
        room = QRect(0, 0, max(1, self.text_room.width()), 1)
        high = metrics.boundingRect(room, int(_WRAPPED), self.currentText()).height()
        return min(high, _MAX_LINES * metrics.lineSpacing()) - metrics.height()

    @property
    def text_room(self) -> QRect:
        """The room of the chosen text."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        side = round(fonts.em() * 0.15)
        inner = self.style().subControlRect(control, option, part, self)
        return inner.adjusted(side, 0, -side, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        painter.drawItemText(
            self.text_room,
            int(_LEFT) | int(_WRAPPED),
            self.palette(),
            enabled,
            self.currentText(),
            QPalette.ColorRole.ButtonText,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
