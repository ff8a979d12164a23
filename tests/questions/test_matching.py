"""Questions get their own answer or none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgeapp.desk.folder import index_folder
from judgeapp.library import Library
from judgeapp.questions.matching import MEANT, QuestionMatcher
from judgeapp.questions.opening import open_questions
from judgeapp.questions.question import load_questions
from tests.nightly import mostly_nightly

# Every n-th wording is asked.
_SHARES = mostly_nightly([40, 5])


@pytest.fixture(scope="module")
def matcher(built: Path, library: Library) -> QuestionMatcher:
    kept = index_folder(built).with_name("questions")
    return open_questions(kept, library.glossary).matcher


def answered(matcher: QuestionMatcher, asked: str) -> str:
    """Id of the matched question; empty if there is none."""
    likest = matcher.likest(asked)
    return likest[0].question.id if likest and likest[0].sure >= MEANT else ""


@pytest.mark.parametrize("share", _SHARES)
def test_a_question_is_answered_with_its_own_answer_or_with_none(matcher: QuestionMatcher, share: int) -> None:
    ways = [(q.id, way) for q in load_questions() for _, way in q.asked()][::share]
    results = [(answered(matcher, way), name, way) for name, way in ways]
    assert [result for result in results if result[0] not in ("", result[1])] == []
    # Most of them are answered.
    assert sum(bool(result[0]) for result in results) > 0.9 * len(results)


@pytest.mark.parametrize("share", mostly_nightly([4, 1]))
def test_a_wording_apart_from_a_question_does_not_get_its_answer(matcher: QuestionMatcher, share: int) -> None:
    apart = [(q.id, way) for q in load_questions() for some in q.apart.values() for way in some][::share]
    assert apart
    assert [way for name, way in apart if answered(matcher, way) == name] == []


@pytest.mark.parametrize("share", mostly_nightly([400, 20]))
def test_a_literal_way_of_asking_is_surely_meant(matcher: QuestionMatcher, share: int) -> None:
    asked = [(q, way) for q in load_questions() for way in q.ask["en"]][::share]
    missed = [way for q, way in asked if answered(matcher, f"Hey judge, {way.upper().rstrip('?')} !?") != q.id]
    assert [way for way in missed if len(way.split()) > 1] == []


def test_a_literal_way_of_asking_comes_before_nearer_questions(matcher: QuestionMatcher) -> None:
    (first, *others) = matcher.likest("milled cards, on deletion?")
    assert "milled cards, on deletion?" in first.question.ask["en"]
    assert first.sure == 1
    assert others


@pytest.mark.parametrize(
    "asked",
    [
        "Can I draw a card instead of attacking with a suspended Digimon?",
        "Can a Digimon with <Vortex> be returned to the hand?",
        "Does <Jamming> let my Digimon digivolve?",
        "Can my opponent pause the attack to read my card?",
        "Can a suspended Digimon be blocked?",
        "Can a Tamer be blocked?",
        "Can a token be blocked?",
        "Can a Digimon in the breeding area be blocked?",
        "Can two Digimon be blocked at the same time?",
        "レスト状態のデジモンはブロックされる？",
        "Can a Digimon that was blocked attack again?",
        "What is the color of attacks?",
        "What is the name of the attack?",
        "What is the start of the attack?",
        "Does losing a match make me lose memory?",
        "Can an unsuspended Digimon be attacked if it blocks?",
        "Does Barrier with no security cards work on a rainy Sunday at grandma's table?",
    ],
)
def test_an_unusual_term_makes_a_question_an_offer(matcher: QuestionMatcher, asked: str) -> None:
    assert answered(matcher, asked) == ""


@pytest.mark.parametrize(
    "asked",
    [
        "Can a Digimon that was played this turn attack?",
        "このターンに登場したデジモンはアタックできる？",
        "本回合登场的数码宝贝能攻击吗",
    ],
)
def test_this_turn_is_not_last_turn(matcher: QuestionMatcher, asked: str) -> None:
    assert answered(matcher, asked) == "attack-with-a-card-played-this-turn"


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Handkartenlimit", "hand-size-limit"),
        ("手札上限", "hand-size-limit"),
        ("can I use a die as the memory counter?", "dice-as-markers"),
        ("may a die be a token", "token-of-a-die"),
        ("do I have to bring tokens", "token-cards-brought"),
        ("can I declare something I can't pay for", "declare-what-can-not-be-paid"),
        ("Can I play a card that costs more memory than I have?", "memory-pay-beyond-zero"),
        ("can I attack a Digimon that isn't tapped", "attack-unsuspended-digimon"),
        ("may I attack a Digimon that is tapped", "attack-a-suspended-digimon"),
        ("can I attack on my opponent's turn", "attack-in-opponents-turn"),
        ("Can a Digimon be attacked in the turn it was played?", "attack-a-just-played-digimon"),
        ("kann ich während eines angriffs noch digitieren", "play-or-digivolve-during-an-attack"),
        ("驯兽师发动效果需要横置吗", "tamer-suspends-for-its-effect"),
        ("can i check security with a tamer", "attack-with-a-tamer"),
        ("does my blocker have to be untapped to block", "block-while-suspended"),
        ("被退化的怪还能攻击吗", "attack-after-being-de-digivolved"),
        ("横着的驯兽师还能发动效果吗", "effects-of-a-suspended-card"),
        ("被阻挡了还触发攻击时吗", "timing-when-attacking-blocked"),
        ("wann darf der gegner blocken", "block-before-block-timing"),
        ("放棄出牌之後我還能做事嗎", "how-to-end-the-turn"),
        ("can i spend more than 10 memory", "cost-beyond-the-gauge"),
        ("do i lose the security card after its checked", "check-then-where-to"),
        ("Can a Tamer that was played this turn attack?", "attack-with-a-tamer"),
        ("Can a Digimon be suspended while blocking?", "block-suspends-the-blocker"),
        ("Must I show the card I searched?", "area-show-a-certain-card-first"),
        ("What is the cost of Assembly?", "assembly-cost"),
        ("What is the cost of DigiXros?", "digixros-cost"),
        ("Do I have to put Tamers in my deck?", "deck-without-tamers"),
        ("Do I have to put Digi-Eggs in my deck?", "deck-without-digi-eggs"),
        ("What is the timing of blocks?", "block-before-block-timing"),
        (
            "this digimon isnt affected by my effects, can my effect choose it as the target?",
            "unaffected-can-be-chosen",
        ),
        ("may it attack after blocking", ""),
        ("阻挡之后能攻击吗", "attack-after-having-blocked"),
        ("攻击之后能阻挡吗", "block-after-attacking"),
        ("阻挡者可以阻挡对数码宝贝的攻击吗", "block-an-attack-on-a-digimon"),
        ("阻挡者可以攻击数码宝贝吗", "blocker-may-attack"),
        ("刚进化完能攻击吗", "attack-after-digivolving"),
        ("攻击完能进化吗", "attack-or-digivolve-first"),
        ("内存过了0回合就结束了吗", "turn-ends-when-memory-goes-over"),
        ("What can I do in my turn?", "what-to-do-in-your-turn"),
        ("can i swing with a digimon i hard played this turn", "attack-with-a-card-played-this-turn"),
        ("lost my blocker to a when attacking effect, can i block with another", "another-blocker-after-a-deletion"),
        ("デジタマは進化元になる？", "digi-egg-card-is-a-digivolution-card"),
        ("训练家可以攻击吗", "attack-with-a-tamer"),
        ("使用训练之后可以攻击吗", "training-then-attack"),
        ("can a blue digimon evolve from a red one", "digivolve-wrong-color"),
        ("没蛋了会怎样", "hatch-with-empty-digi-egg-deck"),
        ("how many redraws", "preparation-redraw-once"),
        # A term that another possible question has in most of its wordings counts in a story too.
        ("my de-digivolve 2 hits his level 5, but the level 4 below can't be affected by my effects. does it stop", ""),
        ("my de-digivolve 2 hits his level 4, with a level 3 below it. does it stop there", "de-digivolve-level-three"),
        ("he deletes his own Digimon by his own effect and wants to use scapegoat with a token instead", ""),
        ("can a token be deleted for scapegoat instead", "scapegoat-a-token"),
        ("出したばかりのデジモンの≪ヴォルテクス≫で相手プレイヤーにアタックできる？", "vortex-attack-the-player"),
        ("出したばかりのデジモンの≪ヴォルテクス≫でアタックできる？", "vortex-just-played"),
        ("darf ich meine handreihenfolge ändern", "area-order-of-the-hand"),
        ("darf ich meine deckreihenfolge ändern", "area-order-of-the-deck"),
        ("darf ich meine hand und meine deckreihenfolge sortieren", ""),
        # What is told about the dispute is no part of it.
        ("my opponent says a suspended Digimon can block, is that right", "block-while-suspended"),
        ("mein gegner meint ein getapptes digimon kann blocken, stimmt das", "block-while-suspended"),
        ("レスト状態のデジモンでブロックできるって言われたんだけど", "block-while-suspended"),
        ("吵了十分钟了，休眠的数码宝贝能阻挡吗", "block-while-suspended"),
        ("wie gewinnt man eigentlich", "win-how"),
    ],
)
def test_its_nearest_neighbour_is_not_taken_for_it(matcher: QuestionMatcher, asked: str, name: str) -> None:
    assert answered(matcher, asked) == name


def test_both_of_two_questions_in_one_are_offered(matcher: QuestionMatcher) -> None:
    asked = matcher.asked("Does a suspended Digimon block? Who goes first, my Blast Digivolve or the block?")
    assert asked.proven is None
    first, second = "Can a suspended Digimon block?", "May I look at my opponent's trash?"
    both = matcher.asked(f"{first} {second}")
    assert both.proven is None
    assert [question.id for question in both.perhaps[:2]] == [answered(matcher, first), answered(matcher, second)]
    assert matcher.asked("Can two blockers block the same attack?").proven is not None


def test_a_story_that_asks_twice_gets_the_answer_surely_meant(matcher: QuestionMatcher) -> None:
    asked = matcher.asked("Where does the Option go after I used it? Does it stay on the field?")
    assert asked.proven is not None
    assert asked.proven.id == "option-goes-to-the-trash"


@pytest.mark.parametrize(
    ("asked", "outside"),
    [
        ("What is the penalty for drawing an extra card?", "penalty"),
        ("How long is a round?", "How long is a round"),
        ("my opponent is stalling, what can I do", "stalling"),
        ("Darf ich andere Hüllen benutzen?", "Hüllen"),
        ("対戦相手の遅延行為はどうなる？", "遅延行為"),
        ("对手慢打怎么办", "慢打"),
        ("对手每次检索都要切我的牌，可以吗", "切我的牌"),
        ("牌套有划痕算记号牌吗", "牌套"),
        # Terms of the rules that sound like tournament terms.
        ("ACE got deleted in battle, do i have to pay the overflow penalty", ""),
        ("Can a suspended Digimon block?", ""),
        ("what penalty does overflow have", ""),
        ("is there a penalty for ACE cards", ""),
        ("オーバーフローのペナルティは？", ""),
        ("大会でレスト状態のデジモンはブロックできる？", ""),
        ("Auf dem Turnier: kann ein getapptes Digimon blocken?", ""),
        ("Is it best of three security checks?", ""),
    ],
)
def test_topics_outside_the_rules_are_named(matcher: QuestionMatcher, asked: str, outside: str) -> None:
    interpreted = matcher.asked(asked)
    assert interpreted.outside == outside
    assert not (outside and (interpreted.proven or interpreted.perhaps))


@pytest.mark.parametrize(
    ("asked", "outside", "offered"),
    [
        ("My opponent shows up 10 min late, do I win the game?", "min late", "win-how"),
        ("Sleeves: can a suspended Digimon block?", "Sleeves", "block-while-suspended"),
        ("相手が遅刻した。レスト状態のデジモンはブロックできる？", "遅刻", "block-while-suspended"),
    ],
)
def test_beside_words_outside_the_rules_a_question_is_only_offered(
    matcher: QuestionMatcher, asked: str, outside: str, offered: str
) -> None:
    beside = matcher.asked(asked)
    assert (beside.proven, beside.perhaps[0].id, beside.outside) == (None, offered, outside)


def test_without_words_outside_the_rules_it_is_answered(matcher: QuestionMatcher) -> None:
    assert answered(matcher, "How do I win the game?") == "win-how"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "?",
        "blocker",
        "16-4",
        "qwertyzx 1",
        "xyzzy plugh",
        "のはがを",
        "the the the",
        "Ende deines Zuges",
        "End of Your Turn",
        "barrier security stack",
    ],
)
def test_text_that_is_no_question_has_no_answer(matcher: QuestionMatcher, typed: str) -> None:
    assert answered(matcher, typed) == ""


_ASKED = ("攻擊時效果先進化了，底下那張原本的攻擊時還能發嗎？", "can a suspended digimon block", "消滅")
_ASK = """
import sys
from pathlib import Path
from judgeapp.library import open_library
library = open_library(Path(sys.argv[1]))
for asked in sys.argv[2:]:
    answer = library.answer(asked)
    print(ascii([(hit.passage.id, hit.score, hit.why, hit.marks) for hit in answer.hits]))
    print(answer.proven, ascii(answer.perhaps))
    print([(likeness.question.id, likeness.sure) for likeness in library._finder._questions.matcher.likest(asked)])
"""


def test_every_start_gives_the_same_answer(built: Path) -> None:
    """The order of sets differs between starts, and so do rounding errors of sums."""
    command = [sys.executable, "-c", _ASK, str(index_folder(built)), *_ASKED]
    starts = [
        subprocess.Popen(command, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE)
        for seed in ("0", "1")
    ]
    first, second = (start.communicate()[0] for start in starts)
    assert first == second != b""
