"""Invariants of all questions, refusals and boards at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.scenario.playing.soundness import Unsound
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.deciding.options import question

_KEY = re.compile(r"#\d")


def faults_of_asking(game: Game) -> Iterator[Unsound]:
    """Yield the options, refusals and lines of the board that are not described in words."""
    if (asked := question(game)) is None:
        return
    explanations = [choice.explanation for choice in asked.choices()]
    explanations += (line.explanation for line in lines(board(game.state)))
    for candidate in candidates(game):
        explanations.append(candidate.explanation)
        why_not(game.state, candidate)  # comes to a verdict
    for explanation in explanations:
        if not _is_in_words(explanation):
            yield Unsound("asked", f"{asked.kind}: {explanation.text}", f"{asked.kind}: {explanation.code}")


def _is_in_words(explanation: Explanation) -> bool:
    if explanation.code == "other" or _KEY.search(explanation.text):
        return False
    return "?" not in explanation.text or any("?" in value for value in explanation.params.values())
