"""Fixtures of the window's tests, for inputs through the window."""

from __future__ import annotations

from tests.ui.conftest import data, qapp, qtbot, start

__all__ = ["data", "qapp", "qtbot", "start"]
