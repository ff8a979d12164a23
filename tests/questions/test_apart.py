"""A question with one changed word that alters its meaning doesn't get the same answer: another keyword effect, another
area, the other player, or the opposite."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from judgeapp.desk.folder import index_folder
from judgeapp.library import Library
from judgeapp.questions.matching import MEANT, QuestionMatcher
from judgeapp.questions.opening import open_questions
from judgeapp.questions.question import ProvenQuestion, load_questions
from tests.nightly import mostly_nightly

# Every n-th wording is asked.
_SHARES = mostly_nightly([4, 1])
_WAYS = 2  # wordings per question to change
_OF_THESE = 6  # wordings per yes-or-no question
_KEYWORDS = ("Blocker", "Piercing", "Rush", "Reboot", "Jamming", "Retaliation", "Barrier", "Decoy")
_AREAS = ("hand", "trash", "deck", "security stack", "breeding area", "battle area")

_WHETHER = re.compile(r"(?:can|may|must|do|does|did|is|are|am|has|have|had|will|would|could|should|was|were)\b", re.I)
_CLAUSE_ENDS = re.compile(r"[,.:;]\s+")

# (word, replacement with another meaning). Left out: opposites that ask the same question, such as kept and lost,
# because answers are explicit.
_CONTRARY_WORDS = (
    (r"wins?", "lose"),
    (r"before", "after"),
    (r"after", "before"),
    (r"top", "bottom"),
    (r"bottom", "top"),
    (r"more", "fewer"),
    (r"same", "different"),
    (r"suspended", "unsuspended"),
    (r"unsuspended", "suspended"),
    (r"face[- ]up", "face down"),
)


def _next_of(some: tuple[str, ...]) -> Callable[[str], str]:
    """Function that replaces the first of some names in a question with the next one."""
    pattern = re.compile(rf"\b({'|'.join(some)})\b", re.IGNORECASE)
    following = {name.lower(): some[(index + 1) % len(some)] for index, name in enumerate(some)}
    return lambda asked: pattern.sub(lambda match: following[match[0].lower()], asked, count=1)


def _of_the_other(asked: str) -> str:
    if re.search(r"\bopponent", asked, re.IGNORECASE):
        return re.sub(r"\b(?:my |an |the )?opponent's\b", "my", asked, flags=re.IGNORECASE)
    return re.sub(r"\bmy\b", "my opponent's", asked, count=1, flags=re.IGNORECASE)


@pytest.fixture(scope="module")
def matcher(built: Path, library: Library) -> QuestionMatcher:
    kept = index_folder(built).with_name("questions")
    return open_questions(kept, library.glossary).matcher


@pytest.mark.parametrize("share", _SHARES)
@pytest.mark.parametrize(
    ("changed", "at_most"),
    [
        pytest.param(_next_of(_KEYWORDS), 0.02, id="another keyword effect"),
        pytest.param(_next_of(_AREAS), 0.12, id="another area"),
        pytest.param(_of_the_other, 0.065, id="the other player"),
    ],
)
def test_a_changed_question_does_not_get_the_original_answer(
    matcher: QuestionMatcher, changed: Callable[[str], str], at_most: float, share: int
) -> None:
    tried = [(name, way, other) for name, way in _asked() if (other := changed(way)) != way][::share]
    assert len(tried) > 70 // share
    same = [(name, other) for name, _, other in tried if _answered(matcher, other) == name]
    assert len(same) <= at_most * len(tried), same


def test_the_original_question_is_answered(matcher: QuestionMatcher) -> None:
    kept = [_answered(matcher, way) == name for name, way in islice(_asked(), 0, None, 4)]
    assert sum(kept) > 0.85 * len(kept)


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Is the bonus of Alliance kept when the suspended Digimon leaves?", "alliance-helper-leaves"),
        ("Is the bonus of Alliance lost when the suspended Digimon leaves?", "alliance-helper-leaves"),
        ("Must I use Barrier, or may I decline it?", "barrier-optional"),
    ],
)
def test_the_same_asked_the_other_way_round_has_the_same_answer(
    matcher: QuestionMatcher, asked: str, name: str
) -> None:
    assert _answered(matcher, asked) == name


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Played Gabumon this turn then digivolved it, can it swing now?", "digivolve-what-was-played-and-attack"),
        ("Gilt eine angelegte Link-Karte als Karte auf dem Feld?", "link-card-is-not-on-the-field"),
        # A term and a word that asks are a short question, not a lookup.
        ("is there summoning sickness", "attack-with-a-card-played-this-turn"),
        ("gibts ein handlimit", "hand-size-limit"),
        # One plain word more doesn't matter if all else fits.
        ("Token would be returned to hand. Do I keep it in hand?", "token-returned-to-hand"),
        # The same words ask two questions, but of one they are known not to.
        ("休眠的数码宝贝能攻击吗", "attack-while-suspended"),
        # What a likelier question says doesn't point to another one.
        ("zwei mal barrier auf einem digimon, zwei security weg?", "barrier-two-of-them"),
        # "Can I be blocked" is what the opponent can do.
        ("突進で対象かえた後でもブロックされる?", "raid-and-blockers"),
        ("デジタマデッキ0枚でも遊べますか？", "deck-without-digi-eggs"),
        ("无限循环双方都停不下来，算谁输？", "loop-nobody-can-stop"),
        ("數碼寶貝進化後，【登場時】效果也會發動嗎？", "on-play-when-digivolving"),
        ("デジクロスで2枚置いたらコストはいくら？", "digixros-cost"),
        ("我的回合里能用阻挡者吗？", "block-on-whose-turn"),
        ("opp de-digivolved my lvl 6 and it was just attacking, does the attack continue", "attacker-de-digivolved"),
        ("einmal pro zug effekt, digimon verlässt und kommt wieder, nochmal?", "area-new-card-once-per-turn"),
        ("数码宝贝被弹回手牌会触发消灭时吗", "timing-on-deletion-returned"),
        (
            "An Option is checked from my security, I don't have its color on board. Does it work?",
            "option-color-security-effect",
        ),
    ],
)
def test_a_wording_like_its_ways_of_asking_stands_out(matcher: QuestionMatcher, asked: str, name: str) -> None:
    assert _answered(matcher, asked) == name


@pytest.mark.parametrize(
    "asked",
    [
        # A word next to its opposite, an unlikely wording of the question.
        "My Digimon draws when it becomes unsuspended. I swing with it and it taps. Do I draw?",
        "My Tamer is already unsuspended, do I get an effect “by suspending this Tamer”?",
        # Two questions at once, neither of which covers the whole.
        "Can a Digimon that digivolved this turn attack and can a Digimon that was played this turn attack?",
        "Can I hatch and can I attack this turn?",
        "Can a Digimon not be attacked when it is suspended?",
        "Can a Digimon that cannot be unsuspended be attacked?",
        "Can I play an Option in the breeding area?",
        "Can Tamers attack and can Tamers block?",
        # "not" right next to the subject of the question.
        "What may I digivolve into when digivolution requirements are not ignored?",
        "進化条件を無視しないで進化できる？",
        "不无视进化条件的话能进化成什么？",
    ],
)
def test_a_wording_like_another_question_is_only_offered(matcher: QuestionMatcher, asked: str) -> None:
    assert matcher.asked(asked).proven is None


@pytest.mark.parametrize(("word", "contrary"), _CONTRARY_WORDS)
def test_a_contrary_word_does_not_get_the_same_answer(matcher: QuestionMatcher, word: str, contrary: str) -> None:
    pattern = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
    # Skip answers that cover both words.
    other = re.compile(rf"\b{contrary}\b")
    asked = (q for q in _yes_or_no() if not (pattern.search(q.answer["en"]) and other.search(q.answer["en"])))
    ways = [(q.id, way) for q in asked for way in q.ask["en"][:_OF_THESE]]
    tried = [(name, pattern.sub(contrary, way)) for name, way in ways if len(pattern.findall(way)) == 1]
    tried = [(name, way) for name, way in tried if len(other.findall(way)) == 1]
    assert len(tried) > 10
    same = [(name, other) for name, other in tried if _answered(matcher, other) == name]
    assert len(same) <= 0.12 * len(tried), same


def _yes_or_no() -> Iterator[ProvenQuestion]:
    firsts = ((q, q.ask["en"][0]) for q in load_questions())
    return (q for q, first in firsts if any(map(_WHETHER.match, (first, _CLAUSE_ENDS.split(first)[-1]))))


def _asked() -> Iterator[tuple[str, str]]:
    return ((q.id, way) for q in load_questions() for way in q.ask["en"][:_WAYS])


def _answered(matcher: QuestionMatcher, asked: str) -> str:
    likest = matcher.likest(asked)
    return likest[0].question.id if likest and likest[0].sure >= MEANT else ""
