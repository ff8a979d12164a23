"""The window. It reads through judgeapp.library and knows no rule of the game."""

import builtins

import PySide6.QtWidgets  # noqa: F401

# PySide6 reads the source of every module that is imported after it, to see whether it asks for one
# of its ways of naming things. None does, and the window stands sooner without. It has put the
# import of Python aside under this name.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
