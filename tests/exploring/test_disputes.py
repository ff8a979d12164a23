"""Disputes about order or choice with all possible outcomes, and similar ones where it doesn't matter. The expectations
were written before playing."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play

DISPUTES = sorted((Path(__file__).parent / "disputes").glob("*.yaml"))


@pytest.mark.parametrize("file", DISPUTES, ids=lambda file: file.stem)
def test_possible_outcomes(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "outcomes:" in text
    read = read_scenario(text, file.name)
    played = play(read.scenario, read.faces, read.lines)
    assert played.failure is None, played.failure.what
    assert not played.unread


def test_there_are_enough_disputes() -> None:
    texts = [file.read_text(encoding="utf-8") for file in DISPUTES]
    assert len(texts) >= 45
    assert sum("source: official ruling" in text for text in texts) >= 10
    assert sum("count: 1," in text for text in texts) >= 5
