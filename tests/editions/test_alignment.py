"""Alignment of two editions, compared with the known truth of the generated one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from judgeapp.editions.alignment.align import align
from judgeapp.editions.alignment.alignment import Alignment, Fate
from judgeapp.editions.alignment.hints import hints_of
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import RULES, Corpus, load_corpus
from judgeapp.rulebook.parsing.comprehensive import parse
from judgeapp.rulebook.passage import Passage
from tests.editions.changing import Recipe
from tests.editions.made import HARSH, LIKELY, Made, made
from tests.editions.other_hands import by_another_hand
from tests.nightly import mostly_nightly

# Source language of each edition that another translator wrote.
_OTHER_HANDS = {"ja": "zh-Hans", "other en": "en"}


@dataclass(frozen=True)
class Measured:
    """`right` is the share of 3.6's clauses with the correct counterpart; `unseen` are wrong ones that aren't marked
    doubtful."""

    made: Made
    alignment: Alignment
    right: float
    unseen: tuple[str, ...]


@cache
def measured(seed: int, old: str, new: str, recipe: Recipe) -> Measured:
    """3.6 in language `old` against an edition in language `new`; "ja" and "other en" are by other writers."""
    if new in _OTHER_HANDS:
        edition = by_another_hand(made(seed, _OTHER_HANDS[new], recipe), new[-2:])
    else:
        edition = made(seed, new, recipe)
    alignment = align(_clauses(old), edition.clauses, _glossary())
    wrong = [
        number for number, became in edition.became.items() if set(alignment.of_old[number].new) != set(became.numbers)
    ]
    unseen = tuple(n for n in wrong if not alignment.of_old[n].is_doubtful)
    return Measured(edition, alignment, 1 - len(wrong) / len(edition.became), unseen)


@cache
def _clauses(language: str) -> tuple[Passage, ...]:
    corpus = load_corpus()
    numbered = (p for p in corpus if p.source == RULES and p.number)
    return tuple(corpus.in_language(p, language) for p in numbered)


@cache
def _glossary() -> Glossary:
    return Glossary.load()


LANGUAGES = [("en", "en"), ("zh-Hans", "en"), ("zh-Hans", "zh-Hans"), ("en", "zh-Hans")]


@pytest.mark.parametrize(
    ("old", "new", "seed"), mostly_nightly([(*languages, seed) for seed in (1, 3, 5) for languages in LANGUAGES])
)
def test_nearly_all_are_matched_and_wrong_matches_are_doubtful(old: str, new: str, seed: int) -> None:
    result = measured(seed, old, new, LIKELY)
    assert result.right >= 0.98
    assert result.unseen == ()
    # Doubting everything would pass the checks above.
    assert len(result.alignment.doubtful) < (100 if old == new else 200)


@pytest.mark.parametrize(("old", "new"), mostly_nightly(LANGUAGES))
def test_heavily_changed_editions_are_still_matched(old: str, new: str) -> None:
    result = measured(2, old, new, HARSH)
    assert result.right >= (0.985 if old == new else 0.97)
    assert len(result.unseen) <= 2


@pytest.mark.parametrize(("old", "new"), mostly_nightly([("en", "other en"), ("en", "ja")], 0))
def test_editions_by_another_writer_are_matched_too(old: str, new: str) -> None:
    result = measured(1, old, new, LIKELY)
    assert result.right >= 0.98
    assert result.unseen == ()
    assert len(result.alignment.doubtful) < 200
    # Other translators are recognized, and the same one isn't taken for another.
    assert result.alignment.other_hand
    assert not measured(1, "en", "en", LIKELY).alignment.other_hand


@pytest.mark.nightly
def test_merged_matches_between_two_languages_are_doubtful() -> None:
    """Without common words, a removed clause and a merged one look the same."""
    result = measured(1, "zh-Hans", "en", LIKELY)
    together = [line for line in result.alignment.lines if len(line.old) + len(line.new) > 2]
    assert together
    assert all(line.is_doubtful for line in together)
    # Within one language merged matches can be certain.
    lines = measured(1, "en", "en", LIKELY).alignment.lines
    assert any(len(line.old) + len(line.new) > 2 and not line.is_doubtful for line in lines)


@pytest.mark.parametrize("language", mostly_nightly(["en", "zh-Hans"]))
def test_in_one_language_changes_of_text_are_shown(language: str) -> None:
    result = measured(1, language, language, LIKELY)
    fates = {
        number: (became.fate, result.alignment.of_old[number].fate.value)
        for number, became in result.made.became.items()
    }
    otherwise = Counter(pair for pair in fates.values() if pair[0] != pair[1])
    assert otherwise.total() <= 4
    assert sum(pair == ("edited", "edited") for pair in fates.values()) == 30


def test_words_renamed_throughout_are_no_change_of_meaning() -> None:
    result = measured(2, "en", "en", HARSH)
    rewordings = {before: after for before, after, _ in result.alignment.rewordings}
    assert rewordings["persistent"] == "constant"
    assert rewordings["performed"] == "carried out"
    assert any(line.reworded and line.fate is Fate.MOVED for line in result.alignment.lines)
    assert any(line.fate is Fate.EDITED for line in result.alignment.lines)


def test_every_clause_of_both_is_in_one_line(corpus: Corpus) -> None:
    result = measured(1, "en", "en", LIKELY)
    olds = Counter(n for line in result.alignment.lines for n in line.old)
    news = Counter(n for line in result.alignment.lines for n in line.new)
    assert olds == Counter(p.number for p in corpus if p.source == RULES and p.number)
    assert news == Counter(c.number for c in result.made.clauses)


def test_an_edition_compared_with_itself_has_no_doubts(corpus: Corpus) -> None:
    clauses = [p for p in corpus if p.source == RULES and p.number]
    alignment = align(clauses, clauses, Glossary.load())
    assert {line.fate for line in alignment.lines} == {Fate.SAME}
    assert alignment.doubtful == ()


@pytest.mark.nightly
def test_two_writers_of_one_text_are_distinguished(corpus: Corpus) -> None:
    """Source and rendering have the same content: nothing is new or removed."""
    clauses = [p for p in corpus if p.source == RULES and p.number]
    rendered = [corpus.in_language(p, "en") for p in clauses]
    alignment = align(clauses, rendered, Glossary.load())
    assert alignment.other_hand
    fates = Counter(line.fate for line in alignment.lines)
    assert fates[Fate.SAME] > 0.95 * len(clauses)
    assert all(line.old == line.new for line in alignment.lines if not line.is_doubtful)


def test_the_update_history_is_used(corpus: Corpus) -> None:
    edition = made(1, "zh-Hans")
    parsed = parse(corpus.manifest.source(RULES), edition.text)
    hints = hints_of(parsed.passages, "3.6")
    assert hints.added
    assert hints.updated
    old = [p for p in corpus if p.source == RULES and p.number]
    alignment = align(old, edition.clauses, Glossary.load(), hints)
    news = {n for line in alignment.lines if line.fate is Fate.NEW for n in line.new}
    named = {n for n in hints.added if n in {c.number for c in edition.clauses}}
    assert len(named & news) > 0.9 * len(named)
