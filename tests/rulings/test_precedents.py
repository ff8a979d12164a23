"""Precedents are found by number, card, clause, filters, words in any language, and similar questions."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.files.generations import _digests
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.names import Names
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import load_corpus
from judgeapp.rulings import precedent_index
from judgeapp.rulings.answer import changed_since
from judgeapp.rulings.filtering import FilterKey, FilterLookups, predicate_of
from judgeapp.rulings.notebook.revision import NotedRuling, Revision
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status
from judgeapp.rulings.precedent import Precedent, precedent_of_ruling
from judgeapp.rulings.precedent_finding import Precedents, PrecedentWhy, _verdict_of
from judgeapp.rulings.precedent_index import Read, alike, open_precedent_index
from judgeapp.rulings.precedent_terms import _table_talk, card_term
from judgeapp.search.filters import TypedFilter, completions, filtered, toggled
from tests.rulings.made import ANSWERS, OTHERS, official


@pytest.fixture(scope="module")
def precedents() -> Iterator[Precedents]:
    opened = Precedents(ANSWERS, Glossary.load())
    yield opened
    opened.close()


def keys(precedents: Precedents, question: str, **more: object) -> list[str]:
    return [hit.precedent.key for hit in precedents.find(question, **more)]  # type: ignore[arg-type]


def test_by_number(precedents: Precedents) -> None:
    (hit, *_) = precedents.find("q2")
    assert (hit.precedent.key, hit.why) == ("Q2", PrecedentWhy.NUMBER)


def test_by_the_same_question_in_other_words(precedents: Precedents) -> None:
    asked = "P2 has a suspended Digimon that has <Blocker>. P1 attacks. May P2 block with it?"
    assert keys(precedents, asked)[0] == "Q1"


def test_table_talk_is_prepared_before_the_first_question(
    precedents: Precedents, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Names:
        raise AssertionError

    _table_talk.cache_clear()
    precedents.read_ahead(lambda: False)
    assert _table_talk.cache_info().currsize == 0, "somebody asks meanwhile"
    precedents.read_ahead(lambda: True)
    precedents._glossary.names_in("")  # which the program opens from what is prebuilt
    monkeypatch.setattr(Names, "of", refuse)
    for asked in ("may a tapped guy block", "darf ein getapptes Digimon blocken", "ブロックできますか"):
        assert keys(precedents, asked)


@pytest.mark.parametrize(
    "asked",
    [
        "My Blocker guy is tapped, may he stop a swing?",
        "Is a rested body with Blocker able to block when the other player swings?",
    ],
)
def test_by_a_question_in_table_talk(precedents: Precedents, asked: str) -> None:
    assert keys(precedents, asked)[0] == "Q1"


TALKED_OF = (
    official("Q1", "Is the cost of the Option reduced for my opponent?", "Yes."),
    official("Q2", "Does the cost of the Option rise for me?", "Yes, it does rise for me."),
    official("Q3", "Can my opponent choose a Tamer?", "Yes."),
    official("Q4", "Can I pass on a Tamer?", "Yes, on a Tamer I can."),
    official("Q5", "Does it return to the deck?", "Yes."),
    official("Q6", "Is a card put at the end of the deck?", "Yes, a card put there ends the deck."),
    official("Q7", "Can I choose to not activate the effect on deletion?", "Yes."),
    official("Q8", "Is the effect on deletion an optional rule?", "It is an effect on deletion."),
    official("Q9", "Are Herons drawn?", "Yes."),
    official("Q10", "Is an attack over after 2 battles?", "Yes."),
    official("Q11", "Is an attack over after all battles, of whatever kind?", "Yes, all of it is over."),
    official("Q12", "Does it count in the breeding area?", "No."),
    official("Q13", "Does raising its DP count?", "Yes, raising it counts."),
    official("Q14", "Does it count with 10000 DP?", "Yes."),
)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("Is an Option cheaper for him now?", "Q1"),
        ("May she pick a Tamer?", "Q3"),
        ("Is it put right back into the deck?", "Q5"),
        ("Is my effect on deletion optional when it activates?", "Q7"),
        ("Is an attack over after two battles?", "Q10"),
        ("Does it count in raising?", "Q12"),
        ("Does a 10k body count?", "Q14"),
    ],
)
def test_by_a_question_with_synonyms(asked: str, key: str) -> None:
    some = Precedents(TALKED_OF, Glossary.load())
    assert keys(some, asked)[0] == key
    some.close()


def test_the_beginning_of_a_name_is_not_a_word_for_the_opponent() -> None:
    some = Precedents(TALKED_OF, Glossary.load())
    assert keys(some, "her") == ["Q9"]
    assert keys(some, "her Tamer")[0] == "Q3"
    some.close()


def test_a_card_numbered_among_words_leads() -> None:
    """Half of a number matches other numbers, too, which aren't searched."""
    questions = [f"Does TS12-00{n} count when I reveal from my deck?" for n in range(1, 8)]
    some = Precedents(
        (
            *(official(f"Q{n}", question, "Yes.", f"TS12-00{n}") for n, question in enumerate(questions, 1)),
            official("Q8", "May I choose to draw no card for this effect?", "No.", "TS12-008"),
        ),
        Glossary.load(),
    )
    assert keys(some, "TS12-008: I reveal it from the deck, must I?")[0] == "Q8"
    assert keys(some, "TS12-004: I reveal it from the deck, must I?")[0] == "Q4"
    some.close()


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("テイマー", "Q4"),
        ("アタック中のデジモンが効果で消滅したら、セキュリティチェックは行われますか？", "Q2"),
        ("攻击中的数码宝贝被效果消灭了，还会判定安防吗？", "Q2"),
        ("攻擊中的數碼寶貝被效果消滅了，還會檢查安防嗎？", "Q2"),
        ("Mein Angreifer wird durch einen Effekt gelöscht, wird die Security noch gecheckt?", "Q2"),
    ],
)
def test_english_answers_are_found_by_names_in_another_language(asked: str, key: str) -> None:
    """The answers have none of the words, so no word counts as missing."""
    tamer = official("Q4", "May I suspend my Tamer for its effect when it was played in this turn?", "Yes.", "TS1-004")
    in_english = [official(p.key, p.texts[0].question, p.texts[0].answer, *p.cards) for p in ANSWERS]
    some = Precedents((*in_english, tamer), Glossary.load())
    assert keys(some, asked)[0] == key
    some.close()


