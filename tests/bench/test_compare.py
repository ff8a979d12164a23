"""`python -m tests.bench compare`: two commits measured in turns."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from judgeapp.messages.errors import InputError
from tests.bench.compare import bench_compare, checked_out, compared, figures_in

# A stand-in program that reports the content of a file of its commit.
PROGRAM = """
import json, sys
from pathlib import Path
if sys.argv[2] != "engine":
    sys.exit("judgeapp bench: error: invalid choice")
speed = float(Path("speed.txt").read_text())
figures = {"games": [{"what": "games", "choices_per_second": speed}],
           "undo": {"what": "undo", "median": 100 / speed}}
print("on some machine", file=sys.stderr)
print(json.dumps(figures))
"""
# Independent of the git configuration on this machine.
GIT = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull} | {
    f"GIT_{who}_{what}": f"{what.lower()}@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Two commits, the second twice as fast, with uncommitted files that are twice as fast again."""
    if shutil.which("git") is None:
        pytest.skip("git, which knows the commits, is not installed")
    folder = tmp_path / "checkout"
    program = folder / "judgeapp" / "__main__.py"
    program.parent.mkdir(parents=True)
    program.write_text(PROGRAM, encoding="utf-8")
    program.with_name("__init__.py").touch()
    git(folder, "init", "--quiet")
    for speed in ("100", "200"):
        (folder / "speed.txt").write_text(speed, encoding="utf-8")
        git(folder, "add", ".")
        git(folder, "commit", "--quiet", "--message", speed)
    (folder / "speed.txt").write_text("400", encoding="utf-8")
    return folder


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(("git", *arguments), cwd=folder, env=os.environ | GIT, check=True)


def test_this_checkout_is_compared_with_another_commit(checkout: Path) -> None:
    rounds: list[tuple[int, str]] = []
    games, undo = bench_compare(
        checkout, "HEAD~1", "engine", 2, (), lambda number, which: rounds.append((number, which))
    )
    assert (games.what, games.unit, games.other, games.this) == ("games", "choices/s", 100, 400)
    # Durations are better when lower.
    assert (undo.unit, undo.other, undo.this) == ("ms", 1, 0.25)
    assert games.times == undo.times == games.least == games.most == 4
    # The order alternates.
    assert rounds == [(1, "other"), (1, "this"), (2, "this"), (2, "other")]


def test_the_files_of_a_commit_are_removed_afterwards(checkout: Path) -> None:
    with checked_out(checkout, "HEAD") as folder:
        assert (folder / "speed.txt").read_text(encoding="utf-8") == "200"
    assert not folder.exists()
    assert (checkout / "speed.txt").read_text(encoding="utf-8") == "400"


@pytest.mark.parametrize("commit", ["nowhere", "--output=stolen.tar", ""])
def test_an_unknown_commit_is_refused(checkout: Path, commit: str) -> None:
    before = sorted(checkout.iterdir())
    with pytest.raises(InputError, match="there is no commit"), checked_out(checkout, commit):
        pass
    assert sorted(checkout.iterdir()) == before


def test_a_program_without_its_source_has_no_other_commit(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no checkout of its source"), checked_out(tmp_path, "main"):
        pass


def test_without_git_nothing_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InputError, match="git can't be run"), checked_out(tmp_path, "HEAD"):
        pass


def test_a_commit_without_the_measurement_is_reported(checkout: Path) -> None:
    with pytest.raises(InputError, match=r"bench table can't be measured there: .*invalid choice"):
        bench_compare(checkout, "HEAD", "table", 1, (), lambda *_: None)


def test_the_median_round_counts() -> None:
    key = ("games", "choices/s")
    (figure,) = compared([{key: 100.0}, {key: 100.0}, {key: 100.0}], [{key: 90.0}, {key: 150.0}, {key: 110.0}])
    assert (figure.other, figure.this, figure.times, figure.least, figure.most) == (100, 110, 1.1, 0.9, 1.5)


def test_only_what_both_have_is_compared() -> None:
    key, new = ("games", "choices/s"), ("exploring", "positions/s")
    assert [figure.what for figure in compared([{key: 1.0}], [{key: 1.0, new: 5.0}])] == ["games"]


def test_zero_times_are_not_compared() -> None:
    assert compared([{("undo", "ms"): 0.0}], [{("undo", "ms"): 0.0}]) == ()


def test_figures_are_found_at_any_depth() -> None:
    figures = [{"what": "a step", "median": 2.5, "p95": 4.0}, {"what": "empty", "runs": 2}]
    assert list(figures_in(figures)) == [(("a step", "ms"), 2.5)]
