"""One search covers cards, rulings, official answers and rules, with named things first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from weakref import ref

import pytest

from judgeapp.cards.finding.cards import Cards
from judgeapp.combined_search import CombinedAnswer, Most, Part, find_all
from judgeapp.language.folding import guessed_language
from judgeapp.library import Library
from judgeapp.rulings.precedent import Precedent, PrecedentKind, PrecedentText
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.search.answer import NoticeKind
from tests.cards.made import record

NAMES = ("Lanternmon", "Wickmon", "Sootmon")


def precedent(kind: PrecedentKind, key: str, question: str, *cards: str) -> Precedent:
    return Precedent(kind, key, (PrecedentText(guessed_language((question,)), question, "Yes."),), (key,), cards)


@pytest.fixture(scope="module")
def cards(library: Library) -> Cards:
    return Cards(
        [
            record("TS1-001", name="Lanternmon", effect="Draw 1."),
            record("TS1-002", name="Lanternmon", effect="When you trash this card, draw 1."),
            record("TS1-003", name="Wickmon", effect="<Blocker>"),
            record("TS1-004", name="Sootmon", effect=""),
            record("TS1-005", name="Emberlamp: Glow Mode", effect=""),
            record("TS1-006", name="Torch Keeper", effect=""),
            record("TS1-007", name="Old Torchmon", effect=""),
            record("TS1-008", name="Torchmon", effect=""),
            record("TS1-009", name="Pyremon", effect="Delete 1 of your opponent's Digimon with <Blocker>."),
            record("TS1-010", name="Pyremon", effect="<Blocker>"),
        ],
        library.glossary,
    )


@pytest.fixture(scope="module")
def precedents(library: Library) -> Iterator[Precedents]:
    opened = Precedents(
        (
            precedent(PrecedentKind.OFFICIAL, "Q1", "Can I trash a card by this effect?", "TS1-001"),
            precedent(PrecedentKind.OFFICIAL, "Q2", "May a suspended Digimon block an attack?", "TS1-003"),
            precedent(PrecedentKind.RULING, "r1", "Do the three trash each other?", "TS1-001", "TS1-003", "TS1-004"),
            precedent(PrecedentKind.RULING, "r2", "Does it trash?", "TS1-004"),
            precedent(PrecedentKind.RULING, "r3", "不持有《阻挡者》的数码宝贝可以阻挡吗？"),
        ),
        library.glossary,
    )
    yield opened
    opened.close()


Ask = Callable[[str], CombinedAnswer]


def test_cards_opened_for_one_question_are_freed_before_answers_are_opened(
    library: Library, precedents: Precedents
) -> None:
    opened: list[ref[Cards]] = []

    def open_cards() -> Cards:
        cards = Cards([record("TS1-001", name="Lanternmon", effect="Draw 1.")], library.glossary)
        opened.append(ref(cards))
        return cards

    def open_precedents() -> Precedents:
        assert [cards() for cards in opened] == [None]
        return precedents

    result = find_all("lantern", library, open_cards, open_precedents, library.answer, language="en", most=Most(5, 5))
    assert [hit.card.number for hit in result.cards.hits] == ["TS1-001"]


@pytest.fixture
def ask(library: Library, cards: Cards, precedents: Precedents) -> Ask:
    def find(question: str) -> CombinedAnswer:
        return find_all(
            question, library, lambda: cards, lambda: precedents, library.answer, language="en", most=Most(5, 5)
        )

    return find


def test_a_named_card_leads_with_its_answers_and_is_not_searched_in_the_rules(ask: Ask) -> None:
    result = ask("lanternmon trash")
    assert result.order == (Part.CARDS, Part.RULINGS, Part.ANSWERS, Part.RULES)
    # The card whose text has the other word is first.
    assert [hit.card.number for hit in result.cards.hits] == ["TS1-002", "TS1-001"]
    assert result.answers[0].precedent.key == "Q1"
    assert result.answer.hits[0].passage.number == "3-6"
    assert NoticeKind.DROPPED not in [notice.kind for notice in result.answer.notices]


def test_cards_that_have_the_keyword_come_before_those_that_mention_it(ask: Ask) -> None:
    assert [hit.card.number for hit in ask("pyremon blocker").cards.hits] == ["TS1-010", "TS1-009"]


def test_a_word_of_a_name_finds_longer_names_too(ask: Ask) -> None:
    assert [hit.card.number for hit in ask("torch").cards.hits] == ["TS1-006", "TS1-008", "TS1-007"]
    assert [hit.card.number for hit in ask("torchmon").cards.hits] == ["TS1-008", "TS1-007"]


def test_a_ruling_about_three_named_cards_follows_only_these(ask: Ask) -> None:
    result = ask(" ".join(NAMES))
    assert {hit.card.name("en") for hit in result.cards.hits[:3]} == set(NAMES)
    assert [hit.precedent.key for hit in result.rulings] == ["r1", "r2"]
    assert result.order.index(Part.RULINGS) == 1


@pytest.mark.parametrize("question", ["emberlamp dna", "TS1-005 dna"])
def test_a_word_outside_the_rules_or_a_number_names_a_card(ask: Ask, question: str) -> None:
    result = ask(question)
    assert [hit.card.number for hit in result.cards.hits] == ["TS1-005"]
    assert result.order[0] is Part.CARDS
    assert result.answer.hits[0].passage.number.startswith("8-2")


def test_in_a_sentence_a_card_stands_for_its_category(ask: Ask) -> None:
    """The matched question is about any Digimon."""
    result = ask("Can a suspended Sootmon block?")
    assert result.answer.proven is not None
    assert result.answer.proven.id == "block-while-suspended"
    assert result.answer.question == "Can a suspended Sootmon block?"

    assert [(n.kind, n.term) for n in result.answer.notices] == [(NoticeKind.OF_ANY_CARD, "Sootmon")]


def test_a_name_inside_a_longer_one_stays_and_late_words_count_too(ask: Ask) -> None:
    result = ask("Can a suspended BigSootmon or Sootmon block?")
    assert "BigSootmon" in {notice.term for notice in result.answer.notices}
    long = ask(f"Can Wickmon, {'which is as it is, ' * 12}block while suspended?").answer
    assert "block-while-suspended" in {question.id for question in (long.proven, *long.perhaps) if question}


def test_in_a_sentence_a_word_of_a_name_counts_only_if_written_as_a_name(ask: Ask) -> None:
    assert not ask("Can I glow or emberlamp my opponent's attack?").by_name
    assert not ask("Emberlamp is what I do?").by_name
    assert ask("Does my Emberlamp attack?").by_name


def test_rules_lead_for_defined_terms_and_answers_for_questions(ask: Ask) -> None:
    assert ask("blocker").order[0] is Part.RULES
    assert ask("16-4").order[0] is Part.RULES
    result = ask("May a suspended Digimon block an attack of mine?")
    assert result.order[:2] == (Part.RULINGS, Part.ANSWERS)
    assert result.answers[0].precedent.key == "Q2"


def test_a_ruling_leads_only_if_it_matches_most_of_the_question(ask: Ask) -> None:
    result = ask("没有阻挡者的数码宝贝能阻挡吗")
    assert (result.order[0], result.rulings[0].precedent.key) == (Part.RULINGS, "r3")

    # Only words that nearly every question has.
    result = ask("刚进化的数码宝贝可以攻击吗")
    assert [hit.precedent.key for hit in result.rulings] == ["r3"]
    assert result.order == (Part.ANSWERS, Part.RULES, Part.RULINGS, Part.CARDS)