def test_english_answers_are_found_beside_those_in_the_questions_language(precedents: Precedents) -> None:
    assert keys(precedents, "アタック中のデジモンが効果で消滅したら、セキュリティチェックは？")[0] == "Q2"


@pytest.mark.parametrize("others", [ANSWERS, [official(p.key, p.texts[0].question, "No.") for p in ANSWERS]])
def test_a_common_number_alone_does_not_make_a_foreign_answer_near(others: Sequence[Precedent]) -> None:
    late = official("Q5", "Player was 10 minutes late to the table", "Warning.")
    some = Precedents((*others, late), Glossary.load())

    def is_near(asked: str) -> bool:
        return next(hit.is_near for hit in some.find(asked) if hit.precedent.key == "Q5")

    assert not is_near("10分でアタックできますか？")
    assert not is_near("10分后能攻击吗")
    assert is_near("Is a player late after 10 minutes?")
    some.close()


def test_by_a_word_of_another_language(precedents: Precedents) -> None:
    assert keys(precedents, "阻挡者") == ["Q1"]
    assert keys(precedents, "ブロッカー") == ["Q1"]


def test_by_an_unfinished_word(precedents: Precedents) -> None:
    assert keys(precedents, "secur") == ["Q2"]


def test_nothing_is_found_for_unrelated_questions(precedents: Precedents) -> None:
    assert keys(precedents, "how many cards are in a deck when a tournament begins") == []


def test_by_the_card_that_the_whole_question_names(precedents: Precedents) -> None:
    hits = precedents.find("Somemon", cards=("TS1-003",))
    assert [(hit.precedent.key, hit.why) for hit in hits] == [("Q2", PrecedentWhy.CARD), ("Q3", PrecedentWhy.CARD)]


