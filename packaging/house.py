"""Draws the house: its floors and rooms, as the import contracts of pyproject.toml have them.

    python packaging/house.py          writes packaging/pictures/house.svg
    python packaging/house.py --check  fails when that picture is not of today

Nothing is drawn from memory: floors are the layers of the contracts, rooms are the folders and
files that stand there, and what a room is for is the first sentence of its docstring.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parent.parent
PICTURE = CHECKOUT / "packaging" / "pictures" / "house.svg"

_WIDTH, _MARGIN, _GAP = 1200, 24, 10
_LINE, _HEAD, _LETTER = 16, 22, 6.3
_STYLE = """
    text { font-family: system-ui, sans-serif; font-size: 12px; fill: #333b45; }
    .section { font-size: 17px; font-weight: 600; fill: #16202b; }
    .room { font-size: 14px; font-weight: 600; fill: #16202b; }
    .inner { fill: #5b6672; }
    .box { fill: #ffffff; stroke: #8fa1b3; }
    .floor { fill: #eef2f6; }
    .ground { fill: #f8fafc; }
"""


class Room(NamedTuple):
    """A folder or a file; `files` is how many Python files are in it, `inner` its own rooms."""

    name: str
    purpose: str
    files: int
    inner: tuple[str, ...]


def main(arguments: list[str]) -> int:
    picture = house()
    if "--check" in arguments:
        if PICTURE.read_text(encoding="utf-8") == picture:
            return 0
        print(f"{PICTURE} is not of today: run python packaging/house.py", file=sys.stderr)
        return 1
    PICTURE.write_text(picture, encoding="utf-8")
    return 0


def house() -> str:
    """The whole picture, as SVG."""
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    parts, y = [], _MARGIN
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            drawn, y = _section(contract, y)
            parts.append(drawn)
    height = y + _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" '
        f'viewBox="0 0 {_WIDTH} {height}">\n<style>{_STYLE}</style>\n'
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>\n' + "".join(parts) + "</svg>\n"
    )


def _section(contract: dict[str, object], y: int) -> tuple[str, int]:
    """One contract: its name, and below it a floor for each layer. And where it ends."""
    (container,) = contract.get("containers", [""])  # type: ignore[misc,attr-defined]
    lines = [f'<text class="section" x="{_MARGIN}" y="{y + 18}">{escape(str(contract["name"]))}']
    lines.append("</text>\n")
    y += 32
    for layer in contract["layers"]:  # type: ignore[attr-defined]
        rooms = [room(f"{container}.{name}".strip("."), container) for name in map(str.strip, re.split(r"[|:]", layer))]
        drawn, y = _floor(rooms, y)
        lines.append(drawn)
    return "".join(lines), y + 22


def room(module: str, container: str = "") -> Room:
    """The room of a module: a folder, or a file."""
    path = CHECKOUT.joinpath(*module.split("."))
    name = module.removeprefix(f"{container}.") if container else module.removeprefix("judgeapp.")
    if not path.is_dir():
        return Room(name, _purpose(path.with_suffix(".py")), 1, ())
    folders = sorted(p.parent for p in path.glob("*/__init__.py"))
    inner = tuple(f"{folder.name} {sum(1 for _ in _files(folder))}" for folder in folders)
    return Room(name, _purpose(path / "__init__.py"), sum(1 for _ in _files(path)), inner)


def _files(folder: Path) -> Iterator[Path]:
    return (p for p in folder.rglob("*.py") if p.name != "__init__.py")


def _purpose(file: Path) -> str:
    """The first sentence of a docstring."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(said.split("\n\n")[0].split())
    return paragraph.split(". ")[0].rstrip(".")


def _floor(rooms: list[Room], y: int) -> tuple[str, int]:
    """Rooms that stand beside each other. And where the floor ends."""
    wide = (_WIDTH - 2 * _MARGIN - _GAP * (len(rooms) + 1)) / len(rooms)
    letters = max(12, int((wide - 2 * _GAP) / _LETTER))
    texts = [(textwrap.wrap(r.purpose, letters), textwrap.wrap(" · ".join(r.inner), letters)) for r in rooms]
    high = _HEAD + max(len(purpose) + len(inner) for purpose, inner in texts) * _LINE + _GAP
    parts = [
        f'<rect class="floor" x="{_MARGIN}" y="{y}" width="{_WIDTH - 2 * _MARGIN}" '
        f'height="{high + 2 * _GAP}" rx="4"/>\n'
    ]
    for place, (one, (purpose, inner)) in enumerate(zip(rooms, texts, strict=True)):
        x = _MARGIN + _GAP + place * (wide + _GAP)
        parts.append(f'<rect class="box" x="{x:.0f}" y="{y + _GAP}" width="{wide:.0f}" height="{high}" rx="3"/>\n')
        files = f" ({one.files} files)" if one.files > 1 else ""
        line = y + _GAP + 18
        parts.append(_text(x + _GAP, line, one.name + files, "room"))
        for said, kind in (*((p, "") for p in purpose), *((i, "inner") for i in inner)):
            line += _LINE
            parts.append(_text(x + _GAP, line, said, kind))
    return "".join(parts), y + high + 2 * _GAP + 4


def _text(x: float, y: float, said: str, kind: str) -> str:
    marked = f' class="{kind}"' if kind else ""
    return f'<text{marked} x="{x:.0f}" y="{y:.0f}">{escape(said)}</text>\n'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
