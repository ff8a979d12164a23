"""Buttons of the whole window: their labels, and their names for screen readers and in tool tips."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from judgeapp.ui.signs import CHOICE, OPENED, draw
from judgeapp.ui.widgets.style import fonts

# Sides of a ticked box and of a sign, in heights of the font.
_TICK_EM = 0.72
_SIGN_EM = 0.92


class SignButton(QToolButton):
    """A button with a sign, as large as the letters beside it."""

    def __init__(self, sign: Callable[[], QPainterPath], name: str, *, flat: bool = False) -> None:
        super().__init__(autoRaise=flat)
        self._sign = sign()
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        room = QSize(fonts.em(), fonts.em())
        kind = QStyle.ContentsType.CT_ToolButton
        return self.style().sizeFromContents(kind, option, room, self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        square = QRectF(0, 0, fonts.em() * _SIGN_EM, fonts.em() * _SIGN_EM)
        square.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        draw(painter, self._sign, square, self.palette().color(self.foregroundRole()))
        painter.end()


def fit_ticks(widget: QWidget) -> None:
    """Let the boxes of a widget that are ticked grow with the letters beside them: in the style they have one size."""
    side = round(fonts.em() * _TICK_EM)
    boxes = "QCheckBox::indicator, QListWidget::indicator"
    widget.setStyleSheet(f"{boxes} {{ width: {side}px; height: {side}px; }}")


def push_button(text: str, name: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


class UnfoldingButton(QToolButton):
    """Line with a sign that shows parts which are hidden at first, and hides them again."""

    def __init__(self, text: str, *parts: QWidget) -> None:
        super().__init__(autoRaise=True)
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.toggled.connect(self._turn)
        self._turn()
        for part in parts:
            part.hide()
            self.toggled.connect(part.setVisible)

    def _turn(self) -> None:
        self.setText(f"{OPENED if self.isChecked() else CHOICE} {self.accessibleName()}")

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Leave the sign to say that it is unfolded, rather than a sunken edge."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_On


class _ToolButton(QToolButton):
    """Button without the style's mark of a menu, which its sign says already."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu


def tool_button(text: str, name: str, *, flat: bool = False) -> QToolButton:
    """`flat` has no edge until the mouse is on it."""
    button = _ToolButton(autoRaise=flat)
    button.setText(text)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


class ButtonRow(QWidget):
    """The `last` ones stand at the other end, as long as all are in one line. Where they are not, the `rare` ones are
    in the menu of a button instead, and nowhere while they are disabled; the `folded` ones always are in it."""

    def __init__(
        self,
        *buttons: QWidget,
        spacing: float,
        margin: tuple[float, float, float, float] = (0, 0, 0, 0),
        last: int = 0,
        rare: Sequence[QPushButton] = (),
        folded: Sequence[QPushButton] = (),
    ) -> None:
        """`spacing`, `margin`: gap between the buttons, and at the left, top, right and bottom, in heights of the
        font."""
        super().__init__()
        self.more = tool_button("»", QCoreApplication.translate("Bar", "More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.more.menu().aboutToShow.connect(self._fill_menu)
        self.more.hide()
        self._rare, self._folded, buttons = (
            rare,
            folded,
            (*buttons[: len(buttons) - last], self.more, *buttons[len(buttons) - last :]),
        )
        self._buttons, self._last = buttons, last
        self._spacing, self._margin = spacing, margin
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(policy.Policy.Fixed)
        self.setSizePolicy(policy)
        for button in buttons:
            button.setParent(self)
            if isinstance(button, QPushButton):
                # A focused button looks focused, and Enter presses it like Space.
                button.setAutoDefault(True)

    @property
    def _gap(self) -> int:
        return round(fonts.em() * self._spacing)

    @property
    def _around(self) -> tuple[int, ...]:
        return tuple(round(fonts.em() * far) for far in self._margin)

    @property
    def _shown(self) -> list[QWidget]:
        return [button for button in self._buttons if not button.isHidden()]

    def _lines(self, width: int) -> Iterator[list[tuple[QWidget, QRect]]]:
        """The buttons with their places, line by line."""
        left, top, right, _ = self._around
        line: list[tuple[QWidget, QRect]] = []
        x, y, room, gap = left, top, max(1, width - left - right), self._gap
        for button in self._shown:
            size = button.sizeHint().expandedTo(button.minimumSizeHint())
            wide = min(size.width(), room)
            if line and x + wide > left + room:
                yield line
                y += max(rect.height() for _, rect in line) + gap
                line, x = [], left
            line.append((button, QRect(x, y, wide, size.height())))
            x += wide + gap
        if line:
            yield line

    def _fill_menu(self) -> None:
        self.more.menu().clear()
        for button in (*self._folded, *(rare for rare in self._rare if rare.isHidden() and rare.isEnabled())):
            self.more.menu().addAction(button.text(), button.click).setEnabled(button.isEnabled())

    def _fold(self) -> None:
        """Let the rare ones be seen as long as all are in one line."""
        for button in self._folded:
            button.hide()
        if self._rare:
            others = [button for button in self._shown if button is not self.more and button not in self._rare]
            enabled = [button for button in self._rare if button.isEnabled()]
            has_room = self._wide([*others, *enabled]) <= self.width()
            for button in self._rare:
                button.resize(button.sizeHint())
                button.setVisible(has_room and button in enabled)
        self.more.setVisible(bool(self._folded) or any(button.isHidden() for button in self._rare))

    def _wide(self, buttons: Sequence[QWidget]) -> int:
        left, _, right, _ = self._around
        return sum(button.sizeHint().width() for button in buttons) + self._gap * (len(buttons) - 1) + left + right

    def fit(self) -> None:
        self._fold()
        lines = [*self._lines(self.width())]
        for line in lines:
            height = max(rect.height() for _, rect in line)
            for button, rect in line:
                rect.translate(0, (height - rect.height()) // 2)
                button.setGeometry(rect)
        if len(lines) == 1 and self._last:
            (line,) = lines
            free = self.width() - self._around[2] - line[-1][1].right() - 1
            for button, rect in line[-self._last :]:
                button.setGeometry(rect.translated(max(0, free), 0))
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        below = [rect.bottom() + 1 for line in self._lines(width) for _, rect in line]
        return max(below, default=0) + self._around[3]

    def sizeHint(self) -> QSize:
        whole = self._wide(self._shown)
        return QSize(whole, self.heightForWidth(self.width() or whole))

    def minimumSizeHint(self) -> QSize:
        left, _, right, _ = self._around
        widest = max((button.minimumSizeHint().width() for button in self._shown), default=0)
        return QSize(widest + left + right, self.heightForWidth(max(self.width(), widest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        # A button's text or size changed, or it was shown or hidden; a hidden row waits until it is shown.
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.fit()
        return super().event(event)
