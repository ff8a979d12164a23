"""Entry point of the built program.

It starts the program, or, since there is no Python beside it, a part of the program that runs in a process of its own.
"""

from __future__ import annotations

import runpy
import sys
from multiprocessing import freeze_support

from judgeapp.runtime.python_command import AS_PYTHON


def as_python(how: str, what: str, *arguments: str) -> None:
    """Run `python -m MODULE ...` or `python -c CODE ...`."""
    sys.argv = [how, *arguments]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})


# Doesn't return in a child process of multiprocessing.
freeze_support()
if sys.argv[1:2] == [AS_PYTHON]:
    as_python(*sys.argv[2:])
else:
    from judgeapp.cli.main import main

    sys.exit(main())
