"""Lessons: a wording with the meaning of understood words. It is then read and marked as taught, and understood texts
keep their reading."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, TaughtPhrase, phrase_book
from judgeapp.cards.reading.grammar.samples import frames
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.teaching.gap import _SENTENCES, nearest, pieces
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.lesson_view import view_lesson, ways_to_mark
from judgeapp.cards.teaching.marks import MAX_LENGTH, MAX_MARKS, marked_alike, with_marks
from judgeapp.cards.teaching.refusal import ENGLISH, LessonFault, RefusedLessonError
from judgeapp.cards.teaching.school import learn_all, reached
from judgeapp.engine.lang import Effect, Keyword
from tests.cards.made import record

BANISH = Lesson("en", "banish {2} foes", "delete {2} of your opponent's Digimon", by="Ken", date="2026-01-31")


def taught(*lessons: Lesson) -> tuple[TaughtPhrase, ...]:
    schooling = learn_all(lessons)
    assert schooling.refused == ()
    return schooling.phrases


def refused(wording: str, same: str, language: str = "en", *before: Lesson) -> RefusedLessonError:
    with pytest.raises(RefusedLessonError) as error:
        learn(Lesson(language, wording, same), taught(*before))
    return error.value


# -- what is read ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "today"),
    [
        ("[On Play] Banish 2 foes.", "[On Play] Delete 2 of your opponent's Digimon."),
        ("[On Play] Banish 3 foes.", "[On Play] Delete 3 of your opponent's Digimon."),
        ("[Main] You may banish 2 foes.", "[Main] You may delete 2 of your opponent's Digimon."),
        (
            "[When Attacking] By banishing 2 foes, <Draw 1>.",
            "[When Attacking] By deleting 2 of your opponent's Digimon, <Draw 1>.",
        ),
        (
            "[On Play] <Draw 1>. Then, if you have a Tamer, banish 2 foes.",
            "[On Play] <Draw 1>. Then, if you have a Tamer, delete 2 of your opponent's Digimon.",
        ),
    ],
)
def test_a_taught_wording_is_read_anywhere(text: str, today: str) -> None:
    reading = read_text(text, "en", taught(BANISH))
    assert reading.state is Understanding.UNDERSTOOD
    assert reading.effects == read_text(today).effects
    assert reading.taught == (BANISH,)
    assert read_text(text).state is not Understanding.UNDERSTOOD


def test_a_taught_wording_is_printed_in_current_words() -> None:
    (part,) = read_text("[On Play] Banish 2 foes.", "en", taught(BANISH)).parts
    assert part.printed == "delete 2 of your opponent's Digimon"


def test_a_reading_without_lessons_names_none() -> None:
    text = "[On Play] Delete 2 of your opponent's Digimon."
    assert read_text(text, "en", taught(BANISH)) == read_text(text)


def test_a_lesson_does_not_change_the_effects_beside_it() -> None:
    text = "[On Play] Gain 1 memory.\n[Main] Banish 2 foes."
    first, second = read_text(text, "en", taught(BANISH)).parts
    assert first == read_text(text).parts[0]
    assert (first.taught, second.taught) == ((), (BANISH,))


def test_a_lesson_applies_to_its_language_only() -> None:
    japanese = Lesson("ja", "相手のデジモン{2}体を葬る", "相手のデジモン{2}体を消滅させる")
    text = "【登場時】相手のデジモン3体を葬る。"
    assert read_text(text, "ja", taught(BANISH)).state is Understanding.NOT
    reading = read_text(text, "ja", taught(BANISH, japanese))
    assert reading.effects == read_text("【登場時】相手のデジモン3体を消滅させる。", "ja").effects
    assert reading.taught == (japanese,)


@pytest.mark.parametrize(
    ("wording", "same", "text", "today"),
    [
        # a condition, with or without its "while"
        (
            "while the tide is high",
            "while you have a Tamer",
            "[Your Turn] While the tide is high, this Digimon gets +1000 DP.",
            "[Your Turn] While you have a Tamer, this Digimon gets +1000 DP.",
        ),
        # a trigger
        (
            "When this Digimon perishes",
            "When this Digimon is deleted",
            "[All Turns] When this Digimon perishes, gain 1 memory.",
            "[All Turns] When this Digimon is deleted, gain 1 memory.",
        ),
        # a color, which is part of nouns
        (
            "scarlet",
            "red",
            "[On Play] Delete 1 of your opponent's scarlet Digimon.",
            "[On Play] Delete 1 of your opponent's red Digimon.",
        ),
        # an icon
        ("<Zoom>", "<Rush>", "<Zoom>", "<Rush>"),
        # a part that stands for a group of cards
        (
            "banish {1 of your opponent's Digimon}",
            "delete {1 of your opponent's Digimon}",
            "[Main] Banish 3 of your level 4 or lower Digimon.",
            "[Main] Delete 3 of your level 4 or lower Digimon.",
        ),
    ],
)
def test_parts_of_sentences_are_taught_too(wording: str, same: str, text: str, today: str) -> None:
    lesson = Lesson("en", wording, same)
    reading = read_text(text, "en", taught(lesson))
    assert reading.state is Understanding.UNDERSTOOD
    assert reading.effects == read_text(today).effects
    assert reading.taught == (lesson,)


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wording", "same", "why", "words"),
    [
        # words of the wording that its meaning lacks
        ("banish 2 foes", "delete 1 of your opponent's Digimon", LessonFault.SWALLOWED, "2"),
        ("banish two foes", "delete 1 of your opponent's Digimon", LessonFault.SWALLOWED, "2"),
        ("banish a red foe", "delete 1 of your opponent's Digimon", LessonFault.SWALLOWED, "red"),
        ("banish [Alpha]", "delete 1 of your opponent's Digimon", LessonFault.SWALLOWED, "[alpha]"),
        # whose, when, where, condition or duration in only one of the texts
        ("When your Tamer perishes", "When your Digimon is deleted", LessonFault.DIFFERS, "Tamer"),
        ("when foes perish", "your opponent's Digimon are deleted", LessonFault.DIFFERS, "when"),
        ("sink {2} bottom cards", "trash {2} of this Digimon's digivolution cards", LessonFault.DIFFERS, "bottom"),
        ("if the tide is high", "when this Digimon is deleted", LessonFault.DIFFERS, "if"),
        (
            "light up 1 of your Digimon for the turn",
            "1 of your Digimon gets +1000 DP until your opponent's turn ends",
            LessonFault.DIFFERS,
            "end",
        ),
        # the lesson would lose its trigger
        (
            "when effects pull cards out of this Tamer",
            "when effects trash this Tamer's digivolution cards",
            LessonFault.KNOWN_NOT_READ,
            "when effects trash this Tamer's digivolution cards",
        ),
        # marked in one text only
        ("banish {2} foes", "delete 1 of your opponent's Digimon", LessonFault.MARK_MISSING, "2"),
        ("banish foes", "delete {2} of your opponent's Digimon", LessonFault.MARK_MISSING, "2"),
        # the marked words aren't a part of the reading
        ("banish {2 of your} foes", "delete {2 of your} Digimon", LessonFault.NO_PART, "2 of your"),
        # already understood
        (
            "delete 2 of your opponent's Digimon",
            "delete 2 of your opponent's Digimon",
            LessonFault.UNDERSTOOD,
            "delete 2 of your opponent's Digimon",
        ),
        ("your Digimon", "your opponent's Digimon", LessonFault.READ_OTHERWISE, "your Digimon"),
        ("gain {2} memory", "lose {2} memory", LessonFault.READ_OTHERWISE, "gain 2 memory"),
        ("red", "blue", LessonFault.SWALLOWED, "red"),
        # the known text isn't understood
        ("banish foes", "juggle lanterns", LessonFault.KNOWN_NOT_READ, "juggle lanterns"),
        # no words of its own, unbalanced brackets
        ("{2}", "{2}", LessonFault.NO_WORDS_OF_ITS_OWN, None),
        ("banish {2 foes", "delete {2 Digimon", LessonFault.MARKS, "banish {2 foes"),
        ("banish {} foes", "delete {} Digimon", LessonFault.MARKS, "banish {} foes"),
        ("move {2} to {2}", "move {2} to {2}", LessonFault.MARK_TWICE, "2"),
        ("", "red", LessonFault.NOTHING_SAID, None),
        ("banish " * 100, "red", LessonFault.TOO_LONG, str(MAX_LENGTH)),
        ("{1}{2}{3}{4}{5}{6}{7} a", "{1}{2}{3}{4}{5}{6}{7}", LessonFault.TOO_MANY_MARKS, str(MAX_MARKS)),
    ],
)
def test_it_is_refused_with_the_reason(wording: str, same: str, why: LessonFault, words: str | None) -> None:
    error = refused(wording, same)
    assert error.why is why
    assert next(iter(error.wrong.params.values()), None) == words
    assert error.mend


@pytest.mark.parametrize(
    ("wording", "same", "means"),
    [
        ("When this Digimon perishes", "When this Digimon is deleted", "this Digimon is deleted"),
        (
            "light up this Digimon until the turn ends",
            "this Digimon gets +1000 DP for the turn",
            "this Digimon gets +1000 DP for the turn",
        ),
        # a text on a Tamer is about the Tamer
        ("pull cards out of this Tamer", "trash this Tamer's digivolution cards", "trash the cards under this Tamer"),
        # a name is marked with its brackets
        ("banish all your [{Alpha}]", "delete all of your [{Alpha}]", "delete all of your [Alpha]"),
    ],
)
def test_equivalent_wordings_are_learnt(wording: str, same: str, means: str) -> None:
    assert learn(Lesson("en", wording, same)).means == means


def test_a_text_of_two_kinds_is_learnt_as_each() -> None:
    lesson = Lesson("en", "this Digimon charges", "this Digimon attacks")
    when = read_text("[All Turns] When this Digimon charges, gain 1 memory.", "en", taught(lesson))
    assert when.effects == read_text("[All Turns] When this Digimon attacks, gain 1 memory.").effects


def test_a_number_that_is_not_marked_is_that_number_only() -> None:
    lesson = Lesson("en", "banish 2 foes", "delete 2 of your opponent's Digimon")
    phrases = taught(lesson)
    assert read_text("[Main] Banish 2 foes.", "en", phrases).state is Understanding.UNDERSTOOD
    assert read_text("[Main] Banish 3 foes.", "en", phrases).state is Understanding.NOT


def test_a_wording_that_another_lesson_reads_differently_is_refused() -> None:
    any_one = Lesson("en", "banish {1 of your Digimon}", "delete {1 of your Digimon}")
    same = Lesson("en", "banish {2} of your Digimon", "suspend {2} of your Digimon")
    assert learn(same)
    error = refused(same.wording, same.same, "en", any_one)
    assert error.why is LessonFault.IN_TWO_WAYS


def test_teaching_a_wording_again_replaces_the_lesson() -> None:
    other = replace(BANISH, same="suspend {2} of your opponent's Digimon")
    assert learn(other, taught(BANISH)).means == "suspend 2 of your opponent's Digimon"


def test_other_languages_can_not_be_taught() -> None:
    assert refused("a", "b", "zh-Hans").why is LessonFault.NO_LANGUAGE


@pytest.mark.parametrize("why", LessonFault)
def test_every_refusal_has_words(why: LessonFault) -> None:
    assert all(ENGLISH[why])


# -- what it does ---------------------------------------------------------------------------------


def test_the_cards_reached_are_listed_with_what_each_then_does() -> None:
    cards = [
        record(effect="[On Play] Banish 2 foes."),
        replace(record(effect="[Main] Banish 3 foes. Then, juggle lanterns."), number="TS1-011"),
        replace(record(effect="[Main] Gain 1 memory."), number="TS1-012"),
    ]
    (phrase,) = taught(BANISH)
    first, second = reached(cards, phrase)
    assert (first.before, first.after) == (Understanding.NOT, Understanding.UNDERSTOOD)
    assert first.says == "[On Play] Delete 2 of your opponent's Digimon."
    assert (second.number, second.after, second.says) == ("TS1-011", Understanding.PARTLY, "")


def test_an_example_shows_it_in_an_effect() -> None:
    assert learn(BANISH).example == "[Main] Banish 2 foes."


# -- the gap --------------------------------------------------------------------------------------


def test_parts_read_around_a_gap_are_distinguished() -> None:
    gap_pieces = pieces("Banish 2 of your opponent's red Digimon.", "en")
    assert [piece.text for piece in gap_pieces if piece.read] == ["2 of your opponent's red Digimon"]
    assert gap_pieces[0].text == "Banish "


def test_readable_parts_are_marked_as_variable() -> None:
    first, second, plain = ways_to_mark("Banish 2 of your opponent's red Digimon.", "en")
    assert first == "Banish {2 of your opponent's red Digimon}"
    assert second == "Banish {2} of your opponent's {red} Digimon"
    assert plain == "Banish 2 of your opponent's red Digimon"


def test_the_first_way_to_mark_it_that_can_be_taught_counts() -> None:
    same = "delete 2 of your Digimon"
    lessons = [
        Lesson("en", way, marked_alike(way, same))
        for way in ("banish {2 of your} Digimon", "banish {2} of your Digimon")
    ]
    view = view_lesson(lessons, (), ())
    assert (view.lesson, view.refused) == (lessons[1], None)


def test_marks_are_left_out_where_the_words_stand_once() -> None:
    assert marked_alike("banish {2} foes", "delete 2 Digimon") == "delete {2} Digimon"
    assert marked_alike("banish {2} foes", "delete 2 of 2") == "delete 2 of 2"
    assert marked_alike("{2}体を葬る", "デジモン2体を消滅させる") == "デジモン{2}体を消滅させる"
    assert with_marks("Banish 2 [Alpha] and 2 red foes", "en") == ("Banish 2 {[Alpha]} and 2 {red} foes")


def test_the_nearest_phrases_share_words() -> None:
    near = nearest("Trash the top 3 cards of your deck into nowhere", "en")
    assert near
    assert any("cards of your deck" in example for example in near)
    assert nearest("自分のデッキの上から3枚を捨てる", "ja")
    assert nearest("洗切", "zh-Hans") == ()


def test_the_kinds_of_sentences_exist() -> None:
    kinds = {kind for language in LANGUAGES for kind in phrase_book(language).wordings}
    assert set(_SENTENCES) <= kinds


def test_a_frame_surrounds_its_text() -> None:
    timed, _ = frames("action", "en")
    assert timed.around("gain 1 memory") == "gain 1 memory"


# -- a keyword effect that nobody knows -----------------------------------------------------------

STAND = (
    "When this Digimon would be deleted, by trashing the top {} cards of your security stack, prevent that deletion."
)
LAST_STAND = Lesson("en", "<Last Stand {2}>", STAND.format("{2}"), clauses=("House rule 3",))


def test_a_keyword_effect_carries_what_it_stands_for() -> None:
    reading = read_text("<Last Stand 3>", "en", taught(LAST_STAND))
    assert (reading.state, reading.taught) == (Understanding.UNDERSTOOD, (LAST_STAND,))
    assert reading.effects == (
        Effect(
            gifts=(Keyword("Last Stand", 3, stands_for=read_text(STAND.format(3)).effects, clauses=("House rule 3",)),)
        ),
    )
    assert reading.parts[0].printed == "<Last Stand 3>"


@pytest.mark.parametrize(
    "text",
    [
        "[Your Turn] This Digimon gains <Last Stand 2>.",
        "[On Play] Delete 1 of your opponent's Digimon with <Last Stand>.",
        "[On Play] 1 of your Digimon gains <Last Stand 2> until the end of your opponent's turn.",
        "<Blocker> <Last Stand 2>",
    ],
)
def test_it_is_read_wherever_a_keyword_effect_can_be(text: str) -> None:
    reading = read_text(text, "en", taught(LAST_STAND))
    assert (reading.state, reading.taught) == (Understanding.UNDERSTOOD, (LAST_STAND,))
    assert read_text(text).state is not Understanding.UNDERSTOOD


def test_it_is_read_beside_other_lessons() -> None:
    text = "<Last Stand 2>\n[On Play] Banish 2 foes, and 1 of your Digimon gains <Last Stand 2>."
    phrases = taught(BANISH, LAST_STAND)
    first, second = read_text("<Last Stand 2>\n[Main] Banish 2 foes.", "en", phrases).parts
    assert (first.taught, second.taught) == ((LAST_STAND,), (BANISH,))
    assert read_text(text, "en", phrases) == read_text(text, "en", taught(LAST_STAND, BANISH))


def test_its_type_is_that_of_its_effect() -> None:
    assert learn(LAST_STAND).means.startswith("immediate: When this Digimon would be deleted")
    zoom = Lesson("ja", "≪突破{2}≫", "【登場時】メモリーを+{2}する。", clauses=("規則",))
    assert learn(zoom).means == "trigger: 【登場時】メモリー+2。"


@pytest.mark.parametrize(
    ("wording", "same", "why"),
    [
        ("Last Stand", "[On Play] Gain 1 memory.", LessonFault.NO_ICON),
        ("<Rush>", "[On Play] Gain 1 memory.", LessonFault.ICON_KNOWN),
        ("<Security Attack {2}>", "[On Play] Gain {2} memory.", LessonFault.ICON_KNOWN),
        ("<Zoom>", "[On Play] Juggle three lanterns.", LessonFault.NO_WHOLE_EFFECT),
        ("<Zoom>", "[On Play] Gain 1 memory. [Main] Gain 1 memory.", LessonFault.NO_WHOLE_EFFECT),
        # just another name for a known keyword effect
        ("<Zoom>", "<Rush>", LessonFault.NO_WHOLE_EFFECT),
        # a number that the effect doesn't use, or that isn't a number
        ("<Zoom {2}>", "[On Play] Gain 2 memory.", LessonFault.MARK_MISSING),
        ("<Zoom {red}>", "[On Play] Gain 2 memory.", LessonFault.NO_NUMBER),
        ("<Zoom {1}>", "[On Play] Delete {1} of your opponent's Digimon.", LessonFault.NO_NUMBER),
    ],
)
def test_it_is_refused_if_it_is_no_keyword_effect(wording: str, same: str, why: LessonFault) -> None:
    with pytest.raises(RefusedLessonError) as error:
        learn(Lesson("en", wording, same, clauses=("House rule 3",)))
    assert error.value.why is why
