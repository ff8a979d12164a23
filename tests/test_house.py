"""The house is as the page for contributors says: one word for one thing, a picture of today."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections import defaultdict
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PAGE = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
_PATH = re.compile(r"`((?:judgeapp|rules_corpus|tests|packaging)/[\w./{},-]*|pyproject\.toml)`")


def test_no_two_public_classes_have_one_name() -> None:
    """Every word is a thing of its own, wherever in the house it is met."""
    where = defaultdict(set)
    for file in (CHECKOUT / "judgeapp").rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                where[node.name].add(str(file.relative_to(CHECKOUT)))
    assert len(where) > 300
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


def test_what_the_page_for_contributors_names_is_there() -> None:
    named = {path for said in _PATH.findall(PAGE) for path in _spelt_out(said)}
    assert len(named) > 40
    assert sorted(path for path in named if not (CHECKOUT / path).exists()) == []


def test_a_path_that_is_not_there_would_be_seen() -> None:
    assert _PATH.findall("`judgeapp/engine/nowhere.py`") == ["judgeapp/engine/nowhere.py"]
    assert _spelt_out("tests/{a,b}.py") == ["tests/a.py", "tests/b.py"]


def test_the_picture_of_the_house_is_of_today() -> None:
    file = CHECKOUT / "packaging" / "house.py"
    spec = importlib.util.spec_from_file_location("house", file)
    assert spec is not None
    assert spec.loader is not None
    house = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(house)
    drawn = house.house()
    if house.PICTURE.read_text(encoding="utf-8") != drawn:
        pytest.fail("the picture is not of today: run python packaging/house.py")
    for folder in (CHECKOUT / "judgeapp").glob("*/__init__.py"):
        assert f">{folder.parent.name} (" in drawn, f"{folder.parent.name} stands on no floor"


def _spelt_out(path: str) -> list[str]:
    """ "a/{b,c}.py" as the paths that it stands for."""
    if (found := re.search(r"\{([^}]*)\}", path)) is None:
        return [path]
    return [path.replace(found[0], one) for one in found[1].split(",")]
