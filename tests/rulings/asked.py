"""Invented official answers in the format of files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

BLOCK = {
    "id": "Q9001",
    "lang": "en",
    "source": "official Q&A",
    "card_or_topic": ["TS1-010"],
    "date": "2024-03-28",
    "question": "My Digimon with <Blocker> is suspended. Can it block an attack of my opponent?",
    "answer": "No, it can't.\nA suspended Digimon can't block. See 12-1 and TS1-010.",
}
BLOCK_JA = BLOCK | {
    "lang": "ja",
    "question": "レスト状態の《ブロッカー》を持つデジモンでブロックできますか？",
    "answer": "いいえ、できません。",
}
CHECK = {
    "id": "Q9002",
    "lang": "en",
    "card_or_topic": ["TS1-011"],
    "date": "2026-06-01",
    "question": "An effect deletes the attacking Digimon. Is security still checked?",
    "answer": "No, it isn't.",
}


def answer_file(file: Path, entries: Iterable[dict[str, Any]] = (BLOCK, BLOCK_JA, CHECK)) -> Path:
    file.write_text("\n".join(map(json.dumps, entries)), encoding="utf-8")
    return file
