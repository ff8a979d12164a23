"""Output that these commands share."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.cli.terminal import wrapped_to
from judgeapp.rulebook.manifest import Rulebook

WIDTH = 92


def edition_json(source: Rulebook) -> dict[str, str]:
    return {"key": source.key, "edition": source.edition, "date": source.date, "language": source.language}


def wrapped(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from wrapped_to(line, WIDTH, before="    ", after="    ")
