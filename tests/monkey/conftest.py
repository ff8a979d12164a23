"""The application of the tests of the window."""

from __future__ import annotations

from tests.ui.conftest import qapp

__all__ = ["qapp"]