def test_by_a_card_named_among_other_words(precedents: Precedents) -> None:
    """Its answers call the card "this" or use its number, whatever the language of its name."""
    for asked in ("Somemon nothing", "なんとかモンはどうなりますか"):
        name = AskedName(asked.partition(" ")[0].partition("は")[0], ("TS9-999", "TS1-003"))
        hits = precedents.find(asked, named=[name])
        assert {hit.precedent.key for hit in hits} == {"Q2", "Q3"}
        assert {hit.why for hit in hits} == {PrecedentWhy.CARD}
        assert keys(precedents, asked) == []


def test_the_other_words_count_beside_a_named_card(precedents: Precedents) -> None:
    name = AskedName("Somemon", ("TS1-002", "TS1-003"))
    assert keys(precedents, "Somemon: may I choose to trash none?", named=[name])[0] == "Q3"
    assert keys(precedents, "Somemon attacks and is deleted, security?", named=[name])[0] == "Q2"
    # A name with very many numbers doesn't crowd out the other words.
    many = AskedName("Somemon", tuple(f"TS7-{n:03}" for n in range(300)))
    assert keys(precedents, "Somemon has Blocker and is suspended", named=[many])[0] == "Q1"


OF_SLEEVES = [official(f"Q9{n}", f"Is the sleeve of card {n} blue?", "Red.", f"TS9-{n:03}") for n in range(60)]


def test_an_answer_for_many_cards_is_found_as_well_as_for_few() -> None:
    asked = "Is a Tamer that was placed under a Digimon counted among its digivolution cards?"
    many = official("Q1", asked, "Yes, it is.", *(f"TS3-{n:03}" for n in range(60)))
    near = official("Q2", "Does a Digimon with a Tamer beside it lose its digivolution cards?", "No, it doesn't.")
    some = Precedents((*ANSWERS, near, many, *OF_SLEEVES), Glossary.load())
    assert keys(some, "a Tamer placed under a Digimon, does it count as a digivolution card?")[0] == "Q1"
    some.close()


def test_a_long_answer_is_no_less_about_its_card() -> None:
    reasons = " ".join(f"Whatever reason number {n} says is of no weight." for n in range(9))
    short = official("Q1", "Can a Tamer block?", "No.", "TS1-009")
    long = official("Q2", "Can a Tamer block?", f"No. {reasons}", "TS1-009")
    index = open_precedent_index((*ANSWERS, long, short), Glossary.load())
    scores = [hit.score for hit in index.find({card_term("TS1-009"): 1.0}, 9)]
    of_words = [hit.at for hit in index.find({"tamer": 1.0}, 9)]
    index.close()
    assert len(scores) == 2
    assert scores[0] == scores[1]
    # Words weigh less in a longer answer.
    assert of_words == [4, 3]


def test_an_answer_about_a_card_comes_before_one_that_mentions_it() -> None:
    own = official("Q1", "Can I digivolve a Tamer by this card's effect?", "No.", "TS1-009")
    other = official("Q2", "Can [Night Shift Training] be used with this card on a Tamer?", "No.", "TS1-009", "TS5-001")
    some = Precedents((*ANSWERS, other, own, *OF_SLEEVES), Glossary.load())
    name = AskedName("Night Shift Training", ("TS1-009",))
    assert keys(some, "Night Shift Training: may it digivolve my Tamer?", named=[name])[0] == "Q1"
    # Without the recognized name the other answer is first.
    assert keys(some, "Night Shift Training")[0] == "Q2"
    some.close()


def test_answers_about_more_of_the_cards_come_first(precedents: Precedents) -> None:
    sorted_precedents = precedents.of_cards(("TS1-002", "TS1-003"))
    assert [precedent.key for precedent in sorted_precedents] == ["Q2", "Q3"]


def test_a_clause_has_the_answers_that_name_its_concepts(precedents: Precedents) -> None:
    corpus = load_corpus()
    clause = corpus.clause("16-4")
    assert clause is not None
    assert [p.key for p in precedents.of_clause("16-4", "Blocker", 5)] == ["Q1"]
    assert precedents.of_clause("16-5", "Piercing", 5) == ()


