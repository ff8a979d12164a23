"""Licences and authors of the packages in the program: a table for the window's page, and a file with all licence texts
for built programs.

    python packaging/licences.py                  writes judgeapp/guide/packages.md
    python packaging/licences.py FOLDER FILE      the texts of what is in a built program

Run it in the environment of the program (packaging/build.lock), whose packages say it themselves.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
PAGE = CHECKOUT / "judgeapp" / "guide" / "packages.md"
LONG = CHECKOUT / "packaging" / "licences"
LOCK = CHECKOUT / "packaging" / "program.lock"
# Build tools that aren't shipped.
_BUILDING = {"editables", "hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"}
# PyInstaller is a build tool too, but its bootloader is shipped.
_BEGINNING = "pyinstaller"
# Libraries linked into the AppImage runtime, which is a separate program under the GPL.
_IN_THE_HEAD = (
    "libsquashfuse-dev",
    "libfuse3-dev",
    "zlib1g-dev",
    "liblzma-dev",
    "liblzo2-dev",
    "liblz4-dev",
    "libzstd-dev",
)
_PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
_TEXT = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$|/licenses/", re.IGNORECASE)
_CLASSIFIER = "License :: OSI Approved :: "
_SHARED = re.compile(r"\.(so[.\d]*|dll|dylib)$")

_HEAD = """\
| what | version | licence |
|---|---|---|
"""


def main(arguments: list[str]) -> int:
    if not arguments:
        PAGE.write_text(page(), encoding="utf-8")
    elif len(arguments) == 2:
        Path(arguments[1]).write_text("\n".join(texts(Path(arguments[0]))), encoding="utf-8")
    else:
        print(__doc__)
        return 2
    return 0


def page() -> str:
    rows = [f"| {name} | {version} | {licence} |" for name, version, licence in table()]
    return _HEAD + "\n".join(rows) + "\n"


def table() -> Iterator[tuple[str, str, str]]:
    """Rows of Python and the program's packages: name, version, licence."""
    yield "Python", "3.11 or newer", "PSF-2.0"
    for package in packages():
        yield package.name, package.version, licence_of(package)


def packages() -> list[Distribution]:
    """Installed packages of the lock file that are part of the program."""
    locked = {name for name, _ in _PINNED.findall(LOCK.read_text(encoding="utf-8"))} - _BUILDING
    here = {_plain(package.name): package for package in distributions()}
    return [here[name] for name in sorted(locked) if name in here]


def licence_of(package: Distribution) -> str:
    """Licence according to the package's metadata, preferring the newer field."""
    metadata = package.metadata
    if expression := metadata.get("License-Expression"):
        return expression
    classified = [
        line.removeprefix(_CLASSIFIER) for line in metadata.get_all("Classifier") or () if line.startswith(_CLASSIFIER)
    ]
    return ", ".join(classified) or (metadata.get("License") or "").partition("\n")[0]


def texts(built: Path) -> Iterator[str]:
    """Licence texts of all parts of a built program."""
    yield "The judge's desk\n" + (CHECKOUT / "LICENSE").read_text(encoding="utf-8")
    yield from _part("Python", _of_python())
    here = {_plain(package.name): package for package in distributions()}
    for package in (*packages(), here[_BEGINNING]):
        yield from _part(f"{package.name} {package.version}: {licence_of(package)}", _of_package(package))
    for library, text in _of_system(built):
        yield from _part(f"{library}, a library of the system", [text])
    # Packages name these licences without including them.
    for name in ("LGPL-3.0", "GPL-3.0"):
        yield from _part(name, [(LONG / f"{name}.txt").read_text(encoding="utf-8")])


def _part(name: str, texts: list[str]) -> Iterator[str]:
    yield "=" * 80 + f"\n{name}\n" + "=" * 80 + "\n"
    yield from texts or ["The licence is named above; its package has no text of it.\n"]


def _of_python() -> list[str]:
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sys.base_prefix) / "lib" / version / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc") / version / "copyright",
    )
    return [place.read_text(encoding="utf-8") for place in places if place.is_file()][:1]


def _of_package(package: Distribution) -> list[str]:
    named = (file for file in package.files or () if _TEXT.search(file.as_posix()))
    paths = (Path(str(file.locate())) for file in named)
    return [
        path.read_text(encoding="utf-8", errors="replace")
        for path in paths
        if path.suffix not in (".py", ".pyc", ".pyi") and path.is_file()
    ]


def _of_system(built: Path) -> Iterator[tuple[str, str]]:
    """System libraries in the program (Debian only): package and copyright file."""
    libraries = [file.name for file in built.glob("_internal/*") if _SHARED.search(file.name)]
    if not libraries or not Path("/usr/bin/dpkg-query").exists():
        return
    asked = ["dpkg-query", "--search", *(f"*/{library}" for library in libraries)]
    output = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    names = {line.partition(":")[0] for line in output.splitlines()}
    for package in (*sorted(name for name in names if not name.endswith("-dev")), *_IN_THE_HEAD):
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        if copyright_file.is_file():
            yield package, copyright_file.read_text(encoding="utf-8", errors="replace")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
