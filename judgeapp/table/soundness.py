"""What must hold of all that is asked, refused and shown at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.engine.game import Game
from judgeapp.scenario.playing.soundness import Unsound
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.candidates import candidates
from judgeapp.table.deciding.options import question
from judgeapp.table.deciding.refusals import why_not

_KEY = re.compile(r"#\d")


def faults_of_asking(game: Game) -> Iterator[Unsound]:
    """Whether all that is open, why anything else is not, and the board are told in words."""
    if (asked := question(game)) is None:
        return
    told = [choice.told for choice in asked.choices()]
    told += (line.told for line in lines(board(game.state)))
    for candidate in candidates(game):
        told.append(candidate.told)
        if (refusal := why_not(game.state, candidate)) is not None:
            told.append(refusal.told)
    for one in told:
        if not _is_in_words(one):
            yield Unsound("asked", f"{asked.kind}: {one.text}", f"{asked.kind}: {one.code}")


def _is_in_words(told: Explanation) -> bool:
    if told.code == "other" or _KEY.search(told.text):
        return False
    return "?" not in told.text or any("?" in said for said in told.params.values())
