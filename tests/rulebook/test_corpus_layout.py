"""Hand-written files of the corpus fit an editor: no row is wider than a window."""

from __future__ import annotations

from pathlib import Path

import pytest

CORPUS = Path(__file__).parents[2] / "rules_corpus"
WRITTEN = sorted([*CORPUS.glob("*.yaml"), *(CORPUS / "definitions").glob("*.yaml")])
COLUMNS = 120


def long_rows(text: str) -> list[int]:
    """Line numbers of overlong rows."""
    return [n for n, row in enumerate(text.splitlines(), 1) if len(row) > COLUMNS]


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_no_row_is_long(file: Path) -> None:
    rows = long_rows(file.read_text(encoding="utf-8"))
    assert [f"{file.name}:{row}: more than {COLUMNS} columns" for row in rows] == []


def test_a_row_fits_or_does_not() -> None:
    assert long_rows("x" * 120) == []
    assert long_rows("short\n" + "消" * 121) == [2]
