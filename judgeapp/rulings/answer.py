"""Official answer: a question as it was answered, in its languages, with the cards it is printed at, and the clauses
that have changed since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from judgeapp.rulebook.corpus import Corpus


class AnswerText(Struct, frozen=True):
    """An answer in one language, as in a file."""

    number: str  # its publisher's: "Q601"
    language: str
    question: str
    answer: str
    cards: tuple[str, ...] = ()  # card numbers, or topics it is printed at
    date: str = ""  # of the answer, as an ISO date; empty if unknown
    source: str = ""  # who gives it; "official Q&A"

    @property
    def key(self) -> tuple[str, str]:
        return self.number, self.language


class FormerText(Struct, frozen=True):
    text: AnswerText
    taken: str  # when the judge's library had it first, as an ISO time in UTC
    replaced: str  # when another text came in its place


class DecidedBy(Struct, frozen=True):
    """Clauses that a judge confirmed to decide an answer, of editions of the Comprehensive Rules."""

    clauses: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()


class OfficialAnswer(Struct, frozen=True):
    """One answer, which may be printed at many cards under a number each."""

    numbers: tuple[str, ...]  # in order, it is shown under the first
    texts: tuple[AnswerText, ...]  # one for each language
    cards: tuple[str, ...]  # of all the numbers, in order

    @property
    def number(self) -> str:
        return self.numbers[0]

    @property
    def date(self) -> str:
        """The newest of its texts."""
        return max(text.date for text in self.texts)

    def text(self, language: str) -> AnswerText:
        """Text in a language; in the first that it has if it has not this one."""
        return next((t for t in self.texts if t.language == language), self.texts[0])

    def decided_by(self, decided: Mapping[str, DecidedBy]) -> DecidedBy:
        """Confirmations of all of its numbers together."""
        confirmed = [decided[number] for number in self.numbers if number in decided]
        return DecidedBy(
            tuple(dict.fromkeys(clause for decision in confirmed for clause in decision.clauses)),
            tuple(dict.fromkeys(edition for decision in confirmed for edition in decision.editions)),
        )


def answers_of(texts: Iterable[AnswerText]) -> tuple[OfficialAnswer, ...]:
    """The texts of a number are one answer, and so are numbers with the same text: letter by letter in a shared
    language, and no other in any."""
    by_number: dict[str, dict[str, AnswerText]] = {}
    for text in texts:
        by_number.setdefault(text.number, {})[text.language] = text
    groups_of: dict[tuple[str, str, str], list[_Group]] = {}
    groups: list[_Group] = []
    for number, own in by_number.items():
        contents = [_content(text) for text in own.values()]
        same = (group for key in contents for group in groups_of.get(key, ()) if group.takes(own))
        group = next(same, None)
        if group is None:
            group = _Group()
            groups.append(group)
        group.add(number, own)
        for key in contents:
            known = groups_of.setdefault(key, [])
            if group not in known:
                known.append(group)
    return tuple(group.answer() for group in groups)


class _Group:
    """Numbers that say the same."""

    def __init__(self) -> None:
        self._numbers: list[str] = []
        self._texts: dict[str, AnswerText] = {}
        self._cards: dict[str, None] = {}

    def takes(self, own: dict[str, AnswerText]) -> bool:
        """True if no text differs from the one here in its language."""
        return all(
            _content(text) == _content(self._texts[language])
            for language, text in own.items()
            if language in self._texts
        )

    def add(self, number: str, own: dict[str, AnswerText]) -> None:
        self._numbers.append(number)
        for language, text in own.items():
            here = self._texts.get(language)
            if here is None or text.date > here.date:
                self._texts[language] = text
            self._cards |= dict.fromkeys(text.cards)

    def answer(self) -> OfficialAnswer:
        return OfficialAnswer(tuple(self._numbers), tuple(self._texts.values()), tuple(self._cards))


def _content(text: AnswerText) -> tuple[str, str, str]:
    return text.language, " ".join(text.question.split()), " ".join(text.answer.split())


class ChangedSince(Struct, frozen=True):
    """A clause that an edition changed after an answer was given."""

    clause: str
    edition: str
    date: str


def changed_since(corpus: Corpus, clauses: Iterable[str], date: str) -> tuple[ChangedSince, ...]:
    """Clauses, by today's numbers, that were changed after a date, with the newest change of each."""
    if not date:
        return ()
    changed: list[ChangedSince] = []
    for clause in dict.fromkeys(clauses):
        newest = max(corpus.history.changes_of(clause), key=lambda entry: entry.date, default=None)
        if newest is not None and newest.date > date:
            changed.append(ChangedSince(clause, newest.edition, newest.date))
    return tuple(changed)
