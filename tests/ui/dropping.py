"""Drag and drop from another program, through the window system's events."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier
_OFFERED = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def of_files(files: Iterable[Path]) -> QMimeData:
    """Data of dropped files in the format of a file manager, including their names as text."""
    data = QMimeData()
    urls = [QUrl.fromLocalFile(str(file)) for file in files]
    data.setUrls(urls)
    data.setText("\n".join(url.toString() for url in urls))
    return data


def drop(data: QMimeData, over: QWidget) -> Qt.DropAction | None:
    """Drag over a widget and drop. Returns the drop action; None if it isn't accepted."""
    window = over.window()
    handle = window.windowHandle()
    place = over.mapTo(window, over.rect().center())
    for event in (
        QDragEnterEvent(place, _OFFERED, data, _LEFT, _NONE),
        QDragMoveEvent(QPoint(place.x() + 1, place.y()), _OFFERED, data, _LEFT, _NONE),
        QDropEvent(QPointF(place), _OFFERED, data, _LEFT, _NONE),
    ):
        event.setDropAction(Qt.DropAction.MoveAction)
        event.ignore()
        QApplication.sendEvent(handle, event)
        if not event.isAccepted():
            return None
    return event.dropAction()
