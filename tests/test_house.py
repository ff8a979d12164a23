"""CONTRIBUTING.md matches the code, and the code follows it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PAGE = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
_PATH = re.compile(r"`((?:judgeapp|rules_corpus|tests|packaging)/[\w./{},-]*|pyproject\.toml)`")


def test_the_paths_on_the_page_exist() -> None:
    paths = {path for match in _PATH.findall(PAGE) for path in _expanded(match)}
    assert len(paths) > 40
    assert sorted(path for path in paths if not (CHECKOUT / path).exists()) == []


def test_a_missing_path_would_be_noticed() -> None:
    assert _PATH.findall("`judgeapp/engine/nowhere.py`") == ["judgeapp/engine/nowhere.py"]
    assert _expanded("tests/{a,b}.py") == ["tests/a.py", "tests/b.py"]


def test_the_table_of_layers_matches_the_import_linter() -> None:
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(c for c in settings["tool"]["importlinter"]["contracts"] if "judgeapp.cli" in c.get("layers", ()))
    layers = [set(re.findall(r"judgeapp\.(\w+)", layer)) for layer in contract["layers"]]
    table = PAGE.partition("\n## Layers\n")[2].partition("\n## ")[0]
    rows = [set(re.findall(r"`(\w+)`", row.split("|")[1])) for row in table.splitlines() if row.startswith("| `")]
    assert rows == [layer for layer in layers if layer != {"__main__"}]


def _expanded(path: str) -> list[str]:
    """Paths that "a/{b,c}.py" stands for."""
    if (match := re.search(r"\{([^}]*)\}", path)) is None:
        return [path]
    return [path.replace(match[0], part) for part in match[1].split(",")]


# -- words ----------------------------------------------------------------------------------------

_VAGUE = {"told", "said", "one", "found"}
_VAGUE_TEST = re.compile(r"test_(?:what|who|whoever|of)_|test_\w*_(?:told|said|brought)(?:_|$)")
_QUESTION = re.compile(r"(What|How|Whether|Which|Who|Whom|Whose|Where|When|As|Why)\b")


@pytest.mark.parametrize("folder", ["judgeapp", "packaging", "tests"])
def test_names_and_docstrings_say_what_a_thing_is(folder: str) -> None:
    """To fix a failure, see Words in CONTRIBUTING.md."""
    problems = [
        f"{file.relative_to(CHECKOUT)}:{problem}"
        for file in sorted((CHECKOUT / folder).rglob("*.py"))
        for problem in vague(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert problems == []


@pytest.mark.parametrize(
    ("source", "problems"),
    [
        ("told = run()", ["1: a value called told"]),
        ("for one in matches: pass", ["1: a value called one"]),
        ("def f(said): pass", ["1: a parameter called said"]),
        ("def test_what_is_damaged_is_told(): pass", ["1: a function called test_what_is_damaged_is_told"]),
        ("def test_damage_is_reported(): pass", []),
        ("match x:\n    case [one]: pass", ["2: a value called one"]),
        ("class A:\n    found: int", []),  # allowed: a field's name may be part of a file format
        ("class A:\n    '''What it is.'''", ["1: a docstring that begins with What"]),
        ("def f():\n    '''Clause of a passage.'''", []),
    ],
)
def test_a_vague_name_would_be_noticed(source: str, problems: list[str]) -> None:
    assert [*vague(ast.parse(source))] == problems


def vague(tree: ast.Module) -> Iterator[str]:
    """Names that don't say what they hold, and docstrings that begin with a question word."""
    fields = {
        id(target)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for statement in node.body
        for target in getattr(statement, "targets", (getattr(statement, "target", None),))
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) if name in _VAGUE and id(node) not in fields:
                yield f"{node.lineno}: a value called {name}"
            case ast.MatchAs(name=name) | ast.MatchStar(name=name) if name in _VAGUE:
                yield f"{node.lineno}: a value called {name}"
            case ast.arg(arg=name) if name in _VAGUE:
                yield f"{node.lineno}: a parameter called {name}"
            case ast.FunctionDef(name=name) if name in _VAGUE or _VAGUE_TEST.match(name):
                yield f"{node.lineno}: a function called {name}"
        docstring = ast.get_docstring(node) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) else None
        if begins := _QUESTION.match(docstring or ""):
            yield f"{getattr(node, 'lineno', 1)}: a docstring that begins with {begins[0]}"
