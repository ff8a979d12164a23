"""Edition 4.2 as far as it is known: clauses of 3.6 under their numbers in 4.2, reworded as by another writer, with the
known changes in place; printed like the publisher's text.

    python -m tests.editions.by_table > known.txt
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from judgeapp.clauses.renumbering import renumbered, row_of
from judgeapp.rulebook.corpus import RULES, load_corpus
from tests.editions.other_hands import in_other_english

EDITION, DATE = "4.2", "2026-08-07"


def known_text(chapters: Collection[str] = ()) -> str:
    """Always the same text; only the given chapters, if any."""
    corpus, dice = load_corpus(), Random(1)
    texts: dict[str, str] = {}
    for clause in (corpus.in_language(p, "en") for p in corpus if p.source == RULES and p.number):
        row = row_of(clause.number, EDITION)
        number = renumbered(clause.number, EDITION).partition("@")[0]
        if number and not (row is not None and row.within) and _is_in(number, chapters):
            text = " ".join(block.text.replace("\n", " ") for block in clause.blocks)
            texts.setdefault(number, clause.heading or in_other_english(text, dice))
    history = [f"({DATE.replace('-', '/')}) Ver.{EDITION}"]
    for clause in corpus.cited:
        number = clause.number.partition("@")[0]
        if not _is_in(number, chapters):
            continue
        above = number.rpartition("-")[0]
        texts.setdefault(above, clause.heading)
        history.append(f"{number}. has been {'updated' if number in texts else 'added'}.")
        texts[number] = " ".join(clause.text.split())
    printed = [f"{number}. {texts[number]}" for number in sorted(texts, key=_order)]
    head = [
        "Digimon Card Game Comprehensive Rules",
        f"Ver.{EDITION}",
        f"Last updated: {DATE}",
        "",
        "Comprehensive Rules",
    ]
    return "\n".join([*head, *printed, "", "Update History", *history])


def _is_in(number: str, chapters: Collection[str]) -> bool:
    return not chapters or number.partition("-")[0] in chapters


def _order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split("-")))


if __name__ == "__main__":
    print(known_text())
