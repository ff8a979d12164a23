"""The leading edition of the rules, as pages and results name it; and their note if its text is not here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape

from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.corpus import RULES, Corpus, number_in_rules
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import source_title

_tr = partial(translate, "leading_text")


def clause_link(library: Library, number: str) -> str:
    """A clause by the number that we know it by: linked, with the number that it is shown by."""
    clause = library.corpus.clause(number)
    address = Address(Kind.PASSAGE, clause.id if clause is not None else f"{RULES}:{number}")
    return link(address, escape(library.corpus.shown_number(number)))


def title_shown(library: Library, passage: Passage) -> str:
    """Title and edition of a passage's rulebook; of that which its text stands in for, if any."""
    corpus = library.corpus
    source = corpus.source(passage)
    if corpus.leading is None or not corpus.is_stand_in(passage):
        return source_title(source)
    return f"{translate('sources', source.english_title)} {corpus.leading.number}"


def stand_in_sentence(library: Library, passages: Iterable[Passage]) -> str:
    """Sentence on the numbers to cite of texts that stand in for those of the leading edition, and what they were;
    empty if these are here."""
    corpus = library.corpus
    shown = [passage for passage in passages if corpus.is_stand_in(passage)]
    if corpus.leading is None or not shown:
        return ""
    older, standing = corpus.source(shown[0]).edition, {p.number: number_in_rules(p) for p in shown}
    renumbered = {number: was for number, was in standing.items() if was != number}
    if not renumbered:
        text = _tr("Cite {number} (edition {edition}). The text shown is that of {older}.")
    elif len(standing) == 1:
        text = _tr("Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.")
    else:
        text = _tr("Cite {number} (edition {edition}). The text shown is that of {older}, where {was}.")
        template = _tr("{number} was {was}")
        renumbered = {number: template.format(number=number, was=was) for number, was in renumbered.items()}
    was = comma_list(renumbered.values())
    return text.format(number=comma_list(standing), edition=corpus.leading.number, older=older, was=was)


def inferred_number(library: Library, passage: Passage) -> str:
    """Remark on a number of the leading edition that nobody has seen printed; empty if it is known."""
    leading = library.corpus.leading
    if leading is None or leading.inferred.isdisjoint(library.corpus.base_numbers(passage)):
        return ""
    return _tr("number in {edition} inferred from its place").format(edition=leading.number)


def stand_in_note(library: Library, passages: Iterable[Passage], style: PageStyle) -> str:
    """Sentence on the passages whose texts stand in for others, and the way to bring these in."""
    sentence = stand_in_sentence(library, passages)
    if not sentence:
        return ""
    leading = library.corpus.leading
    assert leading is not None  # else no text stands in
    way = link(Address(Kind.DO, "bring-in"), unbroken(_tr("Import {edition} …").format(edition=leading.number)))
    return parts.caption(f"{escape(sentence)} {way}", style)


def stand_in_words(library: Library, passage: Passage) -> str:
    """Short note that a passage stands in for one of the leading edition, with its number there."""
    if not library.corpus.is_stand_in(passage):
        return ""
    older, was = library.corpus.source(passage).edition, number_in_rules(passage)
    if was == passage.number:
        return _tr("Text of {older}").format(older=older)
    return _tr("Text of {older}: {number}").format(older=older, number=was)


def leading_sign(corpus: Corpus) -> str:
    """The edition that leads, in a few words."""
    if corpus.leading is None:
        return _tr("Rules {edition}").format(edition=corpus.built_in)
    here = corpus.manifest.source(corpus.leading.source).edition
    if here == corpus.leading.number:
        return _tr("Rules {edition}").format(edition=here)
    text = _tr("Rules {edition}, text of {older}")
    return text.format(edition=corpus.leading.number, older=here)
