"""Questions as judges and players ask them, in our own words, each with a short answer.

What an answer says is proved by a scene that plays the question: see judgeapp.ledger.proof.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from judgeapp.rulebook.readings import Told


class ProvenQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, its answer, what decides it and what proves it.

    id      -- stays
    ask     -- by language, the ways in which it is asked; the first is the one that is shown
    answer  -- one or two sentences, by language
    clauses -- numbers of the Comprehensive Rules that decide it, the deciding one first
    scene   -- the file below rules_corpus/scenes that plays it, as "folder/name"
    apart   -- by language, what is asked nearly so and is another question
    """

    id: str
    ask: dict[str, tuple[str, ...]]
    answer: Told
    clauses: tuple[str, ...]
    scene: str
    apart: dict[str, tuple[str, ...]] = {}

    @property
    def asked_first(self) -> Told:
        """How it is shown, by language."""
        return {language: ways[0] for language, ways in self.ask.items()}

    def asked(self) -> Iterator[tuple[str, str]]:
        """(language, words) of every way in which it is asked."""
        for language, ways in self.ask.items():
            for way in ways:
                yield language, way


@cache
def load_questions() -> tuple[ProvenQuestion, ...]:
    """Every question of rules_corpus/questions, in the order of chapters and files."""
    folder = files("rules_corpus").joinpath("questions")
    return tuple(
        question
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".yaml")
        for question in msgspec.yaml.decode(file.read_bytes(), type=list[ProvenQuestion])
    )
