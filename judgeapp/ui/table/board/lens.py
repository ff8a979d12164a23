"""The lens: a page beside a thing on the board, with all that is known of it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QTextBrowser, QWidget

from judgeapp.ui.address import parse_address
from judgeapp.ui.widgets.pictures.card_pictures import picture_at
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.line_ends import copied, held
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_WIDTH = 20.0


class Lens(QTextBrowser):
    """Overlay on the board, beside the thing described. `followed`: a clause chosen."""

    followed = Signal(object)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        scale_scroll_bars(self)
        self._board = board
        self.setAccessibleName(self.tr("Details"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)
        self.of = ""
        self.hide()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load pictures of cards only: a page contains everything else."""
        return picture_at(name)

    def tell(self, name: str, html: str, beside: QRect, room: QRect) -> None:
        """Show a page of the thing called so, beside its place, within the room."""
        self.of = name
        document = self.document()
        document.setDefaultFont(QApplication.font())
        document.setDocumentMargin(round(fonts.em() * 0.5))
        self.setHtml(held(html))
        frame = 2 * self.frameWidth()
        width = min(round(fonts.em() * _WIDTH), room.width())
        # The page itself is always as wide as the lens was before.
        measured = document.clone()
        measured.setTextWidth(width - frame)
        height = min(round(measured.size().height()) + frame + 2, room.height())
        place = QRect(beside.topRight(), QSize(width, height))
        place.translate(6, 0)
        if place.right() > room.right():
            place.moveRight(beside.left() - 6)
        if place.left() < room.left():
            # Neither side has room: below or above it.
            place.moveLeft(max(room.left(), min(beside.left(), room.right() - width)))
            below = beside.bottom() + 6
            fits = below + height <= room.bottom()
            place.moveTop(below if fits else beside.top() - 6 - height)
        place.moveTop(max(room.top(), min(place.top(), room.bottom() - height)))
        self.setGeometry(place)
        self.show()
        self.raise_()

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selected text as it is written."""
        data = super().createMimeDataFromSelection()
        data.setText(copied(data.text()))
        return data

    def dismiss(self) -> None:
        self.of = ""
        self.hide()

    def _follow(self, url: QUrl) -> None:
        self.followed.emit(parse_address(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self._board.setFocus()
            self.dismiss()
            return
        super().keyPressEvent(event)