def test_near_duplicates_are_grouped_behind_the_first() -> None:
    same = [
        official(f"Q{i}", f"Where is a card placed under a Tamer by {word} effects?", "Below.")
        for i, word in enumerate(("one", "two", "three", "four", "five", "six"))
    ]
    index = Precedents((*same, *ANSWERS), Glossary.load())
    hits = index.find("Where is a card placed under a Tamer?")
    listed = {hit.precedent.key for hit in hits}
    behind = {like.key for hit in hits for like in hit.like}
    index.close()
    assert len(listed) == 1
    assert listed | behind == {precedent.key for precedent in same}


def test_the_same_ruling_for_another_card_is_grouped_behind_the_first() -> None:
    asked = "Can I draw by this card's [{}] effect without paying for it?"
    reasons = (
        "Trashing a Tamer comes first, with the red ones ahead",
        "An Option from the hand has to be revealed to both players",
        "Nobody suspends a Digimon in breeding for that",
        "Without memory on your side it is never processed",
        "Only a level 6 Digimon gives it",
        "A card under the Tamer is what pays",
        "Your deck is shuffled before anything else",
    )
    same = [official(f"Q1{n}", asked.format(f"Tama {n}"), f"No. {why}.") for n, why in enumerate(reasons)]
    contrary = official("Q20", asked.format("Tama"), "Yes. Nothing is paid.")
    other = official("Q21", "When my opponent has no hand, can I still draw by an effect?", "Yes, you can.")
    index = Precedents((*same, contrary, other), Glossary.load())
    hits = index.find("Can I draw by this effect without paying?")
    index.close()
    assert {"Q20", "Q21"} <= {hit.precedent.key for hit in hits[:5]}
    assert not {"Q20", "Q21"} & {like.key for hit in hits for like in hit.like}
    assert len(hits) == 3
    assert sum(len(hit.like) for hit in hits) == len(same) - 1


def test_a_near_duplicate_with_the_contrary_ruling_is_separate() -> None:
    asked = "Where a card is placed under a Tamer by {} effects, may its owner choose the order of these cards?"
    verdicts = ("Yes, in any order", "Yes, in any order", "No, in any order", "はい", "いいえ")
    some = [
        official(f"Q{n}", asked.format(word), verdict)
        for n, (word, verdict) in enumerate(zip(("one", "two", "red", "green", "blue"), verdicts, strict=True))
    ]
    index = Precedents((*some, *ANSWERS), Glossary.load())
    hits = index.find("May I choose the order of cards placed under a Tamer?")
    index.close()
    groups = [{hit.precedent.key, *(like.key for like in hit.like)} for hit in hits]
    assert sorted(map(sorted, groups)) == [["Q0", "Q1"], ["Q2"], ["Q3"], ["Q4"]]


# -- rulings of the notebook --------------------------------------------------------------


def noted(content: Ruling | None) -> NotedRuling:
    revision = Revision("a" * 32, "b" * 32, (), "2026-11-01T10:00:00+00:00", "Kim", "", content)
    return NotedRuling("b" * 32, (revision,))


RULED = Ruling(
    "Wer zahlt die Kosten, wenn die Karte aus dem Abwurf gespielt wird?",
    "Der Spieler, der sie spielt.",
    cards=("TS1-003",),
    clauses=("7-1-3", "16-44@4.2"),
    authority=Authority.HEAD_JUDGE,
    status=Status.UPHELD,
    event="Nationals",
    players=("Ada",),
    tags=("costs",),
)


