"""Reference to passages: a clause number, or the id of a passage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.message import Message, message
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import Passage
from judgeapp.search.question import of_edition, parse_number


def resolve(corpus: Corpus, reference: str) -> tuple[Passage, ...]:
    """The passages that a clause number ("16-4", "16-4.", "4.2:16-4") or passage id names.

    A number without a full stop brings everything below it along.
    Raises NotFoundError when there is nothing of that name, and says what became of it.
    """
    number = parse_number(reference)
    if number is None:
        clause = corpus.clause(of_edition(reference) or reference.strip())
        return tuple(corpus.tree(clause or corpus.passage(reference)))
    clause = corpus.clause(number.number)
    if clause is not None:
        return (clause,) if number.alone else tuple(corpus.tree(clause))
    became = (
        message("{number} (so called in {editions})", number=former.number, editions=former.editions)
        for former in corpus.became(number.number)
    )
    today = _one_of([*became])
    raise NotFoundError(
        "the Comprehensive Rules have no clause {number}",
        mend="Today it is {today}" if today else "",
        number=number.number,
        today=today,
    )


def _one_of(ways: Sequence[Message]) -> Message | str:
    if not ways:
        return ""
    return reduce(lambda one, other: message("{one} or {other}", one=one, other=other), ways)
