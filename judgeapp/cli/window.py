"""The window, when no command is given."""

from __future__ import annotations

import argparse


def run(chosen: argparse.Namespace) -> int:
    # The window's libraries are loaded only when it is wanted: commands stay quick.
    from judgeapp.ui.application import run as run_window

    return run_window(chosen.data, files=tuple(chosen.open or ()))
