"""The window, when no command is given."""

from __future__ import annotations

import argparse

from judgeapp.messages.errors import InputError


def run(chosen: argparse.Namespace) -> int:
    # The window's libraries are loaded only when it is wanted: commands stay quick.
    try:
        from judgeapp.ui.application import run as run_window
    except ImportError as error:
        if ".so" not in str(error):
            raise
        # A Linux without a desktop.
        raise InputError(
            "this system lacks what a window is drawn with ({error})",
            error=error,
            mend="On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa",
        ) from error
    return run_window(chosen.data, files=tuple(chosen.open or ()))
