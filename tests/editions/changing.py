"""A copy of 3.6 as a tree, changed at random: clauses are edited, merged, split, removed, added and moved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Block, BlockKind
from tests.editions.invented import JOINT, edited, reworded, sentence, sentences, title

Fate = Literal["same", "moved", "edited", "merged", "split", "gone"]
# Encloses a referenced clause number of 3.6 until all clauses have moved.
MARK = re.compile("\ue000([0-9-]+)\ue001")


@dataclass(frozen=True)
class Recipe:
    """Number of changes to 3.6 by kind. `merged` counts pairs that become one, `split` clauses that become
    two; `wandering` sections go to the end of another chapter, `astray` clauses to another place of
    their own section; `stale` is the share of the references that keep the old number."""

    edited: int = 30
    merged: int = 5
    split: int = 5
    removed: int = 20
    added: int = 60
    wandering: int = 0
    astray: int = 0
    stale: float = 0.1
    reworded: bool = False


@dataclass
class Clause:
    heading: str
    blocks: list[tuple[BlockKind, str]]
    was: list[str]
    below: list[Clause] = field(default_factory=list)
    fate: Fate = "same"
    number: str = ""

    def tree(self) -> Iterator[Clause]:
        yield self
        for clause in self.below:
            yield from clause.tree()

    @property
    def is_plain(self) -> bool:
        """True for an unchanged text clause without subclauses."""
        return not self.below and not self.heading and self.fate == "same" and bool(self.was)


def changed(corpus: Corpus, dice: Random, language: str, recipe: Recipe) -> Clause:
    """The whole book below a root node without a number."""
    book = Clause("", [], [], _read(corpus, language))
    _change(book, dice, language, recipe)
    _front(book, dice, language, recipe)
    _number(book)
    return book


def _read(corpus: Corpus, language: str) -> list[Clause]:
    clauses: dict[str, Clause] = {}
    chapters: list[Clause] = []
    for passage in corpus:
        if passage.source != RULES or not passage.number:
            continue
        shown = corpus.in_language(passage, language)
        blocks = [(b.kind, _marked(b)) for b in shown.blocks]
        clause = Clause(shown.heading, blocks, [passage.number])
        clauses[passage.id] = clause
        (clauses[passage.path[-1]].below if passage.path else chapters).append(clause)
    return chapters


def _marked(block: Block) -> str:
    text = block.text
    for link in sorted(block.links, key=lambda link: link.start, reverse=True):
        text = f"{text[: link.start]}\ue000{link.target}\ue001{text[link.end :]}"
    return text


def _change(book: Clause, dice: Random, language: str, recipe: Recipe) -> None:
    for _ in range(recipe.wandering):
        home, other = dice.sample([c for c in book.below if len(c.below) > 3], 2)
        section = home.below.pop(dice.randrange(len(home.below)))
        other.below.append(section)
    for _ in range(recipe.astray):
        group = dice.choice([c for c in book.tree() if len(c.below) > 4 and c not in book.below])
        clause = group.below.pop(dice.randrange(len(group.below)))
        group.below.insert(dice.randrange(len(group.below) + 1), clause)
    for _ in range(recipe.removed):
        group, at = _plain(book, dice)
        group.below.pop(at)
    for _ in range(recipe.merged):
        group, at = _pair(book, dice)
        first, second = group.below[at], group.below.pop(at + 1)
        first.blocks, first.was = _joined(first, second, language), first.was + second.was
        first.fate = "merged"
    for _ in range(recipe.split):
        group, at = _plain(book, dice, parts=2, language=language)
        first = group.below[at]
        kind, text = first.blocks[0]
        parts = sentences(text, language)
        half = len(parts) // 2
        rest = JOINT[language].join(parts[half:])
        second = Clause("", [(kind, rest), *first.blocks[1:]], list(first.was), fate="split")
        first.blocks, first.fate = [(kind, JOINT[language].join(parts[:half]))], "split"
        group.below.insert(at + 1, second)
    for _ in range(recipe.edited):
        group, at = _plain(book, dice)
        clause = group.below[at]
        kind, text = clause.blocks[0]
        clause.blocks[0], clause.fate = (kind, edited(dice, language, text)), "edited"
    if recipe.reworded:
        for clause in book.tree():
            before = clause.heading, clause.blocks
            clause.heading = reworded(language, clause.heading)
            clause.blocks = [(kind, reworded(language, text)) for kind, text in clause.blocks]
            if (clause.heading, clause.blocks) != before and clause.fate == "same":
                clause.fate = "edited"


def _joined(first: Clause, second: Clause, language: str) -> list[tuple[BlockKind, str]]:
    """Blocks of both clauses; adjacent texts are joined, as in print."""
    *before, (kind, text) = first.blocks
    (other_kind, other), *after = second.blocks
    if kind is other_kind is BlockKind.TEXT:
        return [*before, (kind, JOINT[language].join((text, other))), *after]
    return [*first.blocks, *second.blocks]


def _plain(book: Clause, dice: Random, *, parts: int = 1, language: str = "en") -> tuple[Clause, int]:
    """An unchanged clause, as its parent and position."""
    return dice.choice(
        [
            (group, index)
            for group in book.tree()
            for index, clause in enumerate(group.below)
            if clause.is_plain and len(group.below) > 1 and len(sentences(clause.blocks[0][1], language)) >= parts
        ]
    )


def _pair(book: Clause, dice: Random) -> tuple[Clause, int]:
    return dice.choice(
        [
            (group, at)
            for group in book.tree()
            for at in range(len(group.below) - 1)
            if group.below[at].is_plain and group.below[at + 1].is_plain
        ]
    )


def _front(book: Clause, dice: Random, language: str, recipe: Recipe) -> None:
    """Add two sections before chapter 4, a chapter later on, and clauses anywhere."""

    def rule() -> Clause:
        return Clause("", [(BlockKind.TEXT, sentence(dice, language))], [])

    def section(clauses: int) -> Clause:
        return Clause(title(dice, language), [], [], [rule() for _ in range(clauses)])

    book.below[3].below[:0] = [section(4), section(4)]
    chapter = Clause(title(dice, language), [], [], [section(4), section(3)])
    book.below.insert(dice.randrange(5, len(book.below)), chapter)
    old = [c for c in book.tree() if c.was and c.below and len(c.was[0].split("-")) > 1]
    for _ in range(recipe.added - 20):
        group = dice.choice(old)
        group.below.insert(dice.randrange(len(group.below) + 1), rule())


def _number(book: Clause) -> None:
    for clause in book.tree():
        for n, below in enumerate(clause.below, 1):
            below.number = f"{clause.number}-{n}" if clause.number else str(n)
