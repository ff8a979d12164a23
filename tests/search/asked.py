"""Print the results for the questions in `tests/search/asked*.tsv` by file and language; with --misses also the
questions of a file without a correct match.

    python -m tests.search.asked
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from judgeapp.desk.folder import index_folder
from judgeapp.language.folding import guessed_language
from judgeapp.language.words import words
from judgeapp.library import open_library
from judgeapp.questions.meaning import is_in_german
from judgeapp.search.gold import GoldOutcome, measure, read_gold

FILES = sorted(Path(__file__).parent.glob("asked*.tsv"))


def language_of(asked: str) -> str:
    if (language := guessed_language((asked,))) != "en":
        return language[:2]
    return "de" if is_in_german(asked, tuple(words(asked.lower()))) else "en"


def figures(outcomes: Iterable[GoldOutcome]) -> str:
    some = tuple(outcomes)
    has_answer = [outcome for outcome in some if outcome.query.answers]
    right = sum(outcome.is_answered_rightly for outcome in some)
    wrong = sum(outcome.is_answered_wrongly for outcome in some)
    within = right + sum(outcome.is_offered_rightly and not outcome.is_answered_rightly for outcome in some)
    return f"{len(has_answer):5} {right:5} {right / max(1, len(has_answer)):6.1%} {wrong:5} {within:6} {len(some):6}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", default="", help="part of a file's name")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(index_folder(Path(folder)))
        print(f"{'':36} known right         wrong  three    all")
        for file in FILES:
            outcomes = measure(library.answer, read_gold(file), library.corpus.base_numbers).outcomes
            by_language: dict[str, list[GoldOutcome]] = defaultdict(list)
            for outcome in outcomes:
                by_language[language_of(outcome.query.text)].append(outcome)
            print(f"{file.stem:36} {figures(outcomes)}")
            for language, some in sorted(by_language.items()):
                print(f"    {language:32} {figures(some)}")
            if chosen.misses and re.search(chosen.misses, file.stem):
                for outcome in outcomes:
                    if outcome.query.answers != () and not outcome.is_answered_rightly:
                        instead = outcome.proven or "-"
                        print(f"{outcome.query.text}\t{instead}\t{outcome.perhaps}\t{outcome.query.answers}")


if __name__ == "__main__":
    main()


ASKED = Path(__file__).parent / "asked.tsv"


# Questions by a judge who only knew the rules, in two halves: developers could read this one, but saw only the figures
# of HELD_OUT. The matcher's weights are fitted to ASKED, AT_TABLES and BLIND (tests.questions.weighing), so only
# HELD_OUT is new to it.
AT_TABLES = Path(__file__).parent / "asked_at_tables.tsv"


HELD_OUT = Path(__file__).parent / "asked_at_tables_held_out.tsv"


# Questions by writers without knowledge of the program, in five languages: plain, hard, and outside the rules.
BLIND = Path(__file__).parent / "asked_blind.tsv"


# Plain questions beside those with entries, in five languages, written to see whether a neighbor's answer is given.
# Entries and wordings were added after they were asked, so they only guard what was mended.
NEIGHBORS = Path(__file__).parent / "asked_neighbors.tsv"


# Questions as players and judges type them, in five languages, half plain and half hard, by a writer who knew only the
# rules. What they showed was mended after the first count, in which 77 stood out, 6 of them wrong or misleading, and 50
# more were offered. Entries and wordings were added then, so this only guards what was mended.
AT_LEAGUES = Path(__file__).parent / "asked_at_leagues.tsv"