def test_a_ruling_is_found_beside_the_answers() -> None:
    ruled = precedent_of_ruling(noted(RULED))
    assert ruled is not None
    index = Precedents((*ANSWERS, ruled), Glossary.load())
    assert keys(index, "TS1-003", cards=("TS1-003",))[:3] == ["b" * 32, "Q2", "Q3"]
    assert keys(index, "Abwurf") == ["b" * 32]
    assert keys(index, "nationals") == ["b" * 32]
    for value in ("ruling", "upheld", "head judge"):
        assert passing(index, TypedFilter("is", value)) == ["b" * 32]
    assert passing(index, TypedFilter("event", "nation")) == ["b" * 32]
    assert passing(index, TypedFilter("tag", "cost")) == ["b" * 32]
    assert passing(index, TypedFilter("tag", "nation")) == []
    assert passing(index, TypedFilter("clause", "7-1-3")) == ["b" * 32]
    assert passing(index, TypedFilter("since", "2026-11")) == ["b" * 32]
    index.close()


def test_a_ruling_that_was_deleted_is_not_found() -> None:
    assert precedent_of_ruling(noted(None)) is None


# -- filters ------------------------------------------------------------------------------


def passing(precedents: Precedents, *filters: TypedFilter) -> list[str]:
    called = {"Somemon": ["TS1-003"]}
    keeps = predicate_of(filters, FilterLookups(lambda name: called.get(name, []), precedents.about))
    return keys(precedents, "", keeps=keeps)


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ([TypedFilter("card", "ts1-003")], ["Q2", "Q3"]),
        ([TypedFilter("card", "Somemon")], ["Q2", "Q3"]),
        ([TypedFilter("card", "TS9-001")], []),
        ([TypedFilter("card", "TS1-001, Somemon")], ["Q2", "Q3", "Q1"]),
        ([TypedFilter("clause", "16-4")], ["Q1"]),
        ([TypedFilter("is", "official")], ["Q2", "Q3", "Q1"]),
        ([TypedFilter("is", "ruling")], []),
        ([TypedFilter("since", "2026")], ["Q2"]),
        ([TypedFilter("since", "2025-05-06")], ["Q2"]),
        ([TypedFilter("since", "2025-05-05")], ["Q2", "Q3"]),
        ([TypedFilter("until", "2024")], ["Q1"]),
        ([TypedFilter("until", "2025-05")], ["Q3", "Q1"]),
        ([TypedFilter("lang", "ja")], ["Q1"]),
        ([TypedFilter("card", "TS1-003"), TypedFilter("until", "2025")], ["Q3"]),
    ],
)
def test_filters_keep_matching_results_the_newest_first(
    precedents: Precedents, filters: list[TypedFilter], expected: list[str]
) -> None:
    assert passing(precedents, *filters) == expected


def test_a_filtered_result_does_not_hide_its_duplicates() -> None:
    asked = "Can a suspended Digimon block an attack of my opponent?"
    both = [
        official(number, asked, "No. A suspended Digimon can't block.", date=date)
        for number, date in (("Q7", "2024-01-01"), ("Q8", "2026-01-01"))
    ]
    index = Precedents(both, Glossary.load())
    assert [(hit.precedent.key, [p.key for p in hit.like]) for hit in index.find(asked)] == [("Q7", ["Q8"])]
    for kept in ("Q7", "Q8"):
        assert keys(index, asked, keeps=lambda p, kept=kept: p.key == kept) == [kept]
    index.close()


def test_filtered_results_are_found_however_low_they_rank() -> None:
    many = [official(f"Q{n}", f"Can Digimon {n} block?", "It can block an attack.") for n in range(100, 300)]
    late = official("Q9", "What of the lamp, of which much else is to be said here?", "Once it may block.")
    index = Precedents([*many, late], Glossary.load())
    assert "Q9" not in keys(index, "block", limit=20)
    assert keys(index, "block", limit=20, keeps=lambda p: p.key == "Q9") == ["Q9"]
    assert keys(index, "digivolve", limit=20, keeps=lambda p: p.key == "Q9") == []
    index.close()


@pytest.mark.parametrize("wrong", [TypedFilter("since", "soon"), TypedFilter("clause", "blocker")])
def test_a_filter_without_meaning_is_refused(precedents: Precedents, wrong: TypedFilter) -> None:
    with pytest.raises(InputError, match=f"{wrong.key}:{wrong.value}"):
        passing(precedents, wrong)


