"""Answer to a search: hits, the reason of each, and changes to the question.

Reasons and notices are codes with parameters; the window and the command line word them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property

from msgspec import Struct

from judgeapp.messages.punctuation import comma_list
from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.passage import Passage


class Mark(Struct, frozen=True):
    """`text[start:end]` is what matched."""

    start: int
    end: int


class WhyKind(StrEnum):
    """Reason for which a passage is in the answer."""

    NUMBER = "number"  # its number was asked for
    BELOW_NUMBER = "below-number"  # below the number asked for
    FORMER_NUMBER = "former-number"  # the editions in `found` used the number asked for
    NEAREST = "nearest"  # no such number: the nearest one above, or one below that
    HISTORY = "history"  # the edition's update history mentions the number
    DEFINES = "defines"  # defines the concept in `term`
    BELOW_DEFINITION = "below-definition"  # below the clause that defines `term`
    HEADED = "headed"  # its heading names the concept in `term`
    NAMES = "names"  # its text names the concept in `term`, in the text's own language
    WORDS = "words"  # its text contains the word in `term`
    READING = "reading"  # its furigana read as `term`
    SECTION = "section"  # a heading above it contains `term`
    OUR_READING = "our-reading"  # our reading of it contains the words in `term`, separated by commas
    DECIDES = "decides"  # decides the question in `term`, with id `found`, which resembles this one
    GONE = "gone"  # not a reason: the edition in `term` no longer has it
    CITED = "cited"  # not a reason: our wording of a clause of the edition in `term`


class Why(Struct, frozen=True):
    """Reason for a hit: `term` as the word or number in the question, `found` as in the passage."""

    kind: WhyKind
    term: str = ""
    found: str = ""


class Hit(Struct, frozen=True, dict=True):
    """Passage that answers. Few hits are read, so its snippet and reasons are found when it is."""

    passage: Passage
    score: float
    language: str  # of the snippet: that of the source, or of our rendering of it
    find_snippet: Callable[[], tuple[str, tuple[Mark, ...]]]
    find_why: Callable[[], tuple[Why, ...]]

    @cached_property
    def marked(self) -> tuple[str, tuple[Mark, ...]]:
        """A part of the passage's text around the matches, or its beginning; and the matches, as positions in it."""
        return self.find_snippet()

    @property
    def snippet(self) -> str:
        return self.marked[0]

    @property
    def marks(self) -> tuple[Mark, ...]:
        return self.marked[1]

    @cached_property
    def why(self) -> tuple[Why, ...]:
        return self.find_why()


class NoticeKind(StrEnum):
    """Change that was made to the question before it was answered."""

    CORRECTED = "corrected"  # `term` is unknown; the results are for `instead`
    DROPPED = "dropped"  # no passage has all words; `term` was left out
    FORMER_NUMBER = "former-number"  # `term` was a number in `editions`; it is `instead` today
    WAS_NUMBER = "was-number"  # `term` was `was` in the edition `editions`
    # `term` was `was` in the edition `editions`; what that edition called `term` is `instead` today
    OTHER_NUMBER = "other-number"
    GONE_NUMBER = "gone-number"  # `term` was a number in `editions`; the rule no longer exists
    LOST_NUMBER = "lost-number"  # `term` was a number in `editions`; its number today is unknown
    CUT = "cut"  # the question is too long; the part left out begins with `term`
    OUTSIDE = "outside"  # neither the rules of the game nor an imported rulebook mentions `term`
    OF_ANY_CARD = "of-any-card"  # the proven answer holds for any card in place of `term`
    NO_SUCH_NUMBER = "no-such-number"  # there is no `term`; `instead` is the nearest number above it, if any


class Notice(Struct, frozen=True):
    kind: NoticeKind
    term: str
    instead: str = ""
    editions: str = ""
    was: str = ""


class Answer(Struct, frozen=True):
    """Result of a search."""

    question: str
    hits: tuple[Hit, ...] = ()
    notices: tuple[Notice, ...] = ()
    found: tuple[str, ...] = ()  # the matches to mark in a whole text: see judgeapp.search.marking
    proven: ProvenQuestion | None = None  # the asked question with a proven answer, if any
    # Those next to it, or if none is surely the same, those possibly meant, the most similar first.
    perhaps: tuple[ProvenQuestion, ...] = ()
    folded: int = 0  # number of passages left out as in languages not read; `folded_in` are those
    folded_in: tuple[str, ...] = ()


def shown_notices(answer: Answer, beside: Sequence[str] = ()) -> Iterator[Notice]:
    """Notices as a reader needs them: one, the last, names all words that were left out and that no hit has; none does
    beside a proven answer. `beside`: texts of other results."""
    dropped = [notice.term for notice in answer.notices if notice.kind is NoticeKind.DROPPED]
    yield from (notice for notice in answer.notices if notice.kind is not NoticeKind.DROPPED)
    if dropped and answer.proven is None:
        understood = {text.casefold() for hit in answer.hits for why in hit.why for text in (why.term, why.found)}
        others = "\n".join(beside).casefold()
        # A single letter stands in every text.
        understood |= {term.casefold() for term in dropped if len(term) > 1 and term.casefold() in others}
        if missing := [term for term in dropped if term.casefold() not in understood]:
            yield Notice(NoticeKind.DROPPED, comma_list(missing))
