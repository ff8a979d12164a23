"""Words of a folded text: Latin words and numbers, and runs of Chinese or Japanese."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

from judgeapp.language.folding import fold

# A word of letters, a number, or a run of Han and kana. Letters and digits part: "lv3" is "lv" and "3", as in "Lv.3".
_WORD = re.compile(
    r"(?P<letters>[a-z]+)|(?P<digits>[0-9]+)"
    "|(?P<cjk>[\u3005\u3007\u3041-\u309f\u30a1-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]+)"
)

# What carries no meaning in a question. Never an official term.
STOP_WORDS = frozenset(
    """
    a an and are as at be been being by can could did do does doesn don for from had has have
    how if in into is isn it its may must not of or should so t than that the their them then
    there they this those to was were what when where which while who why will with without
    would you your i my me we us our am happen happens vs versus says say said re s per also just
    still ever any some get gets go goes
    auf aus bei das dass dem den der des die durch ein eine einem einen einer eines er es
    fuer fur hat ich im ist kann man mit nach nicht sich sie sind und unter vom von was wann wenn
    werden wie wird zu zum zur mein meine meinen meinem meiner wurde wurden habe darf muss wer wo
    dann noch schon auch passiert geschieht viel viele
    的 了 是 吗 呢 在 和 与 会 能 刚 被 把 时 怎么 什么 什么时候 何时 如何 能不能 可不可以 会不会
    会怎样 会怎么样 怎样 怎么样 怎么办 多少
    の を が は に で と も へ や か から まで です ます
    """.split()  # noqa: SIM905 -- a list of words reads best as words
)

# "not" in five languages, in folded texts, and "forbidden", which is "not allowed"; but for what only asks ("能不能")
# or means "must", and for names and words that only have the letter of it.
_NEGATION = re.compile(
    r"([\u4e00-\u9fff])不\1|有没有|不得不"
    r"|不屈|不好|不过|不管|不论|不止|不仅|差不多"
    r"|な(?:ければ|いと|くては|くちゃ|きゃ)(?:(?:いけ|なら)(?:ない|ません|ず)|だめ|駄目)?"
    r"|(?P<no>\b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|can['’]?t"
    r"|(?:is|are|was|were|do|does|did|has|have|had|wo|would|could|should|must|need)n['’]?t"
    r"|illegal(?:ly)?|forbidden|prohibited|disallowed|against the rules"
    r"|nichts?|nix|nie|niemals|nimmer|niemand|ohne|keine?[mnrs]?|verboten\w*|untersagt|unzulassig|illegale[mnrs]?|regelwidrig)\b"
    r"|不|无|没|ない|ません|ずに|なし|禁止|禁じ|违反|违规|犯规|反则|だめ|駄目)"
)

# Ends of a question, in any language that has a mark or a word for it, and letters that may follow. か is in names and
# plain words too, and 么 in "什么": they ask behind a few other letters, and か behind a verb or noun.
_QUESTION_END = re.compile(
    r"(?:[?？吗嗎呢]|(?<=\w{4})[么麼]"
    r"|(?:(?<=どこ)|(?<=どちら)|(?<=\S\S[いうくぐすただつでぬのぶむるれん」』）0-9A-Za-zァ-ヴー\u3400-\u9fff]))か[ねよ]?)"
    r"(?:[\s.。!！…,，、)）\]】」』\"'`”’“‘«»]|[(（][^()（）?？]{1,20}[)）]"
    r"|thanks|thank you|please|danke|bitte|[谢謝]{2}"
    r"|ありがとう(?:ございます)?|(?:よろしく)?お願いします|教えてください)*$",
    re.IGNORECASE,
)
# English and German stems that were computed before.
_known_stems: dict[str, tuple[str, str]] = {}
# A stemmer keeps the word it is at work on in itself: one word at a time.
_one_word_at_a_time = Lock()


class Word(NamedTuple):
    """A word at text[start:end] of a folded text."""

    text: str
    start: int
    end: int
    cjk: bool


def ends_as_question(text: str) -> bool:
    """Return true for a text with a question mark at its end, or a word in its place."""
    return _QUESTION_END.search(text) is not None


def words(folded: str) -> Iterator[Word]:
    for match in _WORD.finditer(folded):
        yield Word(match[0], match.start(), match.end(), match.lastgroup == "cjk")


def is_negated(folded: str) -> bool:
    return negations(folded) > 0


def negations(folded: str) -> int:
    return sum(match["no"] is not None for match in _NEGATION.finditer(folded))


def undotted(word: str) -> str:
    """A folded word whose German vowels are written without their dots: "moewe" as "mowe"."""
    return word.replace("ae", "a").replace("oe", "o").replace("ue", "u")


@cache
def _stemmer(language: str) -> Any:
    # It comes with those of thirty languages, and is loaded with the first unknown word.
    import snowballstemmer

    return snowballstemmer.stemmer(language)


@cache
def english_stem(word: str) -> str:
    if known := _known_stems.get(word):
        return known[0]
    with _one_word_at_a_time:
        return str(_stemmer("english").stemWord(word))


@cache
def german_stem(word: str) -> str:
    if known := _known_stems.get(word):
        return known[1]
    with _one_word_at_a_time:
        return str(_stemmer("german").stemWord(word))


def stems_in(texts: Iterable[str]) -> dict[str, tuple[str, str]]:
    """The English and the German stem of each Latin word of texts, to be cached."""
    latin = dict.fromkeys(w.text for text in texts for w in words(fold(text)) if not w.cjk)
    return {word: (english_stem(word), german_stem(word)) for word in latin}


def know_stems(known: Mapping[str, tuple[str, str]]) -> None:
    """These were computed before: they need not be again."""
    _known_stems.update(known)


@cache
def stems(word: str) -> tuple[str, ...]:
    """The forms under which a Latin word is known: itself and its stems."""
    return tuple(dict.fromkeys((word, english_stem(word), german_stem(word))))


def bigrams(run: str) -> tuple[str, ...]:
    """Pairs of neighbours of a Chinese or Japanese run; the run itself if it is one letter."""
    return tuple(run[i : i + 2] for i in range(len(run) - 1)) or (run,)


class Compounds:
    """Takes German compounds apart into words of a vocabulary: "optionkarten"."""

    MIN_PART_LENGTH = 4
    MIN_LENGTH = 2 * MIN_PART_LENGTH
    _JOINTS = ("", "s", "n", "en", "es")

    def __init__(self, vocabulary: Iterable[str]) -> None:
        self.vocabulary = frozenset(w for w in vocabulary if len(w) >= self.MIN_PART_LENGTH)

    def parts(self, word: str) -> tuple[str, ...]:
        """Two or more known words that make up `word`; nothing if there are none."""
        if len(word) < self.MIN_LENGTH:
            return ()
        for cut in range(len(word) - self.MIN_PART_LENGTH, self.MIN_PART_LENGTH - 1, -1):
            head, tail = word[:cut], word[cut:]
            if tail not in self.vocabulary:
                continue
            for joint in self._JOINTS:
                if not head.endswith(joint):
                    continue
                stem = head[: len(head) - len(joint)] if joint else head
                if stem in self.vocabulary:
                    return (stem, tail)
                if deeper := self.parts(stem):
                    return (*deeper, tail)
        return ()
