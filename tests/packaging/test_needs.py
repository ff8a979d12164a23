"""Requirements of each command on Linux."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import PySide6
import pytest
from linux.needs import DRAWING, FONTS, SCREENS, VENV, Needs, draws, needs_of, opens_window, screens_of

WAYLAND, XCB = SCREENS["wayland"], SCREENS["xcb"]
ALL = (*VENV, *DRAWING, *WAYLAND, *XCB, *FONTS.values())


@pytest.mark.parametrize("command", [["judgeapp"], ["judgeapp", "--data", "folder"], ["judgeapp", "--data=folder"]])
def test_the_program_without_arguments_opens_the_window(command: list[str]) -> None:
    assert opens_window(command)
    assert draws(command)


@pytest.mark.parametrize(
    "command",
    [
        ["judgeapp", "search", "blocker"],
        ["judgeapp", "--data", "folder", "show", "16-4"],
        ["judgeapp", "--help"],
        ["ruff", "check", "."],
        ["mypy"],
    ],
)
def test_a_command_without_a_window_needs_no_qt(command: list[str]) -> None:
    assert needs_of(command, {"DISPLAY": ":0"}, new_environment=False) == Needs()
    assert needs_of(command, {"DISPLAY": ":0"}, new_environment=True) == Needs(VENV)


@pytest.mark.parametrize("command", [["pytest", "-k", "window"], ["judgeapp", "bench", "startup", "--runs", "2"]])
def test_drawing_without_a_screen_needs_qt_and_opens_no_window(command: list[str]) -> None:
    assert not opens_window(command)
    assert needs_of(command, {"QT_QPA_PLATFORM": "offscreen"}, new_environment=False) == Needs(
        DRAWING, screens=((),), fonts=True
    )


def test_a_screen_is_wayland_x11_or_missing() -> None:
    assert screens_of({"WAYLAND_DISPLAY": "wayland-0"}) == ("wayland",)
    assert screens_of({"DISPLAY": ":0"}) == ("xcb",)
    assert screens_of({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) == ("wayland", "xcb")
    assert screens_of({"DISPLAY": "", "HOME": "/home/judge"}) == ()


def test_a_named_platform_is_used() -> None:
    display = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert screens_of(display | {"QT_QPA_PLATFORM": "offscreen"}) == ("offscreen",)
    assert screens_of({"QT_QPA_PLATFORM": "xcb:no-mitshm;minimal"}) == ("xcb", "minimal")


def test_one_screen_that_can_be_drawn_on_is_enough() -> None:
    both = Needs(screens=(WAYLAND, XCB))
    assert both.missing(names(WAYLAND)) == ()
    assert both.missing(names(XCB)) == ()


def test_the_first_incomplete_screen_is_completed() -> None:
    both = Needs(screens=(WAYLAND, XCB))
    assert both.missing(frozenset()) == WAYLAND
    assert both.missing(names(WAYLAND[1:]) | names(XCB[1:])) == WAYLAND[:1]


def test_everything_else_must_be_complete() -> None:
    assert Needs(DRAWING).missing(names(DRAWING)) == ()
    assert Needs(DRAWING).missing(names(DRAWING[1:])) == DRAWING[:1]


def test_missing_fonts_are_listed_by_language_and_optional() -> None:
    needs = Needs(fonts=True)
    assert needs.missing(frozenset()) == ()
    assert needs.languages(frozenset({":lang=ja"})) == ("Simplified Chinese", "Traditional Chinese")
    assert Needs(fonts=False).languages(frozenset()) == ()


def test_each_need_is_listed_once_with_a_package_everywhere() -> None:
    assert len({need.name for need in ALL}) == len(ALL)
    assert all(all(need) for need in ALL)


@pytest.mark.skipif(sys.platform != "linux", reason="the table is of Linux")
def test_qts_libraries_need_nothing_outside_the_table() -> None:
    home = Path(PySide6.__file__).parent
    libraries = home / "Qt" / "lib"
    drawing = [
        *(home / f"Qt{part}.abi3.so" for part in ("Core", "Gui", "Widgets", "Test")),
        *(libraries / f"libQt6{part}.so.6" for part in ("Core", "DBus", "Gui", "Widgets", "Test")),
        home / "Qt" / "plugins" / "platforms" / "libqoffscreen.so",
    ]
    wayland = [libraries / "libQt6WaylandClient.so.6", home / "Qt" / "plugins" / "platforms" / "libqwayland.so"]
    xcb = [libraries / "libQt6XcbQpa.so.6", home / "Qt" / "plugins" / "platforms" / "libqxcb.so"]
    assert asked_for(drawing) == names(DRAWING)
    assert asked_for(wayland) - names(DRAWING) == names(WAYLAND)
    assert asked_for(xcb) - names(DRAWING) == names(XCB)


def names(needs: tuple[tuple[str, ...], ...]) -> frozenset[str]:
    return frozenset(need[0] for need in needs)


# Libraries that come with PySide6, and libraries that every Python needs.
OWN = ("libQt6", "libicu", "libpyside6", "libshiboken6")
OF_PYTHON = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1", "libresolv.so.2"}


def asked_for(files: list[Path]) -> frozenset[str]:
    asked = {name for file in files for name in needed(file.read_bytes())}
    foreign = {n for n in asked if not n.startswith((*OWN, "ld-linux"))}
    return frozenset(foreign - OF_PYTHON)


def needed(library: bytes) -> list[str]:
    """Libraries that a 64-bit shared library needs (DT_NEEDED)."""
    table, size, count = (struct.unpack_from("<Q", library, 0x28)[0], *struct.unpack_from("<HH", library, 0x3A))
    sections = [struct.unpack_from("<IIQQQQII", library, table + i * size) for i in range(count)]
    _, _, _, _, start, length, link, _ = next(s for s in sections if s[1] == 6)  # SHT_DYNAMIC
    strings = sections[link][4]
    entries = struct.iter_unpack("<qQ", library[start : start + length])
    offsets = [strings + value for tag, value in entries if tag == 1]  # DT_NEEDED
    return [library[at : library.index(b"\0", at)].decode() for at in offsets]
