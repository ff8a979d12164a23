"""Libraries and fonts that commands need on Linux. macOS and Windows include them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Need(NamedTuple):
    """A requirement by its name in `probe.py`, and the package that provides it, one column per package manager. If a
    package has two names, the newer one comes first."""

    name: str
    apt: str
    dnf: str
    pacman: str


# System libraries that PySide6 links to, as listed by `readelf --dynamic`.
DRAWING = (
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Need("libglib-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", "glib2", "glib2"),
    Need("libgthread-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", "glib2", "glib2"),
    Need("libstdc++.so.6", "libstdc++6", "libstdc++", "gcc-libs"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libz.so.1", "zlib1g", "zlib", "zlib"),
    Need("libzstd.so.1", "libzstd1", "libzstd", "zstd"),
)
# Further libraries for drawing on a screen, by the name of Qt's platform plugin.
SCREENS = {
    "wayland": (
        Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
        Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    ),
    "xcb": (
        Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
        Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
        Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
        Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
        Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
        Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
        Need("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
        Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
        Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
        Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
        Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
        Need("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
        Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
        Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
        Need("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
        Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    ),
}
# Without these fonts the program runs, but can't show the text of a language.
_CJK = ("fonts-noto-cjk", "google-noto-sans-cjk-fonts", "noto-fonts-cjk")
FONTS = {
    "Japanese": Need(":lang=ja", *_CJK),
    "Simplified Chinese": Need(":lang=zh-cn", *_CJK),
    "Traditional Chinese": Need(":lang=zh-tw", *_CJK),
}
# Debian and Ubuntu package venv separately from Python.
_VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"
VENV = (Need("ensurepip", f"{_VERSION}-venv", "python3-libs", "python"),)


@dataclass(frozen=True)
class Needs:
    """Requirements of a command: each of `all_of`, all of one of the `screens` (Qt uses the first that works), and
    fonts if possible."""

    all_of: tuple[Need, ...] = ()
    screens: tuple[tuple[Need, ...], ...] = ()
    fonts: bool = False

    def names(self) -> tuple[str, ...]:
        fonts = FONTS.values() if self.fonts else ()
        screens = (need for screen in self.screens for need in screen)
        return tuple(need.name for need in (*self.all_of, *screens, *fonts))

    def missing(self, here: frozenset[str]) -> tuple[Need, ...]:
        """Requirements that must be installed before the command can run."""
        screens = [_without(screen, here) for screen in self.screens]
        screen = screens[0] if screens and all(screens) else ()
        return (*_without(self.all_of, here), *screen)

    def languages(self, here: frozenset[str]) -> tuple[str, ...]:
        """Languages without an installed font."""
        if not self.fonts:
            return ()
        return tuple(language for language, need in FONTS.items() if need.name not in here)


def needs_of(command: Sequence[str], environment: Mapping[str, str], *, new_environment: bool) -> Needs:
    """Requirements of a command of this project, for the screens in the environment."""
    all_of = VENV if new_environment else ()
    if not draws(command):
        return Needs(all_of)
    screens = tuple(SCREENS.get(name, ()) for name in screens_of(environment))
    return Needs((*all_of, *DRAWING), screens, fonts=True)


def draws(command: Sequence[str]) -> bool:
    """Tell whether a command loads Qt."""
    name, *arguments = command
    if name != "judgeapp":
        return name == "pytest"
    return opens_window(command) or arguments[:2] == ["bench", "startup"]


def opens_window(command: Sequence[str]) -> bool:
    """Tell whether a command is the program without a subcommand."""
    name, *arguments = command
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--data", nargs="?")
    parser.add_argument("--open", nargs="*")
    return name == "judgeapp" and not parser.parse_known_args(arguments)[1]


def screens_of(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Qt platform plugins that may draw, in the order in which Qt tries them."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return tuple(name.partition(":")[0] for name in chosen.split(";"))
    names = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return tuple(name for name, variable in names.items() if environment.get(variable))


def _without(needs: tuple[Need, ...], here: frozenset[str]) -> tuple[Need, ...]:
    return tuple(need for need in needs if need.name not in here)
