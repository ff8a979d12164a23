"""CONTRIBUTING.md is true of the code, and the code keeps to it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).parent.parent
PAGE = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
_PATH = re.compile(r"`((?:judgeapp|rules_corpus|tests|packaging)/[\w./{},-]*|pyproject\.toml)`")


def test_the_paths_on_the_page_exist() -> None:
    paths = {path for match in _PATH.findall(PAGE) for path in _expanded(match)}
    assert len(paths) > 40
    assert sorted(path for path in paths if not (CHECKOUT / path).exists()) == []


def test_a_path_that_does_not_exist_would_be_noticed() -> None:
    assert _PATH.findall("`judgeapp/engine/nowhere.py`") == ["judgeapp/engine/nowhere.py"]
    assert _expanded("tests/{a,b}.py") == ["tests/a.py", "tests/b.py"]


def test_the_table_of_layers_is_that_of_the_import_linter() -> None:
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(c for c in settings["tool"]["importlinter"]["contracts"] if "judgeapp.cli" in c.get("layers", ()))
    layers = [set(re.findall(r"judgeapp\.(\w+)", layer)) for layer in contract["layers"]]
    table = PAGE.partition("\n## Layers\n")[2].partition("\n## ")[0]
    rows = [set(re.findall(r"`(\w+)`", row.split("|")[1])) for row in table.splitlines() if row.startswith("| `")]
    assert rows == [layer for layer in layers if layer != {"__main__"}]


def _expanded(path: str) -> list[str]:
    """ "a/{b,c}.py" as the paths that it stands for."""
    if (match := re.search(r"\{([^}]*)\}", path)) is None:
        return [path]
    return [path.replace(match[0], part) for part in match[1].split(",")]
