"""Shared fixtures, such as the real corpus and a library with a real index, and the schedule of test runs."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from prebuilding import prebuild_outdated
from translation.qm import compile_outdated

import judgeapp.ui  # noqa: F401 -- by which imports are as quick as without Qt
from judgeapp.clauses.citing import set_leading
from judgeapp.clauses.renumbering import NEWEST
from judgeapp.desk.folder import CACHE_VARIABLE, index_folder
from judgeapp.files import generations
from judgeapp.library import Library, open_library
from judgeapp.rulebook.corpus import Corpus, load_corpus
from tests.workers import SHARED_FOLDER, left_alone, one_at_a_time

if TYPE_CHECKING:
    from tests.editions.shared import BroughtIn

# Set before the application exists: tests have no screen, and the desktop's fonts, styles and scaling must not affect
# them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for wish in ("QPA_PLATFORMTHEME", "STYLE_OVERRIDE", "SCALE_FACTOR", "SCREEN_SCALE_FACTORS", "FONT_DPI", "IM_MODULE"):
    os.environ.pop(f"QT_{wish}", None)

# Subprocesses share compiled modules instead of compiling them again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# A slow machine fails no test.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=12)
settings.register_profile("nightly", settings.get_profile("untimed"), max_examples=200)
settings.register_profile("long", settings.get_profile("untimed"), max_examples=100_000)
settings.load_profile("untimed")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the translations once, before any worker starts."""
    if not hasattr(config, "workerinput"):
        compile_outdated()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """A single file runs in this process, as starting workers would take longer."""
    asked = {argument.split("::")[0] for argument in config.args}
    return 0 if len(asked) == 1 and Path(asked.pop()).is_file() else None


# Tests of scenarios, and tests that open windows: one process starts with each group, so that it alone prepares what
# the group shares. The rest is in between; an idle process takes tests of windows from the end.
OF_SCENARIOS = ("scenarios/", "engine/", "table/", "exploring/", "rulebook/test_readings")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the longest tests first, so that no process is left waiting for one at the end."""

    def place(item: pytest.Item) -> int:
        if item.get_closest_marker("lengthy") is not None:
            return 0
        path = item.nodeid.removeprefix("tests/")
        return 1 if path.startswith(OF_SCENARIOS) else 3 if path.startswith("ui/") else 2

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """Exempt the collected tests from garbage collection: they stay to the end."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the command that repeats these tests in this order."""
    config = terminalreporter.config
    if config.pluginmanager.hasplugin("randomly"):
        seed = config.getoption("randomly_seed")
        terminalreporter.write_line(f"the same order again: pytest --randomly-seed={seed}")


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing is written to the user's own cache folder."""
    os.environ[CACHE_VARIABLE] = str(tmp_path_factory.mktemp("cache"))
    if "PYTEST_XDIST_WORKER" in os.environ:
        os.environ[SHARED_FOLDER] = str(tmp_path_factory.getbasetemp().parent)


@pytest.fixture(autouse=True)
def led_by_newest() -> None:
    """Every test starts with the newest playable edition leading."""
    set_leading(NEWEST)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder with an index, the same for all processes. Read only: tests link to its files."""
    folder = Path(os.environ.get(SHARED_FOLDER, tmp_path_factory.getbasetemp()))
    # The first process builds it; the others use it.
    with one_at_a_time(folder / "built.lock"):
        if not (folder / "built").exists():
            prebuild_outdated()
            shutil.copytree(generations.PREBUILT_FOLDER, folder / "built")
    return folder / "built"


@pytest.fixture
def nothing_prebuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program has no prebuilt files."""
    monkeypatch.setattr(generations, "PREBUILT_FOLDER", tmp_path / "none")


@pytest.fixture(scope="session")
def brought_in(built: Path) -> Iterator[BroughtIn]:
    """A newer edition, imported once for all processes."""
    from tests.editions.shared import bring_in_once  # imported late: it loads a lot

    folder = built.with_name("brought-in")
    with one_at_a_time(built.with_name("brought-in.lock")):
        folder.mkdir(exist_ok=True)
        brought = bring_in_once(folder, built)
    with left_alone(brought.cache):
        yield brought


@pytest.fixture(scope="session")
def filled_cache(built: Path) -> Iterator[Path]:
    """A cache folder with the caches of a full data folder's editions, built once for all processes."""
    from tests.damage.variants import fill
    from tests.editions.shared import work_out_once

    folder = built.with_name("filled")
    with one_at_a_time(built.with_name("filled.lock")):
        folder.mkdir(exist_ok=True)
        cache = work_out_once(folder, built, fill)
    with left_alone(cache):
        yield cache


@pytest.fixture(scope="session")
def library(built: Path) -> Library:
    opened = open_library(index_folder(built))
    gc.freeze()  # spares later garbage collections, as in the window
    return opened


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    return load_corpus()
