"""Icons, licences and desktop files of the built program."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import icons
import licences

import judgeapp
from judgeapp.ui.application import DESKTOP_NAME

CHECKOUT = Path(__file__).resolve().parents[2]
LINUX = CHECKOUT / "packaging" / "linux"
_PNG = b"\x89PNG\r\n\x1a\n"


def pinned(lock: str) -> dict[str, str]:
    text = (CHECKOUT / "packaging" / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def test_the_page_of_licences_names_every_package_with_its_version() -> None:
    """Missing? python packaging/licences.py"""
    rows = re.findall(r"^\| (\S+) \| (\S+) \| (.+) \|$", licences.PAGE.read_text("utf-8"), re.M)
    versions = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version, _ in rows[1:]}
    lock = pinned("program.lock")
    # Packages for other systems, which the page mentions in its text.
    elsewhere = {"pywin32-ctypes", "tzdata"}
    assert versions == {name: version for name, version in lock.items() if name not in licences._BUILDING | elsewhere}
    assert all(licence for _, _, licence in rows)
    page = (licences.PAGE.parent / "en" / "licences.md").read_text("utf-8")
    assert all(name in page for name in elsewhere & set(lock))


def test_builds_have_the_tested_packages() -> None:
    built, tested = pinned("build.lock"), pinned("program.lock")
    assert built | tested == built


def test_icons_hold_a_picture_of_each_size() -> None:
    pictures = {size: icons.png(size) for size in icons.SIZES}
    assert all(picture.startswith(_PNG) for picture in pictures.values())
    assert [struct.unpack(">I", picture[16:20])[0] for picture in pictures.values()] == [*icons.SIZES]
    held = icons.ico(pictures)
    (count,) = struct.unpack("<H", held[4:6])
    assert held.count(_PNG) == count == sum(size <= 256 for size in icons.SIZES)
    apple = icons.icns(pictures)
    assert struct.unpack(">4sI", apple[:8]) == (b"icns", len(apple))


def test_the_windows_icon_is_the_drawn_one() -> None:
    """Another? python packaging/icons.py --window"""
    from PySide6.QtGui import QImage

    kept, drawn = QImage(str(icons.WINDOW)), QImage.fromData(icons.png(128))
    assert not kept.isNull()
    assert (kept.size(), kept.format()) == (drawn.size(), drawn.format())
    # Processors differ in rounding, by at most 1 of 255.
    assert all(abs(a - b) <= 1 for a, b in zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True))


def test_desktop_files_name_this_program_and_version() -> None:
    metainfo = ElementTree.parse(LINUX / f"{DESKTOP_NAME}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == DESKTOP_NAME
    releases = metainfo.findall("releases/release")
    assert releases[0].get("version") == judgeapp.__version__
    new = (CHECKOUT / "judgeapp" / "guide" / "en" / "what-is-new.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)$", new, re.MULTILINE)[0] == judgeapp.__version__


def test_file_types_are_named_consistently() -> None:
    desktop = (LINUX / f"{DESKTOP_NAME}.desktop").read_text(encoding="utf-8")
    mime_types = re.search(r"^MimeType=(.*);$", desktop, re.MULTILINE)
    assert mime_types is not None
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ElementTree.parse(LINUX / f"{DESKTOP_NAME}.mime.xml").getroot()
    metainfo = ElementTree.parse(LINUX / f"{DESKTOP_NAME}.metainfo.xml").getroot()
    named = mime_types[1].split(";")
    assert named == [kind.get("type") for kind in kinds.findall(f"{space}mime-type")]
    assert named == [kind.text for kind in metainfo.findall("provides/mediatype")]
