"""The editions of the Comprehensive Rules whose text is at hand."""

from __future__ import annotations

from judgeapp.messages.errors import NotFoundError
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.history import order
from judgeapp.rulebook.manifest import Rulebook


def editions_of_rules(corpus: Corpus) -> tuple[Rulebook, ...]:
    """All at hand that have clauses, the oldest first. One that was brought in and can't be taken apart any more has
    none."""
    having = {passage.source for passage in corpus}
    found = [s for s in corpus.manifest.sources if s.key in having and (s.key == RULES or s.comprehensive)]
    return tuple(sorted(found, key=lambda s: (order(s.edition), s.language)))


def edition_called(corpus: Corpus, name: str) -> Rulebook:
    """By its number or its key. Of several languages the first is taken. Raises NotFoundError."""
    for source in editions_of_rules(corpus):
        if name in (source.key, source.edition):
            return source
    known = ", ".join(s.edition for s in editions_of_rules(corpus))
    raise NotFoundError("edition {name!r} is not here", mend="There are: {known}", name=name[:40], known=known)
