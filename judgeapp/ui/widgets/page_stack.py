"""Pages in one place, one of them shown; and an area that scrolls if it has no room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QStackedWidget, QTabWidget, QWidget

from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.widgets.work.lifetime import connect_until_closed

_MINIMUM = 18, 4  # heights of the font; anything smaller is useless


class PageStack(QStackedWidget):
    """Stack as large as its current page. Qt would make it as large as the largest: a window would outgrow the screen
    by pages that nobody sees."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.sizeHint() if page is not None else QSize()

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return QSize()
        least, policy = page.minimumSizeHint(), page.sizePolicy()
        if policy.horizontalPolicy() is QSizePolicy.Policy.Ignored:
            least.setWidth(0)
        if policy.verticalPolicy() is QSizePolicy.Policy.Ignored:
            least.setHeight(0)
        return least.expandedTo(page.minimumSize()).boundedTo(page.maximumSize())

    def hasHeightForWidth(self) -> bool:
        page = self.currentWidget()
        return page is not None and page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return page.heightForWidth(width) if page is not None else -1


class Tabs(QTabWidget):
    """Pages of one place, each behind its tab; tabs that have no room beside each other are scrolled."""

    def __init__(self, name: str, *pages: tuple[QWidget, str]) -> None:
        super().__init__(documentMode=True, usesScrollButtons=True, elideMode=Qt.TextElideMode.ElideNone)
        self.tabBar().setAccessibleName(name)
        for page, name in pages:
            self.addTab(page, name)


class RoomyArea(QScrollArea):
    """Area with a widget as large as itself; if the widget needs more, it scrolls, and shows the focused part. So no
    window is larger than its screen."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._held: QWidget | None = None
        scale_scroll_bars(self)
        self.setWidget(inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            connect_until_closed(app.focusChanged, self, self._follow)

    def minimumSizeHint(self) -> QSize:
        em = fonts.em()
        return QSize(em * _MINIMUM[0], em * _MINIMUM[1])

    def keep_in_view(self, part: QWidget) -> None:
        """Show the top of a part, also when the page grows, until something else gets the focus."""
        self._held = part
        self._show_part()

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        self._held = None
        self._show_part(now)

    def _show_part(self, focused: QWidget | None = None) -> None:
        """Show the part that is kept in view, or else the focused one."""
        part, inside = self._held or focused, self.widget()
        if part is None or inside is None or not inside.isAncestorOf(part):
            return
        whole = QRect(part.mapTo(inside, QPoint()), part.size())
        if self._held is not None:
            bar = self.verticalScrollBar()
            bar.setValue(min(bar.value(), whole.y()))
        elif self.viewport().rect().united(QRect(QPoint(), whole.size())) == self.viewport().rect():
            at, half = whole.center(), whole.size() / 2
            self.ensureVisible(at.x(), at.y(), half.width(), half.height())
        else:
            # The focused line or letter within it.
            self.ensureWidgetVisible(part, 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the part visible when the page grows."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() is QEvent.Type.Resize:
            self._show_part(QApplication.focusWidget())
        return done
