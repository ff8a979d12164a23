"""The window. It reads through judgeapp.library and knows no rule of the game."""

import builtins

import PySide6.QtCore  # noqa: F401 -- which puts an import of its own in the place of Python's

# PySide's import reads the source of every module to see which of PySide's "features" it asks for. None here asks for
# any, and reading all of them would take a quarter of the start, and 20 MB.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
