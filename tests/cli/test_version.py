"""The program's identity for people and scripts: version, edition of the rules, commit."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import judgeapp
from judgeapp.cli.main import main
from judgeapp.runtime import build_info as commit


def git(folder: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Ken", "-c", "user.email=ken@example.org")
    done = subprocess.run(["git", *who, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one committed file."""
    if shutil.which("git") is None:
        pytest.skip("there is no git")
    git(tmp_path, "init", "--quiet")
    (tmp_path / "file").write_text("as committed")
    git(tmp_path, "add", "file")
    git(tmp_path, "commit", "--quiet", "-m", "First")
    return tmp_path


def test_version_edition_and_commit_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"judgeapp {judgeapp.__version__}"
    assert lines[1] == "Comprehensive Rules 3.6, 2025-12-25"
    assert lines[2] == f"commit {commit.commit() or 'unknown'}"


@pytest.mark.parametrize("asked", [["--version", "--json"], ["--json", "--version"]])
def test_scripts_get_the_same(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out) == {
        "version": judgeapp.__version__,
        "rules": {"edition": "3.6", "date": "2025-12-25"},
        "commit": commit.commit() or None,
    }


def test_json_of_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--json"])
    assert refused.value.code == 2
    assert "--json goes after a command" in capsys.readouterr().err


def test_a_checkout_names_its_commit(checkout: Path) -> None:
    head = git(checkout, "rev-parse", "HEAD")
    assert commit.commit_of(checkout) == head[:12]


def test_a_changed_checkout_says_so(checkout: Path) -> None:
    (checkout / "file").write_text("changed")
    assert commit.commit_of(checkout).endswith("-changed")


def test_a_folder_within_a_foreign_checkout_has_no_commit(checkout: Path) -> None:
    inside = checkout / "site-packages"
    inside.mkdir()
    assert commit.commit_of(inside) == ""
