"""The pictures of the guide, which come with the program, in the colours of the window. They are made by
`packaging/pictures.py`."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

_SCHEME = "guide-picture:"
# Lightness between light and dark backgrounds.
_MIDDLE_LIGHTNESS = 128
NAMES = ("search", "setup", "options", "ruling", "card", "teaching")


def address_of(name: str) -> str:
    return f"{_SCHEME}{name}"


def file_of(name: str, *, dark: bool) -> str:
    return f"{name}{'-dark' if dark else ''}.png"


def guide_picture_at(url: QUrl | str) -> QPixmap | None:
    """The picture at an address; None if not in the guide."""
    address = url.toString() if isinstance(url, QUrl) else url
    name = address.removeprefix(_SCHEME)
    if not address.startswith(_SCHEME) or name not in NAMES:
        return None
    ground = QApplication.palette().base().color()
    file = file_of(name, dark=ground.lightness() < _MIDDLE_LIGHTNESS)
    picture = QPixmap()
    picture.loadFromData(files("judgeapp").joinpath("guide", "pictures", file).read_bytes())
    return picture
