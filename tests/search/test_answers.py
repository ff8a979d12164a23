"""Answers to typed questions, and their order."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from judgeapp.desk.folder import index_folder
from judgeapp.glossary.concordance import Concordance
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.questions.opening import open_questions
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.leading import Leading
from judgeapp.rulebook.manifest import Origin
from judgeapp.rulebook.our_words.readings import OurReading, load_readings
from judgeapp.rulebook.passage import Block, BlockKind
from judgeapp.search.answer import Answer, Hit, Notice, NoticeKind, WhyKind, shown_notices
from judgeapp.search.finder import PassageFinder
from judgeapp.search.index import open_index


def hits(answer: Answer) -> list[str]:
    return [hit.passage.id for hit in answer.hits]


def first(library: Library, question: str) -> str:
    hits = library.answer(question).hits
    assert hits, f"nothing found for {question!r}"
    return hits[0].passage.id


# -- clause numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question",
    [
        "16-4",
        " 16-4 ",
        "16-4-",
        "16.4",
        "１６－４",
        "16–4",
        "16‐4",
        "§16-4",
        "16/4",
        "16 4",
        "CR 16-4",
        "rule 16-4",
        "16-4,",
        "Regel 16-4",
    ],
)
def test_a_number_finds_its_clause_and_subclauses(library: Library, question: str) -> None:
    answer = library.answer(question)
    assert hits(answer) == ["rules:16-4", "rules:16-4-1", "rules:16-4-2", "rules:16-4-3"]
    assert answer.hits[0].why[0].kind is WhyKind.NUMBER
    assert answer.hits[1].why[0].kind is WhyKind.BELOW_NUMBER


@pytest.mark.parametrize("question", ["16-4.", "16.4.", "１６－４．", "16-4。"])
def test_a_number_with_a_full_stop_finds_only_its_clause(library: Library, question: str) -> None:
    assert hits(library.answer(question)) == ["rules:16-4"]


@pytest.mark.parametrize("question", ["7.2.2.12", "7-2-2-12", "7-2-2-12."])
def test_the_corrected_number_is_found(library: Library, question: str) -> None:
    assert first(library, question) == "rules:7-2-2-12"


def test_an_older_editions_number_shows_its_present_one(library: Library) -> None:
    answer = library.answer("15-17-6")
    assert hits(answer)[0] == "rules:15-16-6"
    (notice,) = answer.notices
    assert (notice.kind, notice.term, notice.instead, notice.editions) == (
        NoticeKind.FORMER_NUMBER,
        "15-17-6",
        "15-16-6",
        "3.0–3.4",
    )


def test_a_number_of_old_editions_only_leads_to_their_history(library: Library) -> None:
    answer = library.answer("4-25")
    (notice,) = answer.notices
    assert (notice.kind, notice.editions) == (NoticeKind.LOST_NUMBER, "1.1")
    assert hits(answer)[0] == "rules:history-1.1-2024-02-16"
    assert answer.hits[0].why[0].kind is WhyKind.HISTORY


def test_older_meanings_of_a_current_number_come_last(library: Library) -> None:
    answer = library.answer("15-3")
    assert not answer.notices
    assert answer.hits[0].passage.number == "15-3"
    assert (answer.hits[-1].passage.number, answer.hits[-1].why[0].kind) == ("16-3", WhyKind.FORMER_NUMBER)


def test_an_unknown_number_shows_the_nearest_above(library: Library) -> None:
    answer = library.answer("16-4-9")
    assert hits(answer)[0] == "rules:16-4"
    assert answer.notices[0].kind is NoticeKind.NO_SUCH_NUMBER
    assert answer.notices[0].instead == "16-4"


def test_a_number_among_words_comes_first(library: Library) -> None:
    answer = library.answer("16-4 piercing")
    assert hits(answer)[:2] == ["rules:16-4", "rules:16-6"]


def test_a_plain_number_beyond_the_chapters_is_a_word(library: Library) -> None:
    answer = library.answer("3000")
    assert not answer.notices
    assert any("3000" in hit.snippet for hit in answer.hits)


# -- concepts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question",
    [
        "blocker",
        "Blocker",
        "<Blocker>",
        "阻挡者",
        "阻擋者",
        "≪阻挡者≫",
        "ブロッカー",
        "ぶろっかー",
        "ﾌﾞﾛｯｶｰ",
        "格擋",
        "《格擋》",
    ],
)
def test_a_concept_in_any_language_finds_the_clause_that_defines_it(library: Library, question: str) -> None:
    answer = library.answer(question)
    assert "rules:16-4" in hits(answer)[:2]


def test_the_definition_comes_first_then_its_clauses_then_the_manuals(library: Library) -> None:
    answer = library.answer("blocker", limit=50)
    kinds = [hit.why[0].kind for hit in answer.hits]
    assert hits(answer)[:4] == ["rules:16-4", "rules:16-4-1", "rules:16-4-2", "rules:16-4-3"]
    assert kinds[:4] == [WhyKind.DEFINES] + [WhyKind.BELOW_DEFINITION] * 3
    headed = [hit.passage for hit in answer.hits if hit.why[0].kind is WhyKind.HEADED]
    assert {"ja", "zh-Hant"} <= {p.language for p in headed}
    assert kinds.index(WhyKind.HEADED) < kinds.index(WhyKind.NAMES)


def test_a_reading_finds_the_word_it_belongs_to(library: Library) -> None:
    assert first(library, "とっしん") == first(library, "突進") == "rules:16-22"


def test_furigana_of_the_manual_find_their_passage(library: Library) -> None:
    (hit, *_) = library.answer("たいせんがた").hits
    assert hit.passage.language == "ja"
    assert "対戦型" in hit.passage.text
    assert [why.kind for why in hit.why] == [WhyKind.READING]


def test_dakuten_make_a_difference(library: Library) -> None:
    assert not library.answer("ブロッカー").notices
    (notice,) = library.answer("プロッカー").notices
    assert (notice.kind, notice.instead) == (NoticeKind.CORRECTED, "ブロッカー")


# -- words ------------------------------------------------------------------------------------


def test_several_words_are_all_required(library: Library) -> None:
    answer = library.answer("贯通 安防 0张")
    assert hits(answer)[0] == "rules:16-6-6"
    assert not answer.notices
    why = [why for why in answer.hits[0].why if why.kind is not WhyKind.DECIDES]
    assert {reason.term for reason in why} == {"贯通", "安防", "0张"}


@pytest.mark.parametrize(
    ("question", "clause"), [("安防0", "11-5-1-2"), ("blk timing", "11-4"), ("blk", "16-4"), ("lvl", "2-9")]
)
def test_abbreviations_and_missing_letters(library: Library, question: str, clause: str) -> None:
    assert first(library, question) == f"rules:{clause}"


def test_words_near_each_other_come_before_words_far_apart(library: Library) -> None:
    # Both clauses contain the words; in 14-2-5 they are closer together.
    answer = library.answer("对战 结束 时 触发", source="rules")
    assert hits(answer)[0] == "rules:14-2-5"


def test_a_ubiquitous_word_is_not_required(library: Library) -> None:
    # 7-1-2-1 speaks of cards instead of Digimon, but is the answer.
    assert first(library, "can a Digimon that was played this turn attack") == "rules:7-1-2-1"


def test_the_rule_comes_before_an_example_that_has_the_words(library: Library) -> None:
    answer = library.answer("rule check 0 DP")
    assert hits(answer)[0] == "rules:17-1-3-1"


def test_a_word_that_no_passage_has_with_the_others_is_left_out_with_a_notice(library: Library) -> None:
    answer = library.answer("blocker xylophone")
    assert answer.hits
    dropped = [n.term for n in answer.notices if n.kind is NoticeKind.DROPPED]
    assert dropped == ["xylophone"]


def test_one_notice_names_the_words_that_no_hit_has_and_none_does_beside_a_proven_answer(library: Library) -> None:
    left_out = Notice(NoticeKind.DROPPED, "xylophone, gown")
    assert list(shown_notices(library.answer("xylophone blocker gown"))) == [left_out]
    both = library.answer("what happens if both security digimon and attacker have same DP")
    assert both.proven is not None
    assert both.notices
    assert not list(shown_notices(both))


def test_notices_name_whole_words_of_a_sentence_without_spaces(library: Library) -> None:
    def dropped(question: str) -> list[str]:
        return [n.term for n in library.answer(question).notices if n.kind is NoticeKind.DROPPED]

    assert dropped("引けるカードがない時どうなる？") == []
    assert dropped("可以阻挡吗") == []
    assert dropped("ブロッカー 木琴") == ["木琴"]
    assert dropped("木琴はブロックできる？") == ["木琴"]
    assert dropped("木琴可以阻挡吗") == ["木琴"]
    assert dropped("木琴不能攻擊嗎") == ["木琴"]
    # "シロ" by itself is a color.
    assert "シロフォン" in dropped("シロフォンはブロックできる？")


def test_an_absent_word_finds_nothing(library: Library) -> None:
    assert library.answer("xylophone").hits == ()
    assert library.answer("").hits == ()
    assert library.answer("   ").hits == ()
    assert library.answer("!?").hits == ()


@pytest.mark.parametrize(
    ("question", "meant", "clause"),
    [
        ("piercng", "Piercing", "rules:16-6"),
        ("blokcer", "Blocker", "rules:16-4"),  # two letters transposed
        ("阻挡着", "阻挡者", "rules:16-4"),
        ("规则检察", "规则检查", "rules:17-1"),
        ("ブリッカー", "ブロッカー", "rules:16-4"),
    ],
)
def test_one_wrong_letter_still_finds_a_known_term_and_says_so(
    library: Library, question: str, meant: str, clause: str
) -> None:
    answer = library.answer(question)
    assert hits(answer)[0] == clause
    assert [(n.kind, n.instead) for n in answer.notices] == [(NoticeKind.CORRECTED, meant)]


@pytest.mark.parametrize("question", ["bloc", "ブロッカ", "ぶろっか"])
def test_an_unfinished_name_finds_its_completion(library: Library, question: str) -> None:
    answer = library.answer(question)
    assert "rules:16-4" in hits(answer)[:3]
    assert not answer.notices


def test_a_correct_word_is_not_corrected(library: Library) -> None:
    for question in ("piercing", "阻挡", "区域", "Kampf", "進化"):
        assert not library.answer(question).notices


def test_german_words_are_found_in_other_forms_and_inside_compounds(library: Library) -> None:
    def german(question: str) -> list[str]:
        return [h.passage.id for h in library.answer(question, language="de").hits]

    assert german("getappt")
    assert set(german("Optionskarten")) & set(german("Optionkarten"))
    assert set(german("fuer gefuehrt ausgefuehrt")) == set(german("für geführt ausgeführt"))


@pytest.mark.parametrize(
    ("questions", "clause"),
    [
        (("Security Check", "Sicherheitscheck", "Sicherheits-Check", "Sicherheits Check", "Securitycheck"), "13-1"),
        (("Sicherheitsstapel", "Sicherheits-Stapel", "Sicherheits Stapel", "Securitystapel"), "3-7"),
        (("Sicherheitseffekt", "Securityeffekt", "Security-Effekt"), "15-16-10"),
        (("Kampfbereich", "Kampf-Bereich"), "3-4-6"),
        (("Block Timing", "Block-Timing", "Blocktiming"), "11-4"),
    ],
)
def test_a_german_name_is_found_in_one_word_with_a_hyphen_and_in_two_words(
    library: Library, questions: tuple[str, ...], clause: str
) -> None:
    for question in questions:
        answer = library.answer(question)
        assert hits(answer)[0] == f"rules:{clause}", question
        assert not answer.notices, question
    assert hits(library.answer("Wie läuft ein Sicherheitscheck ab?"))
    assert library.answer("Sicherheitsgurt").hits == (), "a word that names nothing still finds nothing"


# -- what an answer tells ---------------------------------------------------------------------


def test_marks_cover_what_matched(library: Library) -> None:
    for question in ("阻挡者", "攻击目标", "ブロッカー", "格擋", "Brutbereich", "piercing"):
        for hit in library.answer(question).hits[:10]:
            for mark in hit.marks:
                assert 0 <= mark.start < mark.end <= len(hit.snippet)
    snippet = library.answer("新卡牌").hits[1]
    assert [snippet.snippet[m.start : m.end] for m in snippet.marks] == ["新卡牌"]


def test_every_hit_has_a_reason(library: Library) -> None:
    for question in ("16-4", "blocker", "贯通 安防 0张", "memory gauge", "Kampf", "色"):
        assert all(hit.why for hit in library.answer(question).hits)


def test_an_answer_keeps_to_a_language_or_source(library: Library) -> None:
    japanese = library.answer("ブロッカー", language="ja").hits
    assert japanese
    assert {h.passage.language for h in japanese} == {"ja"}
    german = library.answer("Blocker", source="rules-de").hits
    assert german
    assert {h.passage.source for h in german} == {"rules-de"}


def test_an_unknown_language_or_source_is_an_error_that_names_the_known_ones(library: Library) -> None:
    with pytest.raises(InputError, match="zh-Hans"):
        library.answer("blocker", language="fr")
    with pytest.raises(InputError, match="manual-ja"):
        library.answer("blocker", source="nowhere")


def test_in_english_only_rendered_clauses_are_found(library: Library) -> None:
    hits = library.answer("block timing", language="en").hits
    assert hits
    assert {h.passage.source for h in hits} == {"rules"}
    assert {h.language for h in hits} == {"en"}
    # Hits are in the language of the question, or in the requested one.
    (chinese, *_) = library.answer("阻挡时机").hits
    assert chinese.language == "zh-Hans"
    (english, *_) = library.answer("阻挡时机", first="en").hits
    assert (english.passage.id, english.language) == (chinese.passage.id, "en")


@pytest.mark.parametrize(
    ("question", "reads", "language"),
    [
        ("ブロックタイミング", (), "en"),
        ("貫通", ("ja",), "en"),
        ("貫通", ("en",), "zh-Hans"),
        ("格擋", ("zh-Hant",), "zh-Hans"),
        ("Blocker", ("de",), "en"),
    ],
)
def test_a_clause_is_shown_in_the_language_of_the_question_or_else_in_english(
    library: Library, question: str, reads: tuple[str, ...], language: str
) -> None:
    hits = library.answer(question, reads=reads).hits
    assert {hit.language for hit in hits if hit.passage.source == "rules"} == {language}


def test_a_single_letter_begins_names_and_is_found_in_texts(library: Library) -> None:
    assert first(library, "阻") == "rules:12-1"
    assert any("色" in hit.snippet for hit in library.answer("色").hits)


@pytest.mark.parametrize("question", ["x q", "qwertyzx 1"])
def test_single_letters_and_digits_find_no_answer(library: Library, question: str) -> None:
    assert library.answer(question).hits == ()


# -- our readings -----------------------------------------------------------------------------


@pytest.mark.parametrize("reading", load_readings(), ids=lambda r: r.id)
def test_the_question_of_a_reading_finds_its_clause(library: Library, reading: OurReading) -> None:
    assert first(library, reading.question["en"]).removeprefix("rules:") in reading.clauses


def test_words_found_only_in_our_reading_are_mentioned_once(library: Library) -> None:
    hit = library.answer("overflow of the owner wherever the card was").hits[0]
    assert hit.passage.number == "4-17-1"
    terms = [why.term for why in hit.why if why.kind is WhyKind.OUR_READING]
    assert len(terms) == 1
    assert "owner" in terms[0]


# -- what is cited of an edition whose text is not here -------------------------------------------


def cited_of(hit: Hit) -> list[str]:
    return [why.term for why in hit.why if why.kind is WhyKind.CITED]


def test_our_wording_of_another_edition_is_found_and_marked(library: Library) -> None:
    hits = library.answer("memory paid exactly the cost, not more and not less").hits
    (cited,) = (hit for hit in hits[:5] if hit.passage.number == "4-2-2@4.2")
    assert cited_of(cited) == ["4.2"]
    assert cited_of(library.answer("engage").hits[0]) == ["4.2"]
    # Hits from 3.6 itself aren't marked.
    assert not any(cited_of(hit) for hit in hits if hit.passage.source == RULES)


def test_an_imported_editions_text_replaces_our_wording(library: Library, built: Path, tmp_path: Path) -> None:
    corpus = library.corpus
    text = "<Engage> lets its Digimon attack when the turn of its player ends."
    source = replace(
        corpus.manifest.source(RULES), key="rules-4.2-en", edition="4.2", imported=Origin(1, 1, "2026-08-18")
    )
    clause = replace(
        corpus.passage("rules:16-44@4.2"),
        id="rules-4.2-en:16-44",
        source=source.key,
        number="16-44",
        blocks=(Block(BlockKind.TEXT, text),),
    )
    index = Path(shutil.copytree(index_folder(built), index_folder(tmp_path)))
    here = corpus.with_sources([source], [clause])
    concordance = Concordance(here.led_by(Leading("4.2", "4.2", source.key)), library.glossary)
    opened = open_index(index, Concordance(here, library.glossary))
    finder = PassageFinder(concordance, opened)
    for question in ("16-44@4.2", "engage", "engage attack end of the turn"):
        ids = [h.passage.id for h in finder.answer(question, language="", source="", limit=50).hits]
        assert "rules-4.2-en:16-44" in ids
        assert "rules:16-44@4.2" not in ids
        assert len(ids) == len(set(ids))
    opened.close()


def test_topics_outside_the_rules_are_named_and_nothing_is_offered(library: Library) -> None:
    answer = library.answer("What is the penalty for drawing an extra card?")
    assert [(n.kind, n.term) for n in answer.notices] == [(NoticeKind.OUTSIDE, "penalty")]
    assert (answer.proven, answer.perhaps) == (None, ())


def test_imported_rulebooks_are_searched(library: Library, built: Path, tmp_path: Path) -> None:
    corpus = library.corpus
    source = replace(corpus.manifest.source(RULES), key="event", edition="1.0", imported=Origin(1, 1, "2026-08-18"))
    block = Block(BlockKind.TEXT, "A player who draws an extra card gets a penalty.")
    clause = replace(corpus.passage("rules:16-4"), id="event:3-2", source="event", number="3-2", blocks=(block,))
    index = Path(shutil.copytree(index_folder(built), index_folder(tmp_path)))
    concordance = Concordance(corpus.with_sources([source], [clause]), library.glossary)
    opened = open_index(index, concordance)
    questions = open_questions(index_folder(built).with_name("questions"), library.glossary)
    finder = PassageFinder(concordance, opened, questions)
    answer = finder.answer("What is the penalty for drawing an extra card?", language="", source="", limit=50)
    assert answer.hits[0].passage.id == "event:3-2"
    assert NoticeKind.OUTSIDE not in {notice.kind for notice in answer.notices}
    opened.close()


def test_reading_ahead_changes_no_answer_and_stops_on_request(built: Path, library: Library, tmp_path: Path) -> None:
    index = Path(shutil.copytree(index_folder(built), index_folder(tmp_path)))
    concordance = Concordance(library.corpus, library.glossary)
    opened = open_index(index, concordance)
    finder = PassageFinder(concordance, opened)

    def answers() -> list[object]:
        results = [finder.answer(q, limit=50) for q in ("block", "order of effects", "消滅")]
        hits = (hit for answer in results for hit in answer.hits)
        read = [(hit.passage.id, hit.score, hit.language, hit.marked, hit.why) for hit in hits]
        return [*read, *(replace(answer, hits=()) for answer in results)]

    before = answers()
    allowed = iter((True, True, False))
    finder.read_ahead(lambda: next(allowed))
    assert next(allowed, None) is None  # it stopped at the first False
    asked: list[str] = []
    finder.read_ahead(lambda: not asked.append("goes on"))  # type: ignore[func-returns-value]
    assert len(asked) == len(library.corpus.by_origin[""])
    assert answers() == before
    opened.close()
