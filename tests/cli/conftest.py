"""Commands run in this process, with a data folder and an indexed cache folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judgeapp.cli.localization import speak
from judgeapp.cli.main import main
from judgeapp.desk.folder import CACHE_VARIABLE
from judgeapp.desk.languages import VARIABLE


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """Error message of a command that refuses wrong input."""
        assert self.status == 2
        return self.err


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Commands speak English, whatever the system's language."""
    monkeypatch.setenv(VARIABLE, "en")
    yield
    speak("en")


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("user") / "data"


@pytest.fixture(scope="session")
def indexed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("user") / "cache"))


def _command(capsys: pytest.CaptureFixture[str], data: Path) -> Run:
    def run_command(*arguments: str) -> Ran:
        try:
            status = main(["--data", str(data), *arguments])
        except SystemExit as error:  # raised by argparse
            status = error.code if isinstance(error.code, int) else 1
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run_command


@pytest.fixture
def run(data: Path, indexed: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv(CACHE_VARIABLE, str(indexed))
    return _command(capsys, data)


@pytest.fixture
def own(tmp_path: Path, indexed: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command on a data folder of the test's own."""
    monkeypatch.setenv(CACHE_VARIABLE, str(indexed))
    return _command(capsys, tmp_path / "data")
