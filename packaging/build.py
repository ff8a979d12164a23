"""Build the files that judges install from this checkout into the folder `dist`.

    python3 packaging/build.py wheel        for whoever has Python: pip install judgeapp-*.whl
    python3 packaging/build.py folder       all that the program needs in a folder, for this system
    python3 packaging/build.py appimage     that folder as one file, on Linux
    python3 packaging/build.py installer    that folder as an installer, on Windows
    python3 packaging/build.py image        the program as a disk image, on macOS

Each does first what it needs of those before it. Needs Python 3.11 or newer as `run.py` does, and
works in an environment of its own, `build/environment`, of packages that packaging/build.lock names
by hash. The folder is made of the wheel, so that nothing is in it that the wheel forgot. How large
it is, and how long it takes to start, is printed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from linux.appimage import build_appimage
from linux.needs import DRAWING, SCREENS, Needs
from linux.system import MissingError, System, provide

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGING = CHECKOUT / "packaging"
LOCK = PACKAGING / "build.lock"
WORK = CHECKOUT / "build"
DIST = CHECKOUT / "dist"
ENVIRONMENT = WORK / "environment"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MARK = ENVIRONMENT / "build.done"
ICONS = WORK / "icons"
FOLDER = DIST / "judgeapp"
PROGRAM = FOLDER / ("judgeapp.exe" if os.name == "nt" else "judgeapp")
APP = DIST / "The judge's desk.app"
_STARTS = 5


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in STEPS:
        print(__doc__)
        return 2
    try:
        for made in STEPS[arguments[0]]():
            tell(made)
    except (subprocess.CalledProcessError, MissingError, OSError) as error:
        print(f"It could not be built: {error}", file=sys.stderr)
        return 1
    return 0


def wheel() -> list[Path]:
    """Build the wheel. The build hook adds the compiled translations, the prebuilt files and the commit."""
    set_up()
    shutil.rmtree(WORK / "wheel", ignore_errors=True)
    run(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WORK / "wheel")
    (made,) = (WORK / "wheel").glob("*.whl")
    DIST.mkdir(exist_ok=True)
    return [Path(shutil.copy2(made, DIST))]


def folder() -> list[Path]:
    if sys.platform == "linux":
        # The build copies the system libraries that Qt needs, so they must be installed here.
        provide(Needs((*DRAWING, *SCREENS["wayland"], *SCREENS["xcb"])), System(), offer_fonts=False)
    (made,) = wheel()
    run(PYTHON, "-m", "pip", "--quiet", "install", "--no-deps", "--force-reinstall", made)
    run(PYTHON, PACKAGING / "icons.py", ICONS)
    run(
        *(PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", DIST, "--workpath", WORK / "pyinstaller"),
        PACKAGING / "frozen" / "judgeapp.spec",
        JUDGEAPP_ICONS=str(ICONS),
        JUDGEAPP_VERSION=version(),
    )
    inside = APP / "Contents" / "Resources" if sys.platform == "darwin" else FOLDER
    run(PYTHON, PACKAGING / "licences.py", FOLDER, inside / "licences.txt")
    if sys.platform == "darwin":
        # The bundle was signed before licences.txt was added.
        run("codesign", "--force", "--deep", "--sign", "-", APP)
        return [APP]
    return [FOLDER]


def appimage() -> list[Path]:
    folder()
    machine = os.uname().machine
    made = DIST / f"The_judges_desk-{version()}-{machine}.AppImage"
    build_appimage(FOLDER, ICONS, WORK / "appimage", made)
    return [FOLDER, made]


def installer() -> list[Path]:
    """Build the Windows installer with Inno Setup, whose compiler must be on the path."""
    folder()
    run("iscc", "/Q", f"/DVersion={version()}", PACKAGING / "windows" / "judgeapp.iss")
    return [FOLDER, DIST / f"The_judges_desk-{version()}-setup.exe"]


def image() -> list[Path]:
    folder()
    made = DIST / f"The_judges_desk-{version()}.dmg"
    with TemporaryDirectory() as name:
        shutil.copytree(APP, Path(name) / APP.name, symlinks=True)
        # Installing means dragging the program onto this link.
        (Path(name) / "Applications").symlink_to("/Applications")
        run("hdiutil", "create", "-quiet", "-ov", "-volname", APP.stem, "-srcfolder", name, made)
    return [APP, made]


STEPS: dict[str, Callable[[], list[Path]]] = {
    "wheel": wheel,
    "folder": folder,
    "appimage": appimage,
    "installer": installer,
    "image": image,
}


def set_up() -> None:
    """Create an environment with exactly the packages of the lock file."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if MARK.exists() and MARK.read_text(encoding="utf-8") == wanted:
        return
    print(f"Setting up {ENVIRONMENT} (once) ...", file=sys.stderr)
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    run(PYTHON, "-m", "pip", "--quiet", "install", "--require-hashes", "-r", LOCK)
    MARK.write_text(wanted, encoding="utf-8")


def version() -> str:
    """Version of the wheel."""
    (made,) = (WORK / "wheel").glob("*.whl")
    return made.name.split("-")[1]


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run(
        [str(part) for part in command],
        cwd=CHECKOUT,
        # Import the program from the wheel, not from this checkout.
        env=os.environ | {"PYTHONSAFEPATH": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"} | environment,
        check=True,
    )


def tell(made: Path) -> None:
    """Print the size of each result, the checksum of a file, and the start-up time of a program."""
    files = [file for file in made.rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files or [made])
    print(f"{made.relative_to(CHECKOUT)}: {size / 1e6:.1f} MB")
    if made.is_file():
        print(f"  sha256 {hashlib.sha256(made.read_bytes()).hexdigest()}")
    starts = {FOLDER: PROGRAM, APP: APP / "Contents" / "MacOS" / "judgeapp"}
    program = made if made.suffix == ".AppImage" else starts.get(made)
    if program is not None:
        tell_start(program)


def tell_start(program: Path) -> None:
    """Print the start-up time as measured by the program itself, with a data and cache folder of its own."""
    with TemporaryDirectory() as name:
        own = {"JUDGEAPP_DATA": f"{name}/data", "JUDGEAPP_CACHE": f"{name}/cache"}
        done = subprocess.run(
            [str(program), "bench", "startup", "--runs", str(_STARTS), "--json"],
            env=os.environ | own,
            capture_output=True,
            text=True,
            check=True,
        )
    for figures in json.loads(done.stdout):
        print(f"  {figures['what']}: {figures['median']:.0f} ms (median of {_STARTS})")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
