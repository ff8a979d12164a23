"""An invented newer edition of the Comprehensive Rules, generated from 3.6: its text as the publisher would print it,
and the fate of every clause.

    python -m tests.editions.made --seed 1 --language en > made.txt
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from judgeapp.rulebook.corpus import RULES, Corpus, load_corpus
from judgeapp.rulebook.passage import Block, BlockKind, CrossReference, Passage, PassageKind
from tests.editions.changing import MARK, Clause, Fate, Recipe, changed
from tests.editions.invented import JOINT

DATE = "2026-08-18"
# Texts around the clauses.
_WORDS = {
    "en": {
        "title": "Digimon Card Game Comprehensive Rules",
        "updated on": "Last updated: ",
        "body": "Comprehensive Rules",
        "history": "Update History",
        "changed": "{}. has been updated.",
        "deleted": "Former {}. has been deleted.",
        "added": "{}. has been added.",
        "merged": "Former {}. has been merged with {}.",
    },
    "zh-Hans": {
        "title": "数码宝贝卡牌对战 综合规则",
        "updated on": "最后更新日期：",
        "body": "综合规则正文",
        "history": "更新履历",
        "changed": "{}.已更新。",
        "deleted": "旧{}.已删除。",
        "added": "{}.已追加。",
        "merged": "旧{}.已与{}.合并。",
    },
}

LIKELY = Recipe()
HARSH = Recipe(edited=100, merged=12, split=12, removed=40, added=90, wandering=4, astray=8, stale=0.5, reworded=True)


@dataclass(frozen=True)
class Became:
    """Fate of a clause of 3.6; `numbers` are those that it has in the made edition."""

    fate: Fate
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Made:
    """`clauses` are all numbered clauses in print order, with true paths and the printed links; `became` covers every
    number of 3.6, `new` the added clauses, `stale` the clauses that refer to a target by its number in 3.6."""

    edition: str
    date: str
    language: str
    text: str
    clauses: tuple[Passage, ...]
    became: dict[str, Became]
    new: frozenset[str]
    stale: frozenset[str]


def made(seed: int, language: str = "en", recipe: Recipe = LIKELY, *, edition: str = "4.2") -> Made:
    """The same seed gives the same edition. Languages: "en" (from our rendering), "zh-Hans"."""
    corpus = _corpus()
    dice = Random(seed)
    book = changed(corpus, dice, language, recipe)
    return _print(book, dice, language, recipe, edition, _became(book, corpus))


@cache
def _corpus() -> Corpus:
    return load_corpus()


def _became(book: Clause, corpus: Corpus) -> dict[str, Became]:
    fates: dict[str, Became] = {}
    for clause in book.tree():
        for number in clause.was:
            other = fates.get(number)
            numbers = (*(other.numbers if other else ()), clause.number)
            fate = clause.fate
            if fate == "same" and clause.number != number:
                fate = "moved"
            fates[number] = Became(fate, numbers)
    every = [p.number for p in corpus if p.source == RULES and p.number]
    return {number: fates.get(number, Became("gone", ())) for number in every}


def _print(book: Clause, dice: Random, language: str, recipe: Recipe, edition: str, became: dict[str, Became]) -> Made:
    stale: set[str] = set()

    def target(old: str, clause: Clause) -> str:
        goes = became[old].numbers
        if goes and dice.random() >= recipe.stale:
            return goes[0]
        if old not in goes:
            stale.add(clause.number)
        return old

    clauses = []
    for clause in list(book.tree())[1:]:
        above = clause.number.split("-")[:-1]
        blocks = [_block(kind, text, target, clause) for kind, text in clause.blocks]
        clauses.append(
            Passage(
                id=f"rules-{edition}:{clause.number}",
                source=f"rules-{edition}",
                language=language,
                kind=PassageKind.HEADING if clause.heading else PassageKind.CLAUSE,
                number=clause.number,
                heading=clause.heading,
                path=tuple(f"rules-{edition}:{'-'.join(above[: i + 1])}" for i in range(len(above))),
                blocks=tuple(blocks),
            )
        )
    new = frozenset(c.number for c in book.tree() if c.number and not c.was)
    text = _printed(clauses, _history(book, became, language, edition), language, edition)
    return Made(edition, DATE, language, text, tuple(clauses), became, new, frozenset(stale))


def _block(kind: BlockKind, text: str, target: Callable[[str, Clause], str], clause: Clause) -> Block:
    printed = ""
    links = []
    for i, part in enumerate(MARK.split(text)):
        if i % 2:
            part = target(part, clause)
            links.append(CrossReference(len(printed), len(printed) + len(part), part))
        printed += part
    return Block(kind, printed, tuple(links))


def _printed(clauses: Sequence[Passage], history: Sequence[str], language: str, edition: str) -> str:
    """The whole document, one clause per line, in the format of the built-in source."""
    words = _WORDS[language]
    contents = [f"{c.number}. {c.heading} ........ {i}" for i, c in enumerate(clauses, 1) if not c.path]
    lines = [
        words["title"],
        f"Ver.{edition}",
        words["updated on"] + DATE.replace("-", "/"),
        "",
        words["body"],
        *contents,
        f"{words['history']} ........ {len(clauses)}",
    ]
    for clause in clauses:
        if not clause.path:
            lines.append("")
        body = clause.heading or JOINT[language].join(b.text for b in clause.blocks)
        lines.append(f"{clause.number}. {body}")
    return "\n".join([*lines, "", words["history"], *history])


def _history(book: Clause, became: dict[str, Became], language: str, edition: str) -> list[str]:
    """A printed list of changes: half of the changes under numbers of 3.6, in an edition in between, and half under
    those of this edition. New clauses are listed by section."""
    words = _WORDS[language]
    between: list[str] = []
    now: list[str] = []
    for index, (number, b) in enumerate(became.items()):
        if b.fate == "gone":
            between.append(words["deleted"].format(number))
        elif b.fate == "edited":
            between.append(words["changed"].format(number)) if index % 2 else now.append(
                words["changed"].format(b.numbers[0])
            )
        elif b.fate == "merged":
            now.append(words["merged"].format(number, b.numbers[0]))
    for clause in book.tree():
        for below in clause.below:
            if not below.was and (clause.was or not clause.number):
                now.append(words["added"].format(below.number))
    return ["(2026/03/13) Ver.3.7", *between, f"({DATE.replace('-', '/')}) Ver.{edition}", *now]


def main() -> None:
    parser = argparse.ArgumentParser(description="Print an edition that never was.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=tuple(_WORDS), default="en")
    parser.add_argument("--harsh", action="store_true", help="change much more")
    asked = parser.parse_args()
    print(made(asked.seed, asked.language, HARSH if asked.harsh else LIKELY).text)


if __name__ == "__main__":
    main()
