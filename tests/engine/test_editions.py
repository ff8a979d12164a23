"""Duels follow an edition of the rules: each fact that differs has a pair of scenarios with different outcomes, and
events cite that edition's clauses."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import rules_corpus
from judgeapp.clauses.renumbering import EDITIONS, all_numbers, former_number, in_edition, moved_clauses, renumbered
from judgeapp.editions.taught import Touched
from judgeapp.engine.edition import DIFFERENCES, PLAYED, EditionFact
from judgeapp.engine.game import begin, digest, load, new_duel, save
from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.scenario.file import ReadScenario, for_edition, read_scenario
from judgeapp.scenario.playing.play import Played, play
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import random_choice

FOLDER = Path(__file__).parent.parent / "scenarios" / "editions"
SCENES = Path(rules_corpus.__file__).parent / "scenes"
FIRST, *LATER = EDITIONS


def _read(fact: EditionFact, edition: str) -> ReadScenario:
    file = FOLDER / fact / f"{edition}.yaml"
    if not file.exists():  # a ready scene is used instead
        file = SCENES / f"edition-{fact}.yaml"
    return read_scenario(file.read_text(encoding="utf-8"), str(file))


def _played(read: ReadScenario, edition: str = "") -> Played:
    return play(for_edition(read.scenario, edition or read.scenario.edition), read.faces, read.lines)


PAIRS = [(difference.fact, edition) for edition in LATER for difference in DIFFERENCES[edition]]


@pytest.mark.parametrize(("fact", "edition"), PAIRS)
def test_the_two_editions_of_a_pair_play_differently(fact: EditionFact, edition: str) -> None:
    first, later = _read(fact, FIRST), _read(fact, edition)
    assert (first.scenario.edition, later.scenario.edition) == (FIRST, edition)
    assert first.scenario.cards == later.scenario.cards
    assert first.scenario.position == later.scenario.position
    (difference,) = (candidate for candidate in DIFFERENCES[edition] if candidate.fact is fact)
    for read, other in ((first, edition), (later, FIRST)):
        assert _played(read).failure is None
        # A fact with the same outcome in both editions only changes the cited clauses, so the first scenario passes in
        # either.
        same = difference.alike and read is first
        assert (_played(read, other).failure is None) is same


@pytest.mark.parametrize(("fact", "edition"), PAIRS)
def test_a_later_scenario_proves_the_clauses_of_its_fact(fact: EditionFact, edition: str) -> None:
    (difference,) = (candidate for candidate in DIFFERENCES[edition] if candidate.fact is fact)
    assert set(difference.clauses) & set(_read(fact, edition).scenario.proves)
    assert all(clause.endswith(f"@{edition}") for clause in difference.clauses)


def test_every_fact_is_listed_once_and_the_first_edition_plays_none() -> None:
    assert PLAYED[FIRST] == frozenset()
    facts = [difference.fact for edition in LATER for difference in DIFFERENCES[edition]]
    assert sorted(facts) == sorted(EditionFact)
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir()) == sorted(facts)


def test_the_clauses_of_every_fact_exist(corpus: Corpus) -> None:
    for edition in LATER:
        for difference in DIFFERENCES[edition]:
            for clause in (*difference.clauses_before, *difference.clauses):
                assert corpus.clause(clause) is not None, clause


# -- a duel says by which edition it is played ------------------------------------------------


def _duel(edition: str) -> bytes:
    known = faces(with_effects=True)
    return save(new_duel(known, {seat: deck(known) for seat in Seat}, edition))


def test_a_state_is_saved_with_its_edition() -> None:
    for edition in EDITIONS:
        assert load(_duel(edition)).rules == edition
    assert digest(load(_duel(FIRST))) != digest(load(_duel(LATER[0])))


def test_a_state_saved_before_there_were_editions_is_the_same() -> None:
    assert b'"edition"' not in _duel(FIRST)
    assert b'"edition"' in _duel(LATER[0])


def test_an_unknown_edition_in_a_file_is_one_clear_error() -> None:
    with pytest.raises(InputError) as error:
        read_scenario("title: It\nsteps: []\nedition: '3.9'\n", "it.yaml")
    assert "the rules of edition '3.9' can't be played" in str(error.value)
    assert "it.yaml:3" in str(error.value)
    assert "3.6, 4.2" in str(error.value)


def test_an_edition_may_be_written_without_quotes() -> None:
    read = read_scenario("title: It\nsteps: []\nedition: 4.2\n", "it.yaml")
    assert read.scenario.edition == "4.2"


# -- the clauses of its edition ---------------------------------------------------------------


def test_a_duel_cites_the_clauses_of_its_edition() -> None:
    for edition, is_cited in ((LATER[0], True), (FIRST, False)):
        game = begin(load(_duel(edition)))
        dice, cited = random.Random(3), set[str]()
        for _ in range(60):
            assert game.decision is not None
            cited |= {*game.decision.clauses}
            game = game.choose(random_choice(game, dice))
            cited |= {clause for event in game.events for clause in event.clauses}
        assert len(cited) > 20
        assert {clause.endswith("@4.2") for clause in cited} == {is_cited}


def test_a_number_is_traced_to_the_older_edition() -> None:
    assert former_number("4-15-2", "4.2") == "4-13-2"
    assert former_number("12-1-1", "4.2") == "12-1-1"
    assert former_number("4-6-1", "4.2") == ""  # new clause
    assert renumbered(former_number("2-3-11", "4.2"), "4.2") == "2-3-11@4.2"  # merged into this clause


def test_changed_clauses_are_known_by_the_numbers_of_each_edition() -> None:
    of_first = Touched("3.6", "4.3", frozenset({"4-13-2", "14-1"}))
    assert of_first.of(("14-1", "4-15-2@4.2", "14-2", "16-44@4.2")) == ("14-1", "4-15-2@4.2")
    of_later = Touched("4.2", "4.3", frozenset({"4-15-2", "16-44"}))
    clauses = ("4-13-2", "4-15-2", "4-15-2@4.2", "16-44@4.2")
    assert of_later.of(clauses) == ("4-13-2", "4-15-2@4.2", "16-44@4.2")


def test_a_number_is_traced_to_the_newer_edition() -> None:
    assert renumbered("4-13-2", "4.2") == "4-15-2@4.2"
    assert renumbered("16-30-1", "4.2") == "16-31-1@4.2"
    assert renumbered("8-1-2-7", "4.2") == "8-1-2-6@4.2"
    assert renumbered("15-4-1-1", "4.2") == "15-4-1-1@4.2"
    assert renumbered("2-3-12-6", "4.2") == "2-3-11@4.2"  # merged into this clause
    assert renumbered("16-12-4", "4.2") == ""  # dropped: each instance is now an effect of its own
    assert renumbered("16-44@4.2", "4.2") == "16-44@4.2"
    assert renumbered("judge", "4.2") == "judge"
    assert in_edition(("8-3-2-1", "8-3-2-2", "16-6-6"), "4.2") == ("8-3-2-1@4.2",)
    assert all_numbers("4-13-2") == ("4-13-2", "4-15-2@4.2")


def test_the_renumbering_names_existing_clauses(corpus: Corpus) -> None:
    for edition in LATER:
        table = moved_clauses(edition)
        assert (table.edition, table.before) == (edition, FIRST)
        olds = [row.old for row in table.rows]
        assert len(olds) == len({*olds})
        for row in table.rows:
            assert corpus.clause(row.old) is not None, row.old
            assert row.because
            assert bool(row.new) is not row.gone


def test_every_clause_of_the_first_edition_is_found_under_its_later_number(corpus: Corpus) -> None:
    for clause in corpus.leaves(RULES):
        for number in all_numbers(clause.number)[1:]:
            later = corpus.clause(number)
            assert later is not None, number
            assert later.blocks
            assert corpus.passage(later.id) is later


def test_a_moved_clause_says_what_it_was(corpus: Corpus) -> None:
    moved = corpus.clause("4-15-2@4.2")
    assert moved is not None
    assert "4-13-2" in moved.blocks[0].text
    assert corpus.source(moved).edition == "4.2"


def test_a_scenario_is_written_with_its_edition() -> None:
    read = read_scenario("title: It\nsteps: []\nedition: '4.2'\n", "it.yaml")
    assert msgspec.to_builtins(read.scenario)["edition"] == "4.2"
