"""Processes of their own, each for a window that is measured."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from judgeapp.bench.startup import screen

CHECKOUT = Path(__file__).parents[2]


def output_of(module: str, *arguments: str, **environment: str) -> str:
    """Output of a module that is run by itself. Raises RuntimeError when it did not come to the end."""
    result = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=CHECKOUT,
        env=os.environ | screen() | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise RuntimeError(f"the window did not come to the end:\n{result.stderr}")
    return result.stdout
