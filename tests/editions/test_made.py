"""The invented edition, which measures alignment, is what it claims to be."""

from __future__ import annotations

from collections import Counter

import pytest

from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.parsing.comprehensive import parse
from tests.editions.made import HARSH, LIKELY, made


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_requested_numbers_of_changes_are_made(seed: int, language: str) -> None:
    edition = made(seed, language)
    fates = Counter(b.fate for b in edition.became.values())
    assert (fates["edited"], fates["merged"], fates["split"]) == (30, 10, 5)
    assert (fates["gone"], len(edition.new)) == (20, 60)
    assert fates["moved"] > 200 < fates["same"]
    numbers = [c.number for c in edition.clauses]
    assert len(set(numbers)) == len(numbers)
    assert {n for b in edition.became.values() for n in b.numbers} | edition.new == set(numbers)
    assert edition.stale


def test_unchanged_clauses_keep_their_text(corpus: Corpus) -> None:
    edition = made(3)
    text = {c.number: c for c in edition.clauses}
    for number, became in edition.became.items():
        old = corpus.clause(number)
        assert old is not None
        unchanged = became.fate in ("same", "moved")
        if became.fate != "gone" and not list(old.links()):
            before = corpus.in_language(old, "en").text
            assert (text[became.numbers[0]].text == before) is unchanged


def test_the_parser_of_the_source_reads_it(corpus: Corpus) -> None:
    edition = made(1, "zh-Hans")
    parsed = parse(corpus.manifest.source(RULES), edition.text)
    numbered = [p for p in parsed.passages if p.number]
    assert [(p.number, p.text) for p in numbered] == [(c.number, c.text) for c in edition.clauses]
    assert all(r.reason for r in parsed.residue)
    assert {e.edition for e in parsed.history.entries} == {"3.7", "4.2"}


def test_seeds_differ_and_repeat() -> None:
    assert made(1).text == made(1).text != made(2).text
    assert made(1, recipe=HARSH).became != made(1, recipe=LIKELY).became
