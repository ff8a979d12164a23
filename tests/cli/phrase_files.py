"""Phrase files for tests of commands."""

from __future__ import annotations

from pathlib import Path

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import FORMAT

_ROW = '{language: en, wording: "banish {2} foes", same: "%s {2} of your opponent\'s Digimon"%s}'
BANISH, OTHERWISE = _ROW % ("delete", ", by: Ken"), _ROW % ("suspend", "")
KNOWN = '{language: en, wording: your Digimon, same: "your opponent\'s Digimon"}'
TAUGHT = Lesson("en", "banish {2} foes", "delete {2} of your opponent's Digimon", "Ken")
TODAY = "[On Play] Delete 3 of your opponent's Digimon."


def phrases(file: Path, *rows: str) -> str:
    file.write_text(f"format: {FORMAT}\nphrases:\n" + "".join(f"- {row}\n" for row in rows))
    return str(file)
