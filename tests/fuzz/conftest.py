"""The ways in through the window have it as it is in the tests of the window."""

from __future__ import annotations

from tests.ui.conftest import data, qapp, qtbot, start

__all__ = ["data", "qapp", "qtbot", "start"]
