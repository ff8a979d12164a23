"""The application of the window's tests."""

from __future__ import annotations

from tests.ui.conftest import qapp

__all__ = ["qapp"]
