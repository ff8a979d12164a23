"""Clauses as rows of number and text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import CrossReference, Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import LINE_BREAK, block_inline, in_language, strong
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import label_in


def reference_target(library: Library, passage: Passage, reference: CrossReference) -> Address:
    clause = library.corpus.clause_from(passage, reference.target)
    return Address(Kind.PASSAGE, clause.id if clause is not None else f"{RULES}:{reference.target}")


def clauses_label(label: str, library: Library, clauses: Iterable[Passage], shown: ShownText) -> str:
    """Label of clauses, with the language of their texts if that isn't the judge's."""
    return label_in(label, (shown.of(library, clause).language for clause in clauses), shown.language)


def numbered_clauses(library: Library, clauses: Iterable[Passage], shown: ShownText) -> Iterator[parts.Numbered]:
    """Each with the text that it is shown with; its terms and cross references are links."""
    for clause in clauses:
        passage = shown.of(library, clause)
        heading = in_language(passage.heading, passage.language) if passage.heading else ""
        texts = [
            block_inline(
                block,
                passage.language,
                (),
                partial(reference_target, library, passage),
                library.terms(block.text, passage.language),
            )
            for block in library.corpus.with_todays_numbers(passage).blocks
        ]
        yield parts.Numbered(
            passage.number,
            Address(Kind.PASSAGE, passage.id),
            LINE_BREAK.join([strong(heading), *texts] if heading else texts),
            passage.language,
        )
