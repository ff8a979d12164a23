"""Finding cards by number, name in any language, keyword, trait and text, best match first."""

from __future__ import annotations

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards, CardWhy
from judgeapp.glossary.glossary import Glossary
from tests.cards.made import JAPANESE, OPTION, record


@pytest.fixture(scope="module")
def cards() -> Cards:
    return Cards(
        [
            record(),
            read_entry(JAPANESE).record,
            record("TS1-011", name="GrandLanternmon", effect="[On Play] Crush 1 wick."),
            record("TS1-012", name="Wickmon", effect="＜Rush＞", traits=["Holy Wisp"]),
            record("TS11-010", name="Soot", effect="Your Lanternmon can't rush."),
            record("TS1-013", name="Crush Lamp", effect=""),
            read_entry(OPTION | {"name": "閃光", "language": "ja"}).record,
        ],
        Glossary.load(),
    )


def hits(cards: Cards, question: str) -> list[tuple[str, CardWhy]]:
    return [(hit.card.number, hit.why) for hit in cards.find(question).hits]


@pytest.mark.parametrize("question", ["TS1-010", "ts1-010", "ＴＳ１－０１０", " ts1-010 "])
def test_a_number_finds_only_its_card(cards: Cards, question: str) -> None:
    assert hits(cards, question) == [("TS1-010", CardWhy.NUMBER)]


def test_a_number_may_be_typed_without_its_dash_and_only_begun(cards: Cards) -> None:
    assert hits(cards, "ts1010")[0] == ("TS1-010", CardWhy.NUMBER)
    assert [n for n, _ in hits(cards, "ts1-01")] == ["TS1-010", "TS1-011", "TS1-012", "TS1-013"]


@pytest.mark.parametrize(
    # 2-3-1-4: "ACE" isn't part of the name.
    "question",
    ["Lanternmon", "lantern mon", "Lanternmon ACE", "ランタンモン", "らんたんもん", "ﾗﾝﾀﾝﾓﾝ", "ランタンモンACE"],
)
def test_a_name_is_found_in_any_language_and_writing(cards: Cards, question: str) -> None:
    assert hits(cards, question)[0] == ("TS1-010", CardWhy.NAME)


def test_han_in_simplified_letters_find_the_japanese_name(cards: Cards) -> None:
    assert hits(cards, "闪光")[0] == ("TS1-090", CardWhy.NAME)


@pytest.mark.parametrize(
    ("question", "is_part"),
    [
        ("lanternmon", True),
        ("grand lanternmon", True),
        ("lamp", True),
        ("crush lamp", True),
        ("Lantern Mon", True),
        ("ンタンモン", True),
        # No match in the middle of a word, or for a word of another meaning.
        ("anternm", False),
        ("ternmon", False),
        ("rush", False),
        ("holy", False),
        ("TS1-01", False),
        ("lamp wick", False),
        ("", False),
    ],
)
def test_a_part_of_a_name_is_recognised(question: str, is_part: bool) -> None:
    """By its words, or by its initials; not by letters within a word."""
    names = ("GrandLanternmon", "Crush Lamp", "ランタンモン")
    few = Cards([record(f"TS1-02{index}", name=name, effect="") for index, name in enumerate(names)], Glossary.load())
    asked = few.find(question)
    assert (asked.is_named or asked.has_part) is is_part


def test_the_exact_name_comes_before_names_that_contain_it(cards: Cards) -> None:
    assert hits(cards, "lanternmon") == [
        ("TS1-010", CardWhy.NAME),
        ("TS1-011", CardWhy.NAME_HAS),
        ("TS11-010", CardWhy.TEXT),
    ]
    assert hits(cards, "lant")[0] == ("TS1-010", CardWhy.NAME_BEGINS)


@pytest.mark.parametrize("question", ["blocker", "ブロッカー", "阻挡者", "<Blocker>"])
def test_a_keyword_is_found_in_any_language(cards: Cards, question: str) -> None:
    assert hits(cards, question) == [("TS1-010", CardWhy.KEYWORD)]


