"""Print the arguments that this system provides:

    libEGL.so.1    a shared library, when it can be loaded with all that it needs itself
    :lang=ja       a font for a language, when fontconfig knows of one, as it does for Qt
    ensurepip      a module of this Python

`system.py` runs it in a process of its own: what is loaded here stays out of the other, and
what was installed meanwhile is found.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sys


class FontSet(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("room", ctypes.c_int), ("fonts", ctypes.c_void_p))


def is_here(name: str) -> bool:
    if name.startswith(":lang="):
        return has_font(name)
    if ".so" in name:
        return can_load(name)
    return importlib.util.find_spec(name) is not None


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font(pattern: str) -> bool:
    if not can_load("libfontconfig.so.1"):
        return False
    fontconfig = ctypes.CDLL("libfontconfig.so.1")
    fontconfig.FcNameParse.argtypes = [ctypes.c_char_p]
    fontconfig.FcNameParse.restype = ctypes.c_void_p
    fontconfig.FcObjectSetCreate.restype = ctypes.c_void_p
    fontconfig.FcFontList.argtypes = [ctypes.c_void_p] * 3
    fontconfig.FcFontList.restype = ctypes.POINTER(FontSet)
    fonts = fontconfig.FcFontList(None, fontconfig.FcNameParse(pattern.encode()), fontconfig.FcObjectSetCreate())
    return bool(fonts) and fonts.contents.count > 0


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if is_here(name):
            print(name, flush=True)
