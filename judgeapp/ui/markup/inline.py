"""Texts in a line as HTML: everything escaped, each language in its fonts, marks, terms, links.

Qt knows a subset of HTML 4: no ruby, no mark. Readings stand small in brackets after the word, marks are spans."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from judgeapp.clauses.citing import citation_run
from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.glossary import Term
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Block, CrossReference, SpokenAs
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Address, Kind

LINE_BREAK = "<br>"


def in_language(text: str, language: str, *, kind: str = "") -> str:
    """Escaped text in the fonts of its language; `kind` is a class of the page's style."""
    inner = escape(text).replace("\n", LINE_BREAK)
    if kind:
        inner = styled(inner, kind)
    return styled(inner, language) if language in LANGUAGES else inner


def styled(inner: str, kind: str) -> str:
    """`inner` is HTML already; `kind` is a class of the page's style."""
    return f'<span class="{kind}">{inner}</span>'


def coloured(inner: str, colour: str) -> str:
    """`inner` is HTML already; `colour` is one that has a meaning of its own, not of a style."""
    return f'<span style="color:{colour}">{inner}</span>'


def strong(inner: str) -> str:
    """`inner` is HTML already."""
    return f"<b>{inner}</b>"


def unbroken(words: str) -> str:
    """Escaped words that stay on one line."""
    return escape(words).replace(" ", "&nbsp;")


def anchor(passage_id: str) -> str:
    """The name under which a passage can be scrolled to."""
    return "".join(c if c.isalnum() else f"_{ord(c):x}_" for c in passage_id)


def anchor_here(name: str) -> str:
    """Anchor to scroll to, if no link could carry its name."""
    return f'<a name="{name}"></a>'


def link(address: Address, inner: str, *, kind: str = "", name: str = "") -> str:
    """`inner` is HTML already."""
    attributes = f' class="{kind}"' if kind else ""
    attributes += f' name="{name}"' if name else ""
    return f'<a href="{escape(address.url)}"{attributes}>{inner}</a>'


def text_link(words: str, kind: Kind, key: str = "") -> str:
    """Link whose words are escaped here."""
    return link(Address(kind, key), escape(words))


def clause_links(clauses: Iterable[str]) -> str:
    """Clauses of the Comprehensive Rules behind each other, each a link."""
    mention = tuple(clauses)
    return " ".join(
        text_link(number, Kind.PASSAGE, f"{RULES}:{clause}")
        for clause, number in zip(mention, citation_run(mention), strict=True)
    )


def block_inline(
    block: Block,
    language: str,
    marks: Sequence[Mark],
    target: Callable[[CrossReference], Address],
    terms: Sequence[Term] = (),
) -> str:
    """The text of a block with its marks, links, readings and terms."""
    return runs(block.text, language, marks, block.links, block.readings, target, terms)


def runs(
    text: str,
    language: str,
    marks: Sequence[Mark] = (),
    links: Sequence[CrossReference] = (),
    readings: Sequence[SpokenAs] = (),
    target: Callable[[CrossReference], Address] = lambda link: Address(Kind.PASSAGE, link.target),
    terms: Sequence[Term] = (),
) -> str:
    """Text cut wherever a mark, link or term begins or ends or a reading follows."""
    cuts = {0, len(text)}
    cuts |= {at for term in terms for at in (term.start, term.end)}
    cuts |= {at for mark in marks for at in (mark.start, mark.end)}
    cuts |= {at for mention in links for at in (mention.start, mention.end)}
    cuts |= {reading.end for reading in readings}
    after: dict[int, list[str]] = {}
    for reading in readings:
        after.setdefault(reading.end, []).append(reading.kana)
    ordered = sorted(cut for cut in cuts if 0 <= cut <= len(text))
    parts: list[str] = []
    for start, end in zip(ordered, [*ordered[1:], None], strict=True):
        parts += [styled(f"({escape(kana)})", "reading") for kana in after.get(start, ())]
        if end is None:
            break
        piece = escape(text[start:end]).replace("\n", LINE_BREAK)
        if any(m.start <= start and end <= m.end for m in marks):
            piece = styled(piece, "mark")
        for mention in links:
            if mention.start <= start and end <= mention.end:
                piece = link(target(mention), piece)
        for term in terms:
            if term.start <= start and end <= term.end and not piece.startswith("<a "):
                piece = link(Address(Kind.TERM, term.concept), piece, kind="term")
        parts.append(piece)
    inner = "".join(parts)
    return styled(inner, language) if language in LANGUAGES else inner
