"""Whatever comes in, spoiled in any way, is taken or refused in words: no fault, no hang.

More than a few of each: pytest tests/fuzz --hypothesis-profile=long -n0
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from judgeapp.desk.folder import index_folder
from judgeapp.library import open_library
from tests.fuzz.ways import CARDS, Around, run, ways

FOUND = Path(__file__).parent / "found"
# What a failing input has in common with others is not asked: to find it out takes longest.
PHASES = [Phase.explicit, Phase.generate, Phase.shrink]
WAYS = {way.name: way for way in ways()}


@pytest.fixture(scope="module")
def around(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Around:
    folder = tmp_path_factory.mktemp("ways")
    (folder / "cards.jsonl").write_bytes(CARDS)
    run("--data", str(folder / "data"), "cards", "import", str(folder / "cards.jsonl"))
    return Around(folder, open_library(index_folder(built)))


@pytest.mark.parametrize("name", WAYS)
def test_what_is_spoiled_is_taken_or_refused_in_words(
    name: str, around: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    way = WAYS[name]
    # What arguments name without a folder is meant to lie here.
    monkeypatch.chdir(around.folder)

    @settings(database=None, phases=PHASES)
    @given(way.spoiled())
    def take_in(content: bytes) -> None:
        way.take_in(content, around)

    take_in()


@pytest.mark.parametrize("file", sorted(FOUND.glob("*--*")), ids=lambda file: file.name)
def test_what_broke_it_once_is_refused_in_words(file: Path, around: Around) -> None:
    name = file.name.partition("--")[0].replace("-", " ")
    WAYS[name].take_in(file.read_bytes(), around)
