"""Modules that a command must not import, to answer quickly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE

_RUN = """
import atexit, sys
from judgeapp.cli.main import main
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
sys.exit(main(sys.argv[1:]))
"""
_SCENARIO = Path("tests/scenarios/01-overview/winning-by-an-effect.yaml")
_FINDING = {"whoosh", "judgeapp.library"}
_ANSWERS = {"judgeapp.desk.imported.answers", "judgeapp.rulings.precedent_finding"}
_ENGINE = {"judgeapp.engine.game", "judgeapp.scenario.file"}
# The cards of _SCENARIO have no text.
_READING = {"judgeapp.cards.reading.compiler", "judgeapp.cards.vocabulary", "judgeapp.table.words"}


@pytest.mark.parametrize(
    ("command", "spared"),
    [
        (("--help",), {"msgspec", "yaml", "sqlite3", "judgeapp.cli.commands.search"}),
        (("cards", "--help"), {"msgspec", "judgeapp.cli.commands.cards.find"}),
        (("search", "16-4"), {*_ANSWERS, *_ENGINE, "judgeapp.desk.written.notebook"}),
        (("show", "16-4"), {*_FINDING, *_ANSWERS, *_ENGINE, "sqlite3"}),
        (("play", str(_SCENARIO)), {*_FINDING, *_ANSWERS, *_READING, "judgeapp.table.report", "sqlite3"}),
        (("cards", "find", "blocker"), {*_FINDING, *_ANSWERS, *_ENGINE, "judgeapp.cards.coverage"}),
        (("cards", "explain", "<Draw 1>."), {*_FINDING, *_ANSWERS, *_ENGINE}),
        (("notebook", "list"), {*_FINDING, *_ANSWERS, *_ENGINE, "judgeapp.table.rulings.sharing"}),
        (("rulings", "import", "none"), {*_FINDING, *_ENGINE, "judgeapp.glossary.glossary", "judgeapp.web.download"}),
    ],
)
def test_a_command_loads_only_what_it_needs(
    command: tuple[str, ...], spared: set[str], tmp_path: Path, indexed: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _RUN, *command, "--data", str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {CACHE_VARIABLE: str(indexed)},
        check=False,
    )
    loaded = set(done.stderr.splitlines()[-1].split())
    assert "judgeapp.cli.main" in loaded
    assert sorted(loaded & (spared | {"PySide6"})) == []
