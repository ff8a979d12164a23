"""Subprocesses, each with one measured window."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

from judgeapp.bench.startup import screen
from judgeapp.cli.stores.readings import cached_readings

CHECKOUT = Path(__file__).parents[2]


def command_of(module: str, *arguments: str) -> list[str]:
    """Command that runs a module with the program's cached readings."""
    return [sys.executable, "-m", __name__, module, *arguments]


def output_of(module: str, *arguments: str, **environment: str) -> str:
    """Output of a module in its own process. Raises RuntimeError if it fails."""
    result = subprocess.run(
        command_of(module, *arguments),
        cwd=CHECKOUT,
        env=os.environ | screen() | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise RuntimeError(f"the window did not come to the end:\n{result.stderr}")
    return result.stdout


if __name__ == "__main__":
    del sys.argv[0]
    with cached_readings():
        runpy.run_module(sys.argv[0], run_name="__main__")
