"""Pictures of cards that the judge has: files of a folder, named by card number. None is fetched from anywhere. A file
may be broken or malicious: it is bounded and decoded off the interface thread; if that fails, our own frame is
drawn. And those of the guide, in the colours of the window."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from urllib.parse import quote, unquote

from PySide6.QtCore import QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QApplication

from judgeapp.ui.widgets.work.background import Worker, raise_error

# Formats with their first bytes.
FORMATS = {
    "png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "jpg": re.compile(rb"\xff\xd8\xff"),
    "jpeg": re.compile(rb"\xff\xd8\xff"),
    "webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
}
# Limits of a file, and of its picture; no card needs more.
MAX_BYTES = 25_000_000
MAX_PIXELS = 40_000_000
MAX_FILES = 100_000
# The largest size in which a picture is drawn, in pixels.
LARGEST = QSize(440, 616)
_MAX_KEPT = 160
_SCHEME = "card-picture:"
# Suffix with which some collections mark another picture of the same card.
_OTHER_ART = re.compile(r"[_-]p\d+$")


class CardPictures(Worker):
    """Decodes pictures of cards in the background. `pictures_changed`: a picture was decoded, or others can be had."""

    pictures_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = ""
        self._files: dict[str, str] = {}
        # None: it can't be decoded, or is being decoded.
        self._loaded: dict[str, QPixmap | None] = {}
        self._serial = 0
        self._looking = self._every_task(self.tr("looking for pictures of cards"))

    def use_folder(self, folder: str) -> None:
        """Take the pictures of a folder; of none for an empty name."""
        if folder == self.folder:
            return
        self.folder = folder
        self._serial += 1
        self._files, self._loaded = {}, {}
        self.pictures_changed.emit()
        if folder:
            serial = self._serial
            self._looking.start(partial(files_by_number, folder), partial(self._on_files, serial), raise_error)

    def of(self, number: str) -> QPixmap | None:
        """The picture of a card; None if there is none, or none yet: `came` tells of it."""
        key = number.casefold()
        if key not in self._files:
            return None
        if key in self._loaded:
            # The last one requested is kept longest.
            picture = self._loaded[key] = self._loaded.pop(key)
            return picture
        while len(self._loaded) >= _MAX_KEPT:
            del self._loaded[next(iter(self._loaded))]
        self._loaded[key] = None
        file, serial = self._files[key], self._serial
        self._looking.start(partial(decoded, file), partial(self._on_picture, serial, key), raise_error)
        return None

    def key(self, number: str) -> int:
        """Tells the picture of a card from any other; 0 if there is none (yet)."""
        picture = self.of(number) if self._files and number else None
        return picture.cacheKey() if picture is not None else 0

    def _on_files(self, serial: int, files: dict[str, str]) -> None:
        if serial == self._serial:
            self._files = files
            self.pictures_changed.emit()

    def _on_picture(self, serial: int, key: str, image: QImage | None) -> None:
        if serial == self._serial and image is not None and key in self._loaded:
            self._loaded[key] = QPixmap.fromImage(image)
            self.pictures_changed.emit()


def files_by_number(folder: str) -> dict[str, str]:
    """The files of a folder by the number of their card in small letters: if a card has several, the one named by the
    number alone, otherwise the first."""
    plain: dict[str, str] = {}
    others: dict[str, str] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for count, entry in enumerate(entries):
            if count >= MAX_FILES:
                break
            stem, dot, kind = entry.name.casefold().rpartition(".")
            if not dot or kind not in FORMATS:
                continue
            with suppress(OSError):
                if not entry.is_file():
                    continue
                number = _OTHER_ART.sub("", stem)
                known = plain if number == stem else others
                if number not in known or entry.path < known[number]:
                    known[number] = entry.path
    return others | plain


def decoded(file: str) -> QImage | None:
    """The picture of a file, no larger than it is drawn; None if it is not one, or too large."""
    kind = file.rpartition(".")[2].casefold()
    try:
        with Path(file).open("rb") as opened:
            begins = FORMATS[kind].match(opened.read(16))
        if begins is None or Path(file).stat().st_size > MAX_BYTES:
            return None
    except OSError:
        return None
    reader = QImageReader(file)
    reader.setAutoTransform(True)
    # The suffix decides the format, not the content: no other decoder ever runs.
    reader.setAutoDetectImageFormat(False)
    reader.setFormat(kind.encode())
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > MAX_PIXELS:
        return None
    if size.width() > LARGEST.width() or size.height() > LARGEST.height():
        scaled = size.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio)
        # Even a very thin picture keeps a pixel.
        reader.setScaledSize(scaled.expandedTo(QSize(1, 1)))
    image = reader.read()
    return None if image.isNull() else image


@cache
def card_pictures() -> CardPictures:
    """Pictures of the window; every board draws them."""
    return CardPictures(QApplication.instance())


def address_of(number: str) -> str:
    """Address by which a page names the picture of a card."""
    return _SCHEME + quote(number, safe="")


def picture_at(name: QUrl | str) -> QPixmap | None:
    """Picture of a card at a URL; None for any other URL."""
    address = name.toString() if isinstance(name, QUrl) else name
    if not address.startswith(_SCHEME):
        return None
    return card_pictures().of(unquote(address.removeprefix(_SCHEME)))


# The pictures of the guide come with the program; `packaging/pictures.py` makes them.
_GUIDE_SCHEME = "guide-picture:"
# Lightness between light and dark backgrounds.
_MIDDLE_LIGHTNESS = 128
GUIDE_PICTURES = ("search", "setup", "options", "ruling", "card", "teaching")


def guide_picture_address(name: str) -> str:
    return f"{_GUIDE_SCHEME}{name}"


def guide_picture_file(name: str, *, dark: bool) -> str:
    return f"{name}{'-dark' if dark else ''}.png"


def guide_picture_at(url: QUrl | str) -> QPixmap | None:
    """The picture at an address; None if not in the guide."""
    address = url.toString() if isinstance(url, QUrl) else url
    name = address.removeprefix(_GUIDE_SCHEME)
    if not address.startswith(_GUIDE_SCHEME) or name not in GUIDE_PICTURES:
        return None
    ground = QApplication.palette().base().color()
    file = guide_picture_file(name, dark=ground.lightness() < _MIDDLE_LIGHTNESS)
    picture = QPixmap()
    picture.loadFromData(files("judgeapp").joinpath("guide", "pictures", file).read_bytes())
    return picture
