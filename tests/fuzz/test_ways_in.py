"""Mutated input is accepted or refused with a message, without faults or hangs.

In the long run an input that takes long is a failure.

More than a few of each: pytest tests/fuzz --hypothesis-profile=long -n0
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import Phase, given, settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import index_folder
from judgeapp.entries.values import FactError
from judgeapp.library import open_library
from judgeapp.messages.errors import InputError
from judgeapp.ui.faults import FaultHook
from judgeapp.ui.window.window import Window
from tests.fuzz.guided import corpus_of, read_corpus
from tests.fuzz.parsers import Parser, parsers
from tests.fuzz.ways import CARDS, Around, run, ways
from tests.fuzz.window_ways import OpenWindow, opened, settle, window_ways
from tests.nightly import sampled

T = TypeVar("T")

MAX_S = 2.0
# Untimed first inputs, during which modules and data are loaded.
_FIRST = 5
_SHOWN = 2_000  # bytes


class SlowInputError(Exception):
    """Names the slow input."""


def promptly(take_in: Callable[[bytes, T], None]) -> Callable[[bytes, T], None]:
    """Raises SlowInputError if an input takes longer than MAX_S of processor time, which other load doesn't affect.
    Long runs only, which are started by hand."""
    if settings.get_current_profile_name() != "long":
        return take_in
    count = 0

    def timed(content: bytes, around: T) -> None:
        nonlocal count
        began = time.process_time()
        take_in(content, around)
        took = time.process_time() - began
        count += 1
        if took > MAX_S and count > _FIRST:
            shown = content if len(content) <= _SHOWN else content[:_SHOWN] + b" ..."
            raise SlowInputError(f"{took:.1f} s for {len(content):,} bytes: {shown!r}")

    return timed


FOUND = Path(__file__).parent / "found"
# Without Hypothesis' explain phase, which takes longest.
PHASES = [Phase.explicit, Phase.generate, Phase.shrink]
WAYS = {way.name: way for way in ways()}
WINDOW_WAYS = {way.name: way for way in window_ways()}


@pytest.fixture(scope="module")
def around(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Around:
    folder = tmp_path_factory.mktemp("ways")
    (folder / "cards.jsonl").write_bytes(CARDS)
    run("--data", str(folder / "data"), "cards", "import", str(folder / "cards.jsonl"))
    return Around(folder, open_library(index_folder(built)))


@pytest.fixture
def open_window(
    qapp: QApplication, start: Callable[[Path], Window], data: Path, tmp_path: Path
) -> Iterator[OpenWindow]:
    faults: list[BaseException] = []
    hook = FaultHook(qapp)
    uninstall = hook.install()
    hook.raised.connect(lambda fault: faults.append(fault.error))
    (tmp_path / "cards.jsonl").write_bytes(CARDS)
    run("--data", str(data), "cards", "import", str(tmp_path / "cards.jsonl"))
    around = opened(start(data), tmp_path, faults)
    yield around
    uninstall()
    settle(around)
    # Qt can't destroy a Python object after Python has exited.
    QApplication.clipboard().clear()


@pytest.mark.parametrize("name", sampled(WAYS, 2))
def test_spoiled_input_is_accepted_or_refused_in_words(
    name: str, around: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    way = WAYS[name]
    # Relative paths in arguments refer to this folder.
    monkeypatch.chdir(around.folder)
    for content in way.first:
        way.take_in(content, around)
    prompt = promptly(way.take_in)

    @settings(database=None, phases=PHASES)
    @given(way.spoiled())
    def take_in(content: bytes) -> None:
        prompt(content, around)

    take_in()


@pytest.mark.qt_log_ignore("propagateSizeHints", "^Detected locale", extend=True)
@pytest.mark.parametrize("name", sampled(WINDOW_WAYS, 3))
def test_dropped_or_pasted_input_is_accepted_or_refused_in_words(
    name: str, qtbot: QtBot, open_window: OpenWindow
) -> None:
    way = WINDOW_WAYS[name]
    prompt = promptly(way.take_in)

    # Inputs are slower here, so there are a tenth as many.
    @settings(database=None, phases=PHASES, max_examples=max(1, settings().max_examples // 10))
    @given(way.spoiled())
    def take_in(content: bytes) -> None:
        prompt(content, open_window)

    take_in()


@pytest.mark.parametrize("parser", parsers(), ids=lambda parser: parser.name)
def test_small_far_reaching_inputs_are_parsed_or_refused_in_words(parser: Parser) -> None:
    inputs = read_corpus(corpus_of(parser.name))
    assert inputs, "python -m tests.fuzz.guided finds some, and keeps them with --keep"
    for content in inputs:
        with suppress(InputError, FactError):
            parser.parse(content)


@pytest.mark.parametrize("file", sorted(FOUND.glob("*--*")), ids=lambda file: file.name)
def test_inputs_that_once_broke_it_are_refused_in_words(
    file: Path, around: Around, request: pytest.FixtureRequest
) -> None:
    name = file.name.partition("--")[0].replace("-", " ")
    if name in WAYS:
        WAYS[name].take_in(file.read_bytes(), around)
    else:
        open_window: OpenWindow = request.getfixturevalue("open_window")
        WINDOW_WAYS[name].take_in(file.read_bytes(), open_window)
