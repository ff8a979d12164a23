"""What the packages of the engine say of their rooms is so: each that they name is there, and
imports only what stands before it, or beside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp import engine

ROOT = Path(engine.__file__).parent
SAID = re.compile(r"[Ii]mports point\s+one way:\s*([^.]+)\.", re.DOTALL)


def packages() -> Iterator[tuple[Path, list[list[str]]]]:
    for file in ROOT.rglob("__init__.py"):
        said = SAID.search(ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "")
        if said:
            yield (file.parent, [re.findall(r"[a-z_]+", group) for group in said[1].split("<-")])


def imported(package: Path, room: str) -> set[str]:
    """The rooms of the same package that one imports."""
    name = ".".join(("judgeapp", *package.relative_to(ROOT.parent).parts))
    here = package / room
    files = [*here.rglob("*.py")] if here.is_dir() else [package / f"{room}.py"]
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                modules = [f"{node.module}.{alias.name}" for alias in node.names]
                inside = (m for m in modules if m.startswith(f"{name}."))
                found |= {m.removeprefix(f"{name}.").split(".")[0] for m in inside}
    return found


@pytest.mark.parametrize(("package", "groups"), [*packages()], ids=lambda p: getattr(p, "name", ""))
def test_the_rooms_are_there_and_import_what_stands_before_them(package: Path, groups: list[list[str]]) -> None:
    named = {room: place for place, group in enumerate(groups) for room in group}
    missing = [r for r in named if not any((package / p).exists() for p in (r, f"{r}.py"))]
    assert not missing, f"{package.name} names {missing}, which are not there"
    backwards = {
        f"{room} imports {other}"
        for room, place in named.items()
        for other in imported(package, room) & named.keys()
        if named[other] > place
    }
    assert backwards == set()


def test_there_are_packages_that_say_so() -> None:
    said = {package.name for package, _ in packages()}
    assert said == {"engine", "derive", "legality", "utilizing", "triggering"}