@pytest.mark.parametrize(
    ("effect", "has"),
    [
        ("[Digivolve] Lv.5: Cost 3\n<Raid> <Security A. +1> <Blocker> [On Play] Draw.", True),
        ("[Your Turn] While you have a Tamer, this Digimon gains <Rush> and <Blocker>.", True),
        ("【自分のターン】このデジモンは《ブロッカー》を得る。", True),
        ("[On Play] Delete 1 of your opponent's Digimon with <Blocker>.", False),
        ("[Main] 1 of your Digimon gains <Blocker> until the end of your opponent's turn.", False),
        ("【登場時】《ブロッカー》を持つ相手のデジモン1体を消滅させる。", False),
    ],
)
def test_having_a_keyword_is_distinguished_from_mentioning_it(effect: str, has: bool) -> None:
    language = "en" if effect.isascii() else "ja"
    other = record("TS1-020", name="Deletemon", effect="Delete 1 Digimon with <Blocker>.", level=6)
    asked = record("TS1-021", name="Askedmon", effect=effect, level=6, language=language)
    has_it = record("TS1-022", name="Blockmon", effect="<Blocker>", level=6)
    some = Cards([other, asked, has_it], Glossary.load())
    assert dict(hits(some, "blocker"))["TS1-021"] is (CardWhy.KEYWORD if has else CardWhy.TEXT)
    # Facts in the query narrow the hits.
    assert ("TS1-021" in dict(hits(some, "lvl 6 blocker"))) is has


def test_a_named_card_comes_before_texts_that_mention_it() -> None:
    some = Cards(
        [
            record("TS1-030", name="Wickmon", effect="Your Lanternmon may DNA digivolve."),
            record("TS1-031", name="Lanternmon: Lamp Mode", effect="When this would DNA digivolve, draw."),
        ],
        Glossary.load(),
    )
    assert [number for number, _ in hits(some, "lanternmon dna")] == ["TS1-031", "TS1-030"]


@pytest.mark.parametrize("question", ["1-3-5", "16-4", "16-4."])
def test_a_clause_number_finds_no_cards(question: str) -> None:
    some = Cards([record(effect="Delete 1 level 3 Digimon with 5 cards; 16 and 4.")], Glossary.load())
    assert hits(some, question) == []


def test_cards_with_the_keyword_come_before_names_and_texts_with_its_letters(cards: Cards) -> None:
    assert hits(cards, "rush") == [
        ("TS1-012", CardWhy.KEYWORD),
        ("TS1-013", CardWhy.NAME_HAS),
        ("TS11-010", CardWhy.TEXT),
    ]


def test_all_words_must_occur_in_facts_or_text(cards: Cards) -> None:
    assert hits(cards, "wisp crush") == [("TS1-013", CardWhy.TRAIT), ("TS1-011", CardWhy.TEXT)]
    assert hits(cards, "holy wisp") == [("TS1-012", CardWhy.TRAIT)]
    assert hits(cards, "wisp xylophone") == []


def test_one_wrong_letter_finds_the_name_and_says_so(cards: Cards) -> None:
    answer = cards.find("wickmom")
    assert (answer.corrected, answer.is_named) == ("Wickmon", False)
    assert answer.hits[0].card.number == "TS1-012"
    assert cards.find("wickmon").corrected == ""


def test_a_hit_shows_the_text_in_the_preferred_language_with_what_matched(cards: Cards) -> None:
    (hit,) = cards.find("blocker", language="ja").hits
    assert hit.language == "ja"
    assert [hit.snippet[m.start : m.end] for m in hit.marks] == ["ブロッカー"]
    (hit,) = cards.find("lamp 1 light").hits
    assert hit.language == "en"


@pytest.mark.parametrize("question", ["", "  ", "-", "＜＞", "\0", "a" * 5000])
def test_an_empty_question_finds_nothing(cards: Cards, question: str) -> None:
    assert cards.find(question).hits == ()


def test_cards_of_a_name_and_near_a_number(cards: Cards) -> None:
    assert [c.number for c in cards.called("lanternmon")] == ["TS1-010"]
    assert cards.called("lantern") == ()
    assert cards.near("TS1-O10")[0].number == "TS1-010"
    assert cards.named_like("Wikmon") == ("Wickmon",)
