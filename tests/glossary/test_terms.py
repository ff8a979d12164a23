"""Names of concepts come from the sources and have working links."""

from __future__ import annotations

from collections import Counter

import pytest

from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.library import Library
from judgeapp.rulebook.corpus import Corpus

CONCEPTS = load_concepts()
LANGUAGES = {"en", "ja", "zh-Hans", "zh-Hant", "de"}


def joined(corpus: Corpus, source: str) -> str:
    return "".join("".join(p.text.split()) for p in corpus if p.source == source)


def test_every_concept_has_its_own_id_and_an_english_name() -> None:
    assert max(Counter(c.id for c in CONCEPTS).values()) == 1
    assert all(c.names["en"] for c in CONCEPTS)


def test_there_are_at_least_180_concepts_besides_plain_words() -> None:
    assert sum(c.group is not ConceptGroup.WORD for c in CONCEPTS) >= 180


@pytest.mark.parametrize("concept", CONCEPTS, ids=lambda c: c.id)
def test_a_concept_leads_to_clauses_and_a_plain_word_to_none(concept: Concept, corpus: Corpus) -> None:
    assert bool(concept.clauses) != (concept.group is ConceptGroup.WORD)
    assert all(corpus.clause(number) for number in concept.clauses)
    assert set(concept.names) | set(concept.aliases) <= LANGUAGES
    assert all(name.strip() for _, name in concept.all_names())


# Groups whose names are printed on cards or in the rules; names of other concepts may be ours.
_PRINTED = (ConceptGroup.KEYWORD, ConceptGroup.TIMING, ConceptGroup.PHASE, ConceptGroup.CARD)


def test_simplified_chinese_names_follow_the_rules(corpus: Corpus) -> None:
    rules = joined(corpus, "rules")
    names = [
        name
        for concept in CONCEPTS
        if concept.group in _PRINTED and not all("@" in clause for clause in concept.clauses)
        for name in concept.names.get("zh-Hans", ())
    ]
    assert len(names) > 90
    assert [name for name in names if "".join(name.split()) not in rules] == []


def test_every_keyword_effect_of_chapter_16_is_a_concept(corpus: Corpus) -> None:
    keywords = [p for p in corpus.children(corpus.passage("rules:16")) if p.heading.startswith("≪")]
    assert len(keywords) == 38
    defined = {number for c in CONCEPTS if c.group is ConceptGroup.KEYWORD for number in c.clauses}
    assert {p.number for p in keywords} <= defined


@pytest.mark.parametrize("name", ["Blocker", "阻挡者", "ブロッカー", "格擋", "Rush", "速攻", "De-Digivolve", "退化"])
def test_a_name_of_any_language_names_its_concept(name: str) -> None:
    assert Glossary.load().names.exactly(fold(name))


def test_a_clause_is_about_the_concepts_it_and_its_ancestors_define(library: Library) -> None:
    clause = library.corpus.passage("rules:16-4-1")
    assert library.concepts_of(clause)[0].id == "blocker"


def test_a_clause_has_parallels_in_the_manuals(library: Library) -> None:
    clause = library.corpus.passage("rules:16-4")
    parallels = library.parallels(clause)
    assert {p.language for p in parallels} >= {"ja", "zh-Hant"}
    assert parallels[0].id == "manual-ja:keywords.6"
    assert all(p.source != "rules" for p in parallels)


def test_a_passage_of_a_manual_has_the_clause_as_its_parallel(library: Library) -> None:
    passage = library.corpus.passage("manual-ja:keywords.6")
    assert library.parallels(passage)[0].number == "16-4"


def test_a_name_without_a_source_is_marked(library: Library) -> None:
    assert library.attested("格擋", "zh-Hant")
    assert library.attested("ブロッカー", "ja")
    assert not library.attested("旋風", "zh-Hant")  # manual 3.0 is older than Vortex
    assert not library.attested("Sofort-Effekt", "de")


def test_a_name_that_cards_or_headings_print_is_not_ours(library: Library) -> None:
    assert library.attested("お互いのターン", "ja")  # printed on cards, but in none of our sources
    assert library.attested("アタックの流れ", "ja")  # heading above a picture in the manual
    assert library.attested("發揮【主要】效果", "zh-Hant")
    assert library.attested("On Deletion", "de")  # German players use English cards
    assert not library.attested("On Deletion", "ja")


def test_names_listed_as_official_are_in_no_passage(corpus: Corpus) -> None:
    sources = {p.language: "" for p in corpus}
    for passage in corpus:
        sources[passage.language] += "".join(passage.text.split())
    printed = [(c, t, n) for c in CONCEPTS for t, names in c.official.items() for n in names]
    assert len(printed) > 30
    for concept, language, name in printed:
        assert name in concept.names[language]
        assert name not in sources[language], name


def test_a_name_as_a_heading_starts_with_a_capital() -> None:
    concept = next(concept for concept in CONCEPTS if concept.id == "shuffle")
    assert [concept.title(language) for language in ("en", "de", "ja")] == ["Shuffle", "Mischen", "シャッフル"]
    assert concept.name("de") == "mischen"
