"""Set up a private environment once, then run a command of this project in it.

    python3 packaging/run.py                   start the program
    python3 packaging/run.py pytest            run the tests
    python3 packaging/run.py judgeapp --help   any other command, with its arguments

Needs nothing but Python 3.11 or newer with pip and venv. The packages are those of
the lock file beside this script, checked by hash; they go into the folder .venv of
this checkout and nowhere else. A change of a lock file sets the folder up again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
ENVIRONMENT = CHECKOUT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# What only reads rules needs the short lock; what checks the program needs the long one.
PROGRAM_LOCK = CHECKOUT / "packaging" / "program.lock"
CHECKS_LOCK = CHECKOUT / "packaging" / "checks.lock"


def main(command: list[str]) -> int:
    command = command or ["judgeapp"]
    lock = PROGRAM_LOCK if command[0] == "judgeapp" else CHECKS_LOCK
    try:
        set_up(lock)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The environment could not be set up: {error}", file=sys.stderr)
        print(
            "On Debian and Ubuntu install python3-venv; otherwise check the network and try again.",
            file=sys.stderr,
        )
        return 1
    program = shutil.which(command[0], path=str(BIN))
    if program is None:
        print(f"There is no command {command[0]!r} in {BIN}", file=sys.stderr)
        return 1
    return subprocess.run([program, *command[1:]], cwd=CHECKOUT, check=False).returncode


def set_up(lock: Path) -> None:
    """Bring ENVIRONMENT to the state of `lock`; do nothing when it is there already."""
    # The long lock holds everything of the short one, so either mark serves the program.
    marks = {name: ENVIRONMENT / f"{name.stem}.done" for name in (PROGRAM_LOCK, CHECKS_LOCK)}
    if any(done(name, marks[name]) for name in {lock, CHECKS_LOCK}):
        return
    print(f"Setting up {ENVIRONMENT} (once) ...", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(CHECKOUT)], check=True)
    marks[lock].write_text(state(lock), encoding="utf-8")


def state(lock: Path) -> str:
    """What the environment was made from: the lock and the project's own metadata."""
    content = lock.read_bytes() + (CHECKOUT / "pyproject.toml").read_bytes()
    return hashlib.sha256(content).hexdigest()


def done(lock: Path, mark: Path) -> bool:
    return mark.exists() and mark.read_text(encoding="utf-8") == state(lock)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 -- this script meets older Pythons
        sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    sys.exit(main(sys.argv[1:]))