def test_filters_are_taken_out_of_a_question() -> None:
    asked = filtered('block card:"War Greymon" since:2026 [Main]: draw', tuple(FilterKey))
    assert asked.words == "block [Main]: draw"
    assert asked.filters == (TypedFilter("card", "War Greymon"), TypedFilter("since", "2026"))


def test_a_question_without_filters_stays_as_it_is() -> None:
    asked = filtered("What  does [Main]: mean?", tuple(FilterKey))
    assert asked == ("What  does [Main]: mean?", ())


def test_filters_are_added_to_a_question_and_removed() -> None:
    since, card = TypedFilter("since", "2026"), TypedFilter("card", "War Greymon")
    assert toggled("block", [since]) == "block since:2026"
    assert toggled("block SINCE:2026 now", [since]) == "block now"
    assert toggled("", [card]) == 'card:"War Greymon"'
    assert toggled('card:"war greymon" block', [card]) == "block"
    # All filters are added unless all of them are present.
    assert toggled("since:2026", [since, card]) == 'since:2026 card:"War Greymon"'


def test_filters_are_completed() -> None:
    assert completions("block ca", tuple(FilterKey)) == ("card:",)
    assert completions("block c", tuple(FilterKey)) == ()


# -- the index ----------------------------------------------------------------------------


def test_an_index_is_reused(tmp_path: Path) -> None:
    read: list[int] = []
    for _ in range(2):
        Precedents(ANSWERS, Glossary.load(), tmp_path, lambda _, total: read.append(total)).close()
    assert read == [3]


def test_only_what_is_new_is_read(tmp_path: Path) -> None:
    read: list[int] = []
    more = official("Q4", "Does a token go to the trash?", "No.")
    for some in (ANSWERS, (*ANSWERS, more)):
        index = Precedents(some, Glossary.load(), tmp_path, lambda _, total: read.append(total))
    assert keys(index, "token") == ["Q4"]
    index.close()
    assert read == [3, 1]


def test_removed_texts_are_not_found(tmp_path: Path) -> None:
    Precedents(ANSWERS, Glossary.load(), tmp_path).close()
    fewer = Precedents(ANSWERS[:1], Glossary.load(), tmp_path)
    assert keys(fewer, "security") == []
    fewer.close()


ASKED = ("block", "security", "trash no card", "suspended blocker", "token")


def seen(precedents: Precedents) -> object:
    """Everything found, with scores."""
    scored = [precedents._index.find(precedents._terms(question).own, 100) for question in ASKED]
    hits = (hit for question in ASKED for hit in precedents.find(question))
    return [(h.precedent, h.why, h.language, h.snippet, h.marks, h.like, h.is_near) for h in hits], scored


@pytest.mark.parametrize("others", [OTHERS, ANSWERS[1:], (*OTHERS, *ANSWERS)], ids=["others", "fewer", "more"])
def test_an_open_index_is_unaffected_by_other_indexing(tmp_path: Path, others: tuple[Precedent, ...]) -> None:
    """Other answers: of another data folder, or official ones only."""
    glossary = Glossary.load()
    opened = Precedents(ANSWERS, glossary, tmp_path)
    beside = Precedents(others, glossary, tmp_path)
    alone = Precedents(ANSWERS, glossary)
    assert seen(opened) == seen(alone)
    assert seen(beside) == seen(Precedents(others, glossary))
    opened.close()
    again = Precedents(ANSWERS, glossary, tmp_path, lambda *_: pytest.fail("read again"))
    assert seen(again) == seen(alone)


def test_an_index_derived_from_another_finds_like_a_new_one(tmp_path: Path) -> None:
    glossary = Glossary.load()
    many = (*ANSWERS, *OTHERS)
    Precedents(many, glossary, tmp_path).close()
    read: list[int] = []
    changed = (*many[1:], official("Q99", "May a token block?", "Yes, a token may block."))
    derived = Precedents(changed, glossary, tmp_path, lambda _, total: read.append(total))
    assert read == [1]
    assert seen(derived) == seen(Precedents(changed, glossary))
    assert derived._index.begins("sec") == Precedents(changed, glossary)._index.begins("sec")


