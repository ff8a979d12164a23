"""Full data folder of a judge who uses every feature, with invented content that is always the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from judgeapp.cards.record import CardRecord
from judgeapp.desk.folder import answers_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import import_edition
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.editions.edition import EditionFacts, ImportedEdition, Provenance, RulebookKind
from judgeapp.editions.importing import lines_of_text
from judgeapp.engine.lang import Category, Color
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.table.setup.position import beginning
from judgeapp.table.tree.file import autosave
from judgeapp.table.tree.tree import Tree, plant
from tests.bench.table import crowded, random_choice
from tests.bench.typing import made_answers

_EDITIONS = ("4.3", "4.4")
_CARDS, _ANSWERS, _RULINGS, _BRANCHES = 4_000, 6_300, 500, 200
_SYLLABLES = "ka mo re shi ta ven dra gor lu mi zan pyro hydo ter".split()  # noqa: SIM905 -- reads best as words
# English and Japanese templates; {number} turns each into thousands of texts.
_TEXTS = (
    (
        "[On Play] Delete 1 of your opponent's Digimon with {number}000 DP or less.",
        "【登場時】相手のDP{number}000以下のデジモン1体を消滅させる。",
    ),
    ("[When Attacking] Gain {number} memory.", "【アタック時】メモリーを+{number}する。"),
    ("[On Deletion] <Draw {number}>.", "【消滅時】《{number}ドロー》"),
    (
        "[Your Turn] All of your Digimon get +{number}000 DP.",
        "【自分のターン】自分のデジモンすべてをDP+{number}000する。",
    ),
)


def fill(folder: Path, corpus: Corpus) -> None:
    """Fill a data folder with two editions, 4,000 cards in two languages, 6,300 answers, 500 rulings, and a table with
    200 branches."""
    for edition in _EDITIONS:
        import_edition(_edition(corpus, edition), folder)
    dice = random.Random(1)
    cards, _ = open_cards(cards_file(folder))
    with cards.transaction():
        for record in _cards(dice):
            cards.put(record, "made")
    cards.close()
    answers, _ = open_answers(answers_file(folder))
    with answers.transaction():
        for answer in made_answers(corpus, _ANSWERS):
            answers.put(answer, "made")
    answers.close()
    notebook, _ = open_notebook(notebook_file(folder))
    for number, answer in enumerate(islice(made_answers(corpus, 2 * _RULINGS), _RULINGS, None)):
        notebook.add(Ruling(answer.question, answer.answer, tags=(f"made {number % 9}",)), "Ken")
    notebook.close()
    autosave(_table(dice), folder)


def _edition(corpus: Corpus, edition: str) -> ImportedEdition:
    """The built-in clauses in English, one in twenty of them changed."""
    dice = random.Random(edition)
    lines: list[str] = []
    for passage in corpus:
        if passage.source == RULES and corpus.is_clause(passage):
            text = corpus.in_language(passage, "en")
            added = f" This is new in {edition}." if text.text and dice.random() < 0.05 else ""
            lines.append(f"{text.number}. {text.heading or ' '.join(text.text.split())}{added}")
    facts = EditionFacts("Comprehensive Rules", edition, "", "en", RulebookKind.CLAUSES)
    provenance = Provenance("made.txt", "0" * 64, 1, 1, "2026-01-01T00:00:00+00:00", "0")
    return ImportedEdition(facts, provenance, lines_of_text("\n".join(lines)))


def _cards(dice: random.Random) -> Iterator[CardRecord]:
    for number in range(_CARDS):
        name = "".join(dice.choices(_SYLLABLES, k=3)).capitalize()
        level, color = dice.randrange(3, 8), dice.choice(tuple(Color))
        texts = [
            tuple(text.format(number=times) for text in both)
            for both in dice.sample(_TEXTS, 2)
            for times in (dice.randrange(1, 15),)
        ]
        for index, language in enumerate(("en", "ja")):
            yield CardRecord(
                f"MD{number // 100 + 1}-{number % 100:03}",
                language,
                name,
                Category.DIGIMON,
                (color,),
                level,
                1000 * dice.randrange(1, 15),
                dice.randrange(2, 13),
                effect=texts[0][index],
                inherited=texts[1][index],
            )


def _table(dice: random.Random) -> Tree:
    """A duel with many branches after undoing."""
    tree = plant(beginning(crowded()))
    while len(tree.ends) < _BRANCHES:
        for _ in range(6):
            if tree.game.decision is None:
                break
            tree = tree.choose(random_choice(tree.game, dice))
        path = tree.path(tree.current)
        tree = tree.go(dice.choice(path[-12:-1] or path).number)
    return tree.go(tree.ends[-1])
