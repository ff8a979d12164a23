"""Every concept is defined in five languages, with working links."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.keyword_rules import RULES as KEYWORDS
from judgeapp.engine.lang import Timing
from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts, load_definitions
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.ledger.ledger import action_of, in_engine, keyword_of, statement, timing_of
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.our_words.differences import load_differences
from judgeapp.rulebook.passage import PassageKind
from tests.language.characters import CHARACTERS, strange

DEFINITIONS = Path(__file__).parents[2] / "rules_corpus" / "definitions"
DEFINED = tuple(c for c in load_concepts() if c.group is not ConceptGroup.WORD)


def test_there_are_enough_concepts_and_each_definition_has_one() -> None:
    assert len(DEFINED) >= 180
    for group in ConceptGroup:
        assert set(load_definitions(group)) == {c.id for c in DEFINED if c.group is group}


def test_each_file_of_definitions_belongs_to_a_group() -> None:
    names = {file.stem for file in DEFINITIONS.glob("*.yaml")}
    assert names == {group.value for group in ConceptGroup if group is not ConceptGroup.WORD}


@pytest.mark.parametrize("concept", DEFINED, ids=lambda c: c.id)
def test_a_concept_has_a_name_and_a_definition_in_each_language(concept: Concept) -> None:
    definition = load_definitions(concept.group)[concept.id]
    assert set(definition) == set(LANGUAGES)
    for language, text in definition.items():
        assert text.strip() == text
        assert 6 <= len(text) <= 500, language
        # Languages without a name of their own use the English one.
        assert concept.name(language)


@pytest.mark.parametrize("concept", DEFINED, ids=lambda c: c.id)
def test_a_concept_is_written_in_the_characters_of_each_language(concept: Concept) -> None:
    texts = [*load_definitions(concept.group)[concept.id].items(), *concept.all_names()]
    for language, text in texts:
        if language in CHARACTERS:
            assert strange(text, language) == "", text


def test_every_clause_of_a_concept_exists(corpus: Corpus) -> None:
    for concept in DEFINED:
        for number in concept.clauses:
            mend = (
                " (one of an edition whose text is not at hand stands in rules_corpus/cited/)" if "@" in number else ""
            )
            assert corpus.clause(number) is not None, f"{concept.id}: no clause {number}{mend}"


def test_every_keyword_of_the_rulebook_lists_is_a_concept(corpus: Corpus) -> None:
    concordance = Concordance(corpus, Glossary.load())
    listed = [p for p in corpus if p.kind is PassageKind.ENTRY and p.heading]
    assert len(listed) > 140
    assert [p.id for p in listed if not concordance.about(p)] == []


def test_every_keyword_and_timing_of_the_engine_leads_to_its_concept_and_back() -> None:
    keywords = {name: c for c in DEFINED if (name := keyword_of(c))}
    assert set(keywords) == set(KEYWORDS)
    timings = {name: c for c in DEFINED if (name := timing_of(c))}
    assert set(timings) == {timing.value for timing in Timing}
    actions = {name: action_of(c) for name, c in keywords.items()}
    assert actions["Draw"] == "draw"
    assert {name for name, action in actions.items() if action} == {
        name for name, rule in KEYWORDS.items() if rule.action
    }


def test_the_engines_coverage_of_a_concept_is_listed_by_clause(corpus: Corpus) -> None:
    known = statement()
    blocker = next(c for c in DEFINED if c.id == "blocker")
    has = in_engine(corpus, blocker, known)
    assert {"16-4-1", "16-4-2", "16-4-3", "12-1-1"} <= {*has.applied, *has.definitions}
    outside = [c for c in DEFINED if in_engine(corpus, c, known).outside]
    assert outside
    assert all(why for c in outside for why in in_engine(corpus, c, known).outside.values())


def test_every_difference_names_existing_things_and_is_shown(corpus: Corpus) -> None:
    differences = load_differences()
    assert len({d.id for d in differences}) == len(differences) > 40
    for difference in differences:
        assert difference.clauses
        assert all(corpus.clause(number) for number in difference.clauses), difference.id
        assert all(passage in corpus.passages for passage in difference.passages), difference.id
        assert set(difference.says) == set(LANGUAGES), difference.id


def test_a_difference_is_shown_at_its_clause_and_at_the_other_passage(corpus: Corpus) -> None:
    difference = next(d for d in load_differences() if d.passages)
    clause = corpus.clause(difference.clauses[0])
    assert clause is not None
    assert difference in corpus.differences_of(clause)
    assert difference in corpus.differences_of(corpus.passage(difference.passages[0]))
    assert corpus.differences_of(corpus.passage("rules:1")) == ()