_OTHER_PROGRAM = """
import sys
from pathlib import Path
from judgeapp.files.generations import _digests
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulings.precedent_finding import Precedents
from tests.rulings.made import ANSWERS, OTHERS
for turn in range(20):
    some = (OTHERS, ANSWERS[:2], (*ANSWERS, *OTHERS[turn % 5 :]))[turn % 3]
    Precedents(some, Glossary([]), Path(sys.argv[1])).close()
"""


def test_an_open_index_is_unaffected_by_another_program(tmp_path: Path) -> None:
    opened = Precedents(ANSWERS, Glossary.load(), tmp_path)
    before = seen(opened)
    writer = subprocess.Popen([sys.executable, "-c", _OTHER_PROGRAM, tmp_path])
    while writer.poll() is None:
        opened._index._known_best.clear()
        opened._index._known_rows.clear()
        opened._index._known_reads.clear()
        assert seen(opened) == before
    assert writer.returncode == 0
    opened.close()


def test_a_damaged_index_is_rebuilt(tmp_path: Path) -> None:
    Precedents(ANSWERS, Glossary.load(), tmp_path).close()
    (file,) = tmp_path.rglob("*.sqlite")
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    index = Precedents(ANSWERS, Glossary.load(), tmp_path)
    assert keys(index, "q2") == ["Q2"]
    assert keys(index, "security") == ["Q2"]
    index.close()


@pytest.mark.parametrize("precedents", [ANSWERS, (*ANSWERS, *OTHERS)])
def test_a_forged_index_is_rebuilt_once(tmp_path: Path, precedents: Sequence[Precedent]) -> None:
    glossary = Glossary.load()
    Precedents(ANSWERS, glossary, tmp_path).close()
    (file,) = tmp_path.rglob("*.sqlite")
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    (file.parent / "seal").write_bytes(msgspec.msgpack.encode(_digests(file.parent)))
    index = Precedents(precedents, glossary, tmp_path)
    assert keys(index, "q2") == ["Q2"]
    index.close()
    Precedents(precedents, glossary, tmp_path, lambda *_: pytest.fail("read again")).close()


def test_without_a_writable_place_results_are_still_found(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    index = Precedents(ANSWERS, Glossary.load(), tmp_path / "taken" / "answers")
    assert keys(index, "security") == ["Q2"]
    index.close()


def test_a_closed_index_finds_nothing(tmp_path: Path) -> None:
    index = Precedents(ANSWERS, Glossary.load(), tmp_path)
    index.close()
    assert keys(index, "security") == []


# -- editions -----------------------------------------------------------------------------


def test_a_clause_changed_after_an_answer_is_reported() -> None:
    corpus = load_corpus()
    entry = max((e for e in corpus.history.entries if any(e.lands_on)), key=lambda entry: entry.date)
    clause = next(filter(None, entry.lands_on))
    (change,) = changed_since(corpus, [clause], "2000-01-01")
    assert (change.clause, change.date) == (clause, entry.date)
    assert changed_since(corpus, [clause], entry.date) == ()
    assert changed_since(corpus, [clause], "") == ()


@pytest.mark.parametrize(
    ("answer", "verdict"), [("Yes, it can.", "yes"), ("No.", "no"), ("Now it can.", ""), ("None.", ""), ("Jamming", "")]
)
def test_only_a_whole_word_is_a_yes_or_no(answer: str, verdict: str) -> None:
    assert _verdict_of(answer) == verdict


def test_texts_are_alike_by_the_share_of_their_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    texts = [chance.choices("abcdefghij", k=chance.randrange(9)) for _ in range(120)]
    # With few bits, most terms share one.
    for bits in (256, 4):
        monkeypatch.setattr(precedent_index, "_BITS", bits)
        entries = [Read.of("", " ".join(text), "") for text in texts]
        for text, entry in zip(texts, entries, strict=True):
            by_terms = [at for at, o in enumerate(texts) if len({*text} & {*o}) >= 0.75 * len({*text} | {*o})]
            assert [*alike(entry, entries)] == by_terms
