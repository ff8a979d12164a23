"""Answer to a search: hits, the reason of each, and changes to the question.

Reasons and notices are codes with parameters; the window and the command line word them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.passage import Passage


class Mark(Struct, frozen=True):
    """`text[start:end]` is what matched."""

    start: int
    end: int


class WhyKind(StrEnum):
    """Reason for which a passage is in the answer."""

    NUMBER = "number"  # its number was asked for
    BELOW_NUMBER = "below-number"  # it is below the number asked for
    FORMER_NUMBER = "former-number"  # editions `found` called it by the number asked for
    NEAREST = "nearest"  # there is no such number; it is the nearest above, or below that
    HISTORY = "history"  # the update history of its edition names the number
    DEFINES = "defines"  # it defines the concept named in `term`
    BELOW_DEFINITION = "below-definition"  # it is below the clause that defines `term`
    HEADED = "headed"  # its heading names the concept `term`
    NAMES = "names"  # its text has the concept `term`, in its own language
    WORDS = "words"  # its text has the word `term`
    READING = "reading"  # its furigana read `term`
    SECTION = "section"  # a heading above it has `term`
    OUR_READING = "our-reading"  # our reading of it has what is in `term`, words with commas
    DECIDES = "decides"  # it decides the question `term`, called `found`, which is like this one
    GONE = "gone"  # no reason: edition `term` does not have it any more
    CITED = "cited"  # no reason: it is what we cite of edition `term`, in our words


class Why(Struct, frozen=True):
    """Reason for a hit: `term` as the word or number in the question, `found` as in the passage."""

    kind: WhyKind
    term: str = ""
    found: str = ""


class Hit(Struct, frozen=True):
    """A passage that answers.

    snippet  -- a part of the passage's text around the matches, or its beginning
    marks -- matches, as positions in `snippet`
    language -- of the snippet: that of the source, or of our rendering of it
    """

    passage: Passage
    snippet: str
    marks: tuple[Mark, ...]
    why: tuple[Why, ...]
    score: float
    language: str


class NoticeKind(StrEnum):
    """Change that was made to the question before it was answered."""

    CORRECTED = "corrected"  # `term` is unknown; results are for `instead`
    DROPPED = "dropped"  # no passage has all words; `term` was left out
    FORMER_NUMBER = "former-number"  # `term` was a number of `editions`; today it is `instead`
    WAS_NUMBER = "was-number"  # `term` was `was` in the edition `editions`
    OTHER_NUMBER = "other-number"  # `term` was `was` in the edition `editions`, whose own `term` is `instead` today
    GONE_NUMBER = "gone-number"  # `term` was a number of `editions`; what it said is not a rule any more
    LOST_NUMBER = "lost-number"  # `term` was a number of `editions`; today's is not known
    CUT = "cut"  # the question is too long; `term` is how what was left out begins
    OUTSIDE = "outside"  # no rule of the game speaks of `term`, nor does a rulebook that was brought in
    OF_ANY_CARD = "of-any-card"  # the proven answer is for any card, where `term` is named
    NO_SUCH_NUMBER = "no-such-number"  # there is no `term`; `instead` is the nearest above, if any


class Notice(Struct, frozen=True):
    kind: NoticeKind
    term: str
    instead: str = ""
    editions: str = ""
    was: str = ""


class Answer(Struct, frozen=True):
    """Result of a search.

    found -- the matches to mark in a whole text: see judgeapp.search.marking
    proven -- the asked question with a proven answer, if any
    perhaps -- those next to it, or if none is surely the same, those possibly meant, the most similar first
    folded -- number of passages left out as in languages not read; `folded_in` are those
    """

    question: str
    hits: tuple[Hit, ...] = ()
    notices: tuple[Notice, ...] = ()
    found: tuple[str, ...] = ()
    proven: ProvenQuestion | None = None
    perhaps: tuple[ProvenQuestion, ...] = ()
    folded: int = 0
    folded_in: tuple[str, ...] = ()
