"""Mutated files: lost bytes, moved lines, and unexpected values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import yaml
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

# Values that often break programs.
NASTY: tuple[Any, ...] = (
    None,
    True,
    "",
    " ",
    0,
    -1,
    1,
    30_000_000,
    10**30,
    -(2**63),
    1e308,
    float("nan"),
    float("inf"),
    [],
    {},
    [[]],
    [None],
    {"": ""},
    "C",
    "Z",
    "null",
    "\x00",
    "\x1b[2J",
    "\ufeff",
    "\ud800",
    "﷽",
    "<img src='/etc/passwd'>",
    "../../x",
    "a" * 5000,
    "。" * 2000,
    "[" * 200,
    "#1",
    "1-1-1",
    "player",
    {"card": "x"},
    {"gives": "keyword"},
    {"do": "draw"},
    [1, [2, [3]]],
    "2026-13-45",
    "!!int x",
)
WORDS = (
    "\n",
    "\t",
    ": ",
    "- ",
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    "&a ",
    "*a",
    "|\n",
    "#",
    "\x00",
    "!!python/name:os",
    "\x85",
    "\u2028",
    "\ud83d",
    "ｱ",
    "٣",
    "½",
    "-",
    "999999999999",
    "%",
    "\\",
    "<",
    ">",
    "【",
)


@st.composite
def mangled_bytes(draw: DrawFn, seeds: Sequence[bytes]) -> bytes:
    """A good file with some bytes changed, lost or duplicated."""
    content = bytearray(draw(st.sampled_from(seeds)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(content)))
        length = draw(st.integers(0, 40))
        new = draw(st.one_of(st.just(b""), st.binary(max_size=8), st.just(bytes(content[:at][-40:]))))
        content[at : at + length] = new
    return bytes(content)


@st.composite
def mangled_text(draw: DrawFn, seeds: Sequence[str]) -> str:
    """A good text with moved lines, inserted words and larger numbers."""
    lines = draw(st.sampled_from(seeds)).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(("swap", "double", "drop", "put", "deepen", "repeat"))):
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "drop" if len(lines) > 1:
                del lines[at]
            case "put":
                place = draw(st.integers(0, len(lines[at])))
                word = draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=6)))
                lines[at] = lines[at][:place] + word + lines[at][place:]
            case "deepen":
                lines[at] = "  " * draw(st.integers(0, 4)) + lines[at].lstrip()
            case "repeat":
                lines[at] = lines[at] * draw(st.sampled_from((2, 50)))
    return "\n".join(lines)


@st.composite
def _mangled_tree(draw: DrawFn, trees: Sequence[Any]) -> Any:
    """A good tree of plain values, some of them replaced, lost, duplicated or renamed."""
    tree = json.loads(json.dumps(draw(st.sampled_from(trees))))
    for _ in range(draw(st.integers(1, 3))):
        above: Any = None
        key: Any = None
        here = tree
        while isinstance(here, dict | list) and here and (above is None or draw(st.integers(0, 5))):
            above = here
            key = draw(st.sampled_from([*here] if isinstance(here, dict) else [*range(len(here))]))
            here = here[key]
        if above is None:
            return deepcopy(draw(st.sampled_from(NASTY)))
        match draw(st.sampled_from(("replace", "drop", "double", "rename", "text"))):
            case "replace":
                above[key] = deepcopy(draw(st.sampled_from(NASTY)))
            case "drop":
                del above[key]
            case "double" if isinstance(above, list):
                above.append(here)
            case "rename" if isinstance(above, dict):
                name = draw(st.sampled_from(("", "x", "by", "as", "A", "C", "control", "number")))
                above[name] = above.pop(key)
            case _:
                above[key] = draw(st.one_of(st.integers(), st.text(max_size=12)))
    return tree


def mangled_yaml(seeds: Sequence[str]) -> SearchStrategy[bytes]:
    trees = [yaml.safe_load(seed) for seed in seeds]
    as_yaml = _mangled_tree(trees).map(
        lambda tree: yaml.dump(tree, allow_unicode=True).encode("utf-8", "surrogatepass")
    )
    as_text = mangled_text(seeds).map(lambda text: text.encode("utf-8", "surrogatepass"))
    return st.one_of(as_yaml, as_text, mangled_bytes([seed.encode() for seed in seeds]))


def mangled_json(seeds: Sequence[bytes]) -> SearchStrategy[bytes]:
    trees = [json.loads(seed) for seed in seeds]
    as_json = _mangled_tree(trees).map(lambda tree: json.dumps(tree).encode())
    return st.one_of(as_json, mangled_bytes(seeds))


def mangled_lines(seeds: Sequence[str]) -> SearchStrategy[bytes]:
    """Mutated lines of a plain text file."""
    as_text = mangled_text(seeds).map(lambda text: text.encode("utf-8", "surrogatepass"))
    return st.one_of(as_text, mangled_bytes([seed.encode() for seed in seeds]))
