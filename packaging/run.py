"""Set up a private environment once, then run a command of this project in it.

    python3 packaging/run.py                   start the program
    python3 packaging/run.py pytest            run the tests
    python3 packaging/run.py judgeapp --help   any other command, with its arguments

Needs nothing but Python 3.11 or newer. The packages are those of the lock file beside this
script, checked by hash; they go into the folder .venv of this checkout and nowhere else. A
change of a lock file sets the folder up again. What the program opens of the rules is made
ready in the folder judgeapp/prebuilt, and again after a change of them.

On Linux it looks for the libraries that Qt draws with, for fonts with the letters of Chinese
and Japanese, and for what Python makes environments with. What is missing is installed
through apt, dnf or pacman: as root at once, else after a question and with sudo. Where
neither can be it says what to type. The tests need no screen; the window does.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 -- this script meets older Pythons
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from linux.needs import draws, needs_of, opens_window, screens_of
from linux.system import MissingError, System, provide
from prebuilding import prebuild_outdated
from translation.qm import compile_outdated

CHECKOUT = Path(__file__).resolve().parent.parent
ENVIRONMENT = CHECKOUT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# The short lock is enough to read rules; checking the program needs the long one. A mark next to the environment's
# Python names the lock that it was made from.
PROGRAM_LOCK = CHECKOUT / "packaging" / "program.lock"
CHECKS_LOCK = CHECKOUT / "packaging" / "checks.lock"
MARKS = {lock: ENVIRONMENT / f"{lock.stem}.done" for lock in (PROGRAM_LOCK, CHECKS_LOCK)}
# Its presence means that fonts were once declined: later runs report them missing, but don't ask.
FONTS_OFFERED = ENVIRONMENT / "fonts.offered"

NO_SCREEN = """\
There is no screen to show the window on: neither WAYLAND_DISPLAY nor DISPLAY is set. Start it
from a desktop. What needs no window works here too, such as
    python3 packaging/run.py judgeapp search blocker"""


def main(command: list[str]) -> int:
    if command in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    command = command or ["judgeapp"]
    environment = dict(os.environ)
    if command[0] == "pytest":
        environment["QT_QPA_PLATFORM"] = "offscreen"
    try:
        if sys.platform == "linux":
            prepare_linux(command, environment, System())
        set_up(PROGRAM_LOCK if command[0] == "judgeapp" else CHECKS_LOCK)
        compile_outdated()
        if command[0] == "judgeapp":
            prebuild()
        if draws(command):
            FONTS_OFFERED.touch()
    except MissingError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError:
        print(
            "The packages could not be installed: pip says above why.\nCheck the network, and start again.",
            file=sys.stderr,
        )
        return 1
    except OSError as error:
        print(f"The folder {ENVIRONMENT} could not be set up: {error}", file=sys.stderr)
        return 1
    program = shutil.which(command[0], path=str(BIN))
    if program is None:
        print(f"There is no command {command[0]!r} in {BIN}", file=sys.stderr)
        return 1
    given = [program, *command[1:]]
    return subprocess.run(given, cwd=CHECKOUT, env=environment, check=False).returncode


def prepare_linux(command: list[str], environment: Mapping[str, str], system: System) -> None:
    """Provide a command's requirements on Linux, or raise MissingError."""
    if opens_window(command) and not screens_of(environment):
        raise MissingError(NO_SCREEN)
    needs = needs_of(command, environment, new_environment=is_new())
    provide(needs, system, offer_fonts=not FONTS_OFFERED.exists())


def set_up(lock: Path) -> None:
    """Bring ENVIRONMENT to the state of `lock`, unless it is already there."""
    # The long lock includes the short one, so either mark is enough to run the program.
    if any(done(name) for name in {lock, CHECKS_LOCK}):
        return
    print(f"Setting up {ENVIRONMENT} (once) ...", file=sys.stderr)
    if is_new():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(CHECKOUT)], check=True)
    MARKS[lock].write_text(state(lock), encoding="utf-8")


def prebuild() -> None:
    """Prebuild data for the program. If this fails, the program builds the data itself."""
    with suppress(subprocess.CalledProcessError):
        prebuild_outdated(str(PYTHON))


def is_new() -> bool:
    """Tell whether the environment is missing or incomplete."""
    return not (PYTHON.exists() and any(mark.exists() for mark in MARKS.values()))


def state(lock: Path) -> str:
    """Fingerprint of the environment's sources: the lock file and the project's metadata."""
    content = lock.read_bytes() + (CHECKOUT / "pyproject.toml").read_bytes()
    return hashlib.sha256(content).hexdigest()


def done(lock: Path) -> bool:
    return MARKS[lock].exists() and MARKS[lock].read_text(encoding="utf-8") == state(lock)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
