"""Search quality of official answers is measured by scenes in other words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulings.precedent_finding import Precedents
from tests.rulings.gold import lines, measure_answers, read_gold_scenes
from tests.rulings.made import ANSWERS

SCENES = (
    {
        "id": "S1",
        "setup": "P2 has a suspended <Blocker>. P1 attacks.",
        "question": "May P2 block with it?",
        "source": "Q1 (somewhere)",
    },
    {"id": "S2", "setup": "", "question": "Is a token kept in the trash?", "source": "Q9003"},
)


def test_scenes_in_other_words_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "scenes.jsonl"
    file.write_text("\n".join(map(json.dumps, SCENES)), encoding="utf-8")
    precedents = Precedents(ANSWERS, Glossary.load())
    measured = measure_answers(precedents, read_gold_scenes(file))
    precedents.close()
    assert [*lines(measured)] == [
        "hit   S1: Q1, at rank 1",
        "MISS  S2: Q9003, not found",
        "1 of 2 within 5 (50.0%), 1 of them on lines of their own; answers missing from the library: 1",
    ]


def test_a_scene_without_an_answer_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "scenes.jsonl"
    file.write_text(json.dumps(SCENES[0] | {"source": "somewhere"}), encoding="utf-8")
    with pytest.raises(InputError, match="the number of an answer"):
        read_gold_scenes(file)
