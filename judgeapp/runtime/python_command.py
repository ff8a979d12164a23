"""Command line that starts this program's own Python in a subprocess."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

# Mark of Python's own arguments for a built program, which has no Python beside it.
AS_PYTHON = "--as-python"


def python_command(*arguments: str) -> list[str]:
    """Command that runs `-m MODULE ...` or `-c CODE ...` with the program's own modules. Nothing in the current folder
    is taken for a module."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-P", *arguments]
    # The one with streams: on Windows the window is another program of the same folder.
    program = Path(sys.executable)
    return [str(program.with_name(f"judgeapp{program.suffix}")), AS_PYTHON, *arguments]


def child_process_options() -> dict[str, Any]:
    """Options for such a subprocess: it finds the modules of this program, and shows no window."""
    home = str(Path(__file__).parents[2])
    known = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(filter(None, (home, known)))
    return {
        "env": os.environ | {"PYTHONPATH": path},
        "stderr": subprocess.DEVNULL,
        "creationflags": getattr(subprocess, "CREATE_NO_WINDOW", 0),
    }
