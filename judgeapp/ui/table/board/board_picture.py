"""A picture of a board for paper: always light, as wide as a page, and never cut, whatever the
window looks like."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from judgeapp.messages.errors import InputError
from judgeapp.table.board.shown import Board
from judgeapp.ui.table.board.board_things import BoardThings
from judgeapp.ui.table.board.shades import Shades
from judgeapp.ui.widgets.style.theme import palette_of

# In heights of letters: so wide that a page's width lets them be read, and at least so high.
_WIDTH = 76
_LEAST_HEIGHT = 30
# Dots for each pixel of the layout, and of a letter that is larger than most for all of it.
_RATIO = 2.5
_LETTER = 13


def board_picture(board: Board, seat: str) -> bytes:
    """A PNG of a board from a seat. Raises InputError when none can be made."""
    things = BoardThings(None)
    things.setting.shades = Shades.of(palette_of(dark=False))
    unit = things.setting.measures.unit
    things.show_board(board, seat)
    things.arrange(board, seat, QSize(round(_WIDTH * unit), round(_LEAST_HEIGHT * unit)), 0)
    things.draw_attack(board)
    size: QSizeF = things.laid.size
    ratio = _RATIO * min(1.0, _LETTER / unit)
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(things.setting.shades.table)
    painter = QPainter(image)
    things.render(painter, QRectF(0, 0, size.width(), size.height()), QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return _png(image)


def _png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise InputError("a picture of the board can't be made", mend="Report without pictures")
    return bytes(content.data())
