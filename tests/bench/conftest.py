"""`python -m tests.bench` in this process, on folders of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE, VARIABLE
from tests.bench.__main__ import main
from tests.cli.conftest import Ran, Run
from tests.workers import linked


@pytest.fixture
def bench(built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv(CACHE_VARIABLE, str(linked(built, tmp_path / "cache")))
    monkeypatch.setenv(VARIABLE, str(tmp_path / "data"))

    def run(*arguments: str) -> Ran:
        status = main(arguments)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run
