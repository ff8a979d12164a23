"""Draw the program's icon in the formats of each system: PNG, ICO for Windows, ICNS for macOS.

    python packaging/icons.py FOLDER

From packaging/icon/judgeapp.svg. The window's own is drawn likewise, into the program itself:

    python packaging/icons.py --window
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
DRAWING = CHECKOUT / "packaging" / "icon" / "judgeapp.svg"
WINDOW = CHECKOUT / "judgeapp" / "ui" / "icon.png"
_WINDOW_SIZE = 128
# Icon sizes of Windows and Linux desktops, in pixels.
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_MAX_ICO = 256
# PNG chunk types of an .icns file by size in pixels.
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(size: int) -> bytes:
    """The icon as a square PNG of `size` pixels."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(written, "PNG"):  # type: ignore[call-overload]  # takes any device
        raise RuntimeError("the icon could not be written")
    return bytes(written.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """ICO file: a table of PNGs with their sizes (256 is written as 0) and offsets."""
    held = {size: picture for size, picture in pictures.items() if size <= _MAX_ICO}
    head, at = struct.pack("<HHH", 0, 1, len(held)), 6 + 16 * len(held)
    for size, picture in held.items():
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(held.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """ICNS file: PNGs in a row, each after its type and length."""
    body = b"".join(name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for size, name in _ICNS.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def draw(folder: Path) -> None:
    """Write all icons to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, picture in pictures.items():
        (folder / f"{size}.png").write_bytes(picture)
    (folder / "judgeapp.ico").write_bytes(ico(pictures))
    (folder / "judgeapp.icns").write_bytes(icns(pictures))


def main(arguments: list[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if arguments == ["--window"]:
        WINDOW.write_bytes(png(_WINDOW_SIZE))
    elif len(arguments) == 1:
        draw(Path(arguments[0]))
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
