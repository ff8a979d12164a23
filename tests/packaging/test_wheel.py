"""The wheel contains every file that the program opens, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import judgeapp
from judgeapp.desk.folder import CACHE_VARIABLE
from judgeapp.desk.languages import FILES
from judgeapp.files.cache import REMEMBERED
from judgeapp.runtime.build_info import BUILT_FROM, commit

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGES = ("judgeapp", "rules_corpus")
# Files of a checkout that the program never opens.
LEFT_BEHIND = ("__pycache__", ".ts", ".unfinished", "made-of", "last-seen")

# Runs a command and prints the files of the checkout that it opened.
_WATCHED = """
import sys
from pathlib import Path
checkout, *arguments = sys.argv[1:]
opened = set()
def watch(event, arguments):
    # The environment of Python may lie in the checkout, and is none of it.
    if event == "open" and str(arguments[0]).startswith(checkout):
        if not str(arguments[0]).startswith(sys.prefix):
            opened.add(str(arguments[0]))
sys.addaudithook(watch)
from judgeapp.cli.main import main
status = main(arguments)
import judgeapp
print(Path(judgeapp.__file__).parent.parent, *sorted(opened), sep="\\n", file=sys.stderr)
sys.exit(status)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=CHECKOUT,
        capture_output=True,
        check=True,
    )
    (made,) = folder.glob("*.whl")
    return made


def test_its_name_has_its_version(wheel: Path) -> None:
    assert wheel.name == f"judgeapp-{judgeapp.__version__}-py3-none-any.whl"


def test_it_contains_exactly_the_programs_files(wheel: Path) -> None:
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    in_checkout = {
        file.relative_to(CHECKOUT).as_posix()
        for package in PACKAGES
        for file in (CHECKOUT / package).rglob("*")
        if file.is_file() and not {*file.parts, file.suffix}.intersection(LEFT_BEHIND)
    }
    assert len(in_checkout) > 1_000
    generated = {f"judgeapp/{BUILT_FROM}"} if commit() else set()
    assert packed - generated == in_checkout
    assert packed >= generated


def test_it_contains_corpus_phrase_book_translations_pictures_and_guides(wheel: Path) -> None:
    """An explicit list, so that a missing folder is noticed."""
    packed = ZipFile(wheel).namelist()
    for kind in (
        "rules_corpus/manifest.yaml",
        "rules_corpus/sources/comprehensive-rules-3.6.zh-Hans.txt",
        "rules_corpus/scenes/12-blocking/",
        "judgeapp/cards/reading/phrasebook/actions/",
        "judgeapp/engine/keywords.yaml",
        *(f"judgeapp/translations/judgeapp_{name}.qm" for name in FILES.values()),
        "judgeapp/ui/icon.png",
        "judgeapp/guide/packages.md",
        *(f"judgeapp/guide/{language}/what-survives.md" for language in FILES),
        *(f"judgeapp/guide/{language}/finding.md" for language in FILES),
        *(f"judgeapp/guide/pictures/search{dark}.png" for dark in ("", "-dark")),
        ".dist-info/licenses/LICENSE",
    ):
        assert any(kind in name for name in packed), kind


def test_it_names_its_commit(wheel: Path, tmp_path: Path) -> None:
    if not commit():
        pytest.skip("this is no checkout of git")
    ZipFile(wheel).extractall(tmp_path)
    written = (tmp_path / "judgeapp" / BUILT_FROM).read_text(encoding="ascii").strip()
    assert written == commit()
    # There is no git here, so the recorded commit is printed.
    ran = run_watched(tmp_path, "--version")
    assert f"commit {written}" in ran.stdout


@pytest.mark.parametrize(
    "command", [("play", "SCENE"), ("cards", "explain", "[On Play] <Draw 1>.")], ids=lambda command: command[0]
)
def test_an_installed_program_opens_nothing_in_the_checkout(
    wheel: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    ZipFile(wheel).extractall(tmp_path)
    scene = next((tmp_path / "rules_corpus" / "scenes" / "12-blocking").glob("*.yaml"))
    ran = run_watched(tmp_path, *(str(scene) if part == "SCENE" else part for part in command))
    assert ran.returncode == 0, ran.stderr
    home, *opened = ran.stderr.splitlines()
    assert (Path(home), opened) == (tmp_path, [])
    assert ran.stdout


def test_the_first_search_finds_its_data_ready(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in the wheel is computed on the judge's machine: it is already there, with valid digests."""
    ZipFile(wheel).extractall(tmp_path)
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    ran = run_watched(tmp_path, "search", "blocker")
    assert ran.returncode == 0
    assert ran.stderr.splitlines() == [str(tmp_path)]
    scenes = run_watched(tmp_path, "scenes", "16-4")
    assert scenes.returncode == 0
    assert [place.name for place in (tmp_path / "cache").iterdir()] == [REMEMBERED]


def test_opening_a_file_of_the_checkout_would_be_noticed(tmp_path: Path) -> None:
    ran = run_watched(CHECKOUT, "--version")
    home, *opened = ran.stderr.splitlines()
    assert Path(home) == CHECKOUT
    assert str(CHECKOUT / "rules_corpus" / "manifest.yaml") in opened


def run_watched(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of the installed program, run from another folder."""
    return subprocess.run(
        [sys.executable, "-P", "-c", _WATCHED, str(CHECKOUT), *command],
        cwd=home.parent,
        env=os.environ | {"PYTHONPATH": str(home), "JUDGEAPP_DATA": str(home.parent / "data")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
